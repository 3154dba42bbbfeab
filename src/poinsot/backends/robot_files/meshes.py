"""Where a mesh of a shape lies, seen from the folder that a file will be in."""

from __future__ import annotations

import os
from pathlib import Path, PurePath

from poinsot.multibody.model import Shape


def mesh_reference(shape: Shape, folder: str | os.PathLike[str] | None) -> str | None:
    """The path or URI of a mesh as a file in ``folder`` says it; None of a mesh that has no file.

    Relative paths start from the file that the shape was read from; without a folder they stay as they are.
    """
    given = shape.mesh
    if given is None or "://" in given or PurePath(given).is_absolute() or folder is None or shape.folder is None:
        return given
    target = Path(shape.folder, given)
    try:
        return Path(os.path.relpath(os.path.abspath(target), os.path.abspath(folder))).as_posix()
    except ValueError:  # on another drive
        return os.path.abspath(target)
