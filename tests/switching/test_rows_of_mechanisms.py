"""Rows of mechanisms in a mode: what is held stays, what rubs takes its power, impulses move rates by S."""

from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import admissible, longer, stacked
from poinsot import Contact, Displacement, Friction, Limit, Lock, Model, OneWay, OnFreedom, Shape, Surface
from poinsot.algebra import Dual, dual
from poinsot.elements import Along
from poinsot.motion.observing_rows import _modes
from poinsot.multibody import Motion, constrained_dynamics, forward_dynamics, passive_loads
from poinsot.multibody.conditions import reaches
from poinsot.simulation import CLOSED, OPEN
from poinsot.simulation import Switching as Decided
from switching.mechanisms import Switching, with_rows
from switching.rolled_modes import called
from switching.walked_machines import between_bodies, rolled

SEEDS = quick(2, range(12))


def drawn(seed: int) -> tuple[Switching, np.random.Generator]:
    """Trees, trees whose joints follow others, loops; with springs and dampers, rows of every kind."""
    rng = np.random.default_rng(seed)
    shape = {0: {}, 1: {"mimics": 1}, 2: {"loops": 1}}[seed % 3]
    model = zoo.random_model(rng, bodies=4 + 2 * (seed % 3 == 2), elements=3, **shape)  # type: ignore[arg-type]
    return Switching(with_rows(model, rng)), rng


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


@pytest.mark.parametrize("seed", quick(2, range(9)))
def test_the_forces_of_rows_make_the_motion(seed: int, rng: np.random.Generator) -> None:
    """Forward dynamics under all loads and the forces z of rows gives the accelerations of the mode; z by its laws."""
    shape: dict[str, Any] = {0: {}, 1: {"mimics": 1}, 2: {"loops": 1}}[seed % 3]
    s = Switching(with_rows(zoo.random_model(rng, bodies=4 + 2 * (seed % 3 == 2), elements=3, **shape), rng))
    mode, direction = s.random_mode(rng, 0.3)
    x = s.state(rng, mode, s.tree.closed)
    sigma = np.concatenate([mode == 1, mode > 1, np.where(mode > 1, np.where(direction == 0, 0.6, direction), 0.0)])
    rates, _ = s.rows.flow(*s.local(x), sigma)
    expected = np.asarray(rates, dtype=float)[s.nv :]
    now = s.rows.acted(s.tree, x, s.zero, s.t, np.zeros(0))
    s.rows.push(s.tree, now, sigma)
    found = constrained_dynamics.multipliers_of(
        s.tree, now.motion.q, now.motion.v, now.loads, constrained_dynamics.PASSING
    )[0]
    size = np.abs(expected).max() + np.abs(np.asarray(found, dtype=float)).max()
    left = 1e-12  # rounding, of a mode that holds all
    np.testing.assert_allclose(np.asarray(found, dtype=float), expected, atol=1e-7 * size + left)
    z = np.asarray(s.rows.forces(s.tree, x, s.t, np.zeros(0), sigma), dtype=float)
    assert not z[mode == 0].any()
    np.testing.assert_array_equal(_modes(sigma[None], s.m)[0], mode)


STILL = "lift", "tip", "side", "bolt", "stop", "touch"
"""What a planar mechanism does not move."""


def planar(seed: int, size: float = 1.0, friction: float = 0.3) -> Model:
    """Two four-bars in a plane that lies anyhow, with rows of every kind across it and in it."""
    rng = np.random.default_rng(seed)
    X = zoo.random_displacement(rng)
    model = longer(stacked(2, X.rotation), size)
    across, way = X.rotation[:, 2], tuple(X.rotation[:, 0])
    normal = tuple(across)
    first, second = (tuple(size * rng.normal(size=3)) for _ in range(2))
    ball = Shape("sphere", (0.1 * size,), placement=Displacement.translating(first))
    floor = Shape("plane", placement=Displacement(X.rotation, -5.0 * size * across))
    rows: list[Any] = [
        OneWay("lift", Along("coupler1", first, normal)),
        Lock("tip", Along("coupler0", None, way)),
        Friction("side", Along("crank1", second, normal), size, 2.0 * size),
        Lock("bolt", Along("rocker1", None, tuple(X.rotation[:, 1]))),
        OneWay("stop", Along("rocker1", second, (0.0, 0.0, 1.0), follows=True), backward=True),
        Contact("touch", Surface("ground", floor), Surface("coupler1", ball), 0.2, friction, plane="space"),
        Friction("rub", OnFreedom("d1"), 0.05 * size**2),
        Limit("end", OnFreedom("d0"), -0.3, 0.3),
    ]
    return replace(model, switches=tuple(rows), gravity=tuple(9.81 * size * rng.normal(size=3)))


