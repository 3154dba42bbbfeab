"""What every force element obeys, of the package or not: springs, dampers, potentials, tendons."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.by_duals import by_duals
from multibody.closed_zoo import admissible
from multibody.driven_zoo import driven
from multibody.element_zoo import FAMILIES, with_family
from multibody.moving import floats, moving
from poinsot import Displacement, Inertia, ModelError, Twist, pairing, pairs
from poinsot.algebra import dual
from poinsot.geometry import rotation_exp
from poinsot.multibody import GROUND, configuration
from poinsot.multibody.applied import Motion, dissipated_powers, passive_loads, spring_energies
from poinsot.multibody.conditions import reaches
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.derivatives import forward_dynamics_derivatives, inverse_dynamics_derivatives, passive_effort
from poinsot.multibody.fluid_drag import FluidDrag
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.spatial_springs import GeodesicSpring, SpatialSpring, tensor
from poinsot.multibody.stretches import Along, BetweenPoints, OnFreedom, gradient
from poinsot.multibody.tendons import StretchDamper, StretchSpring, Tendon
from poinsot.multibody.tree import build_tree
from scalars import assert_same

PARTS = ("elements", "couplings")
EVERY = [*FAMILIES, "driven"]
TAKING = {"spatial": {"s1", "s3"}, "potentials": set(), "foreign": {"fluid", "gasket"}, "driven": {"oil"}}


@pytest.mark.parametrize("family", EVERY)
@pytest.mark.parametrize("seed", range(5))
def test_power_on_the_bodies_is_energy_released_less_what_is_taken(family: str, seed: int) -> None:
    model, rng = with_family(family, seed)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    released = -sum(dual(E) for E in spring_energies(tree, moving(tree, q, v)).values())
    taken = dissipated_powers(Motion.of(tree, q, v))
    assert set(taken) == TAKING[family] and all(p >= 0 for p in taken.values())
    power = floats(passive_effort(tree, q, v)) @ v
    assert power == pytest.approx(released - sum(taken.values()), rel=1e-10, abs=1e-12)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", range(4))
def test_what_acts_between_bodies_puts_no_wrench_on_the_whole(family: str, seed: int) -> None:
    """In one frame, the world's, what acts on both ends adds up to nothing."""
    model, rng = with_family(family, seed)
    tree = build_tree(model)
    motion = Motion.of(tree, *zoo.random_state(tree, rng))
    for e in model.elements:
        alone = passive_loads(replace(motion, tree=build_tree(replace(model, elements=(e,))))).wrenches
        if GROUND not in e.stretch.acts_on and len(alone) == 2:
            on_a, on_b = (floats((motion.X_W[link] @ W).vector) for link, W in alone.items())
            np.testing.assert_allclose(on_a, -on_b, rtol=0, atol=1e-12 * np.abs(on_a).max(), err_msg=e.name)


@pytest.mark.parametrize("family", ["spatial", "potentials"])
@pytest.mark.parametrize("seed", range(3))
def test_moving_the_world_changes_nothing(family: str, seed: int) -> None:
    """The whole mechanism, with what stands on the ground, is carried far away by one displacement."""
    model, rng = with_family(family, seed)
    model, X = replace(model, gravity=(0.0, 0.0, 0.0)), zoo.random_displacement(rng, 100.0)

    def moved(thing: Any) -> Any:
        changes = {}
        for body, place in (("body_a", "X_AE"), ("body_b", "X_BF"), ("predecessor", "X_PJ"), ("successor", "X_SJ")):
            if getattr(thing, body, "") == GROUND and hasattr(thing, place):
                changes[place] = X @ getattr(thing, place)
            elif getattr(thing, body, "") == GROUND:
                point = body.replace("body", "point")
                changes[point] = tuple(floats(X @ np.array(getattr(thing, point))).tolist())
        return replace(thing, **changes)

    elements = tuple(replace(e, along=moved(e.along)) if hasattr(e, "along") else moved(e) for e in model.elements)
    there = replace(model, joints=tuple(map(moved, model.joints)), elements=elements)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    expected = floats(required_effort(tree, q, v, None))
    found = floats(required_effort(build_tree(there), q, v, None))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-11 * max(1.0, np.abs(expected).max()))


