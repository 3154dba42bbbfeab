"""Runs as they are looked at: where the bodies were, joints joined between samples, other mechanisms' runs refused."""

import math

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from poinsot import ModelError
from poinsot.views.viewer.recording import recordings_of
from poinsot.views.viewer.replay import Clock, charts_of
from poinsot.views.viewer.subjects import subjects_of
from poinsot.views.viewer.world import wxyz_of
from zoo import random_displacement

FOUR_BAR = po.load(EXAMPLES / "four_bar.toml")
RUN = po.simulate(FOUR_BAR, time=0.5, samples=11)


def test_bodies_are_where_the_run_says() -> None:
    (r,) = recordings_of(subjects_of(FOUR_BAR), RUN, "run")
    for k, t in enumerate(r.times):
        X = r.poses(float(t))
        assert np.allclose(X[:, :3, 3], RUN["body_position"][k], atol=1e-12)
        q = wxyz_of(X)
        assert np.allclose(np.abs(np.sum(q[:, [1, 2, 3, 0]] * RUN["body_rotation"].values[k], axis=1)), 1.0)
    assert np.array_equal(r.poses(-1.0), r.poses(0.0))
    assert np.array_equal(r.poses(9.0), r.poses(0.5))


def test_between_samples_nothing_leaves_its_joint() -> None:
    top = po.load(EXAMPLES / "heavy_top.toml")
    run = po.simulate(top, time=0.3, samples=4)
    (r,) = recordings_of(subjects_of(top), run, "run")
    fine = po.simulate(top, time=0.3, samples=31)
    for k, t in enumerate(fine["time"].values):
        X = r.poses(float(t))
        assert np.allclose(X[0, :3, :3] @ X[0, :3, :3].T, np.eye(3), atol=1e-12)
        assert np.allclose(X[0, :3, 3], r.poses(0.0)[0, :3, 3], atol=1e-9)  # its tip stays where it is
        assert np.abs(X[0, :3, 3] - fine["body_position"].values[k, 0]).max() < 1e-9


def test_a_run_without_coordinates_shows_its_bodies() -> None:
    run = po.simulate(FOUR_BAR, time=0.5, samples=11, outputs=["body_position", "body_rotation"])
    (whole,), (r,) = (recordings_of(subjects_of(FOUR_BAR), each, "run") for each in (RUN, run))
    for t in (0.0, 0.12, 0.3, 0.5):
        assert np.allclose(r.poses(t), whole.poses(t), atol=0.2)
    assert np.allclose(r.poses(0.25), whole.poses(0.25), atol=1e-12)
    assert r.rates(0.1) is None


def test_the_run_of_another_mechanism_is_refused_by_what_differs() -> None:
    andrews = po.load(EXAMPLES / "andrews.toml")
    with pytest.raises(ModelError, match=r"run.nc is no run of .*bodies differ, it has 'crank'.*lacks 'K1'.*four-bar"):
        recordings_of(subjects_of(andrews), RUN, "run.nc")
    turned = RUN.isel(body=[1, 0, 2])
    with pytest.raises(ModelError, match="another order: 'coupler', 'crank', 'rocker'"):
        recordings_of(subjects_of(FOUR_BAR), turned, "run.nc")
    with pytest.raises(ModelError, match="neither 'joint_position' nor 'body_position'"):
        recordings_of(subjects_of(FOUR_BAR), RUN[["energy_stored"]], "run.nc")
    with pytest.raises(ModelError, match="a run is wanted here"):
        recordings_of(subjects_of(FOUR_BAR), 3.0, "run.nc")
    broken = RUN.copy(deep=True)
    broken["joint_position"][3] = np.nan
    with pytest.raises(ModelError, match="not finite"):
        recordings_of(subjects_of(FOUR_BAR), broken, "run.nc")
    with pytest.raises(ModelError, match="no sample"):
        recordings_of(subjects_of(FOUR_BAR), RUN.isel(time=slice(0, 0)), "run.nc")


def test_a_network_is_its_mechanisms() -> None:
    network = po.load(EXAMPLES / "networks" / "motors_drive_arm.toml")
    (subject,) = subjects_of(network)
    assert (subject.prefix, subject.name) == ("arm.", "arm")
    with pytest.raises(ModelError, match=r"'arm.joint_position'.*; it has 'joint_position'"):
        recordings_of([subject], RUN, "run.nc")
    with pytest.raises(ModelError, match="no mechanism among its elements"):
        subjects_of(po.load(EXAMPLES / "networks" / "low_pass.toml"))
    with pytest.raises(ModelError, match="a mechanism or a network is wanted"):
        subjects_of("panda.urdf")


@pytest.mark.long
def test_a_run_of_a_network_shows_its_mechanism() -> None:
    network = po.load(EXAMPLES / "networks" / "motors_drive_arm.toml")
    run = po.simulate(network, time=0.1, samples=3)
    (r,) = recordings_of(subjects_of(network), run, "run")
    assert np.allclose(r.poses(0.1)[:, :3, 3], run["arm.body_position"].values[-1], atol=1e-12)


def test_charts_hold_what_the_run_has() -> None:
    (r,) = recordings_of(subjects_of(FOUR_BAR), RUN, "run")
    by_title = {chart.title: chart for chart in charts_of([r])}
    angles = by_title["Angles [rad]"]
    assert [label for label, _, _ in angles.lines] == ["A", "B", "D"]
    assert np.allclose(angles.lines[0][2], RUN["joint_position"][:, 0])
    energy = {label: values for label, _, values in by_title["Energy [J]"].lines}
    assert np.allclose(energy["stored, change"] + energy["dissipated"], 0.0, atol=1e-9)
    assert any(title.startswith("Residual") for title in by_title)
    (other,) = recordings_of(subjects_of(FOUR_BAR), po.simulate(FOUR_BAR, time=0.25, samples=6), "short")
    for chart in charts_of([r, other]):
        assert [label for label, _, _ in chart.lines] == ["run", "short"]
        assert np.isnan(chart.lines[1][2][-1]) and np.isfinite(chart.lines[0][2]).all()


@pytest.mark.parametrize("span", [3e-8, 0.03, 10.0, 4000.0])
def test_a_clock_fits_runs_of_any_length(span: float) -> None:
    clock = Clock(1.0, 1.0 + span)
    clock.speed = clock.fitting_speed()
    assert 0.5 <= clock.span / clock.speed <= 100.0 or span < 1e-6
    seconds = clock.unit[1]
    assert 1e-9 < clock.step * seconds <= clock.span / 100 or span < 1e-6
    clock.advance(1.5 * clock.span / clock.speed)
    assert math.isclose(clock.now, 1.0 + 0.5 * span, rel_tol=1e-6, abs_tol=0.01 * span)
    clock.repeats, clock.playing = False, True
    clock.advance(2.0 * clock.span / clock.speed)
    assert clock.now == clock.end and not clock.playing


def test_quaternions_of_rotations() -> None:
    rng = np.random.default_rng(0)
    X = np.array([[random_displacement(rng).matrix for _ in range(5)] for _ in range(3)])
    w, x, y, z = np.moveaxis(wxyz_of(X), -1, 0)
    R = np.array([
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]).transpose(2, 3, 0, 1)  # fmt: skip
    assert np.allclose(R, X[..., :3, :3], atol=1e-12)
    half = np.array([np.diag((*d, 1.0)) for d in ((1.0, -1.0, -1.0), (-1.0, 1.0, -1.0), (-1.0, -1.0, 1.0))])
    assert np.allclose(np.abs(wxyz_of(half)), np.eye(4)[1:])
