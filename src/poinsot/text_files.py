"""Text files that appear complete or not at all: written beside their place, then renamed into it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_text(path: str | os.PathLike[str], text: str, encoding: str = "utf-8") -> None:
    """Write a text; the old file stays until the new one is complete. A device or pipe is written in place.

    Errors  OSError where the place cannot be written
    """
    target = Path(os.path.realpath(path))  # a link stays a link
    if target.exists() and not target.is_file():
        target.write_text(text, encoding=encoding)
        return
    with tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
        fresh = Path(folder) / target.name
        fresh.write_text(text, encoding=encoding)
        if target.exists():
            os.chmod(fresh, os.stat(target).st_mode & 0o777)
        os.replace(fresh, target)
