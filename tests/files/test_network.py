"""What a network file means: where its pairs are, what numbers and formulas say, which elements and starts it gives."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from files.network_text import ARM, HINGE, Drawing, direction, pose_keys, random_pose, read, table
from poinsot import Displacement, Joint, Model, elements
from poinsot.files.network import coordinates_at, json_schema
from poinsot.multibody import GROUND
from poinsot.multibody.canonical import canonical


def poses(model: Model) -> dict[str, Displacement]:
    found = {GROUND: Displacement.identity()}
    for body in model.bodies:
        assert body.pose is not None
        found[body.name] = body.pose
    return found


def ends(model: Model, j: Joint) -> tuple[np.ndarray, np.ndarray]:
    """The pair's frame on the predecessor and on the successor, in the world, as matrices."""
    X = poses(model)
    return (X[j.predecessor] @ j.X_PJ).matrix, (X[j.successor] @ j.X_SJ).matrix


def a_pair(kind: str, rng: np.random.Generator) -> elements.Pair:
    return elements.pair_of_kind(kind, float(rng.normal()) if kind == "helical" else None)


def random_coordinates(pair: elements.Pair, rng: np.random.Generator) -> np.ndarray:
    return pair.integrate(pair.neutral(), rng.uniform(-1.5, 1.5, size=len(pair.freedoms)))


def unit(a: Any) -> np.ndarray:
    return np.asarray(a) / np.linalg.norm(a)


# Where things are.


def test_at_assembly_both_frames_of_a_pair_are_where_the_drawing_has_it(tmp_path: Path, seed: int) -> None:
    drawing = Drawing.random(np.random.default_rng(seed))
    model = read(tmp_path, drawing.text())
    for name, X in drawing.poses.items():
        np.testing.assert_allclose(poses(model)[name].matrix, X.matrix, atol=1e-14)
    for j in model.joints:
        drawn = drawing.pairs[j.name]
        X_P, X_S = ends(model, j)
        np.testing.assert_allclose(X_P, X_S, atol=1e-13)
        if j.pair.kind != "free":
            np.testing.assert_allclose(X_P[:3, 3], drawn["point"], atol=1e-13)
        wanted = {"axis": {2: "axis"}, "normal": {2: "normal", 0: "x_axis"}}
        for key, columns in wanted.items():
            if key in drawn:
                for column, axis in columns.items():
                    np.testing.assert_allclose(X_P[:3, column], unit(drawn[axis]), atol=1e-13)
        if "axes" in drawn:
            np.testing.assert_allclose(X_P[:3, :2].T, [unit(axis) for axis in drawn["axes"]], atol=1e-13)
        if drawn["kind"] == "helical":
            assert j.pair.closure(j.pair.displacement(np.array([0.7]))) == pytest.approx([0.0] * 5, abs=1e-14)


def test_frames_on_both_bodies_say_the_same_as_a_place_in_the_world(tmp_path: Path, seed: int) -> None:
    drawing = Drawing.random(np.random.default_rng(seed))
    in_world = read(tmp_path, drawing.text())
    for j in in_world.joints:
        keys = {key: drawing.pairs[j.name][key] for key in ("kind", "between", "pitch") if key in drawing.pairs[j.name]}
        drawing.pairs[j.name] = {**keys, "frames": [pose_keys(j.X_PJ), pose_keys(j.X_SJ)]}
    by_frames = read(tmp_path, drawing.text())
    for a, b in zip(in_world.joints, by_frames.joints, strict=True):
        np.testing.assert_allclose(b.X_PJ.matrix, a.X_PJ.matrix, atol=1e-13)
        np.testing.assert_allclose(b.X_SJ.matrix, a.X_SJ.matrix, atol=1e-13)
    assert not by_frames.initial, "drawn at neutral coordinates, so nothing needs to be said of the start"


