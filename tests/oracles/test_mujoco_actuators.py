"""Agreement with MuJoCo on a mechanism written twice: forces of actuators, and of springs and dampers along tendons, on
ball and on free joints."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from poinsot import (
    Actuator,
    Body,
    Displacement,
    Joint,
    Model,
    OnFreedom,
    StretchDamper,
    StretchSpring,
    Tendon,
    mujoco_order,
)
from poinsot.elements import Along, GeodesicSpring, JointDamper, pair_of_kind
from poinsot.geometry import rotation_aligning_z
from poinsot.multibody import GROUND
from poinsot.multibody.derivatives import passive_effort
from poinsot.multibody.stretches import Point

pytestmark = pytest.mark.oracle

MJCF = """
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
    <general name="wheel" joint="ball" gear=".3 -.5 .8"/>
    <general name="lag" joint="hinge" gear="2" dyntype="filter" dynprm=".05" gainprm="1.5" ctrlrange="-.5 .5"/>
    <general name="sum" joint="slide" dyntype="integrator" gainprm="7" biastype="affine" biasprm="0 -7 0"
      actrange="-.3 .4" actlimited="true"/>
    <general name="jet" site="sc" gear="1 .4 -.3 .2 .5 -.6"/>
  </actuator>
</mujoco>
"""
SITES: dict[str, tuple[str, Point]] = {
    "w": (GROUND, (0.5, 0.2, 1.0)), "sa": ("a", (0.1, 0.3, -0.2)), "sa2": ("a", (0.3, 0.0, -0.2)),
    "sb": ("b", (-0.2, 0.1, 0.3)), "sc": ("c", (0.1, 0.1, 0.1)),
}  # fmt: skip


def written_here(mujoco: Any, theirs: Any) -> Model:
    """The same mechanism; inertias and the turn of a site are taken from what MuJoCo has compiled."""

    def at(x: float, y: float, z: float, axis: Any = (0.0, 0.0, 1.0)) -> Displacement:
        return Displacement(rotation_aligning_z(np.array(axis)), np.array([x, y, z]))

    def joint(name: str, kind: str, parent: str, child: str, X: Displacement) -> Joint:
        return Joint(name, pair_of_kind(kind), parent, child, X, Displacement(X.rotation, np.zeros(3)))

    def inertia(name: str) -> po.Inertia:
        i = theirs.body(name).id
        return po.Inertia.at_centre(float(theirs.body_mass[i]), theirs.body_ipos[i], theirs.body_inertia[i])

    R = np.zeros(9)
    mujoco.mju_quat2Mat(R, theirs.site("sc").quat)
    R = R.reshape(3, 3)
    gear = (1.0, 0.4, -0.3, 0.2, 0.5, -0.6)
    ways = [Along("c", SITES["sc"][1] if k < 3 else None, tuple(R[:, k % 3]), True) for k in range(6)]
    cord = Tendon.of_joints({"hinge": 1.3, "slide": -0.7})
    cable = Tendon.through(*(SITES[name] for name in ("w", "sa", "sa2", "sb")))
    cable += Tendon.through(SITES["sb"], SITES["sc"], divisor=2.0)
    wheel = Tendon(tuple((g, OnFreedom("ball", k)) for k, g in enumerate((0.3, -0.5, 0.8))))
    return Model(
        "twice",
        tuple(Body(name, inertia(name)) for name in "abcd"),
        (
            joint("hinge", "revolute", GROUND, "a", at(0, 0, 1, (0, 1, 0))),
            joint("ball", "spherical", "a", "b", at(0.4, 0.1, -0.3)),
            joint("slide", "prismatic", GROUND, "c", at(1, 0, 0, (1, 0, 0))),
            joint("float", "free", GROUND, "d", at(0, 0, 0)),
        ),
        (
            GeodesicSpring("ball spring", "a", "b", 3.0, 0.0, at(0.4, 0.1, -0.3)),
            GeodesicSpring("float spring", GROUND, "d", 2.0, 2.0, at(0, 2, 0)),
            *(JointDamper(f"ball {k}", "ball", 0.7, k) for k in range(3)),
            *(JointDamper(f"float {k}", "float", 0.4, k) for k in range(6)),
            StretchSpring("cord spring", cord, 4.0, 0.1, 0.4),
            StretchDamper("cord damper", cord, 0.6),
            StretchSpring("cable spring", cable, 9.0, 0.5, 0.5),
            StretchDamper("cable damper", cable, 0.8),
            Actuator.motor("motor", "hinge", gear=3.0, control_range=(-1.0, 0.8)),
            Actuator.position("servo", "slide", stiffness=20.0, damping=2.0, gear=-1.5, force_range=(-9.0, 7.0)),
            Actuator.velocity("pump", cable, damping=3.0),
            Actuator("muscle", cord, gear=2.0, gain=2.0, gain_length=0.3, gain_rate=-0.4, bias=0.2, bias_length=-5.0,
                     bias_rate=-0.6),
            Actuator.motor("wheel", wheel),
            Actuator.motor("lag", "hinge", gear=2.0, gain=1.5, dynamics="filter", time_constant=0.05,
                           control_range=(-0.5, 0.5)),
            Actuator.position("sum", "slide", stiffness=7.0, dynamics="integrator", activation_range=(-0.3, 0.4)),
            Actuator.motor("jet", Tendon(tuple(zip(gear, ways, strict=True)))),
        ),
        gravity=(0.0, 0.0, 0.0),
    )  # fmt: skip


def test_forces_of_actuators_springs_and_dampers_are_those_of_mujoco() -> None:
    mujoco = require_oracle("mujoco")
    theirs = mujoco.MjModel.from_xml_string(MJCF)
    data = mujoco.MjData(theirs)
    ours = po.Mechanism(written_here(mujoco, theirs))
    order, rng = mujoco_order(ours, theirs), np.random.default_rng(5)
    place = [theirs.actuator(name).id for name in ours.actuators]
    sources = {e.name: e for e in ours.model.sources}
    slow = {name: int(theirs.actuator(name).actadr[0]) for name in ("lag", "sum")}
    for _ in range(20):
        q, v, u = ours.random(rng), rng.normal(size=ours.nv) * 2.0, rng.normal(size=len(place)) * 2.0
        data.qpos[:], data.qvel[:] = order.to_q(q), order.to_v(q, v)
        data.ctrl[:] = 0.0
        data.ctrl[place] = u
        w = rng.uniform(-0.25, 0.35, size=2)
        data.act[[*slow.values()]] = w
        mujoco.mj_forward(theirs, data)
        for (name, at), activation in zip(slow.items(), w, strict=True):
            control = u[ours.actuators.index(name)]
            assert sources[name].activation_rate(control, activation) == pytest.approx(data.act_dot[at], rel=1e-12)
        u[[ours.actuators.index(name) for name in slow]] = w
        found = ours.actuator_forces(q, v, u)
        np.testing.assert_allclose(order.to_tau(q, found), data.qfrc_actuator, atol=1e-11)
        np.testing.assert_allclose(order.to_tau(q, passive_effort(ours.tree, q, v)), data.qfrc_passive, atol=1e-11)
