"""Operating points, small signals and noise: slopes are those of runs, what is passive has 4 k T Re Z."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import NGSPICE, SAME_VOLT, network, of_ngspice
from networks.nonlinear_networks import E, random_bias_circuit


def test_laws_hold_and_the_order_of_elements_does_not_matter(seed: int) -> None:
    net = random_bias_circuit(seed)
    point = net.operating_point()
    net_power, turnover = 0.0, 0.0
    current_into = dict.fromkeys(net.node_names, 0.0)
    for b in net.model.branches:
        v, i = point[f"{b.name}.voltage"], point[f"{b.name}.current"]
        net_power, turnover = net_power + v * i, turnover + abs(v * i)
        for node, sign in ((b.tail, 1.0), (b.head, -1.0)):
            if node != "ground":
                current_into[node] += sign * i
        tail, head = (0.0 if n == "ground" else point[n] for n in (b.tail, b.head))
        assert v == pytest.approx(tail - head, abs=1e-9)
    assert abs(net_power) <= 1e-10 * turnover
    largest = max(abs(point[f"{b.name}.current"]) for b in net.model.branches)
    assert max(map(abs, current_into.values())) <= 1e-10 * largest
    for other, factor in ((random_bias_circuit(seed, order=seed + 1), 1.0), (random_bias_circuit(seed, 1e3), 1e3)):
        moved = other.operating_point()
        for node in net.node_names:
            assert moved[node] == pytest.approx(point[node], rel=1e-8, abs=1e-8)
        assert moved["R1.current"] * factor == pytest.approx(point["R1.current"], rel=1e-6, abs=1e-9 * largest)


@pytest.mark.parametrize("seed", range(2))
def test_runs_that_begin_there_stay(seed: int) -> None:
    net = random_bias_circuit(seed)
    point = net.operating_point()
    run = po.simulate(net, time=1e-3, samples=3, initial="operating point", rtol=1e-9)
    for name in ("R1.voltage", "D0.voltage", "C0.voltage", "L0.current"):
        np.testing.assert_allclose(run[name].values, point[name], rtol=1e-7, atol=1e-9)
    moved = po.simulate(net, time=1.0, samples=2, method="radau")
    assert float(moved["R1.voltage"][-1]) == pytest.approx(point["R1.voltage"], rel=1e-6, abs=1e-8)


ADDER = """an adder of NAND gates in CMOS
VDD vdd 0 {volt}
.model NM NMOS(LEVEL=1 VTO={threshold} KP=60u LAMBDA=0.02)
.model PM PMOS(LEVEL=1 VTO=-{threshold} KP=25u LAMBDA=0.02)
.subckt nand a b y vdd
MP1 y a vdd vdd PM W=20u L=2u
MP2 y b vdd vdd PM W=20u L=2u
MN1 y a m 0 NM W=16u L=2u
MN2 m b 0 0 NM W=16u L=2u
CY y 0 50f
CM m 0 10f
.ends
.subckt full a b ci s co vdd
{gates}
.ends
{bits}
VC c0 0 0
.tran 1n 2n
.end
"""
GATES = ["a b 1", "a 1 2", "b 1 3", "2 3 h", "h ci 5", "h 5 6", "ci 5 7", "6 7 s", "1 5 co"]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("bits", "volt"), [(1, 5.0), (3, 5.0), (3, 50.0), (2, 1.0), (16, 5.0)])
def test_logic_in_cmos_adds(bits: int, volt: float, tmp_path: Path) -> None:
    """Where a transistor that conducts carries hardly anything, its current is rounding: that is no fault."""
    rng, deck = np.random.default_rng(bits), tmp_path / "adder.cir"
    for _ in range(3):
        a, b = (int(rng.integers(1 << bits)) for _ in range(2))
        sources = (f"V{n}{k} {n}{k} 0 {volt * (x >> k & 1)}" for n, x in (("a", a), ("b", b)) for k in range(bits))
        adders = (f"X{k} a{k} b{k} c{k} s{k} c{k + 1} vdd full" for k in range(bits))
        gates = "\n".join(f"X{k} {nodes} vdd nand" for k, nodes in enumerate(GATES))
        text = ADDER.format(volt=volt, threshold=0.16 * volt, gates=gates, bits="\n".join([*sources, *adders]))
        deck.write_text(text)
        point = po.load(deck).operating_point()
        digits = [point[name] for name in (*(f"s{k}" for k in range(bits)), f"c{bits}")]
        assert sum((v > 0.5 * volt) << k for k, v in enumerate(digits)) == a + b
        assert all(min(abs(v), abs(v - volt)) < 1e-6 * volt for v in digits)


def ladder(rungs: int) -> po.Network:
    net = po.Network("ladder")
    net.add(E.VoltageSource("V", 30.0), "n0", "ground")
    for k in range(rungs):
        net.add(E.Resistor(f"R{k}", 10.0), f"n{k}", f"m{k}")
        net.add(E.Diode(f"D{k}", 1e-13, series_resistance=1.0, capacitance=1e-12), f"m{k}", f"n{k + 1}")
        net.add(E.Resistor(f"S{k}", 1e4), f"n{k + 1}", "ground")
    return net


def test_large_networks_agree_with_themselves_in_parts() -> None:
    """The first rungs of a ladder, the rest as the current that it takes."""
    whole = ladder(60).operating_point()
    part = ladder(20)
    part.add(E.CurrentSource("rest", whole["R20.current"]), "n20", "ground")
    found = part.operating_point()
    for k in range(21):
        assert found[f"n{k}"] == pytest.approx(whole[f"n{k}"], rel=1e-9)


def test_held_storage_and_what_nothing_determines() -> None:
    net = po.Network("held")
    net.add(E.VoltageSource("V", 6.0), "a", "ground")
    net.add(E.Capacitor("C1", 1e-6), "a", "b")
    net.add(E.Capacitor("C2", 2e-6), "b", "ground")
    net.add(E.Resistor("R", 1e3), "a", "c")
    net.add(E.Capacitor("C3", 1e-6), "c", "ground")
    net.add(E.Resistor("R2", 1e3), "c", "ground")
    free = net.operating_point()
    assert free["b"] == pytest.approx(2.0, rel=1e-12)  # equal charges, as from nothing
    assert free["c"] == pytest.approx(3.0, rel=1e-12)
    held = net.operating_point(held={"C3.voltage": 5.0}, inputs={"V": 10.0})
    assert held["R2.current"] == pytest.approx(5e-3, rel=1e-12)
    assert held["C3.current"] == pytest.approx(0.0, abs=1e-12)
    assert net.operating_point(inputs={"V": "4*t"}, time=0.5)["c"] == pytest.approx(1.0, rel=1e-12)


def test_other_domains_rest_too() -> None:
    net = po.Network("motor")
    net.add(E.VoltageSource("V", 12.0), "a", "ground")
    net.add(E.Resistor("R", 2.0), "a", "b")
    net.add(E.Inductor("L", 1e-3), "b", "c")
    net.add(po.transducers.ElectricMachine("M", 0.1), "c", "ground", "s", "ground")
    net.add(po.rotational.Inertia("J", 1e-3), "s")
    net.add(po.rotational.Damper("B", 1e-2), "s", "ground")
    speed = 12.0 / 2.0 * 0.1 / (1e-2 + 0.1**2 / 2.0)
    assert net.operating_point()["s"] == pytest.approx(speed, rel=1e-12)


def test_switches_agree_with_what_passes_them() -> None:
    net = po.Network("bridge")
    net.add(E.VoltageSource("V", -10.0), "p", "q")
    for name, a, b in (("D1", "p", "a"), ("D2", "ground", "p"), ("D3", "q", "a"), ("D4", "ground", "q")):
        net.add(E.IdealDiode(name, forward_voltage=0.7, resistance=0.1), a, b)
    net.add(E.Resistor("R", 100.0), "a", "ground")
    net.add(E.VoltageSwitch("S", 5.0, resistance=1.0), "a", "b", "a", "ground")
    net.add(E.Resistor("R2", 99.0), "b", "ground")
    point = net.operating_point()
    assert point["a"] == pytest.approx(8.6 / 50.2 * 50.0, rel=1e-12)
    assert net.operating_point(inputs={"V": 5.0})["b"] == 0.0


def test_sources_that_are_not_there_are_refused() -> None:
    """An input of an unknown name was left out without a word."""
    net = po.Network("rc")
    net.add(E.VoltageSource("V1", 1.0), "a", "ground")
    net.add(E.Resistor("R", 1e3), "a", "b")
    net.add(E.Capacitor("C", 1e-6), "b", "ground")
    assert net.operating_point(inputs={"V1": 2.5})["b"] == pytest.approx(2.5, rel=1e-12)
    with pytest.raises(po.SimulationError, match=r"has no input 'v1'.*its inputs are V1"):
        net.operating_point(inputs={"v1": 5.0})


def test_what_has_no_operating_point_is_named() -> None:
    net = po.Network("ramp")
    net.add(E.VoltageSource("V1", 1.0), "a", "ground")
    net.add(E.Inductor("L1", 1e-3), "a", "ground")
    with pytest.raises(po.SimulationError, match="equations of 'L1', 'V1' are not met"):
        net.operating_point()
    with pytest.raises(po.SimulationError, match="'ramp': initial values are given by name"):
        po.simulate(net, time=1.0, initial="rest")
    with pytest.raises(po.ModelError, match="no variable or node 'b'"):
        net.operating_point(inputs={"V1": 0.0})["b"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [3, 7, 11, 12, 15, 19])
def test_a_transistor_that_nothing_drives_rests(seed: int) -> None:
    """Law  with 0 V at its base its point is that between 1 µV and −1 µV, and is found directly as theirs."""
    first, other = 10.0 ** np.random.default_rng(seed).uniform(-0.5, 0.5, 2)
    net = po.Network("cut off")
    net.add(E.VoltageSource("V", 0.0), "b", "ground")
    net.add(E.VoltageSource("VC", 5.0 * first), "c", "ground")
    net.add(E.Resistor("RC", 1e3 * other), "c", "k")
    transistor = E.BipolarTransistor(
        "Q", 1e-15 * first, early_voltage=(50.0 * other, 0.0), leakage=(1e-14, 0.0),
        resistance=(10.0 * other, 1.0, 0.5 * first), capacitance=(1e-12, 1e-12 * other),
        transit_time=(1e-9 * first, 1e-8),
    )  # fmt: skip
    net.add(transistor, "k", "b", "ground")
    rests = [net.operating_point(inputs={"V": v}) for v in (0.0, 1e-6, -1e-6)]
    assert [each.way for each in rests] == ["directly"] * 3
    for name in ("k", "RC.current", "Q.core.bc.voltage"):
        found = [each[name] for each in rests]
        assert found[0] == pytest.approx((found[1] + found[2]) / 2.0, rel=1e-7)


def test_heat_rests_as_it_is_stored() -> None:
    """Newton's method begins at temperatures, since conduction at absolute zero is 0/0."""
    net = po.Network("cold")
    net.add(po.thermal.ThermalConductor("wall", 1.0), "a", "b")
    net.add(po.thermal.HeatCapacity("A", 1.0), "a")
    net.add(po.thermal.HeatCapacity("B", 1.0), "b")
    point = net.operating_point()
    assert point["A.temperature"] == pytest.approx(point["B.temperature"], rel=1e-12) and point["A.temperature"] > 250.0


