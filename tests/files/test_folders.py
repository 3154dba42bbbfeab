"""The rule of paths: no spelling of a path leads out of the allowed folders."""

import os
from pathlib import Path

import numpy as np
import pytest

from poinsot import FileError
from poinsot.files.reading import Folders


@pytest.mark.parametrize("seed", range(10))
def test_no_spelling_leads_out(rng: np.random.Generator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random paths of parts that go up, along links, or begin anew: what is let through lies inside, links followed."""
    monkeypatch.delenv("ROS_PACKAGE_PATH", raising=False)
    home = tmp_path / "a" / "b"
    for folder in (home / "c", tmp_path / "a" / "other", tmp_path / "bb"):
        folder.mkdir(parents=True)
        (folder / "file").write_text("x")
    (home / "out").symlink_to(tmp_path / "bb")
    (home / "in").symlink_to(home / "c")
    (home / "c" / "up").symlink_to("..")
    folders = Folders.of(home / "robot.xacro")
    parts = ["..", ".", "c", "in", "out", "up", "file", "b", "bb", "other", "", str(home), str(tmp_path), "/", "~", "a"]
    passed = 0
    for _ in range(500):
        text = "/".join(rng.choice(parts, rng.integers(1, 7)))
        found = folders.within(text)
        real = Path(os.path.realpath(os.path.join(home, text)))
        inside = real == home.resolve() or home.resolve() in real.parents
        assert (found is not None) == inside and (found is None or found == real)
        passed += inside
    assert 20 < passed < 480
    with pytest.raises(FileError, match=r"robot.xacro:5: <x> leads to '../other/file', which is outside .* folders=\["):
        folders.checked("../other/file", "robot.xacro:5: <x>")
    assert Folders.of(home / "robot.xacro", [tmp_path / "a"]).within("../other/file") is not None
    assert folders.within("a\0b") is None and folders.within("c/" * 5000) is None


def test_packages_are_found_above_and_in_allowed_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROS_PACKAGE_PATH", raising=False)
    home = tmp_path / "ws" / "arm" / "urdf"
    home.mkdir(parents=True)
    (tmp_path / "ws" / "hand").mkdir()
    (tmp_path / "far" / "leg").mkdir(parents=True)
    folders = Folders.of(home / "x.xacro")
    assert folders.package("arm") == tmp_path / "ws" / "arm" and folders.package("hand") == tmp_path / "ws" / "hand"
    assert folders.within(tmp_path / "ws" / "arm" / "x") is None, "found, but not allowed"
    (tmp_path / "ws" / "arm" / "package.xml").write_text("<package/>")
    assert Folders.of(home / "x.xacro").within("../meshes/a.stl") is not None
    assert folders.package("leg") is None
    assert Folders.of(home / "x.xacro", [tmp_path / "far"]).package("leg") == tmp_path / "far" / "leg"
    assert [folders.package(name) for name in ("", ".", "..", "a/b", "../ws", "a\0")] == [None] * 6
