"""What is drawn of a mechanism: primitives, meshes, sticks; boxes for what cannot be had, with a reason."""

import dataclasses
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from poinsot import Displacement, Mechanism, Shape, Triangles
from poinsot.views.scene.surfaces import DrawnSurface, surfaces
from views.scene.cubes import CUBE, CUBE_FACES, scaled, stl

NETWORKS = sorted(EXAMPLES.glob("*.toml"))


def mechanism(*shapes: Shape, collisions: tuple[Shape, ...] = ()) -> Mechanism:
    """A body on a hinge, with shapes."""
    model = po.load(EXAMPLES / "heavy_top.toml").tree.model
    body = dataclasses.replace(model.bodies[0], visuals=shapes, collisions=collisions)
    return Mechanism(dataclasses.replace(model, bodies=(body,)))


def volume(surface: DrawnSurface) -> float:
    """The volume that a closed surface holds, positive where its faces turn outward."""
    a, b, c = (surface.vertices[surface.faces[:, k]].astype(float) for k in range(3))
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6.0)


def check(found: tuple[DrawnSurface, ...], bodies: int) -> None:
    for s in found:
        assert -1 <= s.body < bodies
        assert s.vertices.dtype == np.float32 and s.vertices.shape[1:] == (3,)
        assert s.faces.dtype == np.uint32 and s.faces.shape[1:] == (3,)
        assert np.isfinite(s.vertices).all() and len(s.faces)
        assert s.faces.max() < len(s.vertices)
        assert len(s.colour) == 4 and all(0.0 <= x <= 1.0 for x in s.colour)
        assert s.name


SOLIDS = [
    (Shape("box", (1.0, 2.0, 3.0)), 6.0), (Shape("sphere", (2.0,)), 32 * np.pi / 3),
    (Shape("ellipsoid", (1.0, 2.0, 3.0)), 8 * np.pi), (Shape("cylinder", (2.0, 3.0)), 12 * np.pi),
    (Shape("capsule", (1.0, 2.0)), 2 * np.pi + 4 * np.pi / 3),
]  # fmt: skip


@pytest.mark.parametrize(("shape", "expected"), SOLIDS, ids=lambda x: getattr(x, "geometry", ""))
def test_primitives_hold_their_volume_wherever_they_are_placed(shape: Shape, expected: float) -> None:
    """Within what 32 sides leave of a circle; a surface that is turned inside out has a negative volume."""
    rng = np.random.default_rng(3)
    for _ in range(3):
        q = rng.normal(size=4)
        X = Displacement.from_quaternion(q / np.linalg.norm(q), rng.normal(size=3))
        (found,) = surfaces(mechanism(dataclasses.replace(shape, placement=X)))
        check((found,), 1)
        assert 0.96 * expected < volume(found) < 1.0001 * expected
        p = X.translation if shape.geometry != "plane" else None
        assert np.allclose(found.vertices.mean(axis=0), p, atol=1e-5)


def test_a_plane_is_seen_from_both_sides() -> None:
    (found,) = surfaces(mechanism(Shape("plane", (2.0, 1.0))))
    assert np.isclose(volume(found), 0.0) and len(found.faces) == 4
    assert np.allclose(np.ptp(found.vertices, axis=0), [4.0, 2.0, 0.0])
    (endless,) = surfaces(mechanism(Shape("plane", (0.0, 0.0))))
    assert np.isfinite(endless.vertices).all()


@pytest.mark.sample(9)
@pytest.mark.parametrize("file", NETWORKS, ids=lambda f: f.stem)
def test_every_network_file_is_drawn_by_sticks(file: Path) -> None:
    system = po.load(file)
    found = surfaces(system)
    check(found, len(system.body_names))
    assert not any(s.note for s in found)
    moving = {k for k, b in enumerate(system.tree.model.bodies) if b.inertia.mass}
    assert moving <= {s.body for s in found}


