"""Singular poses: known ones are found, with the right screws, and what a mechanism has everywhere is none."""

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import ModelError
from poinsot.analysis import actuation, admissible, singularity, twist_space
from poinsot.screws import ScrewSystem
from systems.kinestatic_cases import drawn, hexagon, placed, serial, stewart, three_upu

X, Y, Z = np.eye(3)
ZERO = np.zeros(3)


def four_bar(A: np.ndarray, B: np.ndarray, C: np.ndarray, D: np.ndarray) -> po.Mechanism:
    ends = [
        ("A", "ground", "crank", A), ("B", "crank", "coupler", B), ("C", "coupler", "rocker", C),
        ("D", "ground", "rocker", D),
    ]  # fmt: skip
    return drawn("four-bar", [(n, "revolute", a, b, placed(np.array([*p, 0.0]), Z)) for n, a, b, p in ends])


def turning_about(point: np.ndarray) -> ScrewSystem:
    return ScrewSystem.span([po.Twist(Z, np.cross([*point, 0.0], Z))])


A, B = np.array([0.0, 0.0]), np.array([0.4, 0.0])


@pytest.mark.parametrize("along", [0.9, -0.9])
def test_a_four_bar_at_its_dead_points(along: float) -> None:
    """Crank and coupler in one line: the rocker stops whatever the crank does, and cannot drive the crank."""
    m = four_bar(A, B, B + np.array([along, 0]), np.array([0.8, -0.6]))
    q = m.neutral()
    stops = singularity(m, q, "rocker", ["A"])
    assert stops.kind == "serial" and stops.lost.order == 1 and stops.gained.order == 0
    dead = singularity(m, q, "crank", ["D"])
    assert dead.kind == "parallel" and dead.gained.equals(turning_about(A), 1e-7)
    assert "keeps 1 freedom with 'D' locked" in dead.sentence
    assert not actuation(m, q, ["D"], "crank").immobile
    lost = stops.lost.motors[0]  # resisted at this pose alone: it has a moment about D
    assert abs(po.pairing(lost, turning_about(np.array([0.8, -0.6])).motors[0])) > 1e-3


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_elsewhere_a_four_bar_is_regular(seed: int) -> None:
    rng = np.random.default_rng(seed)
    a = rng.uniform(0.4, 2.5)
    m = four_bar(A, 0.4 * np.array([np.cos(a), np.sin(a)]), np.array([0.8, 0.7]), np.array([1.0, 0.0]))
    for body, actuated in (("rocker", ["A"]), ("crank", ["D"]), ("coupler", ["A"])):
        found = singularity(m, m.neutral(), body, actuated)
        assert found.kind == "regular" and not found.singular and (found.freedoms, found.general) == (1, 1)


@pytest.mark.sample(2)
@pytest.mark.parametrize("loops", [0, 1, 2])
@pytest.mark.parametrize("seed", quick(2, range(5)))
def test_random_mechanisms_are_regular_at_random_poses(seed: int, loops: int) -> None:
    m = po.Mechanism(zoo.random_model(np.random.default_rng(seed), bodies=4, loops=loops))
    moves = admissible(m, m.neutral())
    rates = np.random.default_rng(seed + 9).normal(size=moves.shape[1])
    moved = m.assemble(m.integrate(m.neutral(), moves @ rates * 0.1))
    for body in ("b1", "b3"):
        assert singularity(m, moved, body, list(m.freedom_names[:1])).kind == "regular"


def test_a_flat_parallelogram_gains_a_freedom_as_a_whole() -> None:
    m = four_bar(A, B, np.array([1.4, 0.0]), np.array([1.0, 0.0]))
    found = singularity(m, m.neutral(), "coupler", ["A"])
    assert "configuration" in found.kind and "parallel" in found.kind and (found.freedoms, found.general) == (2, 1)


def test_a_wrist_with_axes_in_line_loses_a_freedom() -> None:
    def arm(bend: float) -> po.Mechanism:
        axis = np.array([np.sin(bend), 0, np.cos(bend)])
        return serial(
            [
                ("revolute", ZERO, Z), ("revolute", ZERO, Y), ("revolute", 0.4 * X, Y), ("revolute", X, Z),
                ("revolute", X, Y), ("revolute", X, axis),
            ]
        )  # fmt: skip

    joints = [f"J{k}" for k in range(6)]
    straight, bent = arm(0.0), arm(0.7)
    shoulder = singularity(bent, bent.neutral(), "hand", joints)
    assert shoulder.kind == "serial" and shoulder.lost.order == 1  # the elbow is stretched: all in one line
    raised = bent.integrate(bent.neutral(), np.array([0.1, 0.3, -0.8, 0.2, 0.3, 0.1]))
    assert singularity(bent, raised, "hand", joints).kind == "regular"
    folded = straight.integrate(straight.neutral(), np.array([0.1, 0.3, -0.8, 0.2, 0.0, 0.1]))
    found = singularity(straight, folded, "hand", joints)
    assert found.kind == "serial" and found.lost.order == 1
    here = twist_space(straight, folded, "hand")
    assert here.order == 5 and found.lost.equals(here.reciprocal(), 1e-7)


def lines(base: np.ndarray, top: np.ndarray) -> np.ndarray:
    d = (top - base) / np.linalg.norm(top - base, axis=1)[:, None]
    return np.hstack([d, np.cross(base, d)])


LEGS = [f"P{k}" for k in range(6)]


def test_a_stewart_platform_at_a_quarter_turn_gains_a_screw() -> None:
    """Similar hexagons, the platform turned by 90°: six leg lines of rank 5 (Fichter), so a screw escapes them."""
    base, top = hexagon(1.0, 0.2), hexagon(0.6, 0.2 + np.pi / 3, np.pi / 2, 0.8)
    m = stewart(base, top)
    sigma = np.linalg.svd(lines(base, top), compute_uv=False)
    found = singularity(m, m.neutral(), "platform", LEGS)
    expected = ScrewSystem.span(lines(base, top), kind="wrench").reciprocal()
    assert expected.order == int((sigma < 1e-9).sum())
    assert found.gained.order == expected.order == 1 and found.kind == "parallel"
    assert found.gained.equals(expected, 1e-7)


def test_a_stewart_platform_at_rest_on_slanted_legs_is_regular() -> None:
    base, top = hexagon(1.0, 0.2), hexagon(0.6, 0.2 + np.pi / 3, 0.1, 0.8)
    m = stewart(base, top)
    assert np.linalg.svd(lines(base, top), compute_uv=False)[-1] > 1e-2
    assert singularity(m, m.neutral(), "platform", LEGS).kind == "regular"


def test_what_a_three_upu_never_does_is_no_singularity() -> None:
    m = three_upu()
    q = m.neutral()
    found = singularity(m, q, "platform", ["P0", "P1", "P2"])
    assert found.kind == "regular" and found.sentence == "Body 'platform' moves as it does near here."
    flat = three_upu(small=0.999, height=1e-9)  # legs in the plane of the base: no leg lifts the platform
    assert twist_space(m, q, "platform").order == 3
    assert singularity(flat, flat.neutral(), "platform", ["P0", "P1", "P2"]).singular


def test_a_pose_that_is_no_closed_configuration_is_refused() -> None:
    m = four_bar(A, B, np.array([0.8, 0.7]), np.array([1.0, 0.0]))
    with pytest.raises(ModelError, match="not closed"):
        singularity(m, np.full(m.nq, 0.2), "rocker", ["A"])
    with pytest.raises(ModelError, match="finite coordinates"):
        singularity(m, np.full(m.nq, np.nan), "rocker", ["A"])