def rlc(R: float, L: float, C: float) -> po.Network:
    net = po.Network("rlc")
    net.add(E.VoltageSource("V", 0.0), "in", "ground")
    net.add(E.Resistor("R", R), "in", "a")
    net.add(E.Inductor("L", L), "a", "b")
    net.add(E.Capacitor("C", C), "b", "ground")
    return net


def test_at_rest_it_is_the_slope_of_operating_points(seed: int) -> None:
    net = random_bias_circuit(seed)
    made = net.small_signal(["V0", "I0"])
    slopes = made.frequency_response(0.0).real
    for k, (name, step) in enumerate((("V0", 1e-5), ("I0", 1e-9))):
        value = made.point.at_rest.z[made.point.at_rest.m :][made.point.at_rest.sources.index(name)]
        up, down = (net.operating_point(inputs={name: value + h}).potentials for h in (step, -step))
        for row, node in enumerate(made.output_names):
            found = (up[node] - down[node]) / (2 * step)
            assert slopes[row, k] == pytest.approx(found, rel=1e-4, abs=1e-5 * max(1.0, np.abs(slopes[:, k]).max()))


def test_poles_zeros_and_response_are_those_by_hand(rng: np.random.Generator) -> None:
    R, L, C = 10 ** rng.uniform(0, 3), 10 ** rng.uniform(-6, -3), 10 ** rng.uniform(-9, -6)
    net = rlc(R, L, C)
    made, f = net.small_signal(outputs=["b", "a", "R.current"]), np.logspace(1, 7, 7)
    s = 2j * np.pi * f
    low = 1 / (1 + R * C * s + L * C * s**2)
    np.testing.assert_allclose(made.frequency_response(f)[:, 0, 0], low, rtol=1e-10)
    np.testing.assert_allclose(made.frequency_response(f)[:, 2, 0], C * s * low, rtol=1e-10)
    wanted = np.sort_complex(np.roots([L * C, R * C, 1.0]))
    np.testing.assert_allclose(np.sort_complex(made.poles()), wanted, rtol=1e-8)
    assert len(made.zeros("b")) == 0
    np.testing.assert_allclose(np.sort(made.zeros("a").imag), np.array([-1, 1]) / np.sqrt(L * C), rtol=1e-8)
    np.testing.assert_allclose(made.zeros("R.current"), 0.0, atol=1e-6 * abs(wanted[0]))
    linear = net.linearize(outputs=["C.voltage", "L.voltage", "R.current"])
    np.testing.assert_allclose(
        made.frequency_response(f)[:, 0], linear.frequency_response(2 * np.pi * f)[:, 0], rtol=1e-9
    )
    np.testing.assert_allclose(np.sort_complex(made.poles()), np.sort_complex(linear.poles()), rtol=1e-9)


