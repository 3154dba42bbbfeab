"""Implicit methods along the tree, of trees and of closed loops: the same steps as with the matrix, at O(N)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from multibody.closed_zoo import beside, coupled, longer, random_closed, stacked
from poinsot import Actuator, Friction, Limit, Model, OnFreedom, Tendon
from poinsot.elements import (
    Constant,
    Expression,
    ForceElement,
    JointDamper,
    JointEffort,
    JointSpring,
    Stretch,
    SuppliedElement,
)
from poinsot.geometry import rotation_exp
from poinsot.multibody import build_tree, conditions, constrained_dynamics
from poinsot.multibody.front_dynamics import written_out
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.stage_rows import sections
from poinsot.recursions import stage_loops
from poinsot.recursions.stage_loops import solid_numbers
from poinsot.simulation import RungeKutta, extrapolation
from simulation import own_tableaus
from simulation.resuming import assert_same, resumed
from systems.rolled_models import both_ways, end, large_model

STEADY = Constant(0.3)
TILTED = rotation_exp(np.array([0.4, -0.7, 0.3]))
pytestmark = pytest.mark.usefixtures("always_rolled")


def damped(count: int, damping: float, shape: str = "chain", seed: int = 3) -> po.Mechanism:
    """Links that turn, with dampers of very different sizes, some springs, and a torque on the first."""
    rng = np.random.default_rng(seed)
    model = large_model(shape, count, rng)
    elements: list[ForceElement] = [
        JointDamper(f"d{i}", f"j{i}", damping * 10.0 ** rng.uniform(-3, 0)) for i in range(count)
    ]
    elements += [JointSpring(f"s{i}", f"j{i}", 100.0) for i in range(count)]
    elements.append(JointEffort("push", "j0", Expression("3*sin(2*t)", ())))
    return po.Mechanism(replace(model, elements=tuple(elements)))


def held(count: int, seed: int, shape: str = "chain", **ranges: tuple[float, float]) -> po.Mechanism:
    """Every joint by a servo, stiffness and gear of its own, some by two, one of which has a gain that varies."""
    rng = np.random.default_rng(seed)
    model = large_model(shape, count, rng)
    elements: list[ForceElement] = []
    for i in range(count):
        stiff, gear, target = 10.0 ** rng.uniform(1, 4), rng.uniform(0.5, 2.0), Expression(f"0.3*sin({i + 1}*t)", ())
        own = {"stiffness": stiff, "damping": 0.1 * stiff, "gear": gear}
        elements.append(Actuator.position(f"s{i}", f"j{i}", signal=target, **own, **ranges))
    elements.append(Actuator.velocity("pull", "j1", damping=2e3, signal=Expression("cos(t)", ())))
    elements.append(Actuator("odd", OnFreedom("j0"), Expression("1+t", ()), gain_length=-30.0, gain_rate=-9.0))
    return po.Mechanism(replace(model, elements=tuple(elements)))


def damped_loops(model: Model, damping: float, seed: int = 3) -> Model:
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


@dataclass(frozen=True)
class Cubic(SuppliedElement):
    """(u − s)³ k − (ṡ³ + ṡ) c: a law that is none of ours."""

    name: str
    along: Stretch
    signal: Constant = STEADY
    needs_value = True

    @property
    def stretch(self) -> Stretch:
        """What it moves."""
        return self.along

    def effort(self, u: Any, s: Any, rate: Any) -> Any:
        """Of its own state."""
        return (u - s) * (u - s) * (u - s) * 500.0 - (rate * rate + 1.0) * rate * 50.0


def supplied() -> po.Mechanism:
    """Joints of several freedoms, a tendon of one piece with a weight and an offset, several servos on one freedom."""
    model = large_model("binary", 10, np.random.default_rng(2), ("revolute", "prismatic", "cylindrical", "planar"))
    piece = Tendon(((-2.0, OnFreedom("j1")),), 0.7)
    elements: list[ForceElement] = [
        Actuator.position("a", "j0", stiffness=1e4, damping=1e3, gear=-1.3, signal=Expression("sin(3*t)", ())),
        Actuator.position("b", piece, stiffness=3e3, damping=20.0, signal=Constant(0.1)),
        *(Cubic(f"c{k}", along) for k, along in enumerate((OnFreedom("j1"), OnFreedom("j2"), piece))),
    ]
    elements += [
        Actuator.position(f"p{i}.{k}", OnFreedom(j.name, k), stiffness=2e3, damping=100.0)
        for i, j in enumerate(model.joints[3:])
        for k in range(len(j.pair.freedoms))
    ]
    return po.Mechanism(replace(model, elements=tuple(elements)))


@dataclass(frozen=True)
class Case:
    """A mechanism, how its run is asked for, how near both ends, both numbers of steps and its books are."""

    make: Callable[[], po.Mechanism | Model]
    options: dict[str, Any]
    exact: float = 1e-10
    steps: float | None = 0
    """As a difference; None: as many as they take."""
    books: float = 1e-7
    quick: bool = False
    always: bool = True
    """Fewer evaluations are surely needed."""


# steps and ends are apart by the error of the run with the matrix, 1.5e-11 with 186 steps for 181 of 15 four-bars; the
# run along the tree is ten times nearer to one at rtol 1e-13
def loops(make: Callable[[], Model], exact: float = 2e-10, end: float = 0.2, **more: Any) -> Case:
    method = more.pop("method", "radau")
    return Case(make, {"times": [0.0, end], "method": method}, exact, steps=0.03, books=1e-6, **more)


FOUR = [(40, "radau9"), (40, "gauss"), (100, "radau")]
PAIRS = [("spherical",), ("free", "planar"), ("universal", "helical"), ("cylindrical", "prismatic")]
CASES = {
    "chain": Case(lambda: damped(30, 10.0), {"times": [0.0, 0.1]}, quick=True),
    **{f"chain of {n} by {by}": Case(partial(damped, n, 10.0), {"times": [0.0, 0.1], "method": by}) for n, by in FOUR},
    **{
        f"stiff tree {k:g}": Case(partial(damped, 40, k, "binary"), {"times": [0.0, 0.5]}, steps=None, always=False)
        for k in (1e9, 1e6, 1e3)
    },
    **{
        f"{shape} of {kinds}": Case(
            lambda shape=shape, kinds=kinds: large_model(shape, 20, np.random.default_rng(6), kinds),
            {"times": [0.0, 0.2]}, steps=None, always=False,
        )
        for kinds in PAIRS
        for shape in ("chain", "comb", "binary")
    },
    "servos": Case(lambda: held(8, 4), {"times": [0.0, 0.2]}, 1e-9, steps=2, quick=True),
    **{
        f"servos, {shape} of {n} by {by}": Case(
            partial(held, n, 4, shape), {"times": [0.0, 0.2], "method": by}, 1e-9, steps=2
        )
        for n, shape, by in ((60, "binary", "radau"), (20, "comb", "radau9"), (20, "chain", "gauss"))
    },
    "laws of others": Case(supplied, {"times": [0.0, 0.3]}, 1e-11, always=False),
    "four-bars": loops(lambda: damped_loops(stacked(2), 10.0), quick=True),
    **{
        f"{n} four-bars by {by}": loops(lambda n=n: damped_loops(stacked(n), 10.0), method=by)
        for n, by in ((15, "radau"), (6, "radau9"), (6, "gauss"))
    },
    "driven four-bars": loops(lambda: driven(damped_loops(stacked(4), 10.0))),
    **{
        f"stiff four-bars {k:g}": loops(lambda k=k: driven(damped_loops(stacked(6), k)), end=0.5)
        for k in (1e3, 1e6, 1e9)
    },
    **{
        f"loops {number}": loops(lambda k=number: replace(random_closed(k)[0], elements=()), 1e-8)
        for number in range(12)
    },
    **{
        f"{name}, whose rows repeat others": loops(lambda n=name: po.load(EXAMPLES / f"{n}.toml").model, 1e-9, 0.4)
        for name in ("bennett", "bricard", "cardan_shaft")
    },
    "turned and beside another": loops(lambda: damped_loops(beside(stacked(2, TILTED), stacked(1)), 10.0), 1e-9),
}  # fmt: skip


OPEN = {"6 four-bars by gauss": [pytest.mark.xfail(strict=True, reason="claims.csv #807: 121 steps of 104")]}


@pytest.mark.parametrize(
    "name",
    [
        name if case.quick else pytest.param(name, marks=[pytest.mark.long, *OPEN.get(name, [])])
        for name, case in CASES.items()
    ],
)
def test_steps_are_those_with_the_matrix(name: str) -> None:
    """The same end after as many steps with fewer evaluations; books and loops close."""
    case = CASES[name]
    made = case.make()
    mechanism = made if isinstance(made, po.Mechanism) else po.Mechanism(made)
    own, dense = both_ways(mechanism, **case.options)
    closed = bool(mechanism.tree.closures)
    size = max(np.abs(end(dense)).max(), 1e-3 if closed else 0.0)
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=case.exact * size)
    if case.steps is not None:
        apart = 1 + case.steps * dense.attrs["steps"] if closed else case.steps
        assert abs(own.attrs["steps"] - dense.attrs["steps"]) <= apart
    if case.always:
        assert own.attrs["evaluations"] < dense.attrs["evaluations"]
        assert abs(own["energy_residual"].values[-1]) <= case.books * own["energy_turnover"].values[-1] + 1e-12 * closed
    assert not closed or float(own.constraint_error.max()) < 1e-10


@pytest.mark.parametrize(
    ("make", "size"),
    [
        (lambda: damped(16, 10.0).model, 1e-5),
        *(
            pytest.param(make, size, marks=pytest.mark.long)
            for make, size in (
                (lambda: damped(16, 10.0).model, 1e5),
                (lambda: damped_loops(stacked(3), 10.0), 1e-3),
                (lambda: damped_loops(stacked(3), 10.0), 1e3),
            )
        ),
    ],
)
def test_small_and_large_ones_move_alike(make: Callable[[], Model], size: float) -> None:
    options: dict[str, Any] = {"times": [0.0, 0.1], "method": "radau", "rtol": 1e-9, "atol": 1e-11}
    one, two = (po.simulate(po.Mechanism(longer(make(), each)), **options) for each in (1.0, size))
    assert two.attrs["stages_solved"] == "along the tree"
    np.testing.assert_allclose(end(two), end(one), rtol=0, atol=1e-8 * np.abs(end(one)).max())


def test_quaternions_stay_on_their_sphere() -> None:
    mechanism = po.Mechanism(large_model("chain", 8, np.random.default_rng(6), ("spherical",)))
    own, dense = both_ways(mechanism, times=[0.0, 0.2])
    q = own["joint_position"].values[-1].reshape(-1, 4)
    np.testing.assert_allclose(np.linalg.norm(q, axis=1), 1.0, atol=1e-14)
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-10 * np.abs(end(dense)).max())


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_servos_at_the_ends_of_their_ranges(seed: int) -> None:
    """Where an effort is clipped its slopes are 0, and the clip is stepped over."""
    mechanism = held(10, seed, force_range=(-3.0, 3.0), control_range=(-0.2, 0.25))
    own, dense = both_ways(mechanism, times=[0.0, 0.4], rtol=1e-9, atol=1e-11)
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-6 * np.abs(end(dense)).max())
    assert abs(own.attrs["steps"] / dense.attrs["steps"] - 1.0) <= 0.05


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "method", [own_tableaus.TR_BDF2, own_tableaus.SDIRK_4, own_tableaus.GAUSS_OF_TWO, extrapolation(3, implicit=True)],
    ids=own_tableaus.name_of,
)  # fmt: skip
def test_stages_of_any_tableau_are_solved_along_the_tree(method: RungeKutta) -> None:
    """One or several real factors, a coupling of stages, and complex ones alone, beside a real one for errors."""
    system = held(5, 9).system()
    dense = replace(system, dynamics=replace(system.dynamics, stages=None))
    options: dict[str, Any] = {"times": [0.0, 0.1], "method": method, "rtol": 1e-6, "atol": 1e-8}
    one, two = (po.simulate(each, **options) for each in (system, dense))
    assert (one.attrs["stages_solved"], two.attrs["stages_solved"]) == ("along the tree", "matrix")
    np.testing.assert_allclose(end(one), end(two), rtol=0, atol=1e-6 * np.abs(end(two)).max())
    assert abs(one.attrs["steps"] / two.attrs["steps"] - 1.0) <= 0.05


def test_servos_follow_inputs_of_the_run() -> None:
    """Their values come from samples, which the factors are given."""
    mechanism, t = held(6, 7), np.linspace(0.0, 0.2, 9)
    inputs = {"s2": (t, 0.4 * t), "odd": (t, 1.0 + np.cos(9 * t)), "s4": 0.2}
    system = mechanism.system(inputs=inputs)
    options: dict[str, Any] = {"times": [0.0, 0.2], "method": "radau", "rtol": 1e-9, "atol": 1e-11, "inputs": inputs}
    own = po.simulate(mechanism, **options)
    assert own.attrs["stages_solved"] == "along the tree" and system.inputs.names
    exact = po.simulate(mechanism, **{**options, "method": "dop853"})
    np.testing.assert_allclose(end(own), end(exact), rtol=0, atol=1e-7 * np.abs(end(exact)).max())


def test_servos_along_several_freedoms_keep_the_matrix() -> None:
    model = large_model("chain", 6, np.random.default_rng(2))
    tendon = Tendon(((1.0, OnFreedom("j1")), (-0.5, OnFreedom("j3"))))
    servo = Actuator.position("servo", tendon, stiffness=50.0)
    assert po.Mechanism(replace(model, elements=(servo,))).system().dynamics.stages is None
    motor = Actuator.motor("motor", tendon, gear=2.0, control_range=(-1.0, 1.0), force_range=(-3.0, 3.0))
    assert po.Mechanism(replace(model, elements=(motor,))).system().dynamics.stages is not None
    assert po.Mechanism(model).system().dynamics.stages is not None


def test_couplings_and_very_wide_fronts_keep_the_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    model = damped_loops(stacked(2), 10.0)
    assert po.Mechanism(model).system().dynamics.stages is not None
    assert po.Mechanism(coupled(stacked(2), 1)).system().dynamics.stages is None
    monkeypatch.setattr(stage_loops, "WIDEST", 1)
    assert po.Mechanism(model).system().dynamics.stages is None


@pytest.mark.long
@pytest.mark.parametrize(("method", "order", "step"), [("radau", 5, 0.01), ("gauss", 6, 0.02)])
def test_the_order_of_a_method_stays(method: str, order: int, step: float) -> None:
    """Errors at half the step, by steps of fixed length."""
    mechanism = po.Mechanism(damped_loops(stacked(2), 3.0))
    exact = end(po.simulate(mechanism, times=[0.0, 0.4], rtol=1e-12, atol=1e-13))
    errors = [np.abs(end(po.simulate(mechanism, 0.4, step=h, method=method)) - exact).max() for h in (step, step / 2)]
    assert np.log2(errors[0] / errors[1]) > order - 0.7, errors


def _stopped_tree() -> Model:
    rows = [Limit(f"j{i}.end", OnFreedom(f"j{i}"), -0.05, 0.08, restitution=0.4) for i in range(0, 6, 2)]
    return replace(damped(6, 0.3, seed=5).model, switches=(*rows, Friction("rub", OnFreedom("j1"), 0.2)))


def _stopped_loops() -> Model:
    rows = Limit("end", OnFreedom("a1"), -0.05, 0.02, restitution=0.4), Friction("rub", OnFreedom("a0"), 0.2)
    return replace(damped_loops(stacked(3), 0.3), switches=rows)


@pytest.mark.long
@pytest.mark.parametrize(("make", "events"), [(_stopped_tree, 5), (_stopped_loops, 2)])
def test_limits_and_friction_act_at_the_same_instants(make: Callable[[], Model], events: int) -> None:
    """Stops that throw back, and friction that holds: where rows are closed the matrix is eliminated, else the tree."""
    system = po.Mechanism(make()).system()
    options: dict[str, Any] = {"times": [0.0, 0.3], "rtol": 1e-9, "atol": 1e-11}
    own, dense, explicit = (
        po.simulate(each, method=method, **options)
        for each, method in (
            (system, "radau"),
            (replace(system, dynamics=replace(system.dynamics, stages=None)), "radau"),
            (system, "dop853"),
        )
    )
    assert own.attrs["stages_solved"] == "along the tree" and "stages_solved" not in explicit.attrs
    assert len(own.event_time) >= events
    for other, exact in ((dense, 1e-10), (explicit, 1e-6)):
        assert own.event_row.values.tolist() == other.event_row.values.tolist()
        np.testing.assert_allclose(own.event_time, other.event_time, rtol=0, atol=exact)
        np.testing.assert_allclose(end(own), end(other), rtol=0, atol=10 * exact * np.abs(end(other)).max())


@pytest.mark.long
@pytest.mark.parametrize(
    "make", [lambda: damped(8, 11), lambda: held(8, 11), lambda: po.Mechanism(driven(damped_loops(stacked(3), 10.0)))]
)
def test_killed_and_resumed_it_is_the_run_in_one_piece(
    make: Callable[[], po.Mechanism], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mechanism, options = make(), {"time": 0.5, "samples": 21, "method": "radau", "rtol": 1e-8}
    whole = po.simulate(mechanism, **options)
    found, kills = resumed(monkeypatch, tmp_path / "run.ckpt", mechanism, {}, **options)
    assert kills > 3 and found.attrs["stages_solved"] == "along the tree"
    assert_same(whole, found)


@pytest.mark.parametrize("tilt", [None, TILTED])
def test_what_is_taken_for_zero_is_zero(tilt: Any) -> None:
    """In random states, of every number of links, rows and closures."""
    tree, rng = build_tree(damped_loops(stacked(2, tilt), 10.0)).aligned, np.random.default_rng(1)
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
