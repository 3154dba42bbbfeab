"""Bodies, joints and geoms of a compiled MJCF model.

MuJoCo moves a body by its joints in turn, each about its anchor, and measures from the pose that the file draws: for
joint k of a body with frame J at the anchor, z on the axis,

    X_k = X_{k−1} J(q⁰)⁻¹…: X_PJ = X J exp(−q⁰ ẑ),    X_SJ = J,     X = pose of the body for its first joint, else 1

so that the coordinate is MuJoCo's own, and the drawn pose belongs to its reference q⁰ = qpos0. All but the last joint
of a body end on a body without inertia. The coordinates of a free joint are the pose in the world.
Law  poses, mass matrix and bias are MuJoCo's, tests/files/mjcf/test_mechanics.py, test_models.py

MuJoCo moves each mesh to its centre and axes of inertia, and the pose of a geom with it: vertices and pose are taken
together, as compiled. Law: they lie where the file's do, tests/files/mjcf/test_shapes.py
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.kept import OF_JOINT, OF_SHAPE, Table, alike, listed, made, restored, table
from poinsot.backends.robot_files.words import GREY, JOINTS, LIMITED, MJCF, OF_MJCF, Geom, drawn
from poinsot.backends.robot_files.xml_text import TakenNames
from poinsot.errors import UnphysicalInertiaWarning, warn
from poinsot.files.collision_meshes import kept
from poinsot.files.mjcf.compiled import Compiled
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.joints.pairs import fixed
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Limits, Shape, Triangles

FREE, BALL, SLIDE, HINGE = range(4)
_PAIRS = [JOINTS[kind][0]() for kind in MJCF]
COORDINATES, FREEDOMS = [len(pair.coordinates) for pair in _PAIRS], [len(pair.freedoms) for pair in _PAIRS]
Shapes = tuple[tuple[Shape, ...], tuple[Shape, ...]]


def read_tree(
    compiled: Compiled, names: list[str], shapes: dict[int, Shapes], joint_names: TakenNames
) -> tuple[list[Body], list[Joint]]:
    """The bodies, with their shapes, and the joints, in MuJoCo's order.

    names  of the bodies as `body_names` has them. Where the world has shapes it is a body fixed to the ground.
    """
    bodies: list[Body] = []
    joints: list[Joint] = []
    between = TakenNames(names)
    for i, name in enumerate(names):
        if i == 0:
            if 0 in shapes or compiled.kept("body world"):
                world = between.new("world")
                bodies.append(Body(world, Inertia.zero(), None, *shapes.get(0, ((), ()))))
                joints.append(_fixed(compiled, 0, GROUND, world, Displacement.identity(), joint_names))
            continue
        here = names[int(compiled.model.body_parentid[i])]
        X = pose(compiled.model.body_pos[i], compiled.model.body_quat[i])
        own = _joints_of(compiled, i)
        for k, j in enumerate(own):
            last = k == len(own) - 1
            there = f"{compiled.names('body')[i]}_{compiled.names('joint')[j]}"
            successor = (
                name if last else between.new(_own_name(compiled, there, f"{name}_{compiled.names('joint')[j]}"))
            )
            joints.append(_joint(compiled, j, here, successor, X))
            if not last:
                bodies.append(Body(successor, Inertia.zero()))
            here, X = successor, Displacement.identity()
        if not own:
            joints.append(_fixed(compiled, i, here, name, X, joint_names))
        bodies.append(Body(name, _inertia(compiled, i, name), None, *shapes.get(i, ((), ()))))
    return bodies, joints


def _fixed(compiled: Compiled, i: int, here: str, name: str, X: Displacement, names: TakenNames) -> Joint:
    """The joint of a body that does not move where it hangs."""
    called = compiled.names("body")[i]
    with compiled.reads_kept(f"body {called}"):
        kept = table(compiled.kept(f"body {called}").get("fixed", {}))
        made = restored(Joint(f"{called}_fixed", fixed(), here, name, X_PJ=X), kept, *OF_JOINT)
    return replace(made, name=names.new(made.name))


def body_names(compiled: Compiled) -> list[str]:
    """The names of the bodies; the world is the ground, and a body that is called so is "ground_body" here."""
    given = compiled.names("body")
    taken = TakenNames(given)
    named = [given[0], *(_own_name(compiled, n, n) for n in given[1:])]
    return [GROUND if i == 0 else taken.new("ground_body") if n == GROUND else n for i, n in enumerate(named)]


def _own_name(compiled: Compiled, there: str, usual: str) -> str:
    """The name that a body had before it was written as MJCF, where the file keeps it."""
    with compiled.reads_kept(f"body {there}"):
        own = restored(Body(there, Inertia.zero()), compiled.kept(f"body {there}"), "name").name
    return usual if own in (there, GROUND) else own


def pose(position: Any, quaternion: Any) -> Displacement:
    """From MuJoCo's position and quaternion, scalar first."""
    return Displacement.from_quaternion(xyzw(quaternion), np.array(position, dtype=float))


