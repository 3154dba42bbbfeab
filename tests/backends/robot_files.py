"""Files that are written: what is read from them is compared with what they were written from."""

import warnings
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np

import poinsot as po
import zoo
from cases import saved
from conftest import require_oracle
from files.mjcf.against_mujoco import agreement, compiled_by_mujoco, efforts
from poinsot.algebra.arrays import Floats
from poinsot.files import load_model, network_text
from poinsot.multibody import Motion, Tree, inverse_dynamics, mass_matrix, passive_loads, world_poses

ENDINGS = {"urdf": ".urdf", "sdf": ".sdf", "mjcf": ".xml", "toml": ".toml"}


def written(mechanism: po.Mechanism, kind: str, **options: Any) -> str:
    """Its text in a format."""
    if kind == "toml":
        return network_text(mechanism, strict=False)
    return str(getattr(mechanism, f"to_{kind}")(**options))


def read(text: str, kind: str, folder: Path, **options: Any) -> po.Mechanism:
    """What a text in a format says."""
    file = saved(folder / f"written{ENDINGS[kind]}", text)
    with warnings.catch_warnings():
        if kind == "mjcf":
            require_oracle("mujoco")
            warnings.simplefilter("ignore", UserWarning)
        return po.Mechanism(load_model(file, **options))


def comes_back(
    ours: po.Mechanism, kind: str, folder: Path, seed: int = 0, length: float = 1.0, **options: Any
) -> po.Mechanism:
    """What is read from its text: the same mechanism, for MuJoCo as well, with the same text."""
    text = written(ours, kind)
    again = read(text, kind, folder, **options)
    assert written(again, kind) == text
    if kind == "mjcf":
        assert agreement(again, compiled_by_mujoco(folder / "written.xml"), seed).worst < 1e-11
    if kind != "mjcf" or set(again.freedom_names) == set(ours.freedom_names):
        assert apart(ours, again, state_of(ours, np.random.default_rng(seed), length), length) < 1e-12
    return again


@dataclass
class State:
    """Random coordinates, rates and accelerations of a mechanism."""

    q: Floats
    v: Floats
    a: Floats


def state_of(mechanism: po.Mechanism, rng: np.random.Generator, length: float = 1.0) -> State:
    """Angles of order one, lengths of the mechanism's size."""
    q = mechanism.random(rng)
    v, a = rng.normal(size=(2, mechanism.nv))
    for link in mechanism.tree.links:
        lengths = [k for k, unit in zip(link.q, link.pair.coordinate_units, strict=True) if unit == "m"]
        q[lengths] *= length
        slides = [k for k, unit in zip(link.v, link.pair.freedom_units, strict=True) if unit == "m"]
        v[slides] *= length
        a[slides] *= length
    return State(q, v, a)


def apart(ours: po.Mechanism, theirs: po.Mechanism, at: State, length: float = 1.0) -> float:
    """The largest difference of poses, mass matrix and inverse dynamics, each by its size; coordinates go by name."""
    to_q = [ours.coordinate_names.index(name) for name in theirs.coordinate_names]
    to_v = [ours.freedom_names.index(name) for name in theirs.freedom_names]
    assert len(to_q) == ours.nq and len(to_v) == ours.nv
    found = 0.0
    mine, other = poses(ours.tree, at.q), poses(theirs.tree, at.q[to_q])
    reach = max(length, *(float(np.abs(X[:3, 3]).max()) for X in mine.values()))
    for name, X in mine.items():
        Y = other[name] if name in other else other[name.replace("/", "_")]
        found = max(found, np.abs(X[:3, :3] - Y[:3, :3]).max())
        found = max(found, np.abs(X[:3, 3] - Y[:3, 3]).max() / reach)
    units = np.array([u == "m" for link in ours.tree.links for u in link.pair.freedom_units])
    scale = np.where(units, 1.0 / length, 1.0)[to_v]  # efforts along slides in the unit of moments
    A = mass_matrix(ours.tree, at.q).astype(float)[np.ix_(to_v, to_v)] / np.outer(scale, scale)
    B = mass_matrix(theirs.tree, at.q[to_q]).astype(float) / np.outer(scale, scale)
    found = max(found, relative(A, B))
    tau = inverse_dynamics(ours.tree, at.q, at.v, at.a).astype(float)[to_v] / scale
    return max(
        found, relative(tau, inverse_dynamics(theirs.tree, at.q[to_q], at.v[to_v], at.a[to_v]).astype(float) / scale)
    )


