"""Derivatives by duty, period and phase: of the k-th edge of a train of pulses, whatever the clock."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot.elements import Expression
from poinsot.sensitivity import Sensitivity
from poinsot.sensitivity.jumps import moved_jumps
from simulation.choppers import chopper, current, some

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("scale", quick(1, [1e-5, 1.0, 1e5]))
def test_a_chopper_by_closed_form(scale: float, tmp_path: Path) -> None:
    n = some(1, scale)
    of = Sensitivity(chopper(tmp_path, n), ["T", "d", "phi"], times=[0.0, 3.4 * n["T"], 200.55 * n["T"]], rtol=1e-10)
    run, slopes = of()
    for j in (1, 2):
        exact = current(float(run.time[j]), **n)
        np.testing.assert_allclose([run["L.current"][j], *slopes["L.current"][j]], exact, rtol=1e-9)


@pytest.mark.parametrize("gate", quick(1, ["pulse(t, T, duty)", "step(duty - mod(t, T)/T)"]))
def test_a_converter_by_differences(gate: str, tmp_path: Path) -> None:
    """A switch, a diode whose current goes out between, and a carrier: by duty and period, which differ by 1e5."""
    text = (EXAMPLES / "networks" / "buck.toml").read_text()
    path = tmp_path / "buck.toml"
    path.write_text(text.replace("pulse(t, 1e-5, duty)", gate).replace("[parameters]", "[parameters]\nT = 1e-5"))
    of = Sensitivity(path, ["duty", "T"], times=[0.0, 1.97e-4], rtol=1e-11, outputs=["C.voltage", "L.current"])
    slopes = of()[1]
    for k, (name, at) in enumerate((("duty", 0.5), ("T", 1e-5))):
        h = 1e-4 * at
        lower, upper = (of({name: at + s * h})[0] for s in (-1, 1))
        of({name: at})
        for v in ("C.voltage", "L.current"):
            near = (upper[v][-1] - lower[v][-1]) / (2 * h)
            assert abs(slopes[v][-1, k] / near - 1) < 1e-5, (gate, name, v)


@pytest.mark.parametrize(
    ("formula", "slopes"),
    [
        ("floor(a*t)", lambda t: -t / 2.0),
        ("step(t**2 - a)", lambda t: 0.5 / t),
        ("pulse(t, a, 0.5)", lambda t: t / 2.0),
        ("triangle(t, a)", lambda t: t / 2.0),
        ("interp(t, [0, a], [1, a])", lambda t: np.where(np.abs(t - 2) < 1e-9, 1.0, 0.0)),
        ("step(t - 1)*step(t - a)*a", lambda t: np.where(np.abs(t - 2) < 1e-9, 1.0, 0.0)),
    ],
)  # fmt: skip
def test_moments_move_as_their_formulas_say(formula: str, slopes: object) -> None:
    found = moved_jumps("x", Expression(formula, (("a", 2.0),)), {"a": np.ones(1)}, 0.1, 7.3)
    assert len(found.times)
    np.testing.assert_allclose(found.slopes[:, 0], slopes(found.times), rtol=1e-12)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        ("pulse(t, 1, 0.5) + pulse(t, 1, a)", "come one before the other"),
        ("step((t - a)**3)", "does not move smoothly"),
    ],
)
def test_edges_that_part_or_touch_are_refused(formula: str, said: str) -> None:
    with pytest.raises(po.SimulationError, match=said):
        moved_jumps("x", Expression(formula, (("a", 0.5),)), {"a": np.ones(1)}, 0.1, 7.3)
