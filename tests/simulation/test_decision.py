"""Modes of all rows together, at rest and at the start of sliding: against every combination, and textbook cases."""

from itertools import product
from typing import Any

import numpy as np
import pytest
from scipy.optimize import lsq_linear

from poinsot.motion import switching
from poinsot.simulation import BACKWARD, CLOSED, COMMANDED, FORWARD, FRICTION, OPEN, UNILATERAL
from poinsot.simulation.loops import decision_problem
from poinsot.simulation.loops.decision import NEARLY, SETTLED, decide, forces, settle
from poinsot.simulation.loops.decision_impulse import DECIDED, JUMP, NO_MODE, NOT_FINITE
from switching.instants import instant


def decided(switch: Any, rows: Any) -> tuple[list[int], Any, Any]:
    """The mode, z and ẇ in it."""
    assert decide(switch, rows, 1.0) == DECIDED
    z = np.zeros(len(rows.data.w))
    forces(switch, rows, rows.choice.chosen, rows.choice.turned, rows.data.b, z)
    return rows.choice.chosen.tolist(), z, rows.data.b + rows.data.S @ z


def test_numbers_of_kinds_and_modes_are_those_of_switching() -> None:
    for name in ("UNILATERAL", "FRICTION", "COMMANDED", "GATED", "OPEN", "CLOSED", "FORWARD", "BACKWARD"):
        assert getattr(decision_problem, name) == getattr(switching, name)


def every_mode(kind: Any, S: Any, b: Any, bound: Any) -> list[tuple[Any, Any]]:
    """(z, ẇ) of every mode that is consistent, by trying all; friction alone, within its bound."""
    found = []
    for states in product(*[(OPEN, CLOSED) if k == UNILATERAL else (CLOSED, FORWARD, BACKWARD) for k in kind]):
        state = np.array(states)
        z = np.where(state == FORWARD, -bound, np.where(state == BACKWARD, bound, 0.0))
        own = np.flatnonzero(state == CLOSED)
        z[own] = np.linalg.lstsq(S[np.ix_(own, own)], -(b + S @ z)[own], rcond=1e-12)[0] if len(own) else 0.0
        a, fits = b + S @ z, True
        for k, each in enumerate(kind):
            if state[k] == CLOSED:
                fits &= abs(a[k]) < 1e-9 and (z[k] > -1e-9 if each == UNILATERAL else abs(z[k]) < bound[k] + 1e-9)
            else:
                fits &= a[k] > -1e-9 if state[k] != BACKWARD else a[k] < 1e-9
        if fits:
            found.append((z, a))
    return found


@pytest.mark.parametrize("singular", [0, 2])
@pytest.mark.parametrize("seed", range(10))
def test_the_mode_is_the_one_of_all_combinations(seed: int, singular: int) -> None:
    """Limits and friction in joints, of random S, regular or not: ẇ is that of every consistent mode."""
    rng = np.random.default_rng(10 * singular + seed)
    for _ in range(5):
        m = int(rng.integers(1, 6))
        B = rng.normal(size=(m, max(m - singular, 1)))
        kind, S = rng.choice([UNILATERAL, FRICTION], m), B @ B.T
        b, bound = B @ rng.normal(size=B.shape[1]), 2.0 * rng.random(m)
        switch, rows = instant(kind, S, 0.0, b, F=np.column_stack([bound, bound]))
        _, z, a = decided(switch, rows)
        others = every_mode(kind, S, b, bound)
        assert others
        for _, other in others:
            np.testing.assert_allclose(a, other, atol=1e-8 * (1 + np.abs(b).max()))
        assert (z[kind == UNILATERAL] > -1e-9).all() and (np.abs(z) <= bound + 1e-9)[kind == FRICTION].all()