@pytest.mark.parametrize("name", ["four_bar", "andrews", "scara", "rolling_coin"])
@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_sticks_grow_with_the_mechanism(name: str, scale: float) -> None:
    model = po.load(EXAMPLES / f"{name}.toml").tree.model
    small, large = (surfaces(Mechanism(scaled(model, by))) for by in (1.0, scale))
    for s, t in zip(small, large, strict=True):
        assert np.array_equal(s.faces, t.faces)
        assert np.allclose(t.vertices / scale, s.vertices, atol=1e-4 * np.abs(s.vertices).max())


def test_shapes_that_are_missing_are_boxes_that_say_why(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()  # what is outside of it is outside of the model's collection
    stl(tmp_path / "good.stl", CUBE, CUBE_FACES)
    (tmp_path / "bad.stl").write_bytes(b"solid nothing\n" + bytes(range(256)) * 10)
    (tmp_path / "empty.stl").write_bytes(b"")
    (tmp_path / "bad.dae").write_text("<COLLADA><not closed")
    (tmp_path / "entity.dae").write_text(
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><COLLADA>&e;</COLLADA>'
    )
    (tmp_path / "huge.gltf").write_text('{"asset":{"version":"2.0"},"accessors":[{"count":4000000000}]}')
    (tmp_path / "odd.mesh").write_text("x")
    good = Shape("mesh", (1.0, 1.0, 1.0), "good.stl", folder=str(tmp_path))
    names = ["bad.stl", "empty.stl", "bad.dae", "entity.dae", "huge.gltf", "odd.mesh", "none.stl", "../x.stl"]
    bad = [dataclasses.replace(good, mesh=name) for name in names]
    found = surfaces(mechanism(good, *bad, dataclasses.replace(good, parameters=(1.0, float("nan"), 1.0))))
    check(found, 1)
    mesh, box = found
    assert np.isclose(volume(mesh), 1.0, atol=1e-5) and not mesh.note
    assert volume(box) > 0.0
    for name in names:
        assert name in box.note, name
    assert "body 'top'" in box.note and "drawn as a box" in box.note and "outside" in box.note
    assert "<COLLADA" not in box.note
    with pytest.raises(po.errors.ModelError, match="is no folder"):
        surfaces(mechanism(good), folders=["nowhere"])


def test_a_mesh_is_scaled_turned_and_keeps_its_outside_out(tmp_path: Path) -> None:
    stl(tmp_path / "cube.stl", CUBE, CUBE_FACES)
    X = Displacement.from_quaternion(np.array([0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5)]), np.array([1.0, 0.0, 0.0]))
    shape = Shape("mesh", (1.0, 2.0, 3.0), "cube.stl", X, (0.1, 0.2, 0.3, 0.4), "part", str(tmp_path))
    (found,) = surfaces(mechanism(shape))
    assert found.colour == (0.1, 0.2, 0.3, 0.4) and found.name == "part"
    assert np.isclose(volume(found), 6.0, atol=1e-4)
    assert np.allclose(found.vertices.min(axis=0), [-1.0, 0.0, 0.0], atol=1e-6)
    assert np.allclose(found.vertices.max(axis=0), [1.0, 1.0, 3.0], atol=1e-6)
    (mirrored,) = surfaces(mechanism(dataclasses.replace(shape, parameters=(-1.0, 2.0, 3.0))))
    assert np.isclose(volume(mirrored), 6.0, atol=1e-4)
    in_memory = Shape("mesh", (1.0, 1.0, 1.0), triangles=Triangles(CUBE, CUBE_FACES))
    (found,) = surfaces(mechanism(in_memory))
    assert np.isclose(volume(found), 1.0, atol=1e-4)
    assert len(found.vertices) == 24  # a cube has sharp edges: three vertices at each corner


def test_collisions_are_drawn_where_nothing_is_for_viewers() -> None:
    (found,) = surfaces(mechanism(collisions=(Shape("box", (1.0, 1.0, 1.0)),)))
    assert np.isclose(volume(found), 1.0)
