"""Object code on disk, so that a kernel compiled once is loaded in milliseconds ever after.

One file an entry, in a directory of the user's own: a header, the SHA-256 of the code, the code. Code that fails its
checksum is deleted, never executed. Whatever goes wrong with the disk, the answer is "not cached", never an error.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
from pathlib import Path

_HEADER = b"poinsot kernel 1\n"
_SUFFIX = ".kernel"
_DIGEST = hashlib.sha256().digest_size
SIZE_LIMIT = 1 << 30
_EXCESS = 1 / 16  # of the limit: what is stored, on the average, between two looks at the whole directory


def directory() -> Path:
    """Where entries are kept: POINSOT_CACHE if set, else the platform's place for caches."""
    chosen = os.environ.get("POINSOT_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(base) / "poinsot" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "poinsot"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "poinsot"


class Cache:
    """Entries by key in one directory.

    Law       what `load` answers was once stored under that key, byte for byte, tests/compiler/test_cache.py
    Trust     the directory must be the user's and writable by nobody else, or nothing is read from it or written
    Limit     beyond `limit` bytes the entries not used for longest are removed; a store looks for them with a chance
              that grows with its size, so that the excess is a sixteenth on the average and most stores look at nothing
    """

    def __init__(self, path: Path | None = None, limit: int = SIZE_LIMIT) -> None:
        self._path = path
        self._limit = limit

    def _usable(self) -> Path | None:
        """The directory, made if need be, or None if it cannot be used or trusted."""
        try:
            path = self._path or directory()
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            status = path.stat()
        except (OSError, RuntimeError):
            return None
        if not stat.S_ISDIR(status.st_mode):
            return None
        if hasattr(os, "getuid"):
            foreign = status.st_uid != os.getuid()
            open_to_others = bool(status.st_mode & (stat.S_IWGRP | stat.S_IWOTH))
            return None if foreign or open_to_others else path
        return path

    def load(self, key: str) -> bytes | None:
        """The code stored under a key, or None."""
        folder = self._usable()
        if folder is None:
            return None
        file = folder / (key + _SUFFIX)
        try:
            content = file.read_bytes()
        except OSError:
            return None
        start = len(_HEADER) + _DIGEST
        digest, code = content[len(_HEADER) : start], content[start:]
        if content.startswith(_HEADER) and digest == _digest(key, code):
            with contextlib.suppress(OSError):
                os.utime(file)
            return code
        with contextlib.suppress(OSError):
            file.unlink()
        return None

    def store(self, key: str, code: bytes) -> None:
        """Keep code under a key; another process that does the same at the same time does no harm."""
        folder = self._usable()
        if folder is None:
            return
        temporary = None
        try:
            descriptor, temporary = tempfile.mkstemp(prefix=key, suffix=".tmp", dir=folder)
            with os.fdopen(descriptor, "wb") as file:
                digest = _digest(key, code)
                file.write(_HEADER + digest + code)
            os.replace(temporary, folder / (key + _SUFFIX))
            if self._is_due(len(code), digest):
                self._prune(folder)
        except OSError:
            if temporary:
                with contextlib.suppress(OSError):
                    os.unlink(temporary)

    def _is_due(self, size: int, digest: bytes) -> bool:
        """Whether to look for old entries, with the chance size / excess; the digest is as good as drawn at random."""
        return int.from_bytes(digest[:8], "big") * self._limit * _EXCESS <= size << 64

    def _prune(self, folder: Path) -> None:
        """Remove the entries not used for longest until the rest keeps the limit, and temporary files left behind."""
        entries: list[tuple[float, int, str]] = []
        for entry in os.scandir(folder):
            with contextlib.suppress(OSError):
                if entry.name.endswith((_SUFFIX, ".tmp")):
                    status = entry.stat(follow_symlinks=False)
                    entries.append((status.st_mtime, status.st_size, entry.path))
        total = sum(size for _, size, _ in entries)
        for _, size, path in sorted(entries):
            if total <= self._limit:
                break
            with contextlib.suppress(OSError):
                os.unlink(path)
            total -= size


def _digest(key: str, code: bytes) -> bytes:
    """A checksum of the code and of the key it is meant for, so that a renamed entry is not believed either."""
    return hashlib.sha256(key.encode() + b"\n" + code).digest()
