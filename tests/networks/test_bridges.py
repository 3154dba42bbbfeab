"""Bridges of thyristors and of switches: what conducts goes on, what is told at one instant is decided at once.

Laws    what a gate says of a closed row changes nothing while the row carries its load; no flux and no charge
        jumps where a row that may close takes it over; no entry of an element that keeps nothing is negative
Source  closed forms piece by piece; implicit Euler over all modes (stepped_circuits); the two-pulse thyristor bridge of
        the Modelica Standard Library
"""

import itertools
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick, saved
from networks.stepped_circuits import stepped
from networks.switching_circuits import Floats, G, circuit
from poinsot import electrical as el

EXACT: dict[str, Any] = {"rtol": 1e-11, "atol": 1e-13}
LONG = pytest.mark.long


def audited(net: Any, most: float = 1e-12, **options: Any) -> Any:
    """A run whose ledger closes, in which no element gains and no jump takes more than a share of the turnover."""
    run = po.simulate(net, **{**EXACT, **options})
    turnover = float(run.energy_turnover.max())
    assert float(abs(run.energy_residual).max()) <= 1e-9 * turnover
    assert float(run.energy_dissipated.diff("time").min()) >= -1e-12 * turnover
    assert float(np.abs(run.event_energy.values).max(initial=0.0)) <= most * turnover
    return run


def orders(parts: list[Any], count: int) -> list[list[Any]]:
    """The parts as they are, turned round, and shuffled."""
    rng = np.random.default_rng(count)
    return [parts, parts[::-1], *([parts[i] for i in rng.permutation(len(parts))] for _ in range(count - 2))]


def gates(start: float, width: float, period: float, count: int) -> tuple[list[float], list[float]]:
    """Pulses of a gate."""
    times, values = [0.0], [0.0]
    for k in range(count):
        a, b = start + k * period, start + k * period + width
        times, values = [*times, a, a, b, b], [*values, 0, 1, 1, 0]
    return [*times, times[-1] + period], [*values, 0.0]


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", pytest.param("radau", marks=LONG)])
@pytest.mark.parametrize("ends", [None, (G, "b"), ("b", G), ("d", "b")])
def test_what_conducts_lets_go_where_its_current_ends(ends: tuple[str, str] | None, method: str) -> None:
    """10 V, 2 Ω, 1 H between two thyristors fired for half a second: 5 (1 − e^−2t), whatever else is never fired."""
    gate = ([0, 0.5, 0.5, 1, 1, 2], [0, 0, 1, 1, 0, 0])
    parts = [(el.VoltageSource("V", 10.0), "a", G), (el.Thyristor("p1", gate), "a", "b"),
             (el.Resistor("R", 2.0), "b", "c"), (el.Inductor("L", 1.0), "c", "d"),
             (el.Thyristor("n2", gate), "d", G)]  # fmt: skip
    if ends:
        parts.append((el.Thyristor("p2", 0.0), *ends))
    for placed in orders(parts, 4):
        run = audited(circuit(*placed), times=np.linspace(0, 2, 9), method=method)
        t = run.time.values
        exact = np.where(t > 0.5, 5 * (1 - np.exp(-2 * (t - 0.5))), 0.0)
        np.testing.assert_allclose(run["L.current"], exact, atol=1e-9)
        assert not {*run.event_element.values} & {"p2"}


@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_what_conducts_at_a_start_goes_on_without_its_gate(scale: float) -> None:
    """A current that storage holds as a run begins has been let through: V/R + (i − V/R) e^(−Rt/L), nothing is lost."""
    net = circuit((el.VoltageSource("V", 10.0), "a", G), (el.Thyristor("T", 0.0), "a", "b"),
                  (el.Resistor("R", 2.0 / scale), "b", "c"),
                  (el.Inductor("L", 1.0 / scale, current=8.0 * scale), "c", G))  # fmt: skip
    run = audited(net, times=np.linspace(0, 2, 9))
    np.testing.assert_allclose(run["L.current"], scale * (5 + 3 * np.exp(-2 * run.time.values)), rtol=1e-9)
    stepper = po.Stepper(net, 0.25, method="dop853")
    stepper.state = 8.0 + 0.0 * stepper.state  # Wb, written after it has begun elsewhere
    stepper.step(count=8)
    np.testing.assert_allclose(stepper.state, run["L.flux_linkage"][-1], rtol=1e-9)
    turned = audited(net, times=np.linspace(0, 2, 9), initial={"L.current": -scale}, most=1.0)
    assert not turned["L.current"].values[1:].any()


