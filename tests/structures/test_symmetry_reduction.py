"""What is reduced by a symmetry moves as the whole does, once it is reconstructed."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import ModelError
from poinsot.algebra import sqrt
from poinsot.structures import lie_poisson_system, momentum_map, reduced_at_momentum, so3_structure_constants
from poinsot.structures.momentum_reduction import reduced_by_symmetry
from poinsot.structures.port_hamiltonian import PortHamiltonian
from structures.reduced import TIMES, affine, rolling_disc, whole_motion


@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_a_rolling_disc_by_the_motions_of_the_plane(scale: float) -> None:
    """SE(2) acts on (x, y, heading); roll and both momenta remain. J of it fails Jacobi's identity."""
    system, rng = rolling_disc(scale), np.random.default_rng(0)
    turn = {(0, 1): -1.0, (1, 0): 1.0, (2, 6): 1.0}
    plane = np.array([affine(6, at={(0, 6): 1.0}), affine(6, at={(1, 6): 1.0}), affine(6, at=turn)])
    reduction = reduced_by_symmetry(system, plane, np.zeros(6))
    assert reduction.reduced.states == ("roll", "p_heading", "p_roll")
    x = rng.normal(size=6) * [scale, scale, 1, 1, scale**2, scale**2]
    torque = 0.1 * scale**2
    w, found = reduction.reconstructed(x, TIMES, lambda t: [torque])
    wanted = whole_motion(system, x, [torque])
    np.testing.assert_allclose(found / [scale, scale, 1, 1, scale**2, scale**2],
                               wanted / [scale, scale, 1, 1, scale**2, scale**2], rtol=0, atol=1e-8)  # fmt: skip
    np.testing.assert_allclose(w, wanted[:, 3:], rtol=1e-9, atol=1e-9 * scale**2 + 1e-9)


def body_with_rotor(scale: float, folder: Path) -> Any:
    """A satellite with a wheel about an axis through no centre, without weight."""
    L, L2 = scale, scale**2
    (folder / "satellite.toml").write_text(
        f"""
        poinsot = 1
        gravity = [0, 0, 0]
        [bodies.base]
        mass = 2.0
        centre = [{0.1 * L}, {-0.05 * L}, {0.2 * L}]
        inertia = [{0.3 * L2}, {0.4 * L2}, {0.5 * L2}]
        [bodies.rotor]
        mass = 0.4
        position = [{0.1 * L}, 0, {0.3 * L}]
        inertia = [{0.02 * L2}, {0.03 * L2}, {0.04 * L2}]
        [pairs.spin]
        kind = "revolute"
        between = ["base", "rotor"]
        point = [{0.1 * L}, 0, {0.3 * L}]
        axis = [0.6, 0, 0.8]
        """,
        encoding="utf-8",
    )
    return po.load(folder / "satellite.toml")


def rigid_motions(n: int) -> Any:
    """SE(3) on (x, y, z, qx, qy, qz, qw): the axes of the world turn positions, and quaternions from the left."""
    found = [affine(n, at={(k, n): 1.0}) for k in range(3)]
    for k in range(3):
        i, j = (k + 1) % 3, (k + 2) % 3
        turn = {(i, j): -1.0, (j, i): 1.0, (3 + k, 6): 0.5, (6, 3 + k): -0.5, (3 + j, 3 + i): 0.5, (3 + i, 3 + j): -0.5}
        found.append(affine(n, at=turn))
    return np.array(found)


FIXED = ("x", "y", "z", "qx", "qy", "qz")


