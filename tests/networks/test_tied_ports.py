"""Ports of mechanisms whose rates the network says: a source of speed at a joint, a shaft or gear between machines.

A source at a port is the given motion of the mechanism alone, two machines on one shaft are one whose joints are
coupled; nothing else changes either: the order, what stands beside, units, the method, a run in two parts.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from poinsot import electrical, rotational, transducers, translational

QUIET: dict[str, Any] = {"progress": False, "samples": 21}
START = {"shoulder": {"position": 0.4}, "elbow": {"position": 0.3, "velocity": 0.5}}


def links(*switches: Any, **changes: Any) -> po.Mechanism:
    """A double pendulum; its elbow may have a stop and friction."""
    return po.Mechanism(replace(po.load(EXAMPLES / "double_pendulum.toml").model, switches=switches, **changes))


def stops() -> tuple[Any, ...]:
    elbow = po.OnFreedom("elbow")
    return po.Limit("stop", elbow, -0.2, 0.6, 0.3), po.Friction("rub", elbow, 0.02, 0.05)


def driven(machine: po.Mechanism, joint: str, speed: str, start: Any) -> po.Network:
    net = po.Network("driven")
    net.add(machine.as_element("m", [joint], initial=start), "shaft")
    net.add(rotational.SpeedSource("motor", speed), "shaft", "ground")
    return net


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "how", [{"rtol": 1e-10}, {"method": "radau", "rtol": 1e-9}, {"method": "rk4", "step": 2e-4}], ids=str
)
@pytest.mark.parametrize("machine", ["open", "stops", "loop"])
def test_a_source_of_speed_is_the_given_motion(machine: str, how: dict[str, Any]) -> None:
    """Law  same motion, same energy supplied, the torque of the source is the effort of the motion."""
    if machine == "loop":
        alone, joint, begin = po.load(EXAMPLES / "four_bar.toml"), "A", {"A": {"velocity": 3.0}}
        at = float(alone.initial_state(begin)[0])
        speed, way = "3 + sin(2*t)", f"{at!r} + 3*t + (1 - cos(2*t))/2"
        start: Any = begin
    else:
        alone, joint = links(*(stops() if machine == "stops" else ())), "shoulder"
        begin, speed, way = START, "1.2*cos(4*t)", "0.4 + 0.3*sin(4*t)"
        start = {**START, "shoulder": {"position": 0.4, "velocity": 1.2}}
    run = po.simulate(driven(alone, joint, speed, start), 0.5, **how, **QUIET)
    one = po.simulate(alone.with_motions({joint: way}), 0.5, initial=begin, rtol=1e-10, **QUIET)
    near = 1e-11 if "step" not in how and "method" not in how else 1e-7
    assert np.allclose(run["m.joint_position"], one["joint_position"], rtol=0, atol=near)
    assert np.allclose(
        run["energy_supplied"].sel(port="motor"), one["energy_supplied"].sel(port=joint), rtol=0, atol=1e-7
    )
    assert np.allclose(run["motor.torque"], -one["motion_effort"][:, 0], rtol=0, atol=1e-6)
    assert po.ledger(run).ratio < 1e-8 and (machine != "stops" or len(run.poinsot.events["time"]) > 3)


def shafts(ratio: float | None, order: str = "", second: Any = None) -> po.Network:
    """A motor with its rotor, and two double pendula on its shaft, the second by a gear; it has stops."""
    net = po.Network("shaft")
    end = "other" if ratio else "shaft"
    parts: list[Any] = [
        (electrical.VoltageSource("V", "3*sin(5*t)"), ("plus", "ground")),
        (
            transducers.DCMotor("M", resistance=0.8, constant=0.06, inductance=1e-3, inertia=2e-4, gear=20.0),
            ("plus", "ground", "shaft"),
        ),
        (links().as_element("one", ["shoulder"]), ("shaft",)),
        ((second or links(*stops())).as_element("two", ["shoulder"], initial={"elbow": 0.1}), (end,)),
    ]
    parts += [(rotational.Gear("gear", ratio), ("shaft", "ground", "other", "ground"))] if ratio else []
    if order == "stranger":
        parts += [
            (links().as_element("far", ["elbow"]), ("there",)),
            (rotational.SpeedSource("S", "t"), ("there", "ground")),
        ]
    for element, nodes in reversed(parts) if order == "reordered" else parts:
        net.add(element, *nodes)
    return net


def test_two_machines_on_a_shaft_are_one_with_a_coupling() -> None:
    """Law  the motion of one mechanism whose shoulders a coupling ties, in the motion and in the ledger."""
    net = po.Network("two")
    for name, at in (("one", 0.2), ("two", 0.6)):
        start = {"shoulder": {"position": at}, "elbow": {"position": -at}}
        net.add(links().as_element(name, ["shoulder"], initial=start), f"{name} shaft")
    net.add(rotational.Gear("gear", 2.0), "one shaft", "ground", "two shaft", "ground")
    model = links().model
    other = links().with_attached(links(), at="ground", prefix="two.")
    tie = po.Coupling("gear", po.OnFreedom("shoulder"), po.OnFreedom("two.shoulder"), (0.2 - 2 * 0.6, 2.0))
    whole = po.Mechanism(replace(other.model, couplings=(tie,)))
    begin = {"shoulder": 0.2, "elbow": -0.2, "two.shoulder": 0.6, "two.elbow": -0.6}
    one, run = (
        po.simulate(m, 0.8, rtol=1e-11, **QUIET, **more) for m, more in ((whole, {"initial": begin}), (net, {}))
    )
    for name, prefix in (("one", ""), ("two", "two.")):
        for joint in ("shoulder", "elbow"):
            mine = run[f"{name}.joint_position"].sel({f"{name}.coordinate": joint})
            assert np.allclose(mine, one["joint_position"].sel(coordinate=prefix + joint), rtol=0, atol=1e-9)
    assert po.ledger(run).ratio < 1e-9 and model.joints


@pytest.mark.sample(1)
@pytest.mark.parametrize("ratio", [None, -0.7])
@pytest.mark.parametrize("what", ["reordered", "stranger", "radau", "two parts"])
def test_order_strangers_methods_and_parts_change_nothing(what: str, ratio: float | None) -> None:
    net, more = shafts(ratio), {"rtol": 1e-10}
    base = po.simulate(net, 0.5, **more, **QUIET)
    assert po.ledger(base).ratio < 1e-9 and len(base.poinsot.events["time"]) > 2
    if what == "radau":
        run = po.simulate(net, 0.5, **{**more, "rtol": 1e-9}, method="radau", **QUIET)
    elif what == "two parts":
        half = po.simulate(net, 0.2, **more, **QUIET)
        begin = [float(half[name][-1]) for name in net.state_names if name.startswith("M.")]
        for name in ("one", "two"):
            begin += [*half[f"{name}.joint_position"].values[-1], *half[f"{name}.joint_velocity"].values[-1]]
        run = po.simulate(net, 0.5, start=0.2, initial=begin, **more, **QUIET)
    else:
        run = po.simulate(shafts(ratio, what), 0.5, **more, **QUIET)
    for name in ("one", "two"):
        assert np.allclose(run[f"{name}.joint_position"][-1], base[f"{name}.joint_position"][-1], rtol=0, atol=1e-7)


@pytest.mark.parametrize("size", [1e-5, 1e5])
def test_units_change_nothing(size: float) -> None:
    """Law  lengths × size: the same angles, energies × size⁵ at the same density."""
    runs = []
    for s in (1.0, size):
        pendulum = po.load(EXAMPLES / "double_pendulum.toml").model
        bodies = tuple(
            po.Body(
                b.name, po.Inertia.at_centre(s**3 * b.inertia.mass, s * b.inertia.centre, s**5 * b.inertia.about_centre)
            )
            for b in pendulum.bodies
        )
        joints = tuple(
            replace(
                j,
                **{
                    k: po.Displacement(x.rotation, s * x.translation)
                    for k in ("X_PJ", "X_SJ")
                    if (x := getattr(j, k, None))
                },
            )
            for j in pendulum.joints
        )
        made = po.Mechanism(replace(pendulum, bodies=bodies, joints=joints, elements=(), gravity=(0.0, 0.0, -9.81 * s)))
        net = driven(made, "shoulder", "1.2*cos(4*t)", {"shoulder": {"position": 0.4, "velocity": 1.2}})
        runs.append(po.simulate(net, 0.5, rtol=1e-10, **QUIET))
    assert np.allclose(runs[0]["m.joint_position"], runs[1]["m.joint_position"], rtol=0, atol=1e-9)
    assert np.allclose(runs[1]["energy_supplied"], size**5 * runs[0]["energy_supplied"], rtol=1e-7, atol=0)


def test_a_ram_between_two_machines_holds_their_distance() -> None:
    """A source of speed between two points of one, and rigidly to a line of another: both lines grow alike."""
    net = po.Network("rams")
    line = {"ram": (("ground", (0.6, 0.0, 0.2)), ("lower", (0.0, 0.0, -0.2)))}
    for name, turn in (("one", 0.3), ("two", -0.2)):
        net.add(links().as_element(name, line, initial={"shoulder": turn, "elbow": 0.1}), "rod")
    net.add(translational.VelocitySource("v", "0.2*sin(3*t)"), "rod", "ground")
    run = po.simulate(net, 0.6, rtol=1e-10, **QUIET)
    rates = run["one.ram.velocity"], run["two.ram.velocity"], 0.2 * np.sin(3 * run["time"])
    assert max(float(abs(rates[0] - each).max()) for each in rates[1:]) < 1e-10
    assert po.ledger(run).ratio < 1e-9


def test_what_is_at_rest_is_set_in_motion_and_what_is_given_is_kept() -> None:
    net = driven(links(), "shoulder", "1.2*cos(4*t)", None)
    q, v = np.split(net.initial_state(), 2)
    M = links().mass_matrix(q)
    assert abs(v[0] - 1.2) < 1e-12 and abs((M @ v)[1]) < 1e-12  # by an impulse at the shoulder alone
    with pytest.raises(po.SimulationError, match=r"m\.shoulder at 0\.5 rad/s, motor at 1\.2 rad/s"):
        driven(links(), "shoulder", "1.2", {"shoulder": {"velocity": 0.5}}).initial_state()


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("twice", "the sources .* make a loop|cannot move as what is joined"),
        ("samples", "formula"),
        ("form", "does not know"),
    ],
)
def test_what_cannot_be_is_refused(what: str, said: str) -> None:
    net = driven(links(), "shoulder", "1.2", None)
    if what == "twice":
        net = po.Network("twice")
        port = {"a": "shoulder", "b": "shoulder"}
        net.add(links().as_element("m", port), "x", "y")
        net.add(rotational.Gear("g", 1.0), "x", "ground", "y", "ground")
    with pytest.raises(po.PoinsotError, match=said):
        if what == "samples":
            po.simulate(net, 0.1, inputs={"motor": ([0.0, 1.0], [0.0, 1.0])}, **QUIET)
        elif what == "form":
            net.structure().explicit()
        else:
            po.simulate(net, 0.1, **QUIET)


def test_by_a_file_and_its_parameters(tmp_path: Path) -> None:
    """The same machine by a file, and members of an ensemble over its numbers are the edited files."""
    path = tmp_path / "driven.toml"
    text = """poinsot = 1
elements.m = {kind = "mechanism", file = "arm.toml", ports = { crank = "shoulder" }, nodes = { crank = "shaft" }}
elements.motor = {kind = "speed_source", nodes = ["shaft", "ground"], speed = "1.5*cos(4*t)"}
"""
    (tmp_path / "arm.toml").write_text((EXAMPLES / "double_pendulum.toml").read_text())
    path.write_text(text)
    net = po.load_network(path)
    assert np.allclose(
        po.simulate(net, 0.2, **QUIET)["motor.angular_velocity"], 1.5 * np.cos(4 * np.linspace(0, 0.2, 21))
    )
    some = po.ensemble(net, {"elements.m.bodies.lower.mass": [1.0, 2.5]}, time=0.2, **QUIET)
    arm = tmp_path / "arm.toml"
    arm.write_text(arm.read_text().replace('[bodies.lower]\nmass = "m"', "[bodies.lower]\nmass = 2.5"))
    other = po.simulate(po.load_network(path), 0.2, **QUIET)
    assert np.allclose(some["m.joint_position"][1], other["m.joint_position"], rtol=0, atol=1e-9)
