"""Where a model came from: its file, and how it was read, so that it can be read again.

Law  tests/files/test_verification.py
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from weakref import WeakKeyDictionary

from poinsot.records import dataclass, field

MADE_OF = "made_of"
"""The attribute of a run that names its model, and the entry of the encoding of its dataset."""


@dataclass(frozen=True)
class Origin:
    """The file that a model was read from.

    path, sha256   where it was, and of what content        options  of `po.load`
    numbers        of its [parameters] that were changed
    """

    path: str
    sha256: str
    options: Mapping[str, object]
    numbers: Mapping[str, float] = field(default_factory=dict)


_ORIGINS: WeakKeyDictionary[object, Origin] = WeakKeyDictionary()


def read_from(model: object, path: str | os.PathLike[str], options: Mapping[str, object], **numbers: float) -> None:
    """Note that a model was read from a file, with these options and numbers of its [parameters]."""
    try:
        _ORIGINS[model] = Origin(os.path.abspath(path), hash_of(path), dict(options), numbers)
    except OSError:  # it has been read, and is gone: nobody can read it again
        return


def origin_of(model: object) -> Origin | None:
    """The file of a model; None of one that came from none."""
    try:
        return _ORIGINS.get(model)
    except TypeError:  # of no model
        return None


def hash_of(path: str | os.PathLike[str]) -> str:
    """The content of a file, told from all others; OSError where it cannot be read."""
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()
