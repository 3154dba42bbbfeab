"""The analysis of screws says of known mechanisms what is known of them, in words and in a picture."""

from io import StringIO

import numpy as np
import pytest
from rich.console import Console

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from poinsot import ModelError
from poinsot.analysis import actuation, admissible
from poinsot.views.screw_analysis import (
    ScrewAnalysis,
    actuators_of,
    analyse_screws,
    platform_of,
    plot_screws,
    screw_report,
)
from systems.kinestatic_cases import hexagon, stewart
from views.drawn import render, texts

X, Y, Z = np.eye(3)


def said(a: ScrewAnalysis) -> str:
    console = Console(width=110, record=True, file=StringIO())
    console.print(screw_report(a))
    return " ".join(console.export_text().split())


def example(name: str) -> po.Mechanism:
    return po.load(EXAMPLES / f"{name}.toml")


@pytest.mark.parametrize(
    ("name", "platform", "actuated"),
    [
        ("four_bar", "coupler", ("A",)),
        ("bennett", "BC", ("A",)),
        ("scara", "hand", ("shoulder", "elbow", "spindle", "wrist")),
        ("kinestatics/stewart", "platform", tuple(f"P{k}" for k in range(1, 7))),
        ("kinestatics/three_upu", "platform", ("P1", "P2", "P3")),
        ("kinestatics/grasp", "object", ("swing1", "swing2", "swing3", "bend1", "bend2", "bend3")),
        ("two_cylindrical_pairs", "arm", ("base.distance", "elbow.angle")),
    ],
)
def test_what_one_would_ask_about_is_guessed(name: str, platform: str, actuated: tuple[str, ...]) -> None:
    """The body far from the ground; the joints with motors, or as many independent ones as the mechanism may have."""
    m = example(name)
    assert platform_of(m) == platform
    assert set(actuators_of(m, m.assemble())) == set(actuated)


@pytest.mark.sample(2)
@pytest.mark.parametrize("loops", [0, 1, 2])
def test_guessed_actuators_hold_the_mechanism_and_none_is_spare(rng: np.random.Generator, loops: int) -> None:
    m = po.Mechanism(zoo.random_model(rng, bodies=5, loops=loops))
    q = m.neutral() if loops else m.random(rng)
    driven = actuators_of(m, q)
    floating = [link.joint for link in m.tree.links if link.pair.kind == "free"]
    held = actuation(m, q, [*driven, *floating])
    assert held.immobile and actuation(m, q, driven).spare == 0
    assert floating or len(driven) == admissible(m, q).shape[1]


def test_a_singular_pose_does_not_choose_its_own_actuators() -> None:
    """Six legs of rank five: the legs are driven all the same, and the singularity is seen."""
    base, top = hexagon(1.0, 0.2), hexagon(0.6, 0.2 + np.pi / 3, np.pi / 2, 0.8)
    m = stewart(base, top)
    a = analyse_screws(m)
    assert a.body == "platform" and a.actuated == tuple(f"P{k}" for k in range(6))
    assert a.singularity is not None and a.singularity.kind == "parallel"
    text = said(a)
    assert "Singularity: parallel (type 2: the actuators do not hold the body)" in text
    assert "leaves body 'platform' 1 freedom" in text
    assert "Twists gained at this pose: A 1-system" in text


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        (
            "bennett",
            (
                "Mobility: 1 at this configuration, 1 near it.",
                "3 constraints are redundant; the joints that can be stressed without a load: A (3)",
                "A revolute 0 (0.4, 0, 0.12) (-0.5057, 0.1841, 0.8428)",
                "Body 'BC' can move, relative to the ground: A 1-system: one screw of pitch 0.5378",
                "A 5-system: reciprocal to one screw of pitch",
                "Singularity: regular, with 'A' actuated.",
            ),
        ),
        (
            "kinestatics/three_upu",
            ("A 3-system of class IID: all directions, of infinite pitch.", "No constraint is redundant."),
        ),
        (
            "kinestatics/seven_joint_arm",
            ("Mobility: 7 at", "Body 'hand' can move, relative to the ground: The 6-system"),
        ),
        ("heavy_top", ("Mobility: 3 at", "all lines through one point, with the pitch 0 m/rad")),
    ],
)
def test_the_report_names_what_is_known(name: str, sentences: tuple[str, ...]) -> None:
    text = said(analyse_screws(example(name)))
    for sentence in sentences:
        assert sentence in text, text


def test_body_and_actuators_can_be_named() -> None:
    m = example("four_bar")
    a = analyse_screws(m, body="rocker", actuated=["D"])
    assert (a.body, a.actuated) == ("rocker", ("D",)) and a.actuation.immobile
    with pytest.raises(ModelError, match="did you mean 'rocker'"):
        analyse_screws(m, body="rockr")
    with pytest.raises(ModelError, match="no joint or freedom 'E'"):
        analyse_screws(m, actuated=["E"])
    with pytest.raises(ModelError, match="not closed"):
        analyse_screws(m, m.assemble() + 0.3)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", quick(1, range(4)))
@pytest.mark.parametrize("loops", [0, 2])
def test_any_mechanism_can_be_told_and_drawn(rng: np.random.Generator, loops: int) -> None:
    m = po.Mechanism(zoo.random_model(rng, bodies=4, loops=loops, elements=6))
    a = analyse_screws(m, m.neutral() if loops else m.random(rng))
    text = said(a)
    assert all(joint in text for joint in a.joints) and repr(a.body) in text
    figure = plot_screws(a)
    for ax in figure.axes:
        render(ax)


def test_an_axis_far_away_is_told_and_not_drawn() -> None:
    """Where crank and rocker are nearly parallel the coupler's centre is far away; the picture keeps its size."""
    m = example("four_bar")
    near, far = (m.assemble(np.array([turn, 0, 0]), keep=("A",)) for turn in (-0.8, 0.0))
    for q, shown in ((near, ["h = 0"]), (far, [])):
        figure = plot_screws(analyse_screws(m, q))
        ax = figure.axes[1]
        render(ax)
        assert texts(ax) == shown and np.ptp(ax.get_ylim()) < 1.0
        title = figure.subfigs[1].get_suptitle()
        assert ("Not drawn: an axis 1.1" in title) is (not shown)
