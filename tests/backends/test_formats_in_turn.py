"""A robot that goes through URDF, SDF, MJCF and network files in any order is the same mechanism."""

import itertools
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from backends.robot_files import apart, state_of
from cases import quick
from conftest import require_oracle
from files.robots import label, require_robot, robot_files
from poinsot.files import load_model, network_text

pytestmark = pytest.mark.oracle
ENDINGS = {"urdf": ".urdf", "sdf": ".sdf", "mjcf": ".xml", "toml": ".toml"}
FOUND = [file for file in robot_files() if label(file).endswith(("-panda", "-solo12", "-baxter", "-ur5_robot"))]


def written(mechanism: po.Mechanism, kind: str, folder: Path) -> str:
    if kind == "toml":
        return network_text(mechanism, strict=False)
    writers: dict[str, Any] = {"urdf": mechanism.to_urdf, "sdf": mechanism.to_sdf, "mjcf": mechanism.to_mjcf}
    return str(writers[kind](strict=False, folder=folder))


@pytest.mark.parametrize("order", quick(2, [*itertools.permutations(ENDINGS, 3)]), ids="-".join)
@pytest.mark.parametrize("robot", quick(1, FOUND) or [None], ids=lambda f: label(f) if f else "absent")
def test_a_robot_is_the_same_in_any_order_of_formats(
    robot: Path | None, order: tuple[str, ...], tmp_path: Path
) -> None:
    require_oracle("mujoco")
    file = require_robot(robot)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours = theirs = po.Mechanism(load_model(file, base="free"))
        for kind in order:
            copy = tmp_path / f"copy{ENDINGS[kind]}"
            copy.write_text(written(theirs, kind, tmp_path), "utf-8")
            base: dict[str, Any] = {"base": "free"} if kind in ("urdf", "sdf") else {}
            theirs = po.Mechanism(load_model(copy, **base))
    assert theirs.body_names == ours.body_names and theirs.freedom_names == ours.freedom_names
    assert apart(ours, theirs, state_of(ours, np.random.default_rng(1))) < 1e-12
