"""Given motions of a mechanism within a network: it moves as by itself, whatever the network does at its ports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import electrical, rotational, transducers

EXAMPLES = Path(__file__).parents[2] / "examples"
QUIET: dict[str, Any] = {"progress": False, "samples": 21}
METHODS = [{"rtol": 1e-10}, {"method": "radau", "rtol": 1e-9}, {"method": "rk4", "step": 2e-4}]
START = {"elbow": {"position": 0.3, "velocity": 0.5}}


def links(what: str = "", damping: float = 0.02) -> po.Mechanism:
    """A double pendulum whose shoulder is shaken, or whose cable is drawn in; maybe with a stop and friction."""
    model = po.load(EXAMPLES / "double_pendulum.toml").model
    elbow, elements = po.OnFreedom("elbow"), model.elements
    shaken = po.GivenMotion.of_joint("shoulder", "0.4 + 0.3*sin(4*t)", name="drive")
    if what == "cable":
        cable = po.Tendon.of_joints({"shoulder": 1.0, "elbow": 0.5})
        shaken = replace(shaken, along=cable)
    stops = (po.Limit("stop", elbow, -0.2, 0.6, 0.3), po.Friction("rub", elbow, 0.02, 0.05)) if what == "stops" else ()
    kept = tuple(replace(e, damping=damping) if e.name == "elbow-friction" else e for e in elements)
    return po.Mechanism(replace(model, motions=(shaken,), switches=stops, elements=kept, initial=()))


def damped(machine: po.Mechanism, order: str = "", start: Any = START) -> po.Network:
    """It, with another damper at its elbow by a port; a network beside it."""
    net = po.Network("net")
    parts: list[Any] = [
        (machine.as_element("m", ["elbow"], initial=start), ("x",)),
        (rotational.Damper("d", 0.03), ("x", "ground")),
    ]
    if order == "stranger":
        parts += [(links("cable").as_element("far", ["elbow"]), ("y",)), (rotational.Inertia("J", 0.1), ("y",))]
    for element, nodes in reversed(parts) if order == "reordered" else parts:
        net.add(element, *nodes)
    return net


@pytest.mark.parametrize("how", METHODS, ids=str)
@pytest.mark.parametrize("what", ["", "cable", "stops"])
def test_it_moves_as_by_itself(what: str, how: dict[str, Any]) -> None:
    """Law  motion, energy supplied and effort of the mechanism alone with the damper of the network as its own."""
    begin = {"elbow": {"velocity": 0.5}} if what == "cable" else START
    run = po.simulate(damped(links(what), start=begin), 0.5, **how, **QUIET)
    one = po.simulate(links(what, 0.05), 0.5, initial=begin, rtol=1e-10, **QUIET)
    near = 1e-11 if how == METHODS[0] else 1e-7
    for name in ("joint_position", "joint_velocity"):
        assert np.allclose(run[f"m.{name}"], one[name], rtol=0, atol=50 * near)
    assert np.allclose(
        run["energy_supplied"].sel(port="m.drive"), one["energy_supplied"].sel(port="drive"), rtol=0, atol=near
    )
    assert np.allclose(run["m.motion_effort"], one["motion_effort"], rtol=0, atol=1e-5)
    assert po.ledger(run).ratio < 1e-9 and (what != "stops" or len(run.poinsot.events["time"]) > 2)


@pytest.mark.parametrize("what", ["cable", "stops"])
@pytest.mark.parametrize("company", ["reordered", "stranger", "two parts", "another function"])
def test_order_strangers_and_parts_change_nothing(company: str, what: str) -> None:
    begin = {"elbow": {"velocity": 0.5}} if what == "cable" else START
    net, more = damped(links(what), start=begin), {"rtol": 1e-10}
    base = po.simulate(net, 0.5, **more, **QUIET)
    if company == "two parts":
        half = po.simulate(net, 0.2, **more, **QUIET)
        begin = {"m": [*half["m.joint_position"].values[-1], *half["m.joint_velocity"].values[-1]]}
        run = po.simulate(net, 0.5, start=0.2, initial=begin, **more, **QUIET)
    elif company == "another function":
        model = links(what).model
        still = replace(
            model, motions=(replace(model.motions[0], signal=po.GivenMotion.of_joint("elbow", "0.4").signal),)
        )
        other = po.Mechanism(still)
        run = po.simulate(damped(other, start=begin), 0.5, inputs={"m.drive": "0.4 + 0.3*sin(4*t)"}, **more, **QUIET)
    else:
        run = po.simulate(damped(links(what), company, begin), 0.5, **more, **QUIET)
    assert np.allclose(run["m.joint_position"][-1], base["m.joint_position"][-1], rtol=0, atol=1e-8)


def test_rotors_on_what_is_driven_and_on_what_is_not() -> None:
    """Law  a rotor on a driven joint costs its motion J ω̇ ω more, and nothing moves otherwise; one on the other joint
    is the armature of it."""
    J, gear = 2e-3, 3.0
    net = po.Network("rotors")
    net.add(links().as_element("m", ["shoulder", "elbow"], initial=START), "a", "b")
    for joint in "ab":
        net.add(rotational.Gear(f"gear {joint}".replace(" ", ""), gear), f"fast{joint}", "ground", joint, "ground")
        net.add(rotational.Inertia(f"rotor{joint}", J), f"fast{joint}")
    run = po.simulate(net, 0.5, rtol=1e-10, **QUIET)
    model = links().model
    joints = tuple(replace(j, armature=J * gear**2) for j in model.joints)
    one = po.simulate(po.Mechanism(replace(model, joints=joints)), 0.5, initial=START, rtol=1e-10, **QUIET)
    assert np.allclose(run["m.joint_position"], one["joint_position"], rtol=0, atol=1e-9)
    assert np.allclose(
        run["energy_supplied"].sel(port="m.drive"), one["energy_supplied"].sel(port="drive"), rtol=0, atol=1e-8
    )
    assert po.ledger(run).ratio < 1e-9


def test_a_generator_on_a_driven_crank() -> None:
    """A four-bar whose crank turns as given, and whose rocker drives a generator with a rectifier."""
    four = po.load(EXAMPLES / "four_bar.toml").with_motions({"A": "20*t"})
    net = po.Network("generator")
    net.add(four.as_element("bar", {"rocker": "D"}), "shaft")
    net.add(
        transducers.DCMotor("G", resistance=0.5, constant=0.2, inductance=1e-3, inertia=1e-4), "p", "ground", "shaft"
    )
    net.add(electrical.IdealDiode("diode"), "p", "out")
    net.add(electrical.Capacitor("C", 1e-3), "out", "ground")
    net.add(electrical.Resistor("R", 10.0), "out", "ground")
    runs = [po.simulate(net, 0.4, **how, **QUIET) for how in METHODS[:2]]
    assert np.allclose(runs[0]["bar.joint_position"][:, 0], 20 * runs[0]["time"], rtol=0, atol=1e-9)
    assert np.allclose(runs[0]["C.voltage"], runs[1]["C.voltage"], rtol=0, atol=1e-6) and runs[0]["C.voltage"][-1] > 0.1
    assert all(po.ledger(run).ratio < 1e-8 for run in runs)


@pytest.mark.parametrize("what", ["", "cable"])
def test_members_and_derivatives_are_those_of_edited_machines(what: str) -> None:
    """Members lost what was said of the start: 5 cm off in 0.3 s, in silence."""
    net, name, d = damped(links(what), start={"elbow": {"velocity": 0.5}}), "elements.m.bodies.lower.mass", 1e-4
    some = po.ensemble(net, {name: [1.0 - d, 1.0, 1.0 + d]}, time=0.3, rtol=1e-11, **QUIET)
    alone = po.simulate(net, 0.3, rtol=1e-11, **QUIET)
    assert np.allclose(some["m.joint_position"][1], alone["m.joint_position"], rtol=0, atol=1e-12)
    found = po.sensitivities(net, [name], time=0.3, rtol=1e-11)["m.joint_position_sensitivity"].values[-1, :, 0]
    ends = some["m.joint_position"].values[:, -1]
    assert np.allclose(found, (ends[2] - ends[0]) / (2 * d), rtol=0, atol=1e-6)


def test_derivatives_go_through_impacts_beside_motions() -> None:
    """Of a mechanism by itself they ended as a KeyError."""
    machine, name, d = links("stops"), "bodies.lower.mass", 1e-5
    how: dict[str, Any] = {"time": 0.3, "rtol": 1e-11, "initial": {"elbow": {"position": 0.55, "velocity": 2.0}}}
    found = po.sensitivities(machine, [name], **how)
    assert len(po.simulate(machine, progress=False, **how).poinsot.events["time"]) > 0
    some = po.ensemble(machine, {name: [1.0 - d, 1.0 + d]}, progress=False, **how)
    for what in ("joint_position", "energy_supplied"):
        ends = some[what].values[:, -1]
        assert np.allclose(
            found[f"{what}_sensitivity"].values[-1, :, 0], (ends[1] - ends[0]) / (2 * d), rtol=0, atol=1e-5
        )


@pytest.mark.parametrize(
    ("what", "said"),
    [("jump", "cannot be followed"), ("controller", "cannot be held from one action"), ("start", "is to start"),
     ("frames", "on frames"), ("gonzalez", "tells no step"), ("rub", "can neither stick nor be let go")],
)  # fmt: skip
def test_what_cannot_be_is_refused(what: str, said: str) -> None:
    with pytest.raises(po.PoinsotError, match=said):
        if what == "frames":
            here = po.spatial.On("lower", po.Displacement.identity())
            net = po.Network("joined")
            net.add(links().as_element("m", {"hand": here}), "hand")
        elif what == "start":
            po.simulate(damped(links(), start={"shoulder": 0.1}), 0.1, **QUIET)
        elif what == "controller":
            control = po.Controller(0.01, lambda t: 0.0, writes="m.drive")
            po.simulate(damped(links()), 0.1, controllers=control, **QUIET)
        elif what == "rub":
            rubs = po.Friction("brake", po.OnFreedom("shoulder"), kinetic=1.0)
            po.simulate(damped(po.Mechanism(replace(links().model, switches=(rubs,)))), 0.1, **QUIET)
        elif what == "gonzalez":
            po.simulate(damped(links()), 0.1, method="gonzalez", step=1e-3, **QUIET)
        else:
            po.simulate(damped(links()), 0.1, inputs={"m.drive": "0.4 + step(t - 0.05)"}, **QUIET)
