"""Other engines for the same robots: each is asked for what it has, by measure, or says why it is not compared.

A peer is made from the robot's URDF file without its shapes, and must agree with our mechanism before it is timed.
"""

from __future__ import annotations

import importlib
import os
import warnings
import xml.etree.ElementTree as xml
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import poinsot as po
from poinsot import mujoco_order
from poinsot.cli.bench import Base, Call

Floats: TypeAlias = NDArray[np.float64]
Calls: TypeAlias = dict[str, Call]
AGREEMENT = 1e-7
NEGLIGIBLE = 1e-6  # kg

FRAX_SETTINGS = {
    "JAX_PLATFORMS": "cpu",
    "JAX_ENABLE_X64": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false --xla_cpu_scheduler_type=CPU_SCHEDULER_TYPE_MEMORY_OPTIMIZED",
}
"""What frax recommends on a processor; it has to be set before JAX is imported."""


class Unsuitable(Exception):
    """Why a peer is not compared: not installed, or what sets its robot apart from ours."""


def bare_urdf(path: Path, base: Base, empty: bool = True) -> str:
    """What bears on the dynamics of a robot; if free, with a link "world" and a floating "root_joint" before its root.

    empty  whether links without mass have an inertial of zeros; otherwise they have none, nor do negligible ones
    """
    root = xml.parse(path).getroot()
    links = {str(link.get("name")) for link in root.iter("link")}
    children = {str(child.get("link")) for child in root.iter("child")}
    for parent, kept in _KEPT.items():
        for element in [root] if parent == "robot" else list(root.iter(parent)):
            for part in [each for each in element if each.tag not in kept]:
                element.remove(part)
    for limit in root.iter("limit"):
        for name in set(limit.keys()) - {"lower", "upper", "effort", "velocity"}:
            del limit.attrib[name]
    for link in root.iter("link"):
        _weigh(link, empty)
    for placed in [*root.iter("joint"), *root.iter("inertial")]:
        if placed.find("origin") is None:
            xml.SubElement(placed, "origin", xyz="0 0 0", rpy="0 0 0")
    if base == "free":
        xml.SubElement(root, "link", name="world")
        joint = xml.SubElement(root, "joint", name="root_joint", type="floating")
        xml.SubElement(joint, "parent", link="world")
        xml.SubElement(joint, "child", link=(links - children).pop())
    return xml.tostring(root, encoding="unicode")


_KEPT = {"robot": ("link", "joint"), "link": ("inertial",), "joint": ("origin", "parent", "child", "axis", "limit")}
_ZEROS = dict.fromkeys(("ixx", "iyy", "izz", "ixy", "ixz", "iyz"), "0")


def _weigh(link: xml.Element, empty: bool) -> None:
    """Take the inertial of a link without mass away, or write it."""
    inertial, mass = link.find("inertial"), link.find("inertial/mass")
    if inertial is None and empty:
        inertial = xml.SubElement(link, "inertial")
        xml.SubElement(inertial, "mass", value="0")
        xml.SubElement(inertial, "inertia", _ZEROS)
    elif inertial is not None and mass is not None and float(mass.get("value", "0")) <= NEGLIGIBLE and not empty:
        link.remove(inertial)


def installed(package: str, module: str) -> Any:
    """The module of a package, or the reason why there is none."""
    try:
        version(package)
    except PackageNotFoundError:
        raise Unsuitable("not installed") from None
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise Unsuitable(f"not installed completely: {error.name} is missing") from None


def agreeing(ours: Floats, theirs: Any) -> None:
    """Refuse a peer that finds another mass matrix, or other efforts."""
    difference = np.abs(ours - np.asarray(theirs)).max() / np.abs(ours).max()
    if not difference <= AGREEMENT:
        raise Unsuitable(f"differs by {difference:.0e}")


def mujoco(path: Path, base: Base, m: po.Mechanism, q: Floats, v: Floats, a: Floats) -> Calls:
    """MuJoCo's inverse and forward dynamics of one state, contacts and constraints off; its state is set beforehand."""
    engine = installed("mujoco", "mujoco")
    try:
        model = engine.MjModel.from_xml_string(bare_urdf(path, base, empty=False))
    except ValueError as error:
        raise Unsuitable(f"refuses it: {str(error).splitlines()[0]}") from None
    off = engine.mjtDisableBit
    for bit in (off.mjDSBL_CONTACT, off.mjDSBL_CONSTRAINT, off.mjDSBL_SENSOR, off.mjDSBL_DAMPER, off.mjDSBL_SPRING):
        model.opt.disableflags |= bit
    order, data = mujoco_order(m, model), engine.MjData(model)
    data.qpos, data.qvel, data.qacc = order.to_q(q[0]), order.to_v(q[0], v[0]), a[0]
    engine.mj_forward(model, data)
    masses, turn = np.zeros((model.nv, model.nv)), order.to_v(q[0], np.eye(m.nv))
    engine.mj_fullM(model, data, masses)
    agreeing(m.mass_matrix(q[0]), turn @ masses @ turn.T)
    return {"RNEA, one call": (engine.mj_inverse, (model, data)), "ABA, one call": (engine.mj_forward, (model, data))}


