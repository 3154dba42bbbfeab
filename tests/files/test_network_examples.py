"""The example files: they are read, their mechanisms are closed as drawn, and they are what the literature says."""

import re
import shutil
import tomllib
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot import Displacement, Model
from poinsot.elements import CONTACTS, KINDS
from poinsot.files.load import load_model
from poinsot.files.network import json_schema
from poinsot.files.network_elements import line_of
from poinsot.multibody import GROUND

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "examples").glob("*.toml"))
MANUAL = (ROOT / "docs" / "network-file.md").read_text(encoding="utf-8")
EXAMPLES = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
DRAWN = pytest.mark.parametrize(
    "file", [*FILES, *sorted((ROOT / "examples" / "kinestatics").glob("*.toml"))], ids=lambda file: file.stem
)


def example(name: str) -> Model:
    return load_model(next(file for file in FILES if file.stem == name))


@DRAWN
def test_pairs_are_closed_as_drawn(file: Path) -> None:
    """The pair's two frames differ by a displacement of the pair: Φ(X_PS) = 0."""
    model = load_model(file)
    poses = {GROUND: Displacement.identity()} | {b.name: b.pose for b in model.bodies if b.pose is not None}
    for j in model.joints:
        X_PS = (poses[j.predecessor] @ j.X_PJ).inverse() @ poses[j.successor] @ j.X_SJ
        np.testing.assert_allclose(j.pair.closure(X_PS), 0.0, atol=1e-14, err_msg=j.name)


@DRAWN
def test_examples_say_how_long_to_run(file: Path) -> None:
    run = load_model(file).run
    assert run.time is not None and run.samples is not None


@pytest.mark.sample(5)
@EXAMPLES
def test_the_schema_knows_all_keys_of_the_examples(file: Path) -> None:
    data, schema = tomllib.loads(file.read_text(encoding="utf-8")), json_schema()
    assert data.keys() <= schema["properties"].keys()
    for section, kinds in (
        ("bodies", ["BodyTable"]),
        ("pairs", ["PairTable"]),
        ("springs", [f"{on}{by}" for on in ("Pair", "Point", "Frame", "Tendon") for by in ("Spring", "Potential")]),
        ("friction", ["FrictionTable"]),
        ("dampers", ["PairDamper", "PointDamper", "FrameDamper"]),
    ):
        for keys in data.get(section, {}).values():
            assert any(keys.keys() <= schema["$defs"][kind]["properties"].keys() for kind in kinds)


def test_the_schema_knows_the_tables_that_an_assembly_may_have(tmp_path: Path) -> None:
    """All of a file's but those of the whole; what is read of an assembly is no fault in an editor."""
    known = json_schema()["properties"]["assemblies"]["additionalProperties"]["properties"].keys()
    ball = "[assemblies.b.bodies.a]\nmass = 1.0\ninertia = [1, 1, 1]\n[parts.one]\nkind = 'b'\n"
    for key in json_schema()["properties"]:
        (tmp_path / "m.toml").write_text(f"poinsot = 1\n{ball}[assemblies.b.{key}]\n")
        try:
            load_model(tmp_path / "m.toml")
        except po.FileError as error:
            assert key == "bodies" or key not in known, error
        else:
            assert key in known


