"""Actuators, tendons and equality constraints: forces and conditions are those that MuJoCo computes."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from conftest import require_oracle
from files.mjcf.against_mujoco import agreement, compiled_by_mujoco, random_state
from files.mjcf.arms import ARM, TOLERANCE, both, mjcf
from poinsot import mujoco_order
from poinsot.files.load import load_model
from poinsot.multibody import constraint_error, constraint_jacobian

pytestmark = pytest.mark.oracle

TREE = (
    '<site name="o" pos="0 0 2"/><body name="a" pos="0 0 1"><joint name="j" axis="1 2 0" ref="20"/>' + ARM
    + '<site name="a1" pos=".1 .2 .3" quat="1 2 3 4"/><site name="a2" pos=".4 .2 .1"/>'
    '<body name="b" pos=".5 0 0"><joint name="k" type="slide" axis="0 1 1" ref=".1"/>' + ARM
    + '<site name="b1" pos=".2 .1 0"/></body></body>'
    '<body name="c" pos="2 0 1"><joint name="l" axis="0 1 0"/>' + ARM + '<site name="c1" pos="0 .2 .3"/></body>'
)  # fmt: skip
FIXED = '<fixed name="t" {}><joint joint="j" coef="2"/><joint joint="l" coef="-.5"/></fixed>'
SPATIAL = (
    '<spatial name="t" {}><site site="o"/><site site="a1"/><site site="a2"/><pulley divisor="2"/><site site="b1"/>'
    '<site site="c1"/><pulley divisor="3"/><site site="a1"/><site site="c1"/></spatial>'
)
ACTUATORS = {
    "motor": '<motor joint="j" gear="3" ctrlrange="-1 .5" forcerange="-.4 .4"/>',
    "servos": '<position joint="j" kp="20" kv="2" forcerange="-3 3"/><velocity joint="k" kv="4" gear="-2"/>',
    "general": '<general joint="l" gaintype="affine" gainprm="2 .3 -.4" biastype="affine" biasprm="1 2 3" gear="1.5"/>',
    "filter": '<general joint="l" dyntype="filter" dynprm=".1" gainprm="3"/>'
    '<intvelocity joint="j" kp="3" actrange="-2 2"/>',
    "site": '<general site="a1" gear="1 -2 3 .5 .4 -.3" gainprm="2" biastype="affine" biasprm=".2 1 .7"/>',
    "in its parent": '<general joint="k" gear="2" gainprm="2"/><motor jointinparent="j"/>',
    "tendon": '<position tendon="t" kp="7" gear="1.2"/><motor joint="j"/>',
    "groups": '<motor joint="j" group="2"/><motor joint="l" group="1"/>',
    "adhesion": '<adhesion body="a" ctrlrange="0 1" gain="9"/>',
}  # fmt: skip


@pytest.mark.parametrize("tendon", [FIXED, SPATIAL], ids=["fixed", "spatial"])
@pytest.mark.parametrize("name", ACTUATORS)
def test_forces_of_actuators(name: str, tendon: str, tmp_path: Path) -> None:
    after = f"<tendon>{tendon.format('')}</tendon><actuator>{ACTUATORS[name]}</actuator>"
    option = '<option actuatorgroupdisable="2"/>' if name == "groups" else ""
    mechanism, model = both(mjcf(TREE, option, after), tmp_path)
    found = agreement(mechanism, model, seed=1)
    assert found.worst < TOLERANCE, found
    assert len(mechanism.model.sources) == {"adhesion": 0, "groups": 1}.get(name, model.nu)


def test_the_ufunc_of_actuators_is_mujocos(tmp_path: Path) -> None:
    """Compiled, with its controls in the order of the actuators."""
    mujoco = require_oracle("mujoco")
    motors = "".join(ACTUATORS[name] for name in ("motor", "servos", "general", "tendon"))
    mechanism, model = both(
        mjcf(TREE, after=f"<tendon>{SPATIAL.format('')}</tendon><actuator>{motors}</actuator>"), tmp_path
    )
    rng = np.random.default_rng(5)
    q, v = random_state(mechanism, rng)
    u = rng.normal(size=model.nu)
    data = mujoco.MjData(model)
    data.qpos[:], data.qvel[:], data.ctrl[:] = q, v, u  # hinges and slides alone: the same orders
    mujoco.mj_forward(model, data)
    np.testing.assert_allclose(mechanism.actuator_forces(q, v, u), data.qfrc_actuator, rtol=1e-12, atol=1e-12)


BALLS = """
<mujoco>
  <compiler angle="radian" autolimits="true"/>
  <option gravity="0 0 0"/>
  <default><geom type="box" size=".1 .2 .3" density="500" contype="0" conaffinity="0"/></default>
  <worldbody>
    <site name="w" pos=".5 .2 1"/>
    <body name="a" pos="0 0 1">
      <joint name="hinge" axis="0 1 0"/> <geom/> <site name="sa" pos=".1 .3 -.2"/> <site name="sa2" pos=".3 0 -.2"/>
      <body name="b" pos=".4 .1 -.3">
        <joint name="ball" type="ball" stiffness="3" damping=".7"/> <geom/> <site name="sb" pos="-.2 .1 .3"/>
      </body>
    </body>
    <body name="c" pos="1 0 0">
      <joint name="slide" type="slide" axis="1 0 0"/> <geom/> <site name="sc" pos=".1 .1 .1" euler=".3 -.4 .5"/>
    </body>
    <body name="d" pos="0 2 0">
      <joint name="float" type="free" stiffness="2" damping=".4"/> <geom/>
    </body>
  </worldbody>
  <tendon>
    <fixed name="cord" stiffness="4" damping=".6" springlength=".1 .4">
      <joint joint="hinge" coef="1.3"/> <joint joint="slide" coef="-.7"/>
    </fixed>
    <spatial name="cable" stiffness="9" damping=".8" springlength=".5">
      <site site="w"/> <site site="sa"/> <site site="sa2"/> <site site="sb"/>
      <pulley divisor="2"/> <site site="sb"/> <site site="sc"/>
    </spatial>
  </tendon>
  <actuator>
    <motor name="motor" joint="hinge" gear="3" ctrlrange="-1 .8"/>
    <position name="servo" joint="slide" kp="20" kv="2" gear="-1.5" forcerange="-9 7"/>
    <velocity name="pump" tendon="cable" kv="3"/>
    <general name="muscle" tendon="cord" gear="2" gaintype="affine" gainprm="2 .3 -.4" biastype="affine"
      biasprm=".2 -5 -.6"/>
    <general name="lag" joint="hinge" gear="2" dyntype="filter" dynprm=".05" gainprm="1.5" ctrlrange="-.5 .5"/>
    <general name="sum" joint="slide" dyntype="integrator" gainprm="7" biastype="affine" biasprm="0 -7 0"
      actrange="-.3 .4" actlimited="true"/>
    <general name="jet" site="sc" gear="1 .4 -.3 .2 .5 -.6"/>
  </actuator>
