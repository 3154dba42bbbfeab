"""What holds of every element of every domain: its power, its derivatives, its scalars; and what is refused."""

from collections.abc import Callable

import numpy as np
import pytest
import sympy.physics.units as u
from sympy.physics.units.systems import SI
from sympy.physics.units.systems.si import dimsys_SI

import poinsot as po
from components.element_zoo import ZOO, every, primitives_of
from poinsot import (
    bond_graph,
    chemical,
    electrical,
    hydraulic,
    magnetic,
    rotational,
    thermal,
    transducers,
    translational,
)
from poinsot.components.domains import DOMAINS, ELECTRICAL, THERMAL, Domain
from poinsot.components.primitives import (
    Element,
    IdealCoupling,
    LinearResistor,
    Relation,
    Storage,
    TerminalPair,
    Variable,
)
from poinsot.structures import EdgeKind, gradient, hessian
from scalars import Over, assert_same, derivative, reference_derivative

COUPLINGS, RELATIONS, STORAGES = every(IdealCoupling), every(Relation), every(Storage)


def sample(pair: TerminalPair, variable: Variable, rng: np.random.Generator) -> float:
    """An ordinary value: temperatures above zero, potentials of some hundred J/mol, the rest about one."""
    if pair.domain.name == "thermal" and variable == "across":
        return float(rng.uniform(250, 400))
    return float(rng.uniform(-1, 1)) * (500.0 if pair.domain.name == "chemical" and variable == "across" else 1.0)


@pytest.mark.parametrize("name", COUPLINGS)
def test_couplings_pass_all_power(name: str, seed: int) -> None:
    """Σ across · through = 0 for all that P across + Q through = 0 allows, a space of as many dimensions as ports."""
    P, Q = COUPLINGS[name].at()  # type: ignore[union-attr]
    n = len(P)
    _, sizes, V = np.linalg.svd(np.hstack([P, Q]).astype(float))
    assert len(sizes) == n and sizes[-1] > 1e-6 * sizes[0]
    a, t = np.split(V[n:].T @ np.random.default_rng(seed).uniform(-1, 1, n), 2)
    assert abs(a @ t) <= 1e-14


PRINTED: dict[str, tuple[Element, Callable[..., list[float]]]] = {  # of across a, through t (inward) at the two ports
    "v_a = n v_b, i_b = −n i_a": (electrical.Transformer("E", 3.0), lambda a, t: [a[0] - 3 * a[1], t[1] + 3 * t[0]]),
    "v_b = r i_a, v_a = −r i_b": (electrical.Gyrator("E", 3.0), lambda a, t: [a[1] - 3 * t[0], a[0] + 3 * t[1]]),
    "v_a = n v_b, F_b = −n F_a": (translational.Lever("E", 3.0), lambda a, t: [a[0] - 3 * a[1], t[1] + 3 * t[0]]),
    "ω_a = n ω_b, τ_b = −n τ_a": (rotational.Gear("E", 3.0), lambda a, t: [a[0] - 3 * a[1], t[1] + 3 * t[0]]),
    "Q = A v, −F = A p": (hydraulic.Cylinder("E", 3.0), lambda a, t: [t[0] - 3 * a[1], t[1] + 3 * a[0]]),
    "−Q = D ω, τ = D p": (hydraulic.Pump("E", 3.0), lambda a, t: [t[0] + 3 * a[1], t[1] - 3 * a[0]]),
    "M = N i, v = −N φ̇": (magnetic.Winding("E", 3.0), lambda a, t: [a[1] - 3 * t[0], a[0] + 3 * t[1]]),
    "v = k ω, τ = −k i": (transducers.ElectricMachine("E", 3.0), lambda a, t: [a[0] - 3 * a[1], t[1] + 3 * t[0]]),
    "v = r ω, τ = −r F": (transducers.RackAndPinion("E", 3.0), lambda a, t: [a[1] - 3 * a[0], t[0] + 3 * t[1]]),
}


