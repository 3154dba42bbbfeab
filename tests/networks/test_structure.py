"""The structure of a network: Dirac, its explicit and its descriptor form, what it conserves."""

import numpy as np
import pytest
from scipy.linalg import eigvals

import poinsot as po
from networks.random_networks import Circuit, Part, network
from networks.solvable import consistent_state, solvable
from poinsot import bond_graph, electrical, rotational, translational
from poinsot.algebra import Dual, dual, exp
from poinsot.elements import ELECTRICAL, TRANSLATIONAL, Constant, IdealCoupling, LinearResistor
from poinsot.networks.equations import CausalEquations
from poinsot.networks.nodal import descriptor
from poinsot.networks.passivity import conserved
from poinsot.networks.structure import network_structure
from poinsot.structures import casimirs, passivity

SEEDS = range(40)


def test_the_structure_of_every_network_is_dirac(seed: int) -> None:
    net, _ = solvable(seed)
    structure = net.structure().dirac()
    F, E = np.asarray(structure.F, dtype=float), np.asarray(structure.E, dtype=float)
    assert np.abs(E @ F.T + F @ E.T).max() < 1e-12 * max(1.0, np.abs(F).max() * np.abs(E).max())
    assert np.linalg.matrix_rank(np.hstack([F, E]), tol=1e-10) == structure.size


def test_the_structure_loses_what_its_resistors_take(seed: int) -> None:
    """givenᵀ Z given = −Σ R i² whatever is given: couplings lose nothing, and Z is skew but for the resistors."""
    net, _ = solvable(seed)
    e, structure = net.equations, net.structure()
    given = np.random.default_rng(seed).normal(size=len(structure.branches))
    found = e.eliminated(
        e.guess, dict(zip(structure.branches, map(float, given), strict=True)), (IdealCoupling, LinearResistor)
    )
    taken = [
        float(found[b]) * float(e.out(found, b))
        for b, branch in enumerate(e.model.branches)
        if isinstance(e.model.primitives[branch.element], LinearResistor)
    ]
    assert min(taken, default=0.0) >= 0.0
    lost = -float(given @ (structure.Z @ given))
    assert lost == pytest.approx(sum(taken), rel=1e-9, abs=1e-9 * (1 + np.abs(structure.Z.toarray()).max()))


def test_the_explicit_form_moves_like_the_equations(seed: int) -> None:
    net, _ = solvable(seed, "RRCCLLVI")
    structure = net.structure()
    try:
        system = structure.explicit()
    except po.ModelError as error:
        assert "is not explicit" in str(error) and any(n in str(error) for n in net.element_names)
        return
    equations, names, t = net.equations, list(net.state_names), 0.37
    x = consistent_state(net, seed, t)
    rates = np.array(equations.evaluate(list(x), t, []).rates, dtype=float)
    y = np.array([combined(text, dict(zip(names, x, strict=True))) for text in system.states])
    u = [equations.value(name, t, []) for name in system.inputs]
    flow, out = system.flow(y, u)
    expected = [combined(text, dict(zip(names, rates, strict=True))) for text in system.states]
    np.testing.assert_allclose(np.asarray(flow, float), expected, rtol=1e-9, atol=1e-9 * (1 + np.abs(expected).max()))
    assert float(system.hamiltonian(y)) == pytest.approx(sum(map(float, equations.energies(list(x)))), rel=1e-10)
    supplied = np.asarray(out, float) @ np.asarray(u, float)
    assert supplied == pytest.approx(source_power(net, x, t), rel=1e-8, abs=1e-8)


def combined(text: str, values: dict[str, float]) -> float:
    """The value of "C1.charge + 2 C2.charge"."""
    total, sign, size = 0.0, 1.0, 1.0
    for token in text.split():
        if token in ("+", "-"):
            sign, size = (1.0 if token == "+" else -1.0), 1.0
        elif token in values:
            total += sign * size * values[token]
        else:
            size = float(token)
    return total


def source_power(net: po.Network, x: np.ndarray, t: float) -> float:
    flow = net.equations.evaluate(list(x), t, [])
    first = [net.model.first_branch(k) for k, _ in net.equations.sources]
    return -sum(float(flow.across[b]) * float(flow.through[b]) for b in first)