</mujoco>
"""


def test_tendons_springs_and_actuators_on_ball_and_on_free_joints(tmp_path: Path) -> None:
    found = agreement(*both(BALLS, tmp_path), seed=5, states=20)
    assert found.worst < 1e-11, found


@pytest.mark.parametrize("joint_range", ['actuatorfrcrange="-.2 .3"', ""])
def test_efforts_are_clipped_on_the_joint_too(joint_range: str, tmp_path: Path) -> None:
    world = TREE.replace('name="j"', f'name="j" {joint_range}')
    found = agreement(*both(mjcf(world, after='<actuator><motor joint="j" gear="3"/></actuator>'), tmp_path), seed=1)
    assert found.worst < TOLERANCE, found


@pytest.mark.parametrize("law", ['stiffness="30" damping="2"', 'stiffness="30" springlength=".5 2.5"', 'damping="3"'])
@pytest.mark.parametrize("tendon", [FIXED, SPATIAL], ids=["fixed", "spatial"])
def test_springs_and_dampers_of_tendons(tendon: str, law: str, tmp_path: Path) -> None:
    found = agreement(*both(mjcf(TREE, after=f"<tendon>{tendon.format(law)}</tendon>"), tmp_path), seed=2, states=6)
    assert found.worst < TOLERANCE, found


EQUALITY = {
    "joint": '<joint joint1="j" joint2="l" polycoef=".1 2 -.3 .4 .5"/>',
    "joint alone": '<joint joint1="k" polycoef=".2 0 0 0 0"/>',
    "tendon": '<tendon tendon1="t" tendon2="s" polycoef="0 1.5 .2 0 0"/>',
    "tendon alone": '<tendon tendon1="t"/>',
    "weld": '<weld body1="a" body2="c"/>',
    "weld of a pose": '<weld body1="b" body2="c" relpose=".1 .2 .3 1 2 3 4" anchor=".1 .2 .3"/>',
    "weld to the world": '<weld body1="b"/>',
    "weld of sites": '<weld site1="a1" site2="c1"/>',
    "weld of points": '<weld body1="a" body2="c" anchor=".1 .2 .3" torquescale="0"/>',
    "connection": '<connect body1="a" body2="c" anchor=".1 .2 .3"/>',
    "connection of sites": '<connect site1="b1" site2="c1"/>',
    "inactive": '<weld body1="a" body2="c" active="false"/>',
}


@pytest.mark.parametrize("name", EQUALITY)
def test_equality_holds_what_mujoco_holds(name: str, tmp_path: Path) -> None:
    """At any state: the rows span the same space, and the errors vanish together; at the reference pose they do."""
    mujoco = require_oracle("mujoco")
    other = FIXED.format("").replace('name="t"', 'name="s"')
    tendons = f"<tendon>{SPATIAL.format('')}{other}</tendon>"
    mechanism, model = both(mjcf(TREE, after=f"{tendons}<equality>{EQUALITY[name]}</equality>"), tmp_path)
    tree, data, order = mechanism.tree, mujoco.MjData(model), mujoco_order(mechanism, model)
    rng = np.random.default_rng(3)
    for _ in range(3):
        q, v = random_state(mechanism, rng)
        data.qpos[:], data.qvel[:] = order.to_q(q), order.to_v(q, v)
        mujoco.mj_forward(model, data)
        theirs = np.zeros((data.nefc, model.nv))
        if data.nefc:
            mujoco.mj_mulJacVec(model, data, np.zeros(data.nefc), np.zeros(model.nv))
            for k in range(model.nv):
                column = np.zeros(data.nefc)
                mujoco.mj_mulJacVec(model, data, column, np.eye(model.nv)[k])
                theirs[:, k] = column
        rows = data.efc_type == int(mujoco.mjtConstraint.mjCNSTR_EQUALITY)
        theirs, position = theirs[rows], np.array(data.efc_pos)[rows]
        ours = constraint_jacobian(tree, q).astype(float) if tree.rows else np.zeros((0, tree.nv))
        ranks = [np.linalg.matrix_rank(A, tol=1e-9) if A.size else 0 for A in (ours, theirs, np.vstack([ours, theirs]))]
        if "weld" not in name or name == "weld of points":  # far from where it holds, MuJoCo's turns are not rotations
            assert len(set(ranks)) == 1, ranks
        if tree.rows == 1:
            assert abs(float(constraint_error(tree, q)[0])) == pytest.approx(
                abs(float(position[0])), rel=1e-9, abs=1e-12
            )
    if "pose" not in name and "sites" not in name and name != "joint" and name != "joint alone":
        mechanism.initial_state()  # it is assembled where MuJoCo starts


@pytest.mark.parametrize("name", ["weld of a pose", "connection of sites"])
def test_what_is_closed_here_is_closed_in_mujoco(name: str, tmp_path: Path) -> None:
    """A free body is assembled; MuJoCo finds no error, and the same freedoms left."""
    mujoco = require_oracle("mujoco")
    world = TREE.replace('<joint name="l" axis="0 1 0"/>', '<freejoint name="l"/>')
    mechanism, model = both(mjcf(world, after=f"<equality>{EQUALITY[name]}</equality>"), tmp_path)
    q = mechanism.assemble(random_state(mechanism, np.random.default_rng(8))[0])
    data, order = mujoco.MjData(model), mujoco_order(mechanism, model)
    data.qpos[:] = order.to_q(q)
    mujoco.mj_forward(model, data)
    rows = data.efc_type == int(mujoco.mjtConstraint.mjCNSTR_EQUALITY)
    assert rows.sum() == mechanism.tree.rows
    assert np.abs(np.array(data.efc_pos)[rows]).max() < 1e-9


REFUSED = {
    "a ball": ('<motor joint="ball"/>', "moves the ball or free joint"),
    "a muscle": ('<muscle joint="j" lengthrange="0 1"/>', "of the kind mjDYN_MUSCLE"),
    "a site apart": ('<motor site="a1" refsite="c1"/>', "refsite"),
    "a crank": ('<motor cranksite="a1" slidersite="c1" cranklength="1"/>', "moves a crank"),
    "two on a joint": ('<motor joint="m"/><motor joint="m"/>', "bounds their sum"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_actuators_that_are_not_read_are_refused_by_name(name: str, tmp_path: Path) -> None:
    require_oracle("mujoco")
    actuator, why = REFUSED[name]
    world = (
        TREE + f'<body pos="9 0 0"><joint name="ball" type="ball"/>{ARM}<body><joint name="m" actuatorfrcrange="-1 1"/>'
    )
    file = saved(tmp_path / "model.xml", mjcf(world + ARM + "</body></body>", after=f"<actuator>{actuator}</actuator>"))
    with pytest.raises(po.FileError, match=rf"model.xml: actuator 'actuator_\d' .*{why}"):
        load_model(file)


OTHERS = {
    "polynomial spring": (TREE.replace('name="j"', 'name="j" stiffness="1 2 3"'), "", "joint 'j' has a stiffness"),
    "polynomial damper": (TREE.replace('name="j"', 'name="j" damping="1 2 3"'), "", "joint 'j' has a damping"),
    "wrapping": (
        TREE + '<geom name="g" type="sphere" size=".1" pos="0 0 1.5"/>',
        '<tendon><spatial name="w" stiffness="1"><site site="o"/><geom geom="g"/><site site="c1"/></spatial></tendon>',
        "tendon 'w' wraps round a geom",
    ),
    "tendon inertia": (TREE, "<tendon>" + FIXED.format('armature="2"') + "</tendon>", "tendon 't' has inertia"),
    "flex": (
        '<body name="h"><flexcomp name="f" type="grid" count="3 3 1" spacing=".1 .1 .1" mass="1" dim="2"/></body>',
        "", "flexible bodies",
    ),
    "ellipsoid": (TREE.replace("<geom", '<geom fluidshape="ellipsoid"'), '<option density="1"/>', "as an ellipsoid"),
    "wind": (TREE, '<option density="1" wind="1 0 0"/>', "has a wind"),
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_not_read_is_refused_by_name(name: str, tmp_path: Path) -> None:
    require_oracle("mujoco")
    world, after, why = OTHERS[name]
    file = saved(tmp_path / "model.xml", mjcf(world, after=after))
    with pytest.raises(po.FileError, match=why):
        load_model(file)


def test_what_does_not_act_is_named_once_a_kind(tmp_path: Path) -> None:
    require_oracle("mujoco")
    world = "".join(
        f'<body pos="{k} 0 0"><joint name="j{k}" range="-1 1" frictionloss="2"/>{ARM}</body>' for k in range(5)
    ) + '<body name="m" mocap="true"><geom size=".1"/></body>'  # fmt: skip
    file = saved(tmp_path / "model.xml", mjcf(world))
    with warnings.catch_warnings(record=True, action="always") as caught:
        model = load_model(file)
    said = [str(each.message).removeprefix(f"{file}: ") for each in caught]
    assert [text[:33] for text in said] == [
        "contact of 5 geoms does not act h", "the dry friction of 5 joints does", "body 'm': moved by the user in Mu",
    ]  # fmt: skip
    assert model.joint("j3").limits.upper == pytest.approx(np.pi / 180) and model.joint("j3").friction == 2.0
    assert compiled_by_mujoco(file).nv == 5


def states(run: Any) -> Any:
    return run["joint_position"].values[-1]


@pytest.mark.long
def test_a_second_of_motion_is_mujocos(tmp_path: Path) -> None:
    """Servos, a filter, an integrator, a spatial tendon with a spring, a ball, a free body, drag: against mj_step."""
    mujoco = require_oracle("mujoco")
    world = (
        TREE
        + f'<body pos="3 3 3"><freejoint/>{ARM}<body pos=".5 0 0"><joint type="ball" damping=".3"/>{ARM}</body></body>'
    )
    tendon = SPATIAL.format('stiffness="30" damping="2"')
    after = f"<tendon>{tendon}</tendon><actuator>{ACTUATORS['servos']}{ACTUATORS['filter']}</actuator>"
    option = (
        '<option integrator="RK4" timestep="5e-4" density="1.2" viscosity="1e-3"><flag contact="disable"/></option>'
    )
    mechanism, model = both(mjcf(world, option, after), tmp_path)
    order, data = mujoco_order(mechanism, model), mujoco.MjData(model)
    q, v = mechanism.initial_state()[: mechanism.nq], np.random.default_rng(1).normal(size=mechanism.nv) * 0.3
    data.qpos[:], data.qvel[:], data.ctrl[:] = order.to_q(q), order.to_v(q, v), [0.4, -0.2, 0.7, -0.3]
    for _ in range(2000):
        mujoco.mj_step(model, data)
    controls = {"actuator_0": 0.4, "actuator_1": -0.2, "actuator_2": 0.7, "actuator_3": -0.3}
    run = po.simulate(mechanism, time=1.0, initial=(q, v), inputs=controls, rtol=1e-10, samples=2)
    np.testing.assert_allclose(order.to_q(states(run)), data.qpos, rtol=0, atol=1e-8)


@pytest.mark.long
@pytest.mark.parametrize("name", ["joint", "tendon", "weld", "connection"])
def test_the_softness_of_mujoco_goes_and_leaves_what_is_kept_exactly_here(name: str, tmp_path: Path) -> None:
    """With constraints five times as fast MuJoCo's motion is 25 times as near: of order two in their time."""
    mujoco = require_oracle("mujoco")
    other = FIXED.format("").replace('name="t"', 'name="s"')
    tendons = f"<tendon>{SPATIAL.format('')}{other}</tendon>" if name == "tendon" else ""
    loose = TREE.replace('<joint name="l" axis="0 1 0"/>', '<freejoint name="l"/>')
    world = TREE if tendons or name == "joint" else loose
    equality = EQUALITY[name].replace('polycoef=".1', 'polycoef="0')  # which then holds at the reference pose
    apart = []
    for step, constant in ((1e-4, 1e-3), (2e-5, 2e-4)):
        soft = equality.replace("/>", f' solref="{constant} 1" solimp="0.9999 0.9999 0.001 0.5 2"/>')
        option = f'<option integrator="RK4" timestep="{step}"><flag contact="disable"/></option>'
        mechanism, model = both(mjcf(world, option, f"{tendons}<equality>{soft}</equality>"), tmp_path)
        order, data = mujoco_order(mechanism, model), mujoco.MjData(model)
        q = mechanism.initial_state()[: mechanism.nq]
        data.qpos[:] = order.to_q(q)
        for _ in range(round(0.3 / step)):
            mujoco.mj_step(model, data)
        run = po.simulate(mechanism, time=0.3, initial=(q, np.zeros(mechanism.nv)), rtol=1e-10, samples=2)
        apart.append(np.abs(order.to_q(states(run)) - data.qpos).max())
    assert apart[0] < 1e-6 and apart[1] < apart[0] / 15, apart
