"""The equations of implicit stages with closed loops: all of them hold for what is found, by derivatives."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cases import quick
from multibody.by_duals import chart_slopes
from multibody.closed_zoo import random_closed
from poinsot.algebra import Dual, array, dual
from poinsot.multibody import configuration
from poinsot.multibody.conditions import Conditions
from poinsot.multibody.constrained_dynamics import DRIFT, PASSING
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.derivatives import inverse_dynamics_derivatives
from poinsot.multibody.front_dynamics import collected, written_out
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.stage_blocks import joint_size
from poinsot.multibody.stage_rows import sections
from poinsot.multibody.tree import Tree, build_tree
from poinsot.recursions.stage_loops import stage_matrix


def independent(A: Any) -> list[int]:
    """Rows that say something new, one after the other."""
    found: list[int] = []
    for r in range(len(A)):
        sizes = np.linalg.svd(A[[*found, r]], compute_uv=False)
        if len(found) < len(A.T) and sizes[-1] > max(1e-3 * np.linalg.norm(A[r]), 1e-6):
            found.append(r)
    return found


def solved(tree: Tree, live: list[int], q: Any, v: Any, tau: Any, rho: complex, r: Any) -> tuple[Any, Any, Any]:
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
    delta, a, lam = solved(tree, live, q, v, tau, rho, r)
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
