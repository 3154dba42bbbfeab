"""What users get: a wheel that works in an environment of its own, away from the repository."""

import re
import shutil
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

from architecture.source_tree import ROOT, SOURCE
from distribution import building

ALL = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT, SYSTEM = ALL["project"], ALL["build-system"]

SMOKE = """
import sys
from importlib.metadata import metadata, version
from pathlib import Path
import numpy as np
import poinsot as po

place = Path(po.__file__).resolve()
assert place.is_relative_to(Path(sys.prefix).resolve()), place
assert (place.parent / "py.typed").is_file()
assert po.__version__ == version("poinsot"), version("poinsot")
assert metadata("poinsot")["License-Expression"] == "BSD-3-Clause"
for extra in ("sympy", "zarr", "jax", "pinocchio", "mujoco", "pytest", "hypothesis"):
    try:
        __import__(extra)
    except ImportError:
        continue
    raise AssertionError(f"{extra} is here: the environment is not fresh")
arm = po.load("double_pendulum.toml")
q, v, a = np.array([0.3, -0.4]), np.array([1.0, 2.0]), np.array([0.5, 0.1])
assert np.allclose(arm.forward_dynamics(q, v, arm.inverse_dynamics(q, v, a)), a)
run = po.simulate(arm, time=0.5)
assert po.simulate(arm, time=0.5, method="radau", rtol=1e-6).attrs["status"] == "done"  # a loop that is shipped
assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-8, run.attrs
po.write(run, "run.nc")
assert po.read("run.nc").attrs["poinsot"] == po.__version__
print("well")
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return building.build(tmp_path_factory.mktemp("built"))


def test_the_wheel_holds_the_package_and_nothing_else(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[1]) as archive:
        names = {name for name in archive.namelist() if not name.endswith("/")}
        information = f"poinsot-{PROJECT['version']}.dist-info"
        about = Parser().parsestr(archive.read(f"{information}/METADATA").decode())
        assert archive.read(f"{information}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()
        assert "poinsot = poinsot.cli:main" in archive.read(f"{information}/entry_points.txt").decode()
    sources = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.pyi"), SOURCE / "py.typed"]
    for folder in (SOURCE / "files" / "fmu" / "runtime", SOURCE / "cli" / "starting"):
        sources += [file for file in folder.rglob("*") if file.is_file()]
    entries = (SOURCE / "simulation" / "loops" / "entries.py").read_text(encoding="utf-8")
    compiled = {f"poinsot/simulation/loops/{name}.ll" for name in re.findall(r'_PACKAGE,\s+"(\w+)"', entries)}
    assert len(compiled) == entries.count(" = Loops(")
    explicit = {name for name in names if name.startswith("poinsot/simulation/loops/explicit-")}
    assert len(explicit) == 1, "the loop of the default method"
    called = (SOURCE / "code" / "texts" / "__init__.py").read_text(
        encoding="utf-8"
    )  # by kernels; "single" is C's alone
    compiled |= {
        f"poinsot/code/texts/{name}.ll" for name in re.findall(r'__name__,\s+"(\w+)"', called) if name != "single"
    }
    ours = compiled | explicit | {f"poinsot/{file.relative_to(SOURCE).as_posix()}" for file in sources}
    assert {name for name in names if not name.startswith(information)} == ours
    assert about["Version"] == PROJECT["version"]
    assert about["Requires-Python"] == PROJECT["requires-python"]
    assert about["License-Expression"] == PROJECT["license"] == "BSD-3-Clause"
    assert "```console" in about.get_payload(), "the README is the page on the registry"


def test_the_source_distribution_holds_what_is_needed_to_build(built: tuple[Path, Path]) -> None:
    """The wheel was built from it; here, that nothing of one machine or of the tools is in it."""
    with tarfile.open(built[0]) as archive:
        names = {Path(*Path(name).parts[1:]).as_posix() for name in archive.getnames()}
    assert {"pyproject.toml", "README.md", "LICENSE", "src/poinsot/__init__.py", "src/poinsot/py.typed"} <= names
    assert not {name for name in names if Path(name).suffix in (".nbi", ".nbc", ".pyc", ".nc")}
    assert not {name for name in names if name.split("/")[0] in (".venv", ".git", "shared", "build", "dist")}


@pytest.mark.long
def test_the_same_sources_make_the_same_wheel(tmp_path: Path) -> None:
    """By anyone, elsewhere, at the time that SOURCE_DATE_EPOCH says: what is installed is what the sources say."""
    wheels = []
    for place in (tmp_path / "one", tmp_path / "two" / "deeper"):
        place.mkdir(parents=True)
        wheels.append(building.build(place, compiled=len(wheels) == 0, SOURCE_DATE_EPOCH="1700000000")[1].read_bytes())
    assert wheels[0] == wheels[1]


def test_the_recipe_for_conda_asks_for_what_the_project_asks_for() -> None:
    recipe = yaml.safe_load((ROOT / "packaging" / "conda" / "recipe.yaml").read_text("utf-8"))
    assert recipe["context"]["version"] == PROJECT["version"] and recipe["about"]["license"] == PROJECT["license"]
    asked = [Requirement(text) for text in PROJECT["dependencies"]]
    run = {(each.name, str(each.specifier)) for each in asked} | {("python", PROJECT["requires-python"])}
    build = {(each.name, str(each.specifier)) for each in map(Requirement, SYSTEM["requires"])}
    for place, wanted in (("run", run), ("host", build)):
        given = {
            (each.name, str(each.specifier)) for each in map(Requirement, map(no_star, recipe["requirements"][place]))
        }
        assert given >= wanted and (place == "host" or given == wanted)


def no_star(text: str) -> str:
    return re.sub(r" (\d[\d.]*)\*", r" ==\1*", text)


@pytest.mark.long
def test_it_works_in_a_fresh_environment_without_the_repository(built: tuple[Path, Path], tmp_path: Path) -> None:
    commands = building.fresh_environment(tmp_path / "environment", built[1])
    place = tmp_path / "somewhere"
    place.mkdir()
    for name in ("double_pendulum", "four_bar"):
        shutil.copy(ROOT / "examples" / f"{name}.toml", place)
    kernels = tmp_path / "kernels"
    kernels.mkdir(mode=0o700)
    assert building.run(commands / "python", "-c", SMOKE, cwd=place).split() == ["well"]
    said = building.run(commands / "poinsot", "--version", cwd=place)
    assert said.split() == ["poinsot", PROJECT["version"]]
    assert (
        "mobility"
        in building.run(commands / "poinsot", "analyse", "four_bar.toml", cwd=place, POINSOT_CACHE=str(kernels)).lower()
    )
    building.run(commands / "poinsot", "simulate", "four_bar.toml", "--time", "0.2", "--out", "out.nc", cwd=place)
    assert (place / "out.nc").stat().st_size > 1000
    assert sorted(file.name for file in place.iterdir()) == [
        "double_pendulum.toml",
        "four_bar.toml",
        "out.nc",
        "run.nc",
    ]
