"""A box that slides and spins over what another ends at: a seam of two boxes side by side, a gap, the edge of a table.

Where its places came to the edge they were held along the normal of the side, in silence but for the ledger: up to two
fifths of the energy were lost; and what came level to the next box met its side.
Law: nothing is lost but by friction, no impact is told, and rtol, order of contacts and sizes choose nothing; without
friction it goes on as it came, fast or slowly.
Source: Johnson, Contact Mechanics (1985), §4.4 (elastic foundations); docs/switching-theory.md, "Shares".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved

G, TIME = 9.81, 0.3
FREE = (0.0, 1e-3, 0.3)
"""Gaps between the boxes [m]: a seam, a gap that a box hardly feels, one that it tips into if it comes to stand."""


def plank(
    seed: int, gap: float, size: float = 1.0, reordered: bool = False, smooth: bool = False, pace: float = 1.0
) -> Any:
    """A flat box on two others; in a size, its contacts in another order; times stay, so gravity grows as the size.

    smooth  whether without friction; pace: times what its velocities are
    """
    rng = np.random.default_rng(seed)
    mu, wide = float(rng.uniform(0.1, 0.6)), rng.uniform(0.3, 1.0, 2)
    edges = np.append(wide, 0.3 * wide.min())
    mass = float(edges.prod() * rng.uniform(300.0, 8000.0))
    spin, slip = float(rng.uniform(-6.0, 6.0)), np.array([rng.uniform(0.3, 2.0), rng.uniform(-1.0, 1.0)])
    at = np.array([rng.uniform(-0.4, 0.0), rng.uniform(-1.0, 1.0), edges[2] / 2.0])
    mu, spin, slip = 0.0 if smooth else mu, pace * spin, pace * slip
    a, b, c = (edges * size).tolist()
    inertia = (mass / 12.0 * np.array([b * b + c * c, a * a + c * c, a * a + b * b])).tolist()
    floor = [f'''[shapes.{name}]
body = "ground"
kind = "box"
edges = {[4.0 * size, 4.0 * size, 0.5 * size]}
position = {[side * (2.0 + gap / 2.0) * size, 0.0, -0.25 * size]}
[contacts.{name}]
between = ["{name}", "box"]
friction = {mu}
''' for name, side in (("left", -1.0), ("right", 1.0))]  # fmt: skip
    return f"""poinsot = 1
gravity = [0, 0, {-G * size}]
[bodies.box]
mass = {mass}
inertia = {inertia}
[pairs.fly]
kind = "free"
between = ["ground", "box"]
initial = {{position = {[*(at * size).tolist(), 0, 0, 0, 1]}, velocity = {[0, 0, spin, *(slip * size).tolist(), 0]}}}
[shapes.box]
body = "box"
kind = "box"
edges = {[a, b, c]}
{"".join(floor[:: -1 if reordered else 1])}"""


def ended(file: Path, text: str, size: float = 1.0, **how: Any) -> Any:
    """Where the box comes, in its size; audited."""
    run = po.simulate(po.load(saved(file, text)), TIME, samples=5, progress=False, **{"rtol": 1e-8, **how})
    assert po.ledger(run).ratio < 1e-8
    assert float(np.abs(run["event_energy"]).sum()) < 1e-9 * float(run["energy_turnover"][-1])  # no impact
    return run["body_position"].sel(body="box").values[-1] / size


@pytest.mark.sample(1)
@pytest.mark.parametrize("gap", FREE)
@pytest.mark.parametrize("seed", range(14))
def test_what_slides_over_an_edge_loses_nothing_there(
    seed: int, gap: float, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if (seed, gap) == (0, 0.3):
        request.applymarker(pytest.mark.xfail(strict=True, reason="claims.csv #772: jumps do not come to an end"))
    ended(tmp_path / "seam.toml", plank(seed, gap))


@pytest.mark.sample(1)
@pytest.mark.parametrize("pace", [1.0, 0.03, 10.0])
@pytest.mark.parametrize("gap", FREE[:2])
@pytest.mark.parametrize("seed", range(14))
def test_without_friction_it_goes_on_as_it_came(seed: int, gap: float, pace: float, tmp_path: Path) -> None:
    system = po.load(saved(tmp_path / "seam.toml", plank(seed, gap, smooth=True, pace=pace)))
    run = po.simulate(system, TIME / pace, samples=5, progress=False, rtol=1e-8)
    place, speed = run["body_position"].sel(body="box").values, run["joint_velocity"].values
    np.testing.assert_allclose(place[-1], place[0] + TIME / pace * speed[0, 3:], atol=1e-6)
    np.testing.assert_allclose(np.linalg.norm(speed[-1]), np.linalg.norm(speed[0]), rtol=1e-6)


@pytest.mark.sample(1)
@pytest.mark.parametrize("gap", FREE[1:])
@pytest.mark.parametrize("seed", [2, 5, 7, 11])  # 3 and 9 are in claims.csv #772
def test_sizes_orders_and_tolerances_choose_nothing(seed: int, gap: float, tmp_path: Path) -> None:
    """Of a seam, where places of both boxes are one, see claims.csv #772."""
    file = tmp_path / "seam.toml"
    there = ended(file, plank(seed, gap))
    np.testing.assert_allclose(ended(file, plank(seed, gap, reordered=True)), there, atol=1e-6)
    np.testing.assert_allclose(ended(file, plank(seed, gap), rtol=1e-10), there, atol=1e-6)
    for size in (1e-3, 1e2):
        np.testing.assert_allclose(ended(file, plank(seed, gap, size), size), there, atol=1e-6)