def test_what_is_conserved_never_changes(seed: int, rng: np.random.Generator) -> None:
    net, _ = solvable(seed)
    equations = net.equations
    for inputs in (True, False):
        signals = {e.name: Constant(rng.normal() * inputs).at for _, e in equations.sources}
        driven = CausalEquations(net.model, signals)
        for terms in conserved(net.structure(), inputs):
            x = rng.normal(size=driven.nx)
            rates = dict(zip(net.state_names, map(float, driven.evaluate(list(x), 0.0, []).rates), strict=True))
            change = sum(c * rates[name] for name, c in terms.items())
            size = sum(abs(c * rates[name]) for name, c in terms.items())
            assert abs(change) <= 1e-10 * (size + 1e-6)


def circuit_of_order_three() -> po.Network:
    """The worked example of Ratiu & Blankenstein: one capacitor, two inductors, a voltage source."""
    net = po.Network("LC circuit of order 3")
    net.add(electrical.Capacitor("C", 1.0), "a", "ground")
    net.add(electrical.Inductor("L1", 2.0), "s", "a")
    net.add(electrical.Inductor("L2", 3.0), "a", "ground")
    net.add(electrical.VoltageSource("v", "sin(t)"), "s", "ground")
    return net


def test_the_circuit_of_order_three_has_the_matrices_of_the_book() -> None:
    net = circuit_of_order_three()
    system = net.structure().explicit()
    assert system.states == ("C.charge", "L1.flux_linkage", "L2.flux_linkage")
    np.testing.assert_array_equal(np.asarray(system.J, float), [[0, 1, -1], [-1, 0, 0], [1, 0, 0]])
    np.testing.assert_array_equal(np.asarray(system.G, float), [[0], [1], [0]])
    assert np.linalg.matrix_rank(np.asarray(system.J, float)) == 2
    assert net.conserved() == [] and net.conserved(inputs=False) == ["L1.flux_linkage + L2.flux_linkage"]
    assert net.structure().index == 0 and net.structure().causes() == []


def test_mass_spring_damper_has_the_matrices_of_the_book() -> None:
    net = po.Network("mass, spring, damper, force")
    net.add(translational.Mass("I", 2.0), "m")
    net.add(translational.Spring("C", 3.0), "m", "ground")
    net.add(translational.Damper("d", 0.7), "m", "ground")
    net.add(translational.ForceSource("b", 1.0), "m", "ground")
    system = net.structure().explicit()
    order = [system.states.index("C.elongation"), system.states.index("I.momentum")]
    J, R = (np.asarray(system.coefficients(np.zeros(2))[k], float)[np.ix_(order, order)] for k in (0, 1))
    np.testing.assert_array_equal(J, [[0, 1], [-1, 0]])
    np.testing.assert_allclose(R, [[0, 0], [0, 0.7]])
    np.testing.assert_array_equal(np.asarray(system.G, float)[order], [[0], [1]])


def test_capacitor_loops_are_told_and_reduced() -> None:
    net = po.Network("loop")
    for name, a, b, c in (("C1", "a", "ground", 1.0), ("C2", "a", "b", 2.0), ("C3", "b", "ground", 3.0)):
        net.add(electrical.Capacitor(name, c), a, b)
    net.add(electrical.Resistor("R", 5.0), "a", "ground")
    structure = net.structure()
    assert structure.index == 2
    assert structure.causes() == ["C2 – C1 – C3: their voltages are bound, so C2 is not independent"]
    system = structure.explicit()
    assert len(system.states) == 2
    assert passivity(system, [np.zeros(2)]).holds
    assert np.asarray(casimirs(np.asarray(system.J, float), np.asarray(system.R, float))).shape[1] == 1
    assert net.conserved() == ["C3.charge - C2.charge"] or net.conserved() == ["C2.charge - C3.charge"]


def test_gears_make_inertias_depend_on_one_another() -> None:
    net = po.Network("gears")
    net.add(rotational.TorqueSource("drive", 1.0), "a", "ground")
    net.add(rotational.Inertia("J1", 2.0), "a")
    net.add(rotational.Gear("gear", 3.0), "a", "ground", "b", "ground")
    net.add(rotational.Inertia("J2", 4.0), "b")
    system = net.structure().explicit()
    assert len(system.states) == 1
    accelerated = float(net.equations.evaluate([0.0, 0.0], 0.0, []).across[net.model.first_branch(1)])
    assert accelerated == 0.0
    rates = net.equations.evaluate([0.0, 0.0], 0.0, []).rates
    assert float(rates[0]) / 2.0 == pytest.approx(1.0 / (2.0 + 4.0 / 9.0), rel=1e-12)