def state(mechanism: po.Mechanism, seed: int) -> Any:
    rng = np.random.default_rng(seed)
    q = mechanism.neutral()
    return np.concatenate([q, admissible(mechanism.tree, q, rng, reaches(mechanism.tree))])


def switching(model: Model, walked: bool) -> tuple[po.Mechanism, Decided]:
    with rolled() if walked else nullcontext():
        mechanism = po.Mechanism(model)
        found = mechanism.system().switching
        assert found is not None
        assert found.kernels.flow.address and found.kernels.data.address  # made now
    return mechanism, found


@pytest.mark.parametrize("walked", [False, True])
@pytest.mark.parametrize("size", [1.0, *(pytest.param(k, marks=pytest.mark.long) for k in (1e-5, 1e5))])
@pytest.mark.parametrize("seed", [0, *(pytest.param(k, marks=pytest.mark.long) for k in range(1, 5))])
def test_across_the_plane_of_a_mechanism(seed: int, rng: np.random.Generator, size: float, walked: bool) -> None:
    model = planar(seed, size)
    if walked:
        model = replace(model, switches=tuple(e for e in model.switches if e.name != "touch"))
    mechanism, s = switching(model, walked)
    x, m, nv = state(mechanism, seed), len(s.rows.names), mechanism.nv
    operands = x, np.zeros(2 * nv), np.zeros(1)
    still = np.array([name in STILL for name in s.rows.names])
    data = called(s.kernels.data, *operands)
    np.testing.assert_array_equal(np.diag(data[3].reshape(m, m)) == 0.0, still)
    assert not data[2][still].any()
    rests = called(s.kernels.flow, *operands, np.zeros(3 * m))[0]
    for _ in range(4):
        held = rng.random(m) < 0.5
        free = np.concatenate([held & ~still, np.zeros(2 * m)])
        both = np.concatenate([held, np.zeros(2 * m)])
        if "touch" in s.rows.names:  # which slides, pressed by what nothing moves
            k = s.rows.names.index("touch")
            both[[k, m + k + 1, 2 * m + k + 1]] = 1.0
            both[[k + 1, k + 2]] = free[[k + 1, k + 2]] = 0.0
        one, other = (called(s.kernels.flow, *operands, sigma)[0] for sigma in (free, both))
        scale = np.abs(rests).max()
        np.testing.assert_allclose(other, one, rtol=0, atol=1e-9 * scale)


@pytest.mark.sample(1)
@pytest.mark.parametrize("walked", [False, True])
@pytest.mark.parametrize("seed", [4, 11, *(pytest.param(k, marks=pytest.mark.long) for k in range(12, 40))])
def test_in_random_loops(seed: int, walked: bool) -> None:
    """Friction on joints that close loops and never turn, tethers of what is locked."""
    mechanism, s = switching(between_bodies(seed), walked)
    x, m, nv = state(mechanism, seed), len(s.rows.names), mechanism.nv
    operands = x, np.zeros(2 * nv), np.zeros(1)
    size = np.diag(called(s.kernels.data, *operands)[3].reshape(m, m))
    still = size == 0.0
    assert still.any() or seed not in (4, 11)
    assert size[~still].min(initial=1.0) > 1e-20
    one, other = (
        called(s.kernels.flow, *operands, np.concatenate([sigma, np.zeros(2 * m)]))[0]
        for sigma in (0.0 * still, 1.0 * still)
    )
    np.testing.assert_allclose(other, one, rtol=0, atol=1e-9 * max(1.0, np.abs(one).max()))
