"""The equations of networks: power balance, laws, any scalar; explicit forms J, R, G are those equations."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
from components.element_zoo import ZOO
from networks.nonlinear_networks import random_nonlinear, solved
from networks.random_networks import NodalAnalysis, each_seed, network, random_circuit, state
from poinsot import (
    ImplicitPortHamiltonian,
    Network,
    PortHamiltonian,
    bond_graph,
    chemical,
    electrical,
    hydraulic,
    rotational,
    thermal,
    transducers,
    translational,
)
from poinsot.algebra import Dual, dual
from poinsot.elements import ELECTRICAL, TRANSLATIONAL, LinearResistor, Relation
from poinsot.networks.causality import relation_of
from poinsot.networks.explicit_form import law_matrix
from poinsot.networks.initial import initial_state
from poinsot.networks.momenta import Parts, in_momenta
from scalars import Over, assert_same


@pytest.mark.sample(10)
@each_seed
def test_power_balance_of_nonlinear_networks(rng: np.random.Generator) -> None:
    """Ḣ = Σ supplied − Σ dissipated, every dissipator takes power, every law holds, at a random state and time."""
    equations = random_nonlinear(rng).equations
    t = float(rng.uniform(0, 3))
    x = initial_state(equations, None, t=t)
    free = x + 0.3 * rng.uniform(-1, 1, len(x)) if not equations.causality.excess else x
    flow = solved(equations, free, t)
    powers = np.array([float(flow.power([b])) for b in range(len(flow.across))])
    size = np.abs(powers).sum() + 1e-300
    assert abs(powers.sum()) <= 1e-12 * size + 1e-30, "Tellegen"
    stored = sum(c * r for c, r in zip(equations.conjugates(list(free)), flow.rates, strict=True))
    assert abs(stored - powers[equations.branch_of_state].sum()) <= 1e-9 * size + 1e-30
    for k, element in enumerate(equations.model.primitives):
        b = equations.model.first_branch(k)
        if isinstance(element, LinearResistor):
            assert element.a * flow.across[b] == pytest.approx(element.r * flow.through[b], rel=1e-9, abs=1e-9)
        elif isinstance(element, Relation):
            relation = relation_of(equations.model, equations.causality, k)
            given = flow.across[b] if relation.reads[0][1] == "across" else flow.through[b]
            gives = flow.through[b] if relation.outputs[0] == "through" else flow.across[b]
            assert gives == pytest.approx(float(relation.law(given)[0]), rel=1e-9, abs=1e-9)
            assert powers[b] >= -1e-12 * size


def test_the_same_over_every_scalar(over: Over) -> None:
    """Excess storage, couplings, nonlinear energy and heat, on numbers of each type."""
    net = Network("everything")
    net.add(electrical.VoltageSource("V", "2*sin(3*t)"), "a", "ground")
    net.add(electrical.Capacitor("C0", 0.7), "a", "ground")
    net.add(transducers.DCMotor("M", resistance=1.3, constant=0.4, inductance=0.2, inertia=0.5, gear=3.0, heat=True),
            "a", "ground", "s", "h")  # fmt: skip
    net.add(rotational.Inertia("J", 2.0), "s")
    net.add(rotational.TorsionSpring("k", energy=lambda x: x * x * x * x + x * x), "s", "ground")
    net.add(thermal.HeatCapacity("C", 3.0), "h")
    equations = net.equations
    assert len(equations.causality.excess) == 2

    def everything(x: object, t: object) -> object:
        flow = equations.evaluate(list(x), t, [])
        return [
            *flow.across,
            *flow.through,
            *flow.rates,
            *equations.energies(list(x)),
            *equations.excess.constraint(list(x), t),
        ]

    x, t = np.random.default_rng(3).uniform(0.2, 1.0, equations.nx), 0.7
    assert_same(over(everything, x, t), everything(x, t), rel=1e-12, abs=1e-12)


def test_random_circuits_over_every_scalar(over: Over, rng: np.random.Generator) -> None:
    while True:
        circuit = random_circuit(rng, "RCLTGV", nodes=3, parts=6)
        if NodalAnalysis(circuit).is_regular():
            break
    equations = network(circuit).equations
    x = np.array(state(circuit, *NodalAnalysis(circuit).consistent(rng, 0.3)))

    def rates(x: object, t: object) -> object:
        return equations.evaluate(list(x), t, []).rates

    assert_same(over(rates, x, 0.3), rates(x, 0.3), rel=1e-11, abs=1e-11)


def test_couplings_may_vary_with_states() -> None:
    """A modulated transformer: velocity over voltage follows the elongation of a spring; power passes all the same."""
    net = Network("modulated")
    net.add(electrical.VoltageSource("V", 2.0), "a", "ground")
    net.add(electrical.Inductor("L", 0.5, current=0.3), "a", "b")
    net.add(bond_graph.Gyrator("GY", ELECTRICAL, TRANSLATIONAL, lambda x: 1.0 + x * x, by=("k.elongation",)), "b", "c")
    net.add(translational.Mass("m", 2.0, velocity=0.4), "c")
    net.add(translational.Spring("k", 3.0, elongation=0.5), "c", "ground")
    equations = net.equations
    flow = equations.evaluate(list(net.initial_state()), 0.0, [])
    names = [b.name for b in net.model.branches]
    at = {name: (flow.across[k], flow.through[k]) for k, name in enumerate(names)}
    n = 1.0 + 0.5**2
    (v, i), (velocity, outward) = at["GY.a"], (at["GY.b"][0], -at["GY.b"][1])
    assert i == pytest.approx(n * outward) and v == pytest.approx(velocity / n)
    assert v * i == pytest.approx(outward * velocity)


NETWORKS = Path(__file__).resolve().parents[2] / "examples" / "networks"
EXPLICIT = (
    "engine_on_mounts", "gear_train", "levitated_ball", "low_pass", "motor_drives_four_bar", "motor_swings_pole",
    "motors_drive_arm", "stewart_platform", "two_arms", "two_gases",
)  # fmt: skip
IMPLICIT = {"cylinder_lifts_four_bar": "'pump' gives it directly", "hydraulic_lift": "'pump' gives it directly"}
QUICK = ("gear_train", "low_pass", "two_gases")
DURATIONS = {"low_pass": 10.0, "two_gases": 0.5, "levitated_ball": 0.1, "engine_on_mounts": 0.1}
TIGHT: dict[str, Any] = {"samples": 5, "rtol": 1e-11, "atol": 1e-13, "progress": False}


def started(network: Any, rng: np.random.Generator) -> NDArray[np.float64]:
    """A state of a network near its start: two steps along its own motion, storage that is free and trees moved."""
    e, x = network.equations, np.array(network.initial_state(), dtype=float)
    if not e.causality.excess:
        x[: e.stored] += 0.01 * rng.normal(size=e.stored) * np.where(x[: e.stored], np.abs(x[: e.stored]), 1e-3)
    for _, machine, start in e.machines:
        if not machine.tree.closures and not e.causality.excess:
            x[start + machine.tree.nq : start + machine.size] += 0.1 * rng.normal(size=machine.tree.nv)
    return x


def rate_of_form(network: Any, x: NDArray[np.float64], t: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """ẋ of the explicit form, and what it is of the flow of the network: d/dt of `explicit_state`, by dual numbers."""
    e, structure, form = network.equations, network.structure(), network.port_hamiltonian()
    assert isinstance(form, PortHamiltonian)
    sampled = [0.0] * len(e.sampled)
    u = [float(e.value(name, t, sampled)) for name in form.inputs]
    X = np.array(structure.explicit_state(x), dtype=float)
    form.check(X)
    found = np.array(form.flow(X, u)[0], dtype=float)
    flow = e.evaluate(list(x), t, sampled)
    moving: list[Any] = [Dual(a, b) for a, b in zip(x[: e.stored], flow.rates, strict=True)]
    for (_, machine, start), (v_dot, *_) in zip(e.machines, flow.moved, strict=True):
        moving += list(machine.moving(x[start : start + machine.size], v_dot))
    wanted = np.array([float(dual(each)) for each in structure.explicit_state(moving)])
    own = [i for i, name in enumerate(form.states) if not name.endswith(".taken")]
    return found[own], wanted[own]


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", EXPLICIT)
def test_rates_are_those_of_the_network(name: str) -> None:
    network = po.load(NETWORKS / f"{name}.toml")
    found, wanted = rate_of_form(network, started(network, np.random.default_rng(0)), 0.3)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-13 * np.abs(wanted).max())


def run_of_form(network: Any, form: Any, duration: float) -> tuple[Any, Any]:
    """The run of a network and of a form of it, from its start, with its signals."""
    e, x = network.equations, np.array(network.initial_state(), dtype=float)
    if isinstance(form, PortHamiltonian):
        X = network.structure().explicit_state(x)
    else:
        parts = Parts(e, in_momenta(e, e.stored, lambda b: np.zeros((len(b), len(b)))), tuple(e.branch_of_state))
        X = [*x[: e.stored]]
        for m in parts.mechanisms:
            X += [*m.form.state(*m.machine.split(x[m.start : m.start + m.machine.size]))]
    own = [s for _, machine, _ in e.machines for s in machine.tree.model.elements]
    signals = {s.name: s.signal for s in (*(s for _, s in e.sources), *own) if s.name in form.inputs}
    two = po.simulate(form, initial=np.array(X, dtype=float), inputs=signals, time=duration, **TIGHT)
    return po.simulate(network, time=duration, **TIGHT), two


@pytest.mark.parametrize("name", [pytest.param(k, marks=[] if k in QUICK else pytest.mark.long) for k in EXPLICIT])
def test_explicit_forms_run_as_the_network_does(name: str) -> None:
    """States of the run of the form are those of the network's run in its coordinates, to 1e-10 of each; what
    surroundings have taken is no state of the network."""
    network = po.load(NETWORKS / f"{name}.toml")
    form, e = network.port_hamiltonian(), network.equations
    one, two = run_of_form(network, form, DURATIONS.get(name, 0.3))
    columns = [one[label].values[:, None] for label in network.state_names[: e.stored]]
    for _, machine, _ in e.machines:
        names = [k for k in map(str, one) if k.endswith(".joint_position")]
        fits = [k for k in names if one[k].shape[1:] == (machine.tree.nq,)]
        whole = fits[-1].removesuffix("position")
        columns += [one[f"{whole}position"].values, one[f"{whole}velocity"].values]
    states = np.hstack(columns)
    wanted = np.array([[float(v) for v in network.structure().explicit_state(x)] for x in states])
    assert (np.ptp(wanted, axis=0) > 0).any(), "nothing moves"
    own = [k for k, label in enumerate(form.states) if not label.endswith(".taken")]
    found = np.array([two[form.states[k]].values for k in own]).T
    apart, size = np.abs(found - wanted[:, own]).max(axis=0), np.abs(wanted[:, own]).max(axis=0)
    assert (apart <= 1e-10 * size).all()


@pytest.mark.parametrize("name", [pytest.param("cylinder_lifts_four_bar", marks=pytest.mark.long), "hydraulic_lift"])
def test_where_there_is_none_the_implicit_one_runs_and_says_why(name: str) -> None:
    network = po.load(NETWORKS / f"{name}.toml")
    form = network.port_hamiltonian()
    assert isinstance(form, ImplicitPortHamiltonian) and IMPLICIT[name] in form.reason
    one, two = run_of_form(network, form, 0.02)
    nq = network.equations.machines[0][1].tree.nq
    q = np.stack([two[f"mechanism[{k}]"] for k in range(nq)], axis=1)
    np.testing.assert_allclose(one["mechanism.joint_position"], q, rtol=0, atol=1e-10 * max(1.0, np.abs(q).max()))
    np.testing.assert_allclose(one["oil.volume"], two["oil"], rtol=1e-9, atol=1e-15)


def test_what_has_neither_form_is_refused() -> None:
    with pytest.raises(po.ModelError, match=r"'rubbing' does depends on its mode.*Nor is there an implicit form"):
        po.load(NETWORKS / "belt.toml").port_hamiltonian()


def test_two_gases_have_the_structure_of_the_source(rng: np.random.Generator) -> None:
    """S3: J = σ (1/T₁ − 1/T₂) [0 1; −1 0], so that H is kept and entropy is made at the rate σ (T₁ − T₂)²/(T₁T₂)."""
    sigma, (C1, C2) = rng.uniform(0.1, 10), rng.uniform(1, 10, 2)
    network = po.Network("two bodies")
    network.add(thermal.HeatCapacity("one", C1, temperature=400.0), "a")
    network.add(thermal.HeatCapacity("two", C2, temperature=300.0), "b")
    network.add(thermal.ThermalConductor("wall", sigma), "a", "b")
    form = network.port_hamiltonian()
    assert isinstance(form, PortHamiltonian)
    S = np.array(network.initial_state()) + rng.normal(size=2)
    T1, T2 = form.gradient(S).astype(float)
    c = form.coefficients(S)
    np.testing.assert_allclose(c.J.astype(float), sigma * (1 / T1 - 1 / T2) * np.array([[0, 1], [-1, 0]]), rtol=1e-13)
    assert not c.R.any()
    made = form.flow(S)[0].astype(float).sum()
    assert made == pytest.approx(sigma * (T1 - T2) ** 2 / (T1 * T2), rel=1e-12)


@pytest.mark.parametrize("kind", [k for k, make in ZOO.items() if isinstance(make("x"), Relation)])
def test_laws_are_their_matrices(kind: str) -> None:
    """A w is the law; its symmetric part is positive of what dissipates and zero of what hands the power on as heat."""
    relation, rng = ZOO[kind]("x"), np.random.default_rng(0)
    n = len(relation.pairs)
    if relation.power == "active":
        with pytest.raises(po.ModelError, match="'x' may give power"):
            law_matrix(relation, [1.0] * n)
        return
    for scale in (0.0, 1e-9, 1.0, 30.0):
        w = rng.normal(size=n) * scale
        for i, pair in enumerate(relation.pairs):
            if pair.domain.name == "thermal":
                w[i] = rng.uniform(200, 500)
        A = law_matrix(relation, [float(x) for x in w]).astype(float)
        o = np.array(relation.law(*(float(w[port]) for port, _ in relation.reads)), dtype=float)
        np.testing.assert_allclose(A @ w, o, rtol=1e-9, atol=1e-13 * np.abs(A).max() * np.abs(w).max() + 1e-28)
        even, size = (A + A.T) / 2, np.abs(A).max() + 1e-300
        if relation.power == "continuous":
            assert np.abs(even).max() <= 1e-13 * size
        else:
            assert np.linalg.eigvalsh(even)[0] >= -1e-13 * size


def heated_rod(scale: float, rng: np.random.Generator) -> Any:
    """A spring–mass with a cubic damper that heats, in a medium at constant temperature, beside a reaction."""
    network = po.Network("heated")
    network.add(translational.ForceSource("push", "sin(3*t)"), "m", "ground")
    network.add(translational.Mass("M", 2.0 * scale), "m")
    network.add(translational.Spring("K", energy=lambda s: scale * (s**2 + s**4)), "m", "ground")
    network.add(translational.NonlinearDamper("D", force=lambda v: scale * (v + v**3)), "m", "ground")
    network.add(translational.HeatingDamper("H", 0.3 * scale), "m", "ground", "hot")
    network.add(thermal.HeatCapacity("iron", 5.0 * scale, temperature=320.0), "hot")
    network.add(thermal.ThermalConductor("air", 0.2 * scale), "hot", "room")
    network.add(thermal.TemperatureSource("outside", 293.0), "room")
    network.add(chemical.Amount("A", 2.0, temperature=300.0), "a")
    network.add(chemical.Amount("B", 0.5, temperature=300.0), "b")
    network.add(chemical.Reaction("r", {"A": 1}, {"B": 2}, 0.1 * rng.uniform(), temperature=300.0), "a", "b")
    network.add(rotational.Inertia("J", scale), "s")
    network.add(rotational.NonlinearDamper("oil", torque=lambda w: scale * w**3), "s", "ground")
    network.add(hydraulic.Accumulator("tank", 1e-9), "h")
    network.add(hydraulic.Orifice("hole", 1e-5), "h", "ground")
    return network


@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_heat_reactions_and_surroundings(scale: float) -> None:
    """Constant surroundings are storage, H = T S: all that is taken is told, and what is left is what was supplied."""
    rng = np.random.default_rng(0)
    network = heated_rod(scale, rng)
    x = np.array(network.initial_state(), dtype=float)
    at = {name: i for i, name in enumerate(network.state_names)}
    x[at["M.momentum"]], x[at["K.elongation"]], x[at["J.angular_momentum"]] = scale * rng.normal(), rng.normal(), scale
    x[at["tank.volume"]] = 1e-3
    found, wanted = rate_of_form(network, x, 0.3)
    np.testing.assert_allclose(found, wanted, rtol=1e-11, atol=1e-14 * np.abs(wanted).max())
    form = network.port_hamiltonian()
    X = np.array(network.structure().explicit_state(x), dtype=float)
    balance = form.balance(X, [0.7])
    assert abs(balance.residual) <= 1e-12 * max(abs(balance.stored), abs(balance.dissipated))
    assert "outside.taken" in form.states and form.inputs == ("push",)


def test_a_loop_without_a_formula_is_named() -> None:
    """A diode behind a resistor is solved by Newton's method: its implicit form, which runs as the network."""
    network = po.Network("rectifier")
    network.add(electrical.VoltageSource("V", "sin(t)"), "a", "ground")
    network.add(electrical.Resistor("R", 1.0), "a", "b")
    network.add(electrical.Diode("D"), "b", "c")
    network.add(electrical.Capacitor("C", 1.0), "c", "ground")
    form = network.port_hamiltonian()
    assert isinstance(form, ImplicitPortHamiltonian) and "algebraic loop" in form.reason and "'D'" in form.reason