def test_bound_storage_has_no_pole_of_its_own() -> None:
    net = rlc(10.0, 1e-3, 1e-7)
    net.add(E.Capacitor("C2", 1e-7), "b", "ground")
    net.add(E.Capacitor("C3", 1e-7), "in", "ground")
    wanted = np.roots([1e-3 * 2e-7, 10.0 * 2e-7, 1.0])
    found = net.small_signal(outputs=["b"]).poles()
    np.testing.assert_allclose(np.sort_complex(found), np.sort_complex(wanted), rtol=1e-9)


def test_a_run_rings_as_the_response_says() -> None:
    """A sine of 1 mV on a diode's bias: size and phase after the transient, to the square of its size."""
    net = po.Network("bias")
    net.add(E.VoltageSource("V", "2 + 1e-3*sin(2*pi*1e5*t)"), "in", "ground")
    net.add(E.Resistor("R", 1e3), "in", "a")
    net.add(E.Diode("D", 1e-14, capacitance=1e-10, transit_time=1e-8), "a", "ground")
    response = complex(net.small_signal(outputs=["a"]).frequency_response(1e5)[0, 0])
    times = np.linspace(2e-4, 2.1e-4, 41)
    run = po.simulate(net, times=[0.0, *times], initial="operating point", rtol=1e-9, max_step=2e-7)
    rest = net.operating_point()["a"]
    wave = 1e-3 * np.abs(response) * np.sin(2 * np.pi * 1e5 * times + np.angle(response))
    np.testing.assert_allclose(run["D.junction.voltage"].values[1:] - rest, wave, atol=2e-3 * np.abs(wave).max())


