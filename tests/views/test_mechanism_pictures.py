"""A drawing of a mechanism shows its joints where they are, its bodies between them, and the screws of its joints."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import GeometryError, ModelError, Screw, pairs
from poinsot.analysis import joint_systems
from poinsot.elements import KINDS, pair_of_kind
from poinsot.screws import ScrewSystem, SixVector, motor_fields
from poinsot.views import canvas, screw_shapes
from poinsot.views.field_pictures import draw_field, draw_field_section, draw_streamlines
from poinsot.views.mechanism_pictures import PlacedJoint, draw_mechanism, draw_pair, placed_joints
from systems.kinestatic_cases import placed, serial
from views.drawn import arrows, lines, plane, render, space, texts

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
X, Y, Z = np.eye(3)


def passes(points: np.ndarray, through: np.ndarray) -> bool:
    """Whether a straight line or a polygon has a corner here."""
    return bool((np.abs(points - through[: points.shape[1]]).max(axis=1) < 1e-9).any())


FILES = [*sorted((EXAMPLES / "kinestatics").glob("*.toml")), *(EXAMPLES / f"{n}.toml" for n in ("four_bar", "scara"))]


@pytest.mark.sample(1)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_bodies_join_their_joints(file: Path) -> None:
    m = po.load(file)
    q = m.assemble()
    joints, _ = placed_joints(m, q)
    ax = draw_mechanism(m, q)
    shown = lines(ax)
    for joint in joints:
        if joint.kind not in ("free", "fixed"):
            assert joint.name in texts(ax)
        for X_J in (joint.X_P, joint.X_S):
            assert any(passes(points, X_J.translation) for points in shown), joint.name
    render(ax)


@pytest.mark.sample(2)
@pytest.mark.parametrize("loops", [0, 2])
@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_joint_screws_span_the_freedoms_of_every_joint(seed: int, loops: int) -> None:
    """Whatever the pairs: screws about the pair's own axes, as many as freedoms, at the joint."""
    rng = np.random.default_rng(seed)
    m = po.Mechanism(zoo.random_model(rng, bodies=5, loops=loops))
    q = m.neutral() if loops else m.random(rng)
    systems = joint_systems(m, q)
    joints, _ = placed_joints(m, q)
    for joint in joints:
        screws = joint.screws(systems[joint.name])
        assert len(screws) == systems[joint.name].order
        if joint.kind != "free":
            assert ScrewSystem.span([S.twist().vector for S in screws], kind="twist").equals(systems[joint.name], 1e-7)
            assert all(S.axis.distance_to(joint.X_P.translation) < 1e-7 for S in screws if S.is_proper)
    render(draw_mechanism(m, q, space(), screws=True))


def test_one_freedom_is_drawn_with_the_sense_of_its_axis() -> None:
    m = serial([("revolute", 0 * X, Z), ("prismatic", X, Y), ("revolute", X + Y, -Z), ("revolute", 2 * Y, X)])
    systems = joint_systems(m, m.neutral())
    for joint, axis in zip(placed_joints(m, m.neutral())[0], (Z, Y, -Z, X), strict=True):
        np.testing.assert_allclose(joint.screws(systems[joint.name])[0].direction, axis, atol=1e-12)


def test_planar_mechanisms_are_drawn_in_their_plane() -> None:
    for name, planar in (("four_bar", True), ("slider_crank", True), ("andrews", True), ("bennett", False)):
        m = po.load(EXAMPLES / f"{name}.toml")
        assert canvas.in_space(draw_mechanism(m)) is not planar
        assert canvas.in_space(draw_mechanism(m, ax=space(), screws=True))
    assert not arrows(draw_mechanism(po.load(EXAMPLES / "four_bar.toml"), ax=plane(), screws=True))


