"""Processes that need the same code at the same time: one makes it; none waits for one that is gone."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from poinsot.ufuncs import cache as turns
from poinsot.ufuncs.cache import Cache, alone

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="locks of files are POSIX's")
MAKER = """
import os, sys, time
from pathlib import Path
from poinsot.ufuncs.cache import Cache
folder, name = Path(sys.argv[1]), sys.argv[2]
def make():
    (folder / f"made by {os.getpid()}").touch()
    time.sleep(float(sys.argv[3]))
    return b"code"
(folder / f"there {os.getpid()}").touch()
while not (folder / "go").exists():
    time.sleep(0.001)
assert Cache().made(name, make) == b"code"
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks of this test alone, for its children too."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(turns.tempfile, "tempdir", None)


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Processes, ended at the end."""
    several: list[subprocess.Popen[bytes]] = []
    yield several
    for each in several:
        each.kill(), each.wait()


def start(folder: Path, seconds: float) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", MAKER, str(folder), "key", str(seconds)])


def wait_for(folder: Path, pattern: str, count: int) -> None:
    until = time.monotonic() + 60
    while len(list(folder.glob(pattern))) < count:
        assert time.monotonic() < until
        time.sleep(0.002)


def test_processes_that_begin_at_once_make_it_once(tmp_path: Path, started: list[subprocess.Popen[bytes]]) -> None:
    """Law  of four, one compiles; nothing is left of the locks."""
    started += [start(tmp_path, 0.2) for _ in range(4)]
    wait_for(tmp_path, "there *", 4)
    (tmp_path / "go").touch()
    assert [each.wait(60) for each in started] == [0] * 4
    assert len(list(tmp_path.glob("made by *"))) == 1
    assert not list(tmp_path.rglob("*.lock"))


def test_who_is_killed_keeps_nobody_waiting(tmp_path: Path, started: list[subprocess.Popen[bytes]]) -> None:
    """Law  kill −9 of the one who compiles: another does at once. One that is stopped is waited for, not for good."""
    (tmp_path / "go").touch()
    started.append(start(tmp_path, 600.0))
    wait_for(tmp_path, "made by *", 1)
    begun = time.monotonic()
    os.kill(started[0].pid, signal.SIGSTOP)
    with alone(f"{Cache().folder().resolve()} key", patience=0.2):  # type: ignore[union-attr]
        assert 0.2 <= time.monotonic() - begun < 10.0
    started[0].kill()
    started[0].wait()
    assert Cache().made("key", lambda: b"mine") == b"mine"
    assert not list(tmp_path.rglob("*.lock"))


def test_where_no_lock_can_be_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of others, a file in its place, a system that has no locks: what is asked for is made."""
    import fcntl

    folder = tmp_path / f"poinsot-{os.getuid()}"
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    assert Cache().made("a", lambda: b"1") == b"1" and not list(folder.iterdir())
    folder.rmdir()
    folder.touch()
    assert Cache().made("b", lambda: b"2") == b"2"
    folder.unlink()

    def refused(*_: object) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refused)
    assert Cache().made("c", lambda: b"3") == b"3"
    with pytest.raises(KeyError), alone("d"):
        raise KeyError
