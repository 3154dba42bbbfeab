"""Every number of a compiled MJCF model is read, refused or named, or a sentence says why it moves nothing.

Elements and attributes of MJCF are those of MuJoCo's own compiler; what of them bears on motion ends in a field of the
compiled model or in a flag. The fields and flags are MuJoCo's, so that a new one fails here until it is read or named.
What is read moves as in MuJoCo: test_mechanics.py, test_models.py, test_contact_numbers.py.
"""

import copy
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from conftest import require_oracle
from poinsot.backends.robot_files.words import AFFINE, LIMITED, RANGES, Geom
from poinsot.files.mjcf import reader

HERE = Path(reader.__file__).parent
SOURCES = "\n".join(
    file.read_text(encoding="utf-8") for file in [*HERE.glob("*.py"), HERE.parents[1] / "analysis" / "conventions.py"]
)
TABLES = {"actuator": [f"{key}{x}" for key in RANGES for x in ("range", "limited")], "geom": Geom._fields}
TABLES |= {"tendon": [*LIMITED, "margin"], "jnt": [*LIMITED, "margin", *(f"actfrc{name}" for name in LIMITED)]}
TABLES["actuator"] += [f"{part}{x}" for part in AFFINE for x in ("prm", "type")]
SOURCES += "".join(f"\nmodel.{of}_{name}" for of, names in TABLES.items() for name in names)
INSTEAD = {
    r"n\w*": "counts: what there is stands in the fields",
    r"\w+(adr|num|id|ids)|\w+_(bodyid|rootid|treeid|sameframe|simple|simplenum|bvhadr|plugin)": "where things stand",
    r"(B|D|M|ten_J|flexedge_J|efm0|efmC)_\w+|map\w+": "sparsity of MuJoCo's matrices",
    r"(bvh|oct|tree)_(?!sleep)\w+|\w+_(aabb|rbound)": "trees for finding neighbours",
    r"(cam|light|skin|tex|mat|vis|text|tuple|numeric|name|user|sensor)\w*": "pictures, sensors and data of the user",
    r"names_map|signature|buffer|paths|stat": "names, and what is stored of them",
    r"\w+_(group|matid|rgba|user|castshadow|width|pathadr|dataid)": "pictures and data of the user",
    r"site_(size|type)": "pictures: what acts at a site is placed by its pose",
    r"flex\w*": "flexible bodies are refused",
    r"plugin_\w+": "plugins are refused",
    r"\w+_(springyield|plasticadr|plastic)": "springs that yield are refused",
    r"\w+_(solref|solimp|solmix|solreffriction|solref_lim|solimp_lim|solref_fri|solimp_fri)": "softness: rigid here",
    r"\w+_(gap)": "how early contacts are found that do not push yet: rests where it rested without it",
    r"\w+_(invweight0|acc0|length0|subtreemass|M0|lengthrange|length)": "made by MuJoCo from other fields",
    r"body_(contype|conaffinity|margin)|pair_signature": "made by MuJoCo from those of geoms and pairs",
    r"flg_\w+": "whether any other field is not zero",
    r"mesh_(?!vert$|face$)\w+": "what MuJoCo makes of a mesh beside its points and triangles",
    r"hfield_pathadr|tex_\w+": "files",
    r"actuator_cranklength": "cranks are refused",
    r"actuator_actearly": "in which half of MuJoCo's own step a control acts",
    r"actuator_(ctrlspec|actnum)": "several controls or activations of one actuator are refused",
    r"key_(mpos|mquat|time)": "mocap bodies are named; runs begin at their own time",
    r"tendon_type": "tendons round geoms are refused by what they wrap",
}
OPTIONS = {
    r"\w*iterations|\w*tolerance|integrator|jacobian|solver|timestep|impratio|sdf_initpoints": "how MuJoCo solves",
    r"cone": "cones of friction are round here, and so are MuJoCo's elliptic ones; its pyramids are between",
    r"o_\w+": "named where <flag override> is set",
    r"magnetic": "read by sensors alone",
    r"disableactuator": "groups of actuators that are switched off: `actuators`",
}
FLAGS = {
    "AUTORESET": "what MuJoCo does with a run that has diverged", "EULERDAMP": "how its Euler step takes damping",
    "ISLAND": "how it solves", "MIDPHASE": "how it finds neighbours", "MULTICCD": "how it finds contact points",
    "NATIVECCD": "how it finds contact points", "REFSAFE": "softness: rigid here", "SENSOR": "moves nothing",
    "WARMSTART": "how it solves", "DIAGEXACT": "softness: rigid here", "ENERGY": "whether it computes energies",
    "FWDINV": "whether it compares forward and inverse dynamics", "INVDISCRETE": "its discrete inverse dynamics",
    "IPC": "how it solves contacts", "SPECULATIVE": "how early it finds contacts",
}  # fmt: skip


def fields(what: object) -> list[str]:
    """Its numbers."""
    return [name for name in dir(what) if not name.startswith("_") and not callable(getattr(what, name))]


def covered(name: str, table: dict[str, str]) -> bool:
    return any(re.fullmatch(pattern, name) for pattern in table)


@pytest.mark.oracle
def test_every_field_is_read_refused_named_or_told_why_not() -> None:
    mujoco = require_oracle("mujoco")
    model = mujoco.MjModel.from_xml_string("<mujoco><worldbody><geom size='.1'/></worldbody></mujoco>")
    words = set(re.findall(r"\w+", SOURCES))
    read = {"opt", *(f"n{name}" for name in ("q", "v")), "names"} | words
    assert [name for name in fields(model) if name not in read and not covered(name, INSTEAD)] == []
    assert [name for name in fields(model.opt) if name not in words and not covered(name, OPTIONS)] == []


