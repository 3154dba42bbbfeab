"""Valves, pumps, accumulators and cylinders against closed forms, at any size.

Laws    flow and power of an edge, of a pump and of a motor      p (V₀ − V)ⁿ of gas      an oil column's frequency
Source  Merritt (1967), Hydraulic Control Systems, ch. 3 to 6
"""

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from components import benches
from components.benches import balanced, bench
from poinsot import hydraulic as hy
from poinsot import rotational as ro
from poinsot import translational as tr
from poinsot.components.primitives import Composite, Relation
from poinsot.structures import gradient

G = "ground"
SIZES = pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
EXAMPLE = Path(__file__).parents[2] / "examples" / "networks" / "excavator_boom.toml"
QUIET: dict[str, Any] = {"progress": False}


run_of = partial(benches.run_of, method="radau")


@SIZES
def test_an_orifice_is_turbulent_above_its_transition_and_laminar_below(size: float) -> None:
    """Q → C_d A √(2p/ρ), Q → C_d A √(2/ρ p₀) p/p₀; at p₀ the Reynolds number of the turbulent flow is the critical."""
    area, nu, rho, cd, reynolds = 1e-6 * size, 4e-5, 870.0, 0.6, 12.0
    made = hy.Orifice("O", area, density=rho, discharge=cd, viscosity=nu, reynolds=reynolds)
    assert isinstance(made, Relation)
    diameter = np.sqrt(4 * area / np.pi)
    p0 = rho / 2 * (reynolds * nu / (cd * diameter)) ** 2
    assert cd * np.sqrt(2 * p0 / rho) * diameter / nu == pytest.approx(reynolds, rel=1e-12)
    for share, wanted in ((1e5, np.sqrt(2 * 1e5 * p0 / rho)), (1e-5, np.sqrt(2 * p0 / rho) * 1e-5)):
        for sign in (1, -1):
            (found,) = made.law(sign * share * p0)
            assert found == pytest.approx(sign * cd * area * wanted, rel=1e-9)


def test_a_transition_is_said_once() -> None:
    with pytest.raises(po.ModelError, match="'O' has its transition by a pressure or by a viscosity; both"):
        hy.Orifice("O", 1e-6, transition=50.0, viscosity=1e-5)


@SIZES
@pytest.mark.parametrize("command", [1.0, -0.7])
def test_a_valve_shares_the_pressure_between_its_edges(command: float, size: float) -> None:
    """a and b joined: p_s/2 at each of two open edges, the rated flow at the rated drop, mirrored where x < 0."""
    area = 2e-6 * size
    valve = hy.DirectionalValve("V", command, area=area, density=850.0, transition=1.0)
    pipe = hy.Inertance("I", 1e8 / size)
    joined = hy.Resistance("R", 1.0 / size)
    run = run_of(0.03, (hy.PressureSource("P", 7e6), ("p", G)), (valve, {"p": "p", "t": G, "a": "a", "b": "b"}),
                 (pipe, ("a", "c")), (joined, ("c", "b")))  # fmt: skip
    flow = 0.6 * area * abs(command) * np.sqrt(2 * 3.5e6 / 850.0) * np.sign(command)
    assert float(run["I.volume_flow"][-1]) == pytest.approx(flow, rel=1e-6)
    rated = hy.DirectionalValve("V", command, rated_flow=abs(flow / command), density=850.0, transition=1.0)
    assert isinstance(rated, Composite) and isinstance(valve, Composite)
    for one, other in zip(rated.parts, valve.parts, strict=True):
        if isinstance(one[0], Relation) and isinstance(other[0], Relation):
            np.testing.assert_allclose(one[0].law(2e6, 0.3), other[0].law(2e6, 0.3), rtol=1e-12)


@pytest.mark.parametrize("overlap", [0.0, 0.2, -0.1])
@pytest.mark.parametrize("leak", [0.0, 1e-2])
def test_overlap_and_leak(overlap: float, leak: float) -> None:
    """y = (±x − o)/(1 − o) between the leak and 1, of four areas of their own."""
    areas = [1e-6, 2e-6, 3e-6, 4e-6]
    valve = hy.DirectionalValve("V", 0.0, area=areas, overlap=overlap, leak=leak, transition=1e-3)
    assert isinstance(valve, Composite)
    edges = [part for part, _ in valve.parts if isinstance(part, Relation)]
    assert [e.name for e in edges] == ["p-a", "b-t", "p-b", "a-t"]
    for x in (-1.5, -0.5, -0.1, 0.0, 0.15, 0.9, 2.0):
        for edge, area, way in zip(edges, areas, (1, 1, -1, -1), strict=True):
            opened = min(max((way * x - overlap) / (1 - overlap), leak), 1.0)
            assert edge.law(8e6, x)[0] == pytest.approx(0.6 * area * opened * np.sqrt(16e3), rel=1e-9)


