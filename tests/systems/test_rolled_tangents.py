"""Directions of kernels that walk over large trees: as those of kernels written out, and as in many digits."""

from dataclasses import replace

import mpmath
import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import admissible, longer, random_closed, stacked, unequal
from poinsot import CompilerError, Model
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import JointDamper, JointSpring, find_algorithm
from poinsot.kernels import Kernel
from poinsot.kernels.tangents import tangent_kernel
from poinsot.multibody import Tree, configuration, forward_dynamics
from poinsot.multibody.conditions import reaches
from poinsot.programs.moving_compositions import moving_recursion
from poinsot.recursions import loop_kernels
from poinsot.sensitivity import columns
from systems.rolled_models import large_model

Floats = np.ndarray
NAMES = ("forward_dynamics", "inverse_dynamics", "kinetic_energy", "potential_energy", "integrate", "difference")


pytestmark = pytest.mark.usefixtures("always_rolled")


def written(m: po.Mechanism, name: str) -> Kernel:
    """The kernel of an attribute, written out."""
    found = find_algorithm(m, name)
    return Kernel(lambda **given: found.function(m.tree, **given), found.inputs, found.outputs, name)


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


@pytest.mark.parametrize("size", quick(1, [1.0, 1e-5, 1e5]))
@pytest.mark.parametrize("seed", quick(1, [4, 5, 7, 8, 10, 11]))
def test_accelerations_of_closed_loops_move_as_in_many_digits(seed: int, size: float) -> None:
    """One or two loops of any pairs, redundant or not, along their own motion, in other units of length."""
    model, rng = random_closed(seed)
    assert_jerks_agree(longer(replace(model, elements=()), size), rng, 1e-9)


@pytest.mark.parametrize("ratio", quick(1, [1e6, 1e-6]))
def test_bodies_of_very_unequal_masses(ratio: float) -> None:
    rng = np.random.default_rng(2)
    assert_jerks_agree(unequal(stacked(2), ratio, rng), rng, 1e-9)


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
