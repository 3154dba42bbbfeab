"""Cycles, coupler curves with cusps, transmission angles, shaking forces and bearing loads against what is known."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import analysis
from poinsot.algebra.arrays import Floats

CORNERS = ("bx", "by", "cx", "cy", "dx")


@pytest.fixture(scope="module")
def four_bars() -> po.Family:
    return po.load_family("examples/four_bar.toml", *CORNERS)


def random_corners(rng: np.random.Generator) -> Floats:
    """B, C and D, such that no link is shorter than a tenth of the base."""
    while True:
        bx, by, cx, cy = rng.uniform(-1.0, 1.5, 4)
        B, C, D = np.array([bx, by]), np.array([cx, cy]), np.array([1.0, 0.0])
        if min(map(np.linalg.norm, (B, C - B, D - C))) > 0.1:
            return np.array([bx, by, cx, cy, 1.0])


def in_space(axis_d: list[float], X: po.Displacement, size: float) -> str:
    """A linkage R – S – S – R, moved by X and then of another size."""
    ends = {"A": ("ground", "crank"), "B": ("crank", "rod"), "C": ("rod", "rocker"), "D": ("ground", "rocker")}
    points = {"A": [0, 0, 0], "B": [0.1, 0.2, 0], "C": [0.9, 0.3, 0.4], "D": [1.0, 0, 0.1]}
    axes = {"A": [0, 0, 1], "D": axis_d}
    text = 'poinsot = 1\ngravity = "none"\n'
    for body in ("crank", "rod", "rocker"):
        text += f"[bodies.{body}]\nmass = 1.0\ninertia = [1, 1, 1]\n"
    for name, between in ends.items():
        kind = f'"revolute"\naxis = {(X.rotation @ axes[name]).tolist()}' if name in axes else '"spherical"'
        place = (size * (X @ np.array(points[name], dtype=float))).tolist()
        text += f"[pairs.{name}]\nbetween = {list(between)}\npoint = {place}\nkind = {kind}\n"
    return text


@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_four_bars_have_their_classical_angle(four_bars: po.Family, scale: float) -> None:
    """μ at C between coupler and rocker, whichever of the linkage's ends drives."""
    rng = np.random.default_rng(3)
    for _ in range(4):
        p = random_corners(rng)
        m = four_bars.member(scale * p)
        (bx, by, cx, cy, dx), q = p, m.neutral()
        C, B, D, A = np.array([cx, cy]), np.array([bx, by]), np.array([dx, 0.0]), np.zeros(2)
        for driver, output, at, other, end in (("A", "D", C, B, D), ("D", "A", B, C, A)):
            found = analysis.transmission_angle(m, q, driver, output)
            u, w = other - at, end - at
            cosine = abs(u @ w) / np.linalg.norm(u) / np.linalg.norm(w)
            np.testing.assert_allclose(found.index, np.sqrt(1.0 - cosine**2), atol=1e-9)
            np.testing.assert_allclose(found.point[:2] / scale, at, atol=1e-12)
            np.testing.assert_allclose(abs(found.wrench[3:5] @ u), np.linalg.norm(u), rtol=1e-9)  # a force along BC


def test_a_slider_and_a_linkage_in_space_have_theirs(tmp_path: Path) -> None:
    """Along a slide the cosine of the rod's angle; of balls the force along the rod on the velocity of its end."""
    slider = po.load("examples/slider_crank.toml")
    motion = analysis.cycle(slider, "main", np.linspace(0.1, 6.0, 7))
    found = analysis.transmission_angle(slider, motion.q, "main", "guide")
    np.testing.assert_allclose(found.index, np.sqrt(1.0 - (np.sin(motion.theta) / 3.0) ** 2), atol=1e-12)
    X = po.Displacement.exp(po.Twist([0.3, -0.5, 0.7], [2.0, -3.0, 1.0]))
    for k, (pose, size) in enumerate(((po.Displacement.identity(), 1.0), (X, 1.0), (X, 1e-5), (X, 1e5))):
        axis = [0.3, -0.5, 0.8]
        file = saved(tmp_path / f"{k}.toml", in_space(axis, pose, size))
        space = po.load(file)
        rod, arm = np.array([0.8, 0.1, 0.4]), np.array([-0.1, 0.3, 0.3])
        v = np.cross(axis, arm)
        expected = abs(rod @ v) / np.linalg.norm(rod) / np.linalg.norm(v)
        found = analysis.transmission_angle(space, space.neutral(), "A", "D")
        np.testing.assert_allclose(found.index, expected, rtol=1e-9)