def xyzw(quaternion: Any) -> Array:
    """MuJoCo's quaternion, scalar first, with the scalar last."""
    w, x, y, z = (float(c) for c in quaternion)
    return np.array([x, y, z, w])


def coordinates(kind: int, qpos: Array) -> tuple[float, ...]:
    """Our coordinates of one joint from MuJoCo's."""
    if kind == FREE:
        return (*map(float, qpos[:3]), *map(float, xyzw(qpos[3:])))
    return tuple(map(float, xyzw(qpos) if kind == BALL else qpos))


def references(compiled: Compiled) -> tuple[Initial, ...]:
    """Where MuJoCo starts: the reference coordinates, of the joints where these are not ours, 0 or no rotation."""
    found = []
    model = compiled.model
    for j, name in enumerate(compiled.names("joint")):
        kind, at = int(model.jnt_type[j]), int(model.jnt_qposadr[j])
        q = coordinates(kind, model.qpos0[at : at + COORDINATES[kind]])
        if q != tuple(_PAIRS[kind].neutral()):
            found.append(Initial(name, q))
    return tuple(found)


def welded(compiled: Compiled) -> Any:
    """By body, the body that it moves with, in MuJoCo's numbers: 0 of what rests here, mocap bodies too."""
    model = compiled.model
    root = np.array(model.body_weldid)
    return np.where(model.body_mocapid[root] >= 0, 0, root)


def _joints_of(compiled: Compiled, body: int) -> range:
    first, count = int(compiled.model.body_jntadr[body]), int(compiled.model.body_jntnum[body])
    return range(first, first + count) if count else range(0)


def _joint(compiled: Compiled, j: int, predecessor: str, successor: str, X: Displacement) -> Joint:
    model = compiled.model
    kind = int(model.jnt_type[j])
    pair = _PAIRS[kind]
    dofs = slice(int(model.jnt_dofadr[j]), int(model.jnt_dofadr[j]) + FREEDOMS[kind])
    armature, friction = (
        _alike(compiled, j, what, values[dofs])
        for what, values in (("armature", model.dof_armature), ("frictionloss", model.dof_frictionloss))
    )
    if kind == FREE:  # of the body instead: `floating_armature`
        armature = 0.0
    J = back = Displacement.identity()  # of a free joint that of the body, else at the anchor, z on the axis
    if kind != FREE:
        axis, anchor = (np.array(x[j], dtype=float) for x in (model.jnt_axis, model.jnt_pos))
        J = Displacement(np.eye(3) if kind == BALL else rotation_aligning_z(axis), anchor)
    if kind in (SLIDE, HINGE) and (reference := float(model.qpos0[int(model.jnt_qposadr[j])])):
        back = pair.displacement(np.array([-reference]))
    joint = Joint(
        name=compiled.names("joint")[j],
        pair=pair,
        predecessor=predecessor,
        successor=successor,
        X_PJ=Displacement.identity() if kind == FREE else X @ J @ back,
        X_SJ=J,
        limits=_limits(compiled, j, kind),
        friction=0.0 if compiled.has("FRICTIONLOSS") or compiled.has("CONSTRAINT") else friction,
        armature=armature,
    )
    with compiled.reads_kept(f"joint {joint.name}"):
        return restored(joint, compiled.kept(f"joint {joint.name}"), *OF_JOINT[1:])


def bounds(compiled: Compiled, of: str, i: int) -> tuple[float, float]:
    """The limits of a joint ("jnt") or a tendon, within the margin at which MuJoCo pushes back; infinite without."""
    limited, range_, margin = (getattr(compiled.model, f"{of}_{name}")[i] for name in (*LIMITED, "margin"))
    if compiled.has("LIMIT") or compiled.has("CONSTRAINT") or not limited:
        return -np.inf, np.inf
    lower, upper = (float(x) + float(m) for x, m in zip(range_, (margin, -margin), strict=True))
    return lower, upper


def _limits(compiled: Compiled, j: int, kind: int) -> Limits:
    """Of a coordinate; those of a ball joint are not kept."""
    if kind not in (SLIDE, HINGE):
        return Limits()
    limited, efforts = (getattr(compiled.model, f"jnt_actfrc{name}")[j] for name in LIMITED)
    return Limits(*bounds(compiled, "jnt", j), np.inf, float(np.abs(efforts).max()) if limited else np.inf)