@pytest.mark.parametrize("seed", range(10))
def test_orders_and_units_of_rows_do_not_matter(seed: int) -> None:
    """Of contacts at rest with friction, of limits and friction in joints, with units of 1e-5 to 1e5."""
    rng = np.random.default_rng(seed)
    n, single = int(rng.integers(1, 4)), int(rng.integers(0, 4))
    m = 2 * n + single
    kind = np.r_[[UNILATERAL, FRICTION] * n, rng.choice([UNILATERAL, FRICTION], single)].astype(int)
    element = np.r_[np.repeat(np.arange(n), 2), n + np.arange(single)]
    B = rng.normal(size=(m, m + 2))
    S, b, mu = B @ B.T, B @ rng.normal(size=m + 2), 0.4 * rng.random(n + single)
    bound = np.where(element >= n, rng.random(m), 0.0)
    mode, z, a = decided(*instant(kind, S, 0.0, b, element=element, mu=mu, F=np.column_stack([bound, bound])))
    parts = [np.flatnonzero(element == each) for each in rng.permutation(n + single)]
    order = np.concatenate(parts)
    unit = np.concatenate([np.full(len(part), 10.0 ** rng.uniform(-5, 5)) for part in parts])
    T, c, F = S[np.ix_(order, order)] * unit * unit[:, None], b[order] * unit, (bound[order] / unit)[:, None]
    renamed = np.concatenate([np.full(len(part), k) for k, part in enumerate(parts)])
    again = mu[[element[part[0]] for part in parts]]
    other = instant(kind[order], T, 0.0, c, element=renamed, mu=again, F=F, rate=1e-9 * unit)
    mode_, z_, a_ = decided(*other)
    assert mode_ == [mode[k] for k in order]
    np.testing.assert_allclose(z_ * unit, z[order], rtol=1e-8, atol=1e-10 * np.abs(z).max())
    np.testing.assert_allclose(a_ / unit, a[order], atol=1e-9 * np.abs(b).max())