@pytest.mark.sample(1)
@pytest.mark.parametrize("family", [*EVERY, "coupled"])
@pytest.mark.parametrize("seed", range(2))
def test_derivatives_of_the_dynamics_have_them(family: str, seed: int) -> None:
    options = {"mimics": 2} if family == "spatial" else {}
    model, rng = driven(seed, 3) if family == "coupled" else with_family(family, seed, **options)
    tree = build_tree(model)
    q, v = (configuration.neutral(tree), None) if tree.closed else zoo.random_state(tree, rng)
    v = admissible(tree, q, rng, reaches(tree)) if v is None else v
    x = rng.normal(size=tree.nv)
    for function, derivatives in (
        (required_effort, inverse_dynamics_derivatives), (forward_dynamics, forward_dynamics_derivatives),
    ):  # fmt: skip
        exact = by_duals(function, tree, q, v, x)
        scale = max(1.0, *(np.abs(part).max() for part in exact))
        for ours, truth in zip(derivatives(tree, q, v, x), exact, strict=True):
            np.testing.assert_allclose(floats(ours), truth, rtol=0, atol=1e-11 * scale)


@pytest.mark.parametrize("family", [*EVERY, "coupled"])
def test_neither_order_nor_names_matter(family: str) -> None:
    model, rng = driven(3, 3) if family == "coupled" else with_family(family, 3)
    tree = build_tree(model)
    q = configuration.neutral(tree)
    v, tau = admissible(tree, q, rng, reaches(tree)), rng.normal(size=tree.nv)
    named = {x: tuple(replace(e, name=f"<{e.name}> too") for e in reversed(getattr(model, x))) for x in PARTS}
    expected = floats(forward_dynamics(tree, q, v, tau))
    found = floats(forward_dynamics(build_tree(replace(model, **named)), q, v, tau))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-11 * np.abs(expected).max())


@pytest.mark.parametrize("family", ["spatial", "foreign"])
@pytest.mark.parametrize("loops", [0, 1])
def test_ledgers_close(family: str, loops: int) -> None:
    model, rng = with_family(family, loops, bodies=3, loops=loops, closing_kinds=("universal", "spherical"))
    m = po.Mechanism(model)
    v = np.zeros(m.nv) if loops else rng.normal(size=m.nv)
    run = po.simulate(m, 0.5, initial=(m.neutral(), v), max_step=0.5 / 1000, progress=False)
    book = po.ledger(run)
    assert {e.name for e in model.elements} <= {entry.name for entry in book.entries}
    assert run.attrs["steps"] >= 1000 and book.ratio < 1e-9


# Tendons, and springs and dampers along any stretch: their laws over random mechanisms.
SEEDS = range(6)


def test_the_rate_of_a_tendon_is_that_of_its_length(seed: int) -> None:
    model, rng = driven(seed)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    here, moved = Motion.of(tree, q, v), Motion.of(tree, moving(tree, q, v), v)
    tendons = {e.name: e.stretch for e in model.elements if isinstance(e.stretch, Tendon) and e.name != "jet"}
    assert len(tendons) == 5
    for s in tendons.values():
        assert dual(s.measured(moved).value) == pytest.approx(s.measured(here).rate(here), rel=1e-11, abs=1e-12)


def test_tensions_are_the_slopes_of_energies_and_nothing_pulls_where_it_is_slack() -> None:
    rng = np.random.default_rng(1)
    spring = StretchSpring("s", OnFreedom("j"), 3.0, -0.2, 0.5)
    for s in (-2.0, -0.3, 0.1, 0.4, 0.6, 4.0):
        assert spring.slope(s) == pytest.approx(gradient(spring.energy, s), rel=1e-13, abs=1e-15)
        assert (spring.slope(s) == 0.0) == (-0.2 <= s <= 0.5)
    assert spring.slope(Fraction(3, 2)) == 3.0
    assert spring.linear is None
    taut = replace(spring, lower=0.5)
    assert taut.linear is not None and taut.slope(0.1) == pytest.approx(-1.2)
    bush = GeodesicSpring("g", "a", "b", 2.0, 0.7)
    for X in [zoo.random_displacement(rng, 0.5) for _ in range(5)]:
        np.testing.assert_allclose(floats(bush.slope(X).vector), floats(gradient(bush.energy, X).vector), atol=1e-12)


def test_the_couple_of_a_geodesic_spring_is_its_stiffness_times_the_rotation_vector() -> None:
    """Up to half a turn; small turns to their last digits."""
    spring = GeodesicSpring("g", "a", "b", 2.0)
    axis = np.array([2.0, -1.0, 2.0]) / 3.0
    for angle in (1e-150, 1e-9, 1e-3, 1.0, 3.0, np.pi - 1e-9):
        X = Displacement(rotation_exp(axis * angle), np.zeros(3))
        np.testing.assert_allclose(
            floats(spring.slope(X).moment), 2.0 * angle * axis, rtol=1e-9 if angle < 1e-6 else 1e-12
        )
        assert spring.energy(X) == pytest.approx(angle**2, rel=1e-9)


