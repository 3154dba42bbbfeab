"""Axes of one scale, labels that keep apart, arrows from point to point: whatever is drawn, and from any side."""

from itertools import combinations

import numpy as np
import pytest
from matplotlib.transforms import Bbox
from mpl_toolkits.mplot3d.proj3d import proj_transform

import zoo
from poinsot.views import canvas, screw_shapes
from views.drawn import arrows, labels, plane, render, space

VIEWS = [(24, -58), (90, -90), (0, 0), (60, 130)]


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("flat", [False, True])
def test_a_metre_is_as_long_in_every_direction(seed: int, flat: bool) -> None:
    """Projected lengths of equal segments along equal directions of the view do not depend on the axis they lie on."""
    rng = np.random.default_rng(seed)
    ax, points = space(), rng.normal(size=(20, 3)) * [10.0, 1.0, 0.0 if flat else 0.1]
    canvas.polyline(ax, points)
    canvas.fit(ax)
    render(ax)
    size = np.array([np.ptp(limits) for limits in (ax.get_xlim(), ax.get_ylim(), ax.get_zlim())])
    low, high = points.min(axis=0), points.max(axis=0)
    for k, (a, b) in enumerate((ax.get_xlim(), ax.get_ylim(), ax.get_zlim())):
        assert a <= low[k] and high[k] <= b, "everything drawn is within the axes"
    u, v = (np.array(proj_transform(*(0.01 * size.max() * e), ax.get_proj())[:2]) for e in np.eye(3)[:2])
    o = np.array(proj_transform(0, 0, 0, ax.get_proj())[:2])
    a, e = np.radians(ax.azim), np.radians(ax.elev)
    expected = np.hypot(np.sin(a), np.cos(a) * np.sin(e)) / np.hypot(np.cos(a), np.sin(a) * np.sin(e))
    assert np.linalg.norm(u - o) / np.linalg.norm(v - o) == pytest.approx(expected, rel=1e-6)


def test_the_plane_has_one_scale_too() -> None:
    ax = plane()
    canvas.polyline(ax, [[0, 0, 5], [3, 0.1, -5]])
    canvas.fit(ax)
    render(ax)
    x, y = (ax.transData.transform(p) - ax.transData.transform((0, 0)) for p in ((1, 0), (0, 1)))
    assert x[0] == pytest.approx(y[1])
    np.testing.assert_array_equal(ax.lines[0].get_data(), [[0, 3], [0, 0.1]])  # z is left out


@pytest.mark.sample(2)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("seed", range(3))
def test_labels_keep_apart_from_every_side(seed: int, view: tuple[int, int]) -> None:
    rng = np.random.default_rng(seed)
    ax = space()
    for k, point in enumerate(rng.uniform(size=(12, 3))):
        canvas.mark(ax, point, marker="o")
        canvas.label(ax, point, f"label {k}")
    canvas.fit(ax)
    ax.view_init(*view)
    renderer = render(ax)
    boxes = [text.get_window_extent(renderer) for text in labels(ax).place(renderer)]
    for a, b in combinations(boxes, 2):
        both = Bbox.intersection(a, b)
        assert both is None or both.width * both.height < 1.0


def test_a_label_gives_way_to_a_line() -> None:
    """The place that is preferred, up to the right, is taken by lines: another one is chosen."""
    ax = plane()
    ax.set(xlim=(-1, 1), ylim=(-1, 1))
    canvas.label(ax, [0, 0, 0], "free")
    free = labels(ax).place(render(ax))[0].get_position()
    for height in np.linspace(0.02, 0.3, 12):
        ax.plot([0.0, 1.0], [height, height])
    crowded = labels(ax).place(render(ax))[0].get_position()
    origin = ax.transData.transform((0, 0))
    assert (np.array(free) > origin).all() and not (np.array(crowded) > origin).all()


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_arrows_go_from_point_to_point(seed: int) -> None:
    rng = np.random.default_rng(seed)
    ends = rng.normal(size=(2, 3))
    for ax, shown in ((space(), ends), (plane(), ends[:, :2])):
        canvas.arrow(ax, *ends, screw_shapes.BLUE)
        canvas.arrow(ax, *ends, screw_shapes.BLUE, double=True)
        canvas.arrow(ax, ends[0], ends[0], screw_shapes.BLUE)  # of no length: nothing to draw
        assert len(arrows(ax)) == 3
        for arrow in arrows(ax):
            np.testing.assert_array_equal(arrow, shown)
        canvas.fit(ax)
        render(ax)
        low, high = canvas.extent(ax)  # type: ignore[misc]
        np.testing.assert_allclose([low[:2], high[:2]], [ends.min(axis=0)[:2], ends.max(axis=0)[:2]])


def test_what_is_drawn_later_widens_the_picture() -> None:
    ax = space()
    assert canvas.extent(ax) is None and canvas.reach(ax, 7.0) == 7.0
    np.testing.assert_array_equal(canvas.middle(ax), np.zeros(3))
    for k, corner in enumerate(([1.0, 0, 0], [0, -2.0, 0], [0, 0, 4.0]), start=1):
        canvas.arrow(ax, np.zeros(3), corner, screw_shapes.BLUE)
        canvas.fit(ax)
        canvas.polygons(ax, [np.zeros((3, 3))])
        assert canvas.reach(ax) == 2.0 ** (k - 1)