def voice_coil(stiffness: float = 30.0, field: float = 2.0, resistance: float = 0.8) -> po.Network:
    """A coil in a field that falls with the elongation of a spring that hardens, driven by a voltage."""
    net = po.Network("voice coil")
    net.add(electrical.VoltageSource("V", "sin(3*t)"), "a", "ground")
    net.add(electrical.Resistor("R", resistance), "a", "b")
    net.add(electrical.Inductor("L", 0.2), "b", "c")
    ratio = {"ratio": lambda s: field * exp(-s * s), "by": ["K.elongation"]}
    net.add(bond_graph.Gyrator("coil", ELECTRICAL, TRANSLATIONAL, **ratio), "c", "m")
    net.add(translational.Mass("M", 0.3), "m")
    net.add(translational.Spring("K", energy=lambda s: stiffness * (s**2 / 2 + s**4)), "m", "ground")
    net.add(translational.Damper("D", 0.5), "m", "ground")
    return net


def test_couplings_that_vary_make_a_structure_that_does(seed: int, rng: np.random.Generator) -> None:
    """J(x) is skew, R(x) positive, over any scalar, and the system moves as the network does; storage may be any."""
    net = voice_coil(*rng.uniform(0.5, 30.0, size=3))
    system = net.port_hamiltonian()
    assert callable(system.J) and system.inputs == ("V",)
    for x in rng.normal(size=(5, 3)):
        system.check(x)
    x = rng.normal(size=3)
    slope = system.coefficients(np.array([Dual(float(k), 1.0) for k in x], dtype=object)).J
    near = [np.asarray(system.coefficients(x + h).J, dtype=float) for h in (-1e-6, 1e-6)]
    slopes = np.array([[float(dual(each)) for each in row] for row in slope])
    np.testing.assert_allclose(slopes, (near[1] - near[0]) / 2e-6, atol=1e-7)
    if seed == 0:
        start = dict(zip(system.states, [0.3, 0.2, 0.1], strict=True))
        given = {"time": 1.0, "samples": 5, "rtol": 1e-11, "atol": 1e-12, "progress": False}
        one = po.simulate(net, initial=start, **given)
        two = po.simulate(system, initial=start, inputs={"V": "sin(3*t)"}, **given)
        for name in system.states:
            np.testing.assert_allclose(one[name], two[name], rtol=0, atol=1e-9)


def test_what_has_no_explicit_form_says_why() -> None:
    net = po.Network("diode")
    net.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(electrical.Resistor("R", 1.0), "a", "b")
    net.add(electrical.Diode("D"), "b", "ground")
    net.add(electrical.Capacitor("C", 1.0), "b", "ground")
    assert net.structure().explicit().states == ("C.charge",)
    assert "D" not in " ".join(net.structure().causes())
    tied = po.Network("tied")
    tied.add(electrical.VoltageSource("V", "sin(t)"), "a", "ground")
    tied.add(electrical.Capacitor("C", 1.0), "a", "ground")
    with pytest.raises(po.ModelError, match="bound by the source 'V'"):
        tied.structure().explicit()


def test_ratios_that_are_zero_where_a_network_starts_are_told() -> None:
    """A gyrator of ratio zero holds both sides there, and there alone: they must not stay held for good."""
    net = voice_coil()
    net.add(bond_graph.Gyrator("other", ELECTRICAL, TRANSLATIONAL, ratio=lambda s: s, by=["K.elongation"]), "d", "n")
    net.add(electrical.Inductor("L2", 0.2), "d", "ground")
    net.add(translational.Mass("M2", 0.3), "n")
    with pytest.raises(po.ModelError, match=r"'other' ties other variables .*K.elongation = 0"):
        net.equations  # noqa: B018


def test_a_structure_grows_with_its_elements() -> None:
    """O(N): the entries of Z of a ladder are five for each section."""
    counts = {}
    for n in (50, 100, 200):
        parts: Circuit = [Part("V", "V", ("n0", "ground"), (1.0, 1.0, 0.0))]
        for k in range(n):
            parts += [
                Part("R", f"R{k}", (f"n{k}", f"m{k}"), (0.2,)),
                Part("L", f"L{k}", (f"m{k}", f"n{k + 1}"), (1.0,)),
                Part("C", f"C{k}", (f"n{k + 1}", "ground"), (1.0,)),
            ]
        counts[n] = network_structure(network(parts).equations).Z.nnz
    assert counts[200] - counts[100] == 2 * (counts[100] - counts[50]) == 500


