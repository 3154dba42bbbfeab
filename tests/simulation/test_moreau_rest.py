"""What stands stands: velocities 0 to rounding from the first step on, in any unit and order; piles lose energy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from simulation.stepped import G, ball, box, floor, run, scene, state

REST = 1e-12
"""Of h g, what a step of free fall would give."""


def built(kind: str, length: float) -> tuple[list[Any], list[Any], list[Any]]:
    """Bodies with surfaces, places, turns of a thing that stands, lengths in units of `length`."""
    if kind == "tower":
        sizes = [(0.3, 0.3, 0.1)] * 4
        places = [[0.0, 0.0, 0.05 + 0.1 * k] for k in range(4)]
        turns = [0.2 * k for k in range(4)]
    elif kind == "portal":
        sizes = [(0.1, 0.2, 0.4), (0.1, 0.2, 0.4), (0.8, 0.2, 0.1), (0.2, 0.2, 0.2)]
        places = [[-0.3, 0.0, 0.2], [0.3, 0.0, 0.2], [0.0, 0.0, 0.45], [0.1, 0.0, 0.6]]
        turns = [0.0] * 4
    else:  # a wall in bond, every brick on two others
        sizes = [(0.2, 0.1, 0.1)] * 6
        places = [[0.21 * k, 0.0, 0.05] for k in range(3)] + [[0.105 + 0.21 * k, 0.0, 0.15] for k in range(2)]
        places, turns = [*places, [0.21, 0.0, 0.25]], [0.0] * 6
    made = [box(f"{kind} {k}", [length * x for x in size], 1.0 + k % 3) for k, size in enumerate(sizes)]
    return made, [[length * x for x in p] for p in places], [[0.0, 0.0, np.sin(a / 2), np.cos(a / 2)] for a in turns]


@pytest.mark.parametrize("kind", ["tower", "portal", "wall"])
def test_what_is_built_stands(kind: str) -> None:
    """At rest to rounding after one step and after 50, in metres and in micrometres, in any order of bodies.

    Measured: 1e-16 m/s; sweeps alone left 3e-7 m/s, of cold starts 1e-3.
    """
    for seed, length in enumerate((1.0, 1e-5)):
        rng = np.random.default_rng([1785, seed])
        made, places, turns = built(kind, length)
        order = rng.permutation(len(made)) if seed else np.arange(len(made))
        m = scene([made[k] for k in order], floor(), mu=0.6)
        h = 5e-3 * np.sqrt(length)
        begin = state(m, [places[k] for k in order], turns=[turns[k] for k in order])
        found = run(m, 50 * h, h, begin, times=[h, 50 * h])
        twist = found["joint_velocity"].values.reshape(2, -1, 6)
        told = f"{kind}, seed {[1785, seed]}: {np.abs(twist[..., 3:]).max()} m/s"
        assert np.abs(twist[..., 3:]).max() <= REST * h * G, told
        assert np.abs(twist[..., :3]).max() * length <= 10.0 * REST * h * G, told
        drift = found["joint_position"].values[-1].reshape(-1, 7)[:, :3] - np.array(places)[order]
        assert np.abs(drift).max() <= REST * length, told
        assert found.attrs["steps_unsolved"] == 0


def test_a_pile_that_settles_loses_energy_and_overlaps_nowhere() -> None:
    """27 balls fall into a box with friction: energy at samples only falls, no gap stays below −1e-6 m."""
    rng, r = np.random.default_rng(1845), 0.05
    sides = [((0, 0, 0), (1, 0, 0)), ((0.33, 0, 0), (-1, 0, 0)), ((0, 0, 0), (0, 1, 0)), ((0, 0.33, 0), (0, -1, 0))]
    walls = [floor(), *(floor(*each) for each in sides)]
    m = scene([ball(f"b{k}", r) for k in range(27)], *walls, mu=0.3)
    grid = np.stack(np.meshgrid(*[np.arange(3)] * 3, indexing="ij"), -1).reshape(-1, 3)
    places = (grid * 2.2 + 1.1) * r + rng.uniform(-0.08 * r, 0.08 * r, (27, 3))
    found = run(m, 0.5, 1e-3, state(m, places), steps_per_sample=25)
    energy, X = found["energy_stored"].values, found["body_position"].values
    assert np.diff(energy).max() <= 1e-9 * energy[0], np.diff(energy).max()
    apart = np.linalg.norm(X[:, :, None] - X[:, None], axis=-1) + 10.0 * np.eye(27)
    least = min(apart.min() - 2 * r, X.min() - r, 0.33 - r - X[..., :2].max())
    assert least >= -1e-6, least
    assert found.attrs["steps_unsolved"] == 0


@pytest.mark.parametrize("name", ["joint_acceleration", "body_acceleration", "joint_wrench", "switch_force"])
def test_forces_at_an_instant_are_refused_where_steps_know_impulses_alone(name: str) -> None:
    """A ball at rest on a floor had the acceleration of free fall; the mean force of a step carries its weight."""
    m = scene([ball("ball", 0.1, 2.0)], floor())
    begin = state(m, [[0.0, 0.0, 0.1]])
    with pytest.raises(po.SimulationError, match=f"no output '{name}' here: time-stepping .* impulses .*'dop853'"):
        run(m, 0.1, 1e-3, begin, outputs=[name])
    found = run(m, 0.1, 1e-3, begin, outputs=["contact_force"])
    np.testing.assert_allclose(found["contact_force"].values[-1], [[0.0, 0.0, -2.0 * G]], atol=1e-9)  # on the ground
