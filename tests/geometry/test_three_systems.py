"""Three-systems: every screw's axis lies on the quadric of its pitch, and one screw or three pass through a point."""

import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.two_systems import PitchQuadrics


@pytest.mark.parametrize("seed", range(12))
def test_axes_lie_on_the_quadric_of_their_pitch(seed: int) -> None:
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(3, 6))
    quadrics = PitchQuadrics.of(rows)
    for _ in range(10):
        S = rng.normal(size=3) @ rows
        s, m = S[:3], S[3:]
        h = s @ m / (s @ s)
        points = np.cross(s, m) / (s @ s) + np.outer(rng.normal(size=4), s / np.linalg.norm(s))
        assert np.abs(quadrics.deviation(points, h)).max() < 1e-8 * max(1.0, np.abs(points).max() ** 2)
        np.testing.assert_allclose(quadrics.screw(s) * np.linalg.norm(s), S, atol=1e-9)


@pytest.mark.parametrize("seed", range(12))
def test_one_screw_or_three_pass_through_a_point(seed: int) -> None:
    rng = np.random.default_rng(seed)
    N = ScrewSystem.span(rng.normal(size=(3, 6)))
    quadrics = PitchQuadrics.of(N)
    counts = set()
    for scale in (0.01, 0.1, 1.0, 10.0):
        point = quadrics.frame.translation + scale * rng.normal(size=3)
        found = quadrics.screws_through(point)
        counts.add(len(found))
        for h, S in found:
            np.testing.assert_allclose(S[3:] + np.cross(S[:3], point), h * S[:3], atol=1e-9 * max(1.0, scale))
            assert N.contains(S)
            assert abs(quadrics.deviation(point, h)) < 1e-8 * max(1.0, scale**3)
    assert counts <= {1, 3} and len(quadrics.screws_through(quadrics.frame.translation)) == 3


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_signature_of_the_quadric_changes_at_the_principal_pitches(seed: int) -> None:
    quadrics = PitchQuadrics.of(np.random.default_rng(seed).normal(size=(3, 6)))
    ha, hb, hc = quadrics.pitches

    def signs(h: float) -> tuple[int, int]:
        values = np.linalg.eigvalsh(quadrics.quadric(h))
        return int((values > 0).sum()), int((values < 0).sum())

    assert signs(0.5 * (ha + hb)) == signs(0.5 * (hb + hc)) == (2, 2)  # one sheet, with real lines on it
    assert signs(ha + 1.0) == (0, 4) and signs(hc - 1.0) == (4, 0)  # no real point
    assert np.abs(np.linalg.eigvalsh(quadrics.quadric(hb)))[1:3].min() < 1e-9  # two planes: rank 2


@pytest.mark.parametrize("rows", [np.eye(6)[:2], np.eye(6)[[0, 1, 5]], np.eye(6)[3:]])
def test_other_systems_are_refused_by_name(rows: np.ndarray) -> None:
    with pytest.raises(GeometryError, match="pitch quadrics belong to a three-system"):
        PitchQuadrics.of(rows)
