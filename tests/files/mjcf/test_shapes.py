"""Shapes lie where the file puts them: MuJoCo's poses of geoms, and vertices of meshes before it moved them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conftest import require_oracle
from files.mjcf.against_mujoco import random_state
from files.mjcf.arms import both, mjcf
from poinsot import mujoco_order
from poinsot.multibody import world_poses

pytestmark = pytest.mark.oracle

VERTICES = np.array([[0.0, 0, 0], [2, 0, 0], [0, 1, 0], [0, 0, 3], [1.5, 1, 0.5]])
FACES = np.array([[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 4, 3], [1, 2, 4], [2, 3, 4]])


def wavefront() -> str:
    return "".join("v {} {} {}\n".format(*v) for v in VERTICES) + "".join(
        "f {} {} {}\n".format(*(f + 1)) for f in FACES
    )


GEOMS = {
    "box": ('type="box" size=".1 .2 .3"', ("box", (0.2, 0.4, 0.6))),
    "sphere": ('type="sphere" size=".1"', ("sphere", (0.1,))),
    "cylinder": ('type="cylinder" size=".1 .2"', ("cylinder", (0.1, 0.4))),
    "capsule": ('type="capsule" size=".1" fromto="0 0 0 0 0 1"', ("capsule", (0.1, 1.0))),
    "ellipsoid": ('type="ellipsoid" size=".1 .2 .3"', ("ellipsoid", (0.1, 0.2, 0.3))),
}


@pytest.mark.parametrize("name", GEOMS)
def test_primitives(name: str, tmp_path: Path) -> None:
    text, wanted = GEOMS[name]
    mechanism, _ = both(mjcf(f'<body name="b" pos="1 2 3"><joint/><geom name="g" {text}/></body>'), tmp_path)
    (shape,) = mechanism.model.body("b").visuals
    assert (shape.geometry, pytest.approx(shape.parameters), shape.name) == (*wanted, "g")
    assert mechanism.model.body("b").collisions == (shape,)


def test_meshes_lie_where_their_file_puts_them(tmp_path: Path) -> None:
    """Scaled, turned and moved in the asset, then by the geom, then by the body: MuJoCo recentres them on the way."""
    require_oracle("mujoco")
    (tmp_path / "part.obj").write_text(wavefront())
    asset = (
        '<asset><mesh name="m" file="part.obj" scale="1 -2 .5"/>'
        '<mesh name="r" file="part.obj" refpos=".1 .2 .3" refquat="1 2 3 4"/></asset>'
    )
    world = (
        '<body name="b" pos="1 2 3" quat="1 1 0 2"><joint axis="1 1 1"/>'
        '<geom type="mesh" mesh="m" pos=".1 .2 .3" quat="2 1 0 1"/><geom type="mesh" mesh="r" pos="0 0 1"/></body>'
    )
    mechanism, _ = both(mjcf(world, asset), tmp_path)
    one, other = mechanism.model.body("b").visuals
    X = quaternion_matrix([2, 1, 0, 1])
    np.testing.assert_allclose(corners(one), sorted_rows((VERTICES * [1, -2, 0.5]) @ X.T + [0.1, 0.2, 0.3]), atol=1e-6)
    R = quaternion_matrix([1, 2, 3, 4])
    np.testing.assert_allclose(corners(other), sorted_rows((VERTICES - [0.1, 0.2, 0.3]) @ R + [0, 0, 1]), atol=1e-6)
    for shape, mirrored in ((one, True), (other, False)):
        assert outward(shape), f"its faces look inwards ({mirrored=})"


def quaternion_matrix(wxyz: Any) -> Any:
    w, x, y, z = np.asarray(wxyz, dtype=float) / np.linalg.norm(wxyz)
    return np.array([
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ])  # fmt: skip


def corners(shape: Any) -> Any:
    X = shape.placement
    return sorted_rows(np.asarray(shape.triangles.vertices, dtype=float) @ X.rotation.T + X.translation)


def sorted_rows(a: Any) -> Any:
    """As a set: rows by their coordinates."""
    return a[np.lexsort(np.round(a, 4).T)]


def outward(shape: Any) -> bool:
    """Whether the volume that the faces enclose is positive."""
    a, b, c = (np.asarray(shape.triangles.vertices, dtype=float)[shape.triangles.faces[:, k]] for k in range(3))
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum()) > 0


def test_poses_of_all_geoms_are_mujocos(tmp_path: Path) -> None:
    mujoco = require_oracle("mujoco")
    (tmp_path / "part.obj").write_text(wavefront())
    world = (
        "".join(
            f'<body name="b{k}" pos="{k} 0 0"><joint type="ball"/><geom name="{name}" {text} quat="1 {k} 0 2"/></body>'
            for k, (name, (text, _)) in enumerate(GEOMS.items())
            if name != "capsule"
        )
        + '<body name="m"><freejoint/><geom name="mesh" type="mesh" mesh="part" pos="1 2 3" euler="10 20 30"/></body>'
    )
    mechanism, model = both(mjcf(world, '<asset><mesh file="part.obj"/></asset>'), tmp_path)
    data, order = mujoco.MjData(model), mujoco_order(mechanism, model)
    q, _ = random_state(mechanism, np.random.default_rng(2))
    data.qpos[:] = order.to_q(q)
    mujoco.mj_kinematics(model, data)
    placed = world_poses(mechanism.tree, q)
    for body in mechanism.model.bodies:
        (shape,) = body.visuals
        at = mechanism.tree.bodies[body.name]
        X = placed[at.link] @ at.X_LB @ shape.placement
        geom = data.geom(shape.name)
        np.testing.assert_allclose(X.translation.astype(float), geom.xpos, atol=1e-9)
        np.testing.assert_allclose(X.rotation.astype(float).ravel(), geom.xmat, atol=1e-9)


def test_what_is_for_pictures_and_what_touches(tmp_path: Path) -> None:
    """Groups 3 and up, and what is transparent, are not drawn; pictures of a group of their own replace the rest."""
    none = 'contype="0" conaffinity="0"'
    world = (
        f'<body name="apart"><joint/><geom name="picture" size=".1" group="1" {none}/><geom name="hull" size=".2"/>'
        '</body><body name="plain"><joint/><geom name="both" size=".1"/><geom name="hidden" size=".1" group="3"/>'
        '<geom name="glass" size=".1" rgba="1 1 1 0"/></body><geom name="floor" type="plane" size="1 2 1"/>'
    )
    mechanism, _ = both(mjcf(world), tmp_path)
    names = {
        body.name: ([shape.name for shape in body.visuals], [shape.name for shape in body.collisions])
        for body in mechanism.model.bodies
    }
    assert names == {
        "world": (["floor"], ["floor"]),
        "apart": (["picture"], ["hull"]),
        "plain": (["both"], ["both", "hidden", "glass"]),
    }
    assert mechanism.model.body("world").visuals[0].parameters == (1.0, 2.0)


def test_colours_are_the_geoms_or_the_materials(tmp_path: Path) -> None:
    asset = (
        '<asset><material name="red" rgba="1 0 0 .5"/><texture name="t" type="2d" builtin="flat" rgb1="0 .5 1"'
        ' width="8" height="8"/><material name="painted" texture="t"/></asset>'
    )
    world = "".join(
        f'<body name="{name}"><joint/><geom size=".1" {text}/></body>'
        for name, text in {
            "own": 'rgba=".1 .2 .3 1"', "material": 'material="red"', "texture": 'material="painted"', "none": "",
            "own first": 'rgba=".1 .2 .3 1" material="red"',
        }.items()
    )  # fmt: skip
    mechanism, _ = both(mjcf(world, asset), tmp_path)
    seen = {body.name: body.visuals[0].colour for body in mechanism.model.bodies}
    assert seen == {
        "own": pytest.approx((0.1, 0.2, 0.3, 1)), "own first": pytest.approx((0.1, 0.2, 0.3, 1)),
        "material": pytest.approx((1, 0, 0, 0.5)), "texture": pytest.approx((0, 0.5, 1, 1), abs=0.01),
        "none": pytest.approx((0.5, 0.5, 0.5, 1)),
    }  # fmt: skip


def test_height_fields_are_surfaces(tmp_path: Path) -> None:
    asset = '<asset><hfield name="h" nrow="3" ncol="4" size="2 1 .5 .1" elevation="0 0 0 0 0 1 0 0 0 0 0 .5"/></asset>'
    world = '<geom type="hfield" hfield="h" pos="0 0 2"/><body><joint/><geom size=".1"/></body>'
    mechanism, _ = both(mjcf(world, asset), tmp_path)
    (shape,) = mechanism.model.body("world").visuals
    assert shape.triangles is not None
    vertices = shape.triangles.vertices + shape.placement.translation
    assert vertices.shape == (12, 3) and shape.triangles.faces.shape == (12, 3)
    assert vertices[:, 2].max() == pytest.approx(2.5) and vertices[:, 2].min() == pytest.approx(2.0)
    assert sorted(set(np.round(vertices[:, 0], 6))) == pytest.approx([-2, -2 / 3, 2 / 3, 2])
