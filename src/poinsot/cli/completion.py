"""Completion of the command line in shells: names of files by their endings, kinds, methods. Nothing is loaded."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator

_KEEPING = ("midpoint", "gonzalez", "average", "itoh-abe", "variational")
METHODS = (
    "dop853", "radau", "radau9", "gauss", "rk4", "moreau", *(f"{name}{k}" for name in _KEEPING for k in ("", 4, 6)),
)  # fmt: skip
"""Of `simulate`; law: those that it takes, tests/cli/test_completion.py."""
MODELS = (".toml", ".urdf", ".xacro", ".sdf", ".world", ".xml", ".mjcf", ".cir", ".net", ".spice")
"""Endings of files that can be read; law: those of the readers, tests/cli/test_completion.py."""


def files(*suffixes: str) -> Callable[[str], list[str]]:
    """A completer of names of files with one of these endings, and of folders."""

    def complete(incomplete: str) -> list[str]:
        return sorted(_matching(incomplete, suffixes))

    return complete


def _matching(incomplete: str, suffixes: Iterable[str]) -> Iterator[str]:
    folder, start = os.path.split(incomplete)
    endings = tuple(suffixes)
    try:
        with os.scandir(os.path.expanduser(folder) or ".") as entries:
            for entry in entries:
                hidden = entry.name.startswith(".") and not start.startswith(".")
                if hidden or not entry.name.startswith(start):
                    continue
                path = os.path.join(folder, entry.name)
                if entry.is_dir():
                    yield path + os.sep
                elif entry.name.lower().endswith(endings):
                    yield path
    except OSError:
        return


def complete_kind(incomplete: str) -> list[str]:
    """Kinds of starters."""
    from poinsot.cli.starters import STARTERS

    return [name for name in STARTERS if name.startswith(incomplete)]


def complete_method(incomplete: str) -> list[str]:
    """Methods of integration."""
    return [name for name in METHODS if name.startswith(incomplete)]


complete_model = files(*MODELS)
complete_run = files(".nc")
