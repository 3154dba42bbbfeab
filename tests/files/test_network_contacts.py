"""Contacts and spatial springs of network files: drawn anywhere in the world, or by frames on both bodies."""

from pathlib import Path

import numpy as np
import pytest

import zoo
from poinsot import Displacement, Model, SpatialSpring
from poinsot.elements import CONTACTS, WITH_RADIUS, ContactPair, SpatialDamper, tensor
from poinsot.files.load import load_model
from poinsot.joints.closures import closing_errors

SEEDS = pytest.mark.parametrize("seed", range(3))
BODY = "mass = 1.0\ninertia = [0.1, 0.1, 0.1]"


def load(folder: Path, text: str) -> Model:
    file = folder / "file.toml"
    file.write_text(f"poinsot = 1\n{text}", encoding="utf-8")
    return load_model(file)


def numbers(vector: object) -> str:
    return str(np.asarray(vector, dtype=float).tolist())


def placed(name: str, X: Displacement) -> str:
    return f"[bodies.{name}]\n{BODY}\nposition = {numbers(X.translation)}\nquaternion = {numbers(X.quaternion)}\n"


def relative(model: Model) -> Displacement:
    """X_PS of the contact as drawn."""
    (j,) = (j for j in model.joints if isinstance(j.pair, ContactPair))
    poses = {b.name: b.pose for b in model.bodies}
    X_WP, X_WS = poses[j.predecessor], poses[j.successor]
    assert X_WP is not None and X_WS is not None
    return (X_WP @ j.X_PJ).inverse() @ X_WS @ j.X_SJ


@pytest.mark.parametrize("kind", CONTACTS)
@SEEDS
def test_contacts_touch_where_they_are_drawn(kind: str, seed: int, tmp_path: Path) -> None:
    """Between bodies in any poses: Φ = 0, the surface's z is the normal at the point, a disk's z is its axis."""
    rng = np.random.default_rng(seed)
    A, B, touch = (zoo.random_displacement(rng) for _ in range(3))
    normal, forward, axis = touch.rotation[:, 2], touch.rotation[:, 0], zoo.random_unit(rng)
    keys = [f'kind = "{kind}"', 'between = ["a", "b"]', f"point = {numbers(touch.translation)}"]
    keys.append(f"normal = {numbers(3 * normal)}")
    if kind in ("point_on_cylinder", "skate_on_plane") or "surface" in kind:
        keys.append(f"x_axis = {numbers(forward)}")
    if kind in WITH_RADIUS:
        keys.append('radius = "2*R"')
    if "surface" in kind:
        keys.append('surface = "z - R*x*y + sin(y)"')
    if kind == "convex_on_plane":
        keys.append('support = "0.4 + 2*R*z"')
    if kind == "disk_on_plane":
        keys.append(f"axis = {numbers(axis)}")
    tables = placed("a", A) + placed("b", B) + "[pairs.touch]\n" + "\n".join(keys)
    model = load(tmp_path, f"[parameters]\nR = 0.2\n{tables}")
    joint = model.joint("touch")
    assert joint.pair.kind == kind
    X_PS = relative(model)
    np.testing.assert_allclose(np.array(closing_errors(joint.pair, X_PS), dtype=float), 0.0, atol=1e-13)
    surface, own = A @ joint.X_PJ, B @ joint.X_SJ
    np.testing.assert_allclose(surface.translation, touch.translation, atol=1e-13)
    np.testing.assert_allclose(surface.rotation[:, 2], normal, atol=1e-13)
    if kind == "ball_on_surface":
        n = surface.rotation @ np.array([0.0, 1.0, 1.0]) / np.sqrt(2)
        np.testing.assert_allclose(own.translation, touch.translation + 0.4 * n, atol=1e-13)
    elif kind == "ball_on_plane":
        np.testing.assert_allclose(own.translation, touch.translation + 0.4 * normal, atol=1e-13)
    elif kind == "convex_on_plane":  # the middle is 2 R above the origin of the function
        np.testing.assert_allclose(own.translation, touch.translation, atol=1e-13)
    elif kind == "disk_on_plane":
        np.testing.assert_allclose(own.rotation[:, 2], axis, atol=1e-13)
        assert np.linalg.norm(own.translation - touch.translation) == pytest.approx(0.4)
        assert (own.translation - touch.translation) @ axis == pytest.approx(0.0, abs=1e-13)
    else:
        np.testing.assert_allclose(own.translation, touch.translation, atol=1e-13)
    if kind in ("point_on_cylinder", "skate_on_plane"):
        np.testing.assert_allclose(surface.rotation[:, 0], forward, atol=1e-13)


def test_a_contact_by_frames_hangs_no_body_on_it(tmp_path: Path) -> None:
    """A body that is placed nowhere else stands at the origin, and is not moved by its contact."""
    bodies = f"[bodies.a]\n{BODY}\n"
    frames = "frames = [{position = [0, 0, 1]}, {position = [0.5, 0, 0]}]"
    model = load(tmp_path, f'{bodies}[pairs.t]\nkind = "point_on_plane"\nbetween = ["ground", "a"]\n{frames}')
    pose = model.body("a").pose
    assert pose is not None
    np.testing.assert_array_equal(pose.matrix, np.eye(4))
    assert model.joint("t").X_SJ.translation.tolist() == [0.5, 0, 0]


@pytest.mark.parametrize(("section", "made"), [("springs", SpatialSpring), ("dampers", SpatialDamper)])
@SEEDS
def test_a_frame_in_the_world_is_a_frame_in_both_bodies(section: str, made: type, seed: int, tmp_path: Path) -> None:
    rng = np.random.default_rng(seed)
    A, B, E = (zoo.random_displacement(rng) for _ in range(3))
    frames = [A.inverse() @ E, B.inverse() @ E]
    stiff = 'translational = [1, 2, "1 + 2"]\nrotational = 4\ncoupling = [[0.1, 0.2, 0], [0.2, 0, 0], [0, 0, 0.3]]'

    def frame(X: Displacement) -> str:
        return f"{{position = {numbers(X.translation)}, quaternion = {numbers(X.quaternion)}}}"

    for place in (f"frame = {frame(E)}", f"frames = [{frame(frames[0])}, {frame(frames[1])}]"):
        tables = placed("a", A) + placed("b", B)
        (element,) = load(tmp_path, f'{tables}[{section}.mount]\nbetween = ["a", "b"]\n{place}\n{stiff}').elements
        assert isinstance(element, made) and isinstance(element, (SpatialSpring, SpatialDamper))
        assert (element.name, element.body_a, element.body_b) == ("mount", "a", "b")
        assert (element.translational, element.rotational) == (tensor([1.0, 2.0, 3.0]), tensor(4.0))
        assert element.coupling[0] == (0.1, 0.2, 0.0)
        for own, expected in zip((element.X_AE, element.X_BF), frames, strict=True):
            np.testing.assert_allclose(own.matrix, expected.matrix, atol=1e-13)
