"""Published cases: worked examples entry by entry, the Modelica Standard Library, chains and ladders of benchmarks.

Facts from modelica/MAP-LIB_ReferenceResults, commit d6a2b9b (Dymola, DASSL with tolerance 1e-6, so good for about
1e-5), and Algopaul/PortHamiltonianBenchmarkSystems.jl, commit 56755e8; the Cauer filter also recomputed with DOP853.
Worked examples: Ratiu and Blankenstein (formulas.md §9); more of them: tests/components.
"""

import numpy as np
import pytest
from scipy.linalg import expm

import poinsot as po
from poinsot import electrical as el
from poinsot import thermal, translational
from poinsot.algebra.arrays import Floats
from poinsot.networks.equations import CausalEquations


def cauer() -> po.Network:
    """CauerLowPassAnalog after its step: two loops of three capacitors, so five free states of seven."""
    L1, L2 = 1.304, 0.8586
    net = po.Network("Cauer low-pass")
    net.add(el.VoltageSource("V", 1.0), "a", "ground")
    net.add(el.Resistor("R1", 1.0), "a", "1")
    net.add(el.Capacitor("C1", 1.072), "1", "ground")
    net.add(el.Capacitor("C2", 1 / (1.704992**2 * L1)), "1", "2")
    net.add(el.Inductor("L1", L1), "1", "2")
    net.add(el.Capacitor("C3", 1.682), "2", "ground")
    net.add(el.Capacitor("C4", 1 / (1.179945**2 * L2)), "2", "3")
    net.add(el.Inductor("L2", L2), "2", "3")
    net.add(el.Capacitor("C5", 0.7262), "3", "ground")
    net.add(el.Resistor("R2", 1.0), "3", "ground")
    return net


CAUER = np.array([  # time of the reference (step at 1), C1.v, C3.v, C5.v, L1.i, L2.i; DOP853, rtol 1e-12
    [2, 0.49477382606756154, 0.08014716469636135, 0.03637243970962728, 0.19281284902668241, 0.02416854769231224],
    [5, 0.4119445887306788, 0.544466770801184, 0.3625566260527218, 0.6731445776216568, 0.4980582628894996],
    [10, 0.49670958383549557, 0.44693852161219155, 0.48511223955161104, 0.5557674396545469, 0.3607669785465429],
    [20, 0.5013771075309799, 0.5243740644959337, 0.5003431090245818, 0.46853668902159673, 0.5468373988900017],
    [40, 0.49928467415470235, 0.5053896667329881, 0.49928407616757003, 0.4952531354062066, 0.5072120348865065],
    [60, 0.49970579543854826, 0.5011076636217441, 0.49970558613652877, 0.4993650779956109, 0.5009645336373062],
])  # fmt: skip
CAUER_DYMOLA = np.array([
    [2.4, 0.5654868212309536, 0.12530997624717422, 0.05789033476010019, 0.32572936234941047, 0.04989079719809659],
    [7.2, 0.4742821072741044, 0.5232942713143047, 0.5784081704084414, 0.4273653873924481, 0.6993275089045392],
    [24.0, 0.4915105614312303, 0.49330653914747336, 0.49173604061771187, 0.5274762386920605, 0.4585439522018492],
    [60.0, 0.4997081040440724, 0.5010999289981032, 0.49970789628208356, 0.49936892313179976, 0.5009586922682062],
])  # fmt: skip


@pytest.mark.parametrize(("table", "accuracy"), [(CAUER, 1e-9), (CAUER_DYMOLA, 2e-4)], ids=["recomputed", "Dymola"])
def test_cauer_low_pass(table: Floats, accuracy: float) -> None:
    net = cauer()
    assert len(net.equations.causality.excess) == 2
    run = po.simulate(net, times=[0.0, *(table[:, 0] - 1.0)], time=59.0)
    names = ("C1.voltage", "C3.voltage", "C5.voltage", "L1.current", "L2.current")
    found = np.stack([run[name].values[1:] for name in names], axis=1)
    np.testing.assert_allclose(found, table[:, 1:], rtol=0, atol=accuracy)