def test_bodies_without_a_pose_hang_on_pairs_given_by_frames(tmp_path: Path, rng: np.random.Generator) -> None:
    """X_WS = X_WP X_PJ X(q) X_SJ⁻¹ with the initial q, in whatever order the file has the pairs."""
    kinds = [str(kind) for kind in rng.permutation(list(elements.KINDS))]
    bodies = "".join(table(f"bodies.b{k}", {"mass": 1.0, "inertia": [1.0, 1.0, 1.0]}) for k in range(len(kinds)))
    pairs = []
    for k, kind in enumerate(kinds):
        pair = a_pair(kind, rng)
        between = [GROUND if k == 0 else f"b{k - 1}", f"b{k}"][:: rng.choice([-1, 1])]
        keys: dict[str, Any] = {"kind": kind, "between": between, "frames": [pose_keys(random_pose(rng)) for _ in "PS"]}
        if kind == "helical":
            keys["pitch"] = pair.pitch  # type: ignore[attr-defined]
        if kind != "fixed":
            keys["initial"] = {"position": random_coordinates(pair, rng)}
        pairs.append(table(f"pairs.p{k}", keys))
    model = read(tmp_path, bodies + "".join(rng.permutation(pairs)))
    starts = {i.joint: np.array(i.position) for i in model.initial}
    for j in model.joints:
        X_P, X_S = ends(model, j)
        q = starts.get(j.name, j.pair.neutral())
        np.testing.assert_allclose(X_P @ j.pair.displacement(q).matrix, X_S, atol=1e-12)


def test_where_poses_and_frames_are_drawn_the_start_is_measured(tmp_path: Path, rng: np.random.Generator) -> None:
    """The law X_WP X_PJ X(q) = X_WS X_SJ gives the initial q of pairs that carry coordinates."""
    text, wanted, X_WP = "", {}, Displacement.identity()
    for k, kind in enumerate(rng.permutation(list(elements.KINDS))):
        pair, X_PJ, X_SJ = a_pair(str(kind), rng), random_pose(rng), random_pose(rng)
        q = random_coordinates(pair, rng)
        X_WP = X_WP @ X_PJ @ pair.displacement(q) @ X_SJ.inverse()
        text += table(f"bodies.b{k}", {"mass": 1.0, "inertia": [1.0, 1.0, 1.0], **pose_keys(X_WP)})
        keys: dict[str, Any] = {"kind": str(kind), "between": [GROUND if k == 0 else f"b{k - 1}", f"b{k}"]}
        if kind == "helical":
            keys["pitch"] = pair.pitch  # type: ignore[attr-defined]
        text += table(f"pairs.p{k}", keys | {"frames": [pose_keys(X_PJ), pose_keys(X_SJ)]})
        if len(q):
            wanted[f"p{k}"] = pair.displacement(q).matrix
    model = read(tmp_path, text)
    for i in model.initial:
        found = model.joint(i.joint).pair.displacement(np.array(i.position)).matrix
        np.testing.assert_allclose(found, wanted.pop(i.joint), atol=1e-9)
    assert not wanted, "every pair with coordinates starts as drawn"


def test_a_rough_drawing_leaves_the_start_to_assembly(tmp_path: Path) -> None:
    frames = 'kind = "revolute"\nframes = [{ position = [1, 0, 0] }, {}]\n'
    text = table("bodies.a", {"mass": 1.0, "rpy": [0, 0, 0.3]}) + table(
        "bodies.b", {"mass": 1.0, "position": [1, 1, 0]}
    )
    text += f'[pairs.A]\nbetween = ["ground", "a"]\n{frames}[pairs.B]\nbetween = ["a", "b"]\n{frames}'
    assert read(tmp_path, text).initial == ()


@pytest.mark.parametrize("kind", elements.KINDS)
def test_coordinates_are_found_from_the_displacement(kind: str, rng: np.random.Generator) -> None:
    pair = a_pair(kind, rng)
    X = pair.displacement(random_coordinates(pair, rng))
    q = coordinates_at(pair, X)
    assert q is not None
    np.testing.assert_allclose(pair.displacement(q).matrix, X.matrix, atol=1e-10)
    if kind != "free":
        assert coordinates_at(pair, X @ random_pose(rng)) is None


def test_every_way_to_give_a_rotation_gives_the_same(tmp_path: Path, rng: np.random.Generator) -> None:
    R = Rotation.random(rng=rng)
    M = R.as_matrix()
    ways = {
        "quaternion": {"quaternion": -R.as_quat()}, "rotation_vector": {"rotation_vector": R.as_rotvec()},
        "rpy": {"rpy": R.as_euler("xyz")}, "axes": {"x_axis": M[:, 0] * 3.0, "z_axis": M[:, 2] * 0.1},
    }  # fmt: skip
    for keys in ways.values():
        model = read(tmp_path, table("bodies.a", {"mass": 1.0, **keys}))
        np.testing.assert_allclose(poses(model)["a"].rotation, M, atol=1e-14)
    for column, key in ((0, "x_axis"), (2, "z_axis")):
        found = poses(read(tmp_path, table("bodies.a", {"mass": 1.0, key: M[:, column] * 2.0})))["a"].rotation
        np.testing.assert_allclose(found[:, column], M[:, column], atol=1e-14)
        np.testing.assert_allclose(found @ found.T, np.eye(3), atol=1e-14)
        assert np.linalg.det(found) > 0


