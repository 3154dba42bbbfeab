"""Reading of files that a user names: bounded, regular, readable, and otherwise refused with the reason."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from poinsot.errors import FileError, ModelError, nearest_name, note

LARGEST = 50_000_000  # bytes; the largest robots known to us are a hundred times smaller
NETWORK_BYTES = 10_000_000


def read_bytes(path: str | os.PathLike[str], largest: int = LARGEST) -> bytes:
    """The content of an ordinary file of at most ``largest`` bytes; FileError says why it cannot be had."""
    shown = os.fspath(path)
    note(shown)
    try:
        status = os.stat(path)
        if stat.S_ISDIR(status.st_mode):
            raise FileError(f"{shown}: this is a directory; name a file in it")
        if not stat.S_ISREG(status.st_mode):
            raise FileError(f"{shown}: this is a device or a pipe; copy its content to an ordinary file first")
        if status.st_size > largest:
            raise FileError(
                f"{shown}: the file has {status.st_size / 1e6:.0f} MB, and more than {largest / 1e6:.0f} MB are not "
                "read; is it the right one? Meshes and results belong in files of their own"
            )
        with open(path, "rb") as file:
            content = file.read(largest + 1)
    except FileNotFoundError:
        raise FileError(f"{shown}: there is no such file{_near(shown)}") from None
    except PermissionError:
        raise FileError(f"{shown}: you may not read this file; change its permissions or name another") from None
    except (OSError, ValueError) as error:
        if isinstance(error, FileError):
            raise
        raise FileError(f"{shown!r} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > largest:
        raise FileError(f"{shown}: the file grew beyond {largest / 1e6:.0f} MB while it was read")
    if not content.strip():
        raise FileError(f"{shown}: the file is empty")
    return content


def read_text(path: str | os.PathLike[str], largest: int = LARGEST, micro: bool = False) -> str:
    """The text of a UTF-8 file (a byte order mark is dropped); see :func:`read_bytes`. micro: 0xB5 alone is µ."""
    content = read_bytes(path, largest)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if micro and content[error.start] == 0xB5:
            return content.decode("cp1252", errors="replace")
        line = content.count(b"\n", 0, error.start) + 1
        raise FileError(
            f"{os.fspath(path)}:{line}: byte 0x{content[error.start]:02X} is not UTF-8 text; save the file as "
            "UTF-8, if it is a text at all"
        ) from None


@contextmanager
def model_faults(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn errors about a file's model into a FileError with the file's name."""
    try:
        yield
    except FileError:
        raise
    except ModelError as error:
        raise FileError(f"{os.fspath(path)}: {error}") from None


def _near(shown: str) -> str:
    """A hint at a file of nearly the same name in the same folder."""
    folder = Path(shown).parent
    if not folder.is_dir():
        return f"; the folder {str(folder)!r} does not exist either"
    try:
        names = [entry.name for entry in folder.iterdir() if entry.is_file()]
    except OSError:
        names = []
    near = nearest_name(Path(shown).name, names)
    return f"; did you mean {near!r} in the same folder?" if near else "; check its name and folder"