@pytest.mark.parametrize("law", PRINTED)
def test_couplings_say_what_their_cards_print(law: str) -> None:
    element, misses = PRINTED[law]
    P, Q = element.at()  # type: ignore[union-attr]
    for a, t in (np.split(row, 2) for row in np.linalg.svd(np.hstack([P, Q]).astype(float))[2][2:]):
        np.testing.assert_allclose(misses(a, t), 0.0, atol=1e-14)


def port_powers(relation: Relation, reads: list[float]) -> list[float]:
    known = {place: value for place, value in zip(relation.reads, reads, strict=False)}
    known |= {(p, v): float(x) for p, (v, x) in enumerate(zip(relation.outputs, relation.law(*reads), strict=True))}
    return [known[p, "across"] * known[p, "through"] for p in range(len(relation.pairs))]


def ways(relation: Relation) -> list[Relation]:
    return [relation] if relation.inverse is None else [relation, relation.inverse]


@pytest.mark.parametrize("name", RELATIONS)
def test_slopes_are_those_of_the_law(name: str) -> None:
    """Where a relation tells slopes, output = Σ slope · read, whichever way it is solved."""
    rng = np.random.default_rng(7)
    for way in ways(RELATIONS[name]):  # type: ignore[arg-type]
        values = [sample(way.pairs[p], variable, rng) for p, variable in way.reads]
        for port, slopes in way.slopes.items():
            found = way.law(*values, *[0.5] * len(way.by))[port]
            assert found == pytest.approx(np.dot(slopes, values), rel=1e-14)


@pytest.mark.parametrize("name", RELATIONS)
def test_relations_treat_power_as_they_say(name: str, rng: np.random.Generator) -> None:
    """Dissipative ones take power, continuous ones keep it and make entropy, active ones are declared as such."""
    for relation in ways(RELATIONS[name]):  # type: ignore[arg-type]
        reads = arguments(relation, rng)
        if relation.delays or "remembers" in name:  # with the storage beside it, networks/test_lines.py, test_cores.py
            continue
        if len(relation.reads) < len(relation.pairs) + ("control" in name):  # others say what an ideal source supplies
            assert relation.power == "active", name
            continue
        powers = port_powers(relation, reads)
        size = sum(map(abs, powers))
        if relation.power == "dissipative":
            assert sum(powers) >= 0
        elif relation.power == "continuous":
            assert abs(sum(powers)) <= 1e-13 * size
            entropy = -sum(
                float(x) for pair, x in zip(relation.pairs, relation.law(*reads), strict=True) if pair.domain is THERMAL
            )
            assert entropy >= 0 or "heat flow source" in name
        else:
            assert relation.name == "E" and sum(powers) <= 0, name


def arguments(relation: Relation, rng: np.random.Generator) -> list[float]:
    """What its law may be asked of: reads, then states and waves that arrive late."""
    reads = [sample(relation.pairs[p], v, rng) for p, v in relation.reads]
    return [*reads, *(rng.normal() for _ in (*relation.by, *relation.delays))]


@pytest.mark.parametrize("name", RELATIONS)
def test_laws_run_on_every_scalar(name: str, over: Over) -> None:
    relation = RELATIONS[name]
    reads = arguments(relation, np.random.default_rng(1))  # type: ignore[arg-type]
    assert_same(over(relation.law, *reads), relation.law(*reads), rel=1e-12)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", STORAGES)
def test_energies_run_on_every_scalar(name: str, over: Over) -> None:
    x = state_of(STORAGES[name])  # type: ignore[arg-type]
    assert_same(over(STORAGES[name].energy, *x), STORAGES[name].energy(*x), rel=1e-12)  # type: ignore[union-attr]


def state_of(storage: Storage) -> list[float]:
    """A state near the one it starts in, and not at zero."""
    start = [0.3 if x is None else x for x in storage.initial]
    return [x + 0.01 if x == 0 else x for x in start]


