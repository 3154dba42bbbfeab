"""The equations of implicit stages along a tree: both of them hold for what is found, by derivatives in closed form."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.by_duals import chart_slopes
from multibody.closed_zoo import coupled, following, random_closed
from multibody.driven_zoo import driven
from multibody.reference_steps import Step
from poinsot import Acceleration, Actuator, Contacts, Friction, Limit, OneWay, OnFreedom, Shape, Surface, Twist, Wrench
from poinsot.algebra import Array, Complex, Dual, array, dual
from poinsot.elements import KINDS, BetweenPoints, LinearDamper
from poinsot.multibody import configuration
from poinsot.multibody.conditions import Conditions
from poinsot.multibody.constrained_dynamics import DRIFT, PASSING
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.derivatives import inverse_dynamics_derivatives
from poinsot.multibody.forces import JointDamper, JointSpring
from poinsot.multibody.front_dynamics import collected, written_out
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.kinematics import Moving, resting
from poinsot.multibody.model import Model
from poinsot.multibody.passes import Pass, owned, walk
from poinsot.multibody.stage_blocks import joint_size
from poinsot.multibody.stage_equations import CarriedForce, disturb, eliminate, gather, release, stand
from poinsot.multibody.stage_rows import sections
from poinsot.multibody.tree import Tree, build_tree
from poinsot.recursions.records import elements_of
from poinsot.recursions.stage_loops import stage_matrix
from simulation.stepped import floor, last_step
from zoo import FOREIGN, random_model

RATES = [1.0, 30.0, Complex(1.0, 0.5), Complex(2e4, -1.3e4)]


def solved(tree: Tree, q: Array, v: Array, a: Array, rate: Any, r: Array, servos: Array) -> Array:
    """Δ link by link, over any scalar."""
    own, elements = owned(tree, q, v, a), elements_of(tree)
    of = {id(link): i for i, link in enumerate(tree.links)}
    zero = Complex(0.0) if isinstance(rate, Complex) else 0.0
    still = Moving(Twist.of(array([zero] * 6)), Acceleration.of(array([zero] * 6)))

    def parts(link: Any) -> tuple[Array, Array]:
        return array([r[k] for k in link.v]), array([r[tree.nv + k] for k in link.v])

    def along(link: Any, own: Any, carried: Any, kept: Any) -> Any:
        on = [(k, e, own.q[k]) for k, e in elements.get(of[id(link)], ())]
        return eliminate(link, own, on, servos[:, list(link.v)], rate, carried, kept)

    factors, _ = walk(tree, [Pass(stand, resting), Pass(along, lambda _: CarriedForce.nothing(zero), True)], own)
    each = list(zip(own, factors, strict=True))
    passes = [
        Pass(lambda link, own, met: disturb(link, *parts(link), rate, own[1], met), lambda _: still),
        Pass(
            lambda link, own, met, kept: gather(link, own[0].rotor, *parts(link), rate, own[1], met, kept),
            lambda _: Wrench.of(array([zero] * 6)),
            True,
        ),
        Pass(lambda link, own, met, kept: release(link, parts(link)[0], rate, own[1], met, kept), lambda _: still),
    ]
    found, _ = walk(tree, passes, each)
    delta: list[Any] = [0.0] * (2 * tree.nv)
    for link, (dq, dv) in zip(tree.links, found, strict=True):
        for m, k in enumerate(link.v):
            delta[k], delta[tree.nv + k] = dq[m], dv[m]
    return np.array([complex(x.re, x.im) if isinstance(x, Complex) else x for x in delta])


def holds(tree: Tree, seed: int, rate: Any) -> None:
    """(ρ − C) δq − δv = r_q and ∂τ/∂q δq + ∂τ/∂v δv + M (ρ δv − r_v) = 0, to rounding of δq = L (δv + r_q)."""
    rng, n = np.random.default_rng(seed), tree.nv
    q, v = zoo.random_state(tree, rng)
    a, r, servos = rng.normal(size=n), rng.normal(size=2 * n), -(10.0 ** rng.uniform(-1, 2, (2, n)))
    rho = complex(rate.re, rate.im) if isinstance(rate, Complex) else rate
    delta = solved(tree, q, v, a, rate, r, servos)
    dq, dv = delta[:n], delta[n:]
    by_q, by_v, M = (np.asarray(x, dtype=float) for x in inverse_dynamics_derivatives(tree, q, v, a))
    C = chart_slopes(tree, v)
    identity = np.eye(n)
    first = [(rho * identity, dq), (-C, dq), (-identity, dv), (-identity, r[:n])]
    felt = [(-np.diag(servos[0]), dq), (-np.diag(servos[1]), dv)]
    second = [(by_q, dq), (by_v, dv), (rho * M, dv), (-M, r[n:]), *felt]
    for terms in (first, second):
        size = max((np.abs(A) @ np.abs(x)).max() for A, x in [*terms, (by_q, r[:n] / rho)])
        left = np.abs(sum(A @ x for A, x in terms)).max()
        assert left <= 1e-11 * size, (left, size)


def with_elements(model: Model, damping: float) -> Model:
    """Springs and dampers on all joints that have coordinates of their own."""
    own = [j.name for j in model.joints if j.pair.freedoms and len(j.pair.freedoms) == len(j.pair.coordinates)]
    dampers = tuple(JointDamper(f"d {name}", name, damping * (1 + k)) for k, name in enumerate(own))
    springs = tuple(JointSpring(f"s {name}", name, 30.0 * (1 + k)) for k, name in enumerate(own))
    rotors = tuple(replace(j, armature=0.3) if j.name in own else j for j in model.joints)
    return replace(model, elements=dampers + springs, joints=rotors)


@pytest.mark.parametrize("seed", quick(2, range(40)))
@pytest.mark.parametrize("rate", RATES)
def test_both_equations_hold_on_random_trees(seed: int, rate: Any) -> None:
    tree = build_tree(with_elements(zoo.random_model(np.random.default_rng(seed), bodies=6), 0.7))
    holds(tree, seed, rate)


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"fixed"}))
def test_every_pair(kind: str) -> None:
    rng = np.random.default_rng(8)
    tree = build_tree(zoo.random_model(rng, bodies=3, kinds=(kind,)))
    holds(tree, 8, Complex(20.0, 14.0))


@pytest.mark.parametrize("damping", [1e3, 1e6, 1e9])
def test_stiff_dampers(damping: float) -> None:
    for seed in range(3):
        kinds = ("revolute", "prismatic", "helical")
        tree = build_tree(with_elements(zoo.random_model(np.random.default_rng(seed), bodies=8, kinds=kinds), damping))
        holds(tree, seed, Complex(3.0, 2.0))


# The equations of implicit stages with closed loops: all of them hold for what is found, by derivatives.
def independent(A: Any) -> list[int]:
    """Rows that say something new, one after the other."""
    found: list[int] = []
    for r in range(len(A)):
        sizes = np.linalg.svd(A[[*found, r]], compute_uv=False)
        if len(found) < len(A.T) and sizes[-1] > max(1e-3 * np.linalg.norm(A[r]), 1e-6):
            found.append(r)
    return found


def solved_with_rows(
    tree: Tree, live: list[int], q: Any, v: Any, tau: Any, rho: complex, r: Any
) -> tuple[Any, Any, Any]:
    """Δ by the matrix, assembled from the numbers of the text; and v̇ and λ that it is taken at."""
    lines = Lines(tree, live)
    found = [*lines.dynamics(Policy(PASSING, DRIFT), True), *sections(lines)]
    values = written_out(tree, q, v, tau, [*lines.moving(), *found])
    solid = {
        "J": [np.ones(joint_size(len(link.v)), dtype=bool) for link in tree.links],
        "R": [np.ones(30, dtype=bool)] * lines.rows.count,
        "Z": [np.ones(108, dtype=bool)] * len(tree.closures),
    }
    matrix = stage_matrix(tree, lines.rows, solid)
    order = matrix.order
    entries = np.zeros(order.entries, dtype=complex)
    for family, added in matrix.values.items():
        for entry, item, number, sign in zip(*added, strict=True):
            entries[entry] += sign * float(values[family, int(item)][number])
    np.add.at(entries, matrix.constants[:, 0], matrix.constants[:, 1])
    np.add.at(entries, matrix.rates[:, 0], rho * matrix.rates[:, 1])
    B = np.zeros((order.size, order.size), dtype=complex)
    k = np.arange(order.size)
    for i, j in zip(np.repeat(k, order.beside), order.columns, strict=True):
        B[i, j] = entries[order.at(i, j)]
    for i, j in zip(order.rows, np.repeat(k, order.below), strict=True):
        B[i, j] = entries[order.at(i, j)]
    B[k, k] = entries[order.at(k, k)]
    b = np.zeros(order.size, dtype=complex)
    b[matrix.given[:, 0]] = r[matrix.given[:, 1]] * matrix.given[:, 2]
    x = np.linalg.solve(B, b)
    delta = np.zeros(2 * tree.nv, dtype=complex)
    delta[matrix.taken[:, 1]] = x[matrix.taken[:, 0]]
    lam = np.array([float(values["l0", n]) for n in range(lines.rows.count)])
    return delta, np.asarray(collected(tree, values, "x0"), dtype=float), lam


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", quick(2, range(30)))
def test_all_equations_hold_off_the_closed_loops(seed: int) -> None:
    """(ρ − C) δq − δv = r_q; M δa + ∂τ/∂q δq + ∂τ/∂v δv − ∂(Aᵀλ)/∂q δq in the range of Aᵀ; A δa + ∂(A a − a₀) = 0."""
    model, rng = random_closed(seed)
    tree = build_tree(replace(model, elements=())).aligned
    n = tree.nv
    q = configuration.integrate(tree, configuration.neutral(tree), 0.3 * rng.normal(size=n))
    v, tau, r, rho = rng.normal(size=n), rng.normal(size=n), rng.normal(size=2 * n), complex(20.0, 14.0)
    live = independent(np.asarray(constraint_jacobian(tree, q), dtype=float))
    tree.__dict__["_conditions"] = Conditions(tuple(live), (), np.ones(tree.rows), True)
    delta, a, lam = solved_with_rows(tree, live, q, v, tau, rho, r)
    dq, dv = delta[:n], delta[n:]
    da = rho * dv - r[n:]
    left = rho * dq - chart_slopes(tree, v) @ dq - dv - r[:n]
    assert np.abs(left).max() <= 1e-11 * np.abs(np.concatenate([r, rho * dq])).max()
    by_q, by_v, M = (np.asarray(x, dtype=float) for x in inverse_dynamics_derivatives(tree, q, v, a))
    A = np.asarray(constraint_jacobian(tree, q), dtype=float)[live]

    def slope(k: int, of: Any) -> Any:
        xi = array([Dual(0.0, float(i == k)) for i in range(n)])
        at = configuration.chart(tree, array([Dual(x, 0.0) for x in q]), xi)
        return of(at)

    def turned(at: Any) -> Any:
        rows = constraint_jacobian(tree, at)[live]
        return [dual(x) for x in [*(rows.T @ lam), *(rows @ a - constraint_acceleration(tree, at, v)[live])]]

    by_pose = np.array([slope(k, turned) for k in range(n)], dtype=float).T

    def sped(k: int) -> Any:
        moving = array([Dual(x, float(i == k)) for i, x in enumerate(v)])
        return [-dual(x) for x in constraint_acceleration(tree, q, moving)[live]]

    by_speed = np.array([sped(k) for k in range(n)], dtype=float).T
    demanded = [A @ da, by_pose[n:] @ dq, by_speed @ dv]
    size = max((np.abs(A) @ (np.abs(rho * dv) + np.abs(r[n:]))).max(), *(np.abs(x).max() for x in demanded))
    assert np.abs(sum(demanded)).max() <= 1e-9 * size, (sum(demanded), size)
    forces = [M @ da, by_q @ dq, by_v @ dv, -by_pose[:n] @ dq]
    left = sum(forces)
    rest = left - A.T @ np.linalg.lstsq(A.T.astype(complex), left, rcond=None)[0]
    assert np.abs(rest).max() <= 1e-9 * max(np.abs(x).max() for x in forces), (rest, left)


# The texts that walk any machine by its tables, against its laws over floats: free motion, rows, columns, books.
H = 1e-3
ENDS = ((-3.0, 4.0), (-5.0, np.inf), (-np.inf, 5.0))
TABLE_KINDS = ("revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "spherical", "free")


def tree_that_rubs(seed: int) -> Model:
    """All kinds of pairs, joints that follow others, elements of every type, limits and friction near and far."""
    rng = np.random.default_rng([3904, seed])
    model = random_model(rng, 7, elements=(0, 6, 12)[seed % 3], kinds=TABLE_KINDS, mimics=seed % 2)
    single = [j.name for j in model.joints if len(j.pair.freedoms) == 1]
    rows: list[Any] = [Limit(f"ends of {name}", OnFreedom(name), *ENDS[k % 3]) for k, name in enumerate(single)]
    rows += [Friction(f"rub of {name}", OnFreedom(name), 0.2, 0.3) for name in single[:2]]
    rows += [OneWay(f"ratchet of {name}", OnFreedom(name), seed % 2 == 0) for name in single[2:3]]
    if seed % 4 == 3:
        ends = BetweenPoints("b0", (0.1, 0.0, 0.2), "b6", (0.0, 0.2, 0.0))
        rows += [Friction("rope", ends, 0.2), Friction("Stribeck", OnFreedom(single[0]), 0.3, stribeck=0.1)]
    motors: list[Any] = []
    for k, name in enumerate(single[:3]):
        more: dict[str, Any] = {"control_range": (-0.5, 0.5), "effort_range": (-0.4, 9.0), "gear": (2.0, -1.5, 1.0)[k]}
        motors.append(Actuator.position(f"servo of {name}", name, stiffness=30.0, damping=2.0, **more))
        motors.append(Actuator.motor(f"motor of {name}", name, **more))
    return replace(model, elements=(*model.elements, *motors), switches=tuple(rows))


def loops_that_rub(seed: int, kind: str) -> Model:
    """Closed loops, cams, followers, pairs of one's own, given motions; balls on a floor, friction, limits."""
    if kind == "loops":
        model, rng = random_closed(seed)
    elif kind == "cams":
        model, rng = random_closed(40 + seed)
        model = coupled(model, seed)
    elif kind == "tendons":
        model, rng = driven(seed, couplings=3, loops=1)
        model = replace(model, elements=tuple(e for e in model.elements if e not in model.sources))
    elif kind == "trees":
        rng = np.random.default_rng([2820, seed])
        kinds = ("revolute", "prismatic", "spherical", "free", "cylindrical")
        model = random_model(rng, 6, kinds=kinds, mimics=seed % 2)
        damper = LinearDamper("damper", "b1", (0.1, 0.0, 0.0), "b4", (0.0, 0.3, 0.1), 40.0)
        model = replace(model, elements=(damper,))
    elif kind == "motions":
        rng = np.random.default_rng(601 + seed % 3)
        kinds = ("universal", "spherical", "cylindrical")
        model = random_model(rng, 6, 1, kinds=kinds, closing_kinds=("spherical", "helical", "universal"))
        joints = (replace(model.joints[0], pair=po.pairs.revolute()), *model.joints[1:])
        model = replace(model, joints=joints)
    elif kind == "followers":
        rng = np.random.default_rng(seed)
        model = following(rng)
    else:
        rng = np.random.default_rng(300 + seed)
        model = random_model(rng, 4, 1, 6, kinds=("revolute", *FOREIGN), closing_kinds=("spherical", *FOREIGN))
        model = replace(model, elements=tuple(e for e in model.elements if e not in model.sources))
    single = [j.name for j in model.joints if len(j.pair.freedoms) == 1 and not j.mimic and j.name.startswith("j")]
    rows: list[Any] = [Friction(f"rub of {name}", OnFreedom(name), 0.2, 0.3) for name in single[:2]]
    rows += [Limit(f"ends of {name}", OnFreedom(name), 0.0, 1.0) for name in single[2:3]]
    balls = [Surface(body.name, Shape("sphere", (0.3,))) for body in model.bodies[:2]]
    ground = floor((0.0, 0.0, -0.3 + min(body.pose.translation[2] for body in model.bodies[:2])))
    touch = Contacts("touch", balls, (ground,), friction=0.5)
    return replace(model, switches=(touch, *rows))


