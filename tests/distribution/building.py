"""A source distribution and a wheel, built as pip does it, and environments that hold nothing else."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

from architecture.source_tree import ROOT, SOURCE, repository_files

HOOK = "import sys, setuptools.build_meta as backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """What a command prints, without anything in the environment that leads back to the repository."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "VIRTUAL"))}
    words, environment = [str(part) for part in command], {**kept, **variables}
    done = subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


def build(place: Path, compiled: bool = True, **variables: str) -> tuple[Path, Path]:
    """(source distribution, wheel): the first from what belongs to the repository, the second from the first.

    What `make environment` compiled of the loops lies beside their texts there, too, and is made anew where it is not
    as the texts say now (all of them where `compiled` is false).
    """
    tree, results = place / "tree", place / "dist"
    results.mkdir()
    for file in repository_files():
        copy = tree / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    source = results / run(sys.executable, "-c", HOOK, "build_sdist", results, cwd=tree, **variables).split()[-1]
    with tarfile.open(source) as archive:
        archive.extractall(place, filter="data")
    unpacked = place / source.name.removesuffix(".tar.gz")
    for file in SOURCE.rglob("*.ll") if compiled else ():
        if not file.name.startswith("explicit-"):  # of which the wheel has one, and a checkout perhaps former ones
            shutil.copyfile(file, unpacked / file.relative_to(ROOT))
    wheel = results / run(sys.executable, "-c", HOOK, "build_wheel", results, cwd=unpacked, **variables).split()[-1]
    return source, wheel


def fresh_environment(place: Path, wheel: Path) -> Path:
    """The commands of a new environment with the wheel, and of the packages around us those alone that it asks for.

    Nothing is downloaded: the files of those packages are linked.
    """
    run(sys.executable, "-m", "venv", "--without-pip", place, cwd=place.parent)
    commands = place / ("Scripts" if os.name == "nt" else "bin")
    run(
        *(sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", commands / "python"),
        *("install", "--quiet", "--no-index", "--no-deps", wheel),
        cwd=place.parent,
    )
    (packages,) = place.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages")
    (installed,) = (Distribution.at(info) for info in packages.glob("poinsot-*.dist-info"))
    for package in needed(installed):
        for file in package.files or ():
            top, target = file.parts[0], packages / file.parts[0]
            if top not in ("..", "__pycache__") and not target.exists():
                target.symlink_to(Path(str(package.locate_file(top))))
    return commands


def needed(root: Distribution) -> list[Distribution]:
    """The packages that one asks for without its extras, and those that they ask for in turn."""
    from packaging.requirements import Requirement

    found: dict[str, Distribution] = {}
    asked = [(text, "") for text in root.requires or ()]
    while asked:
        text, extra = asked.pop()
        requirement = Requirement(text)
        name = re.sub(r"[-_.]+", "-", requirement.name).lower()
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": extra})):
            continue
        found[name] = distribution(name)
        asked += [(each, extra) for extra in ("", *requirement.extras) for each in found[name].requires or ()]
    return [*found.values()]