T, BOLTZMANN, CHARGE = 300.15, 1.380649e-23, 1.602176634e-19
PASSIVE = "L1 a b 1m\nR1 b 0 {R}\nC1 a 0 1n\nR2 a c 3k\nC2 c 0 100p\nR3 c 0 20k\nL2 c d 2m\nR4 d 0 700\nK1 L1 L2 0.5"
AMPLIFIERS = {
    "diode": "V1 in 0 DC 2 AC 1\nR1 in out 1k\nD1 out 0 DM\n.model DM D(IS=1e-14 CJO=1n)",
    "diode with a resistance": "V1 in 0 DC 2 AC 1\nR1 in out 1k\nD1 out 0 DM\n.model DM D(IS=1e-14 RS=20)",
    "bipolar": (
        "V1 in 0 DC 0.65 AC 1\nR1 in b 1k\nVCC cc 0 10\nRC cc out 1k\nQ1 out b e QM\nRE e 0 10\n"
        ".model QM NPN(IS=1e-15 BF=120 VAF=80 RB=50 RC=2 RE=1 CJE=10p CJC=5p)"
    ),
    "saturated": (
        "V1 in 0 DC 2 AC 1\nVDD d 0 10\nRD d out 5k\nM1 out in s 0 MM W=50u L=5u\nRS s 0 200\n"
        ".model MM NMOS(VTO=1 KP=50u LAMBDA=0.02)"
    ),
    "linear": "V1 in 0 DC 5 AC 1\nVDD d 0 1\nRD d out 5k\nM1 out in 0 0 MM W=50u L=5u\n.model MM NMOS(VTO=1 KP=50u)",
    "junction": "V1 in 0 DC -1 AC 1\nVDD d 0 10\nRD d out 2k\nJ1 out in 0 JM\n.model JM NJF(VTO=-3 BETA=5e-4)",
}


