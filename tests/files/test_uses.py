"""Machines of other files in a network file, and what is exported of one: as by the methods of mechanisms."""

import shutil
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from command import poinsot
from poinsot.multibody import constraint_error, inverse_dynamics, mass_matrix
from scalars import assert_same

FORE = "poinsot = 1\n"
ARM = '[use.arm]\nfile = "scara.toml"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("scara.toml", "double_pendulum.toml"):
        shutil.copy(EXAMPLES / name, tmp_path)
    return tmp_path


def loaded(folder: Path, text: str) -> po.Mechanism:
    (folder / "whole.toml").write_text(FORE + text, encoding="utf-8")
    made: po.Mechanism = po.load(folder / "whole.toml")
    return made


def test_what_is_used_is_held_cut_and_put_on(folder: Path) -> None:
    whole = loaded(folder, """
        [bodies.cart]
        mass = 2.0
        inertia = [1, 1, 1]
        [pairs.rail]
        kind = "prismatic"
        between = ["ground", "cart"]
        point = [0, 0, 0]
        axis = [1, 0, 0]

        [use.left]
        file = "double_pendulum.toml"
        at = {body = "cart", position = [0, 0, 0.1], rpy = [0, "90*deg", 0]}
        lock = {elbow = "30*deg"}

        [use.right]
        file = "double_pendulum.toml"
        at = "left.lower"
        without = ["elbow"]

        [use.third]
        file = "double_pendulum.toml"
        subtree = "elbow"
        [use.third.closures.pin]
        between = ["right.upper", "third.lower"]
        kind = "spherical"

        [simulation]
        time = 0.1
    """)  # fmt: skip
    pendulum = po.load(folder / "double_pendulum.toml")
    cart = po.load(folder / "whole.toml").subtree("rail")
    R = np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]])
    X = np.block([[R, np.array([[0.0], [0.0], [0.1]])], [np.zeros((1, 3)), np.ones((1, 1))]])
    by_hand = (
        cart.without("left.ground")
        .with_attached(pendulum.locked({"elbow": np.pi / 6}), at=("cart", X), prefix="left.")
        .with_attached(pendulum.without("elbow"), at="left.lower", prefix="right.")
        .with_attached(pendulum.subtree("elbow"), at="ground", prefix="third.")
        .close("right.upper", "third.lower", kind="spherical", name="pin")
    )
    assert (
        whole.coordinate_names == by_hand.coordinate_names == ("rail", "left.shoulder", "right.shoulder", "third.elbow")
    )
    q, v = np.random.default_rng(1).normal(size=(2, 4))
    trees = whole.tree, by_hand.tree
    for ours, theirs in zip(*([inverse_dynamics(t, q, v, v), constraint_error(t, q)] for t in trees), strict=True):
        assert_same(ours, theirs, rel=1e-12, abs=1e-12)


def test_a_file_of_nothing_but_a_use_is_that_machine(folder: Path) -> None:
    alone = po.load(folder / "scara.toml")
    q = alone.random(np.random.default_rng(2))
    used = loaded(folder, ARM)
    assert used.coordinate_names == tuple(f"arm.{name}" for name in alone.coordinate_names)
    assert_same(mass_matrix(used.tree, q), mass_matrix(alone.tree, q), rel=1e-13, abs=1e-13)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('file = "nowhere.toml"', r"whole.toml:3: use.arm.file: .*no such file"),
        ('file = "../other.toml"', r"use.arm.file: leads to '../other.toml', outside the folder"),
        ('file = "whole.toml"', r"use.arm.file: .*it would be a part of itself"),
        ('file = "double_pendulum.toml"\nlock = {knee = 1}', r"whole.toml:4: use.arm.lock: there is no joint 'knee'"),
        ('file = "double_pendulum.toml"\nlock = {elbow = [1, 2]}', r"lock: joint 'elbow' .* takes 1: angle"),
        ('file = "double_pendulum.toml"\nat = "hand"', r"use.arm.at: 'whole' has no body and no joint 'hand'"),
        ('file = "double_pendulum.toml"\nwithout = ["hand"]', r"use.arm.without: .*no body and no joint 'hand'"),
        ('file = "double_pendulum.toml"\nsubtree = "hand"', r"use.arm.subtree: .*no body and no joint 'hand'"),
        ('file = "double_pendulum.toml"\nsubtre = "hand"', r"use.arm.subtre: unknown key; did you mean 'subtree'"),
        ('at = "ground"', r"use.arm: lacks file"),
    ],
)
def test_what_cannot_be_used_is_told_with_its_line(more: str, said: str, folder: Path) -> None:
    with pytest.raises(po.FileError, match=said):
        loaded(folder, f"[use.arm]\n{more}\n")


def test_families_of_files_that_use_others_are_refused(folder: Path) -> None:
    loaded(folder, ARM)
    with pytest.raises(po.FileError, match=r"use\.arm: makes no family"):
        po.load_family(folder / "whole.toml")


def test_what_is_left_is_exported(tmp_path: Path) -> None:
    out = tmp_path / "out.urdf"
    arm = ["export", str(EXAMPLES / "scara.toml"), "--urdf", str(out), "--leave-out"]
    names = po.load(EXAMPLES / "scara.toml").coordinate_names
    ended = poinsot(*arm, "--lock", f"{names[0]}=0.5", "--without", names[-1])
    assert ended.returncode == 0, ended.stderr
    assert po.load(out).coordinate_names == names[1:-1]
    ended = poinsot(*arm, "--without", "knee")
    assert ended.returncode == 2 and "no body and no joint 'knee'" in ended.stderr
    ended = poinsot(*arm, "--lock", "knee=x")
    assert ended.returncode != 0 and "--lock" in ended.stderr
