"""Efforts of actuators and equilibrium of large mechanisms: piece by piece as in one."""

from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import admissible, beside, longer, random_closed, stacked
from poinsot import Model, Wrench
from poinsot.algorithms import compiled
from poinsot.analysis import large_loops, static_equilibrium
from poinsot.elements import JointSpring
from poinsot.multibody.conditions import reaches
from scripts import machine

CASES = {
    "stacked": lambda: replace(stacked(2), elements=(JointSpring("spring", "a1", 20.0, 0.3),)),
    "beside": lambda: replace(beside(stacked(1), longer(random_closed(5)[0], 10.0, 1e4)), elements=()),
    **{f"random {k}": lambda k=k: random_closed(k)[0] for k in range(12)},
}


@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize("size", quick(1, [1.0, 1e-5, 1e5]))
@pytest.mark.parametrize("case", quick(1, CASES))
def test_efforts_and_equilibrium(case: str, size: float, rolled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """All freedoms driven, and some: least efforts, what joints transmit, what is spare; or the same lacks effort.

    Efforts are least in N·m and N together: that rounds by the square of the size, both ways.
    """
    precision = 1e-8 if size == 1.0 else 1e-15 * max(size, 1.0 / size) ** 2
    model: Model = longer(CASES[case](), size, size**-0.5)
    rng = np.random.default_rng(3)
    m = po.Mechanism(model)
    q, names = m.assemble(), list(m.freedom_names)
    v, a = (admissible(m.tree, q, rng, reaches(m.tree)) for _ in range(2))
    Q, some = np.array([q, q]), names[::2]
    load = {m.body_names[0]: Wrench.of(rng.normal(size=6) * [size, size, size, 1, 1, 1])}

    def asked(m: po.Mechanism) -> list[object]:
        found: list[object] = []
        for driven in (names, some, names[:1]):
            found.append([*m.actuator_efforts(Q, v, a, driven).values()])
            try:
                at = static_equilibrium(m, q, driven, load)
                found += [[*at.efforts.values()], at.preloads, {k: x.wrench for k, x in at.joints.items()}]
            except po.SimulationError as error:
                found.append(str(error)[:60])
        return found

    expected = asked(m)
    monkeypatch.setattr(large_loops, "LARGEST_WRITTEN", 0)
    if rolled:
        monkeypatch.setattr(compiled, "LARGEST_UNROLLED", 0)
        m = po.Mechanism(model)
    for ours, theirs in zip(asked(m), expected, strict=True):
        if isinstance(theirs, dict):
            unit = np.array([1.0 / size] * 3 + [1.0] * 3)
            most = max(np.abs(unit * W).max() for W in theirs.values())
            assert all(np.abs(unit * (ours[name] - W)).max() < precision * most for name, W in theirs.items())
        elif isinstance(theirs, str | int):
            assert ours == theirs
        else:
            most = np.abs(np.nan_to_num(theirs)).max(initial=0.0)
            np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-8 * most)


@pytest.mark.long
def test_forty_loops_stand_by_their_cranks() -> None:
    """One crank a loop holds the weight; the ground carries all of it."""
    m = po.Mechanism(replace(machine("chain", 41), gravity=(0.0, -9.81, 0.0)))
    q = m.assemble()
    at = static_equilibrium(m, q, [f"A{k}" for k in range(41)])
    mass = sum(float(body.inertia.mass) for body in m.model.bodies)
    assert at.preloads == 0
    assert (at.joints["A0"].wrench + at.joints["D0"].wrench)[4] == pytest.approx(9.81 * mass, rel=1e-9)
    with pytest.raises(po.SimulationError, match="gives way"):
        static_equilibrium(m, q, [f"A{k}" for k in range(40)])
