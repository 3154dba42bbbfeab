"""Momenta of symmetries stay along runs; what is reduced at a level of them and reconstructed moves as the whole."""

from typing import Any

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.algebra import sqrt
from poinsot.structures import (
    lie_poisson_system,
    momentum_map,
    reduced_at_momentum,
    so3_structure_constants,
)
from poinsot.structures.port_hamiltonian import PortHamiltonian
from structures.reduced import affine, rolling_disc, whole_motion

TIMES = np.linspace(0.0, 1.0, 4)


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
    w, found = reduction.reconstructed(x, TIMES)
    wanted = whole_motion(system, x, times=TIMES, least=size)
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
    run = whole_motion(top, np.array([0.3, 0.4, 0.5]), times=5 * TIMES, accuracy=1e-13)
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
