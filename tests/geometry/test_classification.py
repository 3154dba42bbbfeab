"""Hunt–Gibson classes: every normal form comes back from any frame and basis, and known cases get the known class."""

import numpy as np
import pytest
import sympy

import poinsot as po
import zoo
from poinsot.elements import pair_of_kind
from poinsot.geometry.classification import classify
from poinsot.geometry.screw_systems import ScrewSystem, reciprocal_products

EX, EY, EZ = np.eye(3)
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
@pytest.mark.parametrize("seed", zoo.SEEDS)
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


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("name", [name for name in NAMES if name[0] in "12"])
def test_four_and_five_systems_have_the_class_of_their_reciprocal(name: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_normal_frame_shows_the_normal_form(seed: int) -> None:
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("kind", PAIRS)
def test_pairs_have_their_known_class(kind: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("name", NAMES)
def test_type_and_letter_are_what_gibson_and_hunt_call_so(name: str, seed: int) -> None:
    """Type II: N lies in one pitch quadric, M∘M = 2h m̄·m̄ for one h on all of N; letter: dim(N ∩ directions) = 0 … 3."""
    rng = np.random.default_rng(seed)
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
def test_orders_and_classes_are_those_of_exact_arithmetic(seed: int) -> None:
    """Up to three motors with components −1, 0, 1, many of them special, mixed and moved, also 1e3 m away."""
    rng = np.random.default_rng(seed)
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
