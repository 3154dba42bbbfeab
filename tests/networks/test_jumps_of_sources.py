"""What sources give in jumps: the ledger closes through them, and every source's entry is the charge that it moved
times its voltage, or the flux linkage that it changed times its current, from Kirchhoff's laws for what passes at once.
"""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from networks.switching_circuits import G, circuit
from poinsot import Limit, OnFreedom, SimulationError, SimulationFailure
from poinsot import bond_graph as bg
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import translational as tr
from poinsot.algebra.arrays import Floats
from poinsot.elements import DOMAINS, Constant, Domain, IdealSource, IdealSwitch, Table, TerminalPair
from poinsot.structures import EdgeKind

JUST, EDGES = 1e-12, (0.3, 0.6)
WITH_BOTH = "electrical", "translational", "rotational", "hydraulic"  # kinds of storage


def audited(net: Any, **options: Any) -> Any:
    """A run whose ledger closes through its jumps."""
    run = po.simulate(net, **{"rtol": 1e-12, "atol": 1e-13, **options})
    assert float(abs(run.energy_residual).max()) <= 1e-11 * float(run.energy_turnover.max())
    return run


def given(run: Any, name: str) -> float:
    """What a source has supplied in all."""
    return float(run.energy_supplied.sel(port=name)[-1])


def pair(domain: Domain) -> TerminalPair:
    return TerminalPair(domain, "", ("p", "n"))


def told(rng: np.random.Generator) -> Table:
    """A command that changes at the edges, or at none."""
    values = rng.integers(0, 2, 3).astype(float)
    return Table((0.0, *np.repeat(EDGES, 2).tolist(), 1.0), tuple(np.repeat(values, 2).tolist()))


def random_network(rng: np.random.Generator, domain: Domain) -> list[tuple[str, Any, str, str]]:
    """(kind, element, nodes) of storage and sources that switches join directly, in any domain."""
    effort = domain.across_is_effort
    across, through = (bg.EffortSource, bg.FlowSource) if effort else (bg.FlowSource, bg.EffortSource)
    holds, passes = (bg.StorageC, bg.StorageI) if effort else (bg.StorageI, bg.StorageC)
    nodes = ["n1", "n2", "n3"]
    placed: list[tuple[str, Any, str, str]] = []

    def signal() -> Any:
        value = float(rng.uniform(1, 5) * rng.choice([-1, 1]))
        return value if rng.random() < 0.5 else f"{value}*cos(t)"

    for k, n in enumerate(nodes):
        placed.append(("C", holds(f"C{k}", domain, float(rng.uniform(0.1, 1)), state=float(rng.normal())), n, G))
        if rng.random() < 0.3:
            placed.append(("R", bg.Resistance(f"R{k}", domain, float(rng.uniform(1, 9))), n, G))
    for k in range(int(rng.integers(1, 3))):
        placed.append(("V", across(f"V{k}", domain, signal()), f"v{k}", G))
        for j, n in enumerate(rng.choice(nodes, 1 + int(rng.random() < 0.3), replace=False)):
            ends = (f"v{k}", str(n)) if rng.random() < 0.7 else (str(n), f"v{k}")
            placed.append(("S", _switch(rng, domain, f"S{k}{j}"), *ends))
    if rng.random() < 0.5:
        a, b = rng.choice(nodes, 2, replace=False)
        placed.append(("S", _switch(rng, domain, "S"), str(a), str(b)))
    for k in range(int(rng.integers(0, 3)) if domain.name in WITH_BOTH else 0):
        placed.append(("I", through(f"I{k}", domain, signal()), f"i{k}", G))
        placed.append(("L", passes(f"L{k}", domain, float(rng.uniform(0.1, 1)), state=float(rng.normal())), f"i{k}", G))
        placed.append(("S", _switch(rng, domain, f"T{k}"), f"i{k}", str(rng.choice([*nodes, G]))))
    return placed


def _switch(rng: np.random.Generator, domain: Domain, name: str) -> IdealSwitch:
    if rng.random() < 0.5:
        return IdealSwitch(name, (pair(domain),), "unilateral")
    return IdealSwitch(name, (pair(domain),), "commanded", command=told(rng))