RESONANCE = np.array([  # time, sine: C.v, L.i; cosine: C.v, L.i (SeriesResonance, 0 to 200 Hz in 1 s)
    [0.1, -0.014197733274212889, 0.020806900823522375, 0.8336250497789742, 2.6940210985275027e-05],
    [0.3, -0.09722992493439823, 0.09300830418313231, 1.5442350133203286, 0.006688533172681205],
    [0.5, -7.333486683469347, 0.45906651130615594, 4.908493984969123, 0.7214291044968257],
    [0.55, -10.991115957794095, 0.7943268359518209, 7.665385207170543, 1.1272229105930271],
    [0.7, -0.687323340103765, -0.07227491373267637, -0.32336733014634483, 0.06993019653796415],
    [1.0, -0.01567448895939342, -0.06598454495597406, -0.32698972459328446, 0.0026509546787405872],
])  # fmt: skip


@pytest.mark.parametrize(("wave", "columns"), [("sin", (1, 2)), ("cos", (3, 4))])
def test_series_resonance(wave: str, columns: tuple[int, int]) -> None:
    net = po.Network("series resonance")
    net.add(el.VoltageSource("V", f"{wave}(200*pi*t**2)"), "a", "ground")
    net.add(el.Resistor("R", 0.5), "a", "b")
    net.add(el.Inductor("L", 0.1 / (2 * np.pi)), "b", "c")
    net.add(el.Capacitor("C", 0.001 / (2 * np.pi)), "c", "ground")
    run = po.simulate(net, times=[0.0, *RESONANCE[:, 0]])
    for name, column, largest in zip(("C.voltage", "L.current"), columns, (12.0, 1.2), strict=True):
        np.testing.assert_allclose(run[name].values[1:], RESONANCE[:, column], rtol=0, atol=1e-4 * largest)


def test_two_masses() -> None:
    """TwoMasses: exact; Dymola's 336.3296450288147 K at one second is 2e-4 K off, as the file says."""
    net = po.Network("two masses")
    net.add(thermal.HeatCapacity("C1", 15.0, temperature=373.15), "a")
    net.add(thermal.HeatCapacity("C2", 15.0, temperature=273.15), "b")
    net.add(thermal.ThermalConductor("G", 10.0), "a", "b")
    run = po.simulate(net, time=1.0)
    swing = 50 * np.exp(-10 * (2 / 15) * run.time.values)
    np.testing.assert_allclose(run["C1.temperature"], 323.15 + swing, rtol=0, atol=1e-9)
    np.testing.assert_allclose(run["C2.temperature"], 323.15 - swing, rtol=0, atol=1e-9)
    assert abs(float(run["C1.temperature"][-1]) - 336.3296450288147) < 3e-4


OSCILLATOR = np.array([  # time; undamped: s, v; damped: −(its damper's) v_rel
    [0.1, -0.4996078268034467, -0.02721308666341526, -0.022010782623556328],
    [0.25, -0.5012452700036217, -0.01648708791308879, -0.008529829519842448],
    [0.5, -0.5024246893731885, -0.06546577880042578, -0.023567186088537],
    [0.75, -0.5034743083251433, -0.14516479191803222, -0.03763910636473238],
    [1.0, -0.5043345945572674, -0.252763819481313, -0.05019735152029399],
])  # fmt: skip


@pytest.mark.parametrize(("damping", "accuracy"), [(0.0, 5e-4), (10.0, 3e-5)])
def test_oscillator(damping: float, accuracy: float) -> None:
    """Oscillator: a mass on a spring driven in resonance; exact by the exponential of (x, v, sin, cos).

    Dymola's table itself is off by 4e-4 m/s at one second, where v = t sin(100 t)/2 without damping.
    """
    w = 2 * np.pi * 15.9155
    net = po.Network("oscillator")
    net.add(translational.Mass("mass", 1.0), "a")
    net.add(translational.Spring("spring", 1e4), "a", "ground")
    net.add(translational.Damper("damper", damping), "a", "ground")
    net.add(translational.ForceSource("force", f"sin({w!r}*t)"), "a", "ground")
    run = po.simulate(net, times=[0.0, *OSCILLATOR[:, 0]])
    x, v = run["spring.elongation"].values[1:], run["mass.velocity"].values[1:]
    A = np.array([[0, 1, 0, 0], [-1e4, -damping, 1, 0], [0, 0, 0, w], [0, 0, -w, 0]])
    exact = np.array([(expm(A * t) @ [0, 0, 0, 1])[:2] for t in OSCILLATOR[:, 0]])
    np.testing.assert_allclose(np.stack([100 * x, v], axis=1), exact * [100, 1], rtol=0, atol=1e-9)
    np.testing.assert_allclose(v, OSCILLATOR[:, 3 if damping else 2], rtol=0, atol=accuracy)
    if not damping:
        np.testing.assert_allclose(x - 0.5, OSCILLATOR[:, 1], rtol=0, atol=1e-5)