def test_a_tendon_of_one_piece_is_that_piece() -> None:
    """Springs and dampers along it do what those on the joint and between the points do, in dynamics and in runs."""
    model, _ = driven(0)
    joint = next(j.name for j in model.joints if len(j.pair.freedoms) == 1)
    line = BetweenPoints("b0", (0.1, 0.2, 0.3), "b2", (0.3, -0.2, 0.1))
    on = Tendon(((1.0, OnFreedom(joint)),)), Tendon(((1.0, line),))
    plain = (StretchSpring("k", OnFreedom(joint), 3.0, 0.2, 0.2), StretchDamper("c", line, 0.5))
    wound = (replace(plain[0], along=on[0]), replace(plain[1], along=on[1]))
    first, second = (po.Mechanism(replace(model, elements=each)) for each in (plain, wound))
    rng = np.random.default_rng(0)
    q, v = zoo.random_state(first.tree, rng)
    np.testing.assert_allclose(second.bias_force(q, v), first.bias_force(q, v), rtol=1e-12)


def test_pulleys_and_points_of_one_body() -> None:
    way = [("a", (0.0, 0.0, 0.0)), ("a", (3.0, 4.0, 0.0)), ("b", (0.0, 0.0, 1.0))]
    tendon = Tendon.through(*way, divisor=2.0)
    assert tendon.offset == 2.5 and len(tendon.terms) == 1 and tendon.terms[0][0] == 0.5
    assert (tendon + tendon).offset == 5.0 and len((tendon + tendon).terms) == 2


@pytest.mark.parametrize(
    ("element", "words"),
    [
        (StretchSpring("s", Tendon(()), 1.0), ["'s'", "without pieces"]),
        (StretchSpring("s", Tendon.of_joints({"elbow": 1.0}), 1.0), ["'elbow'", "does not exist"]),
        (StretchSpring("s", Tendon.of_joints({"j0": np.inf}), 1.0), ["weight inf", "finite"]),
        (StretchSpring("s", OnFreedom("j0"), 1.0, 0.5, 0.1), ["0.5 to 0.1", "above"]),
        (StretchSpring("s", OnFreedom("j0"), np.nan), ["finite"]),
        (StretchSpring("s", Tendon(((1.0, Along("b0", None, (0, 0, 1))),)), 1.0), ["acts on b0", "no coordinate"]),
        (StretchDamper("s", Tendon.through(("b0", (0, 0, 0)), ("bo", (0, 0, 0))), 1.0), ["'bo'", "does not exist"]),
        (GeodesicSpring("s", "b0", "b0", 1.0), ["to itself"]),
        (GeodesicSpring("s", "b0", "b1", np.inf), ["finite"]),
    ],
)
def test_what_is_no_tendon_is_refused(element: po.multibody.force.ForceElement, words: list[str]) -> None:
    model = zoo.random_model(np.random.default_rng(0), bodies=2, kinds=("revolute",))
    with pytest.raises(ModelError) as caught:
        replace(model, elements=(element,))
    assert all(word in str(caught.value) for word in words)


# The drag of a still fluid: it takes power, scales as lengths and speeds do, and is that of its two limits.
BOX = (0.1, 0.2, 0.4)


def random_pose(rng: np.random.Generator) -> Displacement:
    return Displacement.from_quaternion(rng.normal(size=4), rng.normal(size=3))


def drag(density: float = 1.2, viscosity: float = 0.3, box: tuple[float, float, float] = BOX) -> FluidDrag:
    return FluidDrag("drag", "body", Displacement.identity(), box, density, viscosity)


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_power_wherever_the_body_is(seed: int, rng: np.random.Generator) -> None:
    print(f"seed {seed}")
    X, V = random_pose(rng), Twist.of(rng.normal(size=6))
    taken = drag().dissipation(X, V)
    assert taken > 0
    at_rest = drag().dissipation(Displacement.identity(), X.pull(V))
    assert taken == pytest.approx(at_rest, rel=1e-12)
    back = drag().friction(X, -V)
    np.testing.assert_allclose(back.vector, -drag().friction(X, V).vector, rtol=1e-12)
    assert pairing(drag().friction(X, V), V) == pytest.approx(taken)