@pytest.mark.sample(1)
@pytest.mark.parametrize("phases", [1, 3])
@pytest.mark.parametrize("seed", quick(3, [*range(12)]))
def test_a_bridge_in_two_parts_is_the_bridge(phases: int, seed: int) -> None:
    """Law  a run from a state of another one goes on as that, also amid a commutation."""
    rng = np.random.default_rng([seed, phases])
    L, R = 10 ** rng.uniform(-4, -2), rng.choice([0.02, 0.05])
    angle, drops = rng.uniform(0.1, 1.2), {"forward_voltage": rng.choice([0.0, 1.0]), "resistance": 0.02}
    net = po.Network("bridge")
    bridge = el.Rectifier("B", phases=phases, firing_angle=angle, frequency=50.0, **drops)
    if phases == 3:
        net.add(el.ThreePhaseSource("S", 100.0, 50.0, inductance=0.2 * L, resistance=R), a="a", b="b", c="c", n=G)
        net.add(bridge, a="a", b="b", c="c", p="p", n="n")
    else:
        net.add(el.VoltageSource("V", "100*sin(100*pi*t)"), "s", G)
        net.add(el.Resistor("Rs", R), "s", "a0")
        net.add(el.Inductor("Ls", 0.2 * L), "a0", "a")
        net.add(bridge, a="a", b=G, p="p", n="n")
    net.add(el.Inductor("L", 5 * L), "p", "q")
    net.add(el.Resistor("R", 5.0), "q", "n")
    run = audited(net, time=0.06, samples=61)
    states, largest = list(net.state_names), 0.0
    for k in (17, *rng.choice(np.arange(8, 55), 2, replace=False).tolist()):
        start = [float(run[each][k]) for each in states]
        rest = po.simulate(net, 0.06, start=float(run.time[k]), initial=start, samples=61 - k, **EXACT)
        sizes = [np.abs(run[each].values).max() for each in states]
        misses = [np.abs(rest[each].values - run[each].values[k:]).max() for each in states]
        largest = max(largest, *(miss / size for miss, size in zip(misses, sizes, strict=True)))
    assert largest < 1e-8
    assert po.verify(run, stretches=3, seed=seed).passed


def interrupted(seed: int, size: float = 1.0, way: int = 1) -> po.Network:
    """A bridge of thyristors without inductance before it, fired so late that its current ends before another does."""
    rng = np.random.default_rng(seed)
    phases = int(rng.choice([1, 3]))
    angle, L, R = rng.uniform(1.3, 1.9), 10 ** rng.uniform(-3, -2.5), 10 ** rng.uniform(0.3, 1)
    bridge = el.Rectifier(
        "B", phases=phases, firing_angle=angle, frequency=50.0, forward_voltage=size * rng.choice([1.0, 2.0]),
        resistance=rng.choice([0.02, 0.1]),
    )  # fmt: skip
    placed: list[tuple[Any, dict[str, str]]] = [
        (bridge, {"a": "a", "b": G, "p": "p", "n": "n"}), (el.Inductor("L", L), {"p": "p", "n": "q"}),
        (el.Resistor("R", R), {"p": "q", "n": "n"}),
    ]  # fmt: skip
    if phases == 3:
        placed[0] = bridge, {"a": "a", "b": "b", "c": "c", "p": "p", "n": "n"}
        source = el.ThreePhaseSource("S", 100.0 * size, 50.0, resistance=rng.choice([0.0, 0.05]))
        placed.append((source, {"a": "a", "b": "b", "c": "c", "n": G}))
    else:
        placed.append((el.VoltageSource("V", f"{100 * size}*sin(100*pi*t)"), {"p": "s", "n": G}))
        placed.append((el.Resistor("Rs", 0.05), {"p": "s", "n": "a"}))
    net = po.Network("interrupted")
    for element, nodes in placed[::way]:
        net.add(element, **nodes)
    return net


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(20))
def test_what_blocks_bears_what_others_leave_it_where_the_current_ends(seed: int) -> None:
    """Law  by any method, at any size, in any order, in two parts; where all block no share of theirs ends a run."""
    within: dict[str, Any] = {"time": 0.04, "samples": 17, "rtol": 1e-9}
    wanted = audited(interrupted(seed), **within)["L.current"].values
    most = np.abs(wanted).max()
    assert (np.abs(wanted) < 1e-9 * most).sum() > 2
    for size, way, method in ((1.0, 1, "radau9"), (1e-5, -1, "dop853"), (1e2, 1, "radau9")):
        run = audited(interrupted(seed, size, way), **within, atol=1e-12 * size, method=method)
        np.testing.assert_allclose(run["L.current"].values, size * wanted, atol=1e-6 * most * size)
    rest = audited(interrupted(seed), **within | {"samples": 9}, start=0.02, initial={"L.current": wanted[8]})
    np.testing.assert_allclose(rest["L.current"].values, wanted[8:], atol=1e-6 * most)


