"""Derivatives through impacts, sticking and sliding, events of the user, and edges of pulses."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import electrical as el
from poinsot import translational as tl
from poinsot.elements import Expression
from poinsot.sensitivity import Sensitivity
from poinsot.sensitivity import instants as guards
from poinsot.sensitivity.jumps import moved_jumps
from simulation.choppers import chopper, current, some

RUBBING = """
poinsot = 1
name = "rubbing oscillator"
gravity = [0, 0, -9.81]
parameters = {k = 40.0, m = 1.0, f = 3.0, bounce = 0.8}
bodies.block = {mass = "m"}
pairs.slide = {kind="prismatic", between=["ground", "block"], point=[0,0,0], axis=[1,0,0], initial={ position=0.5}}
springs.s = {pair = "slide", stiffness = "k"}
friction.rub = {pair = "slide", kinetic = "f", static = 4.5}
limits.stop = {pair = "slide", lower = -0.3, restitution = "bounce"}
"""
CHARGED = """
poinsot = 1
name = "charged"
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = 3.0}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = 2.0}
elements.C = {kind = "capacitor", nodes = ["b", "ground"], capacitance = 0.25}
"""


def ball(height: float, rate: float, gravity: float, t: float, e: float = 0.7) -> Any:
    """Height and rate of a ball that bounces, by its formulas."""
    since, z, w, g = 0.0, height, rate, -gravity
    while True:
        fall = (w + np.sqrt(w * w + 2 * g * z)) / g
        if t < since + fall:
            return np.array([z + w * (t - since) - g * (t - since) ** 2 / 2, w - g * (t - since)])
        since, z, w = since + fall, 0.0, e * np.sqrt(w * w + 2 * g * z)


def test_a_bouncing_ball_by_its_formulas() -> None:
    """Through three impacts, each at another moment for other numbers; the energy lost, too."""
    of = Sensitivity(
        po.load("examples/bouncing_ball.toml"), ["fall", "fall.velocity", "gravity.z"],
        times=[0.0, 0.4, 0.6, 1.0, 1.3, 1.55], rtol=1e-11, outputs=["joint_position", "joint_velocity"],
    )  # fmt: skip
    run, slopes = of()
    at, h = np.array([1.0, 0.0, -9.81]), 1e-4
    for k in range(3):
        for j, t in enumerate(run.time):
            near = [ball(*(at + s * h * np.eye(3)[k]), t) for s in (-2, -1, 1, 2)]
            exact = (8 * (near[2] - near[1]) - (near[3] - near[0])) / (12 * h)
            found = [slopes["joint_position"][j, 0, k], slopes["joint_velocity"][j, 0, k]]
            np.testing.assert_allclose(
                found, exact, atol=1e-9 * (1 + np.abs(exact).max()), err_msg=f"{of.names[k]}, {t}"
            )
    lost = 9.81 * (1 - np.array([1.0, 1.0, 0.7**2, 0.7**2, 0.7**4, 0.7**6]))
    np.testing.assert_allclose(slopes["energy_dissipated"][:, :, 0].sum(axis=1), lost, atol=1e-8)


def by_differences(of: Sensitivity, name: str, at: float, size: float) -> dict[str, Any]:
    runs = {k: of({name: at + k * size})[0] for k in (-2, -1, 1, 2)}
    return {
        v: (8 * (runs[1][v] - runs[-1][v]) - (runs[2][v] - runs[-2][v])) / (12 * size)
        for v in runs[1].variables
        if "event" not in v
    }


@pytest.mark.long
@pytest.mark.parametrize(("name", "at"), [("k", 40.0), ("m", 1.0), ("f", 3.0), ("bounce", 0.8)])
def test_friction_sticking_and_a_stop(tmp_path: Path, name: str, at: float) -> None:
    """A block slides, strikes a stop, turns, sticks and breaks away: all variables, energies among them."""
    path = tmp_path / "rubbing.toml"
    path.write_text(RUBBING)
    of = Sensitivity(path, [name], time=2.5, samples=11, rtol=1e-11)
    run, slopes = of()
    assert len(run["event_time"]) >= 3
    near = by_differences(of, name, at, 1e-4 * at)
    for v, slope in slopes.items():
        np.testing.assert_allclose(slope[..., 0], near[v], atol=1e-8 * (1 + np.abs(near[v]).max()), err_msg=v)


def test_an_event_that_resets(tmp_path: Path) -> None:
    """v → 3 − (3 − v₀) exp(−2 t) until 2, then from 0.5 again: when it comes depends on v₀, and so does all after."""
    path = tmp_path / "charged.toml"
    path.write_text(CHARGED)
    event = po.Event("C.charge - 0.5", reset={"C.charge": "0.25*C.charge"}, direction=1, name="fire")
    of = Sensitivity(
        po.load(path), ["C.voltage", "V"], times=[0.0, 0.3, 0.8, 1.2], rtol=1e-11, initial={"C.voltage": 0.4},
        outputs=["C.voltage"], events=[event],
    )  # fmt: skip
    run, slopes = of()
    assert len(run["event_time"]) == 2

    def voltage(start: float, source: float, t: float) -> float:
        while (due := 0.5 * np.log((source - start) / (source - 2.0))) < t:
            start, t = 0.5, t - due
        return float(source - (source - start) * np.exp(-2 * t))

    for j, t in enumerate(run.time):
        for k, (da, db) in enumerate(((1e-5, 0), (0, 1e-5))):
            exact = (voltage(0.4 + da, 3.0 + db, t) - voltage(0.4 - da, 3.0 - db, t)) / 2e-5
            assert abs(slopes["C.voltage"][j, k] - exact) <= 1e-7 * (1 + abs(exact)), (t, of.names[k])


@pytest.mark.parametrize(("below", "grazing"), [pytest.param(1e-2, False, marks=pytest.mark.long), (1e-7, True)])
def test_an_event_that_only_grazes(below: float, grazing: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ball thrown up touches a height just below its top: nothing has a derivative from there on, and it is said.

    Runs find no events that touch more finely, so what counts as grazing is widened here.
    """
    monkeypatch.setattr(guards, "GRAZING", 0.1)
    m = po.load("examples/bouncing_ball.toml")
    guard = f"fall - {1 + 4 / (2 * 9.81) - below!r}"
    event = po.Event(guard, reset={"joint_velocity[fall]": "-1"}, direction=1, name="bell")
    of = Sensitivity(m, ["fall.velocity"], times=[0.0, 0.1, 0.4], rtol=1e-11, outputs=["joint_position"],
                     initial={"fall": {"position": 1.0, "velocity": 2.0}}, events=[event])  # fmt: skip
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        _, slopes = of()
    assert any("grazes" in str(each.message) for each in said) == grazing
    assert np.isfinite(slopes["joint_position"][1]).all()
    assert np.isnan(slopes["joint_position"][2]).all() == grazing


