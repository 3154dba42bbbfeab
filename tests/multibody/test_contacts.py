"""Mechanisms that slide on surfaces and roll on planes: laws on random ones, then cases with known answers."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.moving import changing, floats, moving, rate
from poinsot.algebra.arrays import Floats
from poinsot.elements import CONTACTS, WITH_RADIUS, contact_of_kind, pair_of_kind
from poinsot.joints.closures import closing_units
from poinsot.multibody.constrained_dynamics import forward_dynamics, project, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_error, constraint_jacobian
from poinsot.multibody.derivatives import forward_dynamics_derivatives
from poinsot.multibody.forces import JointSpring
from poinsot.multibody.kinestatics.network import kinestatic_network
from poinsot.multibody.kinestatics.solution import implicit_system, kinestatic_motion
from poinsot.multibody.model import GROUND, Body, Joint, Model
from poinsot.multibody.tree import Tree, build_tree

IDENTITY = po.Displacement.identity()
each_kind = pytest.mark.parametrize("kind", CONTACTS)
SEEDS = quick(1, range(3))


EGG = "sqrt((0.4*x)**2 + (0.3*y)**2 + (0.2*z)**2) + 0.05*z"
FORMULA = "z - (x**2 - y*x)/4"


def at_contact(kind: str, rng: np.random.Generator) -> po.Displacement:
    """A relative pose that the contact has."""
    R = zoo.random_displacement(rng).rotation
    x, y = rng.normal(size=2) * 0.2
    height = {
        "point_on_sphere": np.sqrt(0.4**2 - x * x - y * y) - 0.4, "point_on_cylinder": np.sqrt(0.4**2 - y * y) - 0.4,
        "point_on_surface": (x * x - y * x) / 4, "sliding_surface": (x * x - y * x) / 4, "ball_on_plane": 0.4,
        "disk_on_plane": 0.4 * np.hypot(R[0, 2], R[1, 2]),
    }.get(kind, 0.0)  # fmt: skip
    if kind in ("plate_on_surface", "ball_on_surface"):
        foot, n = np.array([x, y, (x * x - y * x) / 4]), np.array([(y - 2 * x) / 4, x / 4, 1.0])
        n /= np.linalg.norm(n)
        t = np.cross(n, zoo.random_unit(rng))
        t /= np.linalg.norm(t)
        flush = np.column_stack([t, np.cross(n, t), n])
        return po.Displacement(flush, foot) if kind == "plate_on_surface" else po.Displacement(R, foot + 0.4 * n)
    if kind == "convex_on_plane":
        height = float(make(kind).reach(-R[2]))
    return po.Displacement(R, np.array([x, y, height]))


def make(kind: str) -> Any:
    formula = FORMULA if "surface" in kind else EGG if kind == "convex_on_plane" else None
    return contact_of_kind(kind, 0.4 if kind in WITH_RADIUS else None, formula)


def units_of(tree: Tree, kind: str) -> str:
    """Of the rows of its contact."""
    return closing_units(next(c.pair for c in tree.closures if c.pair.kind == kind))


def mechanism_with(kind: str, seed: int) -> tuple[Tree, Floats, Floats, Floats]:
    """A random tree whose last body touches its first, moving as it may; and efforts."""
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, bodies=5, elements=7, kinds=("revolute", "universal", "free", "spherical"))
    poses = {b.name: b.pose for b in model.bodies}
    first, last = poses["b0"], poses["b4"]
    assert first is not None and last is not None
    X_P = zoo.random_displacement(rng, 0.3)
    contact = Joint("touch", make(kind), "b0", "b4", X_P, last.inverse() @ first @ X_P @ at_contact(kind, rng))
    tree = build_tree(replace(model, joints=(*model.joints, contact)))
    q = zoo.configuration.neutral(tree)
    A = floats(constraint_jacobian(tree, q))
    v = rng.normal(size=tree.nv)
    return tree, q, v - np.linalg.pinv(A, 1e-10) @ (A @ v), rng.normal(size=tree.nv)


# --------------------------------------------------------------------------------------------------------------- laws


@pytest.mark.sample(3)
@each_kind
def test_rows_are_rates_of_conditions_and_slips_and_have_their_own_rates(kind: str, seed: int) -> None:
    """A v = Φ̇ where there is a Φ, and zero of it where there is none; d/dt (A v) = A v̇ − a; closed as drawn."""
    tree, q, v, _ = mechanism_with(kind, seed)
    assert [c.joint for c in tree.closures] == ["touch"]
    np.testing.assert_allclose(floats(constraint_error(tree, q)), 0.0, atol=1e-12)
    v = np.random.default_rng(seed).normal(size=tree.nv)
    A, slips = floats(constraint_jacobian(tree, q)), np.array([unit in "ST" for unit in units_of(tree, kind)])
    rates = rate(constraint_error(tree, moving(tree, q, v)))
    np.testing.assert_allclose((A @ v)[~slips], rates[~slips], atol=1e-11)
    assert not rates[slips].any() and (not slips.any() or np.abs(A @ v)[slips].min() > 1e-6)
    turning = rate(constraint_jacobian(tree, moving(tree, q, v)) @ v)
    np.testing.assert_allclose(-floats(constraint_acceleration(tree, q, v)), turning, atol=1e-10)


@pytest.mark.sample(1)
@each_kind
def test_forward_dynamics_keeps_contacts_and_their_forces_do_no_work(kind: str, seed: int) -> None:
    tree, q, v, tau = mechanism_with(kind, seed)
    A = floats(constraint_jacobian(tree, q))
    a = floats(forward_dynamics(tree, q, v, tau))
    scale = max(1.0, np.abs(a).max())
    np.testing.assert_allclose(A @ a, floats(constraint_acceleration(tree, q, v)), atol=1e-9 * scale)
    left = floats(required_effort(tree, q, v, a)) - tau
    assert left @ v == pytest.approx(0.0, abs=1e-9 * scale * max(1.0, np.abs(left).max()))


@pytest.mark.sample(4)
@each_kind
def test_projection_takes_the_slip_away(kind: str, seed: int) -> None:
    """A v⁺ = 0 for all rows, and v⁺ is the nearest in the metric of the kinetic energy: the rest is Aᵀλ."""
    tree, q, _, _ = mechanism_with(kind, seed)
    v = np.random.default_rng(seed).normal(size=tree.nv)
    shift, settled, _, slip = project(tree, q, v)
    A = floats(constraint_jacobian(tree, q))
    assert np.sqrt(float(slip)) == pytest.approx(np.linalg.norm(A @ v), rel=1e-9)
    np.testing.assert_allclose(A @ floats(settled), 0.0, atol=1e-9)
    np.testing.assert_allclose(floats(shift), 0.0, atol=1e-9)


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", quick(2, CONTACTS))
def test_derivatives_are_those_by_dual_numbers(kind: str, seed: int) -> None:
    tree, q, v, tau = mechanism_with(kind, seed)
    by_q, by_v, _ = (floats(D) for D in forward_dynamics_derivatives(tree, q, v, tau))
    exact_q = np.array([rate(forward_dynamics(tree, moving(tree, q, e), v, tau)) for e in np.eye(tree.nv)]).T
    exact_v = np.array([rate(forward_dynamics(tree, q, changing(v, e), tau)) for e in np.eye(tree.nv)]).T
    for mine, exact in ((by_q, exact_q), (by_v, exact_v)):
        np.testing.assert_allclose(mine, exact, rtol=0, atol=1e-8 * max(1.0, np.abs(exact).max()))


@pytest.mark.parametrize("kind", quick(1, CONTACTS))
def test_the_kinestatic_network_has_them(kind: str) -> None:
    """Dirac, with flows of as many dimensions as there are freedoms of velocity; the same motion and reactions."""
    tree, q, v, tau = mechanism_with(kind, 0)
    network = kinestatic_network(tree, q)
    assert np.abs(network.structure.power_matrix).max() < 1e-12
    assert np.linalg.matrix_rank(network.structure.E, tol=1e-9) == tree.nv - len(units_of(tree, kind))
    motion = kinestatic_motion(implicit_system(network, v), tau)
    expected = floats(forward_dynamics(tree, q, v, tau))
    np.testing.assert_allclose(motion.acceleration, expected, rtol=0, atol=1e-10 * max(1.0, np.abs(expected).max()))
    for joint, reaction in po.Mechanism(tree.model).reactions(q, v, tau).items():
        size = max(1.0, np.abs(reaction.wrench).max())
        np.testing.assert_allclose(motion.reactions[joint], reaction.wrench, rtol=0, atol=1e-8 * size)


@pytest.mark.sample(2)
@each_kind
def test_mobility_counts_configurations_and_velocities(kind: str) -> None:
    """Rolling takes velocities away and leaves configurations: conditions on the pose alone take these."""
    tree, q, _, _ = mechanism_with(kind, 1)
    found, units = po.Mechanism(tree.model).mobility(q), units_of(tree, kind)
    assert (found.here, found.configuration) == (tree.nv - len(units), tree.nv - len(units.strip("ST")))
    assert found.redundant == 0 and not found.singular


def test_mobility_of_other_closures_is_that_of_the_configuration() -> None:
    found = po.load("examples/bennett.toml").mobility()
    assert found.configuration == found.here == 1


# ------------------------------------------------------------------------------------------------------- known answers


def ball(radius: float, mass: float, share: float) -> Body:
    """A ball with the moment share · m r², drawn where it lies on the plane z = 0."""
    inertia = po.Inertia.at_centre(mass, np.zeros(3), [share * mass * radius**2] * 3)
    return Body("ball", inertia, po.Displacement.translating([0, 0, radius]))


def rolling(body: Body, kind: str, radius: float, gravity: tuple[float, float, float], *joints: Joint) -> po.Mechanism:
    return po.Mechanism(
        Model(
            "rolling", (body,), (*joints, Joint("touch", contact_of_kind(kind, radius), GROUND, body.name)),
            gravity=gravity,
        )
    )  # fmt: skip


@pytest.mark.sample(1)
@pytest.mark.parametrize(("share", "part"), [(2 / 5, 5 / 7), (2 / 3, 3 / 5), (1e-9, 1.0)])
def test_a_ball_rolls_down_an_incline(share: float, part: float) -> None:
    """a = g sin α / (1 + share): 5/7 of what slides if it is full, 3/5 if hollow; a spin does not matter."""
    alpha, g = 0.4, 9.81
    m = rolling(ball(0.1, 2.0, share), "ball_on_plane", 0.1, (g * np.sin(alpha), 0.0, -g * np.cos(alpha)))
    run = po.simulate(m, 1.5, initial=(m.neutral(), np.array([0, 0, 3.0, 0, 0, 0])), progress=False)
    expected = part * g * np.sin(alpha) * run["time"].values ** 2 / 2
    np.testing.assert_allclose(run["body_position"].values[:, 0, 0], expected, rtol=1e-7, atol=1e-12)
    np.testing.assert_allclose(run["body_position"].values[:, 0, 1], 0.0, atol=1e-9)
    np.testing.assert_allclose(run["body_position"].values[:, 0, 2], 0.1, atol=1e-12)
    assert po.ledger(run).ratio < 1e-9


def test_a_marble_on_a_turntable_circles_at_two_sevenths_of_its_rate() -> None:
    """v̇ = (2/7) Ω e_z × v of a full ball, wherever it is: a table too heavy to feel it."""
    Omega, r = 3.0, 0.05
    table = Body("table", po.Inertia.at_centre(1e6, np.zeros(3), [1e12] * 3))
    marble = replace(ball(r, 0.2, 2 / 5), name="marble")
    joints = (
        Joint("spindle", pair_of_kind("revolute"), GROUND, "table"),
        Joint("marble", pair_of_kind("free"), GROUND, "marble"),
        Joint("touch", contact_of_kind("ball_on_plane", r), "table", "marble"),
    )
    m = po.Mechanism(Model("turntable", (table, marble), joints))
    rng = np.random.default_rng(0)
    for _ in range(5):
        p, velocity, spin = [*rng.normal(size=2), r], rng.normal(size=2), rng.normal()
        slip = velocity - Omega * np.array([-p[1], p[0]])
        q = np.concatenate([[0.7], p, [0, 0, 0, 1]])
        v = np.concatenate([[Omega], [-slip[1] / r, slip[0] / r, spin], velocity, [0.0]])
        assert np.abs(m.constraint_jacobian(q) @ v).max() < 1e-12
        a = m.forward_dynamics(q, v, np.zeros(m.nv))
        of_centre = a[4:] + np.cross(v[1:4], v[4:])  # v̇ of the body twist is p̈ − ω × ṗ
        np.testing.assert_allclose(of_centre[:2], 2 / 7 * Omega * np.array([-velocity[1], velocity[0]]), atol=1e-9)


def coin(radius: float, lean: float) -> tuple[po.Mechanism, Floats, Floats]:
    """A thin uniform disk on the plane, its axis cos(lean) to the side; its configuration, and e_z in its axes."""
    inertia = po.Inertia.at_centre(1.3, np.zeros(3), 1.3 * radius**2 * np.array([0.25, 0.25, 0.5]))
    turned = po.Displacement.exp(po.Twist(np.array([np.pi / 2 - lean, 0, 0]), np.zeros(3))).rotation
    pose = po.Displacement(turned, np.array([0, radius * np.sin(lean), radius * np.cos(lean)]))
    joints = (Joint("coin", pair_of_kind("free"), GROUND, "coin", X_PJ=IDENTITY),)
    m = rolling(Body("coin", inertia), "disk_on_plane", radius, (0, 0, -9.81), *joints)
    return m, np.concatenate([pose.translation, pose.quaternion]), turned.T @ np.array([0.0, 0.0, 1.0])


@pytest.mark.sample(1)
@pytest.mark.parametrize("Omega", [2.0, -9.0])
@pytest.mark.parametrize("lean", [0.2, -0.9])
def test_a_coin_rolls_steadily_round_a_circle(lean: float, Omega: float) -> None:
    """With the spin s about its axis that Ω and the lean want it goes on leaning alike, and its centre goes round
    at Ω: balance of moments about the centre, (I_a + m r²) s Ω sin α = I_d Ω² sin α cos α − m g r cos α."""
    r, g = 0.3, 9.81
    m, q, up = coin(r, lean)
    cosine, sine = up[2], np.hypot(up[0], up[1])  # of the angle α between the axis and the normal
    s = cosine * (Omega**2 * sine * r / 4 - g) / (1.5 * r * Omega * sine)
    omega = Omega * (up - cosine * np.array([0, 0, 1.0])) + np.array([0, 0, s])
    lowest = -r * (up - cosine * np.array([0, 0, 1.0])) / sine
    v = np.concatenate([omega, -np.cross(omega, lowest)])
    assert np.abs(m.constraint_jacobian(q) @ v).max() < 1e-12
    period = 2 * np.pi / abs(Omega)
    times = np.linspace(0, period, 41)
    run = po.simulate(m, period, initial=(q, v), rtol=1e-12, times=times, progress=False)
    centre = run["body_position"].values[:, 0]
    np.testing.assert_allclose(centre[:, 2], centre[0, 2], atol=1e-8)
    np.testing.assert_allclose(centre[-1], centre[0], atol=1e-7)
    middle = centre[:-1, :2].mean(axis=0)
    np.testing.assert_allclose(np.linalg.norm(centre[:, :2] - middle, axis=1), abs(s * r / Omega), rtol=1e-6)


def test_a_coin_that_wobbles_keeps_its_energy() -> None:
    m, q, _ = coin(0.05, 0.4)
    v = np.array([0.5, 1.0, 20.0, 0, 0, 0])
    A = m.constraint_jacobian(q)
    run = po.simulate(m, 2.0, initial=(q, v - np.linalg.pinv(A) @ (A @ v)), max_step=2e-3, progress=False)
    assert po.ledger(run).ratio < 1e-9 and run.attrs["steps"] >= 1000
    assert float(run["constraint_error"].max()) < 1e-10


def sleigh(a: float, mass: float, J: float) -> po.Mechanism:
    body = Body("sleigh", po.Inertia.at_centre(mass, [a, 0, 0], [J, J, J]))
    joints = (
        Joint("ice", pair_of_kind("planar"), GROUND, "sleigh"),
        Joint("runner", contact_of_kind("skate_on_plane"), GROUND, "sleigh"),
    )
    return po.Mechanism(Model("sleigh", (body,), joints, gravity=(0.0, 0.0, 0.0)))


@pytest.mark.parametrize(("heading", "u", "w"), [(0.0, 0.2, 3.0), (1.1, -0.5, 1.0)])
def test_chaplygins_sleigh(heading: float, u: float, w: float) -> None:
    """u̇ = a ω², ω̇ = −m a u ω / (J + m a²); it ends up straight, with all its energy in u > 0. Bloch 2003, §1.7."""
    a, mass, J = 0.4, 2.0, 0.3
    about_runner = J + mass * a**2
    m = sleigh(a, mass, J)
    q, ahead = np.array([0.3, -0.2, heading]), np.array([np.cos(heading), np.sin(heading)])
    v = np.array([*(u * ahead), w])
    across = np.array([-ahead[1], ahead[0]])
    start = m.forward_dynamics(q, v, np.zeros(3))
    assert start[2] == pytest.approx(-mass * a * u * w / about_runner)
    np.testing.assert_allclose(start[:2], a * w**2 * ahead + u * w * across, atol=1e-12)
    run = po.simulate(m, 12.0, initial=(q, v), rtol=1e-11, progress=False)
    angle, rates = run["joint_position"].values[:, 2], run["joint_velocity"].values
    speed = rates[:, 0] * np.cos(angle) + rates[:, 1] * np.sin(angle)
    final = np.sqrt(u**2 + about_runner / mass * w**2)
    np.testing.assert_allclose(mass * speed**2 + about_runner * rates[:, 2] ** 2, mass * final**2, rtol=1e-9)
    assert speed[-1] == pytest.approx(final, rel=1e-3) and abs(rates[-1, 2]) < 1e-2


@pytest.mark.parametrize(("kind", "level"), [("point_on_sphere", "x**2 + y**2"), ("point_on_cylinder", "y**2")])
def test_a_named_surface_and_its_formula_move_alike(kind: str, level: str, rng: np.random.Generator) -> None:
    body = Body("bead", zoo.random_inertia(rng))
    q = np.array([0.1, 0.2, 0.5 - np.sqrt(0.25 - 0.2**2 - ("x" in level) * 0.1**2), 0.1, -0.2, 0.3, 0.9])
    formula = contact_of_kind("point_on_surface", None, f"z - 0.5 + sqrt(0.25 - ({level}))")
    accelerations, v = [], rng.normal(size=6)
    for contact in (contact_of_kind(kind, -0.5), formula):
        m = po.Mechanism(Model("bead", (body,), (Joint("bowl", contact, GROUND, "bead"),)))
        np.testing.assert_allclose(m.constraint_error(q), 0.0, atol=1e-15)
        A = m.constraint_jacobian(q)
        accelerations.append(m.forward_dynamics(q, v - np.linalg.pinv(A) @ (A @ v), np.zeros(6)))
    np.testing.assert_allclose(accelerations[0], accelerations[1], rtol=1e-9, atol=1e-9)


def test_a_start_where_contacts_have_no_value_or_slope_is_refused() -> None:
    """Beyond the end of a surface's formula, and with a disk that lies flat."""
    bead, bowl = Body("bead", zoo.random_inertia(np.random.default_rng(0))), "z - 0.5 + sqrt(0.25 - x**2)"
    touch = Joint("bowl", contact_of_kind("point_on_surface", None, bowl), GROUND, "bead")
    m = po.Mechanism(Model("bead", (bead,), (touch,)))
    with pytest.raises(
        po.AssemblyError, match=r"joint 'bowl' \(point_on_surface\) of 'bead' have no value or no slope"
    ):
        m.assemble(np.array([700.0, 0, 0, 0, 0, 0, 1]))
    coin = rolling(ball(0.1, 1.0, 0.4), "disk_on_plane", 0.1, (0, 0, -9.81))
    flat = np.array([0, 0, -0.1, 0, 0, 0, 1.0])
    for refused in (coin.mobility, lambda q: coin.initial_state((q, np.zeros(6)))):
        with pytest.raises(po.AssemblyError, match=r"joint 'touch' \(disk_on_plane\)"):
            refused(flat)


