"""The basis of the mode before, from which decisions beside rows of degree 0 go on, and what pushes it beyond 0."""

from typing import Any

import numpy as np
import pytest

from poinsot.simulation import COMMANDED, FRICTION, UNILATERAL
from poinsot.simulation.loops import decision_problem
from poinsot.simulation.loops.complementarity import begin
from poinsot.simulation.loops.decision_basis import _go_on, _push
from switching.instants import instant, jump

EPSILON = 1e-12


def ongoing(seed: int, way: int, degree: int) -> tuple[Any, Any, int, Any, float]:
    """Diodes, some of which conduct, beside friction that slides one way, at an instant within that mode: rows, their
    number of unknowns, M and q; degree: of friction, whose rate stands in w, of a relay, or in its change."""
    rng = np.random.default_rng(seed)
    m, F = 5, 0.7
    B, skew = rng.normal(size=(m, m + 2)), rng.normal(size=(m, m))
    D = np.zeros((m, m))
    seen = 4 - degree
    D[:seen, :seen] = B[:seen] @ B[:seen].T + 0.3 * (skew - skew.T)[:seen, :seen]
    S, mode = (
        B @ B.T,
        np.array([decision_problem.CLOSED, decision_problem.OPEN, decision_problem.CLOSED, way, decision_problem.OPEN]),
    )
    sense, z = 1.0 if way == decision_problem.FORWARD else -1.0, np.zeros(m)
    z[[0, 2]], z[3] = rng.uniform(0.5, 2.0, 2), -sense * F
    w, b = -D @ z, rng.normal(size=m)
    w[1] += 1.5
    w[3] += sense * 0.8 * (1 - degree)
    b[3:] = [sense * 0.8 - (S @ z)[3], 3.0 - (S @ z)[4]]
    bounds = np.zeros((m, 2))
    bounds[3] = F
    switch, rows = instant(
        [UNILATERAL] * 3 + [FRICTION, UNILATERAL], S, w, b, degree=[0, 0, 0, degree, 2], D=D, F=bounds, mode=mode,
        direction=np.array([0.0, 0.0, 0.0, sense, 0.0]),
    )  # fmt: skip
    rows.choice.labels[decision_problem.ROLE][:m], rows.choice.vectors[decision_problem.CONSTANT][3] = (
        [decision_problem.UNI, decision_problem.UNI, decision_problem.UNI, decision_problem.BOX, decision_problem.UNI],
        -F,
    )
    rows.choice.turned[3] = 1.0
    decision_problem.drive(switch, rows, EPSILON, 0.0)
    decision_problem.units(switch, rows, EPSILON, True)
    n = decision_problem.variables(switch, rows)
    largest = decision_problem.assemble(switch, rows, EPSILON, n, 0)
    begin(n, rows.choice.labels[decision_problem.BASIC], rows.choice.labels[decision_problem.NONBASIC])
    return switch, rows, n, rows.choice.tableau[:n, : n + 2].copy(), largest


@pytest.mark.parametrize("degree", [0, 1])
@pytest.mark.parametrize("way", [decision_problem.FORWARD, decision_problem.BACKWARD])
@pytest.mark.parametrize("seed", range(6))
def test_the_basis_of_the_mode_before_solves_its_equations(seed: int, way: int, degree: int) -> None:
    """Law  y = M x + q of the values that it starts from, y and x ≥ 0, and its friction slides the way that it did."""
    switch, rows, n, T, largest = ongoing(seed, way, degree)
    M, q = T[:, :n], T[:, n + 1]
    assert _go_on(switch, rows, EPSILON, n, largest)
    x, y, basic = np.zeros(n), np.zeros(n), rows.choice.labels[decision_problem.BASIC][:n]
    for i in range(n):
        (x if basic[i] >= n else y)[basic[i] % n] = rows.choice.tableau[i, n + 1]
    size = max(np.abs(x).max(), np.abs(y).max())
    scale = np.abs(M @ x - y)[np.abs(q) > 0].max() / np.abs(q).max()
    np.testing.assert_allclose(M @ x + q * scale, y, rtol=0, atol=1e-9 * size)
    assert min(x.min(), y.min()) >= -1e-12 * size
    right = [i for i in range(n) if rows.choice.labels[decision_problem.OWNER][i] == 3]
    assert [bool(x[i] > 0.0) for i in right] == ([False, False] if way == decision_problem.FORWARD else [True, True])


@pytest.mark.parametrize(("value", "goes_on"), [(1e-9, True), (-1e-8, True), (1e-4, False), (1e-2, False)])
def test_what_has_fired_goes_beyond_zero_only_where_it_is_none(value: float, goes_on: bool) -> None:
    """Law  of what z and w are in all 1e-6 is none: beyond that a guard that fired has told of another moment."""
    switch, rows = instant([UNILATERAL] * 2, np.eye(2), degree=0, D=np.eye(2), fired=[1, 0], rise=[-1.0, 1.0])
    rows.choice.labels[decision_problem.ROLE][:2], rows.choice.vectors[decision_problem.SCALE][:2] = (
        decision_problem.UNI,
        1.0,
    )
    assert decision_problem.variables(switch, rows) == 2 and rows.choice.labels[decision_problem.PART][0] == 0
    begin(2, rows.choice.labels[decision_problem.BASIC], rows.choice.labels[decision_problem.NONBASIC])
    rows.choice.tableau[:2, 3] = [value, 1.0]
    _push(switch, rows, 1e-10, 2)
    assert rows.choice.tableau[1, 3] == 1.0
    assert rows.choice.tableau[0, 3] < 0.0 if goes_on else rows.choice.tableau[0, 3] == value


@pytest.mark.parametrize("voltage", [1e-3, 1.0, 10.0])
@pytest.mark.parametrize("seed", range(4))
def test_diodes_pass_the_jump_of_a_switch_that_makes_them_conduct(seed: int, voltage: float) -> None:
    """Law  of what D does not see of two diodes in a row, N = (1, 1), both levels of w count alike: N(w + S ẑ) ≥ 0."""
    rng = np.random.default_rng(seed)
    N, D = np.array([[1.0, 1.0, 0.0], [0.0, 0.0, 1.0]]), np.zeros((3, 3))
    D[:2, :2] = [[2.0, -2.0], [-2.0, 2.0]]
    B = rng.normal(size=(3, 4))
    S = B @ B.T
    w = np.array([voltage, 0.5 * voltage, rng.choice([-30.0, 30.0])])
    passed = np.linalg.solve(N @ S @ N.T, -N @ w)
    alone = np.array([0.0, -w[2] / S[2, 2]])
    conducts = (N @ (w + S @ N.T @ alone))[0] < 0.0
    assert conducts == (passed[0] > 0.0)
    for order in ([0, 1, 2], [2, 1, 0]):
        given = {"degree": np.array([0, 0, 1])[order], "D": D[np.ix_(order, order)], "command": [[0.0, -1.0]] * 3}
        kind = np.array([UNILATERAL, UNILATERAL, COMMANDED])[order]
        switch, rows = instant(kind, S[np.ix_(order, order)], w[order], **given)
        jump(switch, rows)
        expected = N.T @ (passed if conducts else alone)
        np.testing.assert_allclose(rows.choice.jump[np.argsort(order)], expected, rtol=1e-9, atol=1e-12)
