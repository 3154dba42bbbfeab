"""Excess storage and invariants: constraints are kept, what is conserved is conserved to the last digit."""

from fractions import Fraction

import numpy as np
import pytest
from scipy.linalg import null_space

import poinsot as po
from networks.nonlinear_networks import random_nonlinear, solved
from networks.random_networks import each_seed
from poinsot import chemical, electrical, thermal
from poinsot.algebra import Dual, dual
from poinsot.algebra.arrays import Floats
from poinsot.networks.equations import CausalEquations
from poinsot.networks.initial import initial_state
from poinsot.networks.passivity import conserved
from poinsot.structures import EdgeKind

ACROSS, THROUGH = EdgeKind.ACROSS_STORAGE, EdgeKind.THROUGH_STORAGE


@pytest.mark.sample(9)
@each_seed
def test_the_flow_keeps_the_constraint(rng: np.random.Generator) -> None:
    """d/dt c(x(t), t) = 0 along the flow, by duals, for nonlinear storage and sources that vary with time."""
    while not (equations := random_nonlinear(rng, "RDCCCLLLVTG").equations).causality.excess:
        pass
    t = float(rng.uniform(0, 3))
    x = initial_state(equations, None, t=t)
    assert np.abs(np.array(equations.excess.constraint(list(x), t), dtype=float)).max() < 1e-11
    rates = solved(equations, x, t).rates
    moving = [Dual(float(value), float(rate)) for value, rate in zip(x, rates, strict=True)]
    drift = [float(dual(c)) for c in equations.excess.constraint(moving, Dual(t, 1.0))]
    assert np.abs(drift).max() < 1e-8 * (1.0 + np.abs(np.array(rates, dtype=float)).max())


@each_seed
def test_bringing_a_state_back_keeps_what_is_conserved(rng: np.random.Generator) -> None:
    """Charges of isolated nodes and fluxes of loops do not change when a state is moved onto its constraint."""
    while not (equations := random_nonlinear(rng, "CCCLLL").equations).causality.excess:
        pass
    x, conserved = rng.uniform(-1, 1, equations.nx), _conserved(equations)
    assert np.abs(conserved @ np.array(solved(equations, x, 0.0).rates, dtype=float)).max(initial=0.0) < 1e-13
    moved = equations.excess.moved(list(x), list(rng.uniform(-1, 1, len(equations.causality.excess))))
    np.testing.assert_allclose(conserved @ np.array(moved, dtype=float), conserved @ x, rtol=0, atol=1e-14)


def _conserved(equations: CausalEquations) -> Floats:
    """Rows z with z · x constant: charges over cutsets of capacitors alone, fluxes round loops of inductors alone."""
    model = equations.model
    B = np.asarray(model.graph.incidence(), dtype=float)
    place = equations.state_of_branch
    kinds = [getattr(model.primitives[b.element], "kinds", (None,))[b.port] for b in model.branches]
    C, L = ([k for k, kind in enumerate(kinds) if kind == which] for which in (ACROSS, THROUGH))
    cuts = null_space(np.delete(B, C, axis=1).T).T @ B[:, C] if C else np.zeros((0, 0))
    loops = null_space(B[:, L]).T if L else np.zeros((0, 0))
    found = np.zeros((len(cuts) + len(loops), equations.nx))
    found[: len(cuts), [place[k] for k in C]] = cuts
    found[len(cuts) :, [place[k] for k in L]] = loops
    return found


def cauer() -> po.Network:
    """Two loops of three capacitors each (formulas.md §9: excess elements)."""
    el = po.electrical
    net = po.Network("Cauer low-pass")
    net.add(el.VoltageSource("V", "sin(2*t)"), "a", "ground")
    net.add(el.Resistor("R1", 1.0), "a", "1")
    net.add(el.Capacitor("C1", 1.072), "1", "ground")
    net.add(el.Capacitor("C2", 0.264), "1", "2")
    net.add(el.Inductor("L1", 1.304), "1", "2")
    net.add(el.Capacitor("C3", 1.682), "2", "ground")
    net.add(el.Capacitor("C4", 0.837), "2", "3")
    net.add(el.Inductor("L2", 0.8586), "2", "3")
    net.add(el.Capacitor("C5", 0.7262), "3", "ground")
    net.add(el.Resistor("R2", 1.0), "3", "ground")
    return net


