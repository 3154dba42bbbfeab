"""Two-systems: theorems 3.12–3.15, the cylindroid and the circle representation, on random and degenerate pairs."""

import numpy as np
import pytest
import sympy

import poinsot as po
import zoo
from poinsot import GeometryError
from poinsot.elements import pair_of_kind
from poinsot.geometry.classification import classify
from poinsot.geometry.screw_systems import ScrewSystem, reciprocal_products
from poinsot.geometry.two_systems import Cylindroid, PitchQuadrics, principal_angle, two_system_class

EX, EY, EZ = np.eye(3)


def pitch(row: np.ndarray) -> float:
    return float(row[:3] @ row[3:] / (row[:3] @ row[:3]))


def axis_point(row: np.ndarray) -> np.ndarray:
    return np.cross(row[:3], row[3:]) / (row[:3] @ row[:3])


def unit(row: np.ndarray) -> np.ndarray:
    return row / np.linalg.norm(row[:3])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("reach", [1.0, 1e3])
def test_screws_of_the_system_lie_on_the_surface_and_on_the_circle(rng: np.random.Generator, reach: float) -> None:
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


def test_every_pair_of_distinct_screws_determines_the_system(rng: np.random.Generator) -> None:
    """Theorem 3.12."""
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


@pytest.mark.parametrize("name", CLASSES)
def test_the_three_classes_exhaust_all_cases(name: str, rng: np.random.Generator) -> None:
    """Theorem 3.13: the class counts the improper screws; parallel distinct axes make one."""
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


def test_all_axes_meet_one_common_normal(rng: np.random.Generator) -> None:
    """Theorem 3.14."""
    c = Cylindroid.of(rng.normal(size=(2, 6)))
    central = np.concatenate([c.frame.rotation[:, 2], np.cross(c.frame.translation, c.frame.rotation[:, 2])])
    for S in c.screw(rng.uniform(-3, 3, size=8)):
        line = np.concatenate([S[:3], S[3:] - pitch(S) * S[:3]])
        assert abs(line[:3] @ central[:3]) < 1e-12
        assert abs(reciprocal_products(line[None], central[None])[0, 0]) < 1e-12  # coplanar, so they meet


def test_the_principal_pair_is_the_one_perpendicular_reciprocal_pair(rng: np.random.Generator) -> None:
    """Theorem 3.15, and tan 2ψ = S₁∘S₂/(h₁ − h₂) leads to it from any perpendicular pair."""
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


def test_the_length_and_the_extreme_pitches(seed: int, rng: np.random.Generator) -> None:
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


def test_every_line_on_a_cylindroid_has_one_that_is_perpendicular_to_it(rng: np.random.Generator) -> None:
    """The lemma of theorem 3.15: S₂ − (s₂·s₁) S₁, and no other screw of the system; so in flat cylindroids, too."""
    flat = np.linalg.qr(rng.normal(size=(3, 2)))[0].T
    for rows in (rng.normal(size=(2, 6)), np.hstack([flat, 0.3 * flat])):
        S1 = unit(rng.normal(size=2) @ rows)
        angles = np.linspace(0, np.pi, 721)[:-1]
        basis = Cylindroid.of(rows).screw([0.0, np.pi / 2])
        across = np.abs((np.column_stack([np.cos(angles), np.sin(angles)]) @ basis)[:, :3] @ S1[:3])
        assert (across < np.sin(np.pi / 720) * 1.001).sum() in (1, 2)  # the one zero of a sine in half a turn
        S2 = unit(rows[0] - (rows[0, :3] @ S1[:3]) * S1)
        assert abs(S2[:3] @ S1[:3]) < 1e-12 and ScrewSystem.span(rows).contains(S2)


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


def test_three_distinct_screws_may_span_two_dimensions_only(rng: np.random.Generator) -> None:
    """The note to theorem 3.12: it has no counterpart for greater orders."""
    rows = rng.normal(size=(2, 6))
    three = np.array([rows[0], rows[1], rows[0] + rng.uniform(0.5, 2.0) * rows[1]])
    for a, b in ((0, 1), (0, 2), (1, 2)):
        assert ScrewSystem.span(three[[a, b]]).order == 2
    assert ScrewSystem.span(three).order == 2


