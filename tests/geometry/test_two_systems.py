"""Two-systems: theorems 3.12–3.15, the cylindroid and the circle representation, on random and degenerate pairs."""

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import GeometryError
from poinsot.geometry.classification import classify
from poinsot.geometry.screw_systems import ScrewSystem, reciprocal_products
from poinsot.geometry.two_systems import Cylindroid, principal_angle, two_system_class

EX, EY, EZ = np.eye(3)


def pitch(row: np.ndarray) -> float:
    return float(row[:3] @ row[3:] / (row[:3] @ row[:3]))


def axis_point(row: np.ndarray) -> np.ndarray:
    return np.cross(row[:3], row[3:]) / (row[:3] @ row[:3])


def unit(row: np.ndarray) -> np.ndarray:
    return row / np.linalg.norm(row[:3])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("reach", [1.0, 1e3])
def test_screws_of_the_system_lie_on_the_surface_and_on_the_circle(seed: int, reach: float) -> None:
    rng = np.random.default_rng(seed)
    far = np.asarray(po.Displacement.translating(reach * zoo.random_unit(rng)).adjoint, dtype=float)
    rows = rng.normal(size=(2, 6)) @ far.T
    c = Cylindroid.of(ScrewSystem.span(rows))
    (centre, _), radius = c.circle
    for _ in range(10):
        S = unit(rng.normal(size=2) @ rows)
        along = axis_point(S) + rng.normal() * S[:3]
        z = (c.frame.rotation.T @ (along - c.frame.translation))[2]
        assert abs(c.deviation(along)) < 1e-8 * max(1.0, reach)
        assert (pitch(S) - centre) ** 2 + z**2 == pytest.approx(radius**2, abs=1e-9 * max(1.0, reach))
        psi = c.angle_of(S)
        assert (float(c.height(psi)), float(c.pitch(psi))) == pytest.approx((z, pitch(S)), abs=1e-9)
        sign = np.sign(c.screw(psi)[:3] @ S[:3])
        np.testing.assert_allclose(c.screw(psi) * sign, S, atol=1e-9 * max(1.0, reach))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_every_pair_of_distinct_screws_determines_the_system(seed: int) -> None:
    """Theorem 3.12."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(2, 6))
    N = ScrewSystem.span(rows)
    a, b = rng.normal(size=(2, 2)) @ rows
    assert ScrewSystem.span([a, b]).equals(N)


CLASSES = {
    "crossed": (1, [[*EX, 0, 0, 0], [*EY, *np.cross(EZ, EY)]]), "meeting": (1, [[*EX, 0, 0, 0], [*EY, 0, 0, 0]]),
    "directions": (2, [[0, 0, 0, *EX], [0, 0, 0, *EY]]), "parallel": (3, [[*EX, 0, 0, 0], [*EX, *np.cross(EZ, EX)]]),
    "coaxial": (3, [[*EX, *(0.2 * EX)], [*EX, *(-0.3 * EX)]]),
    "with a direction": (3, [[*EX, 0, 0, 0], [0, 0, 0, *(EX + EY)]]),
}  # fmt: skip


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("name", CLASSES)
def test_the_three_classes_exhaust_all_cases(name: str, seed: int) -> None:
    """Theorem 3.13: the class counts the improper screws; parallel distinct axes make one."""
    rng = np.random.default_rng(seed)
    expected, rows = CLASSES[name]
    N = ScrewSystem.span(np.array(rows)).carried(zoo.random_displacement(rng))
    assert two_system_class(N) == expected
    if expected == 3:  # the axes of the proper screws are parallel, and in a plane
        sampled = [unit(row) for row in rng.normal(size=(6, 2)) @ N.basis]
        for S in sampled:
            np.testing.assert_allclose(np.cross(S[:3], sampled[0][:3]), 0, atol=1e-9)
        points = np.array([axis_point(S) - axis_point(sampled[0]) for S in sampled])
        assert np.linalg.matrix_rank(points, tol=1e-8) <= 1
    if expected != 1:
        with pytest.raises(GeometryError, match="infinite pitch"):
            Cylindroid.of(N)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_all_axes_meet_one_common_normal(seed: int) -> None:
    """Theorem 3.14."""
    rng = np.random.default_rng(seed)
    c = Cylindroid.of(rng.normal(size=(2, 6)))
    central = np.concatenate([c.frame.rotation[:, 2], np.cross(c.frame.translation, c.frame.rotation[:, 2])])
    for S in c.screw(rng.uniform(-3, 3, size=8)):
        line = np.concatenate([S[:3], S[3:] - pitch(S) * S[:3]])
        assert abs(line[:3] @ central[:3]) < 1e-12
        assert abs(reciprocal_products(line[None], central[None])[0, 0]) < 1e-12  # coplanar, so they meet


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_principal_pair_is_the_one_perpendicular_reciprocal_pair(seed: int) -> None:
    """Theorem 3.15, and tan 2ψ = S₁∘S₂/(h₁ − h₂) leads to it from any perpendicular pair."""
    rng = np.random.default_rng(seed)
    c = Cylindroid.of(rng.normal(size=(2, 6)))
    a = rng.uniform(-1.5, 1.5)
    S1, S2 = c.screw([a, a + np.pi / 2])
    psi = principal_angle(S1, S2)
    P1, P2 = np.cos(psi) * S1 + np.sin(psi) * S2, -np.sin(psi) * S1 + np.cos(psi) * S2
    products = reciprocal_products(np.array([P1, P2]), np.array([P1, P2]))
    assert abs(products[0, 1]) < 1e-12 and abs(P1[:3] @ P2[:3]) < 1e-12
    assert (pitch(P1), pitch(P2)) == pytest.approx((c.h1, c.h2))
    angles = np.linspace(-1.5, 1.5, 40)
    pairs = np.array([reciprocal_products(*(c.screw([b, b + np.pi / 2])[:, None])) for b in angles]).ravel()
    np.testing.assert_allclose(pairs, 0.5 * (c.h2 - c.h1) * 2 * np.sin(2 * angles), atol=1e-12)  # zero at one pair only


def test_the_printed_signs_hold_with_the_principal_screws_on_x_and_y() -> None:
    c = Cylindroid(0.5, -0.3, po.Displacement.identity())
    psi = 0.4
    S = np.cos(psi) * np.array([1, 0, 0, 0.5, 0, 0]) + np.sin(psi) * np.array([0, 1, 0, 0, -0.3, 0])
    assert axis_point(S) == pytest.approx([0, 0, float(c.height(psi))])
    assert pitch(S) == pytest.approx(float(c.pitch(psi)))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_length_and_the_extreme_pitches(seed: int) -> None:
    c = Cylindroid.of(np.random.default_rng(seed).normal(size=(2, 6)))
    psi = np.linspace(-np.pi / 2, np.pi / 2, 2001)
    assert np.ptp(c.height(psi)) == pytest.approx(c.length, rel=1e-5)
    assert (c.pitch(psi).max(), c.pitch(psi).min()) == pytest.approx((c.h1, c.h2), abs=1e-5)
    for share in (0.99, 0.7, 0.5, 0.2, 0.01):
        h = share * c.h1 + (1 - share) * c.h2
        one, other = c.screws_of_pitch(h)  # two, mirrored: each the mirror image of the other, and not the same
        assert one == -other and 0.0 < abs(one) < np.pi / 2
        for S in c.screw([one, other]):
            assert S[:3] @ S[:3] == pytest.approx(1.0) and pitch(S) == pytest.approx(h, abs=1e-12 * (1 + abs(h)))
        assert abs(float(np.linalg.norm(np.cross(*c.screw([one, other])[:, :3])))) == pytest.approx(
            abs(np.sin(2 * one)), abs=1e-12
        )
    rng = np.random.default_rng(seed)
    for _ in range(50):  # one at an extreme pitch, however that is rounded
        middle, size = rng.normal() * 10.0 ** rng.uniform(-3, 3), 10.0 ** rng.uniform(-3, 3)
        other_one = Cylindroid(middle + size, middle - size, po.Displacement.identity())
        for any_one in (c, other_one):
            assert any_one.screws_of_pitch(any_one.h1) == [0.0]
            assert any_one.screws_of_pitch(any_one.h2) == [np.pi / 2]
    assert c.screws_of_pitch(c.h1 + 1.0) == [] == c.screws_of_pitch(c.h2 - 1.0)
    points = c.surface(psi[:50], [-1.0, 0.5])
    assert np.abs(c.deviation(points)).max() < 1e-10


def test_a_plane_pencil_is_a_flat_cylindroid() -> None:
    c = Cylindroid.of([[*EX, *(0.2 * EX)], [*(EX + EY), *(0.2 * (EX + EY))]])
    assert c.length == pytest.approx(0.0, abs=1e-12) and c.h1 == pytest.approx(0.2)
    assert classify(ScrewSystem.span(c.screw([0.0, 1.0]))).label == "IIA"


def test_what_is_no_two_system_is_refused() -> None:
    with pytest.raises(GeometryError, match="order 1"):
        two_system_class(ScrewSystem.span([[1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]]))
    with pytest.raises(GeometryError, match="unit screws"):
        principal_angle([1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])
    with pytest.raises(GeometryError, match="does not belong"):
        Cylindroid(0.1, 0.0, po.Displacement.identity()).angle_of([0, 0, 1, 0, 0, 0])


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_every_line_on_a_cylindroid_has_one_that_is_perpendicular_to_it(seed: int) -> None:
    """The lemma of theorem 3.15: S₂ − (s₂·s₁) S₁, and no other screw of the system; so in flat cylindroids, too."""
    rng = np.random.default_rng(seed)
    flat = np.linalg.qr(rng.normal(size=(3, 2)))[0].T
    for rows in (rng.normal(size=(2, 6)), np.hstack([flat, 0.3 * flat])):
        S1 = unit(rng.normal(size=2) @ rows)
        angles = np.linspace(0, np.pi, 721)[:-1]
        basis = Cylindroid.of(rows).screw([0.0, np.pi / 2])
        across = np.abs((np.column_stack([np.cos(angles), np.sin(angles)]) @ basis)[:, :3] @ S1[:3])
        assert (across < np.sin(np.pi / 720) * 1.001).sum() in (1, 2)  # the one zero of a sine in half a turn
        S2 = unit(rows[0] - (rows[0, :3] @ S1[:3]) * S1)
        assert abs(S2[:3] @ S1[:3]) < 1e-12 and ScrewSystem.span(rows).contains(S2)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_plane_of_the_principal_axes_bisects_the_length(seed: int) -> None:
    """Fact (iii) of S2 §3.8.4, from the screws of the span alone: where their axes cross the common normal.

    The axes of extreme pitch cross it at one place, halfway between the outermost ones, which are 45° away from them
    and h₁ − h₂ apart. What `Cylindroid` says of it is compared with that.
    """
    rows = np.random.default_rng(seed).normal(size=(2, 6))
    s = np.linalg.inv(np.linalg.cholesky(rows[:, :3] @ rows[:, :3].T)) @ rows  # unit screws with perpendicular axes
    normal = np.cross(*s[:, :3])
    normal /= np.linalg.norm(normal)
    angles = np.linspace(0, np.pi, 20001)[:-1]
    screws = np.column_stack([np.cos(angles), np.sin(angles)]) @ s
    pitches = np.einsum("ki,ki->k", screws[:, :3], screws[:, 3:])
    heights = np.cross(screws[:, :3], screws[:, 3:]) @ normal
    principal = [int(pitches.argmax()), int(pitches.argmin())]
    length, middle = np.ptp(heights), 0.5 * (heights.max() + heights.min())
    step = angles[1] * (np.ptp(pitches) + length)  # how far the nearest sample may be off
    np.testing.assert_allclose(heights[principal], middle, atol=step)
    np.testing.assert_allclose(length, np.ptp(pitches), atol=step)
    for outermost in (heights.argmax(), heights.argmin()):
        away = abs(screws[outermost, :3] @ screws[principal[0], :3])
        assert away == pytest.approx(np.sqrt(0.5), abs=2 * angles[1])
    c = Cylindroid.of(rows)
    assert c.length == pytest.approx(length, abs=step)
    assert c.frame.translation @ normal == pytest.approx(middle, abs=step)
    assert (c.h1, c.h2) == pytest.approx((pitches.max(), pitches.min()), abs=step)
    np.testing.assert_allclose(np.sort(np.abs(c.height([np.pi / 4, -np.pi / 4]))), length / 2, atol=step)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_three_distinct_screws_may_span_two_dimensions_only(seed: int) -> None:
    """The note to theorem 3.12: it has no counterpart for greater orders."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(2, 6))
    three = np.array([rows[0], rows[1], rows[0] + rng.uniform(0.5, 2.0) * rows[1]])
    for a, b in ((0, 1), (0, 2), (1, 2)):
        assert ScrewSystem.span(three[[a, b]]).order == 2
    assert ScrewSystem.span(three).order == 2
