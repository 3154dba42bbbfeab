"""Rows of mechanisms in a mode: what is held stays, what rubs takes its power, impulses move rates by S."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import zoo
from cases import quick
from poinsot.algebra import Dual, dual
from poinsot.multibody import Motion, constrained_dynamics, forward_dynamics, passive_loads
from poinsot.simulation import CLOSED, OPEN
from switching.mechanisms import Switching, with_rows

SEEDS = quick(2, range(12))


def drawn(seed: int) -> tuple[Switching, np.random.Generator]:
    """Trees, trees whose joints follow others, loops; with springs and dampers, rows of every kind."""
    rng = np.random.default_rng(seed)
    shape = {0: {}, 1: {"mimics": 1}, 2: {"loops": 1}}[seed % 3]
    model = zoo.random_model(rng, bodies=4 + 2 * (seed % 3 == 2), elements=3, **shape)  # type: ignore[arg-type]
    return Switching(with_rows(model, rng)), rng


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mode_holds_what_is_closed_and_takes_what_friction_takes(seed: int) -> None:
    """ẇ = 0 on held rows, ẇ = b + S z elsewhere, d/dt H = −Σ powers, each along the flow, by dual numbers."""
    s, rng = drawn(seed)
    mode, direction = s.random_mode(rng)
    x = s.state(rng, mode, s.tree.closed)
    for r in range(s.m - 6, s.m, 3):  # contacts in space slide along their rates
        w = s.watch(x)[1][r + 1 : r + 3]
        along = w / np.linalg.norm(w) if np.linalg.norm(w) > 1e-12 else np.array([0.6, 0.8])
        direction[r + 1 : r + 3] = np.where(mode[r + 1] > CLOSED, along, 0.0)
    rates, powers = s.flow(x, mode, direction)
    gap_rate, w_rate = s.along(x, rates)
    _, w, b, S, _, bounds, _ = s.data(x)
    held = mode == CLOSED
    size = np.abs(b).max() + np.abs(rates).max()
    np.testing.assert_allclose(w_rate[held], 0.0, atol=1e-9 * size)
    degree = np.array([row.degree for row in s.layout.rows])
    np.testing.assert_allclose(gap_rate[degree == 2], w[degree == 2], atol=1e-9)
    np.testing.assert_allclose(s.watch(x)[1], w)

    given = -bounds[:, 1] * direction
    columns = np.eye(s.m)[:, held]
    for normal, tangential in s.layout.beside:  # z_T = −μ_k z_N d
        columns[tangential] -= columns[normal] * s.layout.elements[s.layout.owner[normal]].mu_k * direction[tangential]
    y = np.linalg.lstsq(S[held] @ columns, -(b + S @ given)[held], rcond=1e-10)[0]
    z = given + columns @ y
    np.testing.assert_allclose(w_rate, b + S @ z, atol=1e-7 * size)

    along = np.array([Dual(0.0, rate) for rate in rates], dtype=object)
    power = float(dual(s.energy(x, along)))
    np.testing.assert_allclose(power, -powers.sum(), atol=1e-9 * (1 + np.abs(powers).sum() + abs(power)) * size)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_closed_is_the_free_flow(seed: int) -> None:
    """ξ̇ in the mode where all is open is what forward dynamics gives."""
    s, rng = drawn(seed)
    x = s.state(rng, np.full(s.m, OPEN), s.tree.closed)
    rates, powers = s.flow(x, np.full(s.m, OPEN), np.zeros(s.m))
    motion = Motion.of(s.tree.aligned, x[: s.nq], x[s.nq :])
    free = forward_dynamics(
        s.tree, motion.q, motion.v, np.zeros(s.nv), passive_loads(motion), constrained_dynamics.PASSING
    )
    size = np.abs(free).max()
    np.testing.assert_allclose(rates[s.nv :], np.asarray(free, dtype=float), atol=1e-10 * size)
    assert not powers[s.rows.sizes[5] :].any()


@pytest.mark.parametrize("seed", SEEDS)
def test_an_impulse_moves_rates_by_S_and_energy_by_its_mean_power(seed: int) -> None:
    """w⁺ = w⁻ + S ẑ, closures stay closed, ΔH = ½ (w⁺ + w⁻) · ẑ."""
    s, rng = drawn(seed)
    x = s.state(rng, np.full(s.m, OPEN), s.tree.closed)
    impulse = rng.normal(size=s.m)
    after = np.asarray(s.rows.impulse(s.tree, x, impulse), dtype=float)
    w, S = s.data(x)[1], s.data(x)[3]
    np.testing.assert_allclose(S, S.T)
    assert np.linalg.eigvalsh(S).min() > -1e-9 * np.abs(S).max()
    moved = s.watch(after)[1]
    np.testing.assert_allclose(moved, w + S @ impulse, atol=1e-8 * np.abs(S).max())
    np.testing.assert_array_equal(after[: s.nq], x[: s.nq])
    closures = s.A(after)[: -s.m] @ after[s.nq :]
    np.testing.assert_allclose(closures, 0.0, atol=1e-7 * np.abs(after).max())
    change = s.energy(after, s.zero) - s.energy(x, s.zero)
    np.testing.assert_allclose(change, 0.5 * (moved + w) @ impulse, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("seed", SEEDS)
def test_settling_brings_closures_and_held_rows_to_rest(seed: int) -> None:
    """From a state nearby: rates of held rows vanish, gaps and closures fall quadratically, held freedoms stay."""
    s, rng = drawn(seed)
    mode, _ = s.random_mode(rng, 0.3)
    mode[mode > CLOSED] = OPEN
    sigma = np.concatenate([mode == CLOSED, np.zeros(2 * s.m)]).astype(float)
    x = s.state(rng, mode, s.tree.closed)
    x[s.nq :] += 1e-3 * rng.normal(size=s.nv)
    after, position, velocity = s.rows.settle(s.tree, x, sigma)
    after = np.asarray(after, dtype=float)
    A = s.A(after)
    held = np.array([k is None for k in s.layout.freedom]) & (mode == CLOSED)
    if np.linalg.matrix_rank(A[-s.m :][held], 1e-6) == held.sum() and not s.tree.closed:
        gaps = s.watch(x)[0][held]
        moved = s.watch(after)[0][held]
        assert position >= 0.0
        assert velocity >= 0.0
        assert np.abs(s.A(x)[-s.m :][held] @ after[s.nq :]).max(initial=0.0) < 1e-9
        assert np.abs(moved).max(initial=0.0) <= 30 * np.abs(gaps).max(initial=0.0) ** 2 + 1e-9
    for r, k in enumerate(s.layout.freedom):
        if k is not None and mode[r] == CLOSED:
            assert s.watch(after)[0][r] == s.watch(x)[0][r]


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_neither_names_nor_order_of_elements_matter(seed: int) -> None:
    """Elements renamed and in another order: the same accelerations, powers by element."""
    s, rng = drawn(seed)
    mode, direction = s.random_mode(rng)
    x = s.state(rng, mode, s.tree.closed)
    order = rng.permutation(len(s.layout.elements))
    switches = tuple(replace(s.tree.model.switches[i], name=f"other {i}") for i in order)  # type: ignore[type-var]
    other = Switching(replace(s.tree.model, switches=switches))
    starts = s.layout.starts
    rows = [r for i in order for r in range(starts[i], starts[i + 1])]
    rates, powers = s.flow(x, mode, direction)
    again, others = other.flow(x, mode[rows], direction[rows])
    np.testing.assert_allclose(again, rates, rtol=1e-9, atol=1e-8 * np.abs(rates).max())
    np.testing.assert_allclose(others.sum(), powers.sum(), rtol=1e-8, atol=1e-9)
