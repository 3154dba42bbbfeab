"""Guesses for assembly choose among the ways to close the loops, and are not kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
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
    file = folder / "m.toml"
    file.write_text(text)
    return file


def tip(mech: po.Mechanism, state: np.ndarray) -> float:
    """How high the coupler's end is."""
    q = state[: mech.nq]
    assert np.abs(mech.constraint_error(q)).max() < 1e-9
    return float((mech.pose(q, "b") @ [2, 0, 0, 1])[2])


def test_a_guess_chooses_and_a_position_is_kept(tmp_path: Path) -> None:
    heights = []
    for guess in (-1.9, 1.9):
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
    with pytest.raises(po.SimulationError, match=r"initial guess of joint 'elbow' .* must be 1 finite numbers"):
        mech.initial_state({"elbow": {"guess": [1, 2]}})
