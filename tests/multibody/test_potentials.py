"""Springs of any law: wrenches are derivatives of energies, at both ends; known orbits, known magnets; files."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick, saved
from multibody.element_zoo import random_energy
from multibody.moving import floats
from poinsot import Displacement, FileError, Inertia, ModelError, pairing
from poinsot.algebra import Dual, dual, minimum
from poinsot.elements import KINDS, pair_of_kind
from poinsot.joints.closures import moving_by
from poinsot.multibody.applied import spring_energies
from poinsot.multibody.energy import gravity_energy
from poinsot.multibody.forces import JointDamper, JointSpring, LinearSpring
from poinsot.multibody.kinestatics.solution import RigidBody
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.spatial_springs import SpatialSpring, tensor
from poinsot.multibody.stretches import BetweenPoints, gradient

STILL = po.Displacement.identity()


# ----------------------------------------------------------------------------------------------------------- laws


@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_a_body_with_a_potential_takes_from_it_what_it_gives_its_motion(rng: np.random.Generator) -> None:
    """S0 (21): d/dt energy = ⟨W₀, V₀⟩ along Ẋ = X [V], Ṗ; weight as a potential is the weight."""
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
def test_the_spatial_spring_written_as_a_function_is_that_spring(rng: np.random.Generator) -> None:
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
parameters = {k = 30.0}
bodies.bob = {mass = 2, inertia = [0.02, 0.03, 0.04], centre = [0, 0, -0.5], position = [0, 0, 1]}
tendons.string = {pairs = ["hinge"], weights = [0.5]}
[pairs.hinge]
kind = "revolute"
between = ["ground", "bob"]
point = [0, 0, 1]
axis = [0, 1, 0]
initial = {position = 0.3, velocity = 1.0}
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
    return po.load(saved(folder / "swing.toml", HEAD + form.replace(*change)))


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


# Weights that only turn find an end; what slides or floats falls for ever unless springs hold it.
SEEDS = quick(3, range(12))
GRAVITY = (0.0, 0.0, -9.81)
TURNING = ("revolute", "universal", "spherical", "fixed")


def body(name: str, rng: np.random.Generator) -> Body:
    centre = rng.normal(size=3)
    return Body(name, Inertia.at_centre(float(rng.uniform(0.5, 3.0)), centre, np.eye(3)))


def pair_named(kind: str) -> Any:
    return pair_of_kind(kind, pitch=0.1 if kind == "helical" else None)


def place(rng: np.random.Generator) -> Displacement:
    return Displacement.from_quaternion(rng.normal(size=4), rng.normal(size=3))


def chain(rng: np.random.Generator, kinds: list[str], gravity: Any = GRAVITY, elements: Any = ()) -> po.Mechanism:
    bodies = tuple(body(f"b{k}", rng) for k in range(len(kinds)))
    joints = tuple(
        Joint(f"j{k}", pair_named(kind), "ground" if k == 0 else f"b{k - 1}", f"b{k}", place(rng), place(rng))
        for k, kind in enumerate(kinds)
    )
    return po.Mechanism(Model("chain", bodies, joints, tuple(elements), gravity))


def potential(m: po.Mechanism, q: Any) -> float:
    return float(gravity_energy(m.tree, q)) + float(sum(spring_energies(m.tree, q).values()))


def test_chains_fall_exactly_where_something_slides(seed: int, rng: np.random.Generator) -> None:
    """Random pairs in random places: proved where all turn or without gravity; a ray falls as it says."""
    kinds = [str(k) for k in rng.choice([k for k in KINDS if k != "fixed"], size=int(rng.integers(1, 4)))]
    if seed % 3 == 0:
        kinds = [str(rng.choice(TURNING[:3])) for _ in kinds]
    m = chain(rng, kinds)
    found = m.passivity(m.random(rng))
    assert found.dissipative
    assert found.bounded_below == ("proved" if set(kinds) <= set(TURNING) else "refuted"), f"seed {seed}: {kinds}"
    assert chain(np.random.default_rng(seed), kinds, (0.0, 0.0, 0.0)).passivity().bounded_below == "proved"
    if found.bounded_below == "refuted":
        d = np.array([found.energy.ray.get(name, 0.0) for name in m.coordinate_names])
        least = min(potential(m, q + 1e7 * d) for q in [m.random(rng) for _ in range(60)])
        assert least < -1e3, f"seed {seed}: {found.explain()}"


@pytest.mark.sample(1)
def test_springs_hold_what_slides(seed: int, rng: np.random.Generator) -> None:
    """A spring on the coordinate, or all round a floating body; the energy has a floor at every size."""
    k = float(10 ** rng.uniform(-3, 5))
    sliding = chain(rng, ["revolute", "prismatic", "revolute"], elements=[JointSpring("s", "j1", k, 0.3)])
    round_about = SpatialSpring("s", "ground", "b0", tensor(k * np.array([1.0, 3.0, 0.5])), tensor(k), X_BF=place(rng))
    floating = chain(rng, ["free"], elements=[round_about])
    ends = "ground", tuple(map(float, rng.normal(size=3))), "b0", tuple(map(float, rng.normal(size=3)))
    hanging = chain(rng, ["free"], elements=[LinearSpring("s", *ends, k, 0.7)])
    for m in (sliding, floating, hanging):
        found = m.passivity()
        assert found.holds, f"seed {seed}: {found.explain()}"
        sizes = 10.0 ** rng.uniform(-3, 6, size=300)
        energies = [potential(m, _spread(m, rng, size)) for size in sizes]
        assert min(energies) > -1e4 - 100 * 9.81**2 * 100 / k
    assert chain(rng, ["prismatic"], elements=[JointSpring("s", "j0", -k)]).passivity().bounded_below == "refuted"


def test_no_loss_is_told_from_a_small_loss(seed: int, rng: np.random.Generator) -> None:
    """Springs alone on chains in no gravity are lossless, with dampers of 0 too; the least damper is named."""
    kinds = [str(k) for k in rng.choice(["revolute", "prismatic", "helical"], size=int(rng.integers(1, 4)))]
    springs = [JointSpring(f"s{k}", f"j{k}", float(10 ** rng.uniform(-4, 4))) for k in range(len(kinds))]
    none, still = JointDamper("none", "j0", 0.0), (0.0, 0.0, 0.0)
    found = chain(rng, kinds, still, [*springs, none]).passivity()
    assert found.verdict == "lossless" and found.holds and not found.taking, f"seed {seed}: {found.explain()}"
    taker = JointDamper("d", "j0", float(10 ** rng.uniform(-300, 4)))
    found = chain(rng, kinds, still, [*springs, none, taker]).passivity()
    assert found.verdict == "passive" and found.holds and found.taking == ("d",), f"seed {seed}: {found.explain()}"


def _spread(m: po.Mechanism, rng: np.random.Generator, size: float) -> Any:
    q = m.random(rng)
    if "j0.qx" in m.coordinate_names:
        q[:3] = rng.normal(size=3) * size
        return q
    return q + rng.normal(size=len(q)) * size


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("double_pendulum", "proved"), ("four_bar", "proved"), ("cart_pole", "proved"), ("heavy_top", "proved"),
        ("engine_mounts", "proved"), ("scara", "proved"), ("andrews", "proved"), ("bennett", "proved"),
    ],
)  # fmt: skip
def test_examples(name: str, answer: str) -> None:
    m = po.load(f"examples/{name}.toml")
    found = m.passivity()
    assert found.bounded_below == answer and found.dissipative, found.explain()


def test_a_loop_holds_a_slider_whose_weight_it_carries() -> None:
    """Vertical slider-crank: the slider alone would fall, the rod does not let it."""
    turn, slide = Displacement.identity(), Displacement.identity()
    rng = np.random.default_rng(0)
    bodies = tuple(body(name, rng) for name in ("crank", "rod", "slider"))
    joints = (
        Joint("A", pair_named("revolute"), "ground", "crank", turn, turn),
        Joint("B", pair_named("revolute"), "crank", "rod", Displacement.translating([1.0, 0, 0]), turn),
        Joint("C", pair_named("revolute"), "rod", "slider", Displacement.translating([2.0, 0, 0]), turn),
        Joint("D", pair_named("prismatic"), "ground", "slider", slide, slide),
    )
    for gravity in ((0.0, 0.0, -9.81), (0.0, -9.81, 0.0), (1.0, 2.0, 3.0)):
        m = po.Mechanism(Model("crank", bodies, joints, (), gravity))
        assert m.passivity(m.neutral()).holds


def test_a_damper_that_gives_is_named() -> None:
    m = chain(np.random.default_rng(0), ["revolute"], elements=[JointDamper("pump", "j0", -1.0)])
    found = m.passivity()
    assert not found.dissipative and found.active == ("pump",) and found.verdict == "not passive"
    assert found.bounded_below == "proved"


def heavy(*switches: Any, axis: float = 1.0, kind: str = "prismatic") -> po.Mechanism:
    """A body with a weight on one joint, whose axis points up, or down."""
    turned = Displacement(np.diag([1.0, axis, axis]), np.zeros(3))
    joint = Joint("j", pair_named(kind), "ground", "b", turned, turned)
    b = Body("b", Inertia.at_centre(2.0, np.zeros(3), np.eye(3)))
    return po.Mechanism(Model("heavy", (b,), (joint,), (), GRAVITY, switches=switches))


@pytest.mark.parametrize("axis", [1.0, -1.0])
def test_limits_hold_what_would_fall(axis: float) -> None:
    """A weight that slides along the vertical, by the sense of its joint: held from below, not from above."""
    along = po.OnFreedom("j")
    low, high = ((-2.0, np.inf), (-np.inf, 2.0))[:: int(axis)]
    cases = {(): "refuted", (po.Limit("l", along, *low),): "proved", (po.Limit("l", along, *high),): "refuted",
             (po.Limit("l", along, -1.0, 2.0),): "proved", (po.Friction("f", along, 1.0),): "refuted",
             (po.OneWay("o", along, backward=axis < 0),): "unknown",
             (po.OneWay("o", along, backward=axis > 0),): "refuted",
             (po.Lock("k", along),): "unknown"}  # fmt: skip
    for switches, answer in cases.items():
        found = heavy(*switches, axis=axis).passivity(np.zeros(1)).energy
        assert found.answer == answer, (switches, found)
        if answer == "refuted":
            assert found.ray == {"j": -axis}


def test_contacts_and_tethers_may_hold_what_floats() -> None:
    m = heavy(kind="free")
    assert m.passivity(m.neutral()).energy.answer == "refuted"
    floor = po.Contact("c", po.Surface("ground", po.Shape("plane")), po.Surface("b", po.Shape("sphere", (0.1,))))
    found = heavy(floor, kind="free").passivity(m.neutral()).energy
    assert found.answer == "unknown" and "by: c" in found.explain()
    net = po.Network("n")
    net.add(heavy(po.Limit("l", po.OnFreedom("j"), -2.0)).as_element({}))
    assert net.passivity().energy.answer == "proved"