def linear(net: po.Network, sources: list[str]) -> tuple[Floats, Floats]:
    """A and B of ẋ = A x + B u, the sources named being the inputs."""
    equations = CausalEquations(net.model, dict.fromkeys(sources, None))
    n, m = equations.nx, len(sources)
    order = [equations.sampled.index(name) for name in sources]

    def rates(x: Floats, u: Floats) -> Floats:
        return np.array(equations.evaluate(list(x), 0.0, list(u)).rates, dtype=np.float64)

    A = np.array([rates(e, np.zeros(m)) for e in np.eye(n)]).T
    B = np.array([rates(np.zeros(n), e) for e in np.eye(m)[order]]).T
    return A, B


CHAIN = {  # H(iω) of SingleMSDChain, n = 50; recomputed with the dense formula of second order
    0.1: [[0.12571197874239756 + 0.07321721053717992j, 0.12262442869154416 + 0.05062783790036807j],
          [0.1226244286915441 + 0.050627837900368046j, 0.1201324884571195 + 0.05318717023865299j]],
    1.0: [[0.21075036845230516 - 0.09011081753621425j, 0.022527704384053573 - 0.1973124078869237j],
          [0.022527704384053562 - 0.1973124078869237j, 0.049328101971730924 + 0.005631926096013393j]],
}  # fmt: skip


def test_mass_spring_damper_chain() -> None:
    """Gugercin, Polyuga, Beattie & van der Schaft (2012): forces on the first two masses, their velocities."""
    n, m, k, c = 50, 4.0, 4.0, 1.0
    net = po.Network("chain")
    for i in range(1, n + 1):
        net.add(translational.Mass(f"m{i}", m), f"{i}")
        net.add(translational.Damper(f"c{i}", c), f"{i}", "ground")
        net.add(translational.Spring(f"k{i}", k), f"{i}", f"{i + 1}" if i < n else "ground")
    net.add(translational.ForceSource("F1", 0.0), "1", "ground")
    net.add(translational.ForceSource("F2", 0.0), "2", "ground")
    A, B = linear(net, ["F1", "F2"])
    names = net.state_names
    C = np.zeros((2, len(names)))
    for row, mass in enumerate(("m1", "m2")):
        C[row, names.index(f"{mass}.momentum")] = 1 / m
    for omega, expected in CHAIN.items():
        H = C @ np.linalg.solve(1j * omega * np.eye(len(A)) - A, B)
        np.testing.assert_allclose(H, expected, rtol=1e-10, atol=1e-13)


@pytest.mark.parametrize(("R", "last", "size"), [(0.2, 0.4, 1.0), (3.0, 1.0, 0.1)], ids=["PS10", "GPBS12"])
def test_rcl_ladder(R: float, last: float, size: float) -> None:
    """Polyuga & van der Schaft (2010): N = 50, ẋ = (J − R) Q x + G u entry by entry, x = (q₁, φ₁, q₂, …)."""
    N = 50
    net = po.Network("ladder")
    net.add(el.CurrentSource("I", 0.0), "ground", "n1")
    for k in range(1, N + 1):
        net.add(el.Capacitor(f"C{k}", size), f"n{k}", "ground")
        net.add(el.Inductor(f"L{k}", size), f"n{k}", f"m{k}")
        net.add(el.Resistor(f"R{k}", R), f"m{k}", f"n{k + 1}")
    net.add(el.Resistor(f"R{N + 1}", last), f"n{N + 1}", "ground")
    A, B = linear(net, ["I"])
    J = np.diag(-np.ones(2 * N - 1), 1) + np.diag(np.ones(2 * N - 1), -1)
    losses = np.zeros(2 * N)
    losses[1::2] = R
    losses[-1] += last
    np.testing.assert_allclose(A, (J - np.diag(losses)) / size, rtol=1e-14, atol=1e-14)
    np.testing.assert_allclose(B, np.eye(2 * N, 1), atol=0)


