"""The geoms of a compiled MJCF model as shapes: what viewers draw, and what touches.

MuJoCo moves each mesh to its centre and axes of inertia, and the pose of a geom with it: vertices and pose are taken
together, as compiled. Law: they lie where the file's do, tests/files/mjcf/test_shapes.py
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.backends.robot_files.kept import OF_SHAPE, Table, alike, listed, made, restored, table
from poinsot.backends.robot_files.words import GREY, OF_MJCF, Geom, drawn
from poinsot.files.collision_meshes import kept
from poinsot.files.mjcf.compiled import Compiled
from poinsot.files.mjcf.tree import Shapes, pose
from poinsot.multibody.model import Shape, Triangles

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