def test_passive_networks_have_four_k_t_real_z(tmp_path: Path) -> None:
    """At every node, whatever is in the network; two resistors in a row are one."""
    net, f = network(tmp_path, PASSIVE.format(R="1k") + "\nI1 0 a 0\nI2 0 c 0"), np.geomspace(10.0, 1e7, 4)
    Z = net.small_signal(["I1", "I2"], ["a", "c"]).frequency_response(f)
    for k, node in enumerate("ac"):
        found = net.noise(node, f, temperature=T)
        np.testing.assert_allclose(found.density.values, 4 * BOLTZMANN * T * Z[:, k, k].real, rtol=1e-9)
    both = net.noise(("a", "c"), f, temperature=T).density.values
    np.testing.assert_allclose(both, 4 * BOLTZMANN * T * (Z[:, 0, 0] - 2 * Z[:, 0, 1] + Z[:, 1, 1]).real, rtol=1e-9)
    parted = network(tmp_path, PASSIVE.format(R="400").replace("R1 b 0", "R5 x 0 600\nR1 b x"))
    np.testing.assert_allclose(parted.noise("a", f).density.values, net.noise("a", f).density.values, rtol=1e-9)


def test_a_capacitor_has_k_t_over_c_and_any_scale_the_same(tmp_path: Path) -> None:
    for k in (1e-5, 1e5):
        net = network(tmp_path, f"R1 a 0 {1e3 * k!r}\nC1 a 0 {1e-9 / k!r}")
        rms = net.noise("a", np.geomspace(1e2, 1e8, 121), temperature=T).attrs["rms"]
        whole = BOLTZMANN * T / (1e-9 / k)  # from none to all frequencies
        share = np.subtract(*np.arctan(2 * np.pi * 1e-6 * np.array([1e8, 1e2]))) * 2 / np.pi
        assert rms**2 == pytest.approx(share * whole, rel=1e-3)


@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed")
@pytest.mark.parametrize("gmin", [0, 1e-12])
@pytest.mark.parametrize("volts", [-5, 5])
def test_a_resistance_before_a_junction_hides_no_noise(volts: float, gmin: float, tmp_path: Path) -> None:
    """A blocked diode with RS divided by a slope of 0, and without GMIN's share of its current; beside a charge not."""
    deck = f"V1 a 0 {volts}\nR1 a b 1k\nD1 b 0 D\n.options gmin={gmin}\n.model D D(IS=1e-15 RS=3 KF=1e-16 "
    plain, other = (network(tmp_path, f"{deck}{more})", ".end\n").noise("b", [10.0]) for more in ("", "CJO=1e-30"))
    found = other.contribution.sel(generator=[str(x) for x in other.generator.values if x.startswith("D1")])
    of_diode = [str(x) for x in plain.generator.values if x.startswith("D1")]
    assert float(plain.contribution.sel(generator=of_diode).sum()) == pytest.approx(float(found.sum()), rel=1e-6)


