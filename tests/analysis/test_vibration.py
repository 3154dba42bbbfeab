"""Modes about an equilibrium against closed forms: chains of springs, the double pendulum, a loop by its energy."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import analysis

PENDULUM = """
poinsot = 1
gravity = [0, 0, -9.81]
parameters = {a = 0.7, b = 0.4, m = 1.3, n = 0.6}
bodies.upper = {mass = "m", centre = [0, 0, "-a"]}
bodies.lower = {mass = "n", centre = [0, 0, "-a - b"]}
pairs.one = {kind = "revolute", between = ["ground", "upper"], point = [0, 0, 0], axis = [0, 1, 0]}
pairs.two = {kind = "revolute", between = ["upper", "lower"], point = [0, 0, "-a"], axis = [0, 1, 0]}
"""


def chain(count: int, folder: Path) -> po.Family:
    """Masses on a line, free at both ends, with springs and dampers between neighbours."""
    text = 'poinsot = 1\ngravity = "none"\n[parameters]\nm = 2.0\nk = 30.0\nc = 0.02\n'
    for i in range(count):
        text += f'[bodies.b{i}]\nmass = "m"\nposition = [{i}, 0, 0]\n[pairs.s{i}]\nkind = "prismatic"\n'
        text += f'between = ["ground", "b{i}"]\npoint = [{i}, 0, 0]\naxis = [1, 0, 0]\n'
        if i:
            ends = f'between = ["b{i - 1}", "b{i}"]\npoints = [[{i - 1}, 0, 0], [{i}, 0, 0]]\n'
            text += f'[springs.k{i}]\n{ends}stiffness = "k"\nrest_length = 1\n[dampers.c{i}]\n{ends}damping = "c"\n'
    return po.load_family(saved(folder / "chain.toml", text))


def test_a_free_chain_has_one_rigid_mode_and_sines(tmp_path: Path) -> None:
    """ω_j = 2 √(k/m) sin(jπ/2N), ζ_j = c ω_j / 2k, of masses and springs ten decades apart; shapes are orthogonal."""
    count, family = 5, chain(5, tmp_path)
    for m, k, c in ((2.0, 30.0, 0.02), (1e-5, 2.0, 1e-4), (1e5, 1e3, 0.3)):
        mechanism = family.member(family.values(m=m, k=k, c=c))
        found = analysis.vibration_modes(mechanism)
        omega = 2 * np.sqrt(k / m) * np.sin(np.arange(count) * np.pi / (2 * count))
        np.testing.assert_allclose(2 * np.pi * found.frequencies, omega, rtol=1e-12)
        assert found.squares[0] == 0.0 and np.isnan(found.damping_ratios[0])
        np.testing.assert_allclose(found.damping_ratios[1:], c * omega[1:] / (2 * k), rtol=1e-11)
        M = mechanism.mass_matrix(found.q)
        np.testing.assert_allclose(found.shapes @ M @ found.shapes.T, np.eye(count), atol=1e-12)
        zeta = np.nan_to_num(found.damping_ratios)
        poles = omega * (-zeta + 1j * np.sqrt(1 - zeta**2))
        theirs = found.linear.poles()
        theirs = theirs[np.argsort(np.abs(theirs))][1::2]
        np.testing.assert_allclose(np.abs(theirs)[1:], np.abs(poles)[1:], rtol=1e-10)
        np.testing.assert_allclose(theirs.real[1:], poles.real[1:], rtol=1e-7)
    assert "mode 0: rigid" in str(found)


def test_the_double_pendulum_hangs_and_stands(tmp_path: Path) -> None:
    """Found at rest from any pose near by; upside down it is unstable, and elsewhere no equilibrium."""
    family = po.load_family(saved(tmp_path / "p.toml", PENDULUM))
    for scale in (1e-5, 1.0, 1e5):
        a, b, m, n = (scale * 0.7, scale * 0.4, 1.3, 0.6)
        mechanism = family.member(family.values(a=a, b=b, m=m, n=n))
        M = np.array([[(m + n) * a * a, n * a * b], [n * a * b, n * b * b]])
        K = 9.81 * np.diag([(m + n) * a, n * b])
        squares = np.sort(np.linalg.eigvals(np.linalg.solve(M, K)).real)
        q = analysis.resting_pose(mechanism, [2.4, -1.3])  # downhill, not to the nearest pose that is unstable
        np.testing.assert_allclose(np.exp(1j * q), 1.0, atol=1e-12)
        np.testing.assert_allclose(analysis.vibration_modes(mechanism, q).squares, squares, rtol=1e-12)
        found = analysis.vibration_modes(mechanism, [np.pi, 0.0])
        assert (found.squares < 0.0).all() and np.isnan(found.frequencies).all()
        np.testing.assert_allclose(found.squares, -squares[::-1], rtol=1e-11)
        with pytest.raises(po.ModelError, match="does not rest at this pose"):
            analysis.vibration_modes(mechanism, [0.3, 0.2])
        assert np.isfinite(analysis.vibration_modes(mechanism, [0.3, 0.2], actuated=["one", "two"]).frequencies).all()


def test_a_closed_loop_swings_as_its_energy_says() -> None:
    """ω² = V″/M along the motion that the loop leaves, the curvature of the loop under weight included."""
    m = po.load("examples/four_bar.toml")
    q = analysis.resting_pose(m, m.assemble([-1.5, 0.3, -2.5]))
    assert np.abs(m.forward_dynamics(q, 0 * q, 0 * q)).max() < 1e-9
    found = analysis.vibration_modes(m, q)
    h = 1e-3
    near = analysis.cycle(m, "A", q[0] + h * np.arange(-2, 3), q=q)
    V, N = m.potential_energy(near.q), near.N[2]
    curvature = (-V[0] + 16 * V[1] - 30 * V[2] + 16 * V[3] - V[4]) / (12 * h * h)
    np.testing.assert_allclose(found.squares, [curvature / (N @ m.mass_matrix(q) @ N)], rtol=1e-6)
    omega, zeta = 2 * np.pi * found.frequencies[0], found.damping_ratios[0]
    np.testing.assert_allclose(found.linear.poles()[1], omega * (-zeta + 1j * np.sqrt(1 - zeta**2)), rtol=1e-9)
    seen = found.motion(0, 0.1, samples=5)
    poses = seen["joint_position"].values
    assert np.abs(m.closure_error(poses)).max() < 1e-9 and np.isclose(seen["time"][-1], 1 / found.frequencies[0])
    np.testing.assert_allclose(poses[0], poses[-1], atol=1e-9)
    with pytest.raises(po.ModelError, match="rolls or skates"):
        analysis.vibration_modes(po.load("examples/rolling_coin.toml"))
