"""Time-stepping of what floats: momentum to rounding, energy bounded, as every other method moves it."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Body, Displacement, Joint, Model, pairs
from simulation.stepped import G, ball, floor, run, scene, state

NONE = (0.0, 0.0, 0.0)


def turned(rng: np.random.Generator) -> Displacement:
    """A frame somewhere near."""
    R = np.linalg.qr(rng.normal(size=(3, 3)))[0]
    return Displacement(R * np.linalg.det(R), rng.uniform(-0.3, 0.3, 3))


def lump(rng: np.random.Generator, name: str) -> Body:
    """A body with any inertia, its mass centre beside its origin."""
    R, box = turned(rng).rotation, rng.uniform(0.1, 0.5, 3) ** 2
    moments = R @ np.diag(box.sum() - box) @ R.T / 12
    return Body(
        name, po.Inertia.at_centre(float(rng.uniform(1, 2)), rng.uniform(-0.1, 0.1, 3), (moments + moments.T) / 2)
    )


def floating(rng: np.random.Generator, joints: int, gravity: Any = NONE, grounded: bool = False) -> po.Mechanism:
    """A body that floats, and others that hang on it by hinges; perhaps beside one that hangs from the ground."""
    bodies = [lump(rng, f"b{k}") for k in range(joints + 1)]
    made = [Joint("free", pairs.free(), "ground", "b0", turned(rng), turned(rng))]
    for k in range(1, joints + 1):
        before = f"b{rng.integers(k)}"
        made.append(Joint(f"j{k}", pairs.revolute(), before, f"b{k}", turned(rng), turned(rng)))
    if grounded:
        bodies.append(lump(rng, "swing"))
        made.append(Joint("hinge", pairs.revolute(), "ground", "swing", turned(rng), turned(rng)))
    return po.Mechanism(Model("floating", tuple(bodies), tuple(made), gravity=gravity))


def momenta(m: po.Mechanism, found: Any) -> Any:
    """(L; p) about the world's origin at each sample."""
    q, v = found["joint_position"].values, found["joint_velocity"].values
    h, c = m.centroidal_momentum(q, v), m.centre_of_mass(q)
    return np.concatenate([h[:, :3] + np.cross(c, h[:, 3:]), h[:, 3:]], axis=1)


def order(errors: Any, steps: Any) -> float:
    """The slope of errors over steps."""
    return float(np.polyfit(np.log(steps), np.log(errors), 1)[0])


def test_bodies_without_shapes_fall() -> None:
    """One body, two, with no contact of any kind: as by dop853: v to rounding, the way to h."""
    rng = np.random.default_rng([1687, 0])
    for count in (1, 2):
        m = po.Mechanism(Model("fall", tuple(lump(rng, f"b{k}") for k in range(count)), ()))
        q, v = np.array(m.neutral()), np.zeros(m.nv)
        q[2::7] = 0.5
        for h in (1e-2, 1e-3):
            end = run(m, 1.0, h, (q, v), samples=2)
            assert end["joint_velocity"].values[-1, 5::6] == pytest.approx(-G, rel=1e-12)
            assert end["joint_position"].values[-1, 2::7] == pytest.approx(0.5 - G / 2 * (1 + h), rel=1e-9)
        v = rng.normal(size=m.nv)
        truth = po.simulate(m, 1.0, initial=(q, v), samples=2)["joint_position"].values[-1]
        errors = [
            np.abs(run(m, 1.0, h, (q, v), samples=2)["joint_position"].values[-1] - truth).max() for h in (4e-3, 1e-3)
        ]
        assert 0.8 < np.log2(errors[0] / errors[1]) / 2 < 1.2, errors


@pytest.mark.parametrize("h", [1e-2, 1e-3])
def test_a_ball_that_rolls_goes_on_rolling(h: float) -> None:
    """At 2 m/s; it came to 252 m/s in 5 s, and "time-stepping" made 12,716 J."""
    m = scene([ball("b")], floor(), mu=0.5)
    q, v = state(m, [[0.0, 0.0, 0.1]], [[2.0, 0.0, 0.0]])
    v[1] = 20.0
    found = run(m, 5.0, h, (q, v), samples=2)
    assert np.abs(found["body_position"].values[-1, 0] - [10.0, 0.0, 0.1]).max() < 1e-9
    assert np.abs(found["energy_dissipated"].values[-1]).max() < 1e-9