# Inertia, elements, signals.


def test_every_way_to_give_the_moments_gives_the_same(tmp_path: Path, rng: np.random.Generator) -> None:
    points, c, mass = rng.normal(size=(10, 3)), rng.normal(size=3), rng.uniform(1, 2)
    matrix = sum(np.eye(3) * (p @ p) - np.outer(p, p) for p in points)
    names = {f"I{'xyz'[i]}{'xyz'[j]}": matrix[i, j] for i in range(3) for j in range(i, 3)}
    for moments in (matrix, names):
        body = read(tmp_path, table("bodies.a", {"mass": mass, "centre": c, "inertia": moments})).body("a")
        np.testing.assert_allclose(body.inertia.about_centre, matrix, rtol=1e-12)
        np.testing.assert_allclose(body.inertia.centre, c, rtol=1e-14)
    diagonal = read(tmp_path, table("bodies.a", {"mass": mass, "inertia": [2.0, 3.0, 4.0]})).body("a")
    np.testing.assert_array_equal(diagonal.inertia.about_centre, np.diag([2.0, 3.0, 4.0]))


def test_points_in_the_world_are_the_points_in_the_bodies(tmp_path: Path, rng: np.random.Generator) -> None:
    X, p, q, along = random_pose(rng), rng.normal(size=3), rng.normal(size=3), direction(rng)
    text = table("bodies.a", {"mass": 1.0, **pose_keys(X)})
    text += table("springs.s", {"between": [GROUND, "a"], "points": [p, q], "stiffness": 2.0, "rest_length": 0.5})
    text += table("dampers.d", {"between": ["a", GROUND], "body_points": [p, q], "damping": 3.0})
    text += table("forces.f", {"body": "a", "point": q, "direction": along, "magnitude": 4.0})
    text += table("forces.g", {"body": "a", "body_point": q, "direction": along, "magnitude": 4.0, "frame": "body"})
    text += table("torques.t", {"body": "a", "direction": along, "magnitude": 5.0})
    s, d, f, g, t = read(tmp_path, text).elements
    assert (
        isinstance(s, elements.LinearSpring)
        and isinstance(d, elements.LinearDamper)
        and isinstance(t, elements.BodyTorque)
    )
    assert isinstance(f, elements.PointForce) and isinstance(g, elements.PointForce)
    assert (s.body_a, s.body_b, s.stiffness, s.rest_length) == (GROUND, "a", 2.0, 0.5)
    np.testing.assert_allclose(s.point_a, p, atol=1e-14)
    for element_point in (s.point_b, f.point):
        np.testing.assert_allclose(X @ np.array(element_point), q, atol=1e-14)
    np.testing.assert_array_equal([d.point_a, d.point_b, g.point], [p, q, q])
    for vector in (f.direction, g.direction, t.direction):
        np.testing.assert_allclose(vector, unit(along), atol=1e-15)
    assert (f.follows, g.follows, t.follows, d.damping, t.signal) == (False, True, False, 3.0, elements.Constant(5.0))


def test_elements_on_a_pair_find_their_freedom(tmp_path: Path) -> None:
    text = ARM + HINGE.replace("revolute", "cylindrical")
    text += table("springs.s", {"pair": "hinge", "freedom": "distance", "stiffness": 2.0, "rest": 0.1})
    text += table("forces.f", {"pair": "hinge", "freedom": "distance", "magnitude": 1.0})
    text += table("torques.t", {"pair": "hinge", "freedom": "angle", "magnitude": 1.0})
    s, f, t = read(tmp_path, text).elements
    assert s == elements.JointSpring("s", "hinge", 2.0, 0.1, 1)
    assert f == elements.JointEffort("f", "hinge", elements.Constant(1.0), 1)
    assert t == elements.JointEffort("t", "hinge", elements.Constant(1.0), 0)