@EXAMPLES
def test_every_table_and_key_is_found_in_its_line(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")
    for section, content in tomllib.loads(text).items():
        for name, keys in content.items() if isinstance(content, dict) else ():
            number = line_of(text, (section, name))
            assert number is not None and name in lines[number - 1]
            for key in keys if isinstance(keys, dict) else ():
                number = line_of(text, (section, name, key, "deeper", 2))
                assert number is not None and lines[number - 1].startswith(key)


def test_the_dragged_block_sticks_and_slips_and_the_sled_is_braked() -> None:
    """It slips from k s = 2 N on; the brake of 50 N takes the rest of 1000 kg and a spring of 20 N/m to rest by 9 s."""
    run = po.simulate(po.load(next(file for file in FILES if file.stem == "stick_slip")))
    time, block = run.time.values, run.joint_velocity.sel(freedom="block").values
    sled = run.joint_position.sel(coordinate="sled").values
    slips = np.flatnonzero(block > 0)
    assert 20.0 * sled[slips[0] - 1] <= 2.0 <= 20.0 * sled[slips[0]]
    assert (block[time >= 9.0] == 0.0).all() and (block >= 0.0).all() and len(slips) > 100
    assert (run.joint_velocity.sel(freedom="sled").values[time >= 9.0] == 0.0).all()


def angle_between(u: np.ndarray, v: np.ndarray) -> float:
    return float(np.arctan2(np.linalg.norm(np.cross(u, v)), u @ v))


def test_bennett_has_the_proportions_of_bennett() -> None:
    """Opposite links are equal and a/sin α = b/sin β: length and twist of the links between neighbouring axes."""
    model = example("bennett")
    poses = {GROUND: Displacement.identity()} | {b.name: b.pose for b in model.bodies if b.pose is not None}
    axes = [poses[j.predecessor] @ j.X_PJ for j in model.joints]
    around = list(zip(axes, axes[1:] + axes[:1], strict=True))
    length = [float(np.linalg.norm(Y.translation - X.translation)) for X, Y in around]
    twist = [angle_between(X.rotation[:, 2], Y.rotation[:, 2]) for X, Y in around]
    for X, Y in around:  # the links are common normals of their axes
        link = Y.translation - X.translation
        assert link @ X.rotation[:, 2] == pytest.approx(0.0, abs=1e-15)
        assert link @ Y.rotation[:, 2] == pytest.approx(0.0, abs=1e-15)
    assert (length[0], length[1]) == pytest.approx((length[2], length[3]))
    assert length[0] / np.sin(twist[0]) == pytest.approx(length[1] / np.sin(twist[1]))
    assert length[0] != pytest.approx(length[1]), "a general Bennett linkage, not the equal-sided one"


def test_andrews_points_meet_where_the_literature_has_them() -> None:
    """The six closure conditions g(q) = 0 of the IVP Test Set at the initial angles, from the poses of the file."""
    model = example("andrews")
    starts = {i.joint: i.position for i in model.initial}
    X = {b.name: b.pose for b in model.bodies if b.pose is not None}
    E = X["K2"] @ np.array([-0.028, 0.0, 0.0])
    assert starts["O"] == (-0.0617138900142764496358948458001,)
    for body, point in (("K3", [0, -0.035, 0]), ("K4", [0, -0.02, 0]), ("K6", [0.02, 0, 0])):
        np.testing.assert_allclose(X[body] @ np.array(point), E, atol=1e-16)


def test_flat_bodies_of_andrews_are_at_the_edge_of_the_triangle_inequality() -> None:
    for body in example("andrews").bodies:
        x, y, z = np.diag(body.inertia.about_centre)
        assert x + y == pytest.approx(z, rel=1e-9)


def test_the_worked_example_of_the_manual_is_read(tmp_path: Path) -> None:
    whole = [block for block in MANUAL.split("```toml\n")[1:] if block.startswith("poinsot = 1")]
    for name, block in zip(("press", "hexapod", "used"), whole, strict=True):
        (tmp_path / f"{name}.toml").write_text(block.partition("```")[0], encoding="utf-8")
    model = load_model(tmp_path / "press.toml")
    assert [j.pair.kind for j in model.joints] == ["revolute", "revolute", "revolute", "prismatic"]
    assert model.run.time == 2.0
    hexapod = load_model(tmp_path / "hexapod.toml")
    assert len(hexapod.bodies) == 13 and sum(j.name.endswith("knee") for j in hexapod.joints) == 6
    shutil.copy(ROOT / "examples" / "puma560.urdf", tmp_path)
    assert po.Mechanism(load_model(tmp_path / "used.toml")).nv == 5


def test_the_manual_knows_every_kind_and_key() -> None:
    schema = json_schema()
    keys = set(schema["properties"]) | {key for kind in schema["$defs"].values() for key in kind["properties"]}
    unknown = [name for name in keys | {*KINDS, *CONTACTS} if not re.search(rf"`\[?{name}\b|\b{name} = ", MANUAL)]
    assert not unknown
