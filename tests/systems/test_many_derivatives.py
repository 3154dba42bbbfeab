"""Matrices of derivatives and linear systems of mechanisms that run in loops: as written out, and as in many digits."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import mpmath
import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from multibody.closed_zoo import admissible, longer, random_closed, stacked, unequal
from poinsot import CompilerError, Model, SimulationError
from poinsot.algorithms import compiled
from poinsot.algorithms.column_kernels import ColumnKernel
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.analysis import Linearization
from poinsot.analysis.linear_moves import rolled_rows
from poinsot.elements import JointDamper, JointSpring, find_algorithm
from poinsot.kernels import Kernel
from poinsot.kernels.tangents import tangent_kernel
from poinsot.multibody import (
    Tree,
    conditions,
    configuration,
    constraint_jacobian,
    forward_dynamics,
    forward_dynamics_derivatives,
)
from poinsot.multibody.conditions import reaches
from poinsot.multibody.derivatives import lifted, slopes_along_q
from poinsot.programs.moving_compositions import moving_recursion
from poinsot.recursions import loop_kernels
from poinsot.sensitivity import columns
from systems.rolled_models import large_model

Floats = np.ndarray


@pytest.fixture
def rolled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(compiled, "LARGEST_UNROLLED", 0)
    yield


def state_of(m: po.Mechanism, rng: np.random.Generator) -> tuple[Floats, Floats, Floats]:
    q, sizes = m.neutral(), reaches(m.tree)
    return q, admissible(m.tree, q, rng, sizes), rng.normal(size=m.nv) / sizes


def assert_alike(found: Floats, expected: Floats, left: Floats, right: Floats, bound: float) -> None:
    """Two matrices, by the sizes of what they give and take."""
    scaled, known = (x / left[:, None] * right for x in (found, expected))
    assert np.abs(scaled - known).max() <= bound * np.abs(known).max()


@pytest.mark.usefixtures("rolled")
@pytest.mark.parametrize("seed", quick(1, [7, 4, 5, 8, 10, 11]))
def test_matrices_are_those_of_the_dense_equations(seed: int) -> None:
    """Law  random loops of any pairs whose rows are independent: along every direction, those that open them too."""
    model, rng = random_closed(seed)
    m = po.Mechanism(replace(model, elements=()))
    q, v, tau = state_of(m, rng)
    found, size = m.forward_dynamics_derivatives(q, v, tau), reaches(m.tree)
    assert isinstance(m.kernels["forward_dynamics_derivatives"], ColumnKernel)
    expected = forward_dynamics_derivatives(m.tree, q, v, tau)
    for x, y, right in zip(found, expected, (size, size, 1 / size), strict=True):
        assert_alike(x, np.asarray(y, dtype=float), size, right, 1e-11)


@pytest.mark.usefixtures("rolled")
def test_matrices_of_inverse_dynamics_know_nothing_of_closures() -> None:
    rng = np.random.default_rng(1)
    m = po.Mechanism(replace(stacked(3), elements=(JointSpring("s", "a1", 20.0, 0.3), JointDamper("d", "b2", 0.5))))
    alone = po.Mechanism(replace(m.model, joints=tuple(j for j in m.model.joints if j.name in m.tree.by_joint)))
    q, v, a = (rng.normal(size=m.nv) for _ in range(3))
    found = m.inverse_dynamics_derivatives(q, v, a)
    assert isinstance(m.kernels["inverse_dynamics_derivatives"], RolledKernel)
    for x, y in zip(found, alone.inverse_dynamics_derivatives(q, v, a), strict=True):
        np.testing.assert_allclose(x, y, rtol=0, atol=1e-12 * np.abs(y).max())


@pytest.mark.usefixtures("rolled")
def test_trees_with_joints_that_follow_others() -> None:
    """Followers, springs on freedoms, free and spherical joints: no loops over pairs, but columns."""
    rng = np.random.default_rng(3)
    m = po.Mechanism(zoo.random_model(rng, bodies=6, mimics=2, kinds=("revolute", "spherical", "free", "universal")))
    assert compiled.is_rolled(m.tree) and m.tree.coupled
    q, v = zoo.random_state(m.tree, rng)
    tau = rng.normal(size=m.nv)
    a = m.forward_dynamics(q, v, tau)
    dq, dv, dtau = m.forward_dynamics_derivatives(q, v, tau)
    tau_q, tau_v, M = m.inverse_dynamics_derivatives(q, v, a)
    size = np.abs(M).max() * np.abs(dtau).max()
    np.testing.assert_allclose(M @ dtau, np.eye(m.nv), atol=1e-13 * size)
    np.testing.assert_allclose(M @ dq, -tau_q, atol=1e-13 * size * np.abs(tau_q).max())
    np.testing.assert_allclose(M @ dv, -tau_v, atol=1e-13 * size * np.abs(tau_v).max())
    for k, found in enumerate((dq, dv, dtau)):
        expected = np.asarray(forward_dynamics_derivatives(m.tree, q, v, tau)[k], dtype=float)
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-10 * np.abs(expected).max())


@pytest.fixture(scope="module")
def many() -> po.Mechanism:
    """As many loops as are not written out, each on the coupler of the one before."""
    return po.Mechanism(stacked(13))


def test_a_batch_equals_its_singles(many: po.Mechanism) -> None:
    m, rng = many, np.random.default_rng(0)
    q, v, tau = m.neutral(), np.zeros(m.nv), rng.normal(size=(2, 3, m.nv))
    found = m.forward_dynamics_derivatives(q, v, tau)
    assert [x.shape for x in found] == 3 * [(2, 3, m.nv, m.nv)]
    kept = tuple(np.empty((m.nv, m.nv)) for _ in range(3))
    m.forward_dynamics_derivatives(q, v, tau[1, 2], out=kept)
    assert all(np.array_equal(x[1, 2], y) for x, y in zip(found, kept, strict=True))
    assert np.isnan(m.forward_dynamics_derivatives(q * np.nan, v, tau[0])[0]).all()
    with pytest.raises(ValueError, match=r"q must have 39 numbers, one for each coordinate .* and 38 were given"):
        m.forward_dynamics_derivatives(q[1:], v, tau)
    with pytest.raises(TypeError, match="no option but out"):
        m.forward_dynamics_derivatives(q, v, tau, where=True)
    with pytest.raises(CompilerError, match="column by column"):
        _ = m.kernels["forward_dynamics_derivatives"].address


def test_many_loops_along_their_motion(many: po.Mechanism) -> None:
    """Law  ∂v̇/∂q v + ∂v̇/∂v v̇ is what accelerations do along the motion."""
    m, rng = many, np.random.default_rng(2)
    q, v, tau = state_of(m, rng)
    a = m.forward_dynamics(q, v, tau)
    dq, dv, _ = m.forward_dynamics_derivatives(q, v, tau)
    h = 1e-4
    ahead, behind = (m.forward_dynamics(q + s * v + s**2 / 2 * a, v + s * a, tau) for s in (h, -h))
    jerk = (ahead - behind) / (2 * h)
    np.testing.assert_allclose(dq @ v + dv @ a, jerk, atol=1e-5 * np.abs(jerk).max())


def columns_in_digits(m: po.Mechanism, lin: Linearization, tau: Floats, some: list[int]) -> Floats:
    """Columns of ∂(v̇ of independent freedoms)/∂x by the dense equations and 60 digits."""
    found, n = [], len(lin.freedoms)
    with mpmath.workdps(60):
        h, lift = mpmath.mpf("1e-20"), np.vectorize(mpmath.mpf, otypes=[object])
        Q, V, efforts = map(lift, (lin.q, lin.v, tau))
        for k in some:
            y, z = np.split(np.eye(2 * n)[k], 2)
            dq, dv = lift(lin.T @ y), lift(lin.T @ z + lin.K @ y)
            ends = [(configuration.integrate(m.tree, Q, dq * s), V + dv * s) for s in (-h, h)]
            first, second = (forward_dynamics(m.tree, *each, efforts) for each in ends)
            found.append(((second - first) / (2 * h)).astype(float)[lin.freedoms])
    return np.stack(found, axis=1)


def assert_exact(model: Model, rng: np.random.Generator, bound: float) -> None:
    """Law  rows of ż of the linear system are those of many digits."""
    m = po.Mechanism(model)
    q, v, tau = state_of(m, rng)
    lin = m.linearize(q, v, tau)
    n, sizes = len(lin.freedoms), reaches(m.tree)[lin.freedoms]
    some = [0, n, 2 * n - 1]
    expected = columns_in_digits(m, lin, tau, some)
    assert_alike(lin.A[n:][:, some], expected, sizes, np.tile(sizes, 2)[some], bound)


@pytest.mark.usefixtures("rolled")
@pytest.mark.parametrize("size", quick(1, [1e-5, 1.0, 1e5]))
@pytest.mark.parametrize("seed", quick(1, [5, 4, 7, 8, 10, 11]))
def test_linear_systems_as_in_many_digits(seed: int, size: float) -> None:
    """Moving, in other units of length."""
    model, rng = random_closed(seed)
    assert_exact(longer(replace(model, elements=()), size), rng, 1e-11)


@pytest.mark.usefixtures("rolled")
@pytest.mark.parametrize("ratio", quick(1, [1e-6, 1e6]))
def test_bodies_of_very_unequal_masses(ratio: float) -> None:
    rng = np.random.default_rng(0)
    assert_exact(unequal(stacked(3), ratio, rng), rng, 1e-11)


@pytest.mark.usefixtures("rolled")
@pytest.mark.parametrize("name", quick(1, ["bennett", "bricard", "cardan_shaft"]))
def test_redundant_loops_as_in_many_digits(name: str) -> None:
    """Rows that depend on others only while the loop is closed."""
    model = replace(po.load(EXAMPLES / f"{name}.toml").model, elements=(), switches=())
    assert_exact(model, np.random.default_rng(0), 1e-11)


def flattened(angle: float, folder: Path) -> Model:
    """A parallelogram near the pose where it can also go on as an antiparallelogram."""
    path = folder / "flat.toml"
    text = (EXAMPLES / "parallelogram.toml").read_text()
    path.write_text(text.replace('phi = "60*deg"', f"phi = {angle!r}"))
    return po.load(path).model


@pytest.mark.usefixtures("rolled")
@pytest.mark.parametrize("angle", quick(1, [1e-3, 1e-6, 0.1, 1e-2, 1e-4, 1e-5, 1e-7]))
def test_near_singular_poses_it_is_right(angle: float, tmp_path: Path) -> None:
    """Within rounding over the square of the angle, up to where rows count as independent."""
    assert_exact(flattened(angle, tmp_path), np.random.default_rng(1), max(1e-11, min(1e-15 / angle**2, 1e-5)))


@pytest.mark.parametrize("angle", quick(1, [1e-3, 1e-2, 1e-4]))
def test_written_out_it_is_right_there_too(angle: float, tmp_path: Path) -> None:
    """Up to twelve loops: no floor under the compliances, which damp what is nearly singular."""
    assert_exact(flattened(angle, tmp_path), np.random.default_rng(1), 1e-14 / angle**2)


@pytest.mark.long
def test_written_out_bodies_of_very_unequal_masses() -> None:
    rng = np.random.default_rng(0)
    assert_exact(unequal(stacked(3), 1e-6, rng), rng, 1e-10)


@pytest.mark.sample(1)
@pytest.mark.usefixtures("rolled")
@pytest.mark.parametrize("angle", [1e-9, 0.0])
def test_at_singular_poses_it_is_refused(angle: float, tmp_path: Path) -> None:
    m = po.Mechanism(flattened(angle, tmp_path))
    q, v, tau = state_of(m, np.random.default_rng(1))
    with pytest.raises(SimulationError, match="singular"):
        m.linearize(q, v, tau)
    if angle:
        assert np.isnan(m.forward_dynamics_derivatives(q, v, tau)[0]).all()


@pytest.mark.usefixtures("rolled")
@pytest.mark.parametrize("seed", quick(1, [7, 5, 8]))
def test_rows_move_as_by_dual_numbers(seed: int) -> None:
    """Law  A and ∂(A v)/∂q T."""
    model, rng = random_closed(seed)
    m = po.Mechanism(replace(model, elements=()))
    q, v, _ = state_of(m, rng)
    live, T = list(conditions(m.tree).live), rng.normal(size=(m.nv, 2))
    A, turned = rolled_rows(m, q, v, T)
    size = m.scales.rows[live, None]
    expected = slopes_along_q(m.tree, lambda q: constraint_jacobian(m.tree, q) @ lifted(v), q)
    np.testing.assert_allclose(A, size * np.asarray(constraint_jacobian(m.tree, q), float)[live], atol=1e-13)
    np.testing.assert_allclose(turned, size * np.asarray(expected, float)[live] @ T, atol=1e-12)


def side_by_side(model: Model, count: int) -> Model:
    """So many copies on one ground."""

    def named(name: str, k: int) -> str:
        return name if name == "ground" else f"{name} {k}"

    bodies = [replace(b, name=named(b.name, k)) for k in range(count) for b in model.bodies]
    joints = [
        replace(j, name=named(j.name, k), predecessor=named(j.predecessor, k), successor=named(j.successor, k))
        for k in range(count)
        for j in model.joints
    ]
    elements = [
        JointSpring(f"spring {k}", f"a0 {k}", 20.0, 0.3) if first else JointDamper(f"damper {k}", f"a0 {k}", 0.5)
        for k in range(count)
        for first in (True, False)
    ]
    return replace(model, bodies=tuple(bodies), joints=tuple(joints), elements=tuple(elements))


@pytest.mark.long
def test_poles_of_many_are_those_of_one() -> None:
    """Law  four-bars that are not connected, held at rest, have the poles of one, as many times."""
    few, m = (po.Mechanism(side_by_side(stacked(1), count)) for count in (1, 13))
    assert compiled.is_rolled(m.tree) and len(m.tree.closures) == 13
    poles = few.linearize(few.neutral()).poles()
    every = m.linearize(m.neutral())
    assert np.abs(every.drift).max() < 1e-9
    found = every.poles()
    apart = np.abs(found[:, None] - poles)
    assert apart.min(axis=1).max() < 1e-7 * np.abs(poles).max()
    assert (apart.argmin(axis=1) == 0).sum() == 13


# Directions of kernels that walk over large trees: as those of kernels written out, and as in many digits.
NAMES = ("forward_dynamics", "inverse_dynamics", "kinetic_energy", "potential_energy", "integrate", "difference")


def written(m: po.Mechanism, name: str) -> Kernel:
    """The kernel of an attribute, written out."""
    found = find_algorithm(m, name)
    return Kernel(lambda **given: found.function(m.tree, **given), found.inputs, found.outputs, name)


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.parametrize("name", quick(2, NAMES))
def test_directions_are_those_of_what_is_written_out(name: str) -> None:
    """Trees of several pairs, some crossed backwards, with springs, dampers and rotors; batches are their singles."""
    rng = np.random.default_rng(NAMES.index(name))
    model = large_model("binary", 7, rng, ("revolute", "free", "spherical", "cylindrical", "helical"))
    m = po.Mechanism(model)
    own, kernel = getattr(m, name), written(m, name)
    assert isinstance(m.kernels[name], RolledKernel) and own is not None
    given = [rng.normal(size=(3, *shape)) for shape in kernel.inputs.values()]
    for k, each in enumerate(kernel.inputs):
        if kernel.inputs[each] == (m.nq,) and each.startswith("q"):
            given[k] = np.stack([zoo.random_state(m.tree, rng)[0] for _ in range(3)])
    moves = [rng.normal(size=(2, 1, *shape)) for shape in kernel.inputs.values()]
    moves = [np.broadcast_to(each, (2, 3, *each.shape[2:])) for each in moves]
    found = tangent_kernel(m.kernels[name])(*given, *moves)
    expected = tangent_kernel(kernel)(*given, *moves)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-10 * np.abs(expected).max())
    one = tangent_kernel(m.kernels[name])(*(x[1] for x in given), *(x[1, 1] for x in moves))
    assert np.array_equal(one, found[1, 1])


def moving(model: Model, rng: np.random.Generator) -> tuple[po.Mechanism, Floats, Floats, Floats, Floats]:
    """A closed mechanism, its state, efforts and the acceleration."""
    m = po.Mechanism(model)
    q, sizes = m.neutral(), reaches(m.tree)
    v, tau = admissible(m.tree, q, rng, sizes), rng.normal(size=m.nv) / sizes
    found = m.forward_dynamics(q, v, tau)
    assert isinstance(m.kernels["forward_dynamics"], RolledKernel)
    return m, q, v, tau, found


def jerk_in_digits(tree: Tree, q: Floats, v: Floats, a: Floats, tau: Floats, rate: Floats) -> tuple[Floats, Floats]:
    """How q changes along the motion, and d/dt of the accelerations of the dense equations, by 60 digits."""
    with mpmath.workdps(60):
        h, lift = mpmath.mpf("1e-20"), np.vectorize(mpmath.mpf, otypes=[object])
        Q, V, D, T, R = map(lift, (q, v, a, tau, rate))
        ends = [(configuration.integrate(tree, Q, V * e), V + D * e, T + R * e) for e in (-h, h)]
        first, second = (forward_dynamics(tree, *each) for each in ends)
        steps = (ends[1][0] - ends[0][0]) / (2 * h), (second - first) / (2 * h)
        return steps[0].astype(float), steps[1].astype(float)


def assert_jerks_agree(model: Model, rng: np.random.Generator, accuracy: float) -> None:
    m, q, v, tau, a = moving(model, rng)
    rate = rng.normal(size=m.nv) / reaches(m.tree)
    dq, exact = jerk_in_digits(m.tree, q, v, a, tau, rate)
    found = tangent_kernel(m.kernels["forward_dynamics"])(q, v, tau, dq, a, rate)
    sizes = reaches(m.tree)  # radians for each unit of a freedom, or its inverse
    error = np.abs((found - exact) / sizes).max() / np.abs(exact / sizes).max()
    assert error < accuracy, error


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.parametrize("size", quick(1, [1.0, 1e-5, 1e5]))
@pytest.mark.parametrize("seed", quick(1, [4, 5, 7, 8, 10, 11]))
def test_accelerations_of_closed_loops_move_as_in_many_digits(seed: int, size: float) -> None:
    """One or two loops of any pairs, redundant or not, along their own motion, in other units of length."""
    model, rng = random_closed(seed)
    assert_jerks_agree(longer(replace(model, elements=()), size), rng, 1e-9)


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.parametrize("ratio", quick(1, [1e6, 1e-6]))
def test_tangents_of_very_unequal_masses(ratio: float) -> None:
    rng = np.random.default_rng(2)
    assert_jerks_agree(unequal(stacked(2), ratio, rng), rng, 1e-9)


@pytest.mark.usefixtures("always_rolled")
def test_wide_fronts_are_differentiated_row_by_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loops over fronts are not differentiated, lines that say the same are."""
    rng, model = np.random.default_rng(7), stacked(2)
    monkeypatch.setattr(loop_kernels, "WIDE", 0)
    m, q, v, tau, a = moving(replace(model, name="wide fronts"), rng)
    kernel = m.kernels["forward_dynamics"]
    found = tangent_kernel(kernel)(q, v, tau, v, a, tau)
    assert kernel.differentiated is not kernel
    with pytest.raises(CompilerError, match="loops over matrices or wide fronts"):
        moving_recursion(kernel._program(), 3, 1, "net")
    _, exact = jerk_in_digits(m.tree, q, v, a, tau, tau)
    np.testing.assert_allclose(found, exact, rtol=0, atol=1e-10 * np.abs(exact).max())


