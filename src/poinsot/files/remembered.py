"""Models of network files that were read before come from the cache: then neither the schema nor pydantic is loaded.

Law  a model from the cache is the one that was read, tests/files/test_remembered.py
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import PurePath

from poinsot.errors import noted
from poinsot.files.reading import NETWORK_BYTES, read_text
from poinsot.multibody.model import Model
from poinsot.ufuncs.keeping import kept


def remembered(path: str | os.PathLike[str], read: Callable[[], Model]) -> Model:
    """What ``read`` makes of this file, kept where it depends on nothing else and there is nothing to warn of."""
    text = f"{PurePath(os.fspath(path)).stem}\n{read_text(path, NETWORK_BYTES)}"
    with noted() as happened:
        return kept("model", text, read, lambda: happened == [os.fspath(path)])
