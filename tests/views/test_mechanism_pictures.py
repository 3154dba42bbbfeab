"""A drawing of a mechanism shows its joints where they are, its bodies between them, and the screws of its joints."""

from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
from matplotlib.transforms import Bbox
from mpl_toolkits.mplot3d.proj3d import proj_transform

import poinsot as po
import zoo
from cases import EXAMPLES
from poinsot import GeometryError, ModelError, Screw, pairs
from poinsot.analysis import joint_systems
from poinsot.elements import KINDS, pair_of_kind
from poinsot.screws import ScrewSystem, SixVector, motor_fields
from poinsot.views import canvas, screw_shapes
from poinsot.views.field_pictures import draw_field, draw_field_section, draw_streamlines
from poinsot.views.mechanism_pictures import PlacedJoint, draw_mechanism, draw_pair, placed_joints
from systems.kinestatic_cases import placed, serial
from views.drawn import arrows, labels, lines, plane, render, space, texts

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
def test_joint_screws_span_the_freedoms_of_every_joint(rng: np.random.Generator, loops: int) -> None:
    """Whatever the pairs: screws about the pair's own axes, as many as freedoms, at the joint."""
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
def test_arrows_are_values_of_the_field(rng: np.random.Generator, kind: type[SixVector]) -> None:
    M, P = zoo.random_six_vector(rng, kind), rng.normal(size=(9, 3))
    ax = draw_field(M, space(), points=P, scale=0.2)
    shown = {tuple(ends[0]): ends[1] - ends[0] for ends in arrows(ax)}
    for p in P:
        np.testing.assert_allclose(shown[tuple(p)], 0.2 * np.asarray(motor_fields.value_at(M, p)), atol=1e-12)
    units = {po.Twist: "m/s", po.Wrench: "N·m", po.Momentum: "kg·m²/s", po.Acceleration: "m/s²"}
    assert any(units[kind] in other.get_ylabel() for other in ax.figure.axes)


@pytest.mark.sample(1)
def test_the_longest_arrow_fits_the_picture(rng: np.random.Generator) -> None:
    for M in (zoo.random_twist(rng), Screw.improper(rng.normal(size=3)).twist(1e3)):
        ax = draw_field(M, space(), radius=0.1)
        values = [ends[1] - ends[0] for ends in arrows(ax)[:-2]]
        assert max(np.linalg.norm(v) for v in values) == pytest.approx(0.045)
        render(ax)


@FIELD_KINDS
def test_streamlines_follow_the_field(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """The chord between neighbouring points is along the field between them; distance from the axis stays."""
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


@pytest.mark.sample(1)
def test_a_section_shows_the_part_across_and_the_axis(rng: np.random.Generator) -> None:
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


# Axes of one scale, labels that keep apart, arrows from point to point: whatever is drawn, and from any side.
VIEWS = [(24, -58), (90, -90), (0, 0), (60, 130)]


@pytest.mark.parametrize("flat", [False, True])
def test_a_metre_is_as_long_in_every_direction(rng: np.random.Generator, flat: bool) -> None:
    """Projected lengths of equal segments along equal directions of the view do not depend on the axis they lie on."""
    ax, points = space(), rng.normal(size=(20, 3)) * [10.0, 1.0, 0.0 if flat else 0.1]
    canvas.polyline(ax, points)
    canvas.fit(ax)
    render(ax)
    size = np.array([np.ptp(limits) for limits in (ax.get_xlim(), ax.get_ylim(), ax.get_zlim())])
    low, high = points.min(axis=0), points.max(axis=0)
    for k, (a, b) in enumerate((ax.get_xlim(), ax.get_ylim(), ax.get_zlim())):
        assert a <= low[k] and high[k] <= b, "everything drawn is within the axes"
    u, v = (np.array(proj_transform(*(0.01 * size.max() * e), ax.get_proj())[:2]) for e in np.eye(3)[:2])
    o = np.array(proj_transform(0, 0, 0, ax.get_proj())[:2])
    a, e = np.radians(ax.azim), np.radians(ax.elev)
    expected = np.hypot(np.sin(a), np.cos(a) * np.sin(e)) / np.hypot(np.cos(a), np.sin(a) * np.sin(e))
    assert np.linalg.norm(u - o) / np.linalg.norm(v - o) == pytest.approx(expected, rel=1e-6)


def test_the_plane_has_one_scale_too() -> None:
    ax = plane()
    canvas.polyline(ax, [[0, 0, 5], [3, 0.1, -5]])
    canvas.fit(ax)
    render(ax)
    x, y = (ax.transData.transform(p) - ax.transData.transform((0, 0)) for p in ((1, 0), (0, 1)))
    assert x[0] == pytest.approx(y[1])
    np.testing.assert_array_equal(ax.lines[0].get_data(), [[0, 3], [0, 0.1]])  # z is left out


@pytest.mark.sample(1)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("seed", range(3))
def test_labels_keep_apart_from_every_side(rng: np.random.Generator, view: tuple[int, int]) -> None:
    ax = space()
    for k, point in enumerate(rng.uniform(size=(12, 3))):
        canvas.mark(ax, point, marker="o")
        canvas.label(ax, point, f"label {k}")
    canvas.fit(ax)
    ax.view_init(*view)
    renderer = render(ax)
    boxes = [text.get_window_extent(renderer) for text in labels(ax).place(renderer)]
    for a, b in combinations(boxes, 2):
        both = Bbox.intersection(a, b)
        assert both is None or both.width * both.height < 1.0


def test_a_label_gives_way_to_a_line() -> None:
    """The place that is preferred, up to the right, is taken by lines: another one is chosen."""
    ax = plane()
    ax.set(xlim=(-1, 1), ylim=(-1, 1))
    canvas.label(ax, [0, 0, 0], "free")
    free = labels(ax).place(render(ax))[0].get_position()
    for height in np.linspace(0.02, 0.3, 12):
        ax.plot([0.0, 1.0], [height, height])
    crowded = labels(ax).place(render(ax))[0].get_position()
    origin = ax.transData.transform((0, 0))
    assert (np.array(free) > origin).all() and not (np.array(crowded) > origin).all()


def test_arrows_go_from_point_to_point(rng: np.random.Generator) -> None:
    ends = rng.normal(size=(2, 3))
    for ax, shown in ((space(), ends), (plane(), ends[:, :2])):
        canvas.arrow(ax, *ends, screw_shapes.BLUE)
        canvas.arrow(ax, *ends, screw_shapes.BLUE, double=True)
        canvas.arrow(ax, ends[0], ends[0], screw_shapes.BLUE)  # of no length: nothing to draw
        assert len(arrows(ax)) == 3
        for arrow in arrows(ax):
            np.testing.assert_array_equal(arrow, shown)
        canvas.fit(ax)
        render(ax)
        low, high = canvas.extent(ax)  # type: ignore[misc]
        np.testing.assert_allclose([low[:2], high[:2]], [ends.min(axis=0)[:2], ends.max(axis=0)[:2]])


def test_what_is_drawn_later_widens_the_picture() -> None:
    ax = space()
    assert canvas.extent(ax) is None and canvas.reach(ax, 7.0) == 7.0
    np.testing.assert_array_equal(canvas.middle(ax), np.zeros(3))
    for k, corner in enumerate(([1.0, 0, 0], [0, -2.0, 0], [0, 0, 4.0]), start=1):
        canvas.arrow(ax, np.zeros(3), corner, screw_shapes.BLUE)
        canvas.fit(ax)
        canvas.polygons(ax, [np.zeros((3, 3))])
        assert canvas.reach(ax) == 2.0 ** (k - 1)