@pytest.mark.parametrize("buffer", [False, True], ids=["shunt resistor", "buffer capacitor"])
def test_the_index_of_a_ladder_behind_a_voltage(buffer: bool) -> None:
    """RCLLadders: index 1 with a resistor beside the source, index 2 with a capacitor, which is then the excess."""
    net = po.Network("ladder")
    net.add(el.VoltageSource("V", 1.0), "n1", "ground")
    net.add(el.Capacitor("B", 1.0) if buffer else el.Resistor("B", 1.0), "n1", "ground")
    for k in range(1, 6):
        net.add(el.Resistor(f"R{k}", 0.2), f"n{k}", f"m{k}")
        net.add(el.Inductor(f"L{k}", 1.0), f"m{k}", f"n{k + 1}")
        net.add(el.Capacitor(f"C{k}", 1.0), f"n{k + 1}", "ground")
    excess = [net.model.branches[b].name for b in net.equations.causality.excess]
    assert excess == (["B"] if buffer else [])


G = "ground"


def third_order(volts: object = 0.0) -> po.Network:
    """C, and L₂ beside it, from node a to the ground; L₁ in series with the source."""
    net = po.Network("LC circuit of order 3")
    net.add(el.Capacitor("C", 0.5, voltage=1.0), "a", G)
    net.add(el.Inductor("L1", 2.0), "s", "a")
    net.add(el.Inductor("L2", 3.0), "a", G)
    net.add(el.VoltageSource("b", volts), "s", G)
    return net


def test_lc_circuit_of_order_3() -> None:
    """q̇ = i₁ − i₂, φ̇₁ = −v_C + v_b, φ̇₂ = v_C, i_b = i₁: the 4 × 4 matrix is skew and rank J = 2."""
    equations = CausalEquations(third_order().model, {"b": None})
    skew = np.array([[0, 1, -1, 0], [-1, 0, 0, -1], [1, 0, 0, 0], [0, 1, 0, 0]])
    assert not (skew + skew.T).any() and np.linalg.matrix_rank(skew[:3, :3]) == 2
    for q, flux1, flux2, v_b in np.random.default_rng(0).uniform(-1, 1, (5, 4)):
        flow = equations.evaluate([q, flux1, flux2], 0.0, [v_b])
        i_b = -flow.through[3]
        expected = skew @ [q / 0.5, flux1 / 2.0, flux2 / 3.0, -v_b]
        np.testing.assert_allclose([*flow.rates, i_b], expected, rtol=1e-14, atol=1e-15)


def by_tree(volts: float) -> po.Network:
    """Three capacitors in a loop and three inductors in a cutset: one excess element of each kind."""
    net = po.Network("LC network with excess")
    net.add(el.Capacitor("Ca", 1.0, voltage=volts), "a", G)
    net.add(el.Capacitor("Cb", 2.0), "b", "a")
    net.add(el.Capacitor("Cc", 3.0), "b", G)
    net.add(el.Inductor("La", 1.0), "b", "c")
    net.add(el.Inductor("Lb", 2.0), "c", G)
    net.add(el.Inductor("Lc", 3.0), "c", "a")
    return net


def test_an_lc_network_with_excess_keeps_its_invariants_and_its_energy() -> None:
    """x₁ = (q_Σ, φ_Γ) follow x₂: v_Σ = −Pᵀ v_Γ and i_Γ = P i_Σ hold along a run, and Ḣ = 0."""
    net = by_tree(1.0)
    names = {net.model.branches[b].name for b in net.equations.causality.excess}
    assert {name[0] for name in names} == {"C", "L"} and len(names) == 2
    run = po.simulate(net, time=30.0)
    np.testing.assert_allclose(run["Cb.voltage"] + run["Ca.voltage"], run["Cc.voltage"], atol=1e-12)
    np.testing.assert_allclose(run["La.current"], run["Lb.current"] + run["Lc.current"], atol=1e-12)
    energy = run.energy_storage.sum("storage")
    assert float(abs(energy - energy[0]).max()) < 1e-9 * float(energy[0])
