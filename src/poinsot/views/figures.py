"""Figures of Matplotlib that belong to no window, and that notebooks show all the same."""

from __future__ import annotations

from io import BytesIO

from poinsot.views.matplotlib import Figure

DPI = 110


class ShownFigure(Figure):
    """A figure that is a picture where it is the last line of a cell, whatever backend Matplotlib has there.

    Matplotlib's own has a picture only once `pyplot` has set up a notebook, and is words else.
    """

    def _repr_png_(self) -> bytes:
        from poinsot.views.matplotlib import rc_context

        room = BytesIO()
        with rc_context({"text.usetex": False}):
            self.savefig(room, format="png", dpi=DPI)
        return room.getvalue()
