"""URDF+: <loop> and <coupling> close a robot as the same pairs in a network file do; what means nothing is refused."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from files.urdf_text import INERTIAL, Arms, joint, link, robot

LOOPS = {"revolute": 1, "continuous": 1, "prismatic": 1, "planar": 3, "spherical": 3, "ball": 3, "fixed": 0}
"""Types of loops, and the freedoms that two arms of three revolute joints keep behind each."""


def loaded(tmp_path: Path, text: str, name: str = "r.urdf", **options):
    return po.load(saved(tmp_path / name, text), **options)


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", LOOPS)
def test_a_loop_moves_as_the_pair_of_a_network_file(kind: str, tmp_path: Path) -> None:
    rng = np.random.default_rng(2411)
    arms = Arms(rng)
    ours = loaded(tmp_path, arms.urdf(kind))
    other = loaded(tmp_path, arms.toml(kind), "r.toml")
    assert ours.coordinate_names == other.coordinate_names
    assert ours.mobility().here == other.mobility().here == LOOPS[kind], "a freedom more or less"
    assert np.abs(ours.closure_error(np.zeros(6))).max() < 1e-14  # rounding of metres: it is drawn closed
    for _ in range(3):
        q = other.assemble(rng.normal(size=6) * 0.1)
        A = other.closure_jacobian(q)
        v, tau = rng.normal(size=6), rng.normal(size=6)
        v -= np.linalg.pinv(A) @ (A @ v)
        assert np.abs(ours.closure_error(q)).max() < 1e-11  # both closed, to the accuracy of assembly
        scale = np.abs(other.forward_dynamics(q, v, tau)).max() + 1.0
        difference = ours.forward_dynamics(q, v, tau) - other.forward_dynamics(q, v, tau)
        assert np.abs(difference).max() < 1e-9 * scale, "not the same machine"  # 1e-13 of well-conditioned loops


def test_the_file_says_which_joints_carry_coordinates(tmp_path: Path) -> None:
    arms = Arms(np.random.default_rng(7))
    mechanism = loaded(tmp_path, arms.urdf("spherical"), base="free")
    assert mechanism.coordinate_names[7:] == tuple(name for name, *_ in arms.joints)


GEARS = """
<coupling name="gear"><predecessor link="{0}"/><successor link="{1}"/>{2}</coupling>
"""


def geared(between: tuple[str, str], ratio: str = "", more: str = "") -> str:
    """base – a1 – a2 and base – b1 – b2 (b2 slides), a coupling between two of the links."""
    return robot(
        link("base"), *(link(name, INERTIAL) for name in ("a1", "a2", "b1", "b2", "pin")),
        joint("a1", "base", "a1", '<axis xyz="0 0 1"/>'), joint("a2", "a1", "a2", '<axis xyz="0 1 0"/>'),
        joint("pin", "a1", "pin", "", "fixed"),
        joint("b1", "base", "b1", '<axis xyz="1 0 0"/>'), joint("b2", "b1", "b2", '<axis xyz="0 1 0"/>', "prismatic"),
        GEARS.format(*between, ratio) + more,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("between", "driving", "driven"),
    [
        (("a1", "b1"), [0], [2]), (("a2", "b1"), [0, 1], [2]), (("a2", "b2"), [0, 1], [2, 3]), (("a1", "a2"), [], [1]),
        (("a2", "a1"), [1], []), (("pin", "a2"), [], [1]), (("base", "b2"), [], [2, 3]),
    ],
)  # fmt: skip
def test_a_coupling_adds_coordinates_from_the_nearest_common_ancestor(
    between: tuple[str, str], driving: list[int], driven: list[int], tmp_path: Path
) -> None:
    mechanism = loaded(tmp_path, geared(between, '<ratio value="-2.5"/>'))
    row = np.zeros(4)
    row[driving], row[driven] = 2.5, 1.0
    if not driven:
        row /= 2.5
    A = mechanism.closure_jacobian(np.array([0.1, 0.2, 0.3, 0.4]))
    assert np.allclose(A, row[None], atol=1e-15)  # exact numbers
    q = mechanism.assemble(np.array([0.3, -0.2, 0.5, 0.1]))
    assert abs(row @ q) < 1e-12, "the sums are in the ratio at every position"  # closed to 1e-12
    rng = np.random.default_rng(1)
    v, tau = rng.normal(size=4), rng.normal(size=4)
    v -= row * (row @ v) / (row @ row)
    a = mechanism.forward_dynamics(q, v, tau)
    assert abs(row @ a) < 1e-13 * np.abs(a).max()  # rounding
    left = mechanism.inverse_dynamics(q, v, a) - tau
    assert np.abs(left - row * (row @ left) / (row @ row)).max() < 1e-12, "the coupling does no work"  # rounding


def test_a_coupling_without_ratio_is_one_to_one(tmp_path: Path) -> None:
    A = loaded(tmp_path, geared(("a1", "b1"))).closure_jacobian(np.zeros(4))
    assert np.allclose(A, [[-1.0, 0.0, 1.0, 0.0]], atol=0.0)


def test_followers_take_part_in_couplings(tmp_path: Path) -> None:
    text = geared(("a2", "b1"), '<ratio value="2"/>').replace(
        '<axis xyz="0 1 0"/></joint>', '<axis xyz="0 1 0"/><mimic joint="a1" multiplier="3"/></joint>', 1
    )
    mechanism = loaded(tmp_path, text, mimic="coupled")
    A = mechanism.closure_jacobian(np.zeros(3))
    assert np.allclose(A, [[-2.0 * (1.0 + 3.0), 1.0, 0.0]], atol=1e-15)  # exact numbers


def test_macros_make_loops_too(tmp_path: Path) -> None:
    text = geared(("a1", "b1"), '<ratio value="${2*3}"/>').replace("<robot ", '<robot xmlns:xacro="ros" ', 1)
    A = loaded(tmp_path, text, "r.xacro").closure_jacobian(np.zeros(4))
    assert np.allclose(A, [[-6.0, 0.0, 1.0, 0.0]], atol=0.0)


LOOP = (
    """<loop name="l" type="{kind}"><predecessor link="{p}"/><successor link="{s}">{inside}</successor>{more}</loop>"""
)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (LOOP.format(kind="hinge", p="a1", s="b1", inside="", more=""), ["<loop 'l'>", "unknown type 'hinge'"]),
        (LOOP.format(kind="floating", p="a1", s="b1", inside="", more=""), ["<loop 'l'>", "closes nothing"]),
        (LOOP.format(kind="fixed", p="a1", s="pins", inside="", more=""), ["'pins', which does not exist", "'pin'"]),
        (LOOP.format(kind="fixed", p="a1", s="a1", inside="", more=""), ["joins link 'a1' to itself"]),
        (LOOP.format(kind="fixed", p="a1", s="b1", inside="<orign/>", more=""), ["<orign>", "'origin'"]),
        (LOOP.format(kind="fixed", p="a1", s="b1", inside="", more="<stiffness value='3'/>"), ["<stiffness>"]),
        (LOOP.format(kind="fixed", p="a1", s="b1", inside="", more="").replace("name", "id"), ["no attribute 'name'"]),
        ('<loop name="l" type="fixed"><predecessor link="a1"/></loop>', ["no <successor>"]),
        ('<coupling name="a1"><predecessor link="a1"/><successor link="b1"/></coupling>', ["the name of the joint"]),
        (GEARS.format("a1", "pin", ""), ["<coupling 'gear'>", "no joint moves against each other"]),
        (GEARS.format("a1", "b1", '<ratio value="two"/>'), ["<ratio>", "'two' is not a number"]),
        (GEARS.format("a1", "b1", '<offset value="2"/>'), ["<offset>", "not understood"]),
        (GEARS.format("a1", "b1", "").replace("name=", 'type="belt" name='), ["unknown type 'belt'"]),
        (GEARS.format("a1", "b1", "").replace("name=", 'slip="0" name='), ["attribute 'slip'"]),
    ],
)
def test_what_is_not_understood_is_refused_by_name(part: str, said: list[str], tmp_path: Path) -> None:
    text = geared(("a2", "b2"), "", part).replace('name="gear"', 'name="other"', 1)
    with pytest.raises(po.FileError) as error:
        loaded(tmp_path, text)
    for words in ["r.urdf:", *said]:
        assert words in str(error.value)


def test_coordinates_that_cannot_be_added_are_refused(tmp_path: Path) -> None:
    text = geared(("a2", "b1")).replace('name="a2" type="revolute"', 'name="a2" type="planar"')
    with pytest.raises(po.FileError, match="joint 'a2', but this planar joint has 3 freedoms"):
        loaded(tmp_path, text)
