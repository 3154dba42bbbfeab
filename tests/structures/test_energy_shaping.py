"""Energy shaping of mechanisms: the plant fed back is the closed loop, and every start in the region ends at rest."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.algebra import cos
from poinsot.simulation import HamiltonianSystem
from poinsot.structures import ShapedMechanism, energy_shaping

WHEEL = np.array([[0.1, 0.02], [0.02, 0.02]])  # a pendulum, and a wheel at its end, relative to it


def pendulum_with_wheel(size: float = 1.0, inertia: Any = WHEEL, **more: Any) -> po.PortHamiltonian:
    """Upright at 0, the motor drives the wheel; all energies times ``size``."""
    W = np.linalg.inv(np.asarray(inertia) * size)

    def energy(x: Any) -> Any:
        return x[2:] @ W @ x[2:] / 2 + 2.0 * size * cos(x[0])

    J = np.block([[np.zeros((2, 2)), np.eye(2)], [-np.eye(2), np.zeros((2, 2))]])
    names = ("swing", "spin", "p.swing", "p.spin")
    return po.PortHamiltonian(
        energy, J, names, **({"G": [[0], [0], [0], [1]], "inputs": ("motor",)} | more), name="wheel"
    )


@cache
def shaped(size: float = 1.0) -> ShapedMechanism:
    return energy_shaping(pendulum_with_wheel(size), [0, 0], stiffness=0.2 * size, damping=0.03 * size)


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_the_region_is_proved_in_any_units(size: float) -> None:
    """On the bounds of the slab H_d is nowhere below the level, at whatever the wheel and the momenta are."""
    found, one = shaped(size), shaped()
    (bounds,) = found.slab.values()
    assert np.isclose(found.level / size, one.level) and np.allclose(bounds, one.slab["swing"])
    assert 0.5 < bounds[1] < np.pi / 2
    rng = np.random.default_rng(3)
    for side in bounds:
        x = [np.array([side, *rng.normal(size=3) * [40, size, size]]) for _ in range(200)]
        x += [np.array([side, spin, 0, 0]) for spin in np.linspace(-60, 60, 301)]
        assert min(found.energy(each) for each in x) >= found.level * (1 - 1e-12)


def test_starts_in_the_region_end_at_rest_and_the_plant_is_the_closed_loop() -> None:
    found, plant, seed = shaped(), pendulum_with_wheel(), 4
    print(seed)
    rng, starts = np.random.default_rng(seed), list[Any]()
    while len(starts) < 2:
        x = rng.uniform(-1, 1, 4) * [1.0, 5.0, 0.2, 0.1]
        starts += [x] * found.contains(x)
    closed = HamiltonianSystem(found.closed_loop)
    for k, x in enumerate(starts):
        run = po.simulate(closed, time=60.0, initial=x, samples=61, rtol=1e-9)
        states = np.array([run[name].values for name in found.closed_loop.states]).T
        H = np.array([found.energy(each) for each in states])
        assert (np.diff(H) < 1e-8 * H[0]).all()  # of the run
        assert H[-1] < 1e-3 * H[0] and np.abs(states[-1, 0]) < 0.05
        if k == 0:
            fed = po.simulate(HamiltonianSystem(plant, found.feedback), time=60.0, initial=x, samples=61, rtol=1e-9)
            assert np.abs(fed["swing"].values - states[:, 0]).max() < 1e-6  # of both runs


def test_what_hangs_keeps_its_inertia() -> None:
    found = energy_shaping(pendulum_with_wheel(), [np.pi, 0.0])
    lo, hi = found.slab["swing"]
    assert lo > np.pi / 2 and hi < 1.5 * np.pi and found.level > 0.1


def test_every_freedom_driven_ends_anywhere_from_anywhere() -> None:
    def energy(x: Any) -> Any:
        return x[2] * x[2] / (4 + 2 * cos(x[1])) + x[3] * x[3] + cos(x[0]) + cos(x[0] + x[1])

    two: Any = {"G": np.eye(4)[:, 2:], "inputs": ("first", "second"), "R": np.diag([0, 0, 0.1, 0.2])}
    plant = po.PortHamiltonian(energy, J4, ("a", "b", "p.a", "p.b"), **two, name="arm")
    found = energy_shaping(plant, [0.4, -0.2], stiffness=[3.0, 2.0], damping=2.0)
    assert np.isinf(found.level) and found.contains([9.0, 2.0, 0.1, 0.3]) and "every motion" in found.explain()
    run = po.simulate(HamiltonianSystem(plant, found.feedback), time=30.0, initial=[3.0, 2.0, 0.0, 0.0])
    assert abs(run["a"].values[-1] - 0.4) < 1e-3 and abs(run["b"].values[-1] + 0.2) < 1e-3


J4 = np.block([[np.zeros((2, 2)), np.eye(2)], [-np.eye(2), np.zeros((2, 2))]])


def other(energy: Any) -> po.PortHamiltonian:
    return po.PortHamiltonian(
        energy, J4, ("a", "b", "p.a", "p.b"), G=[[0], [0], [0], [1]], inputs=("motor",), name="other"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("plant", "rest", "says"),
    [
        (pendulum_with_wheel(), [0.1, 0], "'swing' is not driven, and what acts on it does not vanish"),
        (pendulum_with_wheel(inertia=np.diag([0.1, 0.02])), [0, 0], "no inertia couples it"),
        (pendulum_with_wheel(R=np.diag([0, 0, 1.0, 0])), [0, 0], "'swing' is not driven and loses power"),
        (pendulum_with_wheel(G=[[0], [0], [0], [0]]), [0, 0], "no input acts on swing, spin"),
        (pendulum_with_wheel(G=[[1], [0], [0], [1]]), [0, 0], "is not canonical"),
        (pendulum_with_wheel(), [0, 0, 0], "a position of 2 coordinates"),
        (
            other(lambda x: x[2] * x[2] * (2 + cos(x[1])) + x[3] * x[3] + cos(x[0])),
            [0, 0],
            "mass matrix varies with 'b'",
        ),
        (other(lambda x: x[2] * x[2] + x[3] * x[3] + cos(x[0] + x[1])), [0, 0], "varies with 'b' too"),
    ],
)
def test_what_cannot_be_matched_is_refused_by_name(plant: po.PortHamiltonian, rest: list[float], says: str) -> None:
    with pytest.raises(po.ModelError, match=says):
        energy_shaping(plant, rest)
    with pytest.raises(po.ModelError, match="damping is a number above zero"):
        energy_shaping(pendulum_with_wheel(), [0, 0], damping=-1.0)
