"""A drawing of a mechanism shows its joints where they are, its bodies between them, and the screws of its joints."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import ModelError, pairs
from poinsot.analysis import joint_systems
from poinsot.elements import KINDS, pair_of_kind
from poinsot.screws import ScrewSystem
from poinsot.views import canvas, screw_shapes
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