def impulses(placed: list[tuple[str, Any, str, str]], before: Any, after: Any) -> dict[str, float]:
    """What passes sources of across variables at once, and what is at once across the others, by Kirchhoff's laws.

    before, after  name of an element → its stored state, or what is across a switch and what passes it. Only what
                   these laws decide is returned
    """
    nodes = sorted({n for *_, a, b in placed for n in (a, b)} - {G})
    at = {n: i for i, n in enumerate(nodes)}

    def ends(a: str, b: str) -> Floats:
        row = np.zeros(len(nodes))
        for n, sign in ((a, 1.0), (b, -1.0)):
            if n != G:
                row[at[n]] += sign
        return row

    free = [(kind, e.name, ends(a, b)) for kind, e, a, b in placed
            if kind == "V" or (kind == "S" and abs(after[e.name][0]) < 1e-9)]  # fmt: skip
    passed = sum((-ends(a, b) * (after[e.name] - before[e.name]) for kind, e, a, b in placed if kind == "C"), 0.0)
    flat = [(0.0 if kind != "L" else after[e.name] - before[e.name], ends(a, b)) for kind, e, a, b in placed
            if kind in "VCRL" or (kind == "S" and abs(after[e.name][1]) > 1e-9)]  # fmt: skip
    found = _decided(np.array([row for *_, row in free]).T, passed)
    across = _decided(np.array([row for _, row in flat]), np.array([value for value, _ in flat]))
    result = {name: found(i) for i, (kind, name, _) in enumerate(free) if kind == "V"}
    for kind, e, a, b in placed:
        if kind == "I":
            i = at[a if a != G else b]
            result[e.name] = None if across(i) is None else across(i) * ends(a, b)[i]
    return {name: value for name, value in result.items() if value is not None}


def _decided(A: Floats, right: Floats) -> Any:
    """The unknown number i of A x = right where it is unique."""
    x, _, _, _ = np.linalg.lstsq(A, right)
    np.testing.assert_allclose(A @ x, right, atol=1e-9)
    kept = np.linalg.pinv(A) @ A
    return lambda i: float(x[i]) if abs(kept[i, i] - 1) < 1e-9 else None


def check(seed: int, **options: Any) -> int:
    """Run a random network through its jumps; how many of them were told by hand."""
    rng = np.random.default_rng(seed)
    domain = [*DOMAINS.values()][seed % len(DOMAINS)]
    placed = random_network(rng, domain)
    net = circuit(*((e, a, b) if kind == "S" else (e, a) for kind, e, a, b in placed))
    moments = np.array([0.0, JUST, *(t + s * JUST for t in EDGES for s in (-1, 1)), 1.0])
    try:
        run = audited(net, times=moments, **options)
    except (SimulationError, SimulationFailure) as error:  # sources shorted by chance
        assert any(word in str(error) for word in ("source", "contradict", "no forces")), (seed, error)
        return 0
    counted = 0
    for k, t in ((0, 0.0), (2, EDGES[0]), (4, EDGES[1])):
        two = []
        for i in (k, k + 1):
            seen = {}
            for kind, e, *_ in placed:
                if kind in "CL":
                    seen[e.name] = float(next(run[n][i] for n in run if n.startswith(f"{e.name}.")))
                if kind == "S":
                    seen[e.name] = [float(run[f"{e.name}.{each.name}"][i]) for each in (domain.across, domain.through)]
            two.append(seen)
        expected = impulses(placed, *two)
        moved = max(abs(two[1][e.name] - two[0][e.name]) for kind, e, *_ in placed if kind in "CL")
        for kind, e, *_ in placed:
            if e.name in expected:
                entry = float(np.diff(run.energy_supplied.sel(port=e.name)[k : k + 2])[0])
                by_hand = float(e.signal.at(t)) * expected[e.name] * (-1 if kind == "V" else 1)
                assert entry == pytest.approx(by_hand, rel=1e-9, abs=1e-9), (seed, t, e.name)
                counted += abs(by_hand) > 1e-6 and moved > 1e-6
    return counted


@pytest.mark.parametrize("seed", [18])
def test_entries_of_sources_are_what_they_moved_times_what_they_hold(seed: int) -> None:
    assert check(seed)


@pytest.mark.long
def test_entries_of_sources_in_many_networks() -> None:
    """In seven domains, with constant sources and such that vary."""
    assert sum(check(seed) for seed in range(42)) > 25


