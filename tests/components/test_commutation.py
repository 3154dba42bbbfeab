"""Commutation losses against the events of the run; inverters of unidirectional transistors.

Law     heat = Σ E v/V over commutations; ledger ≤ 1e-9; sizes, orders, methods and strangers change nothing
Source  Mohan, Undeland & Robbins (2003), ch. 2.4 and 20 (energies in proportion to voltage and current)
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from command import poinsot
from components.benches import bench
from poinsot import electrical as el
from poinsot import thermal

EXAMPLE = Path(__file__).parents[2] / "examples" / "networks" / "inverter_losses.toml"
G = "ground"
COSTS = {"voltage": 200.0, "current": 10.0, "turn_on": 2e-3, "turn_off": 5e-3, "recovery": 1e-3}
LINKED = {"p": "p", "n": G, "heat": "h"}


def warmed(
    *placed: Any, time: float, stranger: bool = False, capacity: float = 50.0, **options: Any
) -> tuple[Any, float]:
    """A run with a sink "C" on "h", and the heat that it took."""
    net = bench(*placed)
    net.add(thermal.HeatCapacity("C", capacity, temperature=300.0), "h")
    if stranger:
        net.add(el.Capacitor("far", 1e-3, voltage=1.0), "x", G)
        net.add(el.Resistor("away", 10.0), "x", G)
    run = po.simulate(net, time, **{"rtol": 1e-9, "samples": 3, "progress": False, **options})
    assert po.ledger(run).ratio < 1e-9
    return run, float(run["C.temperature"][-1] - 300.0) * capacity


LEG = {"heat": True, "commutation": COSTS}


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("way", [1.0, -1.0])
@pytest.mark.parametrize("dead", [0.0, 2e-5])
def test_a_leg_pays_for_what_its_transistors_do(way: float, dead: float, size: float) -> None:
    """Ten times up, the start among them, nine times down: with i > 0 up is hard, E_on + E_rr, and down E_off."""
    costs = {key: value * (1.0 if key == "voltage" else size) for key, value in COSTS.items()}
    run, heat = warmed(
        (el.VoltageSource("V", 100.0), ("p", G)),
        (el.HalfBridge("H", 0.37, frequency=1e3, dead_time=dead, heat=True, commutation=costs), {**LINKED, "out": "o"}),
        (el.Inductor("L", 1e5 / size), ("o", G)),
        time=0.0091, initial={"L.current": 5.0 * way * size}, capacity=50.0 * size,
    )  # fmt: skip
    hard, soft = (10, 9) if way > 0 else (9, 10)
    assert heat == pytest.approx((3e-3 * hard + 5e-3 * soft) / 4 * size, rel=1e-5)
    assert heat == pytest.approx(float(run["C.temperature"][-1] - 300.0) * 50.0 * size)


def test_tables_and_the_voltage_of_the_link() -> None:
    """E over |i| by straight lines, and in proportion to v; a leg of any parts, here a transistor above a diode."""
    heats = []
    for link in (100.0, 300.0):
        _, heat = warmed(
            (el.VoltageSource("V", link), ("p", G)),
            (el.PowerSwitch("S", "pulse(t, 1e-3, 0.4)"), ("p", "x")), (el.IdealDiode("D"), (G, "x")),
            (el.CommutationLoss("K", 200.0, [0.0, 4.0, 8.0], turn_on=[1e-3, 2e-3, 6e-3], turn_off=[0.0, 1e-3, 4e-3],
                                time=1e-5), {"p": "p", "n": G, "leg": "x", "out": "o", "heat": "h"}),
            (el.Inductor("L", 1e5), ("o", G)), time=0.0099, initial={"L.current": 6.0},
        )  # fmt: skip
        heats.append(heat)
    assert heats[0] == pytest.approx(10 * (4e-3 + 2.5e-3) / 2, rel=1e-4)
    assert heats[1] == pytest.approx(3 * heats[0], rel=1e-4)


@pytest.mark.long
def test_how_it_is_run_changes_nothing() -> None:
    waves = [f"0.8*sin(300*t - {k}*2*pi/3)" for k in range(3)]
    inverter = el.Inverter("I", waves, frequency=2e3, dead_time=2e-6, resistance=0.02, diode_voltage=0.9,
                           diode_resistance=0.01, **LEG)  # fmt: skip
    placed: list[Any] = [(el.VoltageSource("V", 100.0), ("p", G)), (inverter, {**LINKED, **{k: k for k in "abc"}})]
    for k in "abc":
        placed += [(el.Inductor(f"L{k}", 4e-3), (k, f"x{k}")), (el.Resistor(f"R{k}", 2.0), (f"x{k}", "star"))]
    run, heat = warmed(*placed, time=4e-3)
    first, _ = warmed(*placed, time=2.3e-3)
    lags = [f"I.{k}.commutation.loss.state.{s}.value" for k in "abc" for s in ("voltage", "share")]
    state = {
        name: float(first[name][-1]) for name in ("C.temperature", "La.current", "Lb.current", "Lc.current", *lags)
    }
    last, _ = warmed(*placed, time=4e-3, start=2.3e-3, initial=state)
    assert float(last["C.temperature"][-1] - 300.0) * 50.0 == pytest.approx(heat, rel=1e-5), "in two parts"
    for change in ("method", "order", "stranger"):
        options = {"method": "radau"} if change == "method" else {}
        changed = placed[::-1] if change == "order" else placed
        again, found = warmed(*changed, time=4e-3, stranger=change == "stranger", **options)
        assert float(again["La.current"][-1]) == pytest.approx(float(run["La.current"][-1]), rel=1e-7), change
        assert found == pytest.approx(heat, rel=1e-5), change


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("seed", range(8))
def test_inverters_of_igbts_keep_their_heat(seed: int, rng: np.random.Generator, size: float) -> None:
    """Any drops, dead time and modulation: the same at any size; the source's energy is stored or heat."""
    dead, V, m = float(rng.choice([0.0, 2e-6, 1e-5])), float(rng.uniform(50, 600)), float(rng.uniform(0.2, 1.1))
    drops = {"forward_voltage": rng.uniform(0.5, 2.5), "resistance": rng.uniform(1e-3, 0.05) / size,
             "diode_voltage": rng.uniform(0.4, 1.5), "diode_resistance": rng.uniform(1e-3, 0.05) / size}  # fmt: skip
    R, L, w = rng.uniform(0.5, 20) / size, rng.uniform(1e-3, 2e-2) / size, rng.uniform(200, 900)

    def currents(heat: bool) -> Any:
        net = po.Network("inverter")
        net.add(el.VoltageSource("V", V), "p", G)
        waves = [f"{m}*sin({w}*t - {k}*2*pi/3)" for k in range(3)]
        modulation = ("sine", "space_vector")[seed % 2]
        made = el.Inverter("I", waves, frequency=2e3, modulation=modulation, dead_time=dead, heat=heat, **drops)
        net.add(made, p="p", n=G, a="a", b="b", c="c", **({"heat": "h"} if heat else {}))
        for k in "abc":
            net.add(el.Inductor(f"L{k}", float(L)), k, f"x{k}")
            net.add(el.Resistor(f"R{k}", float(R)), f"x{k}", "star")
        if heat:
            net.add(thermal.HeatCapacity("C", 20.0 * size), "h")
        run = po.simulate(net, 4e-3, rtol=1e-9, samples=5, progress=False)
        assert po.ledger(run).ratio < 1e-9
        return np.array([run[f"L{k}.current"].values for k in "abc"]) / size

    np.testing.assert_allclose(currents(True), currents(False), rtol=1e-6, atol=1e-6 * V / (R * size))


