"""Text files that appear complete or not at all: written beside their place, then renamed into it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from poinsot.errors import FileError


def write_text(path: str | os.PathLike[str], text: str, what: str = "", encoding: str = "utf-8") -> Path:
    """Write a text; the old file stays until the new one is complete. A device or pipe is written in place.

    Errors  FileError where the place cannot be written; what: before its name there, "Modelica into "
    """
    try:
        _write(Path(os.path.realpath(path)), text, encoding)  # a link stays a link
    except OSError as error:
        raise FileError(f"cannot write {what}{path}: {error.strerror or error}.") from None
    return Path(path)


def _write(target: Path, text: str, encoding: str) -> None:
    if target.exists() and not target.is_file():
        target.write_text(text, encoding=encoding)
        return
    with tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
        fresh = Path(folder) / target.name
        fresh.write_text(text, encoding=encoding)
        if target.exists():
            os.chmod(fresh, os.stat(target).st_mode & 0o777)
        os.replace(fresh, target)
