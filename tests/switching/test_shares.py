"""Runs of rows that hold motions together: those that hold one motion are one with the sum of their bounds.

Source: docs/switching-theory.md, "Shares".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from foreign_rows import MagnetTable
from poinsot import Friction
from poinsot.files import FORMS
from poinsot.simulation import CLOSED
from switching.rows_of_a_kind import HERE, ON, rig, told, torn

FRICTIONS = [(0.5, 0.9), (1.0, 2.0), (0.4, 0.4)]
"""(kinetic, static) of each."""
ONE, SUM = [tuple(np.sum(FRICTIONS, axis=0))], [FRICTIONS[0], tuple(np.sum(FRICTIONS[1:], axis=0))]


def frictions(each: Any) -> po.Mechanism:
    return rig(lambda u: tuple(Friction(f"row {k}", ON, kinetic=a, static=b) for k, (a, b) in enumerate(each)), HERE)


@pytest.mark.parametrize("method", ["dop853", "radau", "moreau"])
def test_frictions_of_one_motion_are_one_with_the_sum_of_their_bounds(method: str) -> None:
    given: Any = {"time": 1.2, "samples": 13, "dataset": False, "method": method}
    given |= {"step": 5e-4} if method == "moreau" else {"rtol": 1e-10, "atol": 1e-12}
    one, *others = (po.simulate(frictions(each), **given) for each in (ONE, FRICTIONS, FRICTIONS[::-1], SUM))
    slips = [t for word, t in zip(*told(one), strict=True) if "slips" in word]
    assert slips
    for other in others:
        size = np.abs(one["joint_position"]).max()
        assert np.abs(np.asarray(other["joint_position"]) - one["joint_position"]).max() < 1e-8 * size
        assert {round(t, 8) for word, t in zip(*told(other), strict=True) if "slips" in word} == {
            round(t, 8) for t in slips
        }


def test_slopes_are_those_of_one_with_the_sum() -> None:
    """Through the slip, whose instant moves."""
    asked: Any = {"to": ["elements.spring.stiffness"], "time": 0.6, "samples": 4, "rtol": 1e-10, "atol": 1e-12}
    one, *others = (po.sensitivities(frictions(each), **asked) for each in (ONE, FRICTIONS, FRICTIONS[::-1]))
    expected = one["joint_position_sensitivity"].values
    assert np.abs(expected).max() > 1e-3
    for other in others:
        found = other["joint_position_sensitivity"].values
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-8 * np.abs(expected).max())


def test_what_a_report_prints_is_in_proportion_to_the_bounds() -> None:
    run = po.simulate(frictions(FRICTIONS), 0.1, samples=5, outputs=["switch_force", "switch_mode"])
    z = run["switch_force"].values[1:]
    assert (run["switch_mode"].values[1:] == CLOSED).all() and np.abs(z).max() > 0.5
    np.testing.assert_allclose(z / [b for _, b in FRICTIONS], np.tile(z[:, :1] / FRICTIONS[0][1], 3), rtol=1e-12)


def some_frictions(seed: int, same: int | None) -> str:
    """A file: two masses in a row, pulled by what swings on them; frictions on either joint and on both together, of
    which one may bear as much as it slides as at rest."""
    rng = np.random.default_rng(seed)
    static = rng.uniform(0.2, 1.5, 3)
    kinetic, speed = static * rng.uniform(0.3, 1.0, 3), rng.uniform(-1.5, 1.5, 2)
    if same is not None:
        kinetic[same] = static[same]
    bodies = "".join(
        f"[bodies.{name}]\nmass = {m}\n" for name, m in (("one", 1.5), ("two", 0.8), ("a", 0.5), ("b", 0.5))
    )
    ends = (("s", "ground", "one"), ("r", "one", "two"), ("p", "one", "a"), ("q", "two", "b"))
    pairs = "".join(
        f'[pairs.{name}]\nkind = "prismatic"\nbetween = ["{up}", "{down}"]\npoint = [0, 0, 0]\naxis = [1, 0, 0]\n'
        + (f"initial = {{velocity = {speed['pq'.index(name)]}}}\n" if name in "pq" else "")
        for name, up, down in ends
    )
    springs = "".join(f'[springs.k{name}]\npair = "{name}"\nstiffness = {k}\n' for name, k in (("p", 20), ("q", 17)))
    along = ('pair = "s"', 'pair = "r"', 'tendon = "both"')
    rubs = "".join(
        f"[friction.f{k}]\n{on}\nkinetic = {a}\nstatic = {b}\n"
        for k, (on, a, b) in enumerate(zip(along, kinetic, static, strict=True))
    )
    tendon = '[tendons.both]\npairs = ["s", "r"]\nweights = [1, 1]\n'
    return f'poinsot = 1\nname = "rig"\ngravity = [0, 0, 0]\n{bodies}{pairs}{springs}{tendon}{rubs}'


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("seed", "same"),
    [(7, None), (15, 2), (10, None), (4, 1), (7, 0), (0, None), (3, None), (8, None), (9, None), (11, None),
     (12, None), (13, 2), (29, 0)],
)  # fmt: skip
def test_events_are_those_of_time_stepping(tmp_path: Path, seed: int, same: int | None) -> None:
    """Three frictions on two motions, of other static than kinetic bounds: a quarter of the step, of the difference."""
    path = saved(tmp_path / "rig.toml", some_frictions(seed, same))
    machine: Any = po.load(path)
    given: Any = {"times": np.linspace(0.0, 0.8, 17)}
    truth = po.simulate(machine, rtol=1e-9, atol=1e-11, **given)["joint_position"].values
    coarse, fine = (
        np.abs(po.simulate(machine, method="moreau", step=h, **given)["joint_position"].values - truth).max()
        for h in (1e-3, 2.5e-4)
    )
    assert fine < 1e-3 and 0.7 < np.log2(coarse / fine) / 2 < 1.3, (coarse, fine)


FILE = """
poinsot = 1
name = "rig"
gravity = [0, 0, 0]
bodies.carriage = {mass = 1.5}
bodies.bob = {mass = 0.8}
springs.spring = {pair = "r", stiffness = 20.0}
[pairs]
s = {kind = "prismatic", between = ["ground", "carriage"], point = [0, 0, 0], axis = [1, 0, 0]}
r = {kind = "prismatic", between = ["carriage", "bob"], point = [0, 0, 0], axis = [1, 0, 0], initial = {velocity = 1.3}}
"""


@pytest.mark.parametrize("pulls", [(1.8, 1.2), (1.2, 1.8), (2.9, 0.1), (1.5, 1.5), (0.5, 1.0, 1.5)])
@pytest.mark.parametrize("method", ["dop853", "moreau"])
def test_magnets_of_a_file_let_go_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pulls: Any, method: str
) -> None:
    """As one that holds 3 N, whatever each holds."""
    monkeypatch.setitem(FORMS, "locks", [MagnetTable, *FORMS["locks"]])
    path = tmp_path / "held.toml"
    path.write_text(FILE + "".join(f'[locks.m{k}]\npair = "s"\nholds = {F}\n' for k, F in enumerate(pulls)))
    given: Any = {"method": "moreau", "step": 1e-3} if method == "moreau" else {"rtol": 1e-11}
    run = po.simulate(po.load(path), 0.5, samples=2, **given)
    instant, *end = torn(0.5)
    assert len(run["event_time"]) == len(pulls)
    np.testing.assert_allclose(run["event_time"].values, instant, rtol=0, atol=2e-3 if method == "moreau" else 1e-9)
    np.testing.assert_allclose(run["joint_position"].values[-1], end, rtol=1e-2 if method == "moreau" else 1e-7)