TOLD, CUT = ([0.0, 0.5, 0.5, 1.0], [0.0, 0.0, 1.0, 1.0]), ([0.0, 0.5, 0.5, 1.0], [1.0, 1.0, 0.0, 0.0])


def charged(*between: Any, volts: Any = 5.0, **capacitor: Any) -> po.Network:
    """A source on node "a", a capacitor of 1 mF on node "b", and what is between them."""
    capacitor = capacitor or {"capacitance": 1e-3, "voltage": 1.0}
    return circuit((el.VoltageSource("V", volts), "a", G), *between, (el.Capacitor("C", **capacitor), "b", G))


@pytest.mark.parametrize("how", ["diode at the start", "switch", "sampled step"])
def test_a_capacitor_put_on_a_source(how: str) -> None:
    """1 V goes to 5 V: 4 mC from a source of 5 V are 20 mJ, of which 12 stay in the capacitor."""
    diode, switch = el.IdealDiode("D"), el.Switch("D", TOLD)
    step = ([0.0, 0.5, 0.5, 1.0], [0.0, 0.0, 5.0, 5.0])
    net = charged((switch if how == "switch" else diode, "a", "b"), volts=step if how == "sampled step" else 5.0)
    run = audited(net, time=1.0)
    assert float(run["C.voltage"][-1]) == 5.0
    assert given(run, "V") == pytest.approx(20e-3, rel=1e-13)
    assert float(run.energy_dissipated.sel(element="D impact")[-1]) == pytest.approx(8e-3, rel=1e-12)


def test_a_drop_takes_its_share() -> None:
    """Behind a diode that drops 0.7 V the capacitor comes to 4.3 V: 3.3 mC, 16.5 mJ given, 2.31 mJ to the drop."""
    run = audited(charged((el.IdealDiode("D", forward_voltage=0.7), "a", "b")), time=1.0)
    assert given(run, "V") == pytest.approx(16.5e-3, rel=1e-12)
    drop = next(str(name) for name in run.port.values if "drop" in str(name))
    assert given(run, drop) == pytest.approx(-2.31e-3, rel=1e-12)


def test_a_coil_cut_off_beside_a_source_of_current() -> None:
    """2 A forced through 1 mH that carries 0.5 A the other way: 2.5 mWb by 2 A are 5 mJ, of which 1.875 stay."""
    net = circuit((el.CurrentSource("I", 2.0), "a", G), (el.Switch("S", CUT), "a", G),
                  (el.Inductor("L", 1e-3, flux_linkage=0.5e-3), "a", G))  # fmt: skip
    run = audited(net, time=1.0)
    assert abs(float(run["L.current"][-1])) == pytest.approx(2.0, rel=1e-14)
    assert given(run, "I") == pytest.approx(5e-3, rel=1e-12)
    assert float(run.energy_dissipated.sel(element="S impact")[-1]) == pytest.approx(3.125e-3, rel=1e-12)


def test_a_stop_that_a_source_moves() -> None:
    """A mass in a cage that moves at 2 m/s, e = 0.6: the cage gives its speed times what the mass gains in momentum."""
    net = circuit((tr.VelocitySource("V", 2.0), "a", G), (tr.EndStop("stop", -0.5, 0.5, restitution=0.6), "a", "b"),
                  (tr.Mass("m", 2.0, velocity=-1.0), "b"))  # fmt: skip
    run = audited(net, time=1.0)
    assert run.sizes["event"] >= 2
    assert given(run, "V") == pytest.approx(2.0 * 2.0 * float(run["m.velocity"][-1] + 1.0), rel=1e-12)