def test_formulas_are_the_numbers_they_stand_for(tmp_path: Path, rng: np.random.Generator) -> None:
    """A file with parameters and formulas and the same file with numbers give the same model."""
    L, a = rng.uniform(0.1, 2.0, size=2).tolist()
    formulas = {"L": L, "a": a, "x": "L*cos(a)", "y": "L*sin(a)", "m": "2*L**2 + sqrt(x**2 + y**2)", "r": "atan2(y, x)"}
    x, y = L * np.cos(a), L * np.sin(a)
    values = {
        "x": x, "y": y, "m": 2 * L**2 + np.sqrt(x**2 + y**2), "r": np.arctan2(y, x), "-y/2": -y / 2,
        "90*deg": np.pi / 2,
    }  # fmt: skip

    def text(say: Any) -> str:
        body = {"mass": say("m"), "centre": [say("x"), 0, say("-y/2")], "rpy": [0, say("90*deg"), say("r")]}
        spring = {"pair": "hinge", "stiffness": say("m"), "rest": say("r")}
        start = {**tomllib.loads(HINGE)["pairs"]["hinge"], "initial": {"velocity": say("x")}}
        start["point"] = [say("x"), say("y"), 0]
        return table("bodies.arm", body) + table("pairs.hinge", start) + table("springs.s", spring)

    written = read(tmp_path, table("parameters", formulas) + text(lambda name: name))
    counted = read(tmp_path, text(lambda name: float(values[name])))
    for p, q in zip(flat(written), flat(counted), strict=True):
        assert p == pytest.approx(q, rel=1e-14, abs=1e-15)


def flat(model: Model) -> list[float]:
    """All numbers of a model in order."""
    numbers: list[float] = []
    for body in model.bodies:
        numbers += [body.inertia.mass, *body.inertia.first_moment, *body.inertia.second_moment.ravel()]
    for j in model.joints:
        numbers += [*j.X_PJ.matrix.ravel(), *j.X_SJ.matrix.ravel()]
    for spring in model.elements:
        assert isinstance(spring, elements.JointSpring)
        numbers += [spring.stiffness, spring.rest]
    for start in model.initial:
        numbers += start.velocity or ()
    return numbers


def test_magnitudes_in_time(tmp_path: Path) -> None:
    text = ARM + HINGE + table("parameters", {"A": 2.0, "w": "3*pi", "unused": 1.0})
    for name, magnitude in (("a", "A*sin(w*t)"), ("b", {"times": [0.0, "A"], "values": ["-A", 1]}), ("c", "A/2")):
        text += table(f"torques.{name}", {"pair": "hinge", "magnitude": magnitude})
    a, b, c = (element.signal for element in read(tmp_path, text).elements if isinstance(element, elements.JointEffort))
    assert isinstance(a, elements.Expression) and dict(a.constants) == {"A": 2.0, "w": 3 * np.pi}
    assert a.at(0.1) == 2.0 * np.sin(0.3 * np.pi)
    assert b == elements.Table((0.0, 2.0), (-2.0, 1.0))
    assert c == elements.Constant(1.0), "a formula without t is a number"


def test_what_the_file_leaves_out(tmp_path: Path) -> None:
    model = read(tmp_path, ARM)
    assert (model.name, model.gravity, model.tree) == ("mechanism", (0.0, 0.0, -9.81), "auto")
    assert (model.joints, model.elements, model.initial, model.outputs) == ((), (), (), ())
    assert (model.run.time, model.run.rtol, model.run.samples) == (None, None, None)
    np.testing.assert_array_equal(poses(model)["arm"].matrix, np.eye(4))


def test_the_whole_of_the_top(tmp_path: Path) -> None:
    text = 'name = "n"\ngravity = "none"\ntree = ["hinge"]\n' + ARM + HINGE
    run = {"time": 2.0, "rtol": 1e-8, "samples": 11, "outputs": ["joint_position", "body_twist"]}
    model = read(tmp_path, text + table("simulation", run))
    assert (model.name, model.gravity, model.tree) == ("n", (0.0, 0.0, 0.0), ("hinge",))
    assert (model.run.time, model.run.rtol, model.run.samples) == (2.0, 1e-8, 11)
    assert model.outputs == ("joint_position", "body_twist")


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_marks_of_other_systems(tmp_path: Path, newline: str, mark: str) -> None:
    plain = canonical(read(tmp_path, ARM + HINGE))
    file = tmp_path / "mechanism.toml"
    file.write_bytes((mark + "poinsot = 1\n" + ARM + HINGE).replace("\n", newline).encode())
    from poinsot.files.load import load_model

    assert canonical(load_model(file)) == plain


def test_the_json_schema_knows_every_kind_and_section() -> None:
    schema = json_schema()
    assert set(schema["required"]) == {"poinsot"}
    assert schema["anyOf"] == [{"required": [key]} for key in ("bodies", "parts", "use")]
    assert schema["$defs"]["PairTable"]["properties"]["kind"]["enum"] == [*elements.KINDS, *elements.CONTACTS]
    assert schema["properties"].keys() >= {"bodies", "pairs", "springs", "dampers", "forces", "torques", "simulation"}
    assert schema["$defs"]["BodyTable"]["additionalProperties"] is False