@pytest.mark.usefixtures("always_rolled")
@pytest.mark.parametrize("count", quick(1, [3, 20]))
def test_runs_of_closed_loops_with_springs(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what a joint starts with, through springs, dampers and a drive, with kernels that follow lines; all steps at
    once, as of small systems, and step after step, as of large ones."""
    springs = (JointSpring("spring", "a1", 20.0, 0.3), JointDamper("damper", "b2", 0.5))
    m = po.Mechanism(replace(stacked(count), elements=springs))
    given = {"rtol": 1e-9, "atol": 1e-10, "samples": 3, "outputs": ["joint_position"]}

    def slope() -> Floats:
        start = {"a0": {"velocity": 0.3}}
        run = po.sensitivities(m, ["a0.velocity"], 0.2, initial=start, **given)
        return run.joint_position_sensitivity.values.squeeze()

    found = slope()
    monkeypatch.setattr(columns, "FEWEST_MANY", 0)
    np.testing.assert_allclose(slope(), found, rtol=0, atol=1e-11 * np.abs(found).max())
    h = 1e-3
    near = [po.simulate(m, 0.2, initial={"a0": {"velocity": 0.3 + k * h}}, **given) for k in (-2, -1, 1, 2)]
    a, b, c, d = (each.joint_position.values for each in near)
    exact = (8 * (c - b) - (d - a)) / (12 * h)
    np.testing.assert_allclose(found, exact, atol=1e-6 * np.abs(exact).max())
