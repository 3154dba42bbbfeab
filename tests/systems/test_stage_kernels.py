"""Implicit methods along the tree: the same steps as with the matrix, at O(N)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import longer
from poinsot import Actuator, Friction, Limit, OnFreedom, Tendon
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
from simulation.resuming import assert_same, resumed
from systems.rolled_models import large_model, rolled_beyond

STATE = ("joint_position", "joint_velocity")
STEADY = Constant(0.3)


@pytest.fixture(autouse=True)
def always_rolled() -> Iterator[None]:
    with rolled_beyond(0):
        yield


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


def end(run: Any) -> np.ndarray:
    return np.concatenate([run[name].values[-1] for name in STATE])


def both_ways(mechanism: po.Mechanism, **options: Any) -> tuple[Any, Any]:
    """The run along the tree, and with the matrix."""
    given = {"method": "radau", "rtol": 1e-8, "atol": 1e-10, **options}
    system = mechanism.system()
    runs = [po.simulate(each, **given) for each in (system, replace(system, stages=None))]
    assert [run.attrs["stages_solved"] for run in runs] == ["along the tree", "matrix"]
    return runs[0], runs[1]


@pytest.mark.parametrize(
    ("count", "method"), quick(1, [(30, "radau"), (100, "radau"), (40, "radau9"), (40, "gauss")], several=True)
)
def test_a_chain_takes_the_same_steps_as_with_the_matrix(count: int, method: str) -> None:
    own, dense = both_ways(damped(count, 10.0), times=[0.0, 0.1], method=method)
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-10 * np.abs(end(dense)).max())
    assert own.attrs["steps"] == dense.attrs["steps"]
    assert own.attrs["evaluations"] < dense.attrs["evaluations"]
    assert abs(own["energy_residual"].values[-1]) <= 1e-7 * own["energy_turnover"].values[-1]


@pytest.mark.long
@pytest.mark.parametrize("damping", [1e9, 1e6, 1e3])
def test_stiff_dampers(damping: float) -> None:
    own, dense = both_ways(damped(40, damping, "binary"), times=[0.0, 0.5])
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-10 * np.abs(end(dense)).max())


@pytest.mark.parametrize("length", quick(1, [1e-5, 1e5]))
def test_small_and_large_ones_move_alike(length: float) -> None:
    options: dict[str, Any] = {"times": [0.0, 0.1], "method": "radau", "rtol": 1e-9, "atol": 1e-11}
    model = damped(16, 10.0).model
    one, two = (po.simulate(po.Mechanism(longer(model, each)), **options) for each in (1.0, length))
    assert two.attrs["stages_solved"] == "along the tree"
    np.testing.assert_allclose(end(two), end(one), rtol=0, atol=1e-8 * np.abs(end(one)).max())


@pytest.mark.long
@pytest.mark.parametrize(
    "kinds", [("spherical",), ("free", "planar"), ("universal", "helical"), ("cylindrical", "prismatic")]
)
@pytest.mark.parametrize("shape", ["chain", "comb", "binary"])
def test_trees_of_any_pair(kinds: tuple[str, ...], shape: str) -> None:
    mechanism = po.Mechanism(large_model(shape, 20, np.random.default_rng(6), kinds))
    own, dense = both_ways(mechanism, times=[0.0, 0.2])
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-10 * np.abs(end(dense)).max())


def test_quaternions_stay_on_their_sphere() -> None:
    mechanism = po.Mechanism(large_model("chain", 8, np.random.default_rng(6), ("spherical",)))
    own, dense = both_ways(mechanism, times=[0.0, 0.2])
    q = own["joint_position"].values[-1].reshape(-1, 4)
    np.testing.assert_allclose(np.linalg.norm(q, axis=1), 1.0, atol=1e-14)
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-10 * np.abs(end(dense)).max())


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


@pytest.mark.parametrize(
    ("count", "shape", "method"),
    quick(
        1,
        [(8, "chain", "radau"), (60, "binary", "radau"), (20, "comb", "radau9"), (20, "chain", "gauss")],
        several=True,
    ),
)
def test_servos_take_the_same_steps_as_with_the_matrix(count: int, shape: str, method: str) -> None:
    """Efforts that the joint's own state, the time and the control set."""
    own, dense = both_ways(held(count, 4, shape), times=[0.0, 0.2], method=method)
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-9 * np.abs(end(dense)).max())
    assert abs(own.attrs["steps"] - dense.attrs["steps"]) <= 2
    assert own.attrs["evaluations"] < dense.attrs["evaluations"]
    assert abs(own["energy_residual"].values[-1]) <= 1e-7 * own["energy_turnover"].values[-1]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_servos_at_the_ends_of_their_ranges(seed: int) -> None:
    """Where an effort is clipped its slopes are 0, and the clip is stepped over."""
    mechanism = held(10, seed, force_range=(-3.0, 3.0), control_range=(-0.2, 0.25))
    own, dense = both_ways(mechanism, times=[0.0, 0.4], rtol=1e-9, atol=1e-11)
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-6 * np.abs(end(dense)).max())
    assert abs(own.attrs["steps"] / dense.attrs["steps"] - 1.0) <= 0.05


