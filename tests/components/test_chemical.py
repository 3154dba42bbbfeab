"""Reactions: mass action, equilibrium, atoms conserved, entropy made."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from components.benches import balanced, bench
from poinsot import chemical as ch
from poinsot import thermal

RT = ch.GAS_CONSTANT * ch.STANDARD_TEMPERATURE


def test_first_order_decay_and_its_equilibrium() -> None:
    """A ⇌ B with μ₀ of B: k₊ = r, k₋ = r exp(μ₀/RT), amounts in closed form."""
    mu, r = -2e3, 0.5
    net = bench(
        (ch.Amount("A", 2.0), "a"), (ch.Amount("B", 0.5, standard_potential=mu), "b"),
        (ch.Reaction("r", {"A": 1}, {"B": 1}, r), "a", "b"),
    )  # fmt: skip
    run = balanced(net, 40.0)
    forward, backward = r, r * np.exp(mu / RT)
    rest = backward * 2.5 / (forward + backward)
    np.testing.assert_allclose(run["A.amount"], rest + (2 - rest) * np.exp(-(forward + backward) * run.time), atol=1e-9)
    assert float(run["B.amount"][-1] / run["A.amount"][-1]) == pytest.approx(np.exp(-mu / RT), rel=1e-6)


def test_mass_action_of_a_reaction_of_three_against_kinetics_by_hand() -> None:
    """A + 2 B ⇌ C: ṅ_A = −r (n_A n_B² − n_C e^(μ₀/RT)), ṅ_B = 2 ṅ_A, by SciPy; A + C and B + 2C are conserved."""
    mu, r = -3e3, 0.3
    net = bench(
        (ch.Amount("A", 1.0), "a"), (ch.Amount("B", 1.5), "b"), (ch.Amount("C", 0.1, standard_potential=mu), "c"),
        (ch.Reaction("r", {"A": 1, "B": 2}, {"C": 1}, r), "a", "b", "c"),
    )  # fmt: skip
    run = balanced(net, 10.0)

    def rates(_: float, n: np.ndarray) -> list[float]:
        J = r * (n[0] * n[1] ** 2 - n[2] * np.exp(mu / RT))
        return [-J, -2 * J, J]

    by_hand = solve_ivp(rates, (0, 10), [1.0, 1.5, 0.1], rtol=1e-11, atol=1e-12)
    for k, name in enumerate("ABC"):
        assert float(run[f"{name}.amount"][-1]) == pytest.approx(by_hand.y[k, -1], rel=1e-8)
    np.testing.assert_allclose(run["A.amount"] + run["C.amount"], 1.1, rtol=1e-13)
    np.testing.assert_allclose(run["B.amount"] + 2 * run["C.amount"], 1.7, rtol=1e-13)
    assert (np.diff(run.energy_dissipated.sum("element")) >= 0).all()


@pytest.mark.parametrize("seed", range(5))
def test_a_reaction_that_heats(seed: int) -> None:
    """Energy with the heat is constant, entropy of the heat never falls, and warm reactions release what is free."""
    rng = np.random.default_rng(seed)
    net = bench(
        (ch.Amount("A", float(rng.uniform(0.5, 2)), standard_potential=5e3), "a"),
        (ch.Amount("B", float(rng.uniform(0.1, 2))), "b"),
        (ch.HeatingReaction("r", {"A": 1}, {"B": 1}, 0.2), "a", "b", "h"),
        (thermal.HeatCapacity("bath", 50.0, temperature=300.0), "h"),
    )
    run = balanced(net, 20.0)
    energy = run.energy_storage.sum("storage")
    np.testing.assert_allclose(energy, energy[0], rtol=1e-11)
    assert (np.diff(run["bath.entropy"]) >= -1e-12).all()


def test_diffusion_through_a_membrane() -> None:
    """Ends at equal potentials; near there the difference decays with L RT (1/n₁ + 1/n₂)."""
    net = bench(
        (ch.Amount("left", 1.001), "a"), (ch.Amount("right", 0.999), "b"), (ch.Membrane("wall", 1e-4), "a", "b"),
    )  # fmt: skip
    run = balanced(net, 5.0)
    difference = run["left.amount"] - run["right.amount"]
    np.testing.assert_allclose(difference, 0.002 * np.exp(-2e-4 * RT * run.time), atol=1e-9)
    np.testing.assert_allclose(run["left.amount"] + run["right.amount"], 2.0, rtol=1e-14)


def test_sources_feed_and_hold() -> None:
    net = bench(
        (ch.PotentialSource("air", -500.0), "a"), (ch.Membrane("wall", 1e-3), "a", "b"), (ch.Amount("n", 1.0), "b"),
        (ch.MolarFlowSource("feed", 0.01), "b"),
    )  # fmt: skip
    run = balanced(net, 20.0)
    assert float(run["n.chemical_potential"][-1]) == pytest.approx(-500.0 + 10.0, rel=1e-6)