FED = """
poinsot = 1
name = "fed"

[elements]
S = {{ kind = "voltage_source", nodes = ["s", "ground"], voltage = "{V}*sin(100*pi*t)" }}
Rs = {{ kind = "electrical.resistor", nodes = ["s", "a"], resistance = {Rs} }}
B = {{ kind = "rectifier", nodes = {{ a = "a", b = "ground", p = "p", n = "n" }}, phases = 1, {more}resistance = {R} }}
L = {{ kind = "inductor", nodes = ["p", "m"], inductance = {L} }}
R = {{ kind = "electrical.resistor", nodes = ["m", "n"], resistance = {load} }}
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "more", ["", "forward_voltage = 1, ", "forward_voltage = 1, firing_angle = 1.4, frequency = 50, "]
)
@pytest.mark.parametrize("size", [1e-2, 1.0, 1e5])
def test_what_feeds_a_bridge_may_have_as_little_resistance_as_it_likes(size: float, more: str, tmp_path: Path) -> None:
    """Law  1e-6 of the valves' or less changes nothing; sizes of all resistances, another method."""
    given: dict[str, Any] = {"V": 100.0, "R": 0.02 * size, "load": 3.0 * size, "L": 2e-3 * size, "more": more}
    found = []
    for share, method in ((1e-6, "dop853"), (1e-9, "dop853"), (1e-13, "dop853"), (1e-9, "radau9")):
        file = saved(tmp_path / "fed.toml", FED.format(**given, Rs=0.02 * size * share))
        run = po.simulate(po.load(file), 0.04, samples=17, rtol=1e-10, method=method, progress=False)
        assert po.ledger(run).ratio < 1e-9
        found.append(run["L.current"].values * size)
    np.testing.assert_allclose(found[1:], [found[0]] * 3, atol=1e-6 * np.abs(found[0]).max())


def test_rounding_of_what_blocks_limits_no_step_and_is_no_energy(tmp_path: Path) -> None:
    """Law  currents go with the voltage, steps hardly; while all blocks nothing is exchanged, and a run is done."""
    file, found, steps = tmp_path / "fed.toml", [], []
    for V in (1e2, 1e4, 1e5):
        given: dict[str, Any] = {"V": V, "Rs": 0.05, "R": 0.02, "load": 3.0, "L": 2e-3}
        file.write_text(FED.format(**given, more="firing_angle = 0.5, frequency = 50, "), encoding="utf-8")
        with warnings.catch_warnings(action="error", category=po.LedgerWarning):
            assert po.simulate(po.load(file), 1e-3, progress=False).attrs["status"] == "done"
            run = po.simulate(po.load(file), 0.02, samples=9, progress=False, max_steps=100_000)
        assert po.ledger(run).ratio < 1e-9
        found.append(run["L.current"].values / V)
        steps.append(run.attrs["steps"])
    np.testing.assert_allclose(found[1:], [found[0]] * 2, atol=1e-9)
    assert max(steps) < 20 * steps[0]


