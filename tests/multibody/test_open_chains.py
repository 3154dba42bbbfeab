"""Open chains by motors: both forms agree, with each other and with the mechanism; links at rest are in balance."""

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.moving import SEEDS, floats, tree_of
from poinsot import Twist, Wrench, pairing
from poinsot.algebra import Dual, dual
from poinsot.multibody import frames
from poinsot.multibody.dual import open_chains
from poinsot.multibody.dual.open_chains import chain_to, statics
from poinsot.multibody.forces import generalised_force
from poinsot.multibody.frames import frame_acceleration, frame_twist
from poinsot.multibody.inverse_dynamics import gravity_force
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.tree import build_tree

SCREWED = ("revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "fixed")


def vectors(parts: list) -> np.ndarray:  # type: ignore[type-arg]
    return np.array([floats(part.vector) for part in parts]).reshape(-1, 6)


@pytest.mark.parametrize("seed", SEEDS)
def test_explicit_and_recursive_forms_agree(seed: int) -> None:
    rng = np.random.default_rng(seed)
    n = 7
    screws, rates, second = [zoo.random_twist(rng) for _ in range(n)], rng.normal(size=n), rng.normal(size=n)
    np.testing.assert_allclose(
        vectors(open_chains.velocities(screws, rates)),
        vectors(open_chains.velocities_recursive(screws, rates)),
        atol=1e-13,
    )
    np.testing.assert_allclose(
        vectors(open_chains.accelerations(screws, rates, second)),
        vectors(open_chains.accelerations_recursive(screws, rates, second)),
        atol=1e-12,
    )


@pytest.mark.parametrize("mimics", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_chain_to_a_body_moves_as_the_body_does(seed: int, mimics: int) -> None:
    """Pairs of several freedoms are screws in series, whichever way they are crossed."""
    tree, rng = tree_of(seed, bodies=8, kinds=SCREWED, reversed_share=0.5, mimics=mimics)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    for body in tree.bodies:
        chain = chain_to(tree, q, body)
        if not chain.screws:
            continue
        rates, second = chain.rates(v), chain.rates(a)
        V = open_chains.velocities(chain.screws, rates)[-1]
        A = open_chains.accelerations(chain.screws, rates, second)[-1]
        np.testing.assert_allclose(floats(V.vector), floats(frame_twist(tree, q, v, body, "world")), atol=1e-11)
        expected = floats(frame_acceleration(tree, q, v, a, body, "world"))
        np.testing.assert_allclose(floats(A.vector), expected, atol=1e-10 * max(1.0, np.abs(expected).max()))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_link_is_in_balance(seed: int) -> None:
    """M_i + τ_i Sᵃ_i + C_i − τ_{i+1} Sᵃ_{i+1} − C_{i+1} = 0, and no constraint does work on its joint."""
    rng = np.random.default_rng(seed)
    n = 6
    screws = [zoo.random_twist(rng) for _ in range(n)]
    actuators, loads = ([zoo.random_wrench(rng) for _ in range(n)] for _ in range(2))
    found = statics(screws, actuators, loads)
    carried = [S * t + C for S, t, C in zip(actuators, found.efforts, found.constraints, strict=True)]
    for i in range(n):
        outer = carried[i + 1] if i + 1 < n else Wrench.zero()
        np.testing.assert_allclose(floats((loads[i] + carried[i] - outer).vector), 0.0, atol=1e-10)
        size = np.abs(floats(found.constraints[i].vector)).max()
        assert pairing(found.constraints[i], screws[i]) == pytest.approx(0.0, abs=1e-12 * max(1.0, size))


@pytest.mark.parametrize("seed", SEEDS)
def test_efforts_are_those_of_virtual_work(seed: int) -> None:
    """An actuator with Sᵃ ∘ S = 1 gives −JᵀM, wherever its own screw lies; its choice changes the constraints alone."""
    tree, rng = tree_of(seed, bodies=5, kinds=SCREWED[:-1], reversed_share=0.5)
    q, _ = zoo.random_state(tree, rng)
    body = max(tree.bodies, key=lambda name: len(tree.path(tree.bodies[name].link)))
    chain = chain_to(tree, q, body)
    loads = [Wrench.zero() for _ in chain.screws]
    loads[-1] = zoo.random_wrench(rng)
    force = floats(generalised_force(tree, q, (body,), "world", floats(loads[-1].vector)[None]))
    for _ in range(2):
        actuators = []
        for S in chain.screws:
            W = zoo.random_wrench(rng)
            actuators.append(W * (1.0 / pairing(W, S)))
        found = statics(chain.screws, actuators, loads)
        expected = [-force[k] for k, _ in chain.freedoms]
        np.testing.assert_allclose(floats(found.efforts), expected, atol=1e-9 * max(1.0, np.abs(force).max()))


def serial_arm(rng: np.random.Generator, bodies: int = 4) -> Model:
    """A chain of revolute, prismatic and helical joints, one after another."""
    kinds = zoo.every_pair()
    joints, before = [], "ground"
    for i in range(bodies):
        kind = ("revolute", "prismatic", "helical 0.2")[rng.integers(3)]
        joints.append(
            Joint(
                f"j{i}", kinds[kind], before, f"b{i}", zoo.random_displacement(rng, 0.4), zoo.random_displacement(rng)
            )
        )
        before = f"b{i}"
    return Model("arm", tuple(Body(f"b{i}", zoo.random_inertia(rng)) for i in range(bodies)), tuple(joints))


@pytest.mark.parametrize("seed", SEEDS)
def test_motors_on_the_joints_hold_a_chain_against_its_weight(seed: int) -> None:
    rng = np.random.default_rng(seed)
    tree = build_tree(serial_arm(rng))
    q, _ = zoo.random_state(tree, rng)
    chain, loads, actuators = chain_to(tree, q, "b3"), [], []
    for body, S in zip(tree.model.bodies, chain.screws, strict=True):
        centre = floats(frames.body_pose(tree, q, body.name) @ body.inertia.centre)
        loads.append(Wrench.at(centre, body.inertia.mass * np.array(tree.model.gravity)))
        W = zoo.random_wrench(rng)
        actuators.append(W * (1.0 / pairing(W, S)))
    np.testing.assert_allclose(
        floats(statics(chain.screws, actuators, loads).efforts), floats(gravity_force(tree, q)), atol=1e-9
    )


def test_a_boom_held_by_a_ram() -> None:
    """Worked example: a boom on a pin, held by a hydraulic ram whose line passes the pin at a distance.

    The pin is at the origin along y; the boom's mass centre is 2 m out, its load 1 t at 3 m, both level. The ram pushes
    along the line from (0, 0, −1) to (1, 0, 0), 1/√2 m from the pin. Moments about the pin give its force F, and the
    pin bears what is left: here F/√2 = 9.81 (500·2 + 1000·3).
    """
    g = 9.81
    pin = Twist.of([0.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    along = np.array([1.0, 0.0, 1.0]) / np.sqrt(2.0)
    ram = Wrench.at(np.array([1.0, 0.0, 0.0]), along)
    load = Wrench.at(np.array([2.0, 0, 0]), np.array([0, 0, -500 * g])) + Wrench.at(
        np.array([3.0, 0, 0]), np.array([0, 0, -1000 * g])
    )
    found = statics([pin], [ram], [load])
    force = np.sqrt(2.0) * g * (500 * 2 + 1000 * 3)
    assert found.efforts[0] == pytest.approx(force)
    np.testing.assert_allclose(
        floats(found.constraints[0].vector), [0, 0, 0, -force / np.sqrt(2), 0, 1500 * g - force / np.sqrt(2)], atol=1e-8
    )


def test_forms_hold_for_duals_too() -> None:
    """The acceleration is the derivative of the velocity with the screws carried along: Ṡ_i = V_i × S_i."""
    rng = np.random.default_rng(2)
    screws, rates, second = [zoo.random_twist(rng) for _ in range(4)], rng.normal(size=4), rng.normal(size=4)
    V = open_chains.velocities(screws, rates)
    moving = [
        Twist.of([Dual(x, y) for x, y in zip(S.vector, V_i.cross(S).vector, strict=True)])
        for S, V_i in zip(screws, V, strict=True)
    ]
    changing = [Dual(x, y) for x, y in zip(rates, second, strict=True)]
    expected = [[dual(x) for x in each.vector] for each in open_chains.velocities(moving, changing)]
    np.testing.assert_allclose(vectors(open_chains.accelerations(screws, rates, second)), expected, atol=1e-12)


def test_wrong_use_is_explained() -> None:
    S = Twist.of([0.0, 0.0, 1.0, 0.3, -0.7, 0.0])
    through_the_axis = Wrench.at(np.array([0.7, 0.3, 5.0]), np.array([0.2, 0.1, 0.0]))
    with pytest.raises(po.ModelError, match="joint 1 of the chain is reciprocal"):
        statics([S], [through_the_axis], [Wrench.zero()])
    with pytest.raises(po.ModelError, match="got 1, 2"):
        open_chains.velocities([S], [1.0, 2.0])
    tree, rng = tree_of(0, bodies=2, kinds=("spherical",))
    with pytest.raises(po.ModelError, match="spherical pair, no series of screw pairs"):
        chain_to(tree, zoo.random_state(tree, rng)[0], "b1")