def test_servos_follow_inputs_of_the_run() -> None:
    """Their values come from samples, which the factors are given."""
    mechanism, t = held(6, 7), np.linspace(0.0, 0.2, 9)
    inputs = {"s2": (t, 0.4 * t), "odd": (t, 1.0 + np.cos(9 * t)), "s4": 0.2}
    system = mechanism.system(inputs=inputs)
    options: dict[str, Any] = {"times": [0.0, 0.2], "method": "radau", "rtol": 1e-9, "atol": 1e-11, "inputs": inputs}
    own = po.simulate(mechanism, **options)
    assert own.attrs["stages_solved"] == "along the tree" and system.input_names
    exact = po.simulate(mechanism, **{**options, "method": "dop853"})
    np.testing.assert_allclose(end(own), end(exact), rtol=0, atol=1e-7 * np.abs(end(exact)).max())


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


@pytest.mark.long
def test_laws_of_others_on_freedoms_of_any_pair() -> None:
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
    own, dense = both_ways(po.Mechanism(replace(model, elements=tuple(elements))), times=[0.0, 0.3])
    assert own.attrs["steps"] == dense.attrs["steps"]
    np.testing.assert_allclose(end(own), end(dense), rtol=0, atol=1e-11 * np.abs(end(dense)).max())


def test_servos_along_several_freedoms_keep_the_matrix() -> None:
    model = large_model("chain", 6, np.random.default_rng(2))
    tendon = Tendon(((1.0, OnFreedom("j1")), (-0.5, OnFreedom("j3"))))
    servo = Actuator.position("servo", tendon, stiffness=50.0)
    assert po.Mechanism(replace(model, elements=(servo,))).system().stages is None
    motor = Actuator.motor("motor", tendon, gear=2.0, control_range=(-1.0, 1.0), force_range=(-3.0, 3.0))
    assert po.Mechanism(replace(model, elements=(motor,))).system().stages is not None
    assert po.Mechanism(model).system().stages is not None


@pytest.mark.long
@pytest.mark.parametrize("make", [damped, held])
def test_killed_and_resumed_it_is_the_run_in_one_piece(
    make: Callable[[int, float], po.Mechanism], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mechanism, options = make(8, 11), {"time": 0.5, "samples": 21, "method": "radau", "rtol": 1e-8}
    whole = po.simulate(mechanism, **options)
    found, kills = resumed(monkeypatch, tmp_path / "run.ckpt", mechanism, {}, **options)
    assert kills > 3 and found.attrs["stages_solved"] == "along the tree"
    assert_same(whole, found)


@pytest.mark.long
def test_limits_are_met_at_the_same_instants() -> None:
    """Stops that throw back, and friction that holds: where rows are closed the matrix is eliminated, else the tree."""
    model = damped(6, 0.3, seed=5).model
    rows = [Limit(f"j{i}.end", OnFreedom(f"j{i}"), -0.05, 0.08, restitution=0.4) for i in range(0, 6, 2)]
    system = po.Mechanism(replace(model, switches=(*rows, Friction("rub", OnFreedom("j1"), 0.2)))).system()
    options: dict[str, Any] = {"times": [0.0, 0.3], "rtol": 1e-9, "atol": 1e-11}
    own, dense, explicit = (
        po.simulate(each, method=method, **options)
        for each, method in ((system, "radau"), (replace(system, stages=None), "radau"), (system, "dop853"))
    )
    assert own.attrs["stages_solved"] == "along the tree" and "stages_solved" not in explicit.attrs
    assert len(own.event_time) >= 5
    for other, exact in ((dense, 1e-10), (explicit, 1e-6)):
        assert own.event_row.values.tolist() == other.event_row.values.tolist()
        np.testing.assert_allclose(own.event_time, other.event_time, rtol=0, atol=exact)
        np.testing.assert_allclose(end(own), end(other), rtol=0, atol=10 * exact * np.abs(end(other)).max())