def test_what_carries_nothing_when_its_gate_falls_has_not_begun() -> None:
    """Two thyristors in a row, fired one after the other; gates as samples and as formulas."""
    for one, two in (
        (([0, 0.2, 0.2, 0.4, 0.4, 2], [0, 0, 1, 1, 0, 0]), ([0, 0.6, 0.6, 0.8, 0.8, 2], [0, 0, 1, 1, 0, 0])),
        ("1 - 100*(t - 0.3)**2", "1 - 100*(t - 0.7)**2"),
    ):
        for first, second in ((one, two), (two, one)):
            parts = [(el.VoltageSource("V", 10.0), "a", G), (el.Thyristor("p1", first), "a", "b"),
                     (el.Resistor("R", 2.0), "b", "c"), (el.Inductor("L", 1.0), "c", "d"),
                     (el.Thyristor("n2", second), "d", G), (el.Thyristor("p2", 0.0), G, "b")]  # fmt: skip
            run = audited(circuit(*parts), time=1.5)
            assert float(np.abs(run["L.current"]).max()) <= 1e-12


def two_pulse(t: Floats, alpha: float = 30.0, V: float = 110 * np.sqrt(2), R: float = 20.0, L: float = 1.0) -> Floats:
    """The current of the bridge in continuous conduction: from pulse to pulse (±V/|Z|) sin(ωt − φ) + c e^(−R t/L)."""
    w = 100 * np.pi
    Z = R + 1j * w * L

    def forced(s: Any) -> Any:
        return (V / Z * np.exp(1j * w * s)).imag

    fired = (np.radians(alpha) + np.pi * np.arange(12)) / w
    starts = [0.0]
    for k in range(11):
        way = 1 - 2 * (k % 2)
        left = starts[-1] - way * forced(fired[k])
        starts.append(way * forced(fired[k + 1]) + left * np.exp(-R / L * (fired[k + 1] - fired[k])))
    k = np.clip(np.searchsorted(fired, t, side="right") - 1, 0, None)
    way = 1 - 2 * (k % 2)
    found = way * forced(t) + (np.array(starts)[k] - way * forced(fired[k])) * np.exp(-R / L * (t - fired[k]))
    return np.asarray(np.where(t < fired[0], 0.0, found))


@pytest.mark.parametrize("width", [1e-4, 5e-3, pytest.param(9.7e-3, marks=LONG), pytest.param(1e-7, marks=LONG)])
def test_the_two_pulse_bridge(width: float) -> None:
    """30° and continuous conduction, to 1e-10, however short the gates; 0.84142118260 A at 10 ms."""
    first, second = (gates(1 / 600 + half, width, 0.02, 5) for half in (0.0, 0.01))
    parts = [(el.VoltageSource("V", "110*sqrt(2)*sin(100*pi*t)"), "a", "b"),
             (el.Thyristor("p1", first), "a", "p"), (el.Thyristor("n2", first), G, "b"),
             (el.Thyristor("p2", second), "b", "p"), (el.Thyristor("n1", second), G, "a"),
             (el.Resistor("R", 20.0), "p", "m"), (el.Inductor("L", 1.0), "m", G)]  # fmt: skip
    for placed in orders(parts, 3):
        run = audited(circuit(*placed), times=np.linspace(0, 0.1, 101))
        np.testing.assert_allclose(run["L.current"], two_pulse(run.time.values), atol=1e-10)
        assert float(run["L.current"][10]) == pytest.approx(0.8414211826019881, abs=1e-11)


def half_bridge(f: float, duty: float, hysteresis: float, R: float, L: float, beside: bool = False) -> list[Any]:
    """A coil between two switches that one smooth command opens, and two diodes that then carry its current."""
    told, at = f"cos(2*pi*{f!r}*t - pi*{duty!r})", float(np.cos(np.pi * duty))
    more = [(el.Inductor("L9", 3.0, current=1.0), "x", G), (el.Resistor("R9", 7.0), "x", G)] if beside else []
    return [
        (el.VoltageSource("V", 24.0), "a", G), (el.Switch("S1", told, threshold=at, hysteresis=hysteresis), "a", "b"),
        (el.IdealDiode("D2"), G, "b"), (el.Resistor("R", R), "b", "m"), (el.Inductor("L", L), "m", "c"),
        (el.Switch("S4", told, threshold=at, hysteresis=hysteresis), "c", G), (el.IdealDiode("D3"), "c", "a"), *more,
    ]  # fmt: skip


