"""Guesses for assembly choose among the ways to close the loops, and are not kept."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot.files.load import load_model

BAR = "[bodies.{0}]\nmass = 1\ninertia = [0.1, 0.1, 0.1]\n"
PIN = (
    '[pairs.{}]\nkind = "revolute"\nbetween = ["{}", "{}"]\nframes = [{{position = {}, y_axis}}, {{y_axis}}]\n'.replace(
        "y_axis", "z_axis = [0, 1, 0]"
    )
)


def four_bar(crank: str, elbow: str) -> str:
    """Crank 1, coupler 2, rocker 2, ground 2: with a crank angle the elbow closes up or down."""
    pins = (
        PIN.format("crank", "ground", "a", [0, 0, 0]) + f"initial = {crank}\n"
        + PIN.format("elbow", "a", "b", [1, 0, 0]) + (f"initial = {elbow}\n" if elbow else "")
        + PIN.format("rocker", "ground", "c", [2, 0, 0])
        + '[pairs.tip]\nkind = "revolute"\nbetween = ["b", "c"]\n'
        + "frames = [{position = [2, 0, 0], z_axis = [0, 1, 0]}, {position = [2, 0, 0], z_axis = [0, 1, 0]}]\n"
    )  # fmt: skip
    return "poinsot = 1\n" + "".join(BAR.format(n) for n in "abc") + pins


def written(folder: Path, text: str) -> Path:
    return saved(folder / "m.toml", text)


def tip(mech: po.Mechanism, state: np.ndarray) -> float:
    """How high the coupler's end is."""
    q = state[: mech.nq]
    assert np.abs(mech.constraint_error(q)).max() < 1e-9
    return float((mech.pose(q, "b") @ [2, 0, 0, 1])[2])


def test_a_guess_chooses_and_a_position_is_kept(tmp_path: Path) -> None:
    heights = []
    for guess in (-1.9, 0.3):
        text = four_bar("{position = 1.0}", f"{{guess = {guess}}}")
        mech = po.load(written(tmp_path, text))
        state = mech.initial_state()
        at = dict(zip(mech.coordinate_names, state[: mech.nq], strict=True))
        assert at["crank"] == pytest.approx(1.0, abs=1e-12), "given, so kept"
        assert abs(at["elbow"] - guess) > 1e-3, "guessed, so moved"
        heights.append(tip(mech, state))
        plain = po.load(written(tmp_path, four_bar("{position = 1.0}", "")))
        told = {"elbow": {"guess": guess}}
        assert tip(plain, plain.initial_state(told)) == pytest.approx(heights[-1], abs=1e-9), "as from Python"
    assert abs(heights[0] - heights[1]) > 0.5, "two ways to close"


def turned(angles: np.ndarray) -> np.ndarray:
    """Angles within half a turn."""
    return np.asarray((angles + np.pi) % (2 * np.pi) - np.pi)


@pytest.mark.sample(1)
@pytest.mark.parametrize("crank", [-2.2, -1.0, 0.4, 1.0, 2.5])
def test_a_guess_is_met_by_the_closure_nearest_to_it(crank: float, tmp_path: Path) -> None:
    """By hand: the coupler's end is on the circles of 2 about the crank's end and about (2, 0)."""
    end, other = np.array([np.cos(crank), -np.sin(crank)]), np.array([2.0, 0.0])
    way = other - end
    half = np.linalg.norm(way) / 2
    across = np.array([-way[1], way[0]]) / (2 * half) * np.sqrt(4 - half**2)
    elbows = [turned(-np.arctan2(*(way / 2 + side * across)[::-1]) - crank) for side in (-1, 1)]
    plain = po.load(written(tmp_path, four_bar(f"{{position = {crank}}}", "")))
    for guess in np.random.default_rng(5).uniform(-3.1, 3.1, 12).tolist():
        mech = po.load(written(tmp_path, four_bar(f"{{position = {crank}}}", f"{{guess = {guess}}}")))
        first, second = (abs(turned(each - guess)) for each in elbows)
        if abs(first - second) < 0.1:
            continue
        found = mech.initial_state()[1]
        assert abs(found - guess) == pytest.approx(min(first, second), abs=1e-8)
        np.testing.assert_array_equal(plain.initial_state({"elbow": {"guess": guess}}), mech.initial_state())


def test_a_guess_that_the_loops_allow_is_met(tmp_path: Path) -> None:
    mech = po.load(written(tmp_path, four_bar("{guess = 1.0}", "")))
    assert mech.initial_state()[0] == 1.0
    tip(mech, mech.initial_state())


def test_members_of_an_ensemble_start_at_their_guesses(tmp_path: Path) -> None:
    mech = po.load(written(tmp_path, four_bar("{position = 1.0}", "{guess = -3.1}")))
    cranks = np.array([0.9, 1.0, 1.1])
    found = po.ensemble(mech, {"crank": cranks}, time=0.01, samples=2)
    for k, crank in enumerate(cranks.tolist()):
        alone = po.simulate(mech, time=0.01, samples=2, initial={"crank": crank})
        np.testing.assert_array_equal(found.joint_position.values[k], alone.joint_position.values)


def test_what_is_no_guess_is_refused(tmp_path: Path) -> None:
    for elbow, says in (
        ("{guess = 1, position = 1}", "has both a position, which is kept, and a guess"),
        ("{guess = [1, 2]}", "has 2 numbers, but a revolute pair takes 1: angle"),
        ("{gues = 1}", "unknown key; did you mean 'guess'"),
        ('{guess = "nan"}', "nan"),
    ):
        with pytest.raises(po.FileError, match=says):
            load_model(written(tmp_path, four_bar("{position = 1.0}", elbow)))
    mech = po.load(written(tmp_path, four_bar("{position = 1.0}", "")))
    with pytest.raises(po.SimulationError, match=r"initial guess of joint 'elbow' .* must be 1 finite number"):
        mech.initial_state({"elbow": {"guess": [1, 2]}})