@pytest.mark.oracle
def test_every_flag_is_read_named_or_told_why_not() -> None:
    mujoco = require_oracle("mujoco")
    named = [*dir(mujoco.mjtDisableBit), *dir(mujoco.mjtEnableBit)]
    flags = [name[7:] for name in named if name.startswith(("mjDSBL_", "mjENBL_"))]
    assert [name for name in flags if f'"{name}"' not in SOURCES and name not in FLAGS] == []


RICH = """<mujoco><option gravity="0.5 0.2 -9" density="1.2" viscosity="0.1" integrator="implicit" timestep="0.002"/>
<worldbody><geom name="floor" type="plane" size="9 9 1" friction="0.6"/><site name="hook" pos="0 0.3 1.8"/>
<body name="a" pos="0.1 0 1.5" gravcomp="0.2"><joint name="h" axis="0 1 0.2" pos="0.05 0 0.1" damping="0.2"
stiffness="3" springref="20" armature="0.1" frictionloss="0.05" range="-40 1" limited="true" margin="0.01" ref="5"/>
<geom type="capsule" size="0.05" fromto="0 0 0 0.4 0 -0.1" mass="1"/>
<body name="b" pos="0.4 0 -0.1" quat="0.9 0.1 0.2 0.1"><joint name="s" type="slide" axis="1 0 0.3" damping="0.5"
stiffness="20" range="-0.01 0.2" limited="true"/><geom size="0.1 0.05 0.07" type="box" mass="0.5" pos="0.1 0 0"/>
<site name="eye" pos="0.1 0.05 0"/></body></body>
<body name="c" pos="0 1 1"><joint name="q" type="ball" damping="0.1" stiffness="0.5" armature="0.02"/>
<geom type="box" size="0.1 0.2 0.05" pos="0.1 0.2 -0.1" mass="0.8"/></body>
<body name="d" pos="1 0 0.098"><freejoint/><geom type="sphere" size="0.1" mass="0.4" friction="0.3"/></body>
<body name="e" pos="2 0 0.4"><joint name="j" axis="0 1 0" damping="0.3"/>
<geom size="0.05" pos="0.2 0 0.1" mass="0.3"/></body>
</worldbody><tendon><fixed name="f" stiffness="4" springlength="0.1" damping="0.1" frictionloss="0.02"><joint joint="h"
coef="1"/><joint joint="s" coef="0.5"/></fixed><spatial name="r" limited="true" range="0 0.4" margin="0.02"
stiffness="5" springlength="0.1 0.3" damping="0.2"><site site="hook"/><site site="eye"/></spatial></tendon>
<equality><joint joint1="j" joint2="h" polycoef="0.1 0.5 0 0 0"/></equality>
<actuator><general name="m" joint="h" gear="2" gainprm="3 0.1 0.2" biastype="affine" biasprm="0.2 -0.5 -0.1"
gaintype="affine" dyntype="filter" dynprm="0.1" ctrlrange="-2 2" ctrllimited="true" forcerange="-9 9"
forcelimited="true"/></actuator>
<keyframe><key name="k" qpos="0.2 0.05 1 0 0 0 1 0 0.098 1 0 0 0 0.2" ctrl="0.7" act="0.3"/></keyframe></mujoco>"""


def moved(mujoco: Any, model: Any) -> Any:
    """Where MuJoCo has the model after 0.2 s from its key."""
    data = mujoco.MjData(model)
    mujoco.mj_resetDataKeyframe(model, data, 0)
    data.ctrl[:] = 1.5
    for _ in range(100):
        mujoco.mj_step(model, data)
    return np.array(data.qpos)


def read(path: Path, changed: Callable[[Any], None] = lambda model: None) -> tuple[str, list[str]]:
    """The mechanism, as text, and the warnings, of a file whose compiled model is changed."""
    compile_whole = reader.compile_mjcf

    def changing(*arguments: Any) -> Any:
        compiled = compile_whole(*arguments)
        changed(compiled.model)
        return compiled

    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings(record=True, action="always") as caught:
        patch.setattr(reader, "compile_mjcf", changing)
        found = reader.read_mjcf(path, contacts=True, losses=True)
    return repr(found), [str(each.message) for each in caught]


@pytest.mark.long
@pytest.mark.oracle
def test_what_moves_mujoco_is_read_or_named(tmp_path: Path) -> None:
    """Each number of each field is another by some tenths: where MuJoCo then moves otherwise, so does what is read."""
    mujoco = require_oracle("mujoco")
    file = saved(tmp_path / "rich.xml", RICH)
    model = mujoco.MjModel.from_xml_path(str(file))
    before, here = moved(mujoco, model), read(file)
    rng = np.random.default_rng(3)
    dead = []
    for name in fields(model):
        values = getattr(model, name)
        if not isinstance(values, np.ndarray) or values.dtype.kind != "f" or covered(name, INSTEAD):
            continue
        for index in np.ndindex(values.shape):
            other = float(values[index]) + rng.uniform(0.02, 0.1)

            def change(of: Any, name: str = name, index: tuple[int, ...] = index, other: float = other) -> None:
                getattr(of, name)[index] = other
                if name.endswith(("quat", "axis")):  # of length 1
                    getattr(of, name)[index[0]] /= np.linalg.norm(getattr(of, name)[index[0]])

            copied = copy.copy(model)
            change(copied)
            try:
                acts = not np.allclose(moved(mujoco, copied), before, rtol=1e-7, atol=1e-7)
            except mujoco.FatalError:
                continue
            try:
                if acts and read(file, change) == here:
                    dead.append(f"{name}{list(index)}")
            except po.PoinsotError:
                pass  # refused by name
    assert not dead
