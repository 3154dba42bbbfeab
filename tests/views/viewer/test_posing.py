"""Sliders and grips without a browser: what a hand asks is done, loops stay closed, what cannot be is refused."""

import math
import warnings

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from multibody.closed_zoo import longer
from poinsot import Body, Displacement, Inertia, Joint, Limits, Mechanism, Model, Twist, pairs
from poinsot.multibody import Mimic
from poinsot.views.viewer.pose_panel import Judge, Posing, dials_of, grip_pose, grips_of
from zoo import foreign_pair, random_displacement, random_model

ANYWHERE = Limits()


def example(name: str, size: float = 1.0) -> Mechanism:
    mechanism = po.load(EXAMPLES / f"{name}.toml")
    assert isinstance(mechanism, Mechanism)
    return mechanism if size == 1.0 else Mechanism(longer(mechanism.tree.model, size))


def puma() -> Mechanism:
    with warnings.catch_warnings(action="ignore", category=po.UnphysicalInertiaWarning):
        arm = po.load(EXAMPLES / "puma560.urdf")
    assert isinstance(arm, Mechanism)
    return arm


def gap(mechanism: Mechanism, q: np.ndarray) -> float:
    """How far loops are open, without units."""
    return float(np.abs(np.asarray(mechanism.closure_error(q)) * mechanism.scales.rows).max(initial=0.0))


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("four_bar", 1e-5),
        ("slider_crank", 1.0),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in (("four_bar", 1e5), ("bennett", 1.0), ("andrews", 1.0))
        ),
    ],
)
def test_loops_stay_closed_while_a_joint_is_dragged(name: str, size: float) -> None:
    mechanism = example(name, size)
    start = mechanism.assemble()
    rng = np.random.default_rng(4)
    for dial in dials_of(mechanism, start)[:: 1 if name == "four_bar" else 2]:
        posing = Posing(mechanism, start)
        shown = dial.shown(start) + 0.05 * (dial.upper - dial.lower) * rng.uniform(-1.0, 1.0)
        if posing.turn(dial, float(shown)):
            assert math.isclose(posing.q[dial.index], dial.value(float(shown), start), abs_tol=1e-12 * (1.0 + size))
        else:
            assert posing.refused
        assert gap(mechanism, posing.q) < 1e-9, (name, dial.name, shown)


def test_a_drag_is_the_same_at_every_size() -> None:
    found = []
    for size in (1e-5, 1.0, 1e5):
        mechanism = example("four_bar", size)
        posing = Posing(mechanism, mechanism.assemble())
        assert posing.turn(dials_of(mechanism, posing.q)[0], 2.0)
        found.append(posing.q)
    assert np.allclose(found, found[0], atol=1e-9)


def test_the_end_of_a_way_is_refused_and_can_be_left_again() -> None:
    """The rocker of a four-bar linkage swings between two dead points; beyond them it cannot be put together."""
    mechanism = example("four_bar")
    posing = Posing(mechanism, mechanism.assemble())
    rocker = next(dial for dial in dials_of(mechanism, posing.q) if dial.joint == "D")
    assert not posing.turn(rocker, 1.5)
    assert "'D'" in posing.refused
    end = posing.q.copy()
    assert gap(mechanism, end) < 1e-9
    assert 0.05 < end[rocker.index] < 1.5
    assert posing.turn(rocker, 0.0)
    assert not posing.refused
    assert gap(mechanism, posing.q) < 1e-9


def test_an_open_mechanism_moves_at_the_dragged_coordinate_alone(seed: int, rng: np.random.Generator) -> None:
    mechanism = Mechanism(random_model(rng, 5, kinds=("revolute", "prismatic", "cylindrical", "universal", "helical")))
    posing = Posing(mechanism, np.asarray(mechanism.neutral(), dtype=float))
    for dial in dials_of(mechanism, posing.q):
        before = posing.q.copy()
        shown = float(rng.uniform(dial.lower, dial.upper))
        assert posing.turn(dial, shown)
        assert math.isclose(dial.shown(posing.q), shown, rel_tol=1e-9, abs_tol=1e-9), seed
        rest = np.delete(posing.q, dial.index)
        assert np.array_equal(rest, np.delete(before, dial.index))


def chain(pair: object, limits: Limits = ANYWHERE, mimic: Mimic | None = None) -> Mechanism:
    bodies = tuple(Body(name, Inertia.at_centre(1.0, [0.3, 0.0, 0.0], [0.1, 0.1, 0.1])) for name in "ab")
    away = Displacement.translating([1.0, 0.0, 0.0])
    joints = (
        Joint("first", pair, "ground", "a", limits=limits),  # type: ignore[arg-type]
        Joint("second", pairs.revolute(), "a", "b", away, mimic=mimic),
    )
    return Mechanism(Model("chain", bodies, joints, coupled=mimic is not None))


def test_ranges_are_limits_or_stated() -> None:
    def first(mechanism: Mechanism):  # type: ignore[no-untyped-def]
        return dials_of(mechanism, np.asarray(mechanism.neutral(), dtype=float))[0]

    limited = first(chain(pairs.revolute(), Limits(-0.5, 1.5)))
    assert (limited.lower, limited.upper, limited.limited, limited.turns) == (-0.5, 1.5, True, False)
    endless = first(chain(pairs.revolute()))
    assert math.isclose(endless.upper, math.pi) and endless.turns and not endless.limited
    assert "no limits" in endless.hint
    assert first(chain(pairs.revolute(), Limits(-1e9, 1e9))).turns
    thread = first(chain(pairs.helical(0.01)))
    assert not thread.turns and thread.upper > 2.0 * math.pi  # it does not come back
    slow = first(chain(pairs.helical(1.0)))
    assert slow.upper >= math.pi
    slide = first(chain(pairs.prismatic(), Limits(-0.02, 0.03)))
    assert (slide.lower, slide.upper, slide.unit) == (-20.0, 30.0, "mm")
    assert math.isclose(slide.value(10.0, np.zeros(2)), 0.01)
    for dial in (limited, endless, thread, slow, slide):
        assert dial.lower < dial.upper and dial.step <= (dial.upper - dial.lower) / 1000