def _alike(compiled: Compiled, j: int, what: str, values: Array) -> float:
    """The number that all freedoms of a joint have."""
    if (values != values[0]).any():
        compiled.refuse("joint", j, f"has several numbers for {what}, and a joint has one here")
    if values[0] < 0:
        compiled.refuse("joint", j, f"has the {what} {values[0]:g}; it cannot be negative")
    return float(values[0])


def floating_armature(compiled: Compiled, i: int) -> float:
    """The armature a of the free joint of a body [kg, kg·m²], 0 without one.

    MuJoCo adds it to M along the axes of the world and about those of the body: a point of mass a at the body's origin
    and moments a about any axis, ½ a |ṗ|² + ½ a |ω|², on which gravity does not act (`forces`).
    Law: tests/files/mjcf/test_contact_numbers.py. Source: the XML reference of MuJoCo, "joint".
    """
    free = [j for j in _joints_of(compiled, i) if int(compiled.model.jnt_type[j]) == FREE]
    return float(compiled.model.dof_armature[compiled.model.jnt_dofadr[free[0]]]) if free else 0.0


def _inertia(compiled: Compiled, i: int, name: str) -> Inertia:
    """About the body's own origin, from mass, centre and principal moments, and the armature of a floating joint."""
    model, kept = compiled.model, compiled.kept(f"body {compiled.names('body')[i]}")
    mass, added = float(model.body_mass[i]), floating_armature(compiled, i)
    rotor = Inertia.at_centre(added, np.zeros(3), added * np.eye(3)) if added else Inertia.zero()
    if mass == 0.0 and "inertia" not in kept:
        return rotor
    X = pose(model.body_ipos[i], model.body_iquat[i])
    I_C = X.rotation @ np.diag(np.array(model.body_inertia[i], dtype=float)) @ X.rotation.T
    inertia = Inertia.at_centre(mass, X.translation, (I_C + I_C.T) * 0.5) if mass else Inertia.zero()
    with compiled.reads_kept(f"body {compiled.names('body')[i]}"):
        inertia = restored(Body(name, inertia), kept, "inertia").inertia
    if fault := inertia.fault():
        why = f"has an inertia that no rigid body has: {fault}"
        if compiled.strict:
            compiled.refuse("body", i, f"{why} (refused since strict=True)")
        warn(UnphysicalInertiaWarning(f"{compiled.path}: body {name!r} {why}"))
    return inertia + rotor


PLANE, FIELD, SPHERE, CAPSULE, ELLIPSOID, CYLINDER, BOX, MESH, IMPLICIT = range(9)
Colour = tuple[float, float, float, float]


def read_shapes(compiled: Compiled) -> dict[int, Shapes]:
    """By body: what viewers draw (`backends.robot_files.words.drawn`), and what touches."""
    model = compiled.model
    touches = (model.geom_contype != 0) | (model.geom_conaffinity != 0)
    touches[[*model.pair_geom1, *model.pair_geom2]] = True
    seen = np.array([_colour(model, g)[3] > 0 for g in range(model.ngeom)], dtype=bool)
    shown = drawn(model.geom_bodyid, model.geom_group, seen, touches)
    meshes: dict[tuple[str, int], Triangles] = {}
    found: dict[int, Shapes] = {}
    for i, name in enumerate(compiled.names("body")):
        first, count = int(model.body_geomadr[i]), int(model.body_geomnum[i])
        own = range(first, first + count) if count else range(0)
        own_texts = compiled.kept(f"body {name}")
        with compiled.reads_kept(f"body {name}"):
            roles = {"visuals": shown, "collisions": touches}
            kept = {each: [table(entry) for entry in listed(own_texts.get(each, []))] for each in roles}
            told = {str(entry["geom"]): entry for each in kept.values() for entry in each if "geom" in entry}
            for g in own:
                called = compiled.names("geom")[g]
                if shown[g] or touches[g] or called in told:
                    compiled.geoms[g] = _as_kept(compiled, g, _shape(model, g, called, meshes), told.get(called, {}))
            named = {compiled.names("geom")[g]: g for g in own}
            visuals, collisions = (
                [
                    *(_listed(compiled, entry, named) for entry in kept[each]),
                    *(compiled.geoms[g] for called, g in named.items() if role[g] and called not in told),
                ]
                for each, role in roles.items()
            )
        if visuals or collisions:
            found[i] = tuple(s for s in visuals if s), tuple(s for s in collisions if s)
    return found


def _whole(compiled: Compiled, entry: Table) -> Shape:
    """All of a shape that is kept."""
    return replace(made(Shape, entry["shape"]), folder=str(compiled.path.parent))


def _listed(compiled: Compiled, entry: Table, named: dict[str, int]) -> Shape | None:
    """A shape that is kept, whole or as a geom, if that is still there."""
    if "geom" not in entry:
        return _whole(compiled, entry)
    g = named.get(str(entry["geom"]))
    return None if g is None else compiled.geoms[g]


