"""Force systems, relative motion, and the law of momentum on random particle systems: S2 ch. IV."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.algebra import Dual, cos, sin
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.force_systems import (
    Force,
    Particles,
    conserved_twists,
    equivalent,
    impulse,
    reaction,
    reduced_to,
    relative_twist,
    resultant,
    rigidly_connected,
    work,
    wrench_of_forces,
)
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.lines import Line, coplanar, join, meet
from poinsot.geometry.motor_fields import derivative, value_at
from poinsot.geometry.motors import Momentum, Twist, Wrench, pairing
from poinsot.geometry.observers import EuclideanSystem
from poinsot.geometry.screws import Screw, is_axial, is_line, is_proper
from scalars import Over, assert_same
from scalars import derivative as by_duals


def forces(rng: zoo.Rng, count: int = 5) -> list[Force]:
    return [Force(*rng.normal(size=(2, 3))) for _ in range(count)]


# ------------------------------------------------------------------------------------------------------ force systems


def test_the_moment_distribution_of_a_force_system_is_its_wrench(rng: np.random.Generator) -> None:
    """About every point Σ (r_i − P) × f_i; principal vector Σ f_i; forces slide along their lines."""
    system, P = forces(rng), rng.normal(size=3)
    W = wrench_of_forces(system)
    assert_same(W.force, sum(f.force for f in system), abs=1e-13)
    assert_same(value_at(W, P), sum(np.cross(f.point - P, f.force) for f in system), abs=1e-12)
    assert all(is_line(f.wrench) for f in system)
    slid = [f.moved_along(rng.normal()) for f in system]
    assert equivalent(system, slid)
    through_origin = [Force(np.zeros(3), f.force) for f in system]
    assert equivalent(through_origin, [f.moved_along(rng.normal()) for f in through_origin])
    assert all(f.line.contains(g.point) for f, g in zip(system, slid, strict=True))


def test_equivalent_systems_do_the_same_work_on_every_motion(rng: np.random.Generator) -> None:
    system = forces(rng)
    force, couple = reduced_to(system, rng.normal(size=3))
    assert equivalent(system, [force, couple]) and is_axial(couple)
    V = zoo.random_twist(rng)
    powers = [sum(f.force @ V.at(f.point) for f in system), pairing(force.wrench + couple, V)]
    assert_same(powers[0], powers[1], abs=1e-12)
    assert not equivalent(system, system[1:])
    assert equivalent(system, [wrench_of_forces(system)])


def test_two_forces_on_lines_that_meet_have_a_resultant_through_the_meet(rng: np.random.Generator) -> None:
    at, f, g = rng.normal(size=(3, 3))
    pair_of_forces = [Force(at, f).moved_along(rng.normal()), Force(at, g).moved_along(rng.normal())]
    single = resultant(pair_of_forces)
    assert equivalent([single], pair_of_forces)
    assert_same(single.force, f + g, abs=1e-12)
    assert single.line.contains(meet(pair_of_forces[0].line, pair_of_forces[1].line))
    assert single.line.lies_in(join(pair_of_forces[0].line, pair_of_forces[1].line))


def test_what_a_force_system_reduces_to(rng: np.random.Generator) -> None:
    """Plane and parallel systems have a resultant; opposite forces are a couple; skew ones a wrench with a pitch."""
    u, heights = zoo.random_unit(rng), rng.uniform(0.5, 2, size=4)
    parallel = [Force(rng.normal(size=3), u * h) for h in heights]
    centre = sum(f.point * h for f, h in zip(parallel, heights, strict=True)) / heights.sum()
    assert resultant(parallel).line.contains(centre)
    plane = [Force([*rng.normal(size=2), 0], [*rng.normal(size=2), 0]) for _ in range(4)]
    assert equivalent([resultant(plane)], plane)
    one = Force(*rng.normal(size=(2, 3)))
    opposite = [one, Force(rng.normal(size=3), -one.force)]
    assert is_axial(wrench_of_forces(opposite))
    skew = [one, Force(*rng.normal(size=(2, 3)))]
    assert not coplanar(skew[0].line, skew[1].line) and is_proper(wrench_of_forces(skew))
    balanced = [*skew, *(Force(f.point, -f.force) for f in skew)]
    for system, reason in ((opposite, "couple"), (skew, "pitch"), (balanced, "equilibrium"), ([], "equilibrium")):
        with pytest.raises(GeometryError, match=reason):
            resultant(system)


def test_reduction_over_every_scalar(over: Over) -> None:
    r, f, P = np.random.default_rng(1).normal(size=(3, 3))
    found = over(
        lambda r, f, P: [x.wrench if isinstance(x, Force) else x for x in reduced_to([Force(r, f)], P)], r, f, P
    )
    assert_same(found, np.concatenate([np.cross(P, f), f, np.cross(r - P, f), np.zeros(3)]), abs=1e-13)


# --------------------------------------------------------------------------------------------------------- two bodies


def test_relative_twists_add(rng: np.random.Generator) -> None:
    """Theorem 4.1 on moving spaces: V_{3/1} = V_{2/1} + V_{3/2}, V_{1/2} = −V_{2/1}; none of bodies joined rigidly."""
    X = {name: zoo.random_displacement(rng) for name in "123"}
    V = {name: zoo.random_twist(rng) for name in "123"}

    def system(t: Any) -> EuclideanSystem:
        return EuclideanSystem({name: Displacement.exp(V[name] * t) @ X[name] for name in "123"})

    relative = {(a, b): relative_twist(V[a], V[b]) for a in "123" for b in "123"}
    assert_same(relative["1", "3"], relative["1", "2"] + relative["2", "3"], abs=1e-13)
    assert_same(relative["1", "2"], -relative["2", "1"])
    r = rng.normal(size=3)  # a point of body 2, seen from body 1: its velocity is that of the relative twist
    seen = by_duals(lambda t: system(t).relative("2", "1") @ r, 0.0, along=(1.0,))
    at = X["2"] @ r
    assert_same(X["1"].rotation @ seen, relative["1", "2"].at(at), abs=1e-12)
    assert rigidly_connected(V["1"], V["1"]) and not rigidly_connected(V["1"], V["2"])
    assert not rigidly_connected(Twist.zero(), Twist.of([0, 0, 1e-9, 0, 0, 0]), reach=1e3)


def test_action_and_reaction_do_work_on_the_relative_twist_alone(rng: np.random.Generator) -> None:
    """W on B and −W on A give ⟨W, V_B⟩ + ⟨−W, V_A⟩ = ⟨W, V_{B/A}⟩: nothing where the bodies are joined rigidly."""
    W, V_A, V_B = zoo.random_wrench(rng), zoo.random_twist(rng), zoo.random_twist(rng)
    power = pairing(W, V_B) + pairing(reaction(W), V_A)
    assert_same(power, pairing(W, relative_twist(V_A, V_B)), abs=1e-12)
    assert_same(pairing(W, V_A) + pairing(reaction(W), V_A), 0.0)


# ---------------------------------------------------------------------------------------------------------- particles


def paths(rng: zoo.Rng, n: int) -> Callable[[Any], Any]:
    """Random smooth paths of n particles: positions (n,3) at a time of any scalar."""
    a, b, c = rng.normal(size=(3, n, 3))
    return lambda t: np.array(a * 1.0, dtype=object) + b * sin(t) + c * (cos(t * 1.7) * t)


def moving(masses: Any, path: Callable[[Any], Any], t: Any) -> Particles:
    ahead = path(Dual(t, Dual(1.0, 0.0)) if isinstance(t, Dual) else Dual(t, 1.0))
    position = np.vectorize(lambda x: x.real, otypes=[object])(ahead)
    velocity = np.vectorize(lambda x: x.dual, otypes=[object])(ahead)
    return Particles(masses, position, velocity)


def test_the_law_of_momentum_of_a_particle_system(rng: np.random.Generator) -> None:
    """dH/dt = wrench of the external forces alone (4.1), with internal forces along the lines between particles.

    The accelerations are what Newton's second law gives each particle from external and internal forces together.
    """
    n = 6
    masses, r, v = rng.uniform(0.5, 2, size=n), rng.normal(size=(n, 3)), rng.normal(size=(n, 3))
    external = [Force(x, rng.normal(size=3)) for x in r]
    strength = np.triu(rng.normal(size=(n, n)), 1)
    strength = strength + strength.T
    internal = [Force(r[i], strength[i, j] * (r[j] - r[i])) for i in range(n) for j in range(n) if i != j]
    assert_same(wrench_of_forces(internal), np.zeros(6), abs=1e-12)
    total = np.zeros((n, 3))
    for k, f in enumerate(external):
        total[k] += f.force
    for f in internal:
        total[int(np.argmin(np.linalg.norm(r - f.point, axis=1)))] += f.force
    a = total / masses[:, None]

    def H(t: Any) -> Momentum:
        return Particles(masses, r + v * t + a * (t * t * 0.5), v + a * t).momentum

    rate = derivative(H, 0.0)
    assert isinstance(rate, Wrench)
    assert_same(rate, wrench_of_forces(external), abs=1e-12)
    speed = by_duals(lambda t: Particles(masses, r + v * t, v + a * t).centre_velocity, 0.0, along=(1.0,))
    assert_same(rate.force, masses.sum() * speed, abs=1e-12)  # (4.2)


def test_the_momentum_motor(rng: np.random.Generator) -> None:
    """(H)_P = (m v_C, h_P) with h_P = Σ (r_i − P) × m_i v_i; the mass centre moves with v_C."""
    masses, path, t, P = rng.uniform(0.5, 2, size=4), paths(rng, 4), rng.normal(), rng.normal(size=3)
    particles = moving(masses, path, t)
    H = particles.momentum
    r, v = (x.astype(float) for x in (particles.positions, particles.velocities))
    assert_same(H.linear, particles.mass * particles.centre_velocity)
    assert_same(value_at(H, P), sum(np.cross(x - P, m * u) for m, x, u in zip(masses, r, v, strict=True)), abs=1e-12)
    assert_same(by_duals(lambda t: masses @ path(t) / masses.sum(), t, along=(1.0,)), particles.centre_velocity)


def test_rigid_particles_are_a_body(rng: np.random.Generator) -> None:
    """H = I V with the inertia of the particles, T = ½ H ∘ V, and M ∘ V = d/dt(½ H ∘ V) along any motion (4.4)."""
    masses, r0, V0 = rng.uniform(0.5, 2, size=5), rng.normal(size=(5, 3)), zoo.random_twist(rng)
    body = Particles.of_body(masses, r0, V0)
    inertia = zoo.point_masses(masses, r0)
    assert_same(body.momentum, inertia * V0, abs=1e-12)
    assert_same(body.kinetic_energy, pairing(body.momentum, V0) / 2, abs=1e-12)
    assert_same(body.centre, inertia.centre, abs=1e-13)
    A = zoo.random_acceleration(rng)

    def at(t: Any) -> tuple[Any, Twist]:  # space twist V0 + A t to second order
        flow = V0 * t + Twist(A.first, A.second) * (t * t * 0.5)
        V = V0 + Twist(A.first, A.second) * t
        return np.array([Displacement.exp(flow) @ x for x in r0], dtype=object), V

    def H(t: Any) -> Momentum:
        return Particles.of_body(masses, *at(t)).momentum

    W = derivative(H, 0.0)
    energy = by_duals(lambda t: Particles.of_body(masses, *at(t)).kinetic_energy, 0.0, along=(1.0,))
    assert_same(energy, pairing(W, V0), abs=1e-11)
    assert_same(W, inertia * A + V0.cross(inertia * V0), abs=1e-11)


def test_impulse_and_work(rng: np.random.Generator) -> None:
    """∫ W dt = ΔH (4.3), its bivector anywhere the linear and the angular impulse; ∫ W ∘ V dt = Δ(½ H ∘ V)."""
    masses, path, t, P = rng.uniform(0.5, 2, size=3), paths(rng, 3), 1.3, rng.normal(size=3)

    def H(t: Any) -> Momentum:
        return moving(masses, path, t).momentum

    def W(t: float) -> Wrench:
        ahead = path(Dual(Dual(t, 1.0), Dual(1.0, 0.0)))
        a = np.vectorize(lambda x: x.dual.dual, otypes=[float])(ahead)
        r = np.vectorize(lambda x: x.real.real, otypes=[float])(ahead)
        return wrench_of_forces([Force(x, m * y) for m, x, y in zip(masses, r, a, strict=True)])

    given = impulse(W, 0.0, t)
    change = H(t) - H(0.0)
    assert isinstance(given, Momentum)
    assert_same(given, change, abs=1e-10)
    assert_same(value_at(given, P), value_at(change, P), abs=1e-10)
    m, a, v0 = 1.7, rng.normal(size=3), rng.normal(size=3)  # a body that does not turn, under a constant force at C
    c = Inertia.at_centre(m, [0, 0, 0], [1.0, 1.0, 1.0])

    def speed(t: float) -> Twist:
        return Twist(np.zeros(3), v0 + a * t)

    done = work(lambda t: Wrench.at(v0 * t + a * t * t / 2, m * a), speed, 0.0, t)
    assert_same(done, c.kinetic_energy(speed(t)) - c.kinetic_energy(speed(0.0)), abs=1e-11)


def test_partial_conservation_of_momentum(rng: np.random.Generator) -> None:
    """A force on a fixed line keeps the moment of momentum about points of the line, a couple the linear momentum;

    in general ⟨H, S⟩ stays for the fixed twists S reciprocal to all wrenches that act.
    """
    line, u = Line.along(*rng.normal(size=(2, 3))), rng.normal(size=3)
    pure, couple, screw = Screw(line).wrench(), Screw.improper(u).wrench(), Screw(line, 0.7).wrench()
    for acting, count in (([], 6), ([pure], 5), ([couple], 5), ([pure, couple], 4), ([screw, pure, couple * 3], 3)):
        free = conserved_twists(acting)
        assert len(free) == count
        assert np.linalg.matrix_rank(np.array([S.vector for S in free])) == count
        H0 = zoo.random_momentum(rng)
        for W in acting:
            H1 = H0 + impulse(lambda t, W=W: W * float(np.exp(t)), 0.0, 0.8)
            assert_same([pairing(H1, S) for S in free], [pairing(H0, S) for S in free], abs=1e-10)
    point = line.foot + 2.0 * line.unit().direction
    H0 = zoo.random_momentum(rng)
    assert_same(value_at(H0 + impulse(lambda t: pure * t, 0.0, 2.0), point), value_at(H0, point), abs=1e-12)
    assert_same((H0 + impulse(lambda t: couple * t, 0.0, 2.0)).linear, H0.linear)
    turns = np.array([S.vector for S in conserved_twists([pure])])
    through = Screw.along(point, rng.normal(size=3)).twist().vector  # a turn about a line that meets the force
    assert_same(turns.T @ (turns @ through), through, abs=1e-12)


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: Force([0, 0], [1, 0, 0]), "3 numbers"),
        (lambda: Force([0, 0, np.nan], [1, 0, 0]), "finite numbers"),
        (lambda: Force([0, 0, 0], [0, 0, 0]).line, "other than zero"),
        (lambda: Particles([1, 2], np.zeros((3, 3)), np.zeros((2, 3))), "positions"),
        (lambda: Particles([], np.zeros((0, 3)), np.zeros((0, 3))), "list of masses"),
    ],
)
def test_what_cannot_be_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()