def test_a_run_keeps_constraint_and_ledger() -> None:
    """More than a thousand steps with dissipation: loops of capacitors to rounding, energy to 1e-9 of the turnover."""
    run = po.simulate(cauer(), time=120.0, max_step=0.1)
    assert run.attrs["steps"] >= 1000
    loop = run["C2.voltage"] + run["C3.voltage"] - run["C1.voltage"]
    assert float(abs(loop).max()) < 1e-12
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover.max())


def test_a_source_that_binds_a_capacitor_is_followed() -> None:
    """The current of a capacitor right across a source is C dV/dt, of the formula."""
    net = po.Network("bound")
    net.add(po.electrical.VoltageSource("V", "sin(3*t)"), "a", "ground")
    net.add(po.electrical.Capacitor("C", 0.5), "a", "ground")
    net.add(po.electrical.Resistor("R", 2.0), "a", "ground")
    run = po.simulate(net, time=4.0)
    t = run.time.values
    np.testing.assert_allclose(run["C.current"], 1.5 * np.cos(3 * t), atol=1e-9)
    np.testing.assert_allclose(run["C.voltage"], np.sin(3 * t), atol=1e-9)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover.max())


def test_isolated_charge_stays_to_the_last_digit() -> None:
    """Three capacitors on a node that nothing else touches: its charge never changes, however the rest moves."""
    el = po.electrical
    net = po.Network("island")
    net.add(el.Capacitor("C1", 1.0, voltage=2.0), "a", "b")
    net.add(el.Capacitor("C2", 2.0, voltage=1.0), "b", "ground")
    net.add(el.Capacitor("C3", 0.5), "b", "c")
    net.add(el.Inductor("L", 1.0), "a", "ground")
    net.add(el.Resistor("R", 3.0), "c", "ground")
    net.add(el.Capacitor("C4", 1.5), "a", "c")
    run = po.simulate(net, time=20.0)
    charge = run["C2.charge"] + run["C3.charge"] - run["C1.charge"]
    assert float(abs(charge - charge[0]).max()) < 1e-13
    assert len(net.equations.causality.excess) == 1


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_storage_follows_a_sampled_source_across_it(size: float) -> None:
    """i = C v̇ on each stretch, also at samples a rounding beside the kinks; the ledger closes."""
    net = po.Network("ramps")
    net.add(po.electrical.VoltageSource("V", ([0.0, 0.3, 1.0], [0.0, 0.2 * size, 0.1 * size])), "a", "ground")
    net.add(po.electrical.Capacitor("C", 0.5), "a", "ground")
    times = np.array([0.0, 0.1, np.nextafter(0.3, 0.0), 0.3, np.nextafter(0.3, 1.0), 0.5, 0.9, 1.2])
    run = po.simulate(net, start=0.0, times=times)
    rising, falling = 0.5 * 0.2 * size / 0.3, 0.5 * -0.1 * size / 0.7
    current, at_kink = run["C.current"].values, slice(2, 5)
    np.testing.assert_allclose(current[:2], rising, rtol=1e-9)
    np.testing.assert_allclose(current[5:7], falling, rtol=1e-9)
    assert abs(current[7]) < 1e-9 * size
    either = np.minimum(abs(current[at_kink] - rising), abs(current[at_kink] - falling))
    assert either.max() < 1e-9 * size, current[at_kink]
    assert po.ledger(run).ratio < 1e-9


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
def test_resistors_take_power_in_any_unit(seed: int, rng: np.random.Generator, scale: float) -> None:
    """Meshes of R, L and C from nano-ohms to tera-ohms are dissipative, and an ohm below zero is not made."""
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
