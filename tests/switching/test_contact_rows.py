"""Places of contact on moving bodies: rates of gaps, power, frames, planes of motion, corners, hulls, refusals."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy.optimize import lsq_linear

import zoo
from poinsot import (
    Body,
    Contacts,
    Displacement,
    Inertia,
    Joint,
    Mechanism,
    Model,
    ModelError,
    Shape,
    Surface,
    Triangles,
    on_ground,
)
from poinsot.algebra import Dual, array, dual, real
from poinsot.elements import KINDS
from poinsot.multibody import InPlane, InSpace, Motion, Place, Tree, build_tree, configuration
from poinsot.multibody.contacts.hulls import hull_vertices
from switching.placed_shapes import SHAPES, Places, places_of, two_bodies

SPACE = [
    ("point", "sphere"), ("sphere", "sphere"), ("capsule", "point"), ("capsule", "sphere"), ("capsule", "capsule"),
    ("box", "point"), ("box", "sphere"), ("plane", "point"), ("plane", "sphere"), ("plane", "capsule"),
    ("plane", "box"), ("height", "point"), ("height", "sphere"), ("cylinder", "point"), ("cylinder", "sphere"),
    ("ellipsoid", "point"), ("ellipsoid", "sphere"), ("plane", "ellipsoid"), ("box", "capsule"),
]  # fmt: skip
PLANE = [("box", "box"), ("box", "capsule"), ("box", "sphere"), ("plane", "box"), ("capsule", "capsule")]


def moving(tree: Tree, q: Any, v: Any) -> Motion:
    """The motion on duals: values, and their rates where v stays."""
    along = configuration.chart(tree, array([Dual(x, 0.0) for x in q]), array([Dual(0.0, x) for x in v]))
    return Motion.of(tree.aligned, along, array([Dual(x, 0.0) for x in v]))


def apart(tree: Tree, rng: np.random.Generator, places: Places) -> Iterator[tuple[Any, Any]]:
    """States in which the bodies are apart."""
    for _ in range(200):
        q, v = configuration.random(tree, rng), rng.normal(size=tree.nv)
        motion = Motion.of(tree.aligned, q, v)
        if min(p.rows(motion)[0].gap for p in places) > 0.05:
            yield q, v


@pytest.mark.sample(6)
@pytest.mark.parametrize("names", [*SPACE, *(pair[::-1] for pair in SPACE[-4:])], ids="-".join)
def test_rates_are_those_of_gaps_and_of_points(names: tuple[str, str]) -> None:
    rng = np.random.default_rng(3)
    tree, places = places_of(two_bodies(SHAPES[names[0]], SHAPES[names[1]]))
    for q, v in itertools.islice(apart(tree, rng, places), 2):
        motion, on_duals = Motion.of(tree.aligned, q, v), moving(tree, q, v)
        for place in places:
            rows, dual_rows = place.rows(motion), place.rows(on_duals)
            assert len(rows) == len(place.layout) == 3
            assert real(dual_rows[0].gap) == pytest.approx(rows[0].gap)
            assert rows[0].along.rate(motion) == pytest.approx(dual(dual_rows[0].gap), abs=1e-9)
            a, b, at = place.touched(motion)
            for t, row in zip(place.tangents(motion, at), rows[1:], strict=True):
                slip = sum(
                    sign * (t @ (where.X_WL @ motion.V[where.link]).at(at.place)) for where, sign in ((a, -1), (b, 1))
                )
                assert row.along.rate(motion) == pytest.approx(slip, abs=1e-10)
                assert t @ at.normal == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("names", PLANE, ids="-".join)
def test_in_a_plane_the_least_gap_is_the_distance(names: tuple[str, str]) -> None:
    rng = np.random.default_rng(4)
    turn = zoo.random_displacement(rng)
    lying = Displacement(np.array([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]), np.array([0.1, 0.0, 0.0]))
    shapes = [replace(SHAPES[n], placement=lying) if n == "capsule" else SHAPES[n] for n in names]
    if names[0] == "plane":
        shapes[0] = replace(shapes[0], placement=lying)
    tree, places = places_of(two_bodies(shapes[0], shapes[1], "planar", turn))
    assert all(isinstance(p, InPlane) for p in places)
    for q, v in itertools.islice(apart(tree, rng, places), 2):
        motion = Motion.of(tree.aligned, q, v)
        least = min(p.rows(motion)[0].gap for p in places)
        X = [
            motion.X_W[tree.bodies[n].link] @ tree.bodies[n].X_LB @ s.placement
            for n, s in zip("ab", shapes, strict=True)
        ]
        if names[0] == "plane":
            points = [X[1] @ np.array(p) for p in itertools.product((-0.25, 0.25), (-0.15, 0.15), (-0.2, 0.2))]
            expected = min((X[0].inverse() @ p)[2] for p in points)
        else:
            expected = _distance(shapes, X)
        assert least == pytest.approx(expected, abs=1e-9)
        for place in places:
            normal = place.rows(motion)[0]
            assert normal.along.rate(motion) == pytest.approx(dual(place.rows(moving(tree, q, v))[0].gap), abs=1e-9)


def _distance(shapes: list[Shape], X: list[Displacement]) -> float:
    """Of boxes, capsules and spheres by bounded least squares."""
    columns, radius = [], 0.0
    for s, X_S, sign in zip(shapes, X, (1.0, -1.0), strict=True):
        if s.geometry == "box":
            columns.append(sign * X_S.rotation * np.array(s.parameters) / 2)
            continue
        radius += s.parameters[0]
        if s.geometry == "capsule":
            columns.append(sign * X_S.rotation[:, 2:] * s.parameters[1] / 2)
    matrix, d = np.hstack(columns), X[1].translation - X[0].translation
    found = lsq_linear(matrix, d, (-1.0, 1.0), method="bvls", tol=1e-15)
    return float(np.linalg.norm(matrix @ found.x - d)) - radius


@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_the_plane_is_found_at_every_scale_turned_and_beside_others(scale: float) -> None:
    rng = np.random.default_rng(5)
    for kind, expected in (("planar", InPlane), ("free", InSpace)):
        sphere = Shape("sphere", (0.2 * scale,), placement=Displacement.translating([0.3 * scale, 0.0, 0.0]))
        model = two_bodies(sphere, Shape("sphere", (0.1 * scale,)), kind, zoo.random_displacement(rng))
        spatial = Joint("beside", KINDS["free"](), "ground", "other")
        model = replace(
            model, bodies=(*model.bodies, replace(model.bodies[0], name="other")), joints=(spatial, *model.joints)
        )
        _, places = places_of(model)
        assert [type(p) for p in places] == [expected]


def test_what_friction_cannot_brake_has_no_rows_of_it() -> None:
    model = two_bodies(SHAPES["plane"], SHAPES["box"], "prismatic")
    assert all(type(p) is Place for p in places_of(model)[1])
    told = two_bodies(SHAPES["sphere"], SHAPES["sphere"], "planar", plane="space")
    assert [type(p) for p in places_of(told)[1]] == [InSpace]
    assert [type(p) for p in places_of(two_bodies(SHAPES["sphere"], SHAPES["sphere"], friction=0.0))[1]] == [Place]


def test_a_hull_has_the_corners_of_a_box() -> None:
    rng = np.random.default_rng(6)
    box = np.array(list(itertools.product((-1.0, 1.0), repeat=3)))
    inside = rng.uniform(-1, 1, (50, 3))
    mesh = Shape("mesh", (2.0, 1.0, 1.0), triangles=Triangles(np.vstack([inside, box]), np.zeros((1, 3), int)))
    assert sorted(map(tuple, hull_vertices(mesh))) == sorted(map(tuple, box * [2.0, 1.0, 1.0]))
    flat = Shape("mesh", triangles=Triangles(np.vstack([box[:4], [[-1.0, 0.1, 0.2]]]), np.zeros((1, 3), int)))
    assert len(hull_vertices(flat)) == 4
    _, places = places_of(two_bodies(SHAPES["plane"], mesh))
    assert len(places) == 8


def test_pairs_that_may_touch() -> None:
    inertia = Inertia.at_centre(1.0, np.zeros(3), np.eye(3))
    ball = Shape("sphere", (0.1,))
    bodies = tuple(Body(n, inertia, collisions=(ball,)) for n in "abcd")
    ends = (("ground", "a"), ("a", "b"), ("b", "c"))
    joints = tuple(Joint(f"{p}{s}", KINDS["revolute"](), p, s) for p, s in ends)
    joints = (*joints, Joint("weld", KINDS["fixed"](), "c", "d", X_PJ=Displacement.translating([1.0, 0.0, 0.0])))
    surfaces = tuple(Surface(n, ball) for n in "abcd")
    model = Model("chain", bodies, joints)
    tree = build_tree(model)

    def names(rule: Contacts) -> list[str]:
        return [c.name for c in rule.pairs(tree)]

    assert names(Contacts("all", surfaces)) == ["a-c", "a-d"]  # joined: ab, bc, bd; on one link: cd
    assert names(Contacts("all", surfaces, apart=(("a", "d"),))) == ["a-c"]
    masked = (replace(surfaces[0], category=2, mask=0), *surfaces[1:])
    assert names(Contacts("all", masked)) == ["a-c", "a-d"]
    assert names(Contacts("all", (masked[0], *(replace(s, mask=1) for s in surfaces[1:])))) == []
    floor = on_ground(model, friction=0.5)
    assert [c.name for s in floor.switches for c in s.pairs(tree)] == ["ground-a", "ground-b", "ground-c", "ground-d"]  # type: ignore[attr-defined]
    twice = Contacts("all", (surfaces[0], surfaces[2], surfaces[2]))
    assert names(twice) == ["a-c 1", "a-c 2"]


def test_a_floor_is_across_gravity() -> None:
    inertia = Inertia.at_centre(1.0, np.zeros(3), np.eye(3))
    body = Body("a", inertia, collisions=(Shape("sphere", (0.1,)),))
    for gravity in ((0.0, -9.81, 0.0), (3.0, -1.0, 2.0), (0.0, 0.0, 9.81), (0.0, 0.0, 0.0)):
        model = Model("m", (body,), (Joint("j", KINDS["free"](), "ground", "a"),), gravity=gravity)
        tree, places = places_of(on_ground(model, height=0.25))
        up = -np.array(gravity) / np.linalg.norm(gravity) if any(gravity) else np.array([0.0, 0.0, 1.0])
        q = np.array([*(up * 1.0), 0.0, 0.0, 0.0, 1.0])
        assert places[0].rows(Motion.of(tree, q, np.zeros(6)))[0].gap == pytest.approx(1.0 - 0.25 - 0.1)


@pytest.mark.parametrize(
    "names, said",
    [
        (("plane", "height"), "both are without end"),
        (("height", "box"), "a height function is touched by points and spheres alone"),
        (("point", "point"), "two points never touch"),
    ],
)
def test_what_has_no_formula_is_refused_by_name(names: tuple[str, str], said: str) -> None:
    with pytest.raises(ModelError, match=f"contact 'touch': .*{said}"):
        places_of(two_bodies(SHAPES[names[0]], SHAPES[names[1]]))


@pytest.mark.parametrize(
    "wrong, said",
    [
        ({"restitution": 1.2}, "restitution 1.2"),
        ({"friction": -0.1}, "friction -0.1"),
        ({"friction": 0.1, "kinetic": 0.2}, "static friction of 0.1, less than"),
        ({"b": Surface("a", SHAPES["point"])}, "joins body 'a' to itself"),
        ({"b": Surface("c", SHAPES["point"])}, "acts on body 'c', which does not exist"),
        ({"b": Surface("b", Shape("sphere", (-1.0,)))}, "with sizes -1; they must be above 0"),
        ({"b": Surface("b", Shape("cone", (1.0, 1.0, 1.0)))}, "'cone' on body 'b', which cannot touch"),
        ({"b": Surface("b", Shape("height"))}, "without a formula"),
    ],
)
def test_bad_numbers_are_refused(wrong: dict[str, Any], said: str) -> None:
    model = two_bodies(SHAPES["sphere"], SHAPES["sphere"])
    with pytest.raises(ModelError, match=said):
        replace(model, switches=(replace(model.switches[0], **wrong),))  # type: ignore[type-var]


def test_frames_that_tell_where_shapes_touch_are_not_free() -> None:
    """All other numbers are: with them the rows are those of the mechanism that has them."""
    lifted, beside = (Displacement.translating(x) for x in ((0.0, 0.0, 0.3), (2.0, 0.0, 0.0)))
    model = two_bodies(SHAPES["sphere"], SHAPES["box"], "planar")
    arm = Joint("arm", KINDS["revolute"](), "b", "c", X_PJ=lifted)
    far = Joint("far", KINDS["revolute"](), "c", "d", X_PJ=lifted)
    more = tuple(replace(model.bodies[0], name=name) for name in "cd")
    joints = (model.joints[0], replace(model.joints[1], X_PJ=beside), arm, far)
    mechanism = Mechanism(replace(model, bodies=(*model.bodies, *more), joints=joints))
    family = mechanism.with_parameters()
    lengths = [name for name in family.parameter_names if name.startswith("joints.")]
    assert lengths == ["joints.arm.predecessor.z", "joints.far.predecessor.z"]
    p = family.values(**{lengths[0]: 0.7, "bodies.a.mass": 5.0})
    free, drawn = family.member(p).system().switching, family.at(p).system().switching
    assert free is not None and drawn is not None and free.rows.names == drawn.rows.names
    with pytest.raises(ModelError, match=r"where shapes of 'a' and 'b' touch.*the joints 'to b' cannot be free; name"):
        mechanism.with_parameters("bodies.a.mass", "joints.to b.predecessor.x").system()
    mechanism.with_parameters("joints.to b.predecessor.x").mass_matrix(np.zeros(8), [0.3])  # where no contact acts
