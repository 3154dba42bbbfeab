"""Pictures and tables of objects, as methods of the objects themselves: the functions that draw are registered here.

``poinsot.views`` enters its functions here when the package is imported; what draws is loaded when it is first used.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Protocol

VIEWS: dict[str, Callable[..., Any]] = {}
"""What is drawn → who draws it."""


class Picture(Protocol):
    """A picture as SVG, which notebooks show as it is."""

    @property
    def svg(self) -> str:
        """The text of the picture: shapes and words, every name escaped."""
        ...

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file that ends in .svg."""
        ...


class Shown:
    """What notebooks show as a table or a picture."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        found: str = VIEWS["html"](self)
        return found


class Typeset:
    """What notebooks show as mathematics."""

    __slots__ = ()

    def _repr_latex_(self) -> str | None:
        found: str | None = VIEWS["latex"](self)
        return found