def test_a_bead_in_a_bowl_is_a_spherical_pendulum() -> None:
    """The mass centre on a sphere of radius ℓ, from inside, moves as a pendulum of that length with a point mass."""
    length, g = 0.7, 9.81
    bead = Body("bead", po.Inertia.at_centre(0.3, np.zeros(3), [1e-3] * 3))
    bowl = Joint("bowl", contact_of_kind("point_on_sphere", -length), GROUND, "bead")
    bob = Body("bob", po.Inertia.at_centre(0.3, [0, 0, -length], [0.0, 0.0, 0.0]))
    cross = pair_of_kind("universal")
    pivot = Joint("pivot", cross, GROUND, "bob", po.Displacement.translating([0, 0, length]))
    sliding, hanging = (
        po.Mechanism(Model("m", (b,), (j,), gravity=(0, 0, -g))) for b, j in ((bead, bowl), (bob, pivot))
    )
    angles, rates = np.array([0.6, 0.3]), np.array([0.4, 1.5])
    start = hanging.pose(angles, "bob") @ np.array([0, 0, -length, 1.0])
    twist = hanging.jacobian(angles, "bob") @ rates
    velocity = twist[3:] + np.cross(twist[:3], start[:3])
    times = np.linspace(0, 2.0, 21)
    one = po.simulate(hanging, 2.0, initial=(angles, rates), times=times, rtol=1e-11, progress=False)
    initial = (np.concatenate([start[:3], [0, 0, 0, 1]]), np.concatenate([np.zeros(3), velocity]))
    other = po.simulate(sliding, 2.0, initial=initial, times=times, rtol=1e-11, progress=False)
    poses = hanging.pose(one["joint_position"].values, "bob") @ np.array([0, 0, -length, 1.0])
    np.testing.assert_allclose(other["body_position"].values[:, 0], poses[:, :3], atol=1e-7)


