"""What all pictures are drawn with: axes of equal scale in metres, arrows, surfaces, and labels that keep apart.

Every function draws points of the world (n, 3) [m] on axes in space, or on axes in the plane, where z is left out. The
colours are those of screw_shapes.

Texts beside points of a picture, placed when it is drawn so that they cover neither each other nor lines.

Figures of Matplotlib that belong to no window, and that notebooks show all the same.
"""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import Any

import numpy as np
from mpl_toolkits.mplot3d.art3d import Poly3DCollection  # type: ignore[import-untyped]
from mpl_toolkits.mplot3d.proj3d import proj_transform  # type: ignore[import-untyped]
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import GeometryError
from poinsot.views import matplotlib
from poinsot.views.matplotlib import Artist, Bbox, Figure, Text, withStroke
from poinsot.views.screw_shapes import BLACK, BLUE, VERMILLION

_AWAY = (7.0, 14.0, 24.0, 36.0)  # distances from the point that are tried [pt]
_AROUND = np.radians([45, 135, -45, -135, 0, 180, 90, -90])  # directions, the preferred ones first
_HALO = withStroke(linewidth=2.5, foreground="white")  # so that a line behind a text does not cross it out
_DENSE = 6.0  # lines are felt every so many pixels


class Labels(Artist):
    """All labels of one axes. Each takes, in turn, the place beside its point that covers least.

    Law  no two labels overlap while there is room, from whichever side the axes are seen,
         tests/views/test_mechanism_pictures.py
    """

    def __init__(self) -> None:
        super().__init__()
        self.points: list[Floats] = []
        self.texts: list[Text] = []
        self.set_in_layout(False)

    def add(self, point: Floats, text: str, **style: Any) -> None:
        """A text for a point of the axes."""
        self.points.append(point)
        usual: dict[str, Any] = {"fontsize": 9, "ha": "center", "va": "center", "path_effects": [_HALO]}
        self.texts.append(Text(text=text, **(usual | style)))
        self.stale = True

    def contains(self, mouseevent: object) -> tuple[bool, dict[Any, Any]]:
        """The mouse is never on them."""
        return False, {}

    def draw(self, renderer: Any) -> None:
        """Place and draw them."""
        if not self.get_visible() or not self.texts:
            return
        for text in self.place(renderer):
            text.draw(renderer)

    def place(self, renderer: Any) -> list[Text]:
        """The texts, each at its place in pixels."""
        ax: Any = self.axes
        taken: list[Bbox] = []
        anchors = np.array([_pixels(ax, point[None])[0] for point in self.points])
        obstacles = np.vstack([anchors, *_lines(ax)])
        pixels = renderer.points_to_pixels(1.0)
        inside = ax.get_window_extent(renderer)
        for anchor, text in zip(anchors, self.texts, strict=True):
            text.set_figure(ax.figure)
            text.set_position((0.0, 0.0))
            size = text.get_window_extent(renderer)
            half = 0.5 * np.array([size.width, size.height])
            candidates = [
                (anchor + pixels * away * np.array([np.cos(a), np.sin(a)]) + half * _side(a), away)
                for away in _AWAY
                for a in _AROUND
            ]
            costs = [_cost(at, half, away, taken, obstacles, inside) for at, away in candidates]
            at = candidates[int(np.argmin(costs))][0]
            text.set_position((float(at[0]), float(at[1])))
            taken.append(Bbox([at - half, at + half]))
        return self.texts


def _side(angle: float) -> Floats:
    c, s = np.cos(angle), np.sin(angle)
    return np.array([np.sign(c) * (abs(c) > 1e-9), np.sign(s) * (abs(s) > 1e-9)])  # upright and level, but for rounding


def _cost(at: Floats, half: Floats, away: float, taken: list[Bbox], obstacles: Floats, inside: Bbox) -> float:
    box = Bbox([at - half - 1.0, at + half + 1.0])
    covered = 0.0
    for other in taken:
        both = Bbox.intersection(box, other)
        covered += 0.0 if both is None else both.width * both.height
    crossed = int((np.abs(obstacles - at) < half + 2.0).all(axis=1).sum())
    outside = not (inside.x0 <= box.x0 and box.x1 <= inside.x1 and inside.y0 <= box.y0 and box.y1 <= inside.y1)
    return 1000.0 * covered + 3.0 * crossed + away + 200.0 * outside


def _lines(ax: Any) -> list[Floats]:
    """The places covered by the lines and arrows of the axes, as points in pixels."""
    found = []
    for line in ax.lines:
        data = line.get_data_3d() if hasattr(line, "get_data_3d") else line.get_data()
        found.append(_filled(_pixels(ax, np.array(data, dtype=float).T)))
    if not hasattr(ax, "get_proj"):
        found += [_filled(_pixels(ax, path.vertices)) for group in ax.collections for path in group.get_paths()]
    found += [_filled(_pixels(ax, patch.ends)) for patch in ax.patches if hasattr(patch, "ends")]  # arrows
    return found