def adam(path: Path, base: Base, m: po.Mechanism, q: Floats, v: Floats, a: Floats) -> Calls:
    """adam-robotics' functions of CasADi; its robots are free, with poses as matrices."""
    engine = installed("adam-robotics", "adam.casadi")
    if base != "free":
        raise Unsuitable("has free robots only")
    names = [link.joint for link in m.tree.links[1:]]
    robot = engine.KinDynComputations(bare_urdf(path, "fixed"), names, gravity=np.array([0, 0, -9.81, 0, 0, 0]))
    pose = m.pose(q[0], m.body_names[0])
    state = (pose, q[0, 7:], np.concatenate([pose[:3, :3] @ v[0, 3:6], pose[:3, :3] @ v[0, :3]]), v[0, 6:])
    masses = robot.mass_matrix_fun()
    agreeing(m.mass_matrix(q[0])[6:, 6:], np.asarray(masses(*state[:2]))[6:, 6:])
    return {
        "bias force, one call": (robot.bias_force_fun(), state),
        "mass matrix, one call": (masses, state[:2]),
        "ABA, one call": (robot.aba_fun(), (*state, a[0, 6:])),
    }


def frax(path: Path, base: Base, m: po.Mechanism, q: Floats, v: Floats, a: Floats) -> Calls:
    """frax's functions of JAX, compiled, in double precision, on one thread; a call lasts until its result is there."""
    if base != "fixed":
        raise Unsuitable("has another order of free bases")
    for name, value in FRAX_SETTINGS.items():
        os.environ.setdefault(name, value)
    with TemporaryDirectory() as folder, warnings.catch_warnings(action="ignore"):
        engine = installed("frax", "frax")
        file = Path(folder) / "robot.urdf"
        file.write_text(bare_urdf(path, base), encoding="utf-8")
        robot = engine.Robot(str(file), joint_ordering=[link.joint for link in m.tree.links])
    jax = importlib.import_module("jax")

    def forward(q: Any, v: Any, tau: Any) -> Any:
        return robot.forward_dynamics(q, v, tau, None)

    def awaited(function: Callable[..., Any]) -> Callable[..., Any]:
        compiled = jax.jit(function)
        return lambda *arguments: compiled(*arguments).block_until_ready()

    agreeing(m.mass_matrix(q[0]), robot.mass_matrix(q[0]))
    return {
        "bias force, one call": (awaited(robot.nonlinear_bias), (q[0], v[0])),
        "mass matrix, one call": (awaited(robot.mass_matrix), (q[0],)),
        "ABA, one call": (awaited(forward), (q[0], v[0], a[0])),
        "ABA, batch": (awaited(jax.vmap(forward)), (q, v, a)),
    }


def plain_numpy(path: Path, base: Base, m: po.Mechanism, q: Floats, v: Floats, a: Floats) -> Calls:
    """The recursive Newton–Euler algorithm as a textbook has it: 6×6 matrices, a loop over the links, NumPy."""
    rnea = textbook_rnea(m)
    expected = m.inverse_dynamics(q[0], v[0], a[0])
    agreeing(expected, rnea(q[0], v[0], a[0]))
    return {"RNEA, one call": (rnea, (q[0], v[0], a[0]))}


def textbook_rnea(m: po.Mechanism) -> Callable[[Floats, Floats, Floats], Floats]:
    """τ(q, v, a) of turning, sliding and free joints (Featherstone 2008, table 5.1)."""
    links = m.tree.links
    poses = [np.asarray(link.X_PL.matrix, dtype=float) for link in links]
    inertias = [np.asarray(link.inertia.matrix, dtype=float) for link in links]
    kinds = [link.pair.kind for link in links]
    freedoms = {"revolute": np.eye(6)[:, 2:3], "prismatic": np.eye(6)[:, 5:], "free": np.eye(6)}

    def rnea(q: Floats, v: Floats, a: Floats) -> Floats:
        motions, V, A, f = [], [], [], []
        for i, link in enumerate(links):
            X = poses[i] @ _joint(kinds[i], q[list(link.q)])
            R, p = X[:3, :3], X[:3, 3]
            S, rates = freedoms[kinds[i]], list(link.v)
            Ad = np.block([[R.T, np.zeros((3, 3))], [-R.T @ _tilde(p), R.T]])
            above = link.parent >= 0
            V_J = S @ v[rates]
            V_i = (Ad @ V[link.parent] if above else 0.0) + V_J
            start = A[link.parent] if above else np.array([0.0, 0.0, 0.0, 0.0, 0.0, 9.81])
            cross = np.block([[_tilde(V_i[:3]), np.zeros((3, 3))], [_tilde(V_i[3:]), _tilde(V_i[:3])]])
            A_i = Ad @ start + S @ a[rates] + cross @ V_J
            motions.append(Ad)
            V.append(V_i)
            A.append(A_i)
            f.append(inertias[i] @ A_i - cross.T @ (inertias[i] @ V_i))
        tau = np.zeros(len(v))
        for i in reversed(range(len(links))):
            tau[list(links[i].v)] = freedoms[kinds[i]].T @ f[i]
            if links[i].parent >= 0:
                f[links[i].parent] = f[links[i].parent] + motions[i].T @ f[i]
        return tau

    return rnea


def _joint(kind: str, q: Floats) -> Floats:
    X = np.eye(4)
    if kind == "revolute":
        X[:2, :2] = [[np.cos(q[0]), -np.sin(q[0])], [np.sin(q[0]), np.cos(q[0])]]
    elif kind == "prismatic":
        X[2, 3] = q[0]
    else:
        w, U = q[6], _tilde(q[3:6])
        X[:3, :3] += 2.0 * (w * U + U @ U) / (q[3:] @ q[3:])
        X[:3, 3] = q[:3]
    return X


def _tilde(a: Floats) -> Floats:
    return np.array([[0.0, -a[2], a[1]], [a[2], 0.0, -a[0]], [-a[1], a[0], 0.0]])


PEERS: dict[str, Callable[..., Calls]] = {
    "mujoco": mujoco,
    "adam-robotics": adam,
    "frax": frax,
    "NumPy, as a textbook": plain_numpy,
}