@pytest.mark.long
def test_the_inverter_of_the_examples_says_where_its_losses_go(tmp_path: Path) -> None:
    """From its file and by the command line: all that the link gives is in the load or warm; losses are 1 to 4 %."""
    run = po.simulate(po.load(EXAMPLE), 2e-3, rtol=1e-8, progress=False)
    assert po.ledger(run).ratio < 1e-9
    given = -sum(e.joules for e in po.ledger(run).entries if e.name == "link")
    warm = 0.4 * float(run["junctions.temperature"][-1] - 314.0) + 400.0 * float(run["sink.temperature"][-1] - 310.0)
    away = float((run["fins.b.temperature"] * run["fins.b.entropy_flow"]).integrate("time"))
    assert 0.01 < (warm - away) / abs(given) < 0.04
    done = poinsot("simulate", EXAMPLE, "--time", "0.001", "--out", tmp_path / "run.nc")
    assert done.returncode == 0, done.stderr


def test_a_gate_that_opens_hands_its_current_to_a_diode() -> None:
    """Law  a current of a coil changes by no more than ∫ v/L, nothing is lost at once; a second run has its bits"""
    model = po.load(EXAMPLE)
    first, second = (po.simulate(model, 1e-3, samples=1001, progress=False) for _ in range(2))
    for k in "abc":
        current = first[f"l_{k}.current"].values
        assert np.abs(np.diff(current)).max() < 1e-6 * 2 * 400.0 / 2e-3
        assert (current == second[f"l_{k}.current"].values).all()
    at_once = [name.endswith("impact") for name in first["element"].values]
    assert first["energy_dissipated"].values[-1, at_once].max() < 1e-12


@pytest.mark.parametrize(("make", "words"), [
    (lambda: el.HalfBridge("H", 0.1, frequency=1e3, commutation=COSTS), "give it heat=True"),
    (lambda: el.HalfBridge("H", 0.1, heat=True, commutation=COSTS), "needs the time"),
    (lambda: el.HalfBridge("H", 0.1, frequency=1e3, heat=True, commutation={"volt": 1.0}), "not 'volt'"),
    (lambda: el.CommutationLoss("K", 1.0, 1.0, turn_on=-1.0, time=1.0), "turn_on of zero or more"),
    (lambda: el.CommutationLoss("K", 1.0, [1.0, 2.0], turn_on=[1.0] * 3, time=1.0), "as many numbers for turn_on"),
])  # fmt: skip
def test_what_cannot_be_is_refused(make: Any, words: str) -> None:
    with pytest.raises(po.ModelError, match=words):
        make()
