"""Meshes by which bodies of URDF and SDF files touch: as the primitives of their shapes do, or refused by name."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from files.written_meshes import MASS, URDF, WRITTEN, load
from poinsot.files import mesh_files
from poinsot.files.mesh_paths import MeshError, Roots
from poinsot.multibody import Motion, Place
from views.scene.cubes import CUBE, CUBE_FACES, stl

SDF = (
    '<sdf version="1.9"><model name="crate"><link name="crate"><inertial><mass>2</mass><inertia/></inertial>'
    '<collision name="c">'
    "<pose>0.01 0 {z} 0.3 0 0.2</pose><geometry>{shape}</geometry></collision></link></model></sdf>"
)
DAE = """<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><unit name="decimeter" meter="0.1"/></asset><library_geometries><geometry id="g"><mesh><source id="p">
<float_array id="a" count="24">{numbers}</float_array><technique_common><accessor source="#a" count="8" stride="3">
<param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common>
</source><vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="12">
<input semantic="VERTEX" source="#v" offset="0"/><p>{faces}</p></triangles></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="w"><node><instance_geometry url="#g"/></node></visual_scene>
</library_visual_scenes><scene><instance_visual_scene url="#w"/></scene></COLLADA>"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path / "cache"))


def cube(folder: Path, ending: str) -> str:
    """A file of the cube of edges 1 about its origin."""
    p = CUBE - 0.5
    if ending == ".stl":
        stl(folder / "cube.stl", p, CUBE_FACES)
    elif ending == ".obj":
        lines = [f"v {x} {y} {z}" for x, y, z in p] + [f"f {a} {b} {c}" for a, b, c in CUBE_FACES + 1]
        (folder / "cube.obj").write_text("\n".join(lines))
    else:
        numbers = " ".join(map(str, (10 * p).ravel()))
        (folder / "cube.dae").write_text(DAE.format(numbers=numbers, faces=" ".join(map(str, CUBE_FACES.ravel()))))
    return f"cube{ending}"


def gaps(mech: Any, q: np.ndarray) -> list[float]:
    motion = Motion.of(mech.tree, q, np.zeros(mech.nv))
    places = [p for s in mech.model.switches for p in s.parts(mech.tree) if isinstance(p, Place)]
    return sorted(float(p.rows(motion)[0].gap) for p in places)


@pytest.mark.sample(1)
@pytest.mark.parametrize("sign", [1.0, -1.0])
@pytest.mark.parametrize("file", [".stl", ".obj", ".dae"])
@pytest.mark.parametrize("robot", [".urdf", ".sdf"])
def test_a_mesh_touches_where_the_primitive_does(robot: str, file: str, sign: float, tmp_path: Path) -> None:
    box, mesh = WRITTEN[robot]
    text = URDF if robot == ".urdf" else SDF
    plain = load(tmp_path, text, box, f"box{robot}")
    name = cube(tmp_path, file)
    for _ in range(2):  # the second time from the cache
        made = load(tmp_path, text, mesh.format(file=name, s=sign * 0.4), f"mesh{robot}")
        rng = np.random.default_rng(0)
        for _ in range(3):
            q = plain.random(rng)
            np.testing.assert_allclose(gaps(made, q), gaps(plain, q), atol=1e-8)


def test_only_the_meshes_of_what_touches_are_read(tmp_path: Path) -> None:
    lid = '<collision><geometry><mesh filename="package://lost/lid.stl"/></geometry></collision>'
    mesh = WRITTEN[".urdf"][1].format(file=cube(tmp_path, ".stl"), s=0.4)
    with pytest.raises(po.ModelError, match=r"body 'lid' cannot touch: its mesh 'package://lost/lid.stl' lies in .*"
                                            r"folders=.*Say which bodies touch"):  # fmt: skip
        load(tmp_path, URDF, mesh, lid=lid)
    some = load(tmp_path, URDF, mesh, lid=lid, ground={"bodies": ["crate"]})
    assert len(gaps(some, some.neutral())) == 8
    (tmp_path / "lost").mkdir()
    stl(tmp_path / "lost" / "lid.stl", CUBE, CUBE_FACES)
    found = load(tmp_path, URDF, mesh, lid=lid, folders=[tmp_path])
    assert len(gaps(found, found.neutral())) == 16
    (tmp_path / "lost" / "lid.stl").write_bytes(b"solid nothing")
    with pytest.raises(po.ModelError, match=r"body 'lid' cannot touch: its mesh .* holds no triangles"):
        load(tmp_path, URDF, mesh, lid=lid, folders=[tmp_path])