def chopped(t: Floats, f: float, duty: float, R: float, L: float, V: float = 24.0) -> Floats:
    """Its current: towards V/R while closed, towards −V/R and at most down to 0 while open."""
    starts, values, ends, i = [], [], [], 0.0
    for k in range(int(t[-1] * f) + 1):
        starts, values, ends = [*starts, k / f], [*values, i], [*ends, V / R]
        i = V / R + (i - V / R) * np.exp(-R / L * duty / f)
        starts, values, ends = [*starts, (k + duty) / f], [*values, i], [*ends, -V / R]
        zero = L / R * np.log1p(i * R / V)
        if zero < (1 - duty) / f:
            starts, values, ends, i = [*starts, (k + duty) / f + zero], [*values, 0.0], [*ends, 0.0], 0.0
        else:
            i = -V / R + (i + V / R) * np.exp(-R / L * (1 - duty) / f)
    at = np.searchsorted(starts, t, side="right") - 1
    start, end = np.array(values)[at], np.array(ends)[at]
    return np.asarray(end + (start - end) * np.exp(-R / L * (t - np.array(starts)[at])))


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [0, 1, 2, *(pytest.param(k, marks=LONG) for k in range(3, 15))])
def test_a_coil_between_two_switches_keeps_its_current(seed: int, rng: np.random.Generator) -> None:
    """Orders of elements, methods, a hysteresis or none, something unconnected: the same current."""
    f, duty, R = 10 ** rng.uniform(1.5, 4.3), rng.uniform(0.25, 0.75), 10 ** rng.uniform(-1, 1.5)
    L, hysteresis = R * 10 ** rng.uniform(-0.5, 1) / f, [0.0, 1e-9, 1e-7][seed % 3]
    times = np.linspace(0, 5.3 / f, 40)
    exact = chopped(times, f, duty, R, L)
    for k, placed in enumerate(orders(half_bridge(f, duty, hysteresis, R, L, bool(seed % 2)), 4)):
        run = audited(circuit(*placed), times=times, rtol=1e-9, atol=1e-11, method="radau" if k == 3 else "dop853")
        assert np.abs(run["L.current"] - exact).max() <= (10 * hysteresis + 1e-8) * exact.max()


def inverter(phases: int, hysteresis: float, diodes: bool, changeover: bool) -> list[Any]:
    """Legs told by cosines, a load in a star."""
    placed: list[Any] = [(el.VoltageSource("V", 24.0), "top", G)]
    for k in range(phases):
        told = f"cos(100*pi*t - {2 * np.pi * k / 3 + 0.3!r})"
        if changeover:
            legs = el.ChangeoverSwitch(f"S{k}", told, threshold=0.0, hysteresis=hysteresis)
            placed.append((legs, "top", f"n{k}", G, f"n{k}"))
        else:
            placed.append((el.Switch(f"H{k}", told, threshold=0.0, hysteresis=hysteresis), "top", f"n{k}"))
            placed.append((el.Switch(f"L{k}", f"-{told}", threshold=0.0, hysteresis=hysteresis), f"n{k}", G))
        if diodes:
            placed += [(el.IdealDiode(f"P{k}"), f"n{k}", "top"), (el.IdealDiode(f"N{k}"), G, f"n{k}")]
        star = "star" if phases > 1 else G
        placed += [(el.Resistor(f"R{k}", 2.0), f"n{k}", f"m{k}"), (el.Inductor(f"I{k}", 5e-3), f"m{k}", star)]
    return placed