@pytest.mark.long
@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_a_body_with_a_rotor_by_all_displacements(scale: float, tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    mechanism = body_with_rotor(scale, tmp_path)
    form = mechanism.port_hamiltonian(actuated=["spin"])
    system, n = form.explicit, len(form.states)
    home = np.zeros(n)
    home[list(form.states).index("base.qw")] = 1.0
    reduction = reduced_by_symmetry(
        system, rigid_motions(n), home, [f"base.{k}" for k in ("x", "y", "z", "qx", "qy", "qz")]
    )
    q = np.array([*scale * rng.normal(size=3), *rng.normal(size=4), rng.normal()])
    q[3:7] /= np.linalg.norm(q[3:7]) * np.sign(q[6])
    v = np.array([*rng.normal(size=3), *scale * rng.normal(size=3), rng.normal()])
    x = np.array(form.state(q, v), dtype=float)
    units = np.maximum(np.abs(x), 1e-3 * np.array([scale] * 3 + [1] * 5 + [scale**2] * 3 + [scale] * 3 + [scale**2]))
    given = [0.2 * scale**2]
    times = np.array([0.0, 0.1, 0.2])
    _, found = reduction.reconstructed(x, times, lambda t: given, 1e-10)
    wanted = whole_motion(system, x, given, times, 1e-10)
    np.testing.assert_allclose(found / units, wanted / units, rtol=1e-8, atol=1e-8)


def test_a_chain_by_translations_and_what_is_no_symmetry() -> None:
    """Masses on a line with springs between neighbours: the whole may stand anywhere; pushed, it is no symmetry."""
    m, k = np.array([1.0, 2.0, 0.5]), np.array([3.0, 5.0])

    def energy(x: Any, wall: float = 0.0) -> Any:
        springs = sum(0.5 * k[i] * (x[i + 1] - x[i]) ** 2 + (x[i + 1] - x[i]) ** 4 for i in range(2))
        return springs + sum(x[3 + i] ** 2 / (2 * m[i]) for i in range(3)) + wall * x[0] ** 2

    J = np.block([[np.zeros((3, 3)), np.eye(3)], [-np.eye(3), np.zeros((3, 3))]])
    R = np.diag([0, 0, 0, 0.1, 0.0, 0.2])
    states = ("x1", "x2", "x3", "p1", "p2", "p3")
    together = affine(6, at={(0, 6): 1.0, (1, 6): 1.0, (2, 6): 1.0})[None]
    system = PortHamiltonian(energy, J, states, R=R, name="chain")
    reduction = reduced_by_symmetry(system, together, np.zeros(6), ["x2"])
    x = np.random.default_rng(2).normal(size=6)
    w, found = reduction.reconstructed(x, TIMES)
    np.testing.assert_allclose(found, whole_motion(system, x), rtol=0, atol=1e-8)
    np.testing.assert_allclose(w[:, 0], found[:, 0] - found[:, 1], atol=1e-10)
    held = PortHamiltonian(lambda x: energy(x, 1.0), J, states, name="held")
    with pytest.raises(ModelError, match="held: H changes along generator 0"):
        reduced_by_symmetry(held, together, np.ones(6))
    with pytest.raises(ModelError, match="'x4' is no state"):
        reduced_by_symmetry(system, ["x4"], np.zeros(6))


def test_cyclic_states_by_name() -> None:
    """A disc over its places alone: heading stays a state, and x, y follow."""
    system = rolling_disc(1.0)
    reduction = reduced_by_symmetry(system, ["x", "y"], np.zeros(6))
    x = np.random.default_rng(3).normal(size=6)
    _, found = reduction.reconstructed(x, TIMES, lambda t: [0.3])
    np.testing.assert_allclose(found, whole_motion(system, x, [0.3]), rtol=0, atol=1e-8)


# Momenta of symmetries stay along runs; what is reduced at a level of them and reconstructed moves as the whole.
MOMENTUM_TIMES = np.linspace(0.0, 1.0, 4)


def bodies_of_the_plane(count: int, size: float, rng: Any) -> tuple[PortHamiltonian, Any]:
    """Particles that attract each other, x = (x₁, y₁, …; p), and SE(2): two translations and the rotation."""
    m, n = rng.uniform(1, 2, count), 4 * count

    def energy(x: Any) -> Any:
        found = sum((x[n // 2 + i] ** 2) / (2 * m[i // 2]) for i in range(n // 2))
        for a in range(count):
            for b in range(a):
                dx, dy = x[2 * a] - x[2 * b], x[2 * a + 1] - x[2 * b + 1]
                r2 = dx * dx + dy * dy
                found = found + 0.3 * r2 - 0.2 * size**3 / sqrt(r2 + 0.1 * size * size)
        return found

    J = np.block([[np.zeros((n // 2, n // 2)), np.eye(n // 2)], [-np.eye(n // 2), np.zeros((n // 2, n // 2))]])
    states = tuple(f"{k}{i}" for i in range(count) for k in "xy")
    turn = {}
    for i in range(0, n, 2):
        turn |= {(i, i + 1): -1.0, (i + 1, i): 1.0}
    moves = [{(2 * i + k, n): 1.0 for i in range(count)} for k in range(2)]
    K = np.array([affine(n, at=at) for at in (*moves, turn)])
    return PortHamiltonian(energy, J, (*states, *(f"p.{s}" for s in states)), name="particles"), K


@pytest.mark.parametrize(
    ("size", "still"),
    [(1.0, False), pytest.param(1e-3, False, marks=pytest.mark.long), pytest.param(1e3, True, marks=pytest.mark.long)],
)
def test_particles_by_the_motions_of_the_plane(size: float, still: bool) -> None:
    """Of three particles 8 states are left; without linear momentum 6, as all of SE(2) keeps that level."""
    rng = np.random.default_rng(6)
    system, K = bodies_of_the_plane(3, size, rng)
    x = size * rng.normal(size=12)
    if still:
        x[6:] -= np.tile(x[6:].reshape(3, 2).mean(axis=0), 3)
    momentum = momentum_map(system, K, x)
    L = sum(x[2 * i] * x[7 + 2 * i] - x[2 * i + 1] * x[6 + 2 * i] for i in range(3))
    np.testing.assert_allclose(
        np.abs(momentum(x).astype(float)), np.abs([x[6::2].sum(), x[7::2].sum(), L]), rtol=1e-10, atol=1e-10 * size**2
    )
    reduction = reduced_at_momentum(system, K, x)
    assert len(reduction.reduced.states) == (6 if still else 8)
    w, found = reduction.reconstructed(x, MOMENTUM_TIMES)
    wanted = whole_motion(system, x, times=MOMENTUM_TIMES, least=size)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-8 * np.abs(wanted).max())
    kept = np.array([momentum(each).astype(float) for each in found])
    assert np.abs(kept - kept[0]).max() <= 1e-10 * max(size, size**2) * 10
    H = [float(reduction.reduced.hamiltonian(each)) for each in w]
    np.testing.assert_allclose(H, float(system.hamiltonian(x)), rtol=1e-9)
    reduction.reduced.check(w[1])
    for each in w[1:3]:
        x_there = reduction.on_slice(each)
        P = np.array([[float(a == b) for b in system.states] for a in reduction.reduced.states])
        rate = P @ np.asarray(system.flow(x_there)[0]).astype(float)
        along = reduction.algebra_velocity(each).astype(float)
        drift = np.tensordot(along, reduction.generators, axes=1)[:-1] @ np.append(x_there.astype(float), 1.0)
        wanted_rate = rate - P @ drift
        np.testing.assert_allclose(
            reduction.reduced.flow(each)[0].astype(float), wanted_rate, rtol=0, atol=1e-10 * np.abs(wanted_rate).max()
        )


def test_noether_along_a_run() -> None:
    """A symmetric top that turns about its axis: the momentum is m_c, by J(m) that is not regular."""
    top = lie_poisson_system(lambda m: m @ (m / np.array([1.0, 1.0, 3.0])) / 2, so3_structure_constants(), "abc")
    spin = affine(3, at={(0, 1): -1.0, (1, 0): 1.0})[None]
    momentum = momentum_map(top, spin, [0.3, 0.4, 0.5])
    run = whole_motion(top, np.array([0.3, 0.4, 0.5]), times=5 * MOMENTUM_TIMES, accuracy=1e-13)
    kept = [float(momentum(x)[0]) for x in run]
    assert np.ptp(kept) <= 1e-10 and abs(abs(kept[0]) - 0.5) < 1e-12


def test_what_has_no_momentum_is_refused() -> None:
    plane = ["x", "y"]
    with pytest.raises(ModelError, match="is the momentum of generator 0: J ∂𝒥 misses Ξ by"):
        momentum_map(rolling_disc(1.0), plane, np.full(6, 0.3))
    free = PortHamiltonian(
        lambda x: x[1] * x[1], [[0, 1], [-1, 0]], ("q", "p"), G=[[0.0], [1.0]], inputs=("push",), name="cart"
    )
    with pytest.raises(ModelError, match="an input changes the momentum"):
        reduced_at_momentum(free, ["q"], [0.0, 1.0])
    with pytest.raises(ModelError, match="no function of those given is the momentum"):
        momentum_map(free, ["q"], [0.0, 1.0], lambda x: np.array([x[0]], dtype=object))
