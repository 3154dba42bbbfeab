"""Limits of a file's joints act in runs, from within; what is held costs the same however light it is.

Law     the number of steps does not depend on what a held part weighs, and what a force gives to it is none; what is
        bound to a moving part costs what the moving part does (switching-theory.md, rates of what is held)
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick, saved
from networks.switching_circuits import G, circuit
from poinsot import Friction, Limit
from poinsot import electrical as el
from poinsot import rotational as ro
from poinsot import translational as tr
from switching.limited_chains import STOP, chain


@pytest.mark.filterwarnings("ignore::poinsot.LedgerWarning", "ignore::poinsot.LimitWarning")
def test_time_stepping_goes_on_from_what_it_leaves_beyond_a_limit(tmp_path: Path) -> None:
    """A state 1e-5 beyond the limit of a joint is pushed out, where it was let go for good; 0.1 beyond is not held."""
    m = po.load(chain(tmp_path, (-1.0, 1.0), (-1.0, 1.0)))
    start = {"j0": 1.0 + 1e-5, "j1": 0.2}
    run = po.simulate(m, 0.5, method="moreau", step=1e-3, initial=start, samples=101)
    assert "beyond_limits" not in run.attrs and run["joint_position"].values[1:, 0].max() < 1.0 + 1e-4
    left = po.simulate(m, 0.1, method="moreau", step=1e-3, initial={"j0": 1.1, "j1": 0.2}, samples=2)
    assert left.attrs["beyond_limits"] == "j0"


def test_joints_stay_within_their_limits_and_the_ledger_closes(tmp_path: Path) -> None:
    rng = np.random.default_rng(7)
    bounds = [(-float(rng.uniform(0.1, 0.4)), float(rng.uniform(0.1, 0.4))) for _ in range(3)]
    m = po.load(chain(tmp_path, *bounds))
    assert [type(e) for e in m.model.switches] == [Limit] * 3
    run = po.simulate(m, time=1.5, initial={"j1": {"velocity": 0.7}})
    q, (low, high) = run["joint_position"].values, np.array(bounds).T
    assert (q > low - 1e-12).all()
    assert (q < high + 1e-12).all()
    assert run.sizes["event"] > 0
    ledger = run.poinsot.ledger()
    assert abs(ledger.residual) < 1e-11 * ledger.scale
    assert "beyond_limits" not in run.attrs


def test_a_run_from_beyond_a_limit_goes_on_and_says_so_and_one_from_it_stays(tmp_path: Path) -> None:
    m = po.load(chain(tmp_path, (0.2, 2.0)))
    with pytest.warns(po.LimitWarning, match="'j0' from t = 0 s on"):
        run = po.simulate(m, time=0.1)
    assert run.attrs["beyond_limits"] == "j0"
    m = po.load(chain(tmp_path, (-1.0, 0.0)))  # its weight pushes it against its upper end
    run = po.simulate(m, time=0.5)
    assert not run["joint_position"].values.any()
    file = saved(tmp_path / "stop.toml", STOP)
    with pytest.raises(po.SimulationError, match=r"'stop' begins at 2 rad, 1 rad beyond its end"):
        po.simulate(po.load(file), time=0.1, initial={"hinge": 2.0})
    assert po.load(file, limits=False).model.switches == ()


def test_losses_of_a_file_act_where_they_are_asked_for(tmp_path: Path) -> None:
    m = po.load(chain(tmp_path, (-1.0, 1.0), (-1.0, 1.0)), losses=True, limits=False)
    assert {type(e) for e in m.model.switches} == {Friction}
    assert [e.name for e in m.model.elements] == ["j0_damping", "j1_damping"]


LONG = pytest.mark.long
METHODS = ["dop853", "radau", *(pytest.param(m, marks=LONG) for m in ("gauss", "radau9"))]
APART = po.Tendon.of_joints({"s0": 1.0, "s1": -1.0})


def mechanism(J: float, *rows: Any) -> po.Mechanism:
    """Two discs on shafts of their own, one light."""
    bodies = [po.Body(f"b{k}", po.Inertia.at_centre(i, np.zeros(3), np.eye(3) * i)) for k, i in enumerate((J, 1.0))]
    shafts = tuple(po.Joint(f"s{k}", po.pairs.revolute(), "ground", f"b{k}") for k in range(2))
    return po.Mechanism(po.Model("discs", tuple(bodies), shafts, switches=rows))


def pushed(J: float, *rows: Any) -> po.Network:
    """The light disc of a mechanism, driven by a network."""
    return circuit((ro.TorqueSource("M", "10*sin(t)"), "a", G), (mechanism(J, *rows).as_element("arm", ["s0"]), "a"))


def shaft(J: float, *more: Any, torque: str = "10*sin(t)") -> po.Network:
    """A light shaft that is driven."""
    return circuit((ro.TorqueSource("M", torque), "a", G), (ro.Inertia("J", J), "a"), *more)


def bent(J: float) -> Any:
    """An inertia whose momentum is no straight function of its speed."""
    return ro.Inertia("J", energy=lambda x: x * x / (2.0 * J) + 0.1 * x**4)


HELD: dict[str, Callable[[float], Any]] = {
    "brake": lambda J: shaft(J, (ro.Brake("B", 100.0, 1.0), "a")),
    "brake beside a spring": lambda J: shaft(J, (ro.Brake("B", 100.0, 1.0), "a"),
     (ro.TorsionSpring("k", 3.0, angle=0.3), "a", "b"), (ro.Inertia("K", 0.5), "b")),
    "clutch and brake": lambda J: shaft(J, (ro.Clutch("C", 80.0, 1.0), "a", "b"), (ro.Inertia("K", 3 * J), "b"),
     (ro.Brake("B", 100.0, 1.0), "b")),
    "clutch that takes along": lambda J: shaft(J, (ro.Clutch("C", 80.0, 1.0), "a", "b"), (ro.Inertia("K", 1.0), "b")),
    "one-way clutch": lambda J: shaft(J, (ro.OneWayClutch("B"), "a", G), torque="10+sin(t)"),
    "friction": lambda J: circuit((tr.ForceSource("F", "10*sin(t)"), "a", G), (tr.Mass("m", J), "a"),
     (tr.DryFriction("D", 80.0), "a", G)),
    "stop": lambda J: circuit((tr.ForceSource("F", "-10-sin(t)"), "a", G), (tr.Mass("m", J), "a"),
     (tr.EndStop("D", lower=0.0, upper=1.0), "a", G)),
    "capacitor behind a switch": lambda J: circuit((el.VoltageSource("V", "10+sin(t)"), "a", G),
     (el.Resistor("R", 1.0), "a", "b"), (el.Capacitor("C", J), "b", G), (el.Switch("S", 1.0), "b", G)),
    "capacitor beside a diode": lambda J: circuit((el.CurrentSource("I", "10+sin(t)"), G, "b"), (el.Capacitor("C", J),
     "b", G), (el.IdealDiode("D"), "b", G)),
    "coil behind a switch": lambda J: circuit((el.VoltageSource("V", "10+sin(t)"), "a", G), (el.Inductor("L", J), "a",
     "b"), (el.Switch("S", -1.0), "b", G)),
    "inertia that is no number": lambda J: circuit((ro.TorqueSource("M", "10*sin(t)"), "a", G), (bent(J), "a"),
     (ro.Brake("B", 100.0, 1.0), "a")),
    "brake of a mechanism": lambda J: pushed(J, po.Friction("f", po.OnFreedom("s0"), 100.0)),
    "clutch of a mechanism": lambda J: pushed(J, po.Friction("f", APART, 80.0)),
    "lock of a mechanism": lambda J: pushed(J, po.Lock("f", APART)),
}  # fmt: skip


def steps(made: Any, method: str, **given: Any) -> int:
    run = po.simulate(made, time=1.0, method=method, max_steps=5000, **given)
    assert run.attrs["status"] == "done"
    return int(run.attrs["steps"])


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", quick(1, METHODS))
@pytest.mark.parametrize("name", HELD)
def test_held_parts_of_networks_cost_the_same_however_light(name: str, method: str) -> None:
    heavy = steps(HELD[name](1e-3), method)
    for J in (1e-6, 1e-9, 1e-12):
        assert abs(steps(HELD[name](J), method) - heavy) <= 0.05 * heavy, J


ROWS: dict[str, tuple[Any, str]] = {
    "brake": (po.Friction("f", po.OnFreedom("s0"), 100.0), "10*sin(t)"),
    "clutch": (po.Friction("f", APART, 80.0), "10*sin(t)"), "lock": (po.Lock("f", APART), "10*sin(t)"),
    "stop": (po.Limit("f", po.OnFreedom("s0"), lower=0.0, upper=1.0), "-10-sin(t)"),
    "play": (po.Limit("f", APART, lower=0.0, upper=0.1), "-10-sin(t)"),
}  # fmt: skip


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", ROWS)
def test_held_parts_of_mechanisms_cost_the_same_however_light(name: str, method: str) -> None:
    row, torque = ROWS[name]
    made = {J: mechanism(J, row) for J in (1e-3, 1e-6, 1e-9, 1e-12)}
    found = {J: steps(m, method, inputs={m.freedom_names[0]: torque}) for J, m in made.items()}
    assert all(abs(n - found[1e-3]) <= 0.06 * found[1e-3] for n in found.values()), found  # 109 for 103 at 1e-12


def test_a_force_on_what_is_held_gives_nothing() -> None:
    """To the last joule: 10 N·m for 1 s on an inertia of 1e-12 kg·m² that stays where it is."""
    run = po.simulate(HELD["brake"](1e-12), time=1.0, samples=11)
    assert float(np.abs(run["J.angular_velocity"]).max()) <= 1e-12
    assert float(np.abs(run.energy_supplied).max()) <= 1e-15 and float(np.abs(run.energy_dissipated).max()) <= 1e-15
