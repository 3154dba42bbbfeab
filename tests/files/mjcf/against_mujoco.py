"""MuJoCo as oracle: what is read from an MJCF model moves as MuJoCo says, compared at random states in plain floats."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from conftest import require_oracle
from poinsot import Mechanism, mujoco_order
from poinsot.algebra.arrays import Floats
from poinsot.analysis import mujoco_names
from poinsot.multibody import Loads, Motion, inverse_dynamics, mass_matrix, passive_loads, world_poses
from poinsot.multibody.inverse_dynamics import STATICS
from poinsot.multibody.passes import efforts_of, owned, walk


@dataclass
class Agreement:
    """The largest differences to MuJoCo over some states, relative to the largest entry there."""

    pose: float = 0.0
    mass: float = 0.0
    bias: float = 0.0
    passive: float = 0.0
    actuator: float = 0.0
    notes: list[str] = field(default_factory=list)

    def take(self, what: str, ours: Floats, theirs: Floats, least: float = 1e-12) -> None:
        size = max(float(np.abs(theirs).max(initial=0.0)), float(np.abs(ours).max(initial=0.0)), least)
        apart = float(np.abs(ours - theirs).max(initial=0.0)) / size
        setattr(self, what, max(getattr(self, what), apart))

    @property
    def worst(self) -> float:
        return max(self.pose, self.mass, self.bias, self.passive, self.actuator)


def compiled_by_mujoco(path: Path) -> Any:
    """The MjModel of a file, without the log that MuJoCo writes into the working folder."""
    mujoco = require_oracle("mujoco")
    before = mujoco.get_mju_user_warning()
    mujoco.set_mju_user_warning(lambda text: None)
    try:
        return mujoco.MjModel.from_xml_path(str(path))
    finally:
        mujoco.set_mju_user_warning(before)


def agreement(mechanism: Mechanism, model: Any, seed: int, states: int = 3) -> Agreement:
    """Poses of bodies, mass matrix, bias, passive and actuator forces at random states and controls."""
    mujoco = require_oracle("mujoco")
    rng = np.random.default_rng(seed)
    found = Agreement()
    model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONTACT)  # which adhesion acts in
    data = mujoco.MjData(model)
    order = mujoco_order(mechanism, model)
    tree = mechanism.tree
    bodies = {i: "ground_body" if name == "ground" else name for i, name in enumerate(mujoco_names(model, "body")) if i}
    for _ in range(states):
        q, v = random_state(mechanism, rng)
        u = rng.normal(size=model.nu) * 10.0 ** rng.uniform(-2, 0.5)  # within and beyond ranges
        act = rng.normal(size=model.na)
        held = model.actuator_actlimited.astype(bool)
        act[model.actuator_actadr[held]] = np.clip(
            act[model.actuator_actadr[held]], *0.9 * model.actuator_actrange[held].T
        )
        data.qpos[:], data.qvel[:], data.ctrl[:] = order.to_q(q), order.to_v(q, v), u
        data.act[:] = act
        mujoco.mj_forward(model, data)
        N = order.to_v(q[None], np.eye(tree.nv)).T
        M = np.zeros((model.nv, model.nv))
        mujoco.mj_fullM(model, data, M)
        rate = rate_of_velocities(order, q, v)
        world = world_poses(tree, q)
        for i, name in bodies.items():
            at = tree.bodies[name]
            X = at.X_LB if at.link < 0 else world[at.link] @ at.X_LB
            found.take("pose", X.rotation.astype(float), data.xmat[i].reshape(3, 3))
            found.take("pose", X.translation.astype(float), data.xpos[i], 1.0)
        found.take("mass", mass_matrix(tree, q).astype(float), N.T @ M @ N)
        bias = inverse_dynamics(tree, q, v, None).astype(float)
        found.take("bias", bias, N.T @ (data.qfrc_bias + M @ rate), float(np.abs(np.diag(M)).max()))
        motion = Motion.of(tree, q, v)
        size = max(float(np.abs(data.qfrc_bias).max()), 1e-12)
        passive = efforts(tree, motion, passive_loads(motion))
        sources = Loads()
        pushed = Loads()
        driven = control_values(model, u, act)
        slots = dict(zip(driven, model.actuator_actadr, strict=True))
        for e in tree.model.sources:
            stretch = e.stretch.measured(motion)
            value = driven.get(e.name, e.signal.value if hasattr(e.signal, "value") else 0.0)
            effort = e.effort(value, stretch.value, stretch.rate(motion))
            (pushed if e.name in driven else sources).add(stretch, -effort)
            if (slow := slots.get(e.name, -1)) >= 0:
                rate = e.activation_rate(u[model.actuator_ctrladr[[*driven].index(e.name)]], act[slow])
                found.take("actuator", np.array([rate]), data.act_dot[[slow]], 1e-3)
        passive = passive + efforts(tree, motion, sources)
        found.take("passive", passive, N.T @ data.qfrc_passive, size)
        found.take("actuator", efforts(tree, motion, pushed), N.T @ data.qfrc_actuator)
    return found


def control_values(model: Any, u: Floats, act: Floats) -> dict[str, float]:
    """What drives each actuator: its control, or its activation where it has one."""
    names = mujoco_names(model, "actuator")
    return {
        name: float(act[model.actuator_actadr[i]] if model.actuator_actadr[i] >= 0 else u[model.actuator_ctrladr[i]])
        for i, name in enumerate(names)
    }


def efforts(tree: Any, motion: Motion, loads: Loads) -> Floats:
    """What loads do to the freedoms, Σ Jᵀ w + τ."""
    held = efforts_of(tree, walk(tree, STATICS, owned(tree, motion.q, pushes=loads.wrenches))[0])
    return loads.effort(held).astype(float)


def rate_of_velocities(order: Any, q: Floats, v: Floats) -> Floats:
    """Ṅ v, MuJoCo's rates minus ours along a motion with v constant: of free bodies R (ω × v), of others 0."""
    rate = np.zeros(order.sizes[3])
    for part in order.parts:
        if part.four and len(part.slides) == 3:
            own = v[part.v]
            turned = order.to_v(q, _placed(order.sizes[1], part.v, np.r_[np.zeros(3), np.cross(own[:3], own[3:])]))
            rate += turned
    return rate


def _placed(n: int, where: list[int], values: Floats) -> Floats:
    v = np.zeros(n)
    v[where] = values
    return v


def random_state(mechanism: Mechanism, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Angles and distances near those of the start, any rotation, rates of order one."""
    q = mechanism.neutral()
    for entry in mechanism.model.initial:
        link = mechanism.tree.links[mechanism.tree.by_joint[entry.joint]]
        if entry.position is not None:
            q[list(link.q)] = entry.position
    for link in mechanism.tree.links:
        where = list(link.q)
        if len(where) in (4, 7):
            quaternion = rng.normal(size=4)
            q[where[-4:]] = quaternion / np.linalg.norm(quaternion)
            if len(where) == 7:
                q[where[:3]] += rng.normal(size=3) * 0.3
        else:
            q[where] += rng.normal(size=len(where)) * (0.5 if link.pair.freedom_units == ("rad",) else 0.05)
    return q, rng.normal(size=mechanism.nv)
