"""Sources by name are their formulas: in files, in families, in Python; what is no wave gets a sentence."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot.elements import as_signal

FILE = """
poinsot = 1
gravity = "none"
[parameters]
U = 3.0
f = 2.0
[bodies.cart]
mass = 1.0
inertia = [1, 1, 1]
[pairs.slide]
kind = "prismatic"
between = ["ground", "cart"]
point = [0, 0, 0]
axis = [1, 0, 0]
[forces.push]
pair = "slide"
magnitude = MAGNITUDE
"""


def written(folder: Path, magnitude: str) -> Path:
    return saved(folder / "cart.toml", FILE.replace("MAGNITUDE", magnitude))


def test_a_sine_moves_as_its_formula_and_is_free_in_a_family(tmp_path: Path) -> None:
    file = written(tmp_path, '{ wave = "sine", amplitude = "2*U", frequency = "f", phase = "pi/2" }')
    family, ends = po.load_family(file, "U", "f"), []
    for U, f in ((3.0, 2.0), (1.5, 1.25)):
        run = po.simulate(family, 0.7, samples=2, parameters={"U": U, "f": f}, rtol=1e-11, progress=False)
        ends.append(run["joint_velocity"].values[-1, 0])
        w = 2 * np.pi * f
        np.testing.assert_allclose(ends[-1], 2 * U * np.sin(0.7 * w) / w, atol=1e-9)
    assert ends[0] != ends[1]


def test_a_trapezoid_rises_holds_and_falls_once() -> None:
    wave = as_signal(
        "", {"wave": "trapezoid", "amplitude": 4, "rise": 0.5, "hold": 1, "fall": 2, "delay": 1, "offset": -1}
    )
    times = [0.0, 1.0, 1.25, 1.5, 2.5, 3.5, 4.5, 9.0]
    assert [wave.at(t) for t in times] == [-1.0, -1.0, 1.0, 3.0, 3.0, 1.0, -1.0, -1.0]


def test_pulses_and_pwm_are_on_for_their_duty() -> None:
    pulse = as_signal("", {"wave": "pulse", "amplitude": 4, "period": 2, "duty": 0.25, "delay": 1, "offset": -1})
    assert [pulse.at(t) for t in [0.5, 1.0, 1.25, 1.5, 3.0, 3.5]] == [-1.0, 3.0, 3.0, -1.0, 3.0, -1.0]
    pwm = as_signal("", {"wave": "pwm", "amplitude": 4, "frequency": 0.5, "duty": 0.25})
    assert [pwm.at(t) for t in [0.0, 0.25, 0.5, 2.0, 2.5]] == [4.0, 4.0, 0.0, 4.0, 0.0]


def test_numbers_of_waves_have_units(tmp_path: Path) -> None:
    runs = [
        po.simulate(po.load(written(tmp_path, magnitude)), 0.7, samples=3)
        for magnitude in (
            '{ wave = "sine", amplitude = "200 cN", frequency = "2000 mHz", phase = "90 deg", offset = "1 N" }',
            '{ wave = "sine", amplitude = 2, frequency = 2, phase = 1.5707963267948966, offset = 1 }',
        )
    ]
    assert runs[0].joint_velocity.equals(runs[1].joint_velocity)


@pytest.mark.parametrize(
    ("magnitude", "match"),
    [
        ('{ wave = "sinus", amplitude = 1, frequency = 1 }', "there is no wave 'sinus'; did you mean 'sine'"),
        ('{ wave = "sine", amplitude = 1 }', "a sine needs frequency"),
        ('{ wave = "sine", amplitude = 1, frequency = 1, duty = 0.5 }', "a sine has no 'duty'"),
        ('{ wave = "sine", amplitude = [1], frequency = 1 }', "the amplitude of a sine is a number or a formula"),
        ('{ wave = "trapezoid", amplitude = 1, rise = 0, hold = 1, fall = 1 }', "gives nan at t = 0"),
        ('{ wave = "sine", amplitude = "2 N", frequency = "5 rad/s" }', "'5 rad/s' does not fit: a unit such as 1/s"),
        ('{ wave = "sine", amplitude = "2 V", frequency = 5 }', "'2 V' does not fit: a unit such as N is"),
        ('{ wave = "sine", amplitude = "V", frequency = 1 }', "'V'"),
    ],
)
def test_what_is_no_wave_is_told(tmp_path: Path, magnitude: str, match: str) -> None:
    with pytest.raises(po.FileError, match=match):
        po.load(written(tmp_path, magnitude))