def test_a_servo_valve_follows_its_command() -> None:
    """1 − e^(−ζωt) (cos ω_d t + ζω/ω_d sin ω_d t) after a step."""
    w, z = 60.0, 0.5
    valve = hy.DirectionalValve("V", 1.0, area=1e-6, natural_frequency=w, damping=z)
    run = run_of(0.2, (hy.PressureSource("P", 1e6), ("p", G)), (hy.Accumulator("C", 1e-11), ("a",)),
                 (valve, {"p": "p", "t": G, "a": "a", "b": G}))  # fmt: skip
    t, d = run.time.values, w * np.sqrt(1 - z * z)
    wanted = 1 - np.exp(-z * w * t) * (np.cos(d * t) + z * w / d * np.sin(d * t))
    np.testing.assert_allclose(run["V.spool.state.position.value"], wanted, atol=1e-8)


@SIZES
@pytest.mark.parametrize("share", [None, 0.6, -0.5])
def test_pump_and_motor_have_their_efficiencies(share: float | None, size: float) -> None:
    """At rest Q = D ω − leak p and τ = D p + d ω; the powers differ by leak p² + d ω²."""
    D, leak, drag, speed, R = 1e-5 * size, 1e-12 * size, 0.02 * size, 150.0, 4e9 / size
    pump = hy.Pump("P", D, leak=leak, viscous=drag, command=share)
    run = run_of(2.0, (ro.SpeedSource("S", speed), ("w", G)), (pump, {"p": "h", "n": G, "shaft.p": "w", "shaft.n": G}),
                 (hy.Accumulator("C", 1e-11 * size), ("h",)), (hy.Resistance("R", R), ("h", G)))  # fmt: skip
    d = D * (1.0 if share is None else share)
    p = d * speed / (1 / R + leak)
    assert float(run["C.pressure"][-1]) == pytest.approx(p, rel=1e-8)
    assert float(run["P.machine.shaft.torque"][-1]) == pytest.approx(d * p, rel=1e-8)
    given = float(run["S.torque"][-1]) * speed
    assert abs(given) == pytest.approx(p * p / R + leak * p * p + drag * speed**2, rel=1e-8)


@SIZES
@pytest.mark.parametrize("exponent", [1.0, 1.4])
def test_gas_is_compressed(exponent: float, size: float) -> None:
    """(p + p_a)(V₀ − V)ⁿ = (p₀ + p_a) V₀ⁿ while a pump fills it; below the precharge the bladder is shut."""
    V0, p0, pa = 1e-3 * size, 5e6, 101325.0
    gas = hy.GasAccumulator("A", V0, p0, exponent=exponent)
    run = run_of(1.0, (hy.FlowSource("Q", 6e-4 * size), ("a", G)), (gas, ("a",)))
    V = 6e-4 * size * run.time.values
    np.testing.assert_allclose(run["A.pressure"], (p0 + pa) * (V0 / (V0 - V)) ** exponent - pa, rtol=1e-8)
    begun = hy.GasAccumulator("A", V0, p0, exponent=exponent, pressure=9e6)
    assert run_of(0.1, (hy.Resistance("R", 1e14 / size), ("a", G)), (begun, ("a",)))["A.pressure"][0] == pytest.approx(
        9e6, rel=1e-9
    )
    emptied = hy.GasAccumulator("A", V0, p0, exponent=exponent, pressure=5.5e6)
    run = run_of(3.0, (hy.Resistance("R", 1e11 / size), ("a", G)), (emptied, ("a",)))
    assert float(run["A.pressure"][-1]) < 1e-3 * p0 and abs(float(run["A.volume"][-1])) < 1e-4 * V0


@SIZES
def test_a_column_of_oil_has_its_frequency(size: float) -> None:
    """Closed chambers: ω² = β (A_a²/V_a + A_b²/V_b)/m about the middle; at rest p_a A_a = p_b A_b."""
    A, rod, L, x0, beta, m = 2e-3 * size, 8e-4 * size, 0.4, 0.15, 1.2e9, 50.0 * size
    B = A - rod
    dead = A * L / 20
    V = dead + A * x0, dead + B * (L - x0)
    w = np.sqrt(beta * (A * A / V[0] + B * B / V[1]) / m)
    made = hy.DoubleActingCylinder("Y", A, L, rod_area=rod, position=x0, bulk_modulus=beta, stops=False)
    shut = hy.Resistance("Ra", 1e20 / size), hy.Resistance("Rb", 1e20 / size)
    run = run_of(2 * np.pi / w, (made, {"a": "a", "b": "b", "rod.p": "m", "rod.n": G}), (shut[0], ("a", G)),
                 (shut[1], ("b", G)), (tr.Mass("M", m, velocity=3e-3), ("m",)), rtol=1e-11)  # fmt: skip
    t = run.time.values
    np.testing.assert_allclose(run["Y.oil.rod.position"] - x0, 3e-3 / w * np.sin(w * t), atol=1e-4 * 3e-3 / w)