# ------------------------------------------------------------------------------------------------ assembly and refusals


def test_assembly_puts_a_ball_on_the_plane_and_does_not_roll_it_there() -> None:
    m = rolling(ball(0.1, 1.0, 0.4), "ball_on_plane", 0.1, (0, 0, -9.81))
    q = m.neutral() + np.array([0.3, -0.2, 0.5, 0, 0, 0, 0])
    np.testing.assert_allclose(m.assemble(q), m.neutral() + np.array([0.3, -0.2, 0.0, 0, 0, 0, 0]), atol=1e-12)


def test_velocities_that_slip_are_refused_with_the_contact() -> None:
    m = rolling(ball(0.1, 1.0, 0.4), "ball_on_plane", 0.1, (0, 0, -9.81))
    with pytest.raises(po.AssemblyError, match=r"tear joint 'touch' \(ball_on_plane\) apart"):
        m.initial_state({"ball": {"velocity": [0, 0, 0, 1, 0, 0]}})
    free = m.initial_state((m.neutral(), np.array([0, 0, 0, 1.0, 0, 0])))[m.nq :]
    assert np.abs(m.constraint_jacobian(m.neutral()) @ free).max() < 1e-12 and free[3] > 0.0


def test_contacts_carry_no_coordinates_and_take_no_elements() -> None:
    body = ball(0.1, 1.0, 0.4)
    touch = Joint("touch", contact_of_kind("ball_on_plane", 0.1), GROUND, "ball")
    with pytest.raises(po.ModelError, match="names 'touch', but a ball_on_plane pair carries no coordinates"):
        build_tree(Model("m", (body,), (touch,), tree=("touch",)))
    with pytest.raises(po.ModelError, match="acts on 'touch', a contact"):
        Model("m", (body,), (touch,), (JointSpring("s", "touch", 1.0),))
    both = build_tree(Model("m", (body,), (touch,), tree="maximal"))
    assert [link.joint for link in both.links] == ["ball"] and both.rows == 3
