"""Steps of mechanisms as kernels: energy and momentum to rounding, or variational. The equations:
`multibody.discrete_motion`. Law: tests/simulation/test_keeping_mechanisms.py
Units: q [rad, m], v per second, energies [J], h [s]. Source: decision 0023; Gonzalez (1996); Marsden & West (2001) for
variational steps.
"""

from __future__ import annotations

from collections.abc import Callable
from math import nan
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, concatenate, zeros
from poinsot.algebra.scalars import Scalar, absolute, less, maximum, where
from poinsot.algebra.traced import symbols
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.parameters import FamilyMember
from poinsot.algorithms.scales import Scales
from poinsot.errors import SimulationError
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.motion.kernels import CompiledFunction
from poinsot.multibody.applied import effort_of
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import conditions, left_open
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.discrete_motion import NODES, DiscreteTree, Forced, Stepped
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.tree import Tree
from poinsot.programs.graph import jacobian, put_in

Acting = Callable[[Tree, Array, Array, Array, Array], Any]
TORN = 1e-9
"""Of the size of a mechanism: rows that are kept, but do not tell the others, since the step has led elsewhere."""
MISSED = 1e-9
"""Of the terms of all momenta, what a step may miss: Newton's method ends at what it takes for rounding."""
LEAST_PIVOT = 1e-9
"""Of the largest row of A without units: what adds less to the others is no row of its own."""


def _has_inertia(mechanism: CompiledTree, pose: Floats) -> bool:
    """Whether momenta tell all rates."""
    M = np.asarray(mass_matrix(mechanism.tree, pose), dtype=np.float64)
    d = np.sqrt(np.abs(np.diag(M)))
    return bool((d > 0).all() and np.linalg.eigvalsh(M / np.outer(d, d)).min(initial=1.0) > LEAST_PIVOT)


def mechanism_step(
    mechanism: CompiledTree, acting: Acting, sizes: tuple[int, int], pose: Floats, text: str, scheme: str
) -> CompiledFunction:
    """The kernel of a scheme, (x₀, t, u, h) → (x₁, energies), x = (q, v), kept with the mechanism; with a family, p
    being its last input, where the mechanism is a member of one.

    acting  (tree, q, v, t, u) → the motion, what acts on it without springs, the powers of ports, and a function of
            those of dampers: `motion.of_mechanism.Acted`
    sizes   of sampled inputs and of powers
    pose    (nq,) at which the rows that are kept are told apart
    Errors  SimulationError for variational steps of what has no momenta of its own
    """
    if scheme == "variational" and not _has_inertia(mechanism, pose):
        raise SimulationError(
            f"{mechanism.name!r} has bodies without inertia, whose rates no momentum tells: it tells no step of the "
            "method 'variational'; take 'gonzalez', which keeps energy and momentum"
        )
    rows = kept_rows(mechanism.tree, pose)
    family = mechanism.member.family if isinstance(mechanism.member, FamilyMember) else None
    drawn, kernels = (mechanism, mechanism.kernels) if family is None else (family.mechanism, family.kernels)
    made = f"step {scheme} {rows}|{text}"
    if made not in kernels:
        tree_of = None if family is None else (len(family.parameter_names), family.tree)
        tree, own = drawn._reading()
        key = f"{own if family is None else family.key}|{made}"
        kernels[made] = _Step(tree, tree_of, acting, rows, scheme).kernel(sizes, key)
    return kernels[made]


