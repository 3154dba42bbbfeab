"""An arm in MJCF, read by both."""

import warnings
from pathlib import Path

from cases import saved
from files.mjcf.against_mujoco import compiled_by_mujoco
from poinsot import Mechanism
from poinsot.files.mjcf.reader import read_mjcf

TOLERANCE = 1e-12


ARM = '<geom type="box" size=".1 .2 .05" pos=".3 .1 -.2" euler="10 40 70"/>'


def both(text: str, folder: Path, seed: int = 0) -> tuple[Mechanism, object]:
    """A model as it is read here, and as MuJoCo compiles it."""
    file = saved(folder / "model.xml", text)
    with warnings.catch_warnings(action="ignore", category=UserWarning):
        return Mechanism(read_mjcf(file)), compiled_by_mujoco(file)


def mjcf(world: str, before: str = "", after: str = "") -> str:
    return f"<mujoco>{before}<worldbody>{world}</worldbody>{after}</mujoco>"