def _pixels(ax: Any, points: Floats) -> Floats:
    if points.shape[1] == 3:
        points = np.array(proj_transform(*points.T, ax.get_proj())[:2]).T
    return np.asarray(ax.transData.transform(points))


def _filled(path: Floats) -> Floats:
    """The corners of a path in pixels and points between them, without those that are not finite."""
    path = path[np.isfinite(path).all(axis=1)]
    if len(path) < 2:
        return path
    parts = [path]
    for a, b in pairwise(path):
        count = min(int(np.linalg.norm(b - a) / _DENSE), 400)
        if count > 1:
            t = np.arange(1, count)[:, None] / count
            parts.append(a + t * (b - a))
    return np.vstack(parts)


PITCHES = matplotlib.LinearSegmentedColormap.from_list("pitches", [VERMILLION, "#C8C8C8", BLUE])
"""Left-handed, zero, right-handed."""
SIZES = matplotlib.LinearSegmentedColormap.from_list("sizes", ["#9CCBEB", BLUE, "#002A45"])
"""From small to large."""

SURFACE, LINE, SYMBOL, ARROW, LABEL = 1, 4, 6, 8, 10  # what covers what
_FLATTEST = 0.25  # least extent of a box beside its greatest
_MARGIN = 0.05
_FILLED = 0.74  # part of the axes that a box in space takes


def space(figure: matplotlib.FigureBase | None = None, position: Any = (1, 1, 1)) -> Any:
    """Axes in space, in parallel projection; on a new figure if none is given."""
    ax: Any = (figure or _figure((7.0, 6.0))).add_subplot(*position, projection="3d")
    ax.set_proj_type("ortho")
    ax.computed_zorder = False
    ax.view_init(24, -58)
    for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
        axis.pane.set_facecolor("white")
        axis.pane.set_edgecolor("0.85")
        axis._axinfo["grid"].update(color="0.9", linewidth=0.6)
        axis.labelpad = 11.0
    ax.tick_params(labelsize=9)
    ax.tick_params(axis="z", pad=5)
    ax.set(xlabel="x [m]", ylabel="y [m]", zlabel="z [m]")
    return ax


def plane(figure: matplotlib.FigureBase | None = None, position: Any = (1, 1, 1)) -> matplotlib.Axes:
    """Axes in the plane z = 0, x to the right; on a new figure if none is given."""
    ax = (figure or _figure((7.0, 5.0))).add_subplot(*position)
    ax.set(xlabel="x [m]", ylabel="y [m]")
    ax.set_axisbelow(True)
    ax.grid(color="0.92", linewidth=0.6)
    return ax


def _figure(size: tuple[float, float]) -> matplotlib.Figure:
    from matplotlib import pyplot

    return pyplot.figure(figsize=size, layout="constrained", FigureClass=ShownFigure)


def in_space(ax: object) -> bool:
    """Whether these axes are drawn in space."""
    return hasattr(ax, "get_proj")


def seen(ax: object, points: object) -> Floats:
    """Points (..., 3) as the axes take them: in the plane without z."""
    p = np.asarray(points, dtype=float)
    return p if in_space(ax) else p[..., :2]


def places(given: object, what: str) -> Floats:
    """Points (n, 3) [m] as a user gave them, one or several. GeometryError for other shapes and for NaN."""
    p = np.atleast_2d(np.asarray(given, dtype=float))
    if p.ndim != 2 or p.shape[1] != 3 or not np.isfinite(p).all():
        raise GeometryError(f"{what} must have three finite coordinates [m]; got {given!r}")
    return p


def extent(ax: Any) -> tuple[Floats, Floats] | None:
    """Least and greatest corner (3,) of the drawing so far; None of empty axes."""
    if not ax.has_data():
        return None
    if in_space(ax):
        x, z = ax.xy_dataLim, ax.zz_dataLim
        low, high = np.array([x.x0, x.y0, z.x0]), np.array([x.x1, x.y1, z.x1])
    else:
        low, high = np.append(ax.dataLim.min, 0.0), np.append(ax.dataLim.max, 0.0)
    return (low, high) if np.isfinite([low, high]).all() and (high >= low).all() else None


def reach(ax: object, otherwise: float = 1.0) -> float:
    """The greatest extent [m] of the drawing so far, a scale for further parts; else ``otherwise``."""
    drawn = extent(ax)
    size = 0.0 if drawn is None else float((drawn[1] - drawn[0]).max())
    return size if size > 0.0 else otherwise


def middle(ax: object) -> Floats:
    """The middle (3,) of the drawing so far; the origin of empty axes."""
    drawn = extent(ax)
    return np.zeros(3) if drawn is None else 0.5 * (drawn[0] + drawn[1])


