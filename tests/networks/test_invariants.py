"""What a network conserves: as many as its couplings leave, also those of reactions; each constant along its rates."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import poinsot as po
from poinsot import chemical, electrical, thermal
from poinsot.networks.invariants import conserved

SPECIES = [f"S{k}" for k in range(6)]


def random_reactions(seed: int, numbers: list[float], heating: bool = False) -> tuple[po.Network, np.ndarray]:
    """A network of reactions between six substances, and its stoichiometric numbers (substances, reactions)."""
    rng = np.random.default_rng(seed)
    net = po.Network(f"reactions {seed}")
    for name in SPECIES:
        net.add(chemical.Amount(name, float(rng.uniform(0.5, 2))), name)
    if heating:
        net.add(thermal.HeatCapacity("bath", 50.0, temperature=300.0), "bath")
    columns = []
    for k in range(int(rng.integers(1, 5))):
        taken = [str(s) for s in rng.choice(SPECIES, size=int(rng.integers(2, 5)), replace=False)]
        split = int(rng.integers(1, len(taken)))
        nu = {s: float(rng.choice(numbers)) for s in taken}
        reactants, products = ({s: nu[s] for s in part} for part in (taken[:split], taken[split:]))
        make = chemical.HeatingReaction if heating else chemical.Reaction
        net.add(make(f"r{k}", reactants, products, float(rng.uniform(0.1, 2))), *taken, *(["bath"] if heating else []))
        columns.append([nu[s] * (1 if s in reactants else -1) if s in nu else 0.0 for s in SPECIES])
    return net, np.array(columns).T


@pytest.mark.parametrize("heating", [False, True])
@pytest.mark.parametrize("numbers", [[1.0, 2.0, 3.0], [0.5, 1.7, 2.3]], ids=["whole", "broken"])
@pytest.mark.parametrize("seed", range(12))
def test_reactions_conserve_what_their_stoichiometry_leaves(seed: int, numbers: list[float], heating: bool) -> None:
    """Substances less the rank of the stoichiometric numbers; none of it changes at any state, heat or not."""
    net, nu = random_reactions(seed, numbers, heating)
    found = conserved(net.structure())
    assert len(found) == len(SPECIES) - np.linalg.matrix_rank(nu), f"seed {seed}"
    rng = np.random.default_rng(seed)
    for _ in range(3):
        x = [*rng.uniform(0.5, 2.0, len(SPECIES)), *([4.0] if heating else [])]
        rates = dict(zip(net.state_names, map(float, net.equations.evaluate(x, 0.0, []).rates), strict=True))
        for terms in found:
            change = [c * rates[name] for name, c in terms.items()]
            assert abs(sum(change)) <= 1e-12 * sum(map(abs, change)) + 1e-300, f"seed {seed}: {terms}"


def test_the_reactions_of_the_worked_case() -> None:
    """A + B = C, C = 2 D, 2 A = D: what is made and lost together is one combination, in whole numbers."""
    net = po.Network("three reactions")
    for name in "ABCD":
        net.add(chemical.Amount(name, 1.0), name)
    net.add(chemical.Reaction("r1", {"A": 1, "B": 1}, {"C": 1}, 1.0), "A", "B", "C")
    net.add(chemical.Reaction("r2", {"C": 1}, {"D": 2}, 1.0), "C", "D")
    net.add(chemical.Reaction("r3", {"A": 2}, {"D": 1}, 1.0), "A", "D")
    assert net.conserved() == ["A.amount + 3 B.amount + 4 C.amount + 2 D.amount"]
    numbers = np.array([[1, 1, -1, 0], [0, 0, 1, -2], [2, 0, 0, -1]])
    assert not (numbers @ [1, 3, 4, 2]).any()


def test_an_open_reservoir_takes_away_what_its_substance_is_in() -> None:
    """A + B = C with A held by a reservoir: only B + C stays, whatever the reservoir does."""
    net = po.Network("open")
    net.add(chemical.PotentialSource("held", 0.0), "A")
    for name in "BC":
        net.add(chemical.Amount(name, 1.0), name)
    net.add(chemical.Reaction("r", {"A": 1, "B": 1}, {"C": 1}, 1.0), "A", "B", "C")
    assert net.conserved() in (["B.amount + C.amount"], ["C.amount + B.amount"])


def test_spans_say_the_truth_of_the_law() -> None:
    """The outputs of reactions lie in what they say they span, at random potentials."""
    rng = np.random.default_rng(3)
    for relation in (
        chemical.Reaction("r", {"A": 2, "B": Fraction(1, 2)}, {"C": 3}, 0.7),
        chemical.HeatingReaction("h", {"A": 2}, {"B": 1, "C": 1}, 0.7),
    ):
        assert relation.spans is not None
        for _ in range(5):
            reads = [*rng.normal(size=len(relation.reads) - 1) * 500, 300.0]
            out = np.array(relation.law(*reads), dtype=float)
            left = out - relation.spans @ np.linalg.lstsq(relation.spans, out, rcond=None)[0]
            assert np.abs(left).max() <= 1e-12 * np.abs(out).max()


@pytest.mark.parametrize("scale", [1e-9, 1e-3, 1.0, 1e6, 1e12])
@pytest.mark.parametrize("seed", range(6))
def test_resistors_take_power_in_any_unit(seed: int, scale: float) -> None:
    """Meshes of R, L and C from nano-ohms to tera-ohms are dissipative, and an ohm below zero is not made."""
    rng = np.random.default_rng(seed)
    net = po.Network("mesh")
    nodes = ["ground", "a", "b", "c", "d"]
    for k, (tail, head) in enumerate([("ground", "a"), ("a", "b"), ("b", "c"), ("c", "d"), ("a", "c"), ("b", "d")]):
        net.add(electrical.Resistor(f"R{k}", scale * float(rng.uniform(0.5, 2) * 10 ** rng.uniform(-3, 3))), tail, head)
    for k in range(4):
        ends = [str(n) for n in rng.choice(nodes, size=2, replace=False)]
        kind = electrical.Capacitor if rng.random() < 0.5 else electrical.Inductor
        net.add(kind(f"E{k}", float(10 ** rng.uniform(-9, 0))), *ends)
    net.add(electrical.Gyrator("G", scale), "a", "ground", "d", "ground")
    assert net.passivity().holds, f"seed {seed}"