def test_a_follower_has_no_slider_and_its_limits_hold_for_its_master() -> None:
    mechanism = chain(pairs.revolute(), Limits(-1.0, 1.0), Mimic("first", -2.0, 0.1))
    assert [dial.name for dial in dials_of(mechanism, np.zeros(1))] == ["first"]


def test_a_grip_takes_a_free_joint_anywhere(rng: np.random.Generator) -> None:
    body = Body("top", Inertia.at_centre(1.0, [0.0, 0.0, 0.1], [1.0, 1.0, 1.0]))
    for X_PJ, X_SJ in ((Displacement.identity(),) * 2, (random_displacement(rng), random_displacement(rng))):
        mechanism = Mechanism(Model("top", (body,), (Joint("root", pairs.free(), "ground", "top", X_PJ, X_SJ),)))
        (grip,) = grips_of(mechanism)
        assert grip.moves and grip.turns and not dials_of(mechanism, np.asarray(mechanism.neutral()))
        posing = Posing(mechanism, np.asarray(mechanism.neutral(), dtype=float))
        wanted = random_displacement(rng)
        assert posing.grip(grip, wanted)
        assert np.allclose(grip_pose(mechanism, grip, posing.q).matrix, wanted.matrix, atol=1e-12)


def test_a_grip_turns_a_ball_where_it_is() -> None:
    mechanism = example("heavy_top")
    (grip,) = grips_of(mechanism)
    assert grip.turns and not grip.moves
    posing = Posing(mechanism, np.asarray(mechanism.initial_state()[: mechanism.nq]))
    before = grip_pose(mechanism, grip, posing.q)
    wanted = before @ Displacement.exp(Twist([0.4, -0.3, 0.8], [0.0, 0.0, 0.0]))
    assert posing.grip(grip, Displacement(wanted.rotation, wanted.translation + 0.5))  # a ball cannot go there
    after = grip_pose(mechanism, grip, posing.q)
    assert np.allclose(after.translation, before.translation)
    assert np.allclose(after.rotation, wanted.rotation, atol=1e-9)


def test_a_pair_of_ones_own_with_a_quaternion_has_a_grip() -> None:
    """A ball in a slot: nothing here knows its name."""
    pair = foreign_pair("ball_in_slot", 1.0)
    mechanism = chain(pair)
    (grip,) = grips_of(mechanism)
    assert grip.joint == "first" and grip.turns
    posing = Posing(mechanism, np.asarray(mechanism.neutral(), dtype=float))
    wanted = grip_pose(mechanism, grip, posing.q) @ Displacement.exp(Twist([0.1, 0.2, 0.3], [0.0, 0.0, 0.0]))
    assert posing.grip(grip, wanted)
    assert np.allclose(grip_pose(mechanism, grip, posing.q).rotation, wanted.rotation, atol=1e-9)


def test_singular_poses_of_a_loop_are_told() -> None:
    """The crank in line with the coupler, the rocker driven: it no longer holds the crank (type 2)."""
    mechanism = example("four_bar")
    start = mechanism.assemble()
    regular = Judge(mechanism, start).thorough(start)
    assert regular.kind == "regular" and "1 freedom" in regular.sentence and regular.closeness > 0.1
    crank, rod, rocker, base = 0.1, np.hypot(0.28, 0.15), np.hypot(0.07, 0.25), 0.35
    inside = np.arccos(((crank + rod) ** 2 + base**2 - rocker**2) / (2 * (crank + rod) * base))
    q = mechanism.initial_state({"A": inside - np.pi / 2})[: mechanism.nq]
    judge = Judge(mechanism, start, body="crank", actuated=["D"])
    assert judge.quick(start).kind == "regular"
    assert judge.thorough(q).kind == "singular" and "parallel" in judge.thorough(q).sentence
    assert judge.closeness(q) < 1e-6
    near = mechanism.assemble(q + np.array([0.01, 0.0, 0.0]), keep=("A",))
    assert judge.quick(near).kind == "near"


@pytest.mark.parametrize("size", [1.0, *(pytest.param(s, marks=pytest.mark.long) for s in (1e-5, 1e5))])
def test_singular_poses_of_an_arm_are_told(size: float) -> None:
    """The wrist of a Puma with its first and last axis in line."""
    arm = puma()
    mechanism = Mechanism(longer(arm.tree.model, size)) if size != 1.0 else arm
    bent = np.array([0.3, -0.7, 0.4, 0.2, 0.9, -0.3])
    judge = Judge(mechanism, bent)
    straight = np.where(np.arange(6) == 4, 0.0, bent)
    assert judge.quick(bent).kind == "regular"
    assert judge.quick(straight).kind == "singular"
    assert judge.quick(straight + 1e-3 * np.eye(6)[4]).kind == "near"


def test_what_the_thorough_judge_says_of_an_arm() -> None:
    arm = puma()
    q = np.array([0.3, -0.7, 0.4, 0.2, 0.0, -0.3])
    judged = Judge(arm, q).thorough(q)
    assert judged.kind == "singular" and "loses 1 freedom" in judged.sentence
