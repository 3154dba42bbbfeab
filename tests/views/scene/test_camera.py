"""Everything is in the picture, from wherever it is seen and whatever its size."""

import numpy as np
import pytest

from poinsot.views.scene.camera import direction, framed


@pytest.mark.parametrize("seed", range(8))
def test_all_points_are_in_the_picture_and_two_near_its_edges(seed: int) -> None:
    rng = np.random.default_rng(seed)
    scale = 10.0 ** rng.uniform(-5, 5)
    points = scale * (rng.normal(size=(40, 3)) * rng.uniform(0.1, 3.0, 3) + 10 * rng.normal(size=3))
    up = rng.normal(size=3)
    up /= np.linalg.norm(up)
    wide = rng.uniform(0.5, 2.5)
    camera = framed(points, direction(up, rng.uniform(0, 360), rng.uniform(-80, 80)), up, wide)
    seen = camera.seen(points)
    assert (seen[:, 2] > 0.0).all()
    assert np.abs(seen[:, :2]).max() < 1.0
    assert np.abs(seen[:, :2]).max() > 0.6
    shift = scale * rng.normal(size=3)
    assert np.allclose(camera.moved(shift).seen(points + shift), seen, rtol=1e-6)
    assert np.isclose(np.linalg.det(camera.rotation), 1.0)


def test_one_point_and_points_on_a_line_are_seen() -> None:
    for points in (np.zeros((1, 3)), np.array([[0.0, 0.0, 0.0], [0.0, 0.0, 1.0]])):
        camera = framed(points, np.array([0.0, 0.0, 1.0]), np.array([0.0, 0.0, 1.0]), 1.6)
        assert np.isfinite(camera.seen(points)).all()