@pytest.mark.parametrize("name", STORAGES)
def test_conjugates_are_derivatives_and_energies_are_convex_in_the_states_that_they_bind(name: str) -> None:
    """∂H/∂x by duals is that of 60 digits; H″ of a one-port is positive, but for a weight."""
    storage = STORAGES[name]
    x = state_of(storage)  # type: ignore[arg-type]
    for k in range(len(x)):
        e = tuple(float(j == k) for j in range(len(x)))
        slope = derivative(storage.energy, *x, along=e)  # type: ignore[union-attr]
        assert_same(slope, reference_derivative(storage.energy, *x, along=e), rel=1e-11)  # type: ignore[union-attr]
    if len(x) == 1 and name != "weight: E":
        assert hessian(lambda z: storage.energy(*z), x)[0, 0] > 0  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ZOO)
def test_ports_have_units_and_names_that_differ(name: str) -> None:
    for part in primitives_of(ZOO[name]("E")):
        names = [n for pair in part.pairs for n in pair.names if n is not None]
        assert len(set(names)) == len(names) and all(names)
        for pair in part.pairs:
            assert pair.domain.across.unit and pair.domain.through.unit


@pytest.mark.parametrize("domain", DOMAINS.values(), ids=DOMAINS)
def test_the_units_of_a_domain_are_those_of_power(domain: Domain) -> None:
    """across · through is in watts, and what is accumulated is in units of through · s and across · s."""
    names = {
        "V": u.volt, "A": u.ampere, "m": u.meter, "s": u.second, "N": u.newton, "rad": u.radian, "Pa": u.pascal,
        "K": u.kelvin, "W": u.watt, "Wb": u.weber, "J": u.joule, "mol": u.mole, "C": u.coulomb,
        "kg": u.kilogram,
    }  # fmt: skip

    def dimensions(unit: str) -> dict[object, int]:
        found = SI.get_dimensional_expr(eval(unit, {}, names))
        return dict(dimsys_SI.get_dimensional_dependencies(found))

    across, through = domain.across.unit, domain.through.unit
    assert dimensions(f"({across})*({through})") == dimensions("W")
    assert dimensions(domain.accumulated.unit) == dimensions(f"({through})*s")
    if domain.across_integral is not None:
        assert dimensions(domain.across_integral.unit) == dimensions(f"({across})*s")