def test_every_kind_of_pair_has_its_symbol() -> None:
    """Each adds something that a mere line between bodies has not, in space and in the plane."""
    at = placed(X, Z)
    for kind in KINDS:
        pair = pair_of_kind(kind, 0.1 if kind == "helical" else None)
        for ax in (space(), plane()):
            before = len(ax.get_children())
            draw_pair(ax, PlacedJoint("A", kind, pair.symbol, ("ground", "b"), at, at, len(pair.freedoms)), 0.1)
            assert (len(ax.get_children()) > before) is (kind != "free")
            canvas.fit(ax)
            render(ax)


@pytest.mark.parametrize("lead", [0.02, -0.02])
def test_a_thread_has_the_hand_of_its_pair(lead: float) -> None:
    body = po.Body("nut", po.Inertia.at_centre(1.0, (1, 0, 0), (1, 1, 1)), po.Displacement.identity())
    m = po.Mechanism(po.Model("screw", (body,), (po.Joint("A", pairs.helical(lead), "ground", "nut"),)))
    assert placed_joints(m, m.neutral())[0][0].pitch == pytest.approx(lead)
    thread = next(points for points in lines(draw_mechanism(m, names=False)) if len(points) == 73)
    turned = np.unwrap(np.arctan2(thread[:, 1], thread[:, 0]))
    assert (turned[-1] - turned[0]) * (thread[-1, 2] - thread[0, 2]) * lead > 0.0


def test_a_body_is_shown_in_orange() -> None:
    m = po.load(EXAMPLES / "bennett.toml")
    colours = [line.get_color() for line in draw_mechanism(m, highlight="BC").lines]
    assert colours.count(screw_shapes.ORANGE) == 1


def test_names_can_be_left_out() -> None:
    assert texts(draw_mechanism(po.load(EXAMPLES / "bennett.toml"), names=False)) == []


def test_a_free_body_is_a_point_at_its_centre() -> None:
    body = po.Body("stone", po.Inertia.at_centre(1.0, (1, 2, 3), (1, 1, 1)), po.Displacement.identity())
    ax = draw_mechanism(po.Mechanism(po.Model("thrown", (body,), ())))
    np.testing.assert_allclose(lines(ax)[0], [[1, 2, 3]])
    render(ax)


def test_what_cannot_be_drawn_is_refused() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    with pytest.raises(ModelError, match="did you mean 'coupler'"):
        draw_mechanism(m, highlight="couppler")
    for q in (np.zeros(2), np.full(3, np.nan)):
        with pytest.raises(ModelError, match="3 finite coordinates"):
            draw_mechanism(m, q)


# Pictures of fields show the field: arrows are its values, lines its streamlines, shades its part across.
FIELD_KINDS = pytest.mark.parametrize("kind", zoo.SIX_VECTORS)


@pytest.mark.sample(3)
@FIELD_KINDS
@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_arrows_are_values_of_the_field(seed: int, kind: type[SixVector]) -> None:
    rng = np.random.default_rng(seed)
    M, P = zoo.random_six_vector(rng, kind), rng.normal(size=(9, 3))
    ax = draw_field(M, space(), points=P, scale=0.2)
    shown = {tuple(ends[0]): ends[1] - ends[0] for ends in arrows(ax)}
    for p in P:
        np.testing.assert_allclose(shown[tuple(p)], 0.2 * np.asarray(motor_fields.value_at(M, p)), atol=1e-12)
    units = {po.Twist: "m/s", po.Wrench: "N·m", po.Momentum: "kg·m²/s", po.Acceleration: "m/s²"}
    assert any(units[kind] in other.get_ylabel() for other in ax.figure.axes)