@pytest.mark.long
@pytest.mark.parametrize("quartic", [1e8, 1e10])
def test_storage_whose_voltage_is_no_straight_line(quartic: float) -> None:
    """H = 500 q² + c q⁴ from 1 mC to the charge at 5 V; and shared with a capacitor: what is lost is what H misses."""

    def energy(q: Any) -> Any:
        return 500.0 * q * q + quartic * q**4

    run = audited(charged((el.Switch("S", TOLD), "a", "b"), energy=energy, charge=1e-3), time=1.0)
    q = float(run["C.charge"][-1])
    assert 1e3 * q + 4 * quartic * q**3 == pytest.approx(5.0, rel=1e-12)
    assert given(run, "V") == pytest.approx(5.0 * (q - 1e-3), rel=1e-12)
    lost = float(run.energy_dissipated.sel(element="S impact")[-1])
    assert lost == pytest.approx(5.0 * (q - 1e-3) - energy(q) + energy(1e-3), rel=1e-10)
    net = circuit((el.Capacitor("A", 1e-3, voltage=5.0), "a", G), (el.Switch("S", TOLD), "a", "b"),
                  (el.Capacitor("C", energy=energy, charge=1e-3), "b", G))  # fmt: skip
    run = audited(net, time=1.0)
    q = float(run["C.charge"][-1])
    assert q + float(run["A.charge"][-1]) == pytest.approx(6e-3, rel=1e-14)
    assert 1e3 * q + 4 * quartic * q**3 == pytest.approx(1e3 * (6e-3 - q), rel=1e-12)


@pytest.mark.long
def test_a_source_with_feedback_from_what_jumps() -> None:
    """v = 5 V − 0.4 q/(1 mF): 1.2857 V more on the capacitor; it gives its mean voltage on the way times the charge."""
    source = IdealSource("V", (pair(DOMAINS["electrical"]),), EdgeKind.ACROSS_SOURCE, Constant(5.0), by=("C.charge",),
                    feedback=lambda q: -400.0 * q)  # fmt: skip
    net = circuit((source, "a", G), (el.Switch("S", TOLD), "a", "b"),
                  (el.Capacitor("C", 1e-3, voltage=1.0), "b", G))  # fmt: skip
    run = audited(net, time=1.0)
    u = 5.0 / 1.4
    assert float(run["C.voltage"][-1]) == pytest.approx(u, rel=1e-13)
    assert given(run, "V") == pytest.approx(1e-3 * (u - 1) * (5.0 - 0.4 * (u + 1) / 2), rel=1e-12)


@pytest.mark.long
@pytest.mark.parametrize(("restitution", "poisson"), [(0.0, False), (0.5, False), (0.5, True)])
def test_a_source_that_drives_a_mechanism_onto_its_stop(restitution: float, poisson: bool, tmp_path: Any) -> None:
    """Two links behind a one-way clutch, which closes on them with a blow: a source of constant speed gives that speed
    times what the machine gains in moment of momentum about the shaft, nothing else turning it."""
    model = po.load(saved(tmp_path / "arm.toml", ARM)).model
    stop = Limit("stop", OnFreedom("k"), -0.7, 0.6, restitution=restitution, poisson=poisson)
    net = po.Network("drive")
    start = np.array([0.0, 0.0, 0.0, -3.0])
    net.add(po.Mechanism(replace(model, switches=(stop,))).as_element("arm", ["j"], initial=start), "s")
    net.add(ro.SpeedSource("V", 2.0), "v", G)
    net.add(ro.OneWayClutch("c"), "v", "s")
    run = audited(net, times=np.linspace(0, 1, 11))
    assert (run.event_row == "arm.stop").any() and float(run.event_impulse.where(run.event_row == "c").max()) > 0.1
    q, v = run["arm.joint_position"].values, run["arm.joint_velocity"].values
    inner = 0.02 + 0.3**2 + 0.02 + 0.5 * (0.6**2 + 0.2**2 + 2 * 0.6 * 0.2 * np.cos(q[:, 1]))
    moment = inner * v[:, 0] + (0.02 + 0.5 * (0.2**2 + 0.6 * 0.2 * np.cos(q[:, 1]))) * v[:, 1]
    np.testing.assert_allclose(run.energy_supplied.sel(port="V"), 2.0 * (moment - moment[0]), rtol=1e-9, atol=1e-11)


ARM = """poinsot = 1
name = "arm"
gravity = "none"
bodies.arm = {mass = 1.0, inertia = [0.02, 0.02, 0.02], centre = [0.3, 0, 0]}
bodies.fore = {mass = 0.5, inertia = [0.02, 0.02, 0.02], centre = [0.8, 0, 0]}
pairs.j = {kind = "revolute", between = ["ground", "arm"], point = [0, 0, 0], axis = [0, 0, 1]}
pairs.k = {kind = "revolute", between = ["arm", "fore"], point = [0.6, 0, 0], axis = [0, 0, 1]}
"""