def fit(ax: Any) -> Any:
    """One scale for all axes, around everything drawn."""
    drawn = extent(ax)
    if drawn is None:
        return ax
    low, high = drawn
    greatest = float((high - low).max()) or 1.0
    size = np.maximum(high - low, _FLATTEST * greatest) * (1 + 2 * _MARGIN)
    low, high = 0.5 * (low + high - size), 0.5 * (low + high + size)
    if in_space(ax):
        ax.set(xlim=(low[0], high[0]), ylim=(low[1], high[1]), zlim=(low[2], high[2]))
        ax.set_box_aspect(size, zoom=_zoom(ax, size))
        for axis, length in zip((ax.xaxis, ax.yaxis, ax.zaxis), size, strict=True):
            axis.set_major_locator(matplotlib.MaxNLocator(max(2, round(5 * length / size.max()))))
    else:
        ax.set(xlim=(low[0], high[0]), ylim=(low[1], high[1]))
        ax.set_aspect("equal", adjustable="box")
    return ax


def _include(ax: Any, points: Any) -> None:
    """Let the axes reach as far as these points (n, 3)."""
    if in_space(ax):
        ax.auto_scale_xyz(*seen(ax, points).T, had_data=extent(ax) is not None)
    else:
        ax.update_datalim(seen(ax, points))


def _zoom(ax: Any, size: Floats) -> float:
    """What lets a box of this size, of any shape and seen from any side, fill the axes and leave room for numbers."""
    elevation, azimuth = np.radians([ax.elev, ax.azim])
    across = np.array([np.sin(azimuth), np.cos(azimuth), 0.0])
    up = np.array([np.sin(elevation) * np.cos(azimuth), np.sin(elevation) * np.sin(azimuth), np.cos(elevation)])
    seen_size = max(float(np.abs(across) @ size), float(np.abs(up) @ size))
    return _FILLED * float(np.linalg.norm(size)) / seen_size


def polyline(ax: Any, points: Any, **style: Any) -> None:
    """Straight lines through points (n, 3)."""
    style = {"zorder": LINE, "solid_capstyle": "round"} | style
    ax.plot(*seen(ax, points).T, **style)


def mark(ax: Any, point: ArrayLike, **style: Any) -> None:
    """A marker at a point (3,)."""
    ax.plot(*seen(ax, point)[:, None], **({"zorder": SYMBOL, "linestyle": "none"} | style))


def polygons(ax: Any, corners: Any, **style: Any) -> None:
    """Filled polygons of as many points each, (k, n, 3); in space nearer ones over those behind them."""
    if not len(corners):
        return
    style = {"zorder": SURFACE} | style
    c = np.asarray(corners, dtype=float)
    _include(ax, c.reshape(-1, 3))
    if in_space(ax):
        ax.add_collection(Poly3DCollection(c, **style), autolim=False)
    else:
        ax.add_collection(matplotlib.PolyCollection(list(seen(ax, c)), **style), autolim=False)


class Arrow(matplotlib.FancyArrowPatch):
    """An arrow between two points of the axes, its head of one size from every side. ends (2, 2) or (2, 3)."""

    def __init__(self, tail: Floats, tip: Floats, **style: Any) -> None:
        super().__init__((tail[0], tail[1]), (tip[0], tip[1]), **style)
        self.ends = np.array([tail, tip])
        self.set_in_layout(False)

    def do_3d_projection(self) -> float:
        """Where the two ends are seen; how near the arrow is."""
        axes: Any = self.axes
        x, y, z = proj_transform(*self.ends.T, axes.M)
        self.set_positions((x[0], y[0]), (x[1], y[1]))
        return float(np.min(z))


def arrow(ax: Any, tail: ArrayLike, tip: ArrayLike, colour: Any, double: bool = False, **style: Any) -> None:
    """An arrow between two points (3,); with two heads for what turns: angular velocities and couples."""
    t, h = seen(ax, tail), seen(ax, tip)
    if float(np.linalg.norm(h - t)) == 0.0:
        return
    style = {"zorder": ARROW, "linewidth": 1.8, "mutation_scale": 13.0, "arrowstyle": "-|>"} | style
    style |= {"color": colour, "shrinkA": 0.0, "joinstyle": "miter"}
    _include(ax, [tail, tip])
    for shrink in (0.0, 6.0)[: 1 + double]:
        ax.add_artist(Arrow(t, h, shrinkB=shrink, **style))


def label(ax: Any, point: ArrayLike, text: str, colour: str = BLACK, **style: Any) -> None:
    """A text beside a point (3,): where it covers least, whichever way the axes are turned."""
    layer = next((artist for artist in ax.get_children() if isinstance(artist, Labels)), None)
    if layer is None:
        layer = Labels()
        ax.add_artist(layer)
        layer.set_zorder(LABEL)
    layer.add(seen(ax, point), text, color=colour, **style)


def pitch_bar(ax: Any, least: float, greatest: float) -> Any:
    """A colour bar of pitches [m/rad], zero at its grey middle; a function from pitch to colour."""
    from poinsot.views.matplotlib import Normalize, ScalarMappable

    bound = max(abs(least), abs(greatest)) or 1.0
    colours = ScalarMappable(Normalize(-bound, bound), PITCHES)
    bar = ax.figure.colorbar(colours, ax=ax, shrink=0.6, pad=0.1, label="pitch h [m/rad]")
    bar.ax.set_ylim(least if least < greatest else -bound, greatest if least < greatest else bound)
    return colours.to_rgba


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