def _as_kept(compiled: Compiled, g: int, shape: Shape, entry: Table) -> Shape:
    """The shape of a geom as it was written; a mesh as its file, where it still lies as it did."""
    if "shape" not in entry:
        return restored(shape, entry, *OF_SHAPE)
    model, whole = compiled.model, _whole(compiled, entry)
    k = int(model.geom_dataid[g])
    if int(model.geom_type[g]) != MESH:
        return shape
    X = shape.placement @ pose(model.mesh_pos[k], model.mesh_quat[k]).inverse()
    return whole if alike(X.matrix.tolist(), whole.placement.matrix.tolist()) else shape


def _shape(model: Any, g: int, name: str, meshes: dict[tuple[str, int], Triangles]) -> Shape:
    kind, size = int(model.geom_type[g]), [float(x) for x in model.geom_size[g]]
    X, colour = pose(model.geom_pos[g], model.geom_quat[g]), _colour(model, g)
    if kind in (FIELD, MESH, IMPLICIT):
        what = ("field" if kind == FIELD else "mesh", int(model.geom_dataid[g]))
        if what not in meshes:
            meshes[what] = (_field if kind == FIELD else _mesh)(model, what[1])
        made = Shape("mesh", (1.0, 1.0, 1.0), None, X, colour, name, None, meshes[what])
    else:
        geometry = _PRIMITIVES[kind]
        parameters = tuple(x / half for x, half in zip(size, OF_MJCF[geometry], strict=False))
        made = Shape(geometry, parameters, None, X, colour, name)
    mu, spin, roll = (float(x) for x in model.geom_friction[g])
    whole = {name: int(getattr(model, f"geom_{name}")[g]) for name in Geom._fields if name != "friction"}
    return Geom(friction=(max(mu, _LEAST if whole["condim"] > 3 else 0.0), spin, roll), **whole).on(made)


_LEAST = 1e-5
"""The least μ of contacts with torsional friction: MuJoCo's mjMINMU."""
_PRIMITIVES = {PLANE: "plane", SPHERE: "sphere", CAPSULE: "capsule", ELLIPSOID: "ellipsoid", CYLINDER: "cylinder",
               BOX: "box"}  # fmt: skip


def _mesh(model: Any, i: int) -> Triangles:
    """The triangles of a mesh, in the frame of its geoms."""
    vertices, faces = (
        np.array(whole[int(first[i]) : int(first[i]) + int(count[i])])
        for whole, first, count in (
            (model.mesh_vert, model.mesh_vertadr, model.mesh_vertnum),
            (model.mesh_face, model.mesh_faceadr, model.mesh_facenum),
        )
    )
    return kept(Triangles(vertices.reshape(-1, 3), faces.reshape(-1, 3)))


def _field(model: Any, i: int) -> Triangles:
    """The upper surface of a height field: rows along y, columns along x."""
    x, y, z, below = (float(s) for s in model.hfield_size[i])
    rows, columns, first = int(model.hfield_nrow[i]), int(model.hfield_ncol[i]), int(model.hfield_adr[i])
    heights = np.array(model.hfield_data[first : first + rows * columns], dtype=float)
    across, along = np.meshgrid(np.linspace(-x, x, columns), np.linspace(-y, y, rows))
    vertices = np.column_stack([across.ravel(), along.ravel(), heights * z])
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    lower = np.column_stack([corner, corner + 1, corner + columns + 1])
    upper = np.column_stack([corner, corner + columns + 1, corner + columns])
    return Triangles(vertices, np.concatenate([lower, upper]), -below)


def _colour(model: Any, g: int) -> Colour:
    """The geom's own, else that of its material, times the mean of its texture."""
    own, material = model.geom_rgba[g], int(model.geom_matid[g])
    if material < 0 or not np.array_equal(own, GREY):
        return _four(own)
    rgba = np.array(model.mat_rgba[material], dtype=float)
    textures = [int(t) for t in np.atleast_1d(model.mat_texid[material]) if t >= 0]
    if textures:
        rgba[:3] *= _mean(model, textures[0])
    return _four(rgba)


def _mean(model: Any, t: int) -> Any:
    """The mean colour of a texture."""
    channels = int(model.tex_nchannel[t])
    first, count = int(model.tex_adr[t]), int(model.tex_height[t]) * int(model.tex_width[t]) * channels
    mean = np.asarray(model.tex_data[first : first + count]).reshape(-1, channels).mean(axis=0) / 255.0
    return mean[:3] if channels >= 3 else np.full(3, mean[0])


def _four(rgba: Any) -> Colour:
    red, green, blue, alpha = (min(1.0, max(0.0, float(str(x)))) for x in rgba)  # 32 bits are 7 digits
    return red, green, blue, alpha