# Three-systems: every screw's axis lies on the quadric of its pitch, and one screw or three pass through a point.
@pytest.mark.parametrize("seed", range(12))
def test_axes_lie_on_the_quadric_of_their_pitch(rng: np.random.Generator) -> None:
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
def test_one_screw_or_three_pass_through_a_point(rng: np.random.Generator) -> None:
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


# Hunt–Gibson classes: every normal form comes back from any frame and basis, and known cases get the known class.
ZERO = np.zeros(3)


def screw(s: np.ndarray, m: np.ndarray) -> np.ndarray:
    return np.concatenate([s, m])


def forms(rng: np.random.Generator) -> dict[str, tuple[str, list[np.ndarray], dict[str, float]]]:
    """One system of every class: label, screws in the normal frame, parameters."""
    ha, hb, hc = sorted(rng.uniform(-1.0, 1.0, size=3) + np.array([0.3, 0.0, -0.3]), reverse=True)
    h, p = rng.uniform(-1, 1), rng.uniform(0.1, 2.0)
    return {
        "1 finite": ("finite", [screw(EX, h * EX)], {"h": h}),
        "1 rotation": ("finite", [screw(EX, ZERO)], {"h": 0.0}),
        "1 infinite": ("infinite", [screw(ZERO, EX)], {}),
        "2 IA": ("IA", [screw(EX, ha * EX), screw(EY, hb * EY)], {"ha": ha, "hb": hb}),
        "2 IB": ("IB", [screw(EX, ZERO), screw(ZERO, EX + p * EY)], {"p": p}),
        "2 IB0": ("IB", [screw(EX, ZERO), screw(ZERO, EX)], {"p": 0.0}),
        "2 IIA": ("IIA", [screw(EX, h * EX), screw(EY, h * EY)], {"h": h}),
        "2 IIB": ("IIB", [screw(EX, h * EX), screw(ZERO, EY)], {"h": h}),
        "2 IIC": ("IIC", [screw(ZERO, EX), screw(ZERO, EY)], {}),
        "3 IA": ("IA", [screw(EX, ha * EX), screw(EY, hb * EY), screw(EZ, hc * EZ)], {"ha": ha, "hb": hb, "hc": hc}),
        "3 IA equal": (
            "IA",
            [screw(EX, ha * EX), screw(EY, hb * EY), screw(EZ, hb * EZ)],
            {"ha": ha, "hb": hb, "hc": hb},
        ),
        "3 IB": ("IB", [screw(EX, ha * EX), screw(EY, hb * EY), screw(ZERO, EZ)], {"ha": ha, "hb": hb}),
        "3 IB slope": ("IB", [screw(EX, h * EX), screw(EY, h * EY), screw(ZERO, EX + p * EZ)], {"h": h, "p": p}),
        "3 IB flat": ("IB", [screw(EX, h * EX), screw(EY, h * EY), screw(ZERO, EX)], {"h": h, "p": 0.0}),
        "3 IC": ("IC", [screw(EX, ZERO), screw(ZERO, EY), screw(ZERO, EX + p * EZ)], {"p": p}),
        "3 IC flat": ("IC", [screw(EX, ZERO), screw(ZERO, EY), screw(ZERO, EX)], {"p": 0.0}),
        "3 IIA": ("IIA", [screw(EX, h * EX), screw(EY, h * EY), screw(EZ, h * EZ)], {"h": h}),
        "3 IIB": ("IIB", [screw(EX, h * EX), screw(EY, h * EY), screw(ZERO, EZ)], {"h": h}),
        "3 IIC": ("IIC", [screw(EX, h * EX), screw(ZERO, EY), screw(ZERO, EZ)], {"h": h}),
        "3 IID": ("IID", [screw(ZERO, EX), screw(ZERO, EY), screw(ZERO, EZ)], {}),
    }


NAMES = tuple(forms(np.random.default_rng(0)))


def mixed(rows: list[np.ndarray], rng: np.random.Generator) -> np.ndarray:
    """Another basis of the same system."""
    return np.linalg.qr(rng.normal(size=(len(rows), len(rows))))[0] @ np.array(rows)


