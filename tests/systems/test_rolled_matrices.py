"""Matrices made in loops over links and pairs of freedoms: the same numbers as written out, at any size."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import mpmath
import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import Body, Joint, Model
from poinsot.algorithms.derivatives import LARGEST_WRITTEN
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import KINDS
from poinsot.multibody import configuration, forward_dynamics, required_effort
from poinsot.multibody.derivatives import branch_pairs, one_freedom_at_a_time, related
from poinsot.programs.recursion import Recursion
from poinsot.recursions.rolled_matrices import APART, BEFORE, SOME_BEFORE, Freedoms
from poinsot.renderers.llvm import target
from systems.rolled_models import MASSES, PURE, state_of

SHAPES: dict[str, Callable[[int], int]] = {
    "chain": lambda i: i - 1, "binary": lambda i: (i + 1) // 2 - 1, "comb": lambda i: i - 2 if i % 2 == 0 else i - 1,
    "forest": lambda i: -1 if i % 7 == 0 else i - 1 - i % 2,
}  # fmt: skip


@pytest.fixture(autouse=True)
def always_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the tree is."""
    for name in LARGEST_WRITTEN:
        monkeypatch.setitem(LARGEST_WRITTEN, name, -1)


def large(shape: str, count: int, seed: int, kinds: tuple[str, ...] = ("revolute",)) -> po.Mechanism:
    """A tree of this shape."""
    rng = np.random.default_rng(seed)
    bodies = tuple(Body(f"b{i}", zoo.random_inertia(rng)) for i in range(count))
    joints = []
    for i in range(count):
        below = SHAPES[shape](i)
        X = zoo.random_displacement(rng, 0.2)
        joints.append(Joint(f"j{i}", zoo.random_pair(rng, kinds), "ground" if below < 0 else f"b{below}", f"b{i}", X))
    return po.Mechanism(Model(f"{shape} of {count}", bodies, tuple(joints), gravity=(1.0, -2.0, -9.0)))


