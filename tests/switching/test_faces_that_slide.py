"""A box that slides and spins on one face: its four corners share the load as springs alike, of any stiffness.

    N_k = [α + β x_k + γ y_k]₊,   Σ N_k = m g,   Σ N_k r_k × (n − μ d_k) ∥ n,   d_k the way it slips

Three corners bore, which of them was chosen by rounding as it landed, and the motion followed: 7e-4 m in 0.25 s.
Source: Johnson, Contact Mechanics (1985), §4.4 (elastic foundations); docs/switching-theory.md, "Shares".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

import poinsot as po
from cases import saved

G, TIME = 9.81, 0.2
SIGNS = np.array([(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)])


class Box(NamedTuple):
    """Edges [m], mass [kg], μ, the height of a fall [m], spin [rad/s] and slip (2,) [m/s]."""

    edges: Any
    mass: float
    mu: float
    falls: float
    spin: float
    slip: Any


def some_box(rng: np.random.Generator, tall: bool) -> Box:
    """As tall as it may be without tipping, so that corners leave the floor and come back; or flat."""
    mu, wide = float(rng.uniform(0.1, 0.6)), rng.uniform(0.3, 1.0, 2)
    high = (0.9 if tall else 0.3) * wide.min() / mu if tall else 0.3 * wide.min()
    edges = np.append(wide, high)
    mass = float(edges.prod() * rng.uniform(300.0, 8000.0))
    return Box(edges, mass, mu, 0.0, float(rng.uniform(2.0, 6.0)), rng.uniform(-2.0, 2.0, 2))


def loaded(file: Path, box: Box, size: float = 1.0, turn: float = 0.0, reordered: bool = False) -> Any:
    """In a size, turned about the vertical, its shapes in another order; times stay, so gravity grows as the size."""
    a, b, c = (box.edges * size).tolist()
    inertia = (box.mass / 12.0 * np.array([b * b + c * c, a * a + c * c, a * a + b * b])).tolist()
    shapes = ['[shapes.floor]\nbody = "ground"\nkind = "plane"\n',
              f'[shapes.box]\nbody = "box"\nkind = "box"\nedges = {[a, b, c]}\n']  # fmt: skip
    between = '["box", "floor"]' if reordered else '["floor", "box"]'
    place = [0.0, 0.0, c / 2.0 + box.falls * size, 0.0, 0.0, float(np.sin(turn / 2.0)), float(np.cos(turn / 2.0))]
    return po.load(saved(file, f"""poinsot = 1
gravity = [0, 0, {-G * size}]
[bodies.box]
mass = {box.mass}
inertia = {inertia}
[pairs.fly]
kind = "free"
between = ["ground", "box"]
initial = {{position = {place}, velocity = {[0.0, 0.0, box.spin, *(box.slip * size).tolist(), 0.0]}}}
{"".join(shapes[:: -1 if reordered else 1])}[contacts.touch]
between = {between}
friction = {box.mu}
"""))  # fmt: skip


def ended(machine: Any, size: float = 1.0, turn: float = 0.0, **how: Any) -> Any:
    """Where the box comes (2,), in its size, and by how much it has turned."""
    run = po.simulate(machine, TIME, samples=9, progress=False, **{"rtol": 1e-9, **how})
    assert po.ledger(run).ratio < 1e-8
    at = Rotation.from_euler("z", -turn).apply(run["body_position"].sel(body="box").values[-1] / size)
    turned = Rotation.from_quat(run["body_rotation"].sel(body="box").values[-1]).as_rotvec()[2] - turn
    return np.array([*at[:2], (turned + np.pi) % (2.0 * np.pi) - np.pi])


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(12))
def test_rounding_and_order_and_units_choose_no_corner(rng: np.random.Generator, seed: int, tmp_path: Path) -> None:
    """Law  a box that lands flat moves the same at any tolerance, in any order, turned, and in any size."""
    box = some_box(rng, tall=bool(seed % 2))._replace(falls=0.02 if seed % 3 else 0.0)
    first, turn = ended(loaded(tmp_path / "0.toml", box)), float(rng.uniform(0.2, 3.0))
    others = [
        ended(loaded(tmp_path / "1.toml", box), rtol=1e-11),
        ended(loaded(tmp_path / "2.toml", box, turn=0.5 * np.pi, reordered=True), turn=0.5 * np.pi),
        ended(loaded(tmp_path / "3.toml", box, 1e-5, turn), 1e-5, turn),
        ended(loaded(tmp_path / "4.toml", box, 1e5, reordered=True), 1e5),
    ]
    np.testing.assert_allclose(others, np.tile(first, (4, 1)), rtol=0, atol=1e-7)


def shares(box: Box, at: Any, slips: Any) -> Any:
    """N (4,) of corners at places (4, 2) that slide in directions (4, 2): Newton's method on α, β, γ."""
    lever, found = 0.5 * box.edges[2], np.zeros(3)
    plane = np.column_stack([np.ones(4), at])
    moments = np.column_stack([np.ones(4), at - box.mu * lever * slips])  # Σ N (x, y) against friction below the centre
    found[0] = box.mass * G / 4.0
    for _ in range(30):
        bears = (plane @ found > 0.0).astype(float)
        step = np.linalg.solve(
            moments.T @ (bears[:, None] * plane), moments.T @ (bears * (plane @ found)) - [box.mass * G, 0.0, 0.0]
        )
        found -= step
        if np.abs(step).max() < 1e-14 * box.mass * G:
            break
    return np.maximum(plane @ found, 0.0)


def slid(box: Box) -> Any:
    """Where such a box comes."""
    J = box.mass / 12.0 * (box.edges[0] ** 2 + box.edges[1] ** 2)

    def flow(_: float, y: Any) -> Any:
        c, s = np.cos(y[2]), np.sin(y[2])
        at = 0.5 * SIGNS * box.edges[:2] @ np.array([[c, s], [-s, c]])
        rates = y[3:5] + y[5] * at[:, ::-1] * [-1.0, 1.0]
        ways = rates / np.linalg.norm(rates, axis=1)[:, None]
        rubs = -box.mu * shares(box, at, ways)[:, None] * ways
        return [*y[3:], *rubs.sum(axis=0) / box.mass, (at[:, 0] * rubs[:, 1] - at[:, 1] * rubs[:, 0]).sum() / J]

    start = [0.0, 0.0, 0.0, *box.slip, box.spin]
    return solve_ivp(flow, (0.0, TIME), start, method="DOP853", rtol=1e-11, atol=1e-13).y[:3, -1]


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(12))
def test_corners_bear_as_springs_alike_do(rng: np.random.Generator, seed: int, tmp_path: Path) -> None:
    """Law  the motion is that of N_k above, which this test solves by itself; corners leave the floor and come back."""
    box = some_box(rng, tall=seed % 2 == 0)
    box = box._replace(slip=box.slip + np.sign(box.slip) * (box.mu * G * TIME + 0.1))  # no corner comes to rest
    np.testing.assert_allclose(ended(loaded(tmp_path / "box.toml", box)), slid(box), rtol=0, atol=1e-6)