@pytest.mark.sample(133)
@pytest.mark.parametrize("reach", [1.0, 1e3])
@pytest.mark.parametrize("name", NAMES)
def test_class_and_parameters_are_the_same_in_every_frame_and_basis(name: str, seed: int, reach: float) -> None:
    rng = np.random.default_rng(seed)
    label, rows, parameters = forms(rng)[name]
    X = zoo.random_displacement(rng, reach)
    carried = [np.asarray((X @ po.Twist.of(row)).vector, dtype=float) for row in rows]
    system = ScrewSystem.span(mixed(carried, rng))
    found = classify(system)
    assert (found.label, found.order) == (label, len(rows))
    assert found.infinite == {"A": 0, "B": 1, "C": 2, "D": 3}.get(label[-1], int(label == "infinite"))
    assert found.parameters == pytest.approx(parameters, abs=1e-9)
    assert ScrewSystem.span(found.screws).equals(system, 1e-9)


@pytest.mark.parametrize("name", [name for name in NAMES if name[0] in "12"])
def test_four_and_five_systems_have_the_class_of_their_reciprocal(name: str, rng: np.random.Generator) -> None:
    label, rows, parameters = forms(rng)[name]
    X = zoo.random_displacement(rng)
    system = ScrewSystem.span(rows).carried(X).reciprocal()
    found = classify(system)
    assert (found.label, found.order) == (label, 6 - len(rows))
    assert found.parameters == pytest.approx(parameters, abs=1e-9)
    assert ScrewSystem.span(found.screws).equals(system, 1e-9)
    own = {-h for name, h in parameters.items() if name != "p"}  # the reciprocal has the opposite principal pitches
    assert all(any(abs(h - x) < 1e-9 for x in found.pitches) for h in own)
    letter = {"A": 0, "B": 1, "C": 2}.get(label[-1], int(label == "infinite"))
    assert found.infinite == letter + 3 - len(rows)  # dim(Nᴿ ∩ W) = 6 − dim(N + W), W = all directions


def test_the_normal_frame_shows_the_normal_form(rng: np.random.Generator) -> None:
    _, rows, _ = forms(rng)["3 IA"]
    found = classify(ScrewSystem.span(rows).carried(zoo.random_displacement(rng)))
    seen = ScrewSystem.span(found.screws).carried(found.frame.inverse())
    assert seen.equals(ScrewSystem.span(rows), 1e-9)


@pytest.mark.parametrize("angle", [1.0, 1e-2, 1e-4, 1e-6])
@pytest.mark.parametrize("far", [0.0, 1e3])
def test_nearly_parallel_hinges_have_the_principal_pitches_of_the_formula(angle: float, far: float) -> None:
    """½d cot(α/2) and −½d tan(α/2) for two rotors at distance d and angle α: a cylindroid as long as d/sin α."""
    d, tilted, r = 0.7, np.cos(angle) * EX + np.sin(angle) * EY, far * np.array([1.0, 0, 0.3])
    found = classify(ScrewSystem.span([screw(EX, np.cross(r, EX)), screw(tilted, np.cross(r + d * EZ, tilted))]))
    assert found.label == "IA"
    assert found.parameters["ha"] == pytest.approx(d / 2 / np.tan(angle / 2), rel=1e-8)
    assert found.parameters["hb"] == pytest.approx(-d / 2 * np.tan(angle / 2), rel=1e-8)


@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_pitches_scale_as_lengths(scale: float) -> None:
    found = classify(ScrewSystem.span([screw(EX, 0.3 * scale * EX), screw(EY, -0.1 * scale * EY)]))
    assert found.parameters == pytest.approx({"ha": 0.3 * scale, "hb": -0.1 * scale})


PAIRS = {
    "revolute": ("finite", {"h": 0.0}), "prismatic": ("infinite", {}), "cylindrical": ("IB", {"p": 0.0}),
    "universal": ("IIA", {"h": 0.0}), "spherical": ("IIA", {"h": 0.0}), "planar": ("IIC", {"h": 0.0}),
}  # fmt: skip


@pytest.mark.parametrize("kind", PAIRS)
def test_pairs_have_their_known_class(kind: str, rng: np.random.Generator) -> None:
    pair = pair_of_kind(kind)
    X = zoo.random_displacement(rng)
    twists = [X @ S for S in pair.motion_subspace(zoo.random_coordinates(pair, rng))]
    system = ScrewSystem.span(twists)
    found = classify(system)
    label, parameters = PAIRS[kind]
    assert found.label == label and found.parameters == pytest.approx(parameters, abs=1e-9)
    assert system.order == len(pair.freedoms)