@pytest.mark.parametrize("seed", range(3))
def test_one_free_body_keeps_momentum_and_energy(seed: int) -> None:
    """Any inertia, tumbling: both to rounding, with long steps too; to dop853's motion with order 1 or more."""
    rng = np.random.default_rng([1834, seed])
    m = floating(rng, 0)
    q, v = m.random(rng), rng.normal(size=6) * [5.0, 5.0, 5.0, 1.0, 1.0, 1.0]
    truth, errors, told = po.simulate(m, 1.0, initial=(q, v), samples=2)["joint_position"].values[-1], [], f"{seed=}"
    for h in (2e-2, 5e-3):
        found = run(m, 1.0, h, (q, v), samples=11)
        P, stored = momenta(m, found), found["energy_stored"].values
        assert np.abs(P - P[0]).max() < 1e-12 * np.abs(P).max() * 50, told
        assert np.abs(stored - stored[0]).max() < 1e-12 * stored[0], told
        errors.append(np.abs(found["joint_position"].values[-1] - truth).max())
    assert errors[1] < 0.3 * errors[0], (told, errors)


def test_a_floating_machine_keeps_its_momentum(seed: int) -> None:
    """Hinged bodies, about the world's origin: to rounding; the rest with order 1."""
    rng = np.random.default_rng([1835, seed])
    m, told = floating(rng, 3), f"{seed=}"
    q, v = m.random(rng), rng.normal(size=m.nv) * 2
    truth, errors, drifts, steps = po.simulate(m, 0.5, initial=(q, v), samples=6), [], [], (1e-2, 2.5e-3)
    for h in steps:
        found = run(m, 0.5, h, (q, v), samples=6)
        P = momenta(m, found)
        assert np.abs(P - P[0]).max() < 1e-12 * np.abs(P).max() * 50, told
        errors.append(np.abs(found["joint_position"].values - truth["joint_position"].values).max())
        drifts.append(np.abs(np.diff(found["energy_stored"].values)).max())
        assert np.abs(found["energy_residual"].values).max() < 1e-12 * found["energy_stored"].values[0], told
    assert order(errors, steps) > 0.8 and order(drifts, steps) > 0.8, (told, errors, drifts)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_the_energy_of_a_floating_machine_stays_bounded(seed: int) -> None:
    """100 s, some hundred turns of its parts: within a share of what there is, and the momentum to rounding."""
    rng = np.random.default_rng([1836, seed])
    m = floating(rng, 2)
    q, v = m.random(rng), rng.normal(size=m.nv) * 2
    found = run(m, 100.0, 2e-3, (q, v), samples=101)
    P, stored = momenta(m, found), found["energy_stored"].values
    lever = np.abs(found["joint_position"].values).max()  # it flies away from the point that momentum is about
    assert np.abs(P - P[0]).max() < 1e-10 * lever * np.abs(P).max()
    assert stored.max() < 1.1 * stored[0], f"{seed=}"


def test_company_changes_nothing() -> None:
    """A free body alone, beside one that falls, beside one on a hinge (which has it stepped by kernels): to order 1."""
    rng = np.random.default_rng([1837, 0])
    one, swing, start = lump(rng, "one"), lump(rng, "swing"), rng.normal(size=6)
    hinge = Joint("hinge", pairs.revolute(), "ground", "swing", turned(rng), turned(rng))
    ends = []
    for h in (1e-3, 2.5e-4):
        each = []
        for others, joints in (((), ()), ((lump(rng, "other"),), ()), ((swing,), (hinge,))):
            m = po.Mechanism(Model("company", (one, *others), joints))
            at, v = [k for k, name in enumerate(m.freedom_names) if name.startswith("one")], np.zeros(m.nv)
            v[at] = start
            found = run(m, 0.5, h, (np.array(m.neutral()), v), samples=2, outputs=["body_position"])
            each.append(found["body_position"].sel(body="one").values[-1])
        assert np.abs(each[0] - each[1]).max() < 1e-13
        ends.append(np.abs(each[0] - each[2]).max())
    assert ends[0] < 1e-2 and np.log2(ends[0] / ends[1]) / 2 > 0.7, ends
