"""What a picture shows, as numbers: the lines, arrows and texts of axes."""

from typing import Any

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from poinsot.algebra.arrays import Floats
from poinsot.views import canvas
from poinsot.views.canvas import Arrow, Labels


def space() -> Any:
    return canvas.space(Figure(figsize=(6, 5)))


def plane() -> Any:
    return canvas.plane(Figure(figsize=(6, 5)))


def render(ax: Any) -> Any:
    """Draw the figure, as saving it does; the renderer."""
    agg = FigureCanvasAgg(ax.figure.figure)
    agg.draw()
    return agg.get_renderer()


def lines(ax: Any) -> list[Floats]:
    """The points (n, 3) of every line; (n, 2) in the plane."""
    return [np.array(line.get_data_3d() if canvas.in_space(ax) else line.get_data()).T for line in ax.lines]


def arrows(ax: Any) -> list[Floats]:
    """Tail and tip (2, 3) of every arrow; one with two heads counts twice."""
    return [patch.ends for patch in ax.patches if isinstance(patch, Arrow)]


def labels(ax: Any) -> Labels:
    return next(artist for artist in ax.get_children() if isinstance(artist, Labels))


def texts(ax: Any) -> list[str]:
    found = [artist for artist in ax.get_children() if isinstance(artist, Labels)]
    return [text.get_text() for layer in found for text in layer.texts]