def test_noise_over_a_band_knows_no_order(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 0\nR1 a b 1k\nC1 b 0 1u", ".end\n")
    f = np.geomspace(1.0, 1e4, 9)
    expected = net.noise("b", f).attrs["rms"]
    for order in (f[::-1], np.random.default_rng(0).permutation(f)):
        assert net.noise("b", order).attrs["rms"] == pytest.approx(expected, rel=1e-12)


def test_the_noise_over_a_coarse_band_is_ngspices(tmp_path: Path) -> None:
    """Law  each generator is a power of f between two points, their sum is none: at two a decade it was 0.4 % off."""
    deck = (
        "V1 in 0 DC 0.8 AC 1\nRB in b 1k\nRC vc c 1k\nVC vc 0 5\nQ1 c b 0 QN\n"
        f".model QN NPN(IS=1e-14 BF=100 CJE=1p KF=1e-14 AF=1)\n.options temp={SAME_VOLT!r} tnom={SAME_VOLT!r}"
    )
    ours = network(tmp_path, deck).noise("c", np.geomspace(1e3, 1e6, 7), temperature=273.15 + SAME_VOLT).attrs["rms"]
    theirs = of_ngspice(deck, tmp_path, "noise v(c) V1 dec 2 1k 1meg\nsetplot noise2")
    assert ours == pytest.approx(next(v[0].real for k, v in theirs.items() if "onoise_total" in k), rel=2e-5)


def test_junctions_have_shot_noise_and_halves_of_k_t(tmp_path: Path) -> None:
    """2 q I over r_d is half of 4 k T r_d; at no current the leak of the junction alone is left."""
    net = network(tmp_path, "I1 0 a 1m\nD1 a 0 DM\n.model DM D(IS=1e-14)\n.options temp=27")
    rd = float(net.small_signal(["I1"], ["a"]).frequency_response(0.0)[0, 0].real)
    found = net.noise("a", [1e3])
    assert float(found.density[0]) == pytest.approx(2 * CHARGE * 1e-3 * rd**2, rel=1e-9)
    assert float(found.density[0]) == pytest.approx(2 * BOLTZMANN * T * rd, rel=1e-6)
    assert found.generator.values.tolist() == ["D1"] and found.attrs["temperature"] == T


def test_a_base_resistance_that_follows_the_bias_has_the_noise_of_its_value(tmp_path: Path) -> None:
    """Beside a current source all of 4 k T v/i stands at the base, whatever the charge in the base."""
    for wide, least, knee, current in np.random.default_rng(0).uniform(0.1, 1.0, (8, 4)).tolist():
        RB, RBM, IKF, i = 100.0 * wide, 100.0 * wide * least, 1e-3 * knee, 1e-4 * current
        net = network(
            tmp_path,
            f"I1 0 b {i!r}\nV1 c 0 5\nQ1 c b 0 QM\n.model QM NPN(IS=1e-15 BF=120 RB={RB!r} RBM={RBM!r} IKF={IKF!r})",
        )
        point, found = net.operating_point(), net.noise("b", [1e3], temperature=T)
        R = point["Q1.base.voltage"] / point["Q1.base.current"]
        assert RBM < R < RB
        assert float(found.contribution.sel(generator="Q1.base")[0]) == pytest.approx(4 * BOLTZMANN * T * R, rel=1e-6)


def test_an_input_carries_the_noise_of_the_output(tmp_path: Path) -> None:
    net = network(tmp_path, AMPLIFIERS["saturated"] + "\n.noise V(out) V1 dec 1 10 1k")
    (asked,) = net.analyses.noise
    found = net.noise(asked.output, asked.frequencies, source=asked.source)
    gain = net.small_signal(["V1"], ["out"]).frequency_response(asked.frequencies)[:, 0, 0]
    np.testing.assert_allclose(found.input_density.values * np.abs(gain) ** 2, found.density.values, rtol=1e-12)
    np.testing.assert_allclose(found.contribution.sum("generator").values, found.density.values, rtol=1e-12)
    with pytest.raises(po.ModelError, match="above zero"):
        net.noise("out", [0.0])
    with pytest.raises(po.ModelError, match="no variable or node 'x'"):
        net.noise("x", [1.0])


def flickering(name: str, K: float, A: float) -> str:
    """An amplifier whose model says KF and AF."""
    return AMPLIFIERS[name].replace(")", f" KF={K!r} AF={A!r})")


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", AMPLIFIERS)
def test_what_flickers_goes_as_1_over_f_beside_the_rest(name: str, tmp_path: Path) -> None:
    """In proportion to K_F; of networks that store nothing at these frequencies."""
    f, K = np.array([1e-2, 1.0, 1e2]), 1e-24 if name in ("saturated", "linear") else 1e-14
    plain, one, three = (
        network(tmp_path, text).noise("out", f).density.values
        for text in (AMPLIFIERS[name], flickering(name, K, 1.2), flickering(name, 3.0 * K, 1.2))
    )
    assert (one > plain).all()
    np.testing.assert_allclose((one - plain)[:2] * f[:2], (one - plain)[1], rtol=1e-6)
    np.testing.assert_allclose((three - plain)[0], 3.0 * (one - plain)[0], rtol=1e-6)


@pytest.mark.long
@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed: apt-get install ngspice")
@pytest.mark.parametrize("K", [0.0, 1e-24, 1e-14])
@pytest.mark.parametrize("name", AMPLIFIERS)
def test_noise_is_that_of_ngspice(name: str, K: float, tmp_path: Path) -> None:
    text = f"{flickering(name, K, 1.2)}\n.options temp={SAME_VOLT!r} tnom={SAME_VOLT!r}"
    band = "V(out) V1 dec 1 10 10meg"
    net = network(tmp_path, f"{text}\n.noise {band}")
    (asked,) = net.analyses.noise
    found = net.noise(asked.output, asked.frequencies, source=asked.source)
    theirs = of_ngspice(text, tmp_path, f"noise {band}\nsetplot noise1")
    np.testing.assert_allclose(found.density.values**0.5, theirs["onoise_spectrum"].real, rtol=2e-5)
    np.testing.assert_allclose(found.input_density.values**0.5, theirs["inoise_spectrum"].real, rtol=2e-5)