@pytest.mark.parametrize("name", quick(1, PURE))
def test_the_oldest_processor_makes_the_same_numbers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four lanes, two vectors in a strip, products rounded before they are added."""
    here = target.host()
    plain = replace(here, cpu="x86-64" if here.x86 else "generic", features="", fma=False, lanes=4)
    monkeypatch.setattr(target, "host", lambda: plain)
    m = large("comb", 11, 5, ("revolute", "spherical", "free"))
    q, v, x = state_of(m, 5)
    found = getattr(m, name)(np.stack([q] * 9), v, x)
    bound = 1e-13 * np.linalg.cond(m.mass_matrix(q))
    for ours, expected in zip(found, PURE[name](m.tree, q, v, x), strict=True):
        expected = np.asarray(expected, dtype=float)
        np.testing.assert_allclose(ours[4], expected, rtol=0, atol=bound * np.abs(expected).max())
        assert ours[4].tobytes() == ours[8].tobytes()


# ------------------------------------------------------------------------------------------------------- large trees


def test_mass_matrices_are_rolled_where_loops_are_closed_and_bodies_tied() -> None:
    """Neither has anything to do with them."""
    m = po.Mechanism(zoo.random_model(np.random.default_rng(2), bodies=6, loops=1, elements=5))
    q, _, _ = state_of(m, 3)
    for name, pure in MASSES.items():
        expected = np.asarray(pure(m.tree, q), dtype=float)
        np.testing.assert_allclose(getattr(m, name)(q), expected, rtol=0, atol=1e-11 * np.abs(expected).max())
        assert isinstance(m.kernels[name], RolledKernel)


@pytest.mark.parametrize("name", MASSES)
def test_where_joints_follow_others_mass_matrices_are_written_out(name: str) -> None:
    m = po.Mechanism(zoo.random_model(np.random.default_rng(2), bodies=8, kinds=("revolute",), mimics=2))
    getattr(m, name)
    assert not isinstance(m.kernels[name], RolledKernel)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", PURE)
@pytest.mark.parametrize("scale", quick(1, [1.0, 30.0]))
def test_a_long_chain_against_high_precision(name: str, scale: float) -> None:
    """Along a direction, central differences in 50 digits, to 1e-9."""
    m = large("chain", 60, 1)
    q, v, x = state_of(m, 1)
    v = v * scale
    along = np.random.default_rng(8).normal(size=(3, m.nv))
    function = required_effort if name.startswith("inverse") else forward_dynamics
    ours = [slope @ direction for slope, direction in zip(getattr(m, name)(q, v, x), along, strict=True)]
    with mpmath.workdps(50):
        exact = [np.array([mpmath.mpf(float(value)) for value in part], dtype=object) for part in (q, v, x)]
        steps = [np.array([mpmath.mpf(float(value)) for value in part]) * mpmath.mpf("1e-20") for part in along]

        def at(which: int, sign: int) -> Any:
            moved = [
                part + sign * step if k == which else part
                for k, (part, step) in enumerate(zip(exact, steps, strict=True))
            ]
            moved[0] = configuration.integrate(m.tree, exact[0], sign * steps[0]) if which == 0 else exact[0]
            return np.asarray(function(m.tree, *moved), dtype=object)

        truth = [np.array((at(k, 1) - at(k, -1)) / mpmath.mpf("2e-20"), dtype=float) for k in range(3)]
    for mine, expected in zip(ours, truth, strict=True):
        np.testing.assert_allclose(mine, expected, rtol=0, atol=1e-9 * np.abs(expected).max())


def test_all_matrices_of_a_large_tree_belong_together() -> None:
    """M ∂v̇/∂x = −∂τ/∂x at a = v̇, M M⁻¹ = 1, both symmetric, ½ vᵀ M v the kinetic energy, C v + g = c; 220 freedoms."""
    m = large("binary", 220, 4)
    q, v, tau = state_of(m, 4)
    dq, dv, inverse = m.forward_dynamics_derivatives(q, v, tau)
    tau_q, tau_v, M = m.inverse_dynamics_derivatives(q, v, m.forward_dynamics(q, v, tau))
    bound = 1e-14 * np.linalg.cond(M)
    for slope, effort in ((dq, tau_q), (dv, tau_v), (inverse, -np.eye(m.nv))):
        np.testing.assert_allclose(M @ slope, -effort, rtol=0, atol=bound * np.abs(effort).max())
    assert np.array_equal(M, M.T) and np.array_equal(inverse, inverse.T)
    np.testing.assert_allclose(m.mass_matrix(q), M, rtol=0, atol=1e-13 * np.abs(M).max())
    np.testing.assert_allclose(M @ m.inverse_mass_matrix(q), np.eye(m.nv), rtol=0, atol=bound)
    force = m.bias_force(q, v) - m.gravity_force(q)
    np.testing.assert_allclose(m.coriolis_matrix(q, v) @ v, force, rtol=0, atol=1e-12 * np.abs(force).max())
    assert 0.5 * v @ M @ v == pytest.approx(m.kinetic_energy(q, v), rel=1e-13)


@pytest.mark.parametrize("name", PURE)
def test_far_from_the_origin_nothing_is_lost(name: str) -> None:
    """A free tree moved by a thousand kilometres has the same derivatives but for the digits of its own joints."""
    m = large("comb", 12, 6, ("revolute",))
    joints = (replace(m.model.joints[0], pair=zoo.every_pair()["free"]), *m.model.joints[1:])
    m = po.Mechanism(replace(m.model, joints=joints))
    q, v, x = state_of(m, 6)
    away = q.copy()
    away[:3] += 1e6
    for here, there in zip(getattr(m, name)(q, v, x), getattr(m, name)(away, v, x), strict=True):
        np.testing.assert_allclose(there, here, rtol=0, atol=1e-13 * np.abs(here).max())


def test_steps_do_not_grow_with_the_tree() -> None:
    """The same programs for 20 links as for 80; operations grow with the pairs."""
    made = []
    for count in (20, 80):
        kernel = type(large("chain", 1, 0)).inverse_dynamics_derivatives.kernel(large("chain", count, 2))
        recursion = kernel._program()
        assert isinstance(recursion, Recursion)
        made.append((recursion, kernel.operations))
    (small, few), (big, many) = made
    sizes = [[s.program.operations for sweep in r.sweeps[:2] for s in sweep.steps.values()] for r in (small, big)]  # type: ignore[union-attr]
    assert sizes[0] == sizes[1]
    assert 4 < many / few < 16


@pytest.mark.long
@pytest.mark.parametrize("shape", quick(1, SHAPES))
def test_every_pair_of_freedoms_has_its_place_once(shape: str) -> None:
    tree = one_freedom_at_a_time(large(shape, 40, 9, tuple(sorted(set(KINDS) - {"fixed"}))).tree)
    freedoms = Freedoms(tree)
    count, covered = freedoms.first[-1], np.zeros((tree.nv, tree.nv), dtype=int)
    for row, _, first, end in freedoms.runs():
        covered[row, first:end] += 1
    assert (covered == 1).all() and count == tree.nv
    before = np.tril(related(tree), -1)
    for row, stands, first, end in freedoms.runs():
        if stands == SOME_BEFORE:
            np.testing.assert_array_equal(freedoms.carrying[row, first:end], before[row, first:end])
        elif stands in (BEFORE, APART):
            assert (related(tree)[row, first:end] == (stands == BEFORE)).all()
    stretches = freedoms.stretches()
    assert [each.first for each in stretches] == [0, *(each.end for each in stretches[:-1])]
    assert stretches[-1].end == count and all(each.parent < k for k, each in enumerate(stretches))
    assert branch_pairs(tree) == int(related(tree).sum())