class _Step:
    """The equations of a step of a mechanism, or of all mechanisms of a family: p, the last input, makes their tree."""

    def __init__(
        self,
        tree: Tree,
        family: tuple[int, Callable[[Array], Tree]] | None,
        acting: Acting,
        rows: tuple[int, ...],
        scheme: str,
    ) -> None:
        self.tree, self.reach, self.family = tree, Scales.of(tree).freedoms, family
        self.acting, self.rows, self.scheme = acting, rows, scheme
        self.variational = scheme == "variational"
        self.unknowns = self.tree.nv + len(rows) * (1 if self.variational else 2)

    def _stepping(self, tree: Tree, forced: Callable[[Array, Array], Forced]) -> DiscreteTree:
        return DiscreteTree(tree, self.rows, self.reach, forced, slope)

    def _of(self, p: Array | None) -> Tree:
        return self.tree if p is None or self.family is None else self.family[1](p)

    def _origin(self, tree: Tree, x0: Array, h: Array) -> Array:
        plain = self._stepping(tree, lambda q, v: Forced(zeros(tree.nv), []))
        return plain.origin(x0[: tree.nq], h[0], not self.variational)

    def _stepped(self, tree: Tree, x0: Array, t: Array, u: Array, h: Array, w: Array) -> Stepped:
        def forced(q: Array, v: Array) -> Forced:
            found = self.acting(tree, q, v, t, u)
            return Forced(effort_of(tree.aligned, q, found.loads), [*found.powers, *found.taken()])

        steps, nq = self._stepping(tree, forced), tree.nq
        given = x0[:nq], x0[nq:], h[0], w - self._origin(tree, x0, h)
        return steps.variational(*given) if self.variational else steps.energy_momentum(*given, NODES[self.scheme])

    def residual(self, p: Array | None = None, **a: Array) -> Array:
        """The residual of the unknowns w."""
        return self._stepped(self._of(p), **a).missed

    def result(self, p: Array | None = None, **a: Array) -> tuple[Array, Array]:
        """The state after the step, and the energies through the powers."""
        tree = self._of(p)
        found = self._stepped(tree, **a)
        return ended(tree, found), found.energies

    def guess(self, x0: Array, h: Array, p: Array | None = None, **_: Array) -> Array:
        """It goes on as it moves."""
        tree = self._of(p)
        still = [0.0] * (self.unknowns - tree.nv)
        return array([*(x0[tree.nq :] * h[0]), *still]) + self._origin(tree, x0, h)

    def kernel(self, sizes: tuple[int, int], key: str) -> ImplicitKernel:
        """(x₀, t, u, h, p) → (x₁, energies)."""
        (nu, powers), nx = sizes, self.tree.nq + self.tree.nv
        given: dict[str, tuple[int, ...]] = {"x0": (nx,), "t": (1,), "u": (nu,), "h": (1,)}
        if self.family is not None:
            given["p"] = (self.family[0],)
        out, name = {"x1": (nx,), "energies": (powers,)}, f"step {self.scheme}"
        return ImplicitKernel(self.residual, self.result, self.unknowns, given, out, name, key=key, guess=self.guess)


def ended(tree: Tree, found: Stepped) -> Array:
    """(q, v) after a step; NaN where it has torn loops, or its equations were not solved."""
    whole = where(
        less(_open(tree, found.q), max(TORN, left_open(tree))), where(less(found.left, MISSED), 1.0, nan), nan
    )
    return concatenate([found.q, found.v * whole])


def _open(tree: Tree, q: Array) -> Scalar:
    """The largest gap of all loops, as a share of the size of the mechanism."""
    if not tree.rows:
        return 0.0
    posed, gaps = conditions(tree).posed, constraint_error(tree, q)
    found: Scalar = 0.0
    for row in posed:
        found = maximum(found, absolute(gaps[row]) / loop_lengths(tree)[row])
    return found


def kept_rows(tree: Tree, pose: Floats) -> tuple[int, ...]:
    """Rows of A that are independent at a pose and tell all others, the largest pivots first."""
    from scipy.linalg import qr

    live = list(conditions(tree).live) if tree.rows else []
    if not live:
        return ()
    scales = Scales.of(tree)
    A = np.asarray(constraint_jacobian(tree, pose), dtype=np.float64)[live]
    R, order = qr((scales.rows[live, None] * A * scales.freedoms).T, mode="r", pivoting=True)
    pivots = np.abs(np.diag(R))
    rank = int(np.count_nonzero(pivots > max(LEAST_PIVOT, tree.model.accuracy) * pivots[0]))
    return tuple(sorted(live[k] for k in order[:rank]))


def slope(function: Callable[[Array], Scalar], n: int) -> Array:
    """∂f/∂η at η = 0, η (n,), of a function of traced scalars."""
    eta = symbols("eta", (n,))
    found = jacobian(array([function(eta)]), eta)[0]
    return put_in(found, eta, zeros(n)) if n else found
