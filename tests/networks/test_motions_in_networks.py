"""Given motions of a mechanism within a network: it moves as by itself, whatever the network does at its ports."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from poinsot import electrical, rotational, transducers

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


@pytest.mark.sample(4)
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


@pytest.mark.sample(1)
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


WEIGHT = (0.3, 0.0, -9.81)


def shaken(size: float = 1.0, drawn: str = "") -> tuple[po.Mechanism, dict[str, po.Mechanism]]:
    """A pendulum on a cart that is shaken, or whose height and angle a cable ties to a function: written whole; and the
    cart and the pendulum on its mount, each by itself."""

    def body(name: str, mass: float, centre: float = 0.0) -> po.Body:
        return po.Body(name, po.Inertia.at_centre(mass, [0, 0, centre * size], [0.01 * size**2] * 3))

    def hinge(below: str) -> po.Joint:
        turned = po.Displacement.from_quaternion([np.sqrt(0.5), 0, 0, np.sqrt(0.5)], [0.1 * size, 0, 0])
        return po.Joint("hinge", po.pairs.revolute(), below, "arm", turned)

    slide = po.Joint("slide", po.pairs.prismatic(), "ground", "cart")
    drive = po.GivenMotion.of_joint("slide", f"{0.1 * size}*sin(5*t)", name="drive")
    if drawn:
        drive = replace(drive, along=po.Tendon.of_joints({"slide": 1.0, "lift": 0.5}))
    lift = po.Joint("lift", po.pairs.prismatic(), "cart", "load"), body("load", 0.3)
    more, loads = ((lift[0],), (lift[1],)) if drawn else ((), ())
    weight = tuple(x * size for x in WEIGHT)
    float_ = po.Joint("float", po.pairs.free(), "ground", "mount")
    cart = po.Model("cart", (body("cart", 1.5), *loads), (slide, *more), gravity=weight, motions=(drive,))
    arm = po.Model("arm", (body("mount", 0.5), body("arm", 0.4, -0.2)), (float_, hinge("mount")), gravity=weight)
    both = po.Body("cart", cart.bodies[0].inertia + arm.bodies[0].inertia)
    whole = replace(cart, bodies=(both, arm.bodies[1], *loads), joints=(slide, hinge("cart"), *more))
    return po.Mechanism(whole), {"base": po.Mechanism(cart), "arm": po.Mechanism(arm)}


def on_frames(parts: dict[str, po.Mechanism], company: str = "") -> po.Network:
    net, here = po.Network("joined"), po.Displacement.identity()
    net.gravity = next(iter(parts.values())).model.gravity
    members: list[Any] = [
        (parts["base"].as_element("base", {"top": po.spatial.On("cart", here)}), "t"),
        (parts["arm"].as_element("arm", {"foot": po.spatial.On("mount", here)}, {"hinge": {"position": 0.4}}), "t"),
    ]
    if company == "stranger":
        members.append((links("cable").as_element("far"),))
    for element, *nodes in reversed(members) if company == "reordered" else members:
        net.add(element, *nodes)
    return net


@pytest.mark.sample(1)
@pytest.mark.parametrize("how", METHODS, ids=str)
@pytest.mark.parametrize("drawn", ["", "cable"])
def test_joined_on_frames_it_moves_as_the_mechanism_written_whole(drawn: str, how: dict[str, Any]) -> None:
    """Law  motion, effort and energy supplied; the wrench on the cart with the effort moves the cart."""
    whole, parts = shaken(drawn=drawn)
    seen = ["all", "base.top.wrench", "arm.foot.wrench"]
    run = po.simulate(on_frames(parts), 0.5, outputs=seen, **how, **QUIET)
    one = po.simulate(whole, 0.5, initial={"hinge": {"position": 0.4}}, rtol=1e-11, **QUIET)
    near = 1e-10 if how == METHODS[0] else 1e-6
    for name in ("hinge", "slide"):
        of = "arm" if name == "hinge" else "base"
        found = run[f"{of}.joint_position"].sel({f"{of}.coordinate": name})
        assert np.allclose(found, one["joint_position"].sel(coordinate=name), rtol=0, atol=near)
    effort = run["base.motion_effort"].values[:, 0]
    assert np.allclose(effort, one["motion_effort"].values[:, 0], rtol=0, atol=1e3 * near)
    supplied = run["energy_supplied"].sel(port="base.drive")
    assert np.allclose(supplied, one["energy_supplied"].sel(port="drive"), rtol=0, atol=100 * near)
    assert (
        np.allclose(run["base.top.wrench"], -run["arm.foot.wrench"], rtol=0, atol=1e-11) and po.ledger(run).ratio < 1e-9
    )
    if not drawn:
        pushed = run["base.top.wrench"].values[:, 5] + effort + 1.5 * WEIGHT[2]
        assert np.allclose(pushed, -1.5 * 2.5 * np.sin(5 * run["time"]), rtol=0, atol=1e3 * near)


@pytest.mark.sample(1)
@pytest.mark.parametrize("company", ["reordered", "stranger", "two parts", "another function", "1e3", "1e-3"])
def test_on_frames_order_strangers_parts_and_size_change_nothing(company: str) -> None:
    whole, parts = shaken()
    base, more = po.simulate(on_frames(parts), 0.5, rtol=1e-11, **QUIET), {"rtol": 1e-11}
    size = float(company) if company[0] == "1" else 1.0
    if company == "two parts":
        half = po.simulate(on_frames(parts), 0.25, rtol=1e-11, progress=False, samples=2)
        at = {name: {"position": half[f"{of}.joint_position"].sel({f"{of}.coordinate": name}).values[-1],
                     "velocity": half[f"{of}.joint_velocity"].sel({f"{of}.freedom": name}).values[-1]}
              for of, name in (("arm", "hinge"),)}  # fmt: skip
        run = po.simulate(on_frames(parts), 0.5, start=0.25, initial={"arm": at}, **more, **QUIET)
        assert float(run["arm.joint_position"].sel({"arm.coordinate": "hinge"})[-1]) == pytest.approx(
            float(base["arm.joint_position"].sel({"arm.coordinate": "hinge"})[-1]), abs=1e-9
        )
        return
    if company == "another function":
        run = po.simulate(on_frames(parts), 0.5, inputs={"base.drive": "0.05*sin(3*t)"}, **more, **QUIET)
        base = po.simulate(
            whole, 0.5, initial={"hinge": {"position": 0.4}}, inputs={"drive": "0.05*sin(3*t)"}, **more, **QUIET
        )
        expected = base["joint_position"].sel(coordinate="hinge")
    else:
        run = po.simulate(on_frames(shaken(size)[1], company), 0.5, **more, **QUIET)
        expected = base["arm.joint_position"].sel({"arm.coordinate": "hinge"})
    assert np.allclose(run["arm.joint_position"].sel({"arm.coordinate": "hinge"}), expected, rtol=0, atol=1e-9)


@pytest.mark.sample(1)
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
     ("gonzalez", "tells no step"), ("rub", "can neither stick nor be let go")],
)  # fmt: skip
def test_what_cannot_be_is_refused(what: str, said: str) -> None:
    with pytest.raises(po.PoinsotError, match=said):
        if what == "start":
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
