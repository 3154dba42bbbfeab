"""Reactions: mass action, equilibrium, atoms conserved, entropy made."""

from pathlib import Path

import numpy as np
import pytest
import xarray as xr
from scipy.integrate import solve_ivp
from scipy.linalg import null_space

import poinsot as po
from cases import saved
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


def test_a_reaction_that_heats(rng: np.random.Generator) -> None:
    """Energy with the heat is constant, entropy of the heat never falls, and warm reactions release what is free."""
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


LOW = -1e5
"""A standard potential so low that what is made of it does not go back: exp(μ₀/RT) = 3e-18."""


def kinetics(
    folder: Path,
    given: list[tuple[dict[str, int], dict[str, int], float]],
    start: dict[str, float],
    time: float,
    potentials: dict[str, float],
) -> xr.Dataset:
    """Reactions of a file, with their k⁺, against SciPy on the rate equations, there and back: amounts, sums that no
    reaction changes, entropy that is made."""
    mu = {s: potentials.get(s, 0.0) for s in start}
    standard = [sum(n * mu[s] for s, n in taken.items()) for taken, _, _ in given]
    reactions = [(a, b, float(k * np.exp(-m / RT))) for (a, b, k), m in zip(given, standard, strict=True)]
    text = 'poinsot = 1\nname = "kinetics"\n'
    for s, n in start.items():
        text += f'[elements.{s}]\nkind = "amount"\nnodes = ["{s}"]\namount = {n}\nstandard_potential = {mu[s]}\n'
    for k, (taken, made, rate) in enumerate(reactions):
        nodes = ", ".join(f'{s} = "{s}"' for s in dict.fromkeys((*taken, *made)))
        sides = [", ".join(f"{s} = {n}" for s, n in side.items()) for side in (taken, made)]
        text += f'[elements.r{k}]\nkind = "reaction"\nnodes = {{ {nodes} }}\nrate = {rate}\n'
        text += f"reactants = {{ {sides[0]} }}\nproducts = {{ {sides[1]} }}\n"
    path = saved(folder / "kinetics.toml", text)
    run = po.simulate(po.load(path), time, rtol=1e-10, atol=1e-12, samples=41)
    changes = np.array([[made.get(s, 0) - taken.get(s, 0) for s in start] for taken, made, _ in reactions])

    def rates(_: float, n: np.ndarray) -> np.ndarray:
        activity = {s: x * np.exp(mu[s] / RT) for s, x in zip(start, n, strict=True)}
        J = [r * (np.prod([activity[s] ** k for s, k in taken.items()])
                  - np.prod([activity[s] ** k for s, k in made.items()])) for taken, made, r in reactions]  # fmt: skip
        return changes.T @ np.array(J)

    exact = solve_ivp(rates, (0, time), [*start.values()], "DOP853", run.time, rtol=1e-12, atol=1e-14).y
    found = np.array([run[f"{s}.amount"].values for s in start])
    np.testing.assert_allclose(found, exact, rtol=1e-7, atol=1e-8 * np.abs(exact).max())
    kept = null_space(changes.astype(float)).T @ found
    np.testing.assert_allclose(kept, np.repeat(kept[:, :1], kept.shape[1], 1), atol=1e-11 * np.abs(found).max())
    made_entropy = run.energy_dissipated.sum("element").values
    assert (np.diff(made_entropy) >= -1e-12 * max(1.0, np.abs(made_entropy).max())).all()
    assert po.ledger(run).ratio < 1.0
    return run


