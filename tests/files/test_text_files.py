"""Text files that are written: complete or not at all, links kept, permissions kept."""

import os
from pathlib import Path

import pytest

from poinsot.text_files import write_text


def test_the_old_file_stays_where_writing_fails(tmp_path: Path) -> None:
    target = tmp_path / "run.mo"
    write_text(target, "old")
    with pytest.raises(UnicodeEncodeError):
        write_text(target, "new, and then ü", encoding="ascii")
    assert target.read_text() == "old" and os.listdir(tmp_path) == ["run.mo"]


def test_links_and_permissions_stay(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    target, link = tmp_path / "kept" / "arm.urdf", tmp_path / "arm.urdf"
    target.write_text("old")
    target.chmod(0o600)
    link.symlink_to(target)
    write_text(link, "new")
    assert link.is_symlink() and target.read_text() == "new" and target.stat().st_mode & 0o777 == 0o600


def test_what_is_no_file_is_written_in_place() -> None:
    write_text(os.devnull, "nothing is replaced")
    assert not Path(os.devnull).is_file()
