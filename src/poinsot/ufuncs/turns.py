"""One process of a machine at a time: those that need the same code wait for the one that compiles it.

A lock of the system (`flock`) on a file in the machine's own folder for temporary files: the system opens it when its
owner ends in whatever way, and no home on a network is asked. Whatever goes wrong with it, no process blocks: what two
processes make at the same time they only make twice.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 120.0
"""How long to wait for another, which may have been stopped [s]; then we compile, too."""
_FIRST_PAUSE, _LAST_PAUSE = 0.002, 0.05
_OPEN = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)


@contextmanager
def alone(name: str, patience: float | None = None) -> Iterator[None]:
    """While this lasts no other process of this user on this machine is in one of the same name.

    Law  processes that begin at once make a kernel once; one that is killed or stopped blocks no other for good,
         tests/compiler/test_turns.py
    """
    descriptor, path = None, _path(name)
    if path is not None:
        with suppress(OSError):
            descriptor = _taken(path, PATIENCE if patience is None else patience)
    try:
        yield
    finally:
        if descriptor is not None and path is not None:
            with suppress(OSError):
                os.unlink(path)
            _give_back(descriptor)


def _path(name: str) -> Path | None:
    """The file that stands for a name, in a folder that only the user can write; else None."""
    if sys.platform == "win32":
        return None
    try:
        folder = Path(tempfile.gettempdir()) / f"poinsot-{os.getuid()}"
        with suppress(FileExistsError):
            folder.mkdir(mode=0o700)
        status = folder.lstat()
    except OSError:
        return None
    own = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o022
    return folder / f"{hashlib.sha256(name.encode()).hexdigest()[:32]}.lock" if own else None


def _taken(path: Path, patience: float) -> int | None:
    """The locked file, as soon as no other process has it; None where that takes too long."""
    import fcntl

    until, pause = time.monotonic() + patience, _FIRST_PAUSE
    while True:
        descriptor = os.open(path, _OPEN, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_at(descriptor, path):
                return descriptor
        except BlockingIOError:
            if time.monotonic() > until:
                os.close(descriptor)
                return None
            os.close(descriptor)
            time.sleep(pause)
            pause = min(1.5 * pause, _LAST_PAUSE)
        except BaseException:
            os.close(descriptor)
            raise
        else:
            os.close(descriptor)  # another has removed it meanwhile


def _is_at(descriptor: int, path: Path) -> bool:
    """Whether an open file is still the one of this name."""
    try:
        return os.path.samestat(os.fstat(descriptor), os.lstat(path))
    except FileNotFoundError:
        return False


def _give_back(descriptor: int) -> None:
    """Open the lock, also where a child process has the same file."""
    import fcntl

    with suppress(OSError):
        fcntl.flock(descriptor, fcntl.LOCK_UN)
    os.close(descriptor)
