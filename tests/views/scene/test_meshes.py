"""Meshes of every kind: colours, units, what they name beside themselves, how they are reduced and kept. Seeds 1, 2."""

import base64
import json
from pathlib import Path

import numpy as np
import pytest

from cases import saved
from poinsot.files import MeshError
from poinsot.files.mesh_paths import Roots
from poinsot.views.scene import solids, surfaces
from poinsot.views.scene import surfaces as meshes
from poinsot.views.scene.surfaces import mesh
from views.scene.cubes import CUBE, CUBE_FACES, stl

OBJ = "mtllib {}\n" + "".join(f"v {x} {y} {z}\n" for x, y, z in CUBE)
MTL = "newmtl red\nKd 1 0 0\nnewmtl blue\nKd 0 0 1\n"
DAE = """<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><unit name="millimeter" meter="0.001"/><up_axis>Y_UP</up_axis></asset>
<library_images><image id="i"><init_from>{}</init_from></image></library_images>
<library_effects><effect id="e"><profile_COMMON><technique sid="t"><phong><diffuse><color>0 1 0 1</color></diffuse>
</phong></technique></profile_COMMON></effect></library_effects>
<library_materials><material id="m"><instance_effect url="#e"/></material></library_materials>
<library_geometries><geometry id="g"><mesh><source id="p"><float_array id="a" count="9">0 0 0 1000 0 0 0 1000 0
</float_array><technique_common><accessor source="#a" count="3" stride="3"><param name="X" type="float"/>
<param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
<vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="1" material="s">
<input semantic="VERTEX" source="#v" offset="0"/><p>0 1 2</p></triangles></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="w"><node><translate>0 0 500</translate><instance_geometry url="#g">
<bind_material><technique_common><instance_material symbol="s" target="#m"/></technique_common></bind_material>
</instance_geometry></node></visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#w"/></scene></COLLADA>"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path / "cache"))
    meshes._kept.clear()


def obj(folder: Path, materials: str = "m.mtl") -> Path:
    text = OBJ.format(materials)
    for name, some in (("red", CUBE_FACES[:6]), ("blue", CUBE_FACES[6:])):
        text += f"usemtl {name}\n" + "".join(f"f {a} {b} {c}\n" for a, b, c in some + 1)
    return saved(folder / "m.obj", text)


def gltf(folder: Path, uri: str) -> Path:
    said = {
        "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1, "material": 0}]}],
        "materials": [{"pbrMetallicRoughness": {"baseColorFactor": [1.0, 1.0, 0.0, 1.0]}}],
        "buffers": [{"uri": uri, "byteLength": 42}],
        "bufferViews": [{"buffer": 0, "byteLength": 36}, {"buffer": 0, "byteOffset": 36, "byteLength": 6}],
        "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "max": [1, 1, 0], "min": [0, 0, 0]},
            {"bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR"},
        ],
    }  # fmt: skip
    return saved(folder / "m.gltf", json.dumps(said))


BUFFER = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0]], "<f4").tobytes() + np.array([0, 1, 2], "<u2").tobytes()


def test_an_obj_has_one_part_a_material_and_is_read_again_when_its_materials_change(tmp_path: Path) -> None:
    (tmp_path / "m.mtl").write_text(MTL)
    file, roots = obj(tmp_path), Roots(tmp_path)
    for _ in range(2):  # read, then from the cache
        assert {part.colour for part in mesh(file, roots, 0.0)} == {(1, 0, 0, 1), (0, 0, 1, 1)}
    meshes._kept.clear()
    assert {part.colour for part in mesh(file, roots, 0.0)} == {(1, 0, 0, 1), (0, 0, 1, 1)}  # from the disk
    (tmp_path / "m.mtl").write_text(MTL.replace("1 0 0", "0 1 0"))
    assert {part.colour for part in mesh(file, roots, 0.0)} == {(0, 1, 0, 1), (0, 0, 1, 1)}


def test_materials_buffers_and_pictures_outside_are_not_read(tmp_path: Path) -> None:
    home, secret = tmp_path / "robot", tmp_path / "secret"
    (home / ".git").mkdir(parents=True)  # what is outside of it is outside of the model's collection
    secret.mkdir()
    (secret / "m.mtl").write_text(MTL)
    (secret / "b.bin").write_bytes(BUFFER)
    (home / "link.mtl").symlink_to(secret / "m.mtl")
    roots, red = Roots(home), (1, 0, 0, 1)
    for name in ("../secret/m.mtl", str(secret / "m.mtl"), "link.mtl", "http://a.example/m.mtl"):
        assert red not in {part.colour for part in mesh(obj(home, name), roots, 0.0)}, name
    assert red in {part.colour for part in mesh(obj(home, "../secret/m.mtl"), Roots(home, (tmp_path,)), 0.0)}
    for uri in ("../secret/b.bin", f"file://{secret}/b.bin", "https://a.example/b.bin"):
        with pytest.raises(MeshError):
            mesh(gltf(home, uri), roots, 0.0)
    data = "data:application/octet-stream;base64," + base64.b64encode(BUFFER).decode()
    assert [part.colour for part in mesh(gltf(home, data), roots, 0.0)] == [(1, 1, 0, 1)]
    (home / "b.bin").write_bytes(BUFFER)
    assert [len(part.faces) for part in mesh(gltf(home, "b.bin"), roots, 0.0)] == [1]
    (home / "m.dae").write_text(DAE.format("../secret/p.png"))
    assert len(mesh(home / "m.dae", roots, 0.0)) == 1


def test_collada_is_in_metres_where_its_nodes_place_it_and_not_turned_by_its_up_axis(tmp_path: Path) -> None:
    (part,) = mesh(saved(tmp_path / "m.dae", DAE.format("none.png")), Roots(tmp_path), 0.0)
    assert part.colour == (0, 1, 0, 1)
    assert np.allclose(sorted(map(tuple, part.vertices)), [(0, 0, 0.5), (0, 1, 0.5), (1, 0, 0.5)])


def wavy(seed: int, n: int = 60) -> tuple[np.ndarray, np.ndarray]:
    """A bumpy closed surface of 2 n² triangles or so."""
    rng = np.random.default_rng(seed)
    polar, around = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n), indexing="ij")
    r = 1.0 + 0.1 * sum(rng.normal() * np.sin(k * polar) ** 2 * np.cos(k * around) for k in range(1, 6))
    axes = np.stack([np.sin(polar) * np.cos(around), np.sin(polar) * np.sin(around), np.cos(polar)], -1)
    i, j = np.meshgrid(np.arange(n - 1), np.arange(n - 1), indexing="ij")
    a, b, c, d = i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1
    faces = np.concatenate([np.stack([a, b, c], -1).reshape(-1, 3), np.stack([a, c, d], -1).reshape(-1, 3)])
    return (r[..., None] * axes).reshape(-1, 3), faces


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seed", "scale"), [(1, 1e-5), (2, 1.0), (1, 1e5)])
def test_reduced_surfaces_stay_within_the_tolerance_both_ways(seed: int, scale: float) -> None:
    v, f = wavy(seed)
    v = scale * (v + 3.0)
    tolerance = 0.005 * surfaces.diagonal(v)
    w, g = surfaces.reduced(v, f, tolerance)
    assert len(g) < 0.5 * len(f)
    for points, surface in ((surfaces.samples(v, f, 3000)[0], (w, g)), (surfaces.samples(w, g, 3000)[0], (v, f))):
        far = surfaces.distances(points, *surface)
        assert (far > tolerance).mean() < 0.02 and far.max() < surfaces.WORST * tolerance * 1.1
    assert len(surfaces.reduced(v, f, 0.0)[1]) <= len(f)
    edges = np.sort(np.concatenate([g[:, [0, 1]], g[:, [1, 2]], g[:, [2, 0]]]), axis=1)
    assert (np.unique(edges, axis=0, return_counts=True)[1] == 2).mean() > 0.99  # no holes are torn


def test_distances_are_those_to_triangles() -> None:
    """Of points above the inside of a square, beside its edge, and beyond its corner."""
    v = np.array([[0.0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]])
    f = np.array([[0, 1, 2], [0, 2, 3]])
    p = np.array([[0.3, 0.6, 0.2], [1.5, 0.5, 0.0], [2.0, 2.0, 0.0], [0.5, 0.5, 0.0]])
    assert np.allclose(surfaces.distances(p, v, f), [0.2, 0.5, np.sqrt(2.0), 0.0], atol=1e-12)


def test_vertices_of_a_place_are_one_and_sharp_edges_keep_theirs(tmp_path: Path) -> None:
    (part,) = mesh(stl(tmp_path / "c.stl", CUBE, CUBE_FACES), Roots(tmp_path), 0.0)
    assert len(part.vertices) == 24 and len(part.faces) == 12
    v, f = solids.ellipsoid((1.0, 1.0, 1.0))
    merged = surfaces.merged(v[f].reshape(-1, 3), np.arange(f.size).reshape(-1, 3))
    assert len(merged[0]) == len(np.unique(np.round(v, 9), axis=0)) < len(v)  # at the poles
    assert len(surfaces.creased(*merged)[0]) == len(merged[0])


@pytest.mark.parametrize("broken", ["off", "file", "garbage"])
def test_meshes_are_had_without_a_disk_and_from_a_damaged_one(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = stl(tmp_path / "c.stl", CUBE, CUBE_FACES)
    if broken == "off":
        monkeypatch.setenv("POINSOT_CACHE", "off")
    elif broken == "file":
        (tmp_path / "cache").write_text("no folder")
    first = mesh(file, Roots(tmp_path), 0.0)
    for entry in (tmp_path / "cache").glob("*") if broken == "garbage" else ():
        entry.write_bytes(entry.read_bytes()[:-5] + b"wrong")
        meshes._kept.clear()
    (again,) = mesh(file, Roots(tmp_path), 0.0)
    assert np.array_equal(again.vertices, first[0].vertices) and np.array_equal(again.faces, first[0].faces)


def test_another_content_is_another_mesh(tmp_path: Path) -> None:
    file = stl(tmp_path / "c.stl", CUBE, CUBE_FACES)
    (one,) = mesh(file, Roots(tmp_path), 0.0)
    stl(file, 2.0 * CUBE, CUBE_FACES)
    (two,) = mesh(file, Roots(tmp_path), 0.0)
    assert np.allclose(np.ptp(two.vertices, axis=0), 2.0 * np.ptp(one.vertices, axis=0))