@pytest.mark.parametrize("seed", range(12))
def test_coulombs_law_of_accelerations(seed: int) -> None:
    """Contacts in the plane, some that slide, some that stand, redundant ones: signs, cones, directions."""
    rng = np.random.default_rng(seed)
    for _ in range(5):
        n = int(rng.integers(1, 4))
        B = rng.normal(size=(2 * n, 2 * n + int(rng.integers(-1, 3))))
        S, b, mu = B @ B.T, B @ rng.normal(size=B.shape[1]), 0.3 * rng.random(n)
        w = np.zeros(2 * n)
        w[1::2] = rng.integers(-1, 2, n)
        switch, rows = instant([UNILATERAL, FRICTION] * n, S, w, b, element=np.repeat(np.arange(n), 2), mu=mu)
        if decide(switch, rows, 1.0) == NO_MODE:
            assert rows.choice.decision[0].pivot < 0.0  # Painlevé
            continue
        mode, z, a = decided(switch, rows)
        size = 1e-8 * (1 + np.abs(b).max() + np.abs(z).max())
        assert z[::2].min() > -size and a[::2].min() > -size and np.abs(z[::2] * a[::2]).max() < size
        assert (np.abs(z[1::2]) <= mu * z[::2] + size).all()
        for k in range(1, 2 * n, 2):
            if mode[k] >= FORWARD:
                way = 1.0 if mode[k] == FORWARD else -1.0
                assert w[k] * way > 0.0 or (w[k] == 0.0 and a[k] * way > -size)
                assert abs(z[k] + way * mu[k // 2] * z[k - 1]) < size
            elif mode[k - 1] == CLOSED:
                assert w[k] == 0.0 and abs(a[k]) < size


def rod(angle: float, mu: float, slip: float, weight: float = 9.81) -> Any:
    """Painlevé's: a uniform rod of 1 kg and 2 m, its lower end on the floor."""
    normal, tangent = np.array([0.0, 1.0, -np.cos(angle)]), np.array([1.0, 0.0, np.sin(angle)])
    A = np.array([normal, tangent])
    S = A @ np.diag([1.0, 1.0, 3.0]) @ A.T
    return instant([UNILATERAL, FRICTION], S, [0.0, slip], [-weight, 0.0], element=[0, 0], mu=mu)


def test_painleves_rod_jumps_where_its_pivot_is_negative() -> None:
    """At 1 rad and μ = 2: −0.852 for one direction of slip, +4.60 for the other (switching.md §2)."""
    switch, rows = rod(1.0, 2.0, -1.0)
    assert decide(switch, rows, 0.0) == JUMP
    assert (rows.choice.decision[0].row, round(rows.choice.decision[0].pivot, 3)) == (0, -0.852)
    assert rows.data.w + rows.data.S @ rows.choice.jump == pytest.approx([0.0, 0.0], abs=1e-14)
    mode, z, _ = decided(*rod(1.0, 2.0, 1.0))
    assert mode == [CLOSED, FORWARD] and abs(z[0] - 9.81 / 4.60) < 1e-2
    switch, rows = rod(1.0, 2.0, -1.0, weight=-0.1)  # it may lift, or jam: both are consistent
    assert decided(switch, rows)[0] == [OPEN, OPEN]
    assert rows.choice.decision[0].doubtful == 0 and rows.choice.decision[0].pivot < 0.0


def test_the_belt_breaks_away_and_sticks_again() -> None:
    """m = 1, k = 50, static 8 N, sliding 5 N (hybrid_belt_stick_slip.json): w = v − 0.2."""
    more = dict(F=[[8.0, 5.0]])
    mode, z, _ = decided(*instant([FRICTION], [[1.0]], 0.0, -50.0 * 0.1, mode=[CLOSED], **more))
    assert mode == [CLOSED] and z[0] == 5.0
    mode, z, a = decided(*instant([FRICTION], [[1.0]], 0.0, -50.0 * 0.16, mode=[CLOSED], fired=[1], **more))
    assert mode == [BACKWARD] and z[0] == 5.0 and abs(a[0] + 3.0) < 1e-14
    mode, *_ = decided(*instant([FRICTION], [[1.0]], 1e-15, -50.0 * 0.04, mode=[BACKWARD], fired=[1], **more))
    assert mode == [CLOSED]
    mode, *_ = decided(*instant([FRICTION], [[1.0]], 1e-15, -50.0 * 0.159, mode=[BACKWARD], fired=[1], **more))
    assert mode == [CLOSED]  # more than it slides with, less than it breaks at
    mode, *_ = decided(*instant([FRICTION], [[1.0]], -1e-15, 50.0, mode=[BACKWARD], fired=[1], **more))
    assert mode == [FORWARD]
    mode, *_ = decided(*instant([FRICTION], [[1.0]], -1e-13, -50.0 * 0.159, mode=[BACKWARD], **more))
    assert mode == [BACKWARD]  # it has just broken away, and something else fired


def test_what_a_guard_found_is_zero_whatever_its_size() -> None:
    """Guards are located as well as numbers are; a tolerance may be finer than that."""
    for w, b, expected in ((1e-7, -7.0, CLOSED), (1e-7, -9.0, BACKWARD), (-1e-7, -7.0, CLOSED), (1e-7, 9.0, FORWARD)):
        mode, *_ = decided(*instant([FRICTION], [[1.0]], w, b, mode=[FORWARD], fired=[1], F=[[8.0, 5.0]]))
        assert mode == [expected]
    assert decided(*instant([UNILATERAL], [[1.0]], 1e-7, -1.0, degree=1, fired=[1]))[0] == [CLOSED]
    assert decided(*instant([UNILATERAL], [[1.0]], 0.0, -1.0, g=1e-7, fired=[1]))[0] == [CLOSED]
    assert decided(*instant([UNILATERAL], [[1.0]], 0.0, -1.0, g=1e-7))[0] == [OPEN]


def test_a_joint_that_rubs_rests_on_its_stop() -> None:
    """Both hold it: never does it slide at w = ẇ = 0. What rubs carries what it can alone, the stop what is more."""
    S = np.array([[1.0, -1.0], [-1.0, 1.0]])
    for order in ([0, 1], [1, 0]):
        kind = np.array([UNILATERAL, FRICTION])[order]
        for push in (-6.0, -2.5, -1.0, 0.0, 1.5):
            for mode, fired in (
                ([0, 0], [0, 0]), ([1, 2], [0, 1]), ([0, 3], [1, 1]), ([0, 1], [0, 1]), ([1, 0], [1, 0]),
            ):  # fmt: skip
                if mode == [0, 1] and push > -2.0:
                    continue  # its guard would not have fired
                more = dict(F=np.array([[0.0, 0.0], [2.0, 2.0]])[order], mode=np.array(mode)[order])
                switch, rows = instant(kind, S[np.ix_(order, order)], 0.0, np.array([push, -push])[order], **more)
                rows.guard.fired[:] = np.array(fired)[order]
                found, z, a = decided(switch, rows)
                assert np.abs(a).max() < 1e-14 and FORWARD not in found and BACKWARD not in found
                stop, rubs = np.array(z)[order]
                assert push < 0.0 or stop == 0.0
                assert stop >= 0.0 and abs(rubs) <= 2.0 + 1e-14 and abs(stop - rubs + push) < 1e-14
    assert decided(*instant([UNILATERAL, FRICTION], S, 0.0, [3.0, -3.0], F=[[0, 0], [2, 2]]))[0] == [OPEN, BACKWARD]


def test_a_joint_that_rubs_leaves_its_stop_at_the_very_limit() -> None:
    """ẇ is 0 but for rounding when friction gives way: the stop stays open, what slides does not stick again."""
    S = np.array([[44.0, 44.0], [44.0, 44.0]])  # both away from the stop
    for b in (4.4, 4.4 * (1 + 2e-16), 4.4 * (1 - 2e-16), 4.4 * (1 - 6e-16)):
        more = dict(F=[[0.0, 0.0], [0.1, 0.1]])
        assert decided(*instant([UNILATERAL, FRICTION], S, 0.0, b, mode=[OPEN, CLOSED], fired=[0, 1], **more))[0] == [
            OPEN, FORWARD,
        ]  # fmt: skip
        for fired in ([1, 0], [0, 0]):
            switch, rows = instant([UNILATERAL, FRICTION], S, 0.0, b, mode=[OPEN, FORWARD], fired=fired, **more)
            assert decided(switch, rows)[0][1] == FORWARD


def test_what_left_by_its_guard_stays_away() -> None:
    """z that falls through 0 is rounding when the guard finds it: the sign of b decides nothing."""
    for b in (-1e-16, 0.0, 1e-16):
        assert decided(*instant([UNILATERAL], [[1.0]], 0.0, b, mode=[CLOSED], fired=[1], size=9.81))[0] == [OPEN]
    assert decided(*instant([UNILATERAL], [[1.0]], 0.0, -1.0, mode=[CLOSED], fired=[1], size=9.81))[0] == [CLOSED]


def test_what_is_told_holds_or_lets_go() -> None:
    for told, mode, expected in (
        ([1.0, -1.0], OPEN, CLOSED), ([-1.0, 1.0], CLOSED, OPEN), ([-1.0, -1.0], CLOSED, CLOSED),
        ([-1.0, -1.0], OPEN, OPEN),
    ):  # fmt: skip
        for b in (1.0, -1.0):
            found = decided(*instant([COMMANDED], [[2.0]], 0.0, b, degree=1, command=[told], mode=[mode]))
            assert found[0] == [expected] and found[1][0] == (-b / 2.0 if expected == CLOSED else 0.0)


def test_what_is_closed_is_brought_to_rest() -> None:
    switch, rows = instant([UNILATERAL] * 2, [[2.0, 1.0], [1.0, 2.0]], [1e-12, -2e-12])
    assert settle(switch, rows, np.array([CLOSED, CLOSED])) == NEARLY
    np.testing.assert_allclose(rows.data.w + rows.data.S @ rows.choice.jump, 0.0, atol=1e-27)
    assert settle(switch, rows, np.array([OPEN, OPEN])) == SETTLED
    rows.data.w[:] = 1.0, 0.0
    assert settle(switch, rows, np.array([CLOSED, OPEN])) == JUMP and abs(rows.choice.lost.sum() - 0.25) < 1e-15


def test_what_is_no_number_is_refused() -> None:
    switch, rows = instant([UNILATERAL] * 2, np.eye(2), 0.0, [0.0, np.nan])
    assert decide(switch, rows, 0.0) == NOT_FINITE and rows.choice.decision[0].row == 1


@pytest.mark.parametrize(
    "seed, loops",
    [(57, 20), *(pytest.param(k, 6 + k % 25, marks=pytest.mark.long) for k in range(60)), *((k, 6) for k in range(3))],
)
def test_rows_that_repeat_each_other(seed: int, loops: int) -> None:
    """A freedom a loop, with several limits, frictions and locks on each, of which some slide: ẇ is that of the bounded
    least squares ½ |Bᵀ z + β|², whose ẇ is unique though z is not."""
    rng = np.random.default_rng(1000 * loops + seed)
    near = 0.3 ** np.abs(np.subtract.outer(range(loops), range(loops)))
    W, rows_of = np.tril(rng.normal(size=(loops, loops)) * near) + np.eye(loops), rng.integers(1, 5, loops)
    J = np.repeat(np.eye(loops), rows_of, axis=0)
    m = len(J)
    J *= (rng.choice([-1, 1], m) * rng.choice([1, 1, 1.27, 0.3, 2.5], m))[:, None]
    J += (rng.random(m) < 0.2)[:, None] * np.roll(J, 1, axis=1) * rng.normal(size=(m, 1))
    kind, B = rng.choice([UNILATERAL, FRICTION, FRICTION, COMMANDED], m, p=[0.3, 0.3, 0.3, 0.1]), J @ W
    S = B @ B.T * (1.0 + 1e-15 * rng.normal(size=(m, m)))
    beta, bound = rng.normal(size=loops) * 10 ** rng.uniform(-2, 1), rng.choice([0.05, 0.1, 0.15, 1.0], m)
    slides = (kind == FRICTION) & (rng.random(m) < 0.5)
    w = np.where(slides, rng.normal(size=m), 0.0)
    command = np.where((kind == COMMANDED)[:, None], [1.0, -1.0], -1.0)
    switch, rows = instant(kind, np.triu(S) + np.triu(S, 1).T, w, B @ beta, F=bound[:, None] + [0, 0], command=command)
    _, _, a = decided(switch, rows)
    free, given = ~slides, np.where(slides, -bound * np.sign(w), 0.0)
    low = np.where(kind == FRICTION, -bound, np.where(kind == COMMANDED, -np.inf, 0.0))
    high = np.where(kind == FRICTION, bound, np.inf)
    right = -(beta + B.T @ given)
    best = lsq_linear(B.T[:, free], right, (low[free], high[free]), method="bvls", tol=1e-15).x
    given[free] = best
    np.testing.assert_allclose(a, B @ (beta + B.T @ given), rtol=0, atol=1e-8 * (1.0 + np.abs(B @ beta).max()))


def bridge(v_dot: float, **more: Any) -> list[int]:
    """Modes of four diodes a→p, b→p, n→a, n→b between 1 V, that changes so, and 10 µF beside 100 Ω at 1 V: of degree 0.

    The first stands in the tree: z is its reverse voltage, and closed it blocks; of the others z is the current.
    """
    D = np.array([[0, -1, 1, 1], [1, 0, 0, 0], [-1, 0, 0, 0], [-1, 0, 0, 0]])
    S, fall = np.zeros((4, 4)), -1000.0
    S[2:, 2:] = 1e5
    rows = instant([UNILATERAL] * 4, S, [0, 1.0, 1.0, 0.0], [0, v_dot, fall, fall - v_dot], D=D, degree=0, **more)
    return decided(*rows)[0]


def test_a_diode_beside_a_capacitor_turns_off_where_data_tell_nothing() -> None:
    """Its current falls through 0 where v = v_C and both fall alike: w₀ and ẇ₀ are 0 all the time; the guard knows."""
    mode = [OPEN, OPEN, OPEN, CLOSED]
    for slope in (-1000.0, -999.9999999, -1000.0000001):
        for fired in ([1, 0, 0, 1], [1, 0, 0, 0], [0, 0, 0, 1]):
            found = bridge(slope, mode=mode, fired=fired, size=0.01)
            assert found[0] == CLOSED or found[3] != CLOSED, "one of the two has to block"
        assert bridge(400.0, mode=mode) == [OPEN, OPEN, OPEN, CLOSED]
