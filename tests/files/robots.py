"""The URDF files of the package example-robot-data, which brings files and no Python module."""

from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

import pytest

from conftest import in_ci

PACKAGE = "example-robot-data"


def robot_files(suffix: str = ".urdf") -> list[Path]:
    """Every URDF file of the package, or of another format; none where it is not installed."""
    try:
        listed = files(PACKAGE) or []
    except PackageNotFoundError:
        return []
    return sorted(Path(str(file.locate())) for file in listed if file.suffix == suffix)


def label(file: Path) -> str:
    """The name of a robot file in a test's name: its folder's and its own."""
    return f"{file.parts[-3]}-{file.stem}"


#: One case a file; one case that is skipped, or fails in CI, where the package is missing.
every_robot = pytest.mark.parametrize("robot", robot_files() or [None], ids=lambda f: label(f) if f else "absent")


def require_robot(robot: Path | None) -> Path:
    """The file, or the skip or failure of a test that has none."""
    if robot is not None:
        return robot
    absent = f"the robots are not installed (pip install {PACKAGE})"
    if in_ci():
        pytest.fail(f"{absent}, and CI must not pass without them")
    pytest.skip(reason=absent)
