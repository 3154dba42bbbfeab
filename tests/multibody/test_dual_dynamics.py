"""Dual dynamics of trees: Newton–Euler, D'Alembert, Lagrange and RNEA agree, on every scalar."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import mpmath
import numpy as np
import pytest
from scipy.linalg import null_space

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from poinsot import ModelError, pairs
from poinsot.algebra import Array, Dual, array, dual, is_zero
from poinsot.dual_dynamics import DualLoop, dual_loops, dual_part, from_motor, motor, real_part
from poinsot.elements import ReversedPair
from poinsot.geometry import cross, dot
from poinsot.multibody import energy
from poinsot.multibody.constrained_dynamics import required_effort
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.dual import dynamics
from poinsot.multibody.dual.dynamics import (
    Form,
    cancelling_terms,
    dalembert,
    dual_inverse_dynamics,
    inertia_forces,
    lagrange,
    newton_euler,
    single_freedoms,
)
from poinsot.multibody.dual.tree import dual_jacobian, dual_tree, rotations, velocities, world_rotations
from poinsot.multibody.dual.virtual_links import serial, virtual_inverse_dynamics
from poinsot.multibody.frames import frame_jacobian
from poinsot.multibody.inverse_dynamics import inertial_wrench, inverse_dynamics
from poinsot.multibody.kinematics import accelerations, twists, world_poses
from poinsot.multibody.tree import Tree, build_tree
from scalars import Over, assert_same, derivative, second_derivative

FORMS = pytest.mark.parametrize("form", [newton_euler, dalembert, lagrange], ids=lambda form: form.__name__)
PAPER = ("revolute", "prismatic", "helical", "cylindrical")  # one dual coordinate each
SCREWS = (*PAPER, "universal", "planar", "fixed")


def case(
    seed: int, bodies: int = 4, kinds: Sequence[str] = SCREWS, mimics: int = 0, rotors: bool = False
) -> tuple[Tree, np.random.Generator, tuple[Array, ...]]:
    """A random tree and a random motion q, v, a of it."""
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, bodies=bodies, kinds=kinds, mimics=mimics)
    if rotors:
        model = replace(model, joints=tuple(replace(j, armature=rng.uniform(0.5, 2.0)) for j in model.joints))
    tree = build_tree(model)
    return tree, rng, (*zoo.random_state(tree, rng), rng.normal(size=tree.nv))


def assert_duals(found: Sequence[Dual], expected: Sequence[Dual]) -> None:
    found, expected = (np.array([(x.real, x.dual) for x in row], dtype=float) for row in (found, expected))
    assert_same(found, expected, rel=1e-10, abs=1e-10)


# --------------------------------------------------------------------------------------------- the forms are the same


@pytest.mark.sample(7)
@FORMS
@pytest.mark.parametrize("rotors", [False, True], ids=["", "rotors"])
@pytest.mark.parametrize("mimics", [0, 2])
def test_every_form_is_inverse_dynamics(seed: int, mimics: int, rotors: bool, form: Form) -> None:
    """On branching trees of every kind of screw pair, crossed both ways, some following others, with rotors."""
    tree, _, motion = case(seed, mimics=mimics, rotors=rotors)
    expected = inverse_dynamics(tree, *motion)
    assert_same(dual_inverse_dynamics(dual_tree(tree), *motion, form=form), expected, rel=1e-11, abs=1e-11)


@pytest.mark.parametrize("rotors", [False, True], ids=["", "rotors"])
def test_the_forms_agree_on_both_parts_of_every_dual_effort(seed: int, rotors: bool) -> None:
    """(67) = (80), (83), (85): also where the pair does not give way, so that its bearing carries the effort."""
    tree, _, (q, v, a) = case(seed, kinds=PAPER, rotors=rotors)
    d = dual_tree(tree)
    motion = d.coordinates(q), d.rates(v), d.rates(a)
    expected = newton_euler(d, *motion)
    assert_duals(dalembert(d, *motion), expected)
    assert_duals(lagrange(d, *motion), expected)


@FORMS
def test_a_dual_effort_is_the_pair_force_and_torque_along_the_axis(seed: int, form: Form) -> None:
    """Of any pair with one axis: what RNEA gives for the mechanism with cylindrical pairs moving in the same way."""
    tree, _, (q, v, a) = case(seed, kinds=PAPER)

    def opened(pair: object) -> object:
        return ReversedPair(opened(pair.pair)) if isinstance(pair, ReversedPair) else pairs.cylindrical()  # type: ignore[arg-type]

    joints = tuple(replace(j, pair=opened(j.pair)) for j in tree.model.joints)  # type: ignore[arg-type]
    free = build_tree(replace(tree.model, joints=joints))
    d, e = dual_tree(tree), dual_tree(free)
    signs = [sum(S.real for _, S in link.freedoms) for link in e.links]  # −1 where the pair is crossed backwards
    flat = [
        array([part for x, s in zip(row, signs, strict=True) for part in (x.real * s, x.dual * s)])
        for row in (d.coordinates(q), d.rates(v), d.rates(a))
    ]
    tau = inverse_dynamics(free, *flat).reshape(-1, 2)  # torque, force
    expected = [Dual(force * s, torque * s) for (torque, force), s in zip(tau, signs, strict=True)]
    assert_duals(form(d, d.coordinates(q), d.rates(v), d.rates(a)), expected)


@pytest.mark.parametrize("mimics", [0, 2])
def test_real_coordinates_by_moment_products(seed: int, mimics: int) -> None:
    """(84): pairs with one freedom only need no dual effort."""
    tree, _, motion = case(seed, kinds=("revolute", "prismatic", "helical"), mimics=mimics, rotors=True)
    expected = inverse_dynamics(tree, *motion)
    assert_same(single_freedoms(dual_tree(tree), *motion), expected, rel=1e-11, abs=1e-11)


# -------------------------------------------------------------------------------------------------------- kinematics


def test_velocities_are_the_twists_of_the_links(seed: int) -> None:
    """(a2); universal and planar pairs have links without mass in between."""
    tree, _, (q, v, _) = case(seed)
    d = dual_tree(tree)
    V = velocities(d, rotations(d, d.coordinates(q)), d.rates(v))
    last = {link.joint: motion for link, motion in zip(d.links, V, strict=True)}
    for link, twist in zip(tree.links, twists(tree, q, v), strict=True):
        expected = motor(twist)
        found = last[link.joint]
        assert_same([real_part(found), dual_part(found)], [real_part(expected), dual_part(expected)], abs=1e-12)


def test_dual_jacobian(seed: int) -> None:
    """(82), (85): Ĵ q̂̇ = v̂_C; its columns times Ŝ are the columns of the 6×nv Jacobian, as motors."""
    tree, _, (q, v, _) = case(seed)
    d = dual_tree(tree)
    R, rates = rotations(d, d.coordinates(q)), d.rates(v)
    V, world = velocities(d, R, rates), world_rotations(d, R)
    for i, link in enumerate(d.links):
        J, v_C = dual_jacobian(d, R, i), link.centre.T @ V[i]
        moved = J @ np.array(rates, dtype=object)
        assert_same([real_part(moved), dual_part(moved)], [real_part(v_C), dual_part(v_C)], abs=1e-12)
    for body, at in tree.bodies.items():
        if at.link < 0:
            continue
        i = max(k for k, link in enumerate(d.links) if link.joint == tree.links[at.link].joint)
        J = world[i] @ dual_jacobian(d, R, i)
        six = np.zeros((6, tree.nv))
        for j, link in enumerate(d.links):
            for k, S in link.freedoms:
                column = J[:, j] * S
                six[:, k] += [*real_part(column), *dual_part(column)]
        assert_same(six, frame_jacobian(tree, q, body, "world"), rel=1e-11, abs=1e-11)


@pytest.mark.sample(2)
def test_terms_of_lagrange_that_cancel(seed: int) -> None:
    """(79): d/dt ∂v̂/∂q̂̇ − ∂v̂/∂q̂ = 0 for every link and joint, and not without the V̂ × of (34)."""
    tree, _, (q, v, _) = case(seed)
    d = dual_tree(tree)
    Q, rates = d.coordinates(q), d.rates(v)
    R = rotations(d, Q)
    V, carried = velocities(d, R, rates), 0.0
    for i, link in enumerate(d.links):
        for j in range(len(d.links)):
            left = cancelling_terms(d, Q, rates, i, j)
            assert_same([real_part(left), dual_part(left)], np.zeros((2, 3)), abs=1e-11)
            gain = cross(array(link.centre.T @ V[i]), dual_jacobian(d, R, i)[:, j])
            carried = max(carried, np.abs(dual_part(gain)).max())
    assert carried > 0.1


def test_projection_of_newton_and_euler_on_unit_lines(seed: int) -> None:
    """(80): ê · F̂ of every link and every axis that carries it is the force along the axis + ε the moment about it.

    The other side is the spatial equation of motion, W = I A + V ×* I V with A = −g at the ground, as a wrench in the
    world; its moment about a point of the axis, and the axis itself, from the poses.
    """
    tree, _, (q, v, a) = case(seed, kinds=PAPER)
    d = dual_tree(tree)
    R, X_W = rotations(d, d.coordinates(q)), world_poses(tree, q)
    V = twists(tree, q, v)
    A = accelerations(tree, q, v, a)
    place = {link.joint: i for i, link in enumerate(d.links)}
    forces = inertia_forces(d, R, d.rates(v), d.rates(a))
    for n, link in enumerate(tree.links):
        W = X_W[n] @ inertial_wrench(link.inertia, V[n], A[n])
        i = place[link.joint]
        J = dual_jacobian(d, R, i)
        for above in tree.path(n):
            j = place[tree.links[above].joint]
            e = X_W[above].rotation @ np.eye(3)["xyz".index(d.links[j].axis)]
            moment = W.moment - np.cross(X_W[above].translation, W.force)
            found = dot(J[:, j], forces[i])
            assert (found.real, found.dual) == pytest.approx((e @ W.force, e @ moment), rel=1e-10, abs=1e-10)
        assert all(is_zero(x) for j in {*range(len(d.links))} - {place[tree.links[k].joint] for k in tree.path(n)}
                   for x in (*real_part(J[:, j]), *dual_part(J[:, j])))  # fmt: skip


@pytest.mark.parametrize("rotors", [False, True], ids=["", "rotors"])
def test_energies(seed: int, rotors: bool) -> None:
    """(41), (73), (93)."""
    tree, _, (q, v, _) = case(seed, rotors=rotors)
    d = dual_tree(tree)
    kinetic = dynamics.kinetic_energy(d, d.coordinates(q), d.rates(v))
    assert kinetic == pytest.approx(energy.kinetic_energy(tree, q, v), rel=1e-10 if rotors else 1e-11)
    potential = dynamics.potential_energy(d, d.coordinates(q))
    assert potential == pytest.approx(energy.gravity_energy(tree, q), rel=1e-10, abs=1e-11)


@pytest.mark.parametrize("kind", ["spherical", "free"])
def test_pairs_without_axes_are_refused(kind: str) -> None:
    tree, _, _ = case(0, kinds=(kind,), bodies=1)
    with pytest.raises(ModelError, match=rf"joint 'j\d' is {kind}.*virtual_inverse_dynamics"):
        dual_tree(tree)


@pytest.mark.sample(6)
@FORMS
@pytest.mark.parametrize("mimics", [0, 2])
def test_springs_and_dampers_are_added_to_every_form(rng: np.random.Generator, mimics: int, form: Form) -> None:
    """Between points and on joints, with sources, which are inputs and add nothing, and a loop, which adds nothing."""
    tree = build_tree(zoo.random_model(rng, bodies=4, kinds=SCREWS, elements=7, mimics=mimics, loops=1))
    motion = *zoo.random_state(tree, rng), rng.normal(size=tree.nv)
    expected = required_effort(tree, *motion)
    assert_same(dual_inverse_dynamics(dual_tree(tree), *motion, form=form), expected, rel=1e-11, abs=1e-11)


# ----------------------------------------------------------------------------------------------------------- scalars


@pytest.mark.sample(3)
@FORMS
def test_every_scalar(over: Over, form: Form) -> None:
    bodies = 1 if form is lagrange else 2  # symbols not simplified grow fast; test_open_chains.py has two
    tree, _, motion = case(11, bodies=bodies, kinds=("cylindrical", "helical"))
    d = dual_tree(tree)
    expected = inverse_dynamics(tree, *motion)
    found = over(lambda q, v, a: dual_inverse_dynamics(d, q, v, a, form), *motion)
    assert_same(found, expected, rel=1e-10, abs=1e-10)


@FORMS
@pytest.mark.parametrize("seed", range(2))
def test_first_and_second_derivatives(seed: int, form: Form) -> None:
    """Duals, and duals of duals, inside the dual coordinates: derivatives of RNEA."""
    tree, rng, motion = case(seed, bodies=3, kinds=PAPER)
    along = tuple(rng.normal(size=(3, tree.nv)))
    d = dual_tree(tree)

    def ours(q: Array, v: Array, a: Array) -> Array:
        return dual_inverse_dynamics(d, q, v, a, form)

    def theirs(q: Array, v: Array, a: Array) -> Array:
        return inverse_dynamics(tree, q, v, a)

    for order in (derivative, second_derivative):
        expected = order(theirs, *motion, along=along)
        assert_same(order(ours, *motion, along=along), expected, rel=1e-9, abs=1e-9 * np.abs(expected).max())


# Loops in dual numbers: closed where the mechanism is, with the Jacobian of its own closure rows.
LOOPS = ["kinestatics/rccc", "bennett", "bricard", "four_bar", "slider_crank"]


def spherical(scale: float, folder: Path) -> Any:
    """Four revolute pairs through one point that is not the origin, links of any size."""
    axes = [[0, 0, 1], [0.4, 0, 1], [0.5, 0.6, 1], [-0.1, 0.5, 0.8]]
    point = [0.3 * scale, -0.2 * scale, 0.5 * scale]
    text = "poinsot = 1\ngravity = [0, 0, 0]\n"
    for k in range(3):
        text += f"[bodies.b{k}]\nmass = 1.0\ninertia = [1, 1, 1]\n"
    ends = [("ground", "b0"), ("b0", "b1"), ("b1", "b2"), ("ground", "b2")]
    for k, (axis, (a, b)) in enumerate(zip(axes, ends, strict=True)):
        text += f'[pairs.p{k}]\nkind = "revolute"\nbetween = ["{a}", "{b}"]\npoint = {point}\naxis = {axis}\n'
    file = folder / "spherical.toml"
    file.write_text(text, encoding="utf-8")
    return po.load(file)


def closed(m: Any, seed: int) -> Any:
    rng = np.random.default_rng(seed)
    return m.assemble(m.integrate(m.assemble(), 0.1 * rng.normal(size=m.nv)))


def screw_jacobian(loop: DualLoop, m: Any, q: Any) -> Any:
    """The twists of all freedoms of the tree and of the closing pair, of the lines ± ŝ Ŝ: (6, nv + n)."""
    lines = loop.lines(loop.coordinates(q))
    links = (*loop.back[:-1], *loop.ahead, loop.back[-1])
    columns = np.zeros((6, m.nv + len(links[-1].freedoms)))
    for i, link in enumerate(links):
        for k, S in link.freedoms:
            V = from_motor(po.Twist, lines[:, i] * S)
            columns[:, k] += np.concatenate([V.first, V.second]).astype(float)
    return columns


def check(m: Any, q: Any, size: float = 1.0) -> None:
    tree = m.tree.aligned  # the rows of a closure are those of its frames turned to a common axis
    (loop,) = dual_loops(tree)
    x = loop.coordinates(q)
    found = loop.residual(x)
    assert np.abs(real_part(found).astype(float)).max() < 1e-10
    assert np.abs(dual_part(found).astype(float)).max() < 1e-10 * size
    lines = loop.lines(x)
    for i in range(len(x)):  # of φ̂ along q̂_i, turned and slid
        for step in (Dual(1e-6, 0.0), Dual(0.0, 1e-6 * size)):
            ends = [loop.residual([*x[:i], x[i] + step * sign, *x[i + 1 :]]) for sign in (1.0, -1.0)]
            slope, wanted = (ends[0] - ends[1]) * 0.5, lines[:, i] * step
            for part, unit in ((real_part, 1e-6), (dual_part, 1e-6 * size)):
                apart = np.abs(part(slope - wanted).astype(float)).max()
                assert apart < 1e-8 * unit
    screws, A = screw_jacobian(loop, m, q), constraint_jacobian(tree, q).astype(float)
    screws[3:] /= size
    moving = null_space(screws, rcond=1e-9)
    # the closing pair follows the tree, so that motions of both are as many
    assert moving.shape[1] == null_space(A / np.abs(A).max(axis=1, keepdims=True, initial=1e-30), rcond=1e-9).shape[1]
    assert np.abs(A @ moving[: m.nv]).max() < 1e-10 * np.abs(A).max()


@pytest.mark.parametrize("name", LOOPS)
def test_examples_close_in_dual_numbers(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    for seed in range(2):
        check(m, closed(m, seed))


@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_a_spherical_loop_has_no_dual_part(scale: float, tmp_path: Path) -> None:
    m = spherical(scale, tmp_path)
    q = closed(m, 3)
    check(m, q, scale)
    (loop,) = dual_loops(m.tree)
    assert np.abs([float(x.dual) for x in loop.coordinates(q)]).max() < 1e-12 * scale


def test_newton_on_dual_equations_finds_the_loop() -> None:
    """RCCC with its crank given: six real equations in six freedoms, solved by the lines alone, close the mechanism."""
    m = po.load(EXAMPLES / "kinestatics" / "rccc.toml")
    (loop,) = dual_loops(m.tree)
    q = closed(m, 0)
    x = loop.coordinates(q + np.array([0.0, 0.1, -0.02, 0.05, 0.03]))
    for _ in range(12):
        found, lines = loop.residual(x), loop.lines(x)
        V = [from_motor(po.Twist, lines[:, i] * S) for i in range(1, 4) for S in (Dual(1.0, 0.0), Dual(0.0, 1.0))]
        J = np.array([np.concatenate([each.first, each.second]) for each in V], dtype=float).T
        step = np.linalg.solve(J, -np.concatenate([real_part(found), dual_part(found)]).astype(float))
        x = [x[0], *(x[k] + Dual(step[2 * k - 2], step[2 * k - 1]) for k in range(1, 4))]
    there = np.array([float(x[0].real), *(float(v) for k in (1, 2) for v in (x[k].real, x[k].dual))])
    assert np.abs(m.constraint_error(there)).max() < 1e-12 and there[0] == q[0]


@pytest.mark.parametrize(
    ("name", "says"),
    [("kinestatics/stewart", "dual coordinates"), ("cardan_shaft", "'cross' closes a loop about 2 axes")],
)
def test_what_has_no_dual_form_is_refused(name: str, says: str) -> None:
    with pytest.raises(po.ModelError, match=says):
        dual_loops(po.load(EXAMPLES / f"{name}.toml").tree)


# Ball-and-socket and free pairs by virtual links: dual dynamics equals inverse dynamics.
KINDS = ("spherical", "free", "revolute", "cylindrical")


@pytest.mark.parametrize("form", [newton_euler, dalembert, lagrange], ids=["newton_euler", "dalembert", "lagrange"])
@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_dual_forms_equal_inverse_dynamics(rng: np.random.Generator, form: Any) -> None:
    tree = build_tree(zoo.random_model(rng, bodies=3, kinds=KINDS))
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    wanted = np.asarray(inverse_dynamics(tree, q, v, a), dtype=float)
    found = virtual_inverse_dynamics(tree, q, v, a, form)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-10 * max(1.0, np.abs(wanted).max()))


@pytest.mark.parametrize("form", [newton_euler, *quick(0, [dalembert])])
def test_any_scalar_runs_through_them(form: Any) -> None:
    """Duals along all of the state, and 40 digits."""
    rng = np.random.default_rng(3)
    tree = build_tree(zoo.random_model(rng, bodies=3, kinds=KINDS))
    q, v = zoo.random_state(tree, rng)
    state = q, v, rng.normal(size=tree.nv)

    def moved(x: Any) -> Any:
        return np.array([Dual(float(y), float(rate)) for y, rate in zip(x, rng.normal(size=len(x)), strict=True)])

    duals = [moved(x) for x in state]
    one, two = virtual_inverse_dynamics(tree, *duals, form), inverse_dynamics(tree, *duals)
    assert max(abs(float(dual(x) - dual(y))) for x, y in zip(one, two, strict=True)) < 1e-11
    with mpmath.workdps(40):
        digits = [np.array([mpmath.mpf(float(y)) for y in x]) for x in state]
        one, two = virtual_inverse_dynamics(tree, *digits, form), inverse_dynamics(tree, *digits)
        assert max(abs(x - y) for x, y in zip(one, two, strict=True)) < 1e-12


def test_bodies_are_where_they_were_and_links_are_screw_pairs(rng: np.random.Generator) -> None:
    tree = build_tree(zoo.random_model(rng, bodies=3, kinds=KINDS))
    q, v = zoo.random_state(tree, rng)
    made = serial(tree, q, v, v)
    assert made.tree.nv == tree.nv and {link.pair.kind for link in made.tree.links} <= {"revolute", "cylindrical"}
    before, after = world_poses(tree, q), world_poses(made.tree, made.q)
    for body in tree.model.bodies:
        here, there = tree.bodies[body.name], made.tree.bodies[body.name]
        one, other = before[here.link] @ here.X_LB, after[there.link] @ there.X_LB
        np.testing.assert_allclose(
            np.asarray(one.matrix, dtype=float), np.asarray(other.matrix, dtype=float), atol=1e-12
        )


def test_loops_are_refused() -> None:
    bar = po.load("examples/four_bar.toml")
    with pytest.raises(ModelError, match="virtual links are for open trees"):
        serial(bar.tree, bar.neutral(), np.zeros(bar.nv), np.zeros(bar.nv))
