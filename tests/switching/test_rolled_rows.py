"""Limits, friction and locks of large trees, walked in loops: the same as written out, and as solved by hand."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
from poinsot import (
    Body,
    Displacement,
    Friction,
    Inertia,
    Joint,
    Limit,
    Lock,
    Model,
    ModelError,
    OneWay,
    OnFreedom,
    SimulationFailure,
    pairs,
)
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import Constant, JointDamper, JointEffort, JointSpring
from poinsot.motion.switching_mechanism import RowsOfMechanism
from poinsot.simulation import Switching
from switching.rolled_modes import Floats, called, forces, some_mode
from systems.rolled_models import large_model, rolled_beyond, with_rotors

TIGHT: dict[str, Any] = {"rtol": 1e-11, "atol": 1e-13}


ALL, EVERY = ("revolute", "prismatic", "spherical"), "flow watch data impulse"


def machine(seed: int, count: int = 6, shape: str = "binary", kinds: tuple[str, ...] = ALL) -> Model:
    """A tree with rotors, springs, dampers and a source, and rows of every kind, two of them on one freedom."""
    rng = np.random.default_rng(seed)
    model = with_rotors(large_model(shape, count, rng, kinds))
    single = [j.name for j in model.joints if len(j.pair.freedoms) == 1]
    rows: list[Any] = []
    for k, name in enumerate(single):
        on = OnFreedom(name)
        rows.append(Limit(f"{name}.end", on, -0.1 if k % 3 else -inf, 0.15, restitution=0.3))
        rows.append(Friction(f"{name}.rub", on, 0.4, 0.6, stribeck=0.2, command="1 + 0.2*sin(t)"))
        if k % 4 == 1:
            rows.append(OneWay(f"{name}.way", on, backward=bool(k % 2)))
        if k % 4 == 2:
            rows.append(Lock(f"{name}.lock", on, command="sin(9*t)"))
    first, last = single[0], single[-1]
    drive = JointEffort("drive", last, Constant(0.7))
    elements = JointSpring("spring", first, 3.0), JointDamper("damper", last, 0.5), drive
    return replace(model, elements=elements, switches=tuple(rows), gravity=(0.0, 0.0, -9.81))


def both(model: Model) -> tuple[Any, Any]:
    """The Systems of a model walked in loops, and written out."""
    with rolled_beyond(0):
        walked = po.Mechanism(model).system()
    return walked, po.Mechanism(model).system()


def compare(seed: int, count: int, shape: str, kinds: tuple[str, ...] = ALL, kernels: str = EVERY) -> None:
    walked, written = both(machine(seed, count, shape, kinds))
    a, b = walked.switching, written.switching
    assert a.row_names == b.row_names and walked.power_names == written.power_names
    rng = np.random.default_rng(seed)
    nx, nl, m = walked.state_size, walked.local_size, len(a.row_names)
    for _ in range(4):
        x = walked.initial + np.concatenate([np.zeros(nx - nl // 2), rng.normal(size=nl // 2)])
        xi, t, sigma = 0.1 * rng.normal(size=nl), rng.uniform(0, 1, 1), some_mode(a, rng)
        data = called(b.data, x, xi, t)
        operands = {
            "flow": (x, xi, t, sigma),
            "watch": (x, xi, t),
            "data": (x, xi, t),
            "impulse": (x, rng.normal(size=m)),
        }
        for name in kernels.split():
            found, expected = (called(getattr(each, name), *operands[name]) for each in (a, b))
            for one, other in zip(found, expected, strict=True):
                np.testing.assert_allclose(one, other, rtol=0, atol=1e-11 * max(1.0, np.abs(other).max(initial=0.0)))
        rates = called(a.flow, x, xi, t, sigma)[0]
        held = np.unique(np.array(_freedoms(walked, a))[sigma[:m] > 0])
        assert (rates[nl // 2 :][held] == 0.0).all()
        gap, rate, z, bounds, command = called(a.margins, x, xi, t, sigma)
        for one, other in ((gap, data[0]), (rate, data[1]), (bounds, data[5]), (command, data[6])):
            np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-13)
        expected = forces(data, sigma)
        np.testing.assert_allclose(z, expected, rtol=0, atol=1e-9 * max(1.0, np.abs(expected).max()))


def _freedoms(system: Any, s: Switching) -> list[int]:
    """Of every row its freedom."""
    names = [each.removeprefix("the velocity of ").strip("'") for each in system.component_names]
    names = names[system.local_size // 2 :]
    return [names.index(row.split(".")[0]) for row in s.row_names]


def test_kernels_in_loops_are_those_written_out() -> None:
    compare(0, 3, "chain", ("revolute",), "flow")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 7))
def test_kernels_in_loops_of_many_trees(seed: int) -> None:
    compare(seed, 5 + seed, ("chain", "binary", "comb")[seed % 3])


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_runs_in_loops_are_those_written_out(seed: int) -> None:
    """The same events at the same times, the same motion and books."""
    model = machine(seed, 6)
    options = {**TIGHT, "time": 0.3, "samples": 31}
    with rolled_beyond(0):
        walked = po.simulate(po.Mechanism(model), **options)
    written = po.simulate(po.Mechanism(model), **options)
    assert walked.sizes["event"] > 2 and list(walked.event_row.values) == list(written.event_row.values)
    np.testing.assert_allclose(walked.event_time, written.event_time, rtol=1e-9)
    np.testing.assert_allclose(walked.joint_position, written.joint_position, atol=1e-9)
    np.testing.assert_allclose(walked.energy_dissipated, written.energy_dissipated, atol=1e-9)
    np.testing.assert_allclose(walked.energy_supplied, written.energy_supplied, atol=1e-9)
    for run in (walked, written):
        assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())


def pendulum(count: int, rows: Any, length: float = 1.0) -> Model:
    """A chain of equal rods that hang along x and turn about z; rows: joint → what switches there."""
    rod = Inertia.at_centre(1.0, (length / 2, 0.0, 0.0), np.eye(3) * length**2 / 12)
    bodies = tuple(Body(f"b{k}", rod) for k in range(count))
    names = ["ground", *(body.name for body in bodies)]
    joints = tuple(
        Joint(f"j{k}", pairs.revolute(), names[k], names[k + 1], Displacement.translating((length * (k > 0), 0.0, 0.0)))
        for k in range(count)
    )
    switches = tuple(each for joint in joints for each in rows(joint.name))
    return Model("chain", bodies, joints, gravity=(9.81, 0.0, 0.0), switches=switches)


@pytest.mark.long
def test_a_double_pendulum_with_a_knee_as_solved_by_hand() -> None:
    """Rods of 1 kg and 1 m, the knee between −0.1 and 0.4 rad with e = 0.6: impacts by momentum balance and SciPy."""
    e, ends, at = 0.6, (-0.1, 0.4), 1.4
    model = pendulum(2, lambda j: [Limit("knee", OnFreedom("j1"), *ends, restitution=e)] if j == "j1" else [])
    with rolled_beyond(0):
        mechanism = po.Mechanism(model)
        run = po.simulate(mechanism, initial=np.array([at, 0.0, 0.0, 0.0]), time=2.0, samples=41, **TIGHT)
    g, B = 9.81, np.array([-1.0, 1.0])

    def masses(a: Floats) -> Floats:
        c = 0.5 * np.cos(a[0] - a[1])
        return np.array([[4 / 3, c], [c, 1 / 3]])

    def flow(_t: float, y: Floats) -> Floats:
        s = 0.5 * np.sin(y[0] - y[1])
        right = [-s * y[3] ** 2 - 1.5 * g * np.sin(y[0]), s * y[2] ** 2 - 0.5 * g * np.sin(y[1])]
        return np.array([*y[2:], *np.linalg.solve(masses(y[:2]), right)])

    events = [lambda t, y, end=end: y[1] - y[0] - end for end in ends]
    for event, way in zip(events, (-1, 1), strict=True):
        event.terminal, event.direction = True, way  # type: ignore[attr-defined]
    t, y, impacts = 0.0, np.array([at, at, 0.0, 0.0]), list[float]()
    while t < 2.0 and len(impacts) < 12:
        found = solve_ivp(flow, (t, 2.0), y, "DOP853", events=events, rtol=1e-13, atol=1e-14)
        if not found.status:
            break
        t, y = float(found.t[-1]), found.y[:, -1].copy()
        push = np.linalg.solve(masses(y[:2]), B)
        y[2:] -= push * (1 + e) * (B @ y[2:]) / (B @ push)
        impacts.append(t)
    assert len(impacts) >= 8
    np.testing.assert_allclose(run.event_time[: len(impacts)], impacts, rtol=1e-9)


@pytest.mark.long
@pytest.mark.parametrize(("count", "rubs"), [(60, True), (100, False)])
def test_long_chains_with_limits_and_friction(count: int, rubs: bool) -> None:
    """They are walked in loops: limits hold, friction takes, and the ledger closes through all of it."""

    def rows(j: str) -> list[Any]:
        return [
            Limit(f"{j}.end", OnFreedom(j), -0.01, 0.01, restitution=0.2),
            Friction(f"{j}.rub", OnFreedom(j), 0.05),
        ][: 1 + rubs]

    mechanism = po.Mechanism(pendulum(count, rows, 0.1))
    start = np.zeros(2 * count)
    start[count + count // 2] = 3.0
    run = po.simulate(mechanism, initial=start, time=0.006, samples=31, rtol=1e-10, atol=1e-12)
    assert isinstance(mechanism.system().switching.flow, RolledKernel)
    names = run.event_row.values.tolist()
    assert any(".end" in name for name in names) and any(".rub" in name for name in names) == rubs
    assert float(abs(run.joint_position).max()) <= 0.01 + 1e-9
    assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max())


def test_what_cannot_be_made_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that is wanted first when a limit is met, and cannot be made, ends the run with all that it has."""

    def refuse(self: Any) -> None:
        raise ModelError("nothing closes here")

    monkeypatch.setattr(RowsOfMechanism, "_written_out", refuse)
    limit = Limit("end", OnFreedom("j0"), upper=0.5)
    mechanism = po.Mechanism(pendulum(1, lambda j: [limit], length=1.0 + 1e-3 * np.random.default_rng().random()))
    with pytest.raises(SimulationFailure, match="nothing closes here") as failure:
        po.simulate(mechanism, initial=np.array([0.0, 4.0]), time=2.0, samples=201)
    partial = failure.value.partial
    assert partial.attrs["status"] == "failed" and float(partial.joint_position[-1, 0]) == pytest.approx(0.5, abs=1e-9)
    assert partial.sizes["time"] > 10