def test_a_mesh_touches_without_a_floor(tmp_path: Path) -> None:
    """By contacts alone; all bodies, or those that are named."""
    mesh = WRITTEN[".urdf"][1].format(file=cube(tmp_path, ".stl"), s=0.4)
    knob = (
        '<link name="knob">' + MASS + '<collision><geometry><sphere radius="0.1"/></geometry></collision></link>'
        '<joint name="turn" type="continuous"><parent link="lid"/><child link="knob"/></joint></robot>'
    )
    text = URDF.replace("</robot>", knob)
    named, every = (load(tmp_path, text, mesh, ground=None, contacts=c) for c in ([("crate", "knob")], True))
    both = load(tmp_path, text, mesh, contacts=[("crate", "knob")])
    q = named.neutral()
    assert len(gaps(named, q)) == 1 and gaps(named, q)[0] == pytest.approx(gaps(every, q)[0], abs=1e-15)
    assert gaps(named, q)[0] in gaps(both, q)


def test_a_hull_as_fine_as_it_is_wanted(tmp_path: Path) -> None:
    """A ball of 642 vertices: 0.3 % of its diameter without a word, else what ``accuracy`` says [m]."""
    import trimesh

    ball = trimesh.creation.icosphere(subdivisions=3, radius=0.5)
    stl(tmp_path / "ball.stl", np.asarray(ball.vertices), np.asarray(ball.faces))
    mesh = WRITTEN[".urdf"][1].format(file="ball.stl", s=0.4)
    counts = [
        len(gaps(robot, robot.neutral()))
        for given in ({}, {"accuracy": 0.0}, {"accuracy": 0.02})
        for robot in [load(tmp_path, URDF, mesh, ground=given)]
    ]
    assert counts[1] == 642 and 100 < counts[0] < 640 and 8 < counts[2] < 80
    with pytest.raises(po.ModelError, match="accuracy -1 m; it must be a length"):
        load(tmp_path, URDF, mesh, ground={"accuracy": -1.0})


def settled(shape: str, tmp_path: Path, initial: Any, **options: Any) -> Any:
    text = URDF.partition('<link name="lid">')[0] + "</robot>"
    text = text.replace('<origin xyz="0.01 0 {z}" rpy="0.3 0 0.2"/>', "")
    robot = load(tmp_path, text, shape, **options)
    return po.simulate(robot, 1.0, samples=101, method="moreau", step=1e-3, initial=initial)


def test_time_stepping_lets_hulls_and_boxes_fall_alike(tmp_path: Path) -> None:
    """A crate on its edge tips over and comes to rest on a face; its hull has no contacts but those of the box."""
    start = {
        "root_joint": {"position": (0, 0, 0.3, np.sin(0.3), 0, 0, np.cos(0.3)), "velocity": (0, 0.5, 0, 0.2, 0, 0)}
    }
    box, mesh = WRITTEN[".urdf"]
    runs = [settled(each.format(file=cube(tmp_path, ".stl"), s=0.4), tmp_path, start) for each in (box, mesh)]
    a, b = (run["joint_position"].values for run in runs)
    np.testing.assert_allclose(b[:25], a[:25], atol=1e-9)
    np.testing.assert_allclose(b[-1, 2], a[-1, 2], atol=1e-6)
    assert all(abs(run["joint_velocity"].values[-1]).max() < 1e-4 for run in runs)


def test_a_cylinder_stands_and_rolls(tmp_path: Path) -> None:
    """Of radius 0.1 and length 0.3: upright its middle rests at 0.15; lying, it rolls on without loss at 0.1."""
    shape = '<cylinder radius="0.1" length="0.3"/>'
    run = settled(shape, tmp_path, {"root_joint": (0, 0, 0.16, 0, 0, 0, 1)})
    assert run["joint_position"].values[-1, 2] == pytest.approx(0.15, abs=1e-6)
    lying = (0, 0, 0.1, 0, np.sqrt(0.5), 0, np.sqrt(0.5))  # its axis along x
    run = settled(shape, tmp_path, {"root_joint": {"position": lying, "velocity": (0, 0, 5.0, 0, -0.5, 0)}})
    q = run["joint_position"].values
    assert abs(q[:, 2] - 0.1).max() < 1e-5
    assert abs(q[-1, 1]) == pytest.approx(0.5, abs=2e-3)


def test_binary_stl_files_are_those_that_trimesh_reads(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bit for bit; and without it, which is not asked for them."""
    rng, file = np.random.default_rng(print(seed) or seed), tmp_path / "some.stl"
    points = rng.normal(size=(40, 3)) * 10.0 ** rng.integers(-5, 6)
    stl(file, points, rng.integers(0, 40, size=(int(rng.integers(1, 90)), 3)))
    data, roots = file.read_bytes(), Roots(tmp_path)
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "trimesh", None)
        (found,) = mesh_files.parse(data, file, roots).parts
        for damaged in (data[:-1], data[:84], b""):
            with pytest.raises(po.ModelError, match=r"poinsot\[view\]"):
                mesh_files.parse(damaged, file, roots)
        with pytest.raises(MeshError, match="not finite"):
            mesh_files.parse(data[:100] + b"\x00\x00\xc0\x7f" + data[104:], file, roots)
    monkeypatch.setattr(mesh_files, "_binary_stl", lambda data: None)
    (expected,) = mesh_files.parse(data, file, roots).parts
    assert np.array_equal(found.vertices, expected.vertices) and np.array_equal(found.faces, expected.faces)
    assert found.colour == expected.colour