def test_what_transmits_nothing_is_refused(four_bars: po.Family) -> None:
    m = four_bars.mechanism
    for names, match in (
        (("A", "X"), "no joint 'X'"),
        (("A", "D", "A"), "none of the bodies"),
        (("D", "D"), "no wrench"),
    ):
        with pytest.raises(po.ModelError, match=match):
            analysis.transmission_angle(m, m.neutral(), *names)


def test_cycles_are_motions_and_stop_at_dead_points(four_bars: po.Family) -> None:
    """Rates and accelerations are slopes of poses, the effort is what inverse dynamics asks of the driver."""
    m = four_bars.mechanism
    motion = analysis.cycle(m, "A", np.linspace(0.2, 0.2 + 4e-3, 5), rate=-3.0)
    slope = (motion.q[:-4] - 8 * motion.q[1:-3] + 8 * motion.q[3:-1] - motion.q[4:]) / (12 * np.diff(motion.time)[0])
    np.testing.assert_allclose(motion.v[2:-2], slope, rtol=1e-8)
    slope = (motion.v[:-4] - 8 * motion.v[1:-3] + 8 * motion.v[3:-1] - motion.v[4:]) / (12 * np.diff(motion.time)[0])
    np.testing.assert_allclose(motion.a[2:-2, 1:], slope[:, 1:], rtol=1e-7)
    np.testing.assert_allclose(motion.a[:, 0], 0.0, atol=1e-10)
    power = np.einsum("ni,ni->n", motion.v, m.inverse_dynamics(motion.q, motion.v, motion.a))
    np.testing.assert_allclose(motion.effort * motion.rate, power, rtol=1e-9)
    with pytest.raises(po.AssemblyError, match="cannot go on where its driver 'D'"):
        analysis.cycle(m, "D")
    with pytest.raises(po.ModelError, match="'X' is no joint of one coordinate"):
        analysis.cycle(m, "X")


def test_a_point_of_the_moving_centrode_has_one_cusp(four_bars: po.Family) -> None:
    """Where it is the centre of its body; a point beside it has none. Found between samples as at them."""
    rng = np.random.default_rng(5)
    for _ in range(3):
        p = random_corners(rng)
        m, (bx, by, cx, cy, dx) = four_bars.member(p), p
        s, _ = np.linalg.solve([[bx, dx - cx], [by, -cy]], [dx, 0.0])  # A + s (B − A) = D + r (C − D)
        centre = np.array([s * bx, s * by, 0.0])
        inside = np.linalg.inv(m.pose(m.neutral(), "coupler")) @ [*centre, 1.0]
        motion = analysis.cycle(m, "A", np.linspace(-0.02, 0.025, 6))
        curve = analysis.coupler_curve(motion, "coupler", inside[:3])
        np.testing.assert_allclose(curve.cusps, [0.0], atol=1e-10)
        np.testing.assert_allclose(curve.cusp_points, [centre], atol=1e-9)
        assert not len(analysis.coupler_curve(motion, "coupler", inside[:3] + 0.01).cusps)


