"""Implicit methods of mechanisms with closed loops, without the matrix: the same steps as with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import beside, coupled, longer, random_closed, stacked
from poinsot import Actuator, Friction, Limit, Model, OnFreedom
from poinsot.algorithms import compiled
from poinsot.elements import Expression, JointDamper, JointEffort, JointSpring
from poinsot.geometry import rotation_exp
from poinsot.multibody import build_tree, conditions, constrained_dynamics
from poinsot.multibody.front_dynamics import written_out
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.stage_rows import sections
from poinsot.recursions import stage_loops
from poinsot.recursions.stage_zeros import solid_numbers
from simulation.resuming import assert_same, resumed
from systems.test_stage_kernels import both_ways, end

TILTED = rotation_exp(np.array([0.4, -0.7, 0.3]))


@pytest.fixture(autouse=True)
def always_rolled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(compiled, "LARGEST_UNROLLED", 0)
    monkeypatch.setattr(compiled, "MOST_WRITTEN_LOOPS", 0)
    yield


def damped(model: Model, damping: float, seed: int = 3) -> Model:
    """Dampers of very different sizes and springs on joints that turn."""
    rng, tree = np.random.default_rng(seed), build_tree(model)
    names = [link.joint for link in tree.links]
    dampers = [JointDamper(f"d {x}", x, damping * 10.0 ** rng.uniform(-3, 0)) for x in names]
    return replace(model, elements=(*dampers, *(JointSpring(f"s {x}", x, 30.0) for x in names)))


def driven(model: Model) -> Model:
    """And a servo and a torque."""
    first, *_, last = [e.joint for e in model.elements if isinstance(e, JointDamper)]
    signal = Expression("0.3*sin(3*t)", ())
    servo = Actuator.position("servo", last, stiffness=200.0, damping=3.0, signal=signal)
    push = JointEffort("push", first, Expression("2*sin(2*t)", ()))
    return replace(model, elements=(*model.elements, servo, push))


def agree(model: Model, exact: float = 1e-10, **options: Any) -> Any:
    """The run along the tree is that by the matrix, closes its loops, and its books."""
    own, dense = both_ways(po.Mechanism(model), **{"times": [0.0, 0.2], **options})
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=exact * max(np.abs(end(dense)).max(), 1e-3))
    assert abs(own.attrs["steps"] - dense.attrs["steps"]) <= 1 + 0.01 * dense.attrs["steps"]
    assert own.attrs["evaluations"] < dense.attrs["evaluations"]
    assert float(own.constraint_error.max()) < 1e-10
    assert abs(own["energy_residual"].values[-1]) <= 1e-6 * own["energy_turnover"].values[-1] + 1e-12
    return own


@pytest.mark.parametrize(
    ("count", "method"), quick(1, [(2, "radau"), (15, "radau"), (6, "radau9"), (6, "gauss")], several=True)
)
def test_four_bars_take_the_same_steps_as_with_the_matrix(count: int, method: str) -> None:
    agree(damped(stacked(count), 10.0), method=method)


@pytest.mark.long
def test_servos_and_torques() -> None:
    agree(driven(damped(stacked(4), 10.0)))


@pytest.mark.long
@pytest.mark.parametrize("damping", [1e3, 1e6, 1e9])
def test_stiff_dampers(damping: float) -> None:
    agree(driven(damped(stacked(6), damping)), times=[0.0, 0.5])


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
def test_loops_of_any_pairs(seed: int) -> None:
    agree(replace(random_closed(seed)[0], elements=()), 1e-8)


@pytest.mark.long
@pytest.mark.parametrize("name", ["bennett", "bricard", "cardan_shaft"])
def test_rows_that_repeat_others(name: str) -> None:
    """Mechanisms that move although their rows are as many as their freedoms, or more."""
    model = po.load(Path(__file__).parents[2] / f"examples/{name}.toml").model
    agree(model, 1e-9, times=[0.0, 0.4])


@pytest.mark.long
@pytest.mark.parametrize(("method", "order", "step"), [("radau", 5, 0.01), ("gauss", 6, 0.02)])
def test_the_order_of_a_method_stays(method: str, order: int, step: float) -> None:
    """Errors at half the step, by steps of fixed length."""
    mechanism = po.Mechanism(damped(stacked(2), 3.0))
    exact = end(po.simulate(mechanism, times=[0.0, 0.4], rtol=1e-12, atol=1e-13))
    errors = [np.abs(end(po.simulate(mechanism, 0.4, step=h, method=method)) - exact).max() for h in (step, step / 2)]
    assert np.log2(errors[0] / errors[1]) > order - 0.7, errors


@pytest.mark.long
def test_limits_and_friction_act_at_the_same_instants() -> None:
    """Where rows are closed the matrix is eliminated, else the tree."""
    rows = [Limit("end", OnFreedom("a1"), -0.05, 0.02, restitution=0.4), Friction("rub", OnFreedom("a0"), 0.2)]
    system = po.Mechanism(replace(damped(stacked(3), 0.3), switches=tuple(rows))).system()
    options: dict[str, Any] = {"times": [0.0, 0.3], "rtol": 1e-9, "atol": 1e-11}
    own, dense, explicit = (
        po.simulate(each, method=method, **options)
        for each, method in ((system, "radau"), (replace(system, stages=None), "radau"), (system, "dop853"))
    )
    assert own.attrs["stages_solved"] == "along the tree" and len(own.event_time) >= 2
    for other, exact in ((dense, 1e-10), (explicit, 1e-6)):
        assert own.event_row.values.tolist() == other.event_row.values.tolist()
        np.testing.assert_allclose(own.event_time, other.event_time, rtol=0, atol=exact)
        np.testing.assert_allclose(end(own), end(other), rtol=0, atol=10 * exact)


def test_couplings_and_very_wide_fronts_keep_the_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    model = damped(stacked(2), 10.0)
    assert po.Mechanism(model).system().stages is not None
    assert po.Mechanism(coupled(stacked(2), 1)).system().stages is None
    monkeypatch.setattr(stage_loops, "WIDEST", 1)
    assert po.Mechanism(model).system().stages is None


@pytest.mark.long
def test_turned_out_of_its_plane_and_beside_another() -> None:
    """Rows that repeat others, and two mechanisms in one file."""
    agree(damped(beside(stacked(2, TILTED), stacked(1)), 10.0), 1e-9)


@pytest.mark.long
@pytest.mark.parametrize("size", [1e-3, 1e3])
def test_small_and_large_ones_move_alike(size: float) -> None:
    options: dict[str, Any] = {"times": [0.0, 0.1], "method": "radau", "rtol": 1e-9, "atol": 1e-11}
    model = damped(stacked(3), 10.0)
    one, two = (po.simulate(po.Mechanism(longer(model, each)), **options) for each in (1.0, size))
    assert two.attrs["stages_solved"] == "along the tree"
    np.testing.assert_allclose(end(two), end(one), rtol=0, atol=1e-8 * np.abs(end(one)).max())


@pytest.mark.parametrize("tilt", [None, TILTED])
def test_what_is_taken_for_zero_is_zero(tilt: Any) -> None:
    """In random states, of every number of links, rows and closures."""
    tree, rng = build_tree(damped(stacked(2, tilt), 10.0)).aligned, np.random.default_rng(1)
    lines, solid = Lines(tree, conditions(tree).live), solid_numbers(tree)
    q, v, tau = (rng.normal(size=tree.nv) for _ in range(3))
    found = [
        *lines.dynamics(Policy(constrained_dynamics.PASSING, constrained_dynamics.DRIFT), False),
        *lines.added("A0", 1, True, "A"),
    ]
    found += [*lines.added("l0", 1, False, "l"), *sections(lines)]
    values = written_out(tree, q, v, tau, [*lines.moving(), *found])
    kept = 0
    for family, each in solid.items():
        for item, which in enumerate(each):
            numbers = np.array([float(x) for x in values[family, item]])
            assert not np.any(numbers[~which]), (family, item)
            kept += int(which.sum())
    assert kept < 0.7 * sum(which.size for each in solid.values() for which in each)


@pytest.mark.long
def test_killed_and_resumed_it_is_the_run_in_one_piece(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mechanism = po.Mechanism(driven(damped(stacked(3), 10.0)))
    options: dict[str, Any] = {"time": 0.5, "samples": 21, "method": "radau", "rtol": 1e-8}
    whole = po.simulate(mechanism, **options)
    found, kills = resumed(monkeypatch, tmp_path / "run.ckpt", mechanism, {}, **options)
    assert kills > 3 and found.attrs["stages_solved"] == "along the tree"
    assert_same(whole, found)