REFUSED: dict[str, tuple[Callable[[], Element], str]] = {
    "negative resistance": (lambda: electrical.Resistor("R1", -1.0), "'R1' needs a resistance of zero or .*Negat"),
    "not finite": (lambda: electrical.Resistor("R1", float("inf")), "'R1' needs a finite resistance .Ω., not inf"),
    "not a number": (lambda: electrical.Resistor("R1", "big"), "'R1' needs a finite resistance .Ω., not 'big'"),  # type: ignore[arg-type]
    "positive negative": (lambda: electrical.NegativeResistance("R1", 1.0), "not below zero: use a Resistor"),
    "zero capacitance": (lambda: electrical.Capacitor("C1", 0.0), "'C1' needs a capacitance greater than zero .F."),
    "neither": (lambda: electrical.Capacitor("C1"), "'C1' needs either a capacitance or an energy, a function"),
    "both": (lambda: electrical.Inductor("L1", 1.0, energy=lambda x: x * x), "either an inductance or an energy"),
    "two starts": (lambda: electrical.Capacitor("C1", 1.0, voltage=1, charge=1), "starts with either a charge or a v"),
    "conjugate of a law": (
        lambda: translational.Spring("k", energy=lambda x: x * x, force=1.0),
        "'k' has an energy of its own: it starts with an elongation, not a force",
    ),
    "gives power": (
        lambda: electrical.NonlinearResistor("N", current=lambda v: -v),
        "the law of 'N' gives .* W at voltage .*a resistor only takes power. Turn its sign, or declare it active",
    ),
    "gives power somewhere": (
        lambda: translational.NonlinearDamper("N", force=lambda v: v * v),
        "the law of 'N' gives .* W at velocity -",
    ),
    "no law": (lambda: electrical.NonlinearResistor("N"), "'N' needs one law: its current as a function of"),
    "tight coils": (lambda: electrical.CoupledInductors("M", [[1, 2], [2, 4]]), "not positive definite: coils"),
    "odd coils": (lambda: electrical.CoupledInductors("M", [[1, 2], [0, 4]]), "'M' needs a symmetric square matrix"),
    "coupling above one": (lambda: electrical.MutualInductance("M", 1, 1, coupling=1.1), "between −1 and 1, not 1.1"),
    "currents": (lambda: electrical.CoupledInductors("M", [[1.0]], currents=(1, 2)), "1 coils, but 2 initial currents"),
    "ratio of zero": (lambda: electrical.Transformer("T", 0.0), "'T' needs a ratio other than zero"),
    "drop": (lambda: electrical.IdealDiode("D", forward_voltage=-1.0), "'D' needs a forward drop of zero or more .V."),
    "hysteresis": (lambda: electrical.VoltageSwitch("S", 1.0, hysteresis=-1.0), "'S' needs a hysteresis of zero or mo"),
    "gate": (lambda: electrical.Thyristor("T", "sin(x)"), "the gate of 'T': the formula 'sin.x.' uses 'x'"),
    "no end": (lambda: translational.EndStop("e"), "'e' needs a lower or an upper end .m.; without any it stops"),
    "ends": (lambda: rotational.EndStop("e", 1.0, -1.0), "'e' has its lower end 1 above its upper one -1; swap them"),
    "beyond": (lambda: translational.EndStop("e", upper=1.0, elongation=2.0), "'e' starts at 2 m, beyond its upper"),
    "bounce": (lambda: translational.EndStop("e", upper=1.0, restitution=2.0), "'e' needs a restitution from 0 .it st"),
    "negative mass": (lambda: translational.Mass("m", -1.0), "'m' needs a mass greater than zero .kg., not -1"),
    "negative damping": (lambda: rotational.Damper("d", -1.0), "'d' needs a damping of zero or more"),
    "lever": (lambda: translational.Lever("l", 0), "'l' needs a ratio of its arms other than zero"),
    "gear": (lambda: rotational.Gear("g", 0), "'g' needs a gear ratio other than zero"),
    "tank": (lambda: hydraulic.Tank("t", 0.0), "'t' needs an area greater than zero"),
    "cold": (lambda: thermal.HeatCapacity("C", 1.0, temperature=-3.0), "'C' needs a temperature greater than zero .K."),
    "cold source": (lambda: thermal.TemperatureSource("T", 0.0), "'T' needs a temperature greater than zero"),
    "uphill": (lambda: thermal.ThermalConductor("G", -1.0), "below zero heat would run uphill"),
    "uphill law": (
        lambda: thermal.HeatExchange("G", lambda a, b: b - a),
        "the law of 'G' lets heat run from cold to warm between",
    ),
    "winding": (lambda: magnetic.Winding("W", 0), "'W' needs a number of turns other than zero"),
    "nothing of it": (lambda: chemical.Amount("A", 0.0), "'A' needs an amount greater than zero .mol."),
    "both sides": (lambda: chemical.Reaction("r", {"A": 1}, {"A": 1}, 1.0), "changes nothing"),
    "no products": (lambda: chemical.Reaction("r", {"A": 2}, {}, 1.0), "'r' needs reactants and products"),
    "heat of a source": (
        lambda: transducers.IrreversibleTransducer(electrical.NegativeResistance("N", -1.0)),
        "'N' is active, so it takes no power that could become heat",
    ),
    "heat of a wire": (
        lambda: transducers.IrreversibleTransducer(electrical.Resistor("W", 0.0)),
        "'W' cannot be made to heat",
    ),
    "coil too high": (
        lambda: transducers.LevitationCoil("L", 1.0, 0.1, position=0.2),
        "'L' needs an initial position below its contact height 0.1 m, not 0.2 m",
    ),
    "no inductance": (lambda: transducers.Solenoid("S", lambda z: z), "inductance at its initial position"),
    "one port": (lambda: bond_graph.ZeroJunction("J", ELECTRICAL, ["a"]), "junction 'J' needs two or more ports"),
    "signs": (lambda: bond_graph.OneJunction("J", ELECTRICAL, ["a", "b"], [1, 2]), "a sign ±1 for each"),
    "modulated by nothing": (
        lambda: bond_graph.Transformer("T", ELECTRICAL, ELECTRICAL, lambda x: x),
        "'T' has a ratio that varies, so it needs the names of the states",
    ),
    "no storage": (lambda: bond_graph.StorageI("I", THERMAL, 1.0), "no storage of temperature over time"),
    "no signal": (lambda: electrical.VoltageSource("V", None), "the source 'V' needs a number, a formula"),
    "signal not finite": (lambda: electrical.VoltageSource("V", float("nan")), "'V' has the value nan"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_by_name(case: str) -> None:
    make, message = REFUSED[case]
    with pytest.raises(po.ModelError, match=message):
        make()


def test_active_laws_are_sources() -> None:
    """What is declared to give power is a port of the ledger; dissipated is only what dissipators take."""
    net = po.Network("oscillator")
    net.add(electrical.NonlinearResistor("N", current=lambda v: v * v * v - v, active=True), "a", "ground")
    net.add(electrical.Capacitor("C", 1.0, voltage=0.1), "a", "ground")
    net.add(electrical.Inductor("L", 1.0), "a", "ground")
    run = po.simulate(net, time=30.0, max_step=0.02)
    assert list(run.port.values) == ["N"] and "element" not in run.sizes
    assert run.attrs["steps"] >= 1000
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover.max())
    late = run["C.voltage"].where(run.time > 20, drop=True)
    assert 1.0 < float(late.max()) < 1.3, "the amplitude 2/√3 of van der Pol's cycle"


def test_linear_and_energy_give_the_same() -> None:
    """A quadratic energy is the linear element."""
    rng = np.random.default_rng(0)
    for linear, law in (
        (electrical.Capacitor("C", 3.0), electrical.Capacitor("C", energy=lambda q: q * q / 6)),
        (translational.Spring("k", 3.0), translational.Spring("k", energy=lambda x: 1.5 * x * x)),
    ):
        x = rng.uniform(-1, 1, 1)
        np.testing.assert_allclose(*(gradient(lambda z, s=s: s.energy(*z), x) for s in (linear, law)), rtol=1e-15)
        assert linear.kinds == law.kinds


def test_initial_values_may_be_given_either_way() -> None:
    assert electrical.Capacitor("C", 3.0, voltage=2.0).initial == electrical.Capacitor("C", 3.0, charge=6.0).initial
    assert translational.Spring("k", 4.0, force=2.0).initial == (0.5,)
    assert translational.Mass("m", 4.0, velocity=2.0).initial == (8.0,)
    assert electrical.Inductor("L", 4.0).initial == (None,)
    assert electrical.Capacitor("C", 1.0).kinds == (EdgeKind.ACROSS_STORAGE,)
    assert electrical.Inductor("L", 1.0).kinds == (EdgeKind.THROUGH_STORAGE,)


def test_a_zero_resistance_is_a_wire_and_a_zero_conductance_a_gap() -> None:
    wire, gap = electrical.Resistor("W", 0.0), electrical.Conductor("G", 0.0)
    assert isinstance(wire, LinearResistor) and (wire.a, wire.r) == (1.0, 0.0) and (gap.a, gap.r) == (0.0, 1.0)


@pytest.mark.parametrize("law", [lambda v: None, lambda v: "x", lambda v: [v, v]])
def test_a_law_that_gives_no_number_is_refused_by_name(law: object) -> None:
    with pytest.raises(po.ModelError, match="the law of 'N' gives no number"):
        electrical.NonlinearResistor("N", current=law)  # type: ignore[arg-type]