def differing(ours: po.Mechanism, theirs: po.Mechanism, *left: str) -> list[str]:
    """What is not the same of two models, as data: names, joints, shapes, elements, but for what is left out."""
    one, other = ours.model, theirs.model
    found = [
        kind
        for kind in ("bodies", "joints", "elements", "switches", "couplings")
        if [x.name for x in getattr(one, kind)] != [x.name for x in getattr(other, kind)]
    ]
    for mine, theirs_ in zip(one.joints, other.joints, strict=False):
        found += [f"{mine.name} {n}" for n in JOINT_DATA if getattr(mine, n) != getattr(theirs_, n)]
    for body, copy in zip(one.bodies, other.bodies, strict=False):
        for kind in ("visuals", "collisions"):
            shapes = [[shape_data(s, kind, left) for s in getattr(b, kind)] for b in (body, copy)]
            found += [f"{body.name} {kind}"] * (shapes[0] != shapes[1])
    return found


JOINT_DATA = ("limits", "damping", "friction", "armature", "mimic")


def shape_data(s: Any, kind: str, left: tuple[str, ...] = ()) -> list[Any]:
    """All of a shape but its mesh and its place; in URDF a collision has no colour."""
    skipped = {"mesh", "folder", "triangles", "placement", *(("colour",) if kind in left else ())}
    return [getattr(s, f.name) for f in fields(s) if f.name not in skipped]


def relative(a: Any, b: Any) -> float:
    """The largest difference over the largest number."""
    a, b = np.asarray(a, dtype=float), np.asarray(b, dtype=float)
    size = float(np.abs(a).max(initial=0.0))
    return float(np.abs(a - b).max(initial=0.0)) / size if size else float(np.abs(b).max(initial=0.0))


def passive(mechanism: po.Mechanism, q: Any, v: Any) -> Floats:
    """Efforts of springs and dampers."""
    motion = Motion.of(mechanism.tree, q, v)
    return efforts(mechanism.tree, motion, passive_loads(motion))


def poses(tree: Tree, q: Floats) -> dict[str, Floats]:
    """World poses of all bodies."""
    world = world_poses(tree, q)
    found = {n: at.X_LB if at.link < 0 else world[at.link] @ at.X_LB for n, at in tree.bodies.items()}
    return {name: np.asarray(X.matrix, dtype=float) for name, X in found.items()}


def scaled(model: po.Model, length: float) -> po.Model:
    """The same mechanism of another size: lengths by a factor, masses by its cube, inertias by its fifth power."""

    def larger(X: po.Displacement) -> po.Displacement:
        return po.Displacement(X.rotation, X.translation * length)

    def heavier(given: po.Inertia) -> po.Inertia:
        return po.Inertia(given.mass * length**3, given.first_moment * length**4, given.second_moment * length**5)

    return replace(
        model,
        bodies=tuple(replace(b, inertia=heavier(b.inertia), pose=None) for b in model.bodies),
        joints=tuple(
            replace(
                j,
                X_PJ=larger(j.X_PJ),
                X_SJ=larger(j.X_SJ),
                pair=po.pairs.helical(float(j.pair.number) * length) if j.pair.kind == "helical" else j.pair,
            )
            for j in model.joints
        ),
    )


DOWN = (0.0, 0.0, -9.81)

SAID = ("revolute", "prismatic", "cylindrical", "planar", "universal", "fixed", "free")


def sayable(rng: np.random.Generator, kinds: tuple[str, ...] = SAID, upright: tuple[str, ...] = ("free",)) -> po.Model:
    """A random tree; free joints, and others as told, start from the body that they hang on."""
    model = zoo.random_model(rng, bodies=7, kinds=kinds)
    turned = []
    for j in model.joints:
        crossed = j.pair.kind in upright and j.successor != f"b{j.name[1:]}"
        ends = {"predecessor": j.successor, "successor": j.predecessor, "X_PJ": j.X_SJ, "X_SJ": j.X_PJ}
        turned.append(replace(j, **ends) if crossed else j)
    return replace(model, joints=tuple(turned), gravity=DOWN)


def arm(*joints: po.Joint, **more: Any) -> po.Mechanism:
    """A chain of bodies "a0", "a1", … on joints, under the gravity of URDF."""
    rng = np.random.default_rng(3)
    bodies = tuple(po.Body(f"a{i}", zoo.random_inertia(rng)) for i in range(len(joints)))
    ends = ["ground", *(b.name for b in bodies)]
    placed = tuple(replace(j, predecessor=ends[i], successor=ends[i + 1]) for i, j in enumerate(joints))
    return po.Mechanism(po.Model("arm", bodies, placed, gravity=DOWN, **more))


def joint(name: str, pair: Any, **more: Any) -> po.Joint:
    return po.Joint(name, pair, "ground", "", X_PJ=po.Displacement.translating([0.1, 0.2, 0.3]), **more)


HOSTILE = ["<&\"'>", "a b", "ü½", "x\x00\x1by", " lead", "${pi}", "n" * 2000, "tab\tline\n"]