NETWORKS: dict[str, tuple[list[Any], str, float, str]] = {
    "friction": ([(tl.Mass("m", 1.0, velocity=2.0), "a"), (tl.Spring("k", 47.0), "a", "ground"),
     (tl.DryFriction("d", 1.3, static=1.9), "a", "ground")], "m.velocity", 2.0, "k.force"),
    "a stop": ([(tl.Mass("m", 1.0, velocity=2.0), "a"), (tl.Spring("k", 40.0), "a", "ground"),
     (tl.Damper("b", 0.5), "a", "ground"), (tl.EndStop("e", upper=0.1, restitution=0.5), "a", "ground")], "m.velocity",
     2.0, "m.velocity"),
    "a diode between storages": ([(el.Capacitor("C1", 1.0, voltage=0.5), "a", "ground"),
     (el.Resistor("R1", 1.0), "a", "ground"), (el.Capacitor("C2", 0.5, voltage=0.4), "b", "ground"),
     (el.Resistor("R2", 20.0), "b", "ground"), (el.IdealDiode("D"), "b", "a")], "C1.voltage", 0.5, "C1.voltage"),
    "a switch": ([(el.VoltageSource("V", 5.0), "s", "ground"), (el.Resistor("R", 1.0), "p", "c"),
     (el.Capacitor("C", 0.3, voltage=0.1), "c", "ground"), (el.Resistor("RL", 3.0), "c", "ground"),
     (el.Switch("S", "sin(3*t)"), "s", "p")], "V", 5.0, "C.voltage"),
}  # fmt: skip


@pytest.mark.parametrize("case", quick(1, ["a stop", "friction", "a diode between storages", "a switch"]))
def test_networks_that_switch(case: str) -> None:
    """By initial values and inputs they are those of differences."""
    placed, name, at, output = NETWORKS[case]
    net = po.Network("bench")
    for element, *nodes in placed:
        net.add(element, *nodes)
    asked: dict[str, Any] = {"time": 1.5, "samples": 8}
    run = po.sensitivities(net, to=[name], rtol=1e-10, outputs=[output], **asked)
    given = "inputs" if name == "V" else "initial"
    two = [po.simulate(net, rtol=1e-12, **asked, **{given: {name: at + s}})[output].values for s in (1e-4, -1e-4)]
    slopes = run[f"{output}_sensitivity"].values[:, 0]
    np.testing.assert_allclose(slopes, (two[0] - two[1]) / 2e-4, atol=2e-6 * np.abs(slopes).max())


EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("scale", quick(1, [1e-5, 1.0, 1e5]))
def test_a_chopper_by_closed_form(scale: float, tmp_path: Path) -> None:
    n = some(1, scale)
    of = Sensitivity(chopper(tmp_path, n), ["T", "d", "phi"], times=[0.0, 3.4 * n["T"], 200.55 * n["T"]], rtol=1e-10)
    run, slopes = of()
    for j in (1, 2):
        exact = current(float(run.time[j]), **n)
        np.testing.assert_allclose([run["L.current"][j], *slopes["L.current"][j]], exact, rtol=1e-9)


@pytest.mark.parametrize("gate", quick(1, ["pulse(t, T, duty)", "step(duty - mod(t, T)/T)"]))
def test_a_converter_by_differences(gate: str, tmp_path: Path) -> None:
    """A switch, a diode whose current goes out between, and a carrier: by duty and period, which differ by 1e5."""
    text = (EXAMPLES / "networks" / "buck.toml").read_text()
    path = tmp_path / "buck.toml"
    path.write_text(text.replace("pulse(t, 1e-5, duty)", gate).replace("[parameters]", "[parameters]\nT = 1e-5"))
    of = Sensitivity(path, ["duty", "T"], times=[0.0, 1.97e-4], rtol=1e-11, outputs=["C.voltage", "L.current"])
    slopes = of()[1]
    for k, (name, at) in enumerate((("duty", 0.5), ("T", 1e-5))):
        h = 1e-4 * at
        lower, upper = (of({name: at + s * h})[0] for s in (-1, 1))
        of({name: at})
        for v in ("C.voltage", "L.current"):
            near = (upper[v][-1] - lower[v][-1]) / (2 * h)
            assert abs(slopes[v][-1, k] / near - 1) < 1e-5, (gate, name, v)


def test_a_carrier_beside_formulas_without_numbers() -> None:
    """The frequency of a leg's triangle: the moments of all formulas of a network move along one set of columns."""
    net = po.Network("leg")
    net.add(el.VoltageSource("V", "10 + step(t - 0.213)"), "p", "ground")
    net.add(el.HalfBridge("H", "0.5*sin(9*t)", frequency=40.0), p="p", n="ground", out="o")
    net.add(el.Inductor("L", 0.02), "o", "x")
    net.add(el.Resistor("R", 1.0), "x", "ground")
    of = Sensitivity(net, ["elements.H.frequency"], time=0.31, samples=5, rtol=1e-11, outputs=["L.current"])
    slopes = of()[1]["L.current"][:, 0]
    lower, upper = (of({"elements.H.frequency": 40.0 + s})[0]["L.current"] for s in (-1e-3, 1e-3))
    np.testing.assert_allclose(slopes, (upper - lower) / 2e-3, atol=1e-6 * np.abs(slopes).max())


@pytest.mark.parametrize(
    ("formula", "slopes"),
    [
        ("floor(a*t)", lambda t: -t / 2.0), ("step(t**2 - a)", lambda t: 0.5 / t),
        ("pulse(t, a, 0.5)", lambda t: t / 2.0), ("triangle(t, a)", lambda t: t / 2.0),
        ("interp(t, [0, a], [1, a])", lambda t: np.where(np.abs(t - 2) < 1e-9, 1.0, 0.0)),
        ("step(t - 1)*step(t - a)*a", lambda t: np.where(np.abs(t - 2) < 1e-9, 1.0, 0.0)),
    ],
)  # fmt: skip
def test_moments_move_as_their_formulas_say(formula: str, slopes: object) -> None:
    found = moved_jumps("x", Expression(formula, (("a", 2.0),)), {"a": np.ones(1)}, 1, 0.1, 7.3)
    assert len(found.times)
    np.testing.assert_allclose(found.slopes[:, 0], slopes(found.times), rtol=1e-12)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        ("pulse(t, 1, 0.5) + pulse(t, 1, a)", "come one before the other"),
        ("step((t - a)**3)", "does not move smoothly"),
    ],
)
def test_edges_that_part_or_touch_are_refused(formula: str, said: str) -> None:
    with pytest.raises(po.SimulationError, match=said):
        moved_jumps("x", Expression(formula, (("a", 0.5),)), {"a": np.ones(1)}, 1, 0.1, 7.3)