CASES = {
    "a catalyst": ([({"E": 1, "S": 1}, {"E": 1, "P": 1}, 2.0)], {"E": 0.1, "S": 1.0, "P": 1e-3}, 3.0, {}),
    "an enzyme that binds": (
        [({"E": 1, "S": 1}, {"ES": 1}, 3.0), ({"ES": 1}, {"E": 1, "P": 1}, 0.7)],
        {"E": 0.2, "S": 1.0, "ES": 1e-3, "P": 1e-3}, 10.0, {"P": -5e3},
    ),
    "the Brusselator": (  # from A and B, of which there is plenty, to D and E; it swings about X = 1, Y = 3
        [({"A": 1}, {"X": 1}, 0.01), ({"X": 2, "Y": 1}, {"X": 3}, 1.0), ({"B": 1, "X": 1}, {"Y": 1, "D": 1}, 0.01),
         ({"X": 1}, {"E": 1}, 1.0)],
        {"A": 100.0, "B": 300.0, "X": 1.0, "Y": 1.0, "D": 1e-3, "E": 1e-3}, 20.0,
        {"A": 4e4, "B": 8e4, "Y": 4e4, "E": -4e4},
    ),
    "Lotka and Volterra": (  # grass in plenty, hares, foxes
        [({"G": 1, "H": 1}, {"H": 2}, 0.01), ({"H": 1, "F": 1}, {"F": 2}, 0.8), ({"F": 1}, {"D": 1}, 0.9)],
        {"G": 100.0, "H": 0.7, "F": 1.2, "D": 1e-3}, 8.0, {"G": 1.2e5, "H": 8e4, "F": 4e4},
    ),
    "an epidemic": (
        [({"S": 1, "I": 1}, {"I": 2}, 2.0), ({"I": 1}, {"R": 1}, 0.5)],
        {"S": 1.0, "I": 0.01, "R": 1e-3}, 30.0, {"S": 1e5, "R": LOW},
    ),
}  # fmt: skip


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", CASES)
def test_substances_on_both_sides_are_in_the_rate(case: str, tmp_path: Path) -> None:
    """Law  the rate is k⁺ Π n^ν⁺ − k⁻ Π n^ν⁻ of all that a side names, ν⁺ − ν⁻ of each substance flows in."""
    run = kinetics(tmp_path, *CASES[case])
    if case == "the Brusselator":
        X = run["X.amount"].values
        assert ((X[1:-1] > X[:-2]) & (X[1:-1] > X[2:])).sum() >= 2
    if case == "an epidemic":  # who is spared: ln S∞/S₀ = −4 (N − S∞)
        spared = float(run["S.amount"][-1])
        assert np.log(spared) == pytest.approx(-4 * (1.01 - spared), rel=1e-4)


def test_a_catalyst_is_not_its_sum() -> None:
    """E + S ⇌ E + P, 0.2 of E: S decays with 0.2 k, and not with k as S ⇌ P does; E stays, to the bit."""
    net = bench(
        (ch.Amount("E", 0.2), "e"), (ch.Amount("S", 1.0), "s"), (ch.Amount("P", 1e-9, standard_potential=LOW), "p"),
        (ch.Reaction("r", {"E": 1, "S": 1}, {"E": 1, "P": 1}, 1.0), "e", "s", "p"),
    )  # fmt: skip
    run = balanced(net, 3.0)
    np.testing.assert_allclose(run["S.amount"], np.exp(-0.2 * run.time), rtol=1e-7)
    assert (run["E.amount"] == 0.2).all()
    warm = bench(
        (ch.Amount("E", 0.2), "e"), (ch.Amount("S", 1.0), "s"), (ch.Amount("P", 0.1), "p"),
        (ch.HeatingReaction("r", {"E": 1, "S": 1}, {"E": 1, "P": 1}, 1.0), "e", "s", "p", "h"),
        (thermal.HeatCapacity("bath", 50.0, temperature=300.0), "h"),
    )  # fmt: skip
    run = balanced(warm, 5.0)
    assert (np.diff(run["bath.entropy"]) >= -1e-12).all()
    with pytest.raises(po.ModelError, match="changes nothing"):
        ch.Reaction("r", {"E": 1, "S": 2}, {"S": 2, "E": 1}, 1.0)


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