def test_pressure_grows_with_the_square_of_the_speed_and_of_the_size_and_friction_with_each() -> None:
    X, V = Displacement.identity(), Twist.of([0.0, 0.0, 0.0, 2.0, 0.0, 0.0])
    larger = (2 * BOX[0], 2 * BOX[1], 2 * BOX[2])
    for fluid, power in (((1.2, 0.0), 2), ((0.0, 0.3), 1)):
        force = drag(*fluid).friction(X, V).force[0]
        assert drag(*fluid).friction(X, V * 3.0).force[0] == pytest.approx(3**power * force)
        assert drag(*fluid, larger).friction(X, V).force[0] == pytest.approx(2**power * force)
    assert drag(1.2, 0.0).friction(X, V).force[0] == pytest.approx(0.5 * 1.2 * 0.2 * 0.4 * 4.0)
    diameter = sum(BOX) / 3
    assert drag(0.0, 0.3).friction(X, V).force[0] == pytest.approx(3 * np.pi * 0.3 * diameter * 2.0)


def test_a_falling_body_comes_to_its_terminal_speed_and_the_ledger_closes() -> None:
    body = Body("body", Inertia.at_centre(2.0, [0.0, 0.0, 0.0], [0.1, 0.1, 0.1]))
    model = Model(
        "falling", (body,), (Joint("fall", pairs.free(), "ground", "body"),), (drag(1000.0, 0.0, (1.0, 1.0, 1.0)),)
    )
    mechanism = po.Mechanism(model)
    run = po.simulate(mechanism, time=5.0, rtol=1e-9, samples=2)
    speed = np.sqrt(2.0 * 9.80665 / (0.5 * 1000.0))
    assert -float(run["joint_velocity"].values[-1][5]) == pytest.approx(speed, rel=1e-3)
    assert float(abs(run["energy_residual"]).max()) < 1e-7


@pytest.mark.parametrize(("density", "viscosity"), [(-1.0, 0.0), (1.0, -1.0), (float("nan"), 0.0), (0.0, float("inf"))])
def test_no_fluid_is_like_this(density: float, viscosity: float) -> None:
    body = Body("body", Inertia.at_centre(1.0, [0.0, 0.0, 0.0], [0.1, 0.1, 0.1]))
    with pytest.raises(ModelError, match="finite number, not negative"):
        Model("m", (body,), (Joint("j", pairs.free(), "ground", "body"),), (drag(density, viscosity),))


# Spatial springs and dampers in mechanisms: balance at the port, power, invariance, derivatives, ledgers.
BUSHING_SEEDS = pytest.mark.parametrize("seed", quick(1, range(4)))


@BUSHING_SEEDS
def test_moving_both_frames_together_changes_nothing(seed: int, rng: np.random.Generator) -> None:
    """A spring whose two frames are moved by one displacement, its stiffness carried along, is the same spring."""
    bodies = (zoo.Body("b0", zoo.random_inertia(rng)), zoo.Body("b1", zoo.random_inertia(rng)))
    root, X = rng.normal(size=(6, 6)), zoo.random_displacement(rng, 5.0)
    K, here = root @ root.T, (zoo.random_displacement(rng), zoo.random_displacement(rng))
    there = tuple(Y @ X for Y in here)
    carried = X.adjoint.T @ K @ X.adjoint
    efforts = []
    for frames, stiffness in ((here, K), (there, carried)):
        spring = SpatialSpring.of_stiffness("s", "b0", frames[0], "b1", frames[1], stiffness)
        tree = build_tree(Model("two", bodies, (), (spring,), gravity=(0.0, 0.0, 0.0)))
        q = zoo.random_state(tree, np.random.default_rng(seed + 7))[0]
        efforts.append(floats(passive_effort(tree, q, np.zeros(tree.nv))))
    assert_same(efforts[1], efforts[0], rel=0, abs=1e-11 * np.abs(efforts[0]).max())


def test_a_body_on_an_uncoupled_spring_swings_at_its_principal_frequencies() -> None:
    """Small motions: ω² = k/m along the principal axes and k/I about them; the run returns after a period."""
    k, c, mass, moments = np.array([50.0, 80.0, 20.0]), np.array([3.0, 2.0, 5.0]), 2.0, np.array([0.3, 0.4, 0.5])
    spring = SpatialSpring("s", GROUND, "b", tensor(k), tensor(c))
    body = zoo.Body("b", po.Inertia.at_centre(mass, np.zeros(3), moments))
    m = po.Mechanism(Model("block", (body,), (), (spring,), gravity=(0.0, 0.0, 0.0)))
    for i, frequency in enumerate([*np.sqrt(c / moments), *np.sqrt(k / mass)]):
        v = np.eye(6)[i] * 1e-6
        period = float(2 * np.pi / frequency)
        run = po.simulate(m, period, initial=(m.neutral(), v), times=[0.0, period], rtol=1e-12, progress=False)
        np.testing.assert_allclose(run["joint_velocity"].values[-1], v, atol=1e-14)
