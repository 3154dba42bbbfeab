"""Springs of any law: wrenches are derivatives of energies, at both ends; known orbits, known magnets; files."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.element_zoo import random_energy
from multibody.moving import floats
from poinsot import FileError, ModelError, pairing
from poinsot.algebra import Dual, dual, minimum
from poinsot.joints.closures import moving_by
from poinsot.multibody.kinestatics.solution import RigidBody
from poinsot.multibody.spatial_springs import SpatialSpring, tensor
from poinsot.multibody.stretches import BetweenPoints, gradient

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
STILL = po.Displacement.identity()


# ----------------------------------------------------------------------------------------------------------- laws


@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_a_body_with_a_potential_takes_from_it_what_it_gives_its_motion(seed: int) -> None:
    """S0 (21): d/dt energy = ⟨W₀, V₀⟩ along Ẋ = X [V], Ṗ; weight as a potential is the weight."""
    rng = np.random.default_rng(seed)
    inertia, X = zoo.random_inertia(rng), zoo.random_displacement(rng, 0.5)
    P, W = po.Momentum.of(rng.normal(size=6)), po.Wrench.of(rng.normal(size=6))
    body = RigidBody(inertia, (0.3, -0.2, -9.8), random_energy(rng))
    V, rate = body.flow(X, P, W)
    moved = moving_by(X, X @ V)
    momentum = po.Momentum.of(np.array([Dual(p, r) for p, r in zip(P.vector, rate.vector, strict=True)], dtype=object))
    assert dual(body.energy(moved, momentum)) == pytest.approx(pairing(W, body.port(X, P)), rel=1e-10, abs=1e-10)
    weight = RigidBody(inertia, potential=lambda X: body_weight(inertia, X))
    np.testing.assert_allclose(
        floats(weight.flow(X, P, W)[1].vector),
        floats(RigidBody(inertia, (0.0, 0.0, -9.8)).flow(X, P, W)[1].vector),
        atol=1e-11,
    )


def body_weight(inertia: po.Inertia, X: po.Displacement) -> Any:
    """m g z of the mass centre."""
    return 9.8 * (X.rotation @ inertia.first_moment + X.translation * inertia.mass)[2]


@pytest.mark.parametrize("seed", range(3))
def test_the_spatial_spring_written_as_a_function_is_that_spring(seed: int) -> None:
    rng = np.random.default_rng(seed)
    spatial = SpatialSpring("s", "a", "b", tensor([3.0, 4.0, 5.0]), tensor([1.0, 2.0, 1.5]), tensor(0.3))
    ours = po.Potential.between_frames("s", "a", STILL, "b", STILL, spatial.energy)
    X = zoo.random_displacement(rng, 0.5)
    np.testing.assert_allclose(floats(ours.slope(X).vector), floats(spatial.slope(X).vector), atol=1e-12)


def test_formulas_and_functions_say_the_same() -> None:
    rng = np.random.default_rng(4)
    text = "k*(x**2 + 2*y*z) + R11*R23 + x*rz + 0.5*(rx**2 + ry**2 + rz**2)"
    formula = po.Potential.between_frames("f", "a", STILL, "b", STILL, text, k=2.0)
    for scale in (0.0, 1e-9, 0.3, 1.0):
        twist = po.Twist.of(scale * rng.normal(size=6))
        X = po.Displacement.exp(twist)
        x, y, z = X.translation
        turn = floats(twist.angular)
        R = X.rotation
        assert formula.energy(X) == pytest.approx(
            2.0 * (x * x + 2 * y * z) + R[0, 0] * R[1, 2] + x * turn[2] + turn @ turn / 2, rel=1e-9
        )
        central = [
            (
                formula.energy(po.Displacement.exp(po.Twist.of(h)) @ X)
                - formula.energy(po.Displacement.exp(po.Twist.of(-h)) @ X)
            )
            / 2e-6
            for h in 1e-6 * np.eye(6)
        ]
        np.testing.assert_allclose(floats(gradient(formula.energy, X).vector), central, atol=1e-8)


def test_functions_that_are_called_alike_are_told_apart() -> None:
    """What they compute is part of what kernels are kept by, constants of their surroundings included."""
    model = po.load(EXAMPLES / "double_pendulum.toml").model
    tip = model.bodies[1].name
    q, v = [0.4, 1.0], [0.0, 0.0]
    plain = po.Mechanism(model).inverse_dynamics(q, v, v)
    found = []
    for k in range(4):
        spring = po.Potential.between_frames(
            "s", "ground", STILL, tip, STILL, _stretched(k * np.arange(9.0).reshape(3, 3))
        )
        found.append(po.Mechanism(replace(model, elements=(spring,))).inverse_dynamics(q, v, v) - plain)
    for k, each in enumerate(found):
        np.testing.assert_allclose(each, found[1] * k, atol=1e-12)
    assert np.abs(found[1]).max() > 0.01


def _stretched(A: np.ndarray) -> Callable[[Any], Any]:
    return lambda X: (A @ X.translation)[0] * X.rotation[0, 2]


def test_units_of_length_make_no_difference() -> None:
    """A length in other units: E(x/u) of lengths u times as long."""
    for u in (1e-5, 1e5):
        plain = po.Potential("p", BetweenPoints("a", (0, 0, 0), "b", (0, 0, 0)), "k*x**3 + 1/x", {"k": 2.0})
        scaled = replace(plain, function="k*(x/u)**3 + u/x", constants={"k": 2.0, "u": u})
        assert scaled.energy(1.3 * u) == pytest.approx(plain.energy(1.3), rel=1e-14)
        assert scaled.slope(1.3 * u) * u == pytest.approx(plain.slope(1.3), rel=1e-13)


# ----------------------------------------------------------------------------------------------- orbits and magnets


def test_binary_stars_close_their_orbits_on_ellipses() -> None:
    """Kepler: the period of the file, and an ellipse of the eccentricity about a focus."""
    m = po.load(EXAMPLES / "binary_stars.toml")
    run = po.simulate(m, progress=False)
    q = run["joint_position"].values
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9
    np.testing.assert_allclose(q[-1], q[0], atol=1e-9 * 1.5e11)
    apart = q[:, 3:5] - q[:, :2]
    r, angle = np.hypot(*apart.T), np.arctan2(apart[:, 1], apart[:, 0])
    np.testing.assert_allclose(r, 1.5e11 * (1 - 0.4**2) / (1 - 0.4 * np.cos(angle)), rtol=1e-9)
    np.testing.assert_allclose(2.0e30 * q[:, :2] + 0.8e30 * q[:, 3:5], 0.0, atol=1e-9 * 1e41)


def test_dipoles_pull_as_the_field_of_one_acts_on_the_other() -> None:
    """Force and couple of B(p) = μ₀/(4π r³) (3 (m₁·n) n - m₁): m₂ × B, and ∇(m₂·B) in closed form."""
    m = po.load(EXAMPLES / "compass_needles.toml")
    (spring,) = m.model.elements
    rng = np.random.default_rng(0)
    c = 1e-7 * 0.5**2
    for scale in (0.02, 1.0):
        X = po.Displacement.exp(po.Twist(rng.normal(size=3), rng.normal(size=3) * scale))
        p, m1, m2 = floats(X.translation), np.array([1.0, 0, 0]), floats(X.rotation)[:, 0]
        r = np.linalg.norm(p)
        n = p / r
        field = c / r**3 * (3 * (m1 @ n) * n - m1)
        on_b = 3 * c / r**4 * ((m1 @ n) * m2 + (m2 @ n) * m1 + (m1 @ m2) * n - 5 * (m1 @ n) * (m2 @ n) * n)
        G = spring.slope(X)  # b feels -G, about the origin of E
        size = c / r**4
        np.testing.assert_allclose(-floats(G.force), on_b, atol=1e-12 * size)
        couple = np.cross(m2, field) + np.cross(p, on_b)
        np.testing.assert_allclose(-floats(G.moment), couple, atol=1e-12 * size * max(r, 1e-3))
    run = po.simulate(m, 1.0, progress=False)
    assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9


# ------------------------------------------------------------------------------------------------------------ files

HEAD = """
poinsot = 1
name = "swing"
[parameters]
k = 30.0
[bodies.bob]
mass = 2
inertia = [0.02, 0.03, 0.04]
centre = [0, 0, -0.5]
position = [0, 0, 1]
[pairs.hinge]
kind = "revolute"
between = ["ground", "bob"]
point = [0, 0, 1]
axis = [0, 1, 0]
initial = {position = 0.3, velocity = 1.0}
[tendons.string]
pairs = ["hinge"]
weights = [0.5]
[springs.soft]
"""
FORMS = {
    "pair": 'pair = "hinge"\nenergy = "k*x**2/2"',
    "tendon": 'tendon = "string"\nenergy = "2*k*x**2"',
    "frames": 'between = ["ground", "bob"]\nframe = {position = [0, 0, 1]}\nenergy = "k*ry**2/2"',
    "stiffness": 'pair = "hinge"\nstiffness = "k"',
    "table": 'pair = "hinge"\ntable = {points = [-10, 10], values = [-300, 300]}',
    "points": 'between = ["ground", "bob"]\npoints = [[1, 0, 1], [0, 0, 0]]\nenergy = "k*(x - 1)**2/2"',
}


def load(folder: Path, form: str, change: tuple[str, str] = ("", "")) -> po.Mechanism:
    file = folder / "swing.toml"
    file.write_text(HEAD + form.replace(*change), encoding="utf-8")
    return po.load(file)


def test_laws_tables_and_stiffnesses_of_one_spring_move_alike(tmp_path: Path) -> None:
    found = {name: load(tmp_path, form) for name, form in FORMS.items()}
    linear = replace(found["stiffness"].model.elements[0])
    for name, m in found.items():
        if name != "points":
            np.testing.assert_allclose(
                m.inverse_dynamics([0.4], [0.2], [0.1]), found["stiffness"].inverse_dynamics([0.4], [0.2], [0.1]),
                rtol=1e-12, err_msg=name,
            )  # fmt: skip
    assert linear.linear
    for method in ("dop853", "radau", "gauss"):
        run = po.simulate(found["pair"], 0.5, method=method, progress=False)
        assert run.attrs["status"] == "done" and po.ledger(run).ratio < 1e-9, method
    run = po.simulate(found["points"], 0.5, progress=False)
    assert po.ledger(run).ratio < 1e-9


def test_constants_of_files_can_be_free(tmp_path: Path) -> None:
    for form in ("pair", "frames", "points"):
        m = load(tmp_path, FORMS[form])
        family = po.load_family(tmp_path / "swing.toml")
        assert family.parameter_names == ("k",)
        other = po.Mechanism(replace(m.model, elements=tuple(e.with_numbers({"k": 11.0}) for e in m.model.elements)))
        expected = other.inverse_dynamics([0.4], [0.2], [0.1])
        np.testing.assert_allclose(family.inverse_dynamics([0.4], [0.2], [0.1], [11.0]), expected, rtol=1e-12)
        named = m.with_parameters(k="elements.soft.k")
        np.testing.assert_allclose(named.inverse_dynamics([0.4], [0.2], [0.1], [11.0]), expected, rtol=1e-12)
        slope = family.derivative("inverse_dynamics")([0.4], [0.2], [0.1], [11.0])
        step = [family.inverse_dynamics([0.4], [0.2], [0.1], [11.0 + h]) for h in (1.0, -1.0)]
        np.testing.assert_allclose(slope[:, 0], (step[0] - step[1]) / 2, rtol=1e-9)


@pytest.mark.filterwarnings("ignore:.*inertia that no rigid body has")
def test_springs_are_added_to_robots_of_other_formats() -> None:
    model = po.load(EXAMPLES / "puma560.urdf").model
    m = po.Mechanism(replace(model, elements=(po.Potential.on_joint("hard", "shoulder", "k*x**4", k=3.0),)))
    q = np.full(m.nq, 0.5)
    more = m.inverse_dynamics(q, 0 * q, 0 * q) - po.Mechanism(model).inverse_dynamics(q, 0 * q, 0 * q)
    np.testing.assert_allclose(more, np.eye(m.nq)[1] * 4 * 3.0 * 0.5**3, atol=1e-10)


@pytest.mark.parametrize(
    ("form", "change", "words"),
    [
        ("pair", ("k*x**2/2", "k*q**2/2"), "springs.soft.energy: .*uses 'q', which is not known here"),
        ("pair", ("k*x**2/2", "k/2"), "does not depend on what it acts along, which formulas call x"),
        ("pair", ("k*x**2/2", "k if x > 1 else 0"), "jumps, or is put together"),
        ("pair", ('"k*x**2/2"', "3"), "must be a formula in x, the coordinate"),
        ("pair", ("hinge", "hing"), "did you mean 'hinge'"),
        ("frames", ("frame =", "framed ="), "unknown key"),
        ("frames", ("ry**2", "x4**2"), "uses 'x4'"),
        ("points", ("points = [[1, 0, 1], [0, 0, 0]]", ""), "lacks points"),
    ],
)
def test_wrong_files_are_refused_in_a_sentence(tmp_path: Path, form: str, change: tuple[str, str], words: str) -> None:
    assert change[0] in FORMS[form]
    with pytest.raises(FileError, match=words) as refused:
        load(tmp_path, FORMS[form], change)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (lambda s: None, "its energy is None, a NoneType, and no number"), (lambda s: [s, s], "and no number"),
        (lambda s: s if s > 0 else -s, "compares what it is given"), (lambda s: float(s), "compares what it is given"),
        (lambda s, k: k * s, "compares what it is given"), ("sign(x)*x", "jumps, or is put together"),
        ("x +", "check brackets"), (3.0, "must be a formula in quotes, or a function"),
    ],
)  # fmt: skip
def test_functions_that_are_no_energies_are_refused(function: Any, words: str) -> None:
    model = po.load(EXAMPLES / "double_pendulum.toml").model
    with pytest.raises(ModelError, match=f"element 'odd': .*{words}") as refused:
        replace(model, elements=(po.Potential.on_joint("odd", model.joints[0].name, function),))
    assert "\n" not in str(refused.value)


def test_constants_are_numbers_with_names_of_their_own() -> None:
    model = po.load(EXAMPLES / "double_pendulum.toml").model
    joint = model.joints[0].name
    for constants, words in (
        ({"k": np.nan}, "must be a finite number"),
        ({"x": 1.0}, "has the name of what it acts along"),
    ):
        with pytest.raises(ModelError, match=words):
            replace(model, elements=(po.Potential.on_joint("odd", joint, "x**2", **constants),))
    soft = po.Potential.on_joint("soft", joint, lambda s: minimum(s, 0.0) ** 2)
    assert replace(model, elements=(soft,)).elements == (soft,)
