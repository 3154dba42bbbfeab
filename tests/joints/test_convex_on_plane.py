"""A convex body that rolls on a plane, by its support function.

Law: it is the ball and the disk where it is one of these; no slip; energy kept, and the integrals of Jellett and of
Routh (a ball with its mass centre beside the middle), of Chaplygin (a ball with three moments); a rattleback turns
round one way and goes on the other.
Source: Routh (1905), §243; Chaplygin (1903); Garcia & Hubbard (1988); Borisov & Mamaev (2003).
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import saved
from poinsot.elements import contact_of_kind
from poinsot.joints.closures import closing_errors, closing_wrenches

STONE = """
poinsot = 1
gravity = [0, 0, -9.81]
bodies.stone = {{ mass = {m}, centre = {centre}, inertia = {inertia}, position = [0, 0, {height}] }}
[pairs.free]
kind = "free"
between = ["ground", "stone"]
initial = {{ position = {start}, velocity = {rates} }}
[pairs.foot]
kind = "convex_on_plane"
between = ["ground", "stone"]
point = [0, 0, 0]
normal = [0, 0, 1]
support = "{support}"
"""
LEVEL = [0, 0, 0, 0, 0, 0, 1]


def rolled(folder: Path, time: float, samples: int, start: list[float] = LEVEL, **stone: Any) -> tuple[Any, Any]:
    mech = po.load(saved(folder / "stone.toml", STONE.format(start=start, **stone)))
    run = po.simulate(mech, time, samples=samples, rtol=1e-10, atol=1e-12, progress=False)
    assert po.ledger(run).ratio < 1e-8
    return mech, run


@pytest.mark.parametrize(("kind", "support"), [("ball_on_plane", "0.4"), ("disk_on_plane", "0.4*sqrt(x**2 + y**2)")])
def test_it_is_the_ball_and_the_disk(kind: str, support: str, seed: int) -> None:
    X = zoo.random_displacement(np.random.default_rng(seed))
    one, other = contact_of_kind(kind, 0.4), contact_of_kind("convex_on_plane", None, support)
    np.testing.assert_allclose(
        np.array(closing_errors(one, X), float), np.array(closing_errors(other, X), float), atol=1e-14
    )
    for a, b in zip(closing_wrenches(one, X), closing_wrenches(other, X), strict=True):
        np.testing.assert_allclose(a.vector.astype(float), b.vector.astype(float), atol=1e-13)


def motion(mech: Any, run: Any, ball: float, centre: Any) -> tuple[Any, Any, Any]:
    """Of samples: ω, the arm from the mass centre to the foot, both in the body, and its rotation."""
    R = mech.body("stone").pose(run["joint_position"].values)[:, :3, :3]
    return run["joint_velocity"].values[:, :3], -ball * R[:, 2] - np.asarray(centre), R


def test_a_ball_with_its_centre_beside_keeps_what_jellett_and_routh_found(tmp_path: Path) -> None:
    m, r, a, A, C = 0.3, 0.05, 0.02, 3e-4, 2e-4
    at = {"m": m, "centre": [0, 0, -a], "inertia": [A, A, C], "height": r, "support": str(r)}
    mech, run = rolled(tmp_path, 1.0, 41, rates=[3.0, 8.0, 15.0, 8.0 * r, -3.0 * r, 0], **at)
    w, arm, _ = motion(mech, run, r, [0, 0, -a])
    assert np.ptp(w[:, 0]) > 1.0  # it does move
    jellett = (w * [A, A, C] * arm).sum(axis=1)
    routh = w[:, 2] * np.sqrt(A * C + m * (arm**2 * [A, A, C]).sum(axis=1))
    for kept in (jellett, routh):
        assert np.ptp(kept) < 1e-8 * np.abs(kept).max()


def test_a_ball_with_three_moments_keeps_its_momentum_about_the_foot(tmp_path: Path) -> None:
    m, r, moments = 0.4, 0.1, np.array([1e-3, 1.6e-3, 2.2e-3])
    at = {"m": m, "centre": [0, 0, 0], "inertia": moments.tolist(), "height": r, "support": str(r)}
    mech, run = rolled(tmp_path, 2.0, 41, rates=[3.0, 8.0, 5.0, 8.0 * r, -3.0 * r, 0], **at)
    w, arm, R = motion(mech, run, r, [0, 0, 0])
    inside = moments * w + m * np.cross(-arm, np.cross(w, -arm))
    world = np.einsum("sij,sj->si", R, inside)
    assert np.ptp(w[:, 0]) > 1.0
    assert np.ptp(world, axis=0).max() < 1e-8 * np.abs(world).max()


@pytest.mark.parametrize(("spin", "turns"), [(-5.0, True), (5.0, False)])
def test_a_rattleback_turns_round_one_way(spin: float, turns: bool, tmp_path: Path) -> None:
    """The stone of test_linear_rolling, told in one line: a disturbance of 0.01 rad/s turns it round, or dies."""
    c, s = np.cos(0.1), np.sin(0.1)
    R = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    ellipsoid = "sqrt((0.2*x)**2 + (0.03*y)**2 + (0.02*z)**2)"
    stone = {"m": 1, "centre": [0, 0, -0.01], "inertia": (R @ np.diag([2e-4, 1.6e-3, 1.7e-3]) @ R.T).tolist()}
    _, run = rolled(tmp_path, 2.0, 81, height=0.02, support=ellipsoid, rates=[0.5, 0, spin, 0, -0.01, 0], **stone)
    there = run["joint_velocity"].values[:, 2] * np.sign(spin)
    assert (there.min() < -0.5) == turns
