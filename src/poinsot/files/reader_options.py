"""What files of machines may be read with: each option with the values that it may have, its default first.

Law: each option of each format either applies or is refused, tests/files/test_readers.py
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

from poinsot.records import dataclass


@dataclass(frozen=True)
class OptionKind:
    """The values of an option that are too many to list: how a message calls them, and which they are."""

    called: str
    holds: Callable[[Any], bool]

    def __repr__(self) -> str:
        return self.called


def _are_folders(value: object) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(each, (str, os.PathLike)) and each for each in value)


def _are_arguments(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(name, str) and isinstance(given, (str, int, float)) for name, given in value.items()
    )


def _is_ground(value: object) -> bool:
    """True for a height [m], or a table of the floor's properties."""
    return isinstance(value, Mapping) or (isinstance(value, (int, float)) and not isinstance(value, bool))


def _are_pairs(value: object) -> bool:
    """Whether it is a list of pairs of names of bodies."""
    return isinstance(value, (list, tuple)) and all(
        isinstance(pair, (list, tuple)) and len(pair) == 2 and all(isinstance(name, str) for name in pair)
        for pair in value
    )


def _is_share(value: object) -> bool:
    from poinsot.multibody.model import COARSEST

    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0.0 < value < COARSEST


def _are_closures(value: object) -> bool:
    """Whether it is the name of a file, or a table of tables."""
    if isinstance(value, (str, os.PathLike)):
        return bool(os.fspath(value))
    return isinstance(value, Mapping) and all(
        isinstance(name, str) and isinstance(table, Mapping) for name, table in value.items()
    )


_GROUND = (None, True, OptionKind("a height [m] or a table, as in {'friction': 0.8, 'restitution': 0.0}", _is_ground))
_CONTACTS = (False, True, OptionKind("a list of pairs of bodies, as in [('hand', 'table')]", _are_pairs))
_ACCURACY = (None, OptionKind("a share of the size of the drawing, above 0 and below 0.01, as in 1e-6", _is_share))
_CLOSED = "a YAML file, or a table, as in {'knee': {'between': ['rod', 'shank'], 'kind': 'spherical'}}"
OF_ROBOTS: dict[str, tuple[Any, ...]] = {
    "base": ("fixed", "free"),
    "mimic": ("independent", "coupled"),
    "strict": (False, True),
    "damping": (False, True),
    "ground": _GROUND,
    "contacts": _CONTACTS,
    "closures": (None, OptionKind(_CLOSED, _are_closures)),
}
OF_MJCF = ("strict", "ground", "contacts", "closures")
"""Those that MJCF has, too."""
ACTING: dict[str, tuple[Any, ...]] = {"limits": (True, False), "losses": (False, True), "accuracy": _ACCURACY}
ENVIRONMENT = ((), OptionKind("a list of names of variables, as in ['HOME']", _are_folders))
FOLDERS = ((), OptionKind("a list of folders, as in ['../meshes']", _are_folders))
ARGUMENTS = (None, OptionKind("a table of names and values, as in {'side': 'left'}", _are_arguments))