def test_a_schoenflies_robot_is_reciprocal_to_two_directions() -> None:
    found = classify(
        ScrewSystem.span([screw(EZ, ZERO), screw(EZ, np.cross(EX, EZ)), screw(EZ, np.cross(EY, EZ)), screw(ZERO, EZ)])
    )
    assert (found.order, found.label, found.infinite) == (4, "IIC", 3)
    assert found.sentence == "A 4-system of class IIC: reciprocal to the directions of a plane, of infinite pitch."


def test_two_skew_revolutes_have_pitches_of_both_signs() -> None:
    """Law (3.6): a system of two rotors has principal pitches of both signs, or the axes meet."""
    found = classify(ScrewSystem.span([screw(EX, ZERO), screw(EY, np.cross(EZ, EY))]))
    assert found.label == "IA" and found.parameters == pytest.approx({"ha": 0.5, "hb": -0.5})


def test_the_orders_zero_and_six() -> None:
    assert classify(ScrewSystem.span([])).sentence == "The 0-system: no screw at all."
    everything = classify(ScrewSystem.span(np.eye(6)))
    assert (everything.label, everything.infinite, len(everything.screws)) == ("", 3, 6)


@pytest.mark.parametrize("name", NAMES)
def test_type_and_letter_are_what_gibson_and_hunt_call_so(name: str, rng: np.random.Generator) -> None:
    """Type II: N lies in one pitch quadric, M∘M = 2h m̄·m̄ for one h on all of N; letter: dim(N ∩ directions) = 0 … 3."""
    _, rows, _ = forms(rng)[name]
    system = ScrewSystem.span(mixed(rows, rng)).carried(zoo.random_displacement(rng))
    found = classify(system)
    if len(rows) == 1:
        return
    G, K = reciprocal_products(system.basis, system.basis), system.basis[:, :3] @ system.basis[:, :3].T
    h = float((G * K).sum() / (2 * (K * K).sum())) if K.any() else 0.0
    in_one_quadric = bool(np.abs(G - 2 * h * K).max() < 1e-9)
    assert found.label.startswith("II") == in_one_quadric
    assert len(rows) - np.linalg.matrix_rank(system.basis[:, :3], tol=1e-9) == "ABCD".index(found.label[-1])


def exact(rows: np.ndarray) -> tuple[int, int, str]:
    """Order, order of the self-reciprocal part and label of motors with whole components, over the rationals."""
    basis = sympy.Matrix([list(row) for row in sympy.Matrix(rows.tolist()).rowspace()] or sympy.zeros(0, 6))
    n, S = basis.rows, basis[:, :3]
    G, K, infinite = S * basis[:, 3:].T + basis[:, 3:] * S.T, S * S.T, n - S.rank()
    if n in (0, 1):
        return n, n - G.rank(), "" if n == 0 else "infinite" if infinite else "finite"
    square, product = sum(x * x for x in K), sum(x * y for x, y in zip(G, K, strict=True))
    h = sympy.Rational(product, 2 * square) if square else sympy.Integer(0)
    type_two = (G - 2 * h * K).is_zero_matrix
    return n, n - G.rank(), ("II" if type_two else "I") + "ABCD"[infinite]


@pytest.mark.sample(46)
@pytest.mark.parametrize("seed", range(60))
def test_orders_and_classes_are_those_of_exact_arithmetic(rng: np.random.Generator) -> None:
    """Up to three motors with components −1, 0, 1, many of them special, mixed and moved, also 1e3 m away."""
    rows = rng.integers(-1, 2, size=(int(rng.integers(1, 4)), 6))
    rows = rows * (rng.random(rows.shape) < rng.uniform(0.2, 0.9))
    rows[:, :3] *= (rng.random(len(rows)) < rng.choice([0.5, 1.0]))[:, None]
    n, self_reciprocal, label = exact(rows)
    mixing = rng.normal(size=(len(rows), len(rows))) + 2 * np.eye(len(rows))
    for reach in (0.0, 1.0, 1e3):
        X = zoo.random_displacement(rng, reach)
        N = ScrewSystem.span([X @ po.Twist.of(row) for row in mixing @ rows])
        found = classify(N)
        assert (N.order, N.self_reciprocal_part().order, found.label) == (n, self_reciprocal, label)
        assert ScrewSystem.span(found.screws).equals(N)
        if n in (1, 2):
            assert classify(N.reciprocal()).label == label