def test_the_ground_feels_shaking_and_weight_and_counterweights_take_it_away(four_bars: po.Family) -> None:
    """Berkof and Lowen: two counterweights, on crank and rocker, leave no force; one leaves less than none."""
    m = four_bars.member(np.array([0.02, 0.1, 0.3, 0.2, 0.4]))
    motion = analysis.cycle(m, "A", np.linspace(0.0, 6.0, 7), rate=20.0)
    state = motion.q, motion.v, motion.a
    felt, carried = analysis.shaking(m, *state), m.reactions(motion.q, motion.v, motion.tau)
    weight, centre = m.total_mass * np.array(m.model.gravity), m.centre_of_mass(motion.q)
    ground = -sum(carried[name].wrench for name in "AD")
    np.testing.assert_allclose(felt.force + weight, ground[:, 3:], atol=1e-9)
    np.testing.assert_allclose(felt.moment + np.cross(centre, weight), ground[:, :3], atol=1e-9)
    both = analysis.counterweights(motion, ["crank", "rocker"])
    balanced = analysis.with_counterweights(m, both, {"crank": 0.05, "rocker": 0.1})
    assert np.abs(analysis.shaking(balanced, *state).force).max() < 1e-12 * np.abs(felt.force).max()
    one = analysis.counterweights(motion, ["crank"])
    best = [np.sum(analysis.shaking(analysis.with_counterweights(m, one, r), *state).force ** 2) for r in (0.05, 0.055)]
    np.testing.assert_allclose(best[0], best[1], rtol=1e-9)  # the moment counts, and not where the mass is
    assert best[0] < np.sum(felt.force**2)
    with pytest.raises(po.ModelError, match="joins the body 'coupler'"):
        analysis.counterweights(motion, ["coupler"])


def test_counter_rotors_take_the_moment_away(four_bars: po.Family) -> None:
    """Berkof: where the force is balanced and the coupler acts as two particles at its ends, no moment is left."""
    m = four_bars.member(np.array([0.02, 0.1, 0.3, 0.2, 0.4]))
    ends = m.model.body("coupler").inertia.mass / 2, 2 * m.model.body("coupler").inertia.centre
    particles = sum((po.Inertia.at_centre(ends[0], x * ends[1], np.zeros(3)) for x in (0, 1)), po.Inertia.zero())
    bodies = tuple(replace(b, inertia=particles) if b.name == "coupler" else b for b in m.model.bodies)
    m = po.Mechanism(replace(m.model, bodies=bodies))
    angles = np.linspace(0.0, 6.0, 7)
    motion = analysis.cycle(m, "A", angles, rate=20.0)
    m = analysis.with_counterweights(m, analysis.counterweights(motion, ["crank", "rocker"]), 0.05)
    motion = analysis.cycle(m, "A", angles, rate=20.0)
    felt = analysis.shaking(m, motion.q, motion.v, motion.a).moment
    rotors = analysis.counter_rotors(motion, ["crank", "rocker"])
    assert rotors["crank"] == 0.0 < rotors["rocker"]
    still = analysis.with_counter_rotors(m, rotors)
    motion = analysis.cycle(still, "A", angles, rate=20.0)
    left = analysis.shaking(still, motion.q, motion.v, motion.a)
    assert np.abs(left.moment).max() < 1e-9 * np.abs(felt).max()
    with pytest.raises(po.ModelError, match="'coupler'"):
        analysis.with_counter_rotors(m, {"coupler": 1.0})


def test_bearing_loads_of_a_cycle_are_those_of_the_run(four_bars: po.Family) -> None:
    m = four_bars.mechanism
    run = po.simulate(
        m.with_motions({"A": "20*t"}), 0.05, samples=5, rtol=1e-11, outputs=["joint_wrench", "joint_position"],
        progress=False,
    )  # fmt: skip
    motion = analysis.cycle(m, "A", np.linspace(0.0, 1.0, 5), rate=20.0)
    ours, theirs = analysis.bearing_loads(m, motion), analysis.bearing_loads(m, run, "successor")
    for name in "ABCD":
        np.testing.assert_allclose(ours[name].size, theirs[name].size, rtol=1e-6)
        np.testing.assert_allclose(ours[name].radial, ours[name].polar[1])
    turned = ours["A"].polar[0] - theirs["A"].polar[0]  # seen from the pin, which turns with the crank
    np.testing.assert_allclose(np.exp(1j * turned), np.exp(1j * motion.theta), atol=1e-6)
    with pytest.raises(po.ModelError, match="has no 'joint_wrench'"):
        analysis.bearing_loads(m, run.drop_vars("joint_wrench"))