def test_the_equations_of_a_network_solve_its_descriptor_form(seed: int) -> None:
    net, _ = solvable(seed, "RRCCLLVI")
    form, e, t = descriptor(net.model), net.equations, 0.41
    x = consistent_state(net, seed, t)
    h = 1e-6

    def variables(shift: float) -> np.ndarray:
        """z a little later along the flow."""
        rates = np.array(e.evaluate(list(x), t, []).rates, dtype=float)
        flow = e.evaluate(list(x + shift * rates), t + shift, [])
        at = {b.name: k for k, b in enumerate(e.model.branches)}
        z = [potentials(net, flow)[name] if name in net.node_names else float(flow.through[at[name.rpartition(".")[0]]])
             for name in form.variables]  # fmt: skip
        return np.array(z)

    z, rate = variables(0.0), (variables(h) - variables(-h)) / (2 * h)
    u = np.array([e.value(name, t, []) for name in form.inputs])
    left, right = form.E @ rate, (form.J - form.R) @ z + form.G @ u
    np.testing.assert_allclose(left, right, atol=2e-6 * (1 + np.abs(right).max() + np.abs(rate).max()))
    J, R, E = form.J.toarray(), form.R.toarray(), form.E.toarray()
    assert np.array_equal(J, -J.T) and np.allclose(R, R.T) and np.linalg.eigvalsh(R).min() > -1e-12
    assert np.linalg.eigvalsh(E).min() > -1e-12
    stored = sum(map(float, e.energies(list(x))))
    assert 0.5 * z @ E @ z == pytest.approx(stored, rel=1e-9, abs=1e-12)


def potentials(net: po.Network, flow: object) -> dict[str, float]:
    """Potentials of the nodes from the voltages of a tree."""
    found, edges = {"ground": 0.0}, list(net.model.branches)
    while len(found) <= len(net.node_names):
        for k, b in enumerate(edges):
            across = float(flow.across[k])  # type: ignore[attr-defined]
            if b.tail in found and b.head not in found:
                found[b.head] = found[b.tail] - across
            elif b.head in found and b.tail not in found:
                found[b.tail] = found[b.head] + across
    return found


def ladder(loops: int, buffered: bool) -> po.Network:
    """The RCL ladder of Freund: source, sections of R and L with C to the ground, and a shunt at the source."""
    net = po.Network("RCL ladder")
    net.add(electrical.VoltageSource("V", 1.0), "n0", "ground")
    for k in range(loops):
        net.add(electrical.Resistor(f"R{k}", 0.2), f"n{k}", f"m{k}")
        net.add(electrical.Inductor(f"L{k}", 1.0), f"m{k}", f"n{k + 1}")
        net.add(electrical.Capacitor(f"C{k}", 1.0), f"n{k + 1}", "ground")
    net.add(electrical.Capacitor("C", 1.0) if buffered else electrical.Resistor("R", 0.2), "n0", "ground")
    return net


@pytest.mark.sample(2)
@pytest.mark.parametrize("loops", [1, 7, 500])
@pytest.mark.parametrize(("buffered", "index"), [(False, 1), (True, 2)])
def test_the_ladder_has_the_dimension_and_index_of_the_literature(loops: int, buffered: bool, index: int) -> None:
    form = descriptor(ladder(loops, buffered).model)
    assert form.E.shape == (3 * loops + 2, 3 * loops + 2)  # n = 3 loops + 2 m, m = 1
    assert form.index == index
    assert (form.causes == ("loop C – V",) or form.causes == ("loop V – C",)) if buffered else form.causes == ()
    n = 2 * loops + 1
    np.testing.assert_array_equal(form.G.toarray()[:, 0], [*np.zeros(n + loops), -1.0])
    assert np.array_equal(form.E.toarray()[n : n + loops, n : n + loops], np.eye(loops))


@pytest.mark.parametrize("buffered", [False, True])
def test_the_index_is_that_of_the_pencil(buffered: bool) -> None:
    form = descriptor(ladder(4, buffered).model)
    finite = eigvals((form.J - form.R).toarray(), form.E.toarray())
    finite = finite[np.isfinite(finite) & (np.abs(finite) < 1e6)]
    states = len(ladder(4, buffered).state_names) - (1 if buffered else 0)
    assert len(finite) == states and np.all(finite.real < 1e-9)


def test_inductor_cutsets_are_named() -> None:
    net = po.Network("cutset")
    net.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(electrical.Inductor("L1", 1.0), "a", "b")
    net.add(electrical.Inductor("L2", 2.0), "b", "c")
    net.add(electrical.Resistor("R", 1.0), "c", "ground")
    form = descriptor(net.model)
    assert form.index == 2 and form.causes == ("cutset L1 – L2",)


def test_what_is_not_linear_is_named() -> None:
    net = po.Network("diode")
    net.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(electrical.Diode("D"), "a", "ground")
    with pytest.raises(po.ModelError, match="'D' is neither linear storage"):
        descriptor(net.model)