def state(m: po.Mechanism, rng: np.random.Generator, moves: bool) -> tuple[np.ndarray, np.ndarray]:
    """A random state, of closed loops near the drawn one."""
    system, size = m.system(), 1.0 if moves else 0.0
    neutral = np.append(m.neutral(), np.zeros(system.state.size - m.nq))
    assert system.state.retract is not None
    x = system.state.retract.ufunc(neutral, size * rng.normal(size=system.state.local_size))
    return x[: m.nq], x[m.nq : m.nq + m.nv] if moves else 0.1 * rng.normal(size=m.nv)


def check(m: po.Mechanism, begin: Any, where: str) -> None:
    """A step obeys M̂ (v⁺ − v) = h (…) + Aᵀ λ + Jᵀ λ', A v⁺ = ḟ, and its books: all of it by NumPy."""
    touch, inputs = last_step(m, H, H, begin), m.system().inputs.names
    given, nv = touch["given"], m.nv
    x, size = given[: -2 - len(inputs)], len(given)
    sampled = dict(zip(inputs, given[len(x) + 1 :], strict=False))
    signals = {e.name: sampled[e.name] if e.name in sampled else e.signal.at(given[len(x)]) for e in m.model.sources}
    step = Step(m, x, given[len(x)], H, signals)
    v = touch["asked"][size : size + nv]
    scale = 1.0 + np.abs(step.free).max()
    assert np.abs(v - touch["moved"] - step.free).max() < 1e-11 * scale, f"{where}: free motion"
    n, rows = int(touch["near_links"][0]), touch["row"][: int(touch["rows"][0])]
    measured = [row.along for e in m.model.switches if not isinstance(e, Contacts) for row in e.rows(step.motion)]
    named = {body.name: step.motion.carried(body.name, po.Displacement.identity()).link for body in m.model.bodies}
    touching = {s.body for e in m.model.switches if isinstance(e, Contacts) for s in e.surfaces}
    links = sorted({named[name] for name in touching & {*named}} - {-1})
    J = [step.link_jacobian(links[k]) for k in touch["near"][:n]]
    J += [step.row(measured[r])[None] for r in rows]
    if J:
        full = np.concatenate(J)
        C, Z = len(full), step.answered(full)
        found = touch["inverse"].ravel()[: C * C].reshape(C, C)
        assert np.abs(found - full @ Z).max() < 1e-11 * (1.0 + np.abs(full @ Z).max()), f"{where}: columns"
        assert np.abs(touch["freed"][:C] - full @ step.free).max() < 1e-11 * scale * (1.0 + np.abs(full).max())
        moved, force = Z @ touch["force"][:C], np.abs(touch["force"][:C]).max()
        size = np.abs(np.linalg.solve(step.M, full.T)).max() * force  # what loops take away of it
        assert np.abs(touch["moved"] - moved).max() < 1e-11 * (1.0 + size), f"{where}: answers"
    want, kinetic = step.books(v, touch["borne"])
    assert abs(touch["kinetic"][0] - kinetic) < 1e-11 * (1.0 + abs(kinetic)), f"{where}: kinetic"
    for k, (name, energy) in enumerate(want.items()):
        assert abs(touch["out"][k] - energy) < 1e-11 * (1.0 + abs(energy) + abs(kinetic)), f"{where}: {name}"


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning")
def test_open_trees_obey_their_laws(seed: int) -> None:
    m = po.Mechanism(tree_that_rubs(seed))
    check(m, state(m, np.random.default_rng([3905, seed]), True), f"seed {seed}")


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", ["trees", "loops", "cams", "tendons", "followers", "own", "motions"])
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning", "ignore::poinsot.errors.StartWarning")
def test_what_is_held_together_obeys_its_laws(kind: str, seed: int) -> None:
    """Law  A v⁺ = ḟ and A Z = 0 by singular values, with contacts, friction and a limit that is reached."""
    model, begin = loops_that_rub(seed, kind), np.random.default_rng([3906, seed])
    m = po.Mechanism(model)
    q, v = state(m, begin, False)
    if kind == "motions":
        lone = model.joints[0].name
        m = with_motion(model, lone)
        v[m.freedom_names.index(lone)] = 0.0
    check(m, (q, v), f"{kind} {seed}")


def with_motion(model: Model, joint: str) -> po.Mechanism:
    """The same with a given motion of a joint, on which nothing rubs then."""
    rows = tuple(e for e in model.switches if getattr(getattr(e, "stretch", None), "freedom", ("",))[0] != joint)
    return po.Mechanism(replace(model, switches=rows)).with_motions({joint: "0.3*(1 - cos(5*t))"})
