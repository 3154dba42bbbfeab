"""Object code on disk, so that compiled kernels and loops are loaded in milliseconds ever after.

One file an entry, in a directory of the user's own: a header, the SHA-256 of the code, the code. Code that fails its
checksum is deleted, never executed. Whatever goes wrong with the disk, the answer is "not cached", never an error.
What users are told: docs/installation.md.

One process of a machine at a time: those that need the same code wait for the one that compiles it.

A lock of the system (`flock`) on a file in the machine's own folder for temporary files: the system opens it when its
owner ends in whatever way, and no home on a network is asked. Whatever goes wrong with it, no process blocks: what two
processes make at the same time they only make twice.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from poinsot.errors import PoinsotError
from poinsot.programs.locking import compiling

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


_HEADER = b"poinsot kernel 1\n"
SUFFIX = ".kernel"
_DIGEST = hashlib.sha256().digest_size
SIZE_LIMIT = 1 << 30
# A pipe is not waited for, a link not followed, a terminal not taken over.
_READ = os.O_RDONLY
for _flag in ("O_NONBLOCK", "O_NOFOLLOW", "O_NOCTTY", "O_BINARY"):
    _READ |= getattr(os, _flag, 0)
_STALE = 3600.0  # seconds after which a temporary file counts as abandoned
_EXCESS = 1 / 16  # of the limit: what is stored, on the average, between two looks at the whole directory


def directory() -> Path | None:
    """Where entries are kept: POINSOT_CACHE if set (None if that is "off"), else the platform's place for caches."""
    chosen = os.environ.get("POINSOT_CACHE")
    if chosen:
        return None if chosen.strip().lower() == "off" else Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(base) / "poinsot" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "poinsot"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "poinsot"


def size_limit() -> int:
    """The bytes that entries may take: POINSOT_CACHE_LIMIT, in megabytes, if set, else 1 GiB."""
    chosen = os.environ.get("POINSOT_CACHE_LIMIT")
    if not chosen:
        return SIZE_LIMIT
    try:
        megabytes = float(chosen)
    except ValueError:
        megabytes = -1.0
    if not 0.0 < megabytes < 1e12:
        raise PoinsotError(
            f"The environment variable POINSOT_CACHE_LIMIT is {chosen!r:.40}: give the size of the cache as a positive "
            "number of megabytes, such as 500, or set POINSOT_CACHE=off to work without a cache."
        )
    return int(megabytes * 1e6)


class Cache:
    """Entries by key in one directory.

    Law       what `load` answers was once stored under that key, byte for byte, tests/compiler/test_cache.py
    Trust     directory and entry must be the user's and writable by nobody else, or nothing is read or written; what is
              no regular file, a pipe or a link, is not waited for
    Limit     beyond `limit` bytes the entries not used for longest are removed; a store looks for them with a chance
              that grows with its size, so that the excess is a sixteenth on the average and most stores look at nothing
    """

    def __init__(self, path: Path | None = None, limit: int | None = None) -> None:
        self._path = path
        self._limit = size_limit() if limit is None else limit

    def folder(self) -> Path | None:
        """The directory, made if need be, or None if it cannot be used and trusted."""
        try:
            path = self._path or directory()
            if path is None:
                return None
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            status = path.stat()
        except (OSError, RuntimeError, ValueError):
            return None
        return path if stat.S_ISDIR(status.st_mode) and _is_private(status) else None

    def load(self, key: str) -> bytes | None:
        """The code stored under a key, or None."""
        folder = self.folder()
        if folder is None:
            return None
        file = folder / (key + SUFFIX)
        try:
            content = self._content(file)
        except FileNotFoundError:
            return None
        except OSError:
            content = b""
        start = len(_HEADER) + _DIGEST
        digest, code = content[len(_HEADER) : start], content[start:]
        if content.startswith(_HEADER) and digest == _digest(key, code):
            with contextlib.suppress(OSError):
                os.utime(file)
            return code
        with contextlib.suppress(OSError):
            file.unlink()
        return None

    def made(self, key: str, make: Callable[[], bytes]) -> bytes:
        """The code stored under a key; else what `make` makes, stored. One process of a machine makes it, and others
        that need it meanwhile wait for that."""
        code = self.load(key)
        if code is not None:
            return code
        folder = self.folder()
        with compiling:
            if folder is None:
                return make()
            with alone(f"{folder.resolve()} {key}"):
                code = self.load(key)
                if code is None:
                    code = make()
                    self.store(key, code)
                return code

    def _content(self, file: Path) -> bytes:
        """The content of an entry; empty if it is no regular file, larger than the limit, or open to others."""
        descriptor = os.open(file, _READ)
        try:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode) or status.st_size > self._limit or not _is_private(status):
                return b""
            with os.fdopen(descriptor, "rb", closefd=False) as stream:
                if stream.read(len(_HEADER)) != _HEADER:
                    return b""
                return _HEADER + stream.read(status.st_size)
        finally:
            os.close(descriptor)

    def store(self, key: str, code: bytes) -> None:
        """Keep code under a key; another process that does the same at the same time does no harm."""
        folder = self.folder()
        if folder is None:
            return
        temporary = None
        try:
            descriptor, temporary = tempfile.mkstemp(prefix=key, suffix=".tmp", dir=folder)
            with os.fdopen(descriptor, "wb") as file:
                digest = _digest(key, code)
                file.write(_HEADER + digest + code)
            os.replace(temporary, folder / (key + SUFFIX))
            if int.from_bytes(digest[:8], "big") * self._limit * _EXCESS <= len(code) << 64:
                self._prune(folder)
        except BaseException as error:
            if temporary:
                with contextlib.suppress(OSError):
                    os.unlink(temporary)
            if not isinstance(error, OSError):
                raise

    def _prune(self, folder: Path) -> None:
        """Remove temporary files left behind, and the entries not used for longest until the rest keeps the limit."""
        entries: list[tuple[float, int, str]] = []
        now = time.time()
        for entry in os.scandir(folder):
            with contextlib.suppress(OSError):
                if entry.name.endswith((SUFFIX, ".tmp")):
                    status = entry.stat(follow_symlinks=False)
                    if entry.name.endswith(".tmp") and now - status.st_mtime > _STALE:
                        os.unlink(entry.path)
                    else:
                        entries.append((status.st_mtime, status.st_size, entry.path))
        total = sum(size for _, size, _ in entries)
        for _, size, path in sorted(entries):
            if total <= self._limit:
                break
            with contextlib.suppress(OSError):
                os.unlink(path)
            total -= size


def _is_private(status: os.stat_result) -> bool:
    """True if a file is the user's and not writable by others, as far as the platform says."""
    if not hasattr(os, "getuid"):
        return True
    return status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _digest(key: str, code: bytes) -> bytes:
    """A checksum of the code and of the key it is meant for, so that a renamed entry is not believed either."""
    return hashlib.sha256(key.encode() + b"\n" + code).digest()
