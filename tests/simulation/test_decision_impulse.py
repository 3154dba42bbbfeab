"""Impacts of all rows together: restitution, friction, energy, textbook cases, units; counted work at a moment."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.simulation import COMMANDED, FRICTION, UNILATERAL, switching_run
from poinsot.simulation.loops.decision import decide
from poinsot.simulation.loops.decision_impulse import CHATTERING, DECIDED, ENDLESS, JUMP, share
from poinsot.simulation.loops.decision_problem import MOST_WORK
from switching.instants import instant, jump

CHAIN = np.array([[2.0, -1.0, 0.0], [-1.0, 2.0, -1.0], [0.0, -1.0, 2.0]])  # balls of mass 1 in a row


@pytest.mark.parametrize("poisson", [0, 1])
def test_three_balls_in_a_row(poisson: int) -> None:
    """One hits two that touch: −1/3, 2/3, 2/3 of its speed, by both laws (Glocker 2001, §12)."""
    after = jump(*instant([UNILATERAL] * 2, CHAIN[:2, :2], [-1.0, 0.0], e=1.0, poisson=poisson))
    np.testing.assert_allclose(after, [1.0, 0.0], atol=1e-15)  # speeds differ so


def test_a_ball_bounces_and_loses_what_it_loses() -> None:
    switch, rows = instant([UNILATERAL], [[2.0]], [-3.0], -9.81, e=0.7)
    assert abs(jump(switch, rows)[0] - 2.1) < 1e-15
    assert abs(rows.choice.lost[0] - 0.5 * 0.5 * (9.0 - 2.1**2)) < 1e-15
    assert decide(*instant([UNILATERAL], [[2.0]], [-1e-10], -9.81, e=0.7), 1.0) == DECIDED


def test_flights_that_shrink_geometrically_end() -> None:
    """Rest comes when the rest of the flights is less than 1e-12 of the run: w⁺ = 0, long before w is rounding."""
    switch, rows = instant([UNILATERAL], [[1.0]], [-1e-3], e=0.5, rate=1e-12)
    rows.history.last[0], rows.history.flight[0] = 1.0 - 1e-13, 2e-13
    assert jump(switch, rows, 1.0)[0] == 0.0
    switch, rows = instant([UNILATERAL], [[1.0]], [-1e-3], e=0.5, rate=1e-12)
    rows.history.last[0], rows.history.flight[0] = 1.0 - 1e-11, 2e-11
    assert jump(switch, rows, 1.0)[0] == 5e-4
    assert (rows.history.last[0], rows.history.flight[0]) == (1.0, pytest.approx(1e-11))


@pytest.mark.parametrize("pressed", [1e-6, 1.0, 1e6])
def test_what_a_rod_does_that_hits_a_rough_floor(pressed: float) -> None:
    """Sticks while |ẑ_T| ≤ μ ẑ_N, else slides on with ẑ_T = −μ ẑ_N; in the plane, for any speed."""
    S = np.array([[2.0, 0.3], [0.3, 1.0]])
    for mu, way in ((3.0, 1.0), (0.1, 1.0), (0.1, -1.0)):
        switch, rows = instant([UNILATERAL, FRICTION], S, [-pressed, way * pressed], element=[0, 0], mu=mu, e=0.0)
        after = jump(switch, rows)
        assert abs(after[0]) < 1e-15 * pressed
        if mu == 3.0:
            assert abs(after[1]) < 1e-15 * pressed and abs(rows.choice.jump[1]) < 3.0 * rows.choice.jump[0]
        else:
            assert after[1] * way > 0.0
            assert abs(rows.choice.jump[1] + way * mu * rows.choice.jump[0]) < 1e-15 * pressed


def test_newtons_law_that_would_make_energy_gives_way_to_poissons() -> None:
    """A case after Kane & Levinson (1985): a long thin rod that slips, sticks and slips back while it hits."""
    S = np.array([[4.0, 2.85], [2.85, 3.0]])
    made = 0
    for slip in np.linspace(-3.0, 3.0, 61):
        for mu in (0.3, 0.6, 1.2):
            switch, rows = instant([UNILATERAL, FRICTION], S, [-1.0, slip], element=[0, 0], mu=mu, e=0.9)
            after = jump(switch, rows)
            made += rows.choice.decision[0].mended >= 0
            assert rows.choice.lost.sum() >= -1e-12 and after[0] >= -1e-12
    assert 3 < made < 100  # it does happen, and not always


def test_what_is_told_to_close_jumps_whichever_way() -> None:
    """A clutch of two inertias, 1 and 3 kg·m², that is told to hold: one speed, and half the reduced inertia · Δω²."""
    for way in (1.0, -1.0):
        switch, rows = instant([COMMANDED], [[1.0 + 1.0 / 3.0]], [way * 8.0], degree=1, command=[[0.0, -1.0]])
        assert abs(jump(switch, rows)[0]) < 1e-14
        assert abs(rows.choice.lost[0] - 0.5 * 0.75 * 64.0) < 1e-12
        assert decide(*instant([COMMANDED], [[1.0]], [way * 8.0], degree=1, command=[[-1.0, 0.0]]), 1.0) == DECIDED


def test_two_capacitors_that_are_joined() -> None:
    """1 and 3 µF, 10 V: 2.5 and 7.5 µC, and 3.75e-5 J are lost (switching.md §1): a jump as an impact is one."""
    switch, rows = instant([COMMANDED], [[1e6 + 1e6 / 3.0]], [-10.0], degree=1, command=[[0.0, -1.0]])
    assert abs(jump(switch, rows)[0]) < 1e-14
    np.testing.assert_allclose(rows.choice.jump[0], 7.5e-6, rtol=1e-15)
    np.testing.assert_allclose(rows.choice.lost[0], 3.75e-5, rtol=1e-15)


def contacts(rng: np.random.Generator, n: int, spare: int) -> Any:
    """S of n planar contacts on so many coordinates more than rows (fewer where negative), and w that approach."""
    B = rng.normal(size=(2 * n, max(2 * n + spare, 1)))
    w = B @ rng.normal(size=B.shape[1])  # velocities that bodies can have
    return B @ B.T, w


@pytest.mark.parametrize("spare", [2, 0, -2])
@pytest.mark.parametrize("seed", range(6))
def test_coulombs_law_of_impulses(seed: int, spare: int) -> None:
    """Signs, cones, maximal dissipation, no energy, of random contacts, redundant ones too."""
    rng = np.random.default_rng(50 * (spare + 3) + seed)
    for _ in range(6):
        n = int(rng.integers(1, 4))
        S, w = contacts(rng, n, spare)
        e, mu = rng.random(n) * rng.integers(0, 2), rng.random(n)
        more = dict(element=np.repeat(np.arange(n), 2), mu=mu, e=e, poisson=rng.integers(0, 2, n))
        switch, rows = instant([UNILATERAL, FRICTION] * n, S, w, **more)
        if decide(switch, rows, 1.0) == DECIDED:
            assert w[::2].min() >= -1e-9
            continue
        z, after = rows.choice.jump, w + S @ rows.choice.jump
        size = 1e-9 * (1.0 + np.abs(w).max()) * max(1.0, np.abs(z).max())
        assert z[::2].min() >= -size and (np.abs(z[1::2]) <= mu * z[::2] + size).all()
        assert rows.choice.lost.sum() >= -size
        assert after[::2].min() >= -size - 1e-9
        assert np.allclose(rows.choice.lost, -0.5 * (w + after) * z, atol=size)
        if not e.any():
            assert np.abs(z[::2] * after[::2]).max() <= size
            held = np.where(np.abs(after[1::2]) > 1e-6, z[1::2] + mu * z[::2] * np.sign(after[1::2]), 0.0)
            assert np.abs(held).max() <= 1e-7 * (1 + np.abs(z).max())


@pytest.mark.parametrize("seed", range(8))
def test_orders_and_units_of_rows_do_not_matter(seed: int) -> None:
    """w⁺ and energies of rows that are reordered, and measured in units of 1e-5 to 1e5."""
    rng = np.random.default_rng(seed)
    n = int(rng.integers(2, 5))
    S, w = contacts(rng, n, 1)
    mu, e, poisson = rng.random(n), rng.random(n), rng.integers(0, 2, n)
    element = np.repeat(np.arange(n), 2)
    kind = [UNILATERAL, FRICTION] * n
    switch, rows = instant(kind, S, w, element=element, mu=mu, e=e, poisson=poisson)
    code = decide(switch, rows, 1.0)
    order = rng.permutation(n)
    shuffled = np.stack([2 * order, 2 * order + 1], axis=1).ravel()
    for units in (np.ones(2 * n), np.repeat(10.0 ** rng.uniform(-5, 5, n), 2)):
        T, v = S * units * units[:, None], w * units
        T, v, unit = T[np.ix_(shuffled, shuffled)], v[shuffled], units[shuffled]
        other = instant(kind, T, v, element=element, mu=mu[order], e=e[order], poisson=poisson[order], rate=1e-9 * unit)
        assert decide(*other, 1.0) == code
        if code == JUMP:
            after, same = (w + S @ rows.choice.jump)[shuffled], (v + T @ other[1].choice.jump) / unit
            np.testing.assert_allclose(same, after, rtol=1e-8, atol=1e-9 * np.abs(after).max())
            np.testing.assert_allclose(other[1].choice.lost.sum(), rows.choice.lost.sum(), rtol=1e-8)


def test_what_no_impulse_reaches_takes_no_part() -> None:
    """A contact that slides on with w_N that is rounding, beside a ball that meets its floor: nothing of it is asked.

    Its guards that have fired stay so; those of a row that the ball's impulse reaches are of another state.
    """
    S = np.zeros((4, 4))
    S[0, 0], S[1:3, 1:3], S[3, 3], S[0, 3], S[3, 0] = 2.0, [[4.0, 0.3], [0.3, 3.0]], 1.0, 0.5, 0.5
    kind, element = [UNILATERAL, UNILATERAL, FRICTION, FRICTION], [0, 1, 1, 2]
    w, b, fired, mode = [-3.0, 1e-12, 0.5, 0.0], [-9.81, -9.81, 0.0, 0.0], [1, 1, 0, 1], [0, 1, 2, 1]
    alone = jump(*instant([UNILATERAL], [[2.0]], [-3.0], -9.81, e=0.7))
    for sign in (1.0, -1.0):
        w[1] = sign * 1e-12
        switch, rows = instant(
            kind, S, w, b, element=element, e=[0.7, 0.0, 0.0], mu=[0.0, 0.3, 0.0], fired=fired, mode=mode
        )
        after = jump(switch, rows)
        assert after[0] == alone[0] and (rows.choice.jump[1:] == 0.0).all() and share(switch, rows) < 0
        assert rows.guard.fired.tolist() == [1, 1, 0, 0]


def test_instants_without_end_are_refused() -> None:
    switch, rows = instant([UNILATERAL], [[1.0]], [-1.0], e=0.5)
    rows.choice.decision[0].rounds = 100
    assert decide(switch, rows, 1.0) == CHATTERING
    assert rows.choice.decision[0].row == 0


def test_what_went_before_at_this_moment_counts() -> None:
    """The next problem is one too many; without the work before it the same decision is made."""
    A = np.array([[1.0, 0.0, 0.1], [0.0, 1.0, 0.2], [0.1, 0.2, 1.0]])
    for before, answer in ((0.0, DECIDED), (MOST_WORK * 11.0**3, ENDLESS)):
        switch, rows = instant(
            [UNILATERAL, FRICTION, FRICTION], A @ A.T, 0.0, [-1.0, 0.2, 0.1], element=[0] * 3, mu=0.5
        )
        rows.choice.decision[0].work = before
        assert decide(switch, rows, 1.0) == answer
        assert before < rows.choice.decision[0].work < before + 40.0 * 11.0**3


BLOCK = """
poinsot = 1
bodies.block = {mass = 2.0}
pairs.slide = {kind="prismatic", between=["ground", "block"], axis=[1,0,0], point=[0,0,0], initial={ velocity=1.0}}
friction.rub = {pair = "slide", kinetic = 4.0}
"""


def test_the_run_says_which_rows_and_what_to_do(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "block.toml").write_text(BLOCK)
    block, made = po.load_mechanism(tmp_path / "block.toml"), switching_run.rows_for

    def worn_out(*args: Any) -> Any:
        rows = made(*args)
        rows.choice.decision["work"] = 1e9
        return rows

    assert po.simulate(block, 1.0)["joint_position"].values[-1, 0] == pytest.approx(0.25, abs=1e-12)
    monkeypatch.setattr(switching_run, "rows_for", worn_out)
    block = po.load_mechanism(tmp_path / "block.toml")  # whose first run makes its rows
    with pytest.raises(
        po.SimulationFailure, match=r"which of 'rub' act has cost 1e[+]09 operations.*method='moreau'"
    ) as told:
        po.simulate(block, 1.0)
    assert told.value.partial is not None and len(told.value.partial["time"]) == 1
