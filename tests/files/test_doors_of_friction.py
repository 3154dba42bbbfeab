"""Friction that a network file declares acts whichever way the file is taken in: 1 kg at 3 m/s, 1 N: 3, 2, 1, 0, 0, 0.

Law: load, families, ensembles over one parameter and another, networks around it, steppers, the command line agree.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from command import poinsot

SLIDE = """poinsot = 1
parameters = {m = 1.0, rubs = 1.0}
bodies.block = {mass = "m", inertia = [0.1, 0.1, 0.1]}
pairs.slide.kind = "prismatic"
pairs.slide.between = ["ground", "block"]
pairs.slide.point = [0, 0, 0]
pairs.slide.axis = [1, 0, 0]
pairs.slide.initial = {velocity = 3.0}
friction.brake = {pair = "slide", kinetic = "rubs"}
"""
INSIDE = """poinsot = 1
elements.M = {kind = "mechanism", file = "slide.toml", ports = ["slide"], nodes = ["a"]}
elements.F = {kind = "force_source", nodes = ["a", "ground"], force = 0.0}
"""
WITH_PORTS = """ports = {a = "slide"}
elements.F = {kind = "force_source", nodes = ["a", "ground"], force = 0.0}
"""
EXACT = [3.0, 2.0, 1.0, 0.0, 0.0, 0.0]
RUN: dict[str, Any] = {"time": 5.0, "samples": 6}


@pytest.fixture
def slide(tmp_path: Path) -> Path:
    return saved(tmp_path / "slide.toml", SLIDE)


def rates(run: Any) -> np.ndarray:
    name = next(name for name in ("joint_velocity", "M.joint_velocity", "mechanism.joint_velocity") if name in run)
    return np.asarray(run[name].values)[..., 0]


@pytest.mark.sample(2)
@pytest.mark.parametrize("limits", [True, False])
@pytest.mark.parametrize("names", [(), ("m",), ("rubs",), ("m", "rubs")])
def test_members_of_families_and_ensembles_have_the_friction_of_the_file(
    names: tuple[str, ...], limits: bool, slide: Path
) -> None:
    family = po.load_family(slide, *names, limits=limits)
    np.testing.assert_allclose(rates(po.simulate(family.at(family.values()), **RUN)), EXACT, rtol=0, atol=1e-9)
    if names:
        found = po.ensemble(family, {names[-1]: [0.5, 1.0]}, **RUN)
        np.testing.assert_allclose(rates(found)[1], EXACT, rtol=0, atol=1e-9)
        slowed = 3 - np.minimum(np.arange(6.0) * (2.0 if names[-1] == "m" else 0.5), 3.0)
        np.testing.assert_allclose(rates(found)[0], slowed, rtol=0, atol=1e-9)


def test_mechanisms_in_networks_have_it(slide: Path) -> None:
    for text, file in ((INSIDE, "net.toml"), (SLIDE + WITH_PORTS, "own.toml")):
        net = slide.with_name(file)
        net.write_text(text)
        np.testing.assert_allclose(rates(po.simulate(po.load(net), **RUN)), EXACT, rtol=0, atol=1e-9)


def test_steppers_have_it(slide: Path) -> None:
    stepper = po.Stepper(po.load(slide), 0.125)
    stepper.step(count=8)
    assert stepper.state[1] == pytest.approx(2.0, abs=1e-9)


@pytest.mark.sample(1)
@pytest.mark.parametrize("words", [(), ("--parameter", "m=1.0"), ("--parameter", "rubs=1"), ("--no-limits",)])
def test_the_command_line_has_it(words: tuple[str, ...], slide: Path) -> None:
    out = slide.with_name("run.nc")
    done = poinsot("simulate", slide, "--time", "5", "--samples", "6", "--out", out, *words)
    assert done.returncode == 0, done.stderr
    np.testing.assert_allclose(rates(po.read(out)), EXACT, rtol=0, atol=1e-9)