def inverted(t: Floats, phases: int) -> Floats:
    """Currents [time, phase]: between the zeros of the cosines each goes towards (its voltage − the star's)/R."""
    shift = 2 * np.pi * np.arange(phases) / 3 + 0.3
    edges = np.sort((shift[:, None] + np.pi / 2 + np.pi * np.arange(-3, 12)).ravel() / (100 * np.pi))
    edges = np.concatenate([[0.0], edges[edges > 0]])
    found, i = np.zeros((len(t), phases)), np.zeros(phases)
    for a, b in itertools.pairwise(edges):
        v = 24.0 * (np.cos(50 * np.pi * (a + b) - shift) > 0)
        end = (v - (v.mean() if phases > 1 else 0.0)) / 2.0
        within = (t >= a) & (t <= b)
        found[within] = end + (i - end) * np.exp(-400 * (t[within, None] - a))
        i = end + (i - end) * np.exp(-400 * (b - a))
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("changeover", [False, True])
@pytest.mark.parametrize(("phases", "diodes"), [(1, False), (3, True), pytest.param(3, False, marks=LONG)])
def test_switches_that_trade_places_at_one_instant(phases: int, diodes: bool, changeover: bool) -> None:
    """Neither is the source shorted nor a coil cut off; by two commands or one change-over switch."""
    times = np.linspace(0, 0.051, 52)
    exact = inverted(times, phases)
    for k, hysteresis in enumerate((0.0, 1e-9, 1e-6)):
        for placed in orders(inverter(phases, hysteresis, diodes, changeover), 3)[k:]:
            run = audited(circuit(*placed), times=times, rtol=1e-9, atol=1e-11)
            found = np.stack([run[f"I{j}.current"].values for j in range(phases)], axis=1)
            assert np.abs(found - exact).max() <= (10 * hysteresis + 1e-8) * np.abs(exact).max()


def test_what_a_jump_takes_is_no_elements_gain() -> None:
    """0.2 µF at ±10 V meet 1 µF through a bridge: 8.33 µJ are lost, none of it by less than nothing in a diode."""
    for voltage in (10.0, -10.0):
        parts = [(el.Inductor("L", 1e-2, current=0.0), "a", "b"), (el.Capacitor("C", 2e-7, voltage=voltage), "a", "b"),
                 (el.IdealDiode("D1"), "a", "p"), (el.IdealDiode("D2"), "b", "p"), (el.IdealDiode("D3"), "n", "a"),
                 (el.IdealDiode("D4"), "n", "b"), (el.Capacitor("C2", 1e-6, voltage=0.0), "p", "n"),
                 (el.Resistor("R", 1e3), "p", "n"), (el.Resistor("earth", 1e6), "b", G)]  # fmt: skip
        for placed in orders(parts, 4):
            run = audited(circuit(*placed), most=1.0, time=1e-3)
            lost = {k: float(run.energy_dissipated.sel(element=f"D{k} impact")[-1]) for k in (1, 2, 3, 4)}
            assert min(lost.values()) >= 0.0 and sum(lost.values()) == pytest.approx(1e-5 / 1.2, rel=1e-9)


def random_bridge(rng: np.random.Generator) -> list[Any]:
    """One to three phases behind resistors or coils, thyristors and diodes, gates of any width, a load of any kind."""
    phases, T, amp, placed = int(rng.integers(1, 4)), 0.02, float(rng.uniform(50, 200)), list[Any]()
    legs = [f"a{k}" for k in range(phases)] + (["b"] if phases == 1 else [])
    for k in range(phases):
        wave = f"{amp!r}*sin({100 * np.pi!r}*t - {k * (np.pi if phases == 2 else 2 * np.pi / 3)!r})"
        placed.append((el.VoltageSource(f"V{k}", wave), f"s{k}", "star" if phases > 1 else "b"))
        coil = rng.random() < 0.4
        behind = el.Inductor(f"L{k}", float(10 ** rng.uniform(-3, -2)), current=0.0) if coil else el.Resistor(
            f"Rs{k}", float(rng.uniform(0.05, 1)))  # fmt: skip
        placed.append((behind, f"s{k}", f"a{k}"))
    if phases > 1:
        placed.append((el.Resistor("earth", float(10 ** rng.uniform(2, 4))), "star", G))
    mixed, alpha = int(rng.integers(0, 3)), float(rng.uniform(0, 1 / 3)) * T
    width = round(float(10 ** rng.uniform(-1.5, -0.35)) * T, 4)
    for k, leg in enumerate(legs):
        for name, ends, late in ((f"U{k}", (leg, "p"), 0.0), (f"D{k}", ("n", leg), T / 2)):
            start = round((alpha + late + k * T / (3 if phases == 3 else 2) + rng.uniform(0, 0.02) * T) % T, 4)
            fired = mixed == 0 or (mixed == 1 and name[0] == "U") or (mixed == 2 and rng.random() < 0.5)
            gate = gates(start + 1e-4, width, T, 3)
            placed.append((el.Thyristor(name, gate) if fired else el.IdealDiode(name), *ends))
    kind = int(rng.integers(0, 3))
    placed.append((el.Resistor("R", float(10 ** rng.uniform(0.5, 1.7))), "p", "m"))
    if kind < 2:
        placed.append((el.Inductor("L", float(10 ** rng.uniform(-2, -0.3)), current=0.0), "m", "c" if kind else "n"))
    if kind > 0:
        ends = ("c" if kind == 1 else "m"), "n"
        placed.append((el.Capacitor("C", float(10 ** rng.uniform(-5, -3.5)), voltage=0.0), *ends))
        placed.append((el.Resistor("RC", float(10 ** rng.uniform(1, 3))), *ends))
    if kind == 0 and rng.random() < 0.4:
        placed.append((el.IdealDiode("F"), "n", "p"))
    return [*placed, (el.Resistor("g", 1e4), "n", G)]


