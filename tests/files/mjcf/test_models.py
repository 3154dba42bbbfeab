"""Every model of three published packages that MuJoCo compiles and that moves: it is read, and moves as in MuJoCo."""

import time
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from files.mjcf.against_mujoco import Agreement, agreement, compiled_by_mujoco
from files.mjcf.published_models import package_folders
from poinsot import Mechanism, PoinsotError, mujoco_order
from poinsot.analysis import mujoco_names
from poinsot.files.mjcf.reader import read_mjcf

pytestmark = [pytest.mark.oracle, pytest.mark.long]
TOLERANCE = 1e-9
MODELS = 93
MOVED = ("cartpole", "acrobot", "cheetah", "ball_in_cup", "fish", "swimmer", "hopper")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    require_oracle("mujoco")
    return package_folders(tmp_path_factory.mktemp("packages"))


@dataclass
class Row:
    """What was found of one model."""

    name: str
    freedoms: int
    found: Agreement | None
    said: list[str]
    seconds: float


def moving_models(folder: Path) -> Iterator[tuple[Path, Any]]:
    """The files in a folder that MuJoCo compiles to a model with freedoms, and that model."""
    for file in sorted(folder.rglob("*.xml")):
        try:
            model = compiled_by_mujoco(file)
        except ValueError:
            continue
        if model.nv:
            yield file, model


def compared(file: Path, model: Any, folder: Path) -> Row:
    """A model as it is read here, allowed all of its package, against MuJoCo's."""
    start = time.perf_counter()
    found = None
    with warnings.catch_warnings(record=True, action="always") as caught:
        try:
            mechanism = Mechanism(read_mjcf(file, folders=[folder]))
            seconds = time.perf_counter() - start
            found = agreement(mechanism, model, seed=1)
            said = [str(each.message).removeprefix(f"{file}: ") for each in caught]
        except PoinsotError as error:
            said, seconds = [str(error)], time.perf_counter() - start
    return Row(file.relative_to(folder).as_posix(), int(model.nv), found, said, seconds)


def table(rows: list[Row]) -> str:
    """As in docs/robot-files.md."""
    lines = ["| model | freedoms | pose | mass matrix | bias | passive | actuators |", "|---|---|---|---|---|---|---|"]
    for row in rows:
        a = row.found
        values = [a.pose, a.mass, a.bias, a.passive, a.actuator] if a else []
        cells = [f"{x:.0e}" if x else "0" for x in values] or [row.said[0][:200]]
        lines.append(f"| {row.name} | {row.freedoms} | {' | '.join(cells)} |")
    return "\n".join(lines)


def test_all_models_agree_with_mujoco(packages: dict[str, Path]) -> None:
    rows = [compared(*each, folder) for folder in packages.values() for each in moving_models(folder)]
    print(table(rows))
    assert len(rows) == MODELS
    apart = [row.name for row in rows if row.found is None or not row.found.worst < TOLERANCE]
    assert not apart


@pytest.mark.parametrize("name", MOVED)
def test_a_second_of_motion_is_mujocos(name: str, packages: dict[str, Path]) -> None:
    """From the reference pose with random rates and controls, without contact, limits and friction, which act there."""
    mujoco = require_oracle("mujoco")
    (file,) = (f for f in packages["dm_control"].rglob(f"suite/{name}.xml") if "dog" not in f.parts)
    model = compiled_by_mujoco(file)
    off = mujoco.mjtDisableBit
    model.opt.disableflags |= int(off.mjDSBL_CONTACT) | int(off.mjDSBL_LIMIT) | int(off.mjDSBL_FRICTIONLOSS)
    model.opt.integrator, model.opt.timestep = mujoco.mjtIntegrator.mjINT_RK4, 5e-5
    with warnings.catch_warnings(action="ignore", category=UserWarning):
        mechanism = po.load(file, folders=[packages["dm_control"]], limits=False)
        order, data = mujoco_order(mechanism, model), mujoco.MjData(model)
        rng = np.random.default_rng(4)
        q, v = mechanism.initial_state()[: mechanism.nq], rng.normal(size=mechanism.nv) * 0.1
        data.qpos[:], data.qvel[:], data.ctrl[:] = order.to_q(q), order.to_v(q, v), rng.normal(size=model.nu) * 0.3
        controls = dict(zip(mujoco_names(model, "actuator"), data.ctrl.tolist(), strict=True))
        while data.time < 1.0 - 1e-9:
            mujoco.mj_step(model, data)
        run = po.simulate(mechanism, time=1.0, initial=(q, v), inputs=controls, rtol=1e-10, samples=2)
    ended = order.to_q(run["joint_position"].values[-1])
    np.testing.assert_allclose(ended, data.qpos, rtol=0, atol=1e-8)