@pytest.mark.sample(1)
@SIZES
def test_a_cylinder_holds_a_load_and_stops_at_its_ends(size: float) -> None:
    """p A (1 + p/2β) = F at rest; a flow Q drives it at Q/A until the end, where it stays."""
    A, beta = 1e-3 * size, 1.5e9
    made = hy.DoubleActingCylinder("Y", A, 0.1, position=0.05, viscous=4e3 * size, pressures=(2e6, 0.0))
    run = run_of(1.0, (hy.FlowSource("Q", 2e-4 * size), ("a", G)),
                 (hy.ReliefValve("R", 3e6, 2.9e6, resistance=1e9 / size), ("a", G)),
                 (made, {"a": "a", "b": G, "rod.p": "m", "rod.n": G}), (tr.Mass("M", 100.0 * size), ("m",)),
                 (tr.ForceSource("F", -2000.0 * size), ("m", G)))  # fmt: skip
    x = run["Y.oil.rod.position"].values
    assert x.max() <= 0.1 + 1e-9 and x[-1] == pytest.approx(0.1, abs=1e-9)
    assert "Y.stop.upper" in {*run.event_element.values}
    for each in np.linspace(0, 2e7, 5):
        held = hy.DoubleActingCylinder("Y", A, 0.1, position=0.05, pressures=(float(each), 0.0)).parts[0][0]
        force = A * each - gradient(lambda z, h=held: h.energy(*z), held.initial)[2]  # type: ignore[union-attr]
        assert force == pytest.approx(A * each * (1 + each / (2 * beta)), rel=1e-12)


def test_the_boom_of_an_excavator() -> None:
    """Up, held within what leaks, and down; the ledger closes, and the engine gives what is taken and stored."""
    net = po.load(EXAMPLE)
    run = po.simulate(net, **QUIET)
    x = run["cylinder.oil.rod.position"].sel(time=[0.3, 1.4, 2.0, 3.0], method="nearest").values
    assert po.ledger(run).ratio < 1e-9
    assert x[1] > x[0] + 0.15 and abs(x[2] - x[1]) < 0.01 and x[3] < x[2] - 0.1
    lifting = run.sel(time=1.0, method="nearest")
    flow = float(lifting["valve.p-a.volume_flow"] - lifting["cylinder.leak.volume_flow"])
    assert float(lifting["cylinder.oil.rod.velocity"]) == pytest.approx(flow / 5e-3, rel=1e-2)
    assert len(EXAMPLE.read_text().splitlines()) <= 36


REFUSED = {
    "two sizes": (lambda: hy.DirectionalValve("V", 0.0, area=1e-6, rated_flow=1e-3), "either the area"),
    "three edges": (lambda: hy.DirectionalValve("V", 0.0, area=[1e-6] * 3), "one area, or four"),
    "all overlap": (lambda: hy.DirectionalValve("V", 0.0, area=1e-6, overlap=1.0), "never opens"),
    "all rod": (lambda: hy.DoubleActingCylinder("Y", 1e-3, 0.1, rod_area=1e-3), "thinner than its piston"),
    "outside": (lambda: hy.DoubleActingCylinder("Y", 1e-3, 0.1, position=0.2), "not between 0 and its stroke"),
    "exponent": (lambda: hy.GasAccumulator("A", 1e-3, 1e6, exponent=0.9), "exponent of 1"),
    "leak": (lambda: hy.Pump("P", 1e-5, leak=-1.0), "leak of zero or more"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_contradictions_are_refused(case: str) -> None:
    make, words = REFUSED[case]
    with pytest.raises(po.ModelError, match=words):
        make()


def test_a_command_carries_no_power() -> None:
    opened = hy.Orifice("O", 1e-7, opening="t")
    run = balanced(bench((hy.Accumulator("C", 1e-11, pressure=1e6), "a"), (opened, "a", G)), 1.0)
    assert float(abs(run.energy_supplied.sel(port="O.command")).max()) == 0.0