SEEDS = [0, 3, 9, *(pytest.param(k, marks=LONG) for k in (1, 2, 4, 6, 7, 8, 11, 13, 35, 38))]
LOUD = [pytest.param(34, marks=LONG), pytest.param(37, marks=LONG)]
STEP = {37: 1.25e-5}
"""Of Euler's method, where 5e-5 s is not short beside what it steps over."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [*SEEDS, *LOUD])
def test_random_bridges_go_as_steps_that_try_every_mode(seed: int) -> None:
    """Implicit Euler over all modes: the difference falls like its step, whatever the gates; no jump takes anything."""
    placed = random_bridge(np.random.default_rng(seed))
    run = audited(circuit(*placed), times=[0.0, 0.0113, 0.0227, 0.0339, 0.0441], rtol=1e-9, atol=1e-11)
    names = {"C": "charge", "L": "flux_linkage"}
    found = np.array([run[f"{e.name}.{names[e.name[0]]}"].values for e, *_ in placed if e.name[0] in names])
    size, step = np.abs(found).max(axis=1, keepdims=True), STEP.get(seed, 5e-5)
    coarse, fine = (np.abs((stepped(placed, run.time.values, h).T - found) / size).max() for h in (step, step / 2))
    assert fine <= 0.6 * coarse + 1e-6 and fine <= 0.15


def test_files_say_the_same(tmp_path: Path) -> None:
    """Through `po.load`: thyristors with gates, and a change-over switch as a leg."""
    text = """
poinsot = 1
name = "gated"
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = 10}
elements.p1.kind = "thyristor"
elements.p1.nodes = ["a", "b"]
elements.p1.gate = { times = [0, 0.5, 0.5, 1, 1, 2], values = [0, 0, 1, 1, 0, 0] }
elements.p2 = {kind = "thyristor", nodes = ["ground", "b"], gate = 0}
elements.R = {kind = "resistor", nodes = ["b", "c"], resistance = 2}
elements.L = {kind = "inductor", nodes = ["c", "d"], inductance = 1}
elements.S = {kind = "changeover_switch", nodes = ["d", "ground", "d", "low"], command = "cos(2*t)", threshold = -0.5}
elements.back = {kind = "voltage_source", nodes = ["low", "ground"], voltage = -10}
"""
    path = saved(tmp_path / "gated.toml", text)
    run = audited(po.load(path), times=np.linspace(0, 1.9, 20))
    t, turn = run.time.values, np.pi / 3  # cos 2t = −½
    at = 5 * (1 - np.exp(-2 * (turn - 0.5)))
    late = 10 + (at - 10) * np.exp(-2 * (t - turn))
    exact = np.where(t < 0.5, 0.0, np.where(t < turn, 5 * (1 - np.exp(-2 * (t - 0.5))), late))
    np.testing.assert_allclose(run["L.current"], exact, atol=1e-9)