@pytest.mark.parametrize("seed", range(3))
def test_the_longest_arrow_fits_the_picture(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for M in (zoo.random_twist(rng), Screw.improper(rng.normal(size=3)).twist(1e3)):
        ax = draw_field(M, space(), radius=0.1)
        values = [ends[1] - ends[0] for ends in arrows(ax)[:-2]]
        assert max(np.linalg.norm(v) for v in values) == pytest.approx(0.045)
        render(ax)


@FIELD_KINDS
@pytest.mark.parametrize("seed", range(3))
def test_streamlines_follow_the_field(seed: int, kind: type[SixVector]) -> None:
    """The chord between neighbouring points is along the field between them; distance from the axis stays."""
    rng = np.random.default_rng(seed)
    M, starts = zoo.random_six_vector(rng, kind), rng.normal(size=(3, 3))
    S = Screw.of(M)
    found = lines(draw_streamlines(M, space(), starts=starts, turns=0.7))
    for start in starts:
        line = next(points for points in found if len(points) > 3 and np.allclose(points[0], start))
        for p, q in pairwise(line):
            value = np.asarray(motor_fields.value_at(M, 0.5 * (p + q)))
            cosine = (q - p) @ value / np.linalg.norm(q - p) / np.linalg.norm(value)
            assert cosine == pytest.approx(1.0, abs=1e-2)
        assert S.axis.distance_to(line[-1]) == pytest.approx(S.axis.distance_to(start))
        turn = [np.asarray(p) - np.asarray(S.axis.nearest(p)) for p in (line[0], line[-1])]
        cosine = turn[0] @ turn[1] / np.linalg.norm(turn[0]) ** 2
        assert cosine == pytest.approx(np.cos(0.7 * 2 * np.pi), abs=1e-9)


def test_streamlines_of_a_free_vector_are_straight() -> None:
    ax = draw_streamlines(Screw.improper([0, 0, 1]).twist(5.0), space(), radius=0.5)
    straight = [points for points in lines(ax) if len(points) > 3]
    assert straight
    for points in straight:
        np.testing.assert_allclose(points[-1] - points[0], [0, 0, 1.0], atol=1e-12)


@pytest.mark.parametrize("seed", range(3))
def test_a_section_shows_the_part_across_and_the_axis(seed: int) -> None:
    rng = np.random.default_rng(seed)
    S = Screw.along([0.1, -0.2, 0.3], [0.3, 0.2, 1.0], 0.2)
    V = S.twist(float(rng.uniform(1, 3)))
    ax = draw_field_section(V, plane(), centre=(0.1, 0.0), radius=0.8, height=0.3)
    shades = ax.images[0]
    left, right, bottom, top = shades.get_extent()
    assert (left, right, bottom, top) == pytest.approx((-0.7, 0.9, -0.8, 0.8))
    for row, y in ((0, bottom), (-1, top)):
        for column, x in ((0, left), (-1, right)):
            assert shades.get_array()[row, column] == pytest.approx(motor_fields.value_at(V, [x, y, 0.3])[2])
    assert any(np.allclose(points, [[0.1, -0.2]]) for points in lines(ax))
    render(ax)


def test_a_planar_field_has_no_part_across_to_show() -> None:
    planar = Screw.along([0.2, 0.1, 0], [0, 0, 1]).twist()
    assert not draw_field_section(planar, plane()).images
    assert draw_field_section(Screw.improper([0, 0, 1]).twist(), plane()).images  # and nothing within the plane


def test_fields_that_cannot_be_drawn_are_refused() -> None:
    V = Screw.along([0, 0, 0], [0, 0, 1]).twist()
    for wrong in ([1.0, 2.0], [[0, 0, np.inf]], np.zeros((2, 4))):
        with pytest.raises(GeometryError, match="every point"):
            draw_field(V, space(), points=wrong)
        with pytest.raises(GeometryError, match="every start"):
            draw_streamlines(V, space(), starts=wrong)
    for draw, axes in ((draw_field, space), (draw_streamlines, space), (draw_field_section, plane)):
        with pytest.raises(GeometryError):
            draw(po.Twist.zero(), axes())
        with pytest.raises(GeometryError, match="radius"):
            draw(V, axes(), radius=-1.0)
