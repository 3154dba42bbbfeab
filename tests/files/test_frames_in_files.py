"""Frames in network files: the examples whose elements stand on them are what is known of such machines."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.linalg import eigh

import poinsot as po
from cases import EXAMPLES, saved
from poinsot import Displacement, rotational, spatial
from poinsot.algebra.arrays import Floats
from poinsot.geometry import rotation_x

NETWORKS = EXAMPLES / "networks"


def skew(p: Any) -> Floats:
    x, y, z = p
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]], dtype=float)


def test_the_engine_of_frames_runs_as_the_mechanism_of_the_same_numbers() -> None:
    ours = po.simulate(po.load(NETWORKS / "engine_on_mounts.toml"), time=0.2, samples=11)
    theirs = po.simulate(po.load(EXAMPLES / "engine_mounts.toml"), time=0.2, samples=11)
    np.testing.assert_allclose(ours["engine.joint_position"], theirs["joint_position"], rtol=0, atol=1e-13)
    np.testing.assert_allclose(ours.energy_stored, theirs.energy_stored, rtol=1e-12)


def test_the_engine_swings_with_the_eigenfrequencies_of_its_mass_and_stiffness(tmp_path: Path) -> None:
    """K = Σ Adᵀ K_i Ad and M about the frame of the engine, without weight, written by hand."""
    text = (NETWORKS / "engine_on_mounts.toml").read_text(encoding="utf-8")
    network = po.load(saved(tmp_path / "engine.toml", text.replace("-9.81", "0")))
    ((_, machine, _),) = network.equations.machines
    near = machine.owner.linearize(machine.split(machine.start)[0])
    k, lean = 2e5, np.deg2rad(35)
    mounts = [
        ([0.25, 0.22, 0], lean, [k / 4, k / 4, k], [220, 220, 90], [0, 0, 0]),
        ([0.25, -0.22, 0], -lean, [k / 4, k / 4, k], [220, 220, 90], [0, 0, 0]),
        ([-0.45, 0, 0.05], 0.0, [k / 3, k / 3, k / 2], [150] * 3, [0, 0, 900]),
    ]
    K, D = np.zeros((6, 6)), np.zeros((6, 6))
    for at, turn, along, about, both in mounts:
        R = np.asarray(rotation_x(turn), dtype=float)
        Ad = np.block([[R.T, np.zeros((3, 3))], [-R.T @ skew(at), R.T]])
        K += Ad.T @ np.block([[np.diag(about), np.diag(both)], [np.diag(both), np.diag(along)]]) @ Ad
    D += Ad.T @ np.diag([2.0, 2.0, 2.0, 150.0, 150.0, 600.0]) @ Ad
    c = skew([0, 0, 0.12])
    J = np.array([[6.0, 0, 0.8], [0, 12.0, 0], [0.8, 0, 11.0]])
    M = 150.0 * np.block([[J / 150.0 - c @ c, c], [-c, np.eye(3)]])
    A = np.block([[np.zeros((6, 6)), np.eye(6)], [-np.linalg.solve(M, K), -np.linalg.solve(M, D)]])
    found, expected = (np.sort_complex(np.linalg.eigvals(each)) for each in (near.A, A))
    np.testing.assert_allclose(found, expected, rtol=1e-8, atol=1e-8 * abs(expected).max())
    undamped = np.sqrt(eigh(K, M, eigvals_only=True))
    np.testing.assert_allclose(np.sort(abs(found.imag[found.imag > 0])), undamped, rtol=2e-2)


def test_the_legs_of_the_platform_carry_plate_and_load() -> None:
    network = po.load(NETWORKS / "stewart_platform.toml")
    legs = [f"leg{k}" for k in range(1, 7)]
    names = [
        f"{leg}.strut.{q}" for leg in legs for q in ("n.wrench", "n.power", "p.power", "rod.force", "rod.velocity")
    ]
    run = po.simulate(network, time=0.3, samples=7, outputs=["all", *names, "load.p.wrench", "plate.table.wrench"])
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover.max())
    for leg in legs:
        force = run[f"{leg}.strut.rod.force"].values
        push = np.linalg.norm(run[f"{leg}.strut.n.wrench"].values[:, 3:], axis=1)
        np.testing.assert_allclose(push, abs(force), rtol=1e-12)
        np.testing.assert_allclose(np.abs(run[f"{leg}.strut.n.wrench"].values[:, :3]).max(), 0.0, atol=1e-10)
        taken = run[f"{leg}.strut.n.power"] + run[f"{leg}.strut.p.power"]
        np.testing.assert_allclose(taken, -force * run[f"{leg}.strut.rod.velocity"], atol=1e-12 * abs(force).max())
    lift = sum(run[f"{leg}.strut.n.wrench"].values[0] for leg in legs)  # the plate is not turned yet
    np.testing.assert_allclose(lift[3:], [0, 0, -32.0 * 9.81], atol=1e-9)
    np.testing.assert_allclose(run["load.p.wrench"], -run["plate.table.wrench"], atol=1e-12 * 200)
    assert run["load.p.wrench"].values[0, 5] == pytest.approx(20.0 * 9.81, rel=0.02)


def test_a_file_is_the_network_that_is_written_in_python() -> None:
    arm = po.load(EXAMPLES / "double_pendulum.toml")
    hand = spatial.On("lower", (0.0, 0.0, -0.5))
    file = po.load(NETWORKS / "two_arms.toml")
    pole = {e.name: e for e, _ in file.placed}["mechanism"]
    net = po.Network("two arms")
    net.add(pole, grip="grip", pin="pin", tip="tip")
    net.add(arm.as_element("arm", {"hand": hand}), hand="grip")
    net.add(arm.as_element("second", {"elbow": "elbow", "hand": hand}), elbow="shaft", hand="other")
    net.add(rotational.TorqueSource("motor", "0.8*sin(4*t)"), "shaft", "ground")
    net.add(rotational.Damper("bearing", 0.05), "shaft", "ground")
    net.add(rotational.Damper("brake", 0.02), "pin", "ground")
    net.add(spatial.Spring("bushing", 60, 0.5), "tip", "other")
    net.add(spatial.Damper("rubber", 2.0, 0.01), "tip", "other")
    ours, theirs = (po.simulate(each, time=0.2, samples=3) for each in (file, net))
    np.testing.assert_array_equal(ours["bodies.joint_position"], theirs["bodies.joint_position"])


def test_numbers_of_elements_on_frames_stay_free(tmp_path: Path) -> None:
    family = po.load_family(NETWORKS / "engine_on_mounts.toml", "k")
    ours = po.simulate(family, parameters={"k": 1e5}, time=0.1, samples=3)
    text = (NETWORKS / "engine_on_mounts.toml").read_text(encoding="utf-8").replace("k = 2e5", "k = 1e5")
    softer = po.simulate(po.load(saved(tmp_path / "softer.toml", text)), time=0.1, samples=3)
    np.testing.assert_allclose(ours["engine.joint_position"], softer["engine.joint_position"], rtol=0, atol=1e-12)


def test_poses_are_written_as_frames_of_mechanisms_are() -> None:
    network = po.load(NETWORKS / "engine_on_mounts.toml")
    solid = {e.name: e for e, _ in network.placed}["engine"].solid
    expected = Displacement(rotation_x(np.deg2rad(35)), np.array([0.25, 0.22, 0.0]))
    np.testing.assert_array_equal(solid.frames["left"].matrix, expected.matrix)
