"""Switches and dry friction of a network on mechanisms whose loops, couplings and motions are corrected by rounding."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from multibody.closed_zoo import stacked
from networks.long_mechanisms import chain
from poinsot import electrical, rotational, transducers
from poinsot.algebra import sign
from poinsot.elements import JointDamper
from poinsot.multibody.tendons import Coupling


def machine(kind: str, scale: float = 1.0) -> tuple[po.Mechanism, str]:
    """A four-bar, a chain with a coupling, or one a joint of which moves as given; masses by this factor; its port."""
    if kind == "four-bar":
        model = replace(stacked(1), elements=(JointDamper("oil", "b0", 0.5 * scale),))
        each = [(b, b.inertia) for b in model.bodies]
        heavier = [replace(b, inertia=po.Inertia(*(scale * x for x in (i.mass, i.first_moment, i.second_moment))))
                   for b, i in each]  # fmt: skip
        return po.Mechanism(replace(model, bodies=tuple(heavier))), "a0"
    model = chain(4, 0.4 * scale)
    model = replace(model, elements=tuple(e for e in model.elements if e.name != "push"))
    if kind == "coupling":
        model = replace(model, couplings=(Coupling("gear", po.OnFreedom("j0"), po.OnFreedom("j3"), (0.0, 0.5)),))
    else:
        model = replace(model, motions=(po.GivenMotion.of_joint("j2", "0.3*sin(4*t)", name="drive"),))
    return po.Mechanism(model), "j1"


def rubbed(kind: str, size: float = 0.3, scale: float = 1.0, beside: str = "") -> po.Network:
    """Dry friction of the network on it."""
    (mech, joint), net = machine(kind, scale), po.Network("net")
    parts: list[Any] = [
        (mech.as_element("m", [joint]), ("x",)),
        (rotational.DryFriction("shoe", size * scale), ("x", "ground")),
    ]
    if beside == "stranger":
        parts += [
            (rotational.Inertia("J", 0.1, angular_velocity=1.0), ("y",)),
            (rotational.DryFriction("pad", 0.2), ("y", "ground")),
        ]
    for element, nodes in reversed(parts) if beside == "reordered" else parts:
        net.add(element, *nodes)
    return net


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", [1.0, 1e-5, 1e5])
@pytest.mark.parametrize("kind", ["four-bar", "coupling", "motion"])
def test_friction_at_a_port_is_that_of_the_mechanism(kind: str, scale: float) -> None:
    (mech, joint), more = machine(kind, scale), {"rtol": 1e-10, "samples": 21}
    rub = po.Friction("rub", po.OnFreedom(joint), 0.3 * scale)
    alone = po.simulate(po.Mechanism(replace(mech.model, switches=(rub,))), 0.6, **more)
    run = po.simulate(rubbed(kind, scale=scale), 0.6, **more)
    for name in ("joint_position", "joint_velocity"):
        np.testing.assert_allclose(run[f"m.{name}"], alone[name], rtol=0, atol=1e-8)
    assert [*map(float, run.event_time)] == pytest.approx([*map(float, alone.event_time)], abs=1e-8)
    assert len(run.event_time) > 0 and po.ledger(run).ratio < 1e-9


@pytest.mark.sample(1)
@pytest.mark.parametrize("company", ["reordered", "stranger", "radau", "two parts"])
def test_order_strangers_methods_and_parts_change_nothing(company: str) -> None:
    base = po.simulate(rubbed("four-bar"), 0.6, rtol=1e-10, samples=21)
    net, more = rubbed("four-bar", beside=company), {"rtol": 1e-10, "samples": 21}
    if company == "two parts":
        half = po.simulate(net, 0.3, **more)
        begin = {"m": [*half["m.joint_position"].values[-1], *half["m.joint_velocity"].values[-1]]}
        run = po.simulate(net, 0.6, start=0.3, initial=begin, **more)
    else:
        run = po.simulate(net, 0.6, **more, **({"method": "radau"} if company == "radau" else {}))
    near = 1e-6 if company == "radau" else 1e-8
    for name in ("joint_position", "joint_velocity"):
        np.testing.assert_allclose(run[f"m.{name}"].values[-1], base[f"m.{name}"].values[-1], rtol=0, atol=near)
    assert po.ledger(run).ratio < 1e-9


def test_a_rectified_motor_drives_a_four_bar() -> None:
    """A diode in the circuit of a motor that drives it: no current flows back, and none is lost from the books."""
    (mech, joint), net = machine("four-bar"), po.Network("net")
    net.add(mech.as_element("m", [joint]), "x")
    net.add(transducers.DCMotor("motor", resistance=0.5, constant=0.5, inertia=1e-2), p="c", n="ground", shaft="x")
    net.add(electrical.VoltageSource("V", "12*sin(20*t)"), "a", "ground")
    net.add(electrical.IdealDiode("D"), "a", "c")
    run, other = (
        po.simulate(net, 0.6, samples=21, **how) for how in ({"rtol": 1e-10}, {"method": "radau", "rtol": 1e-9})
    )
    assert len(run.event_time) > 2 and float(run["D.current"].min()) >= 0.0 and po.ledger(run).ratio < 1e-9
    np.testing.assert_allclose(run["m.joint_position"], other["m.joint_position"], rtol=0, atol=1e-6)


def test_a_file_may_say_so(tmp_path: Path) -> None:
    text = (EXAMPLES / "networks" / "motor_drives_four_bar.toml").read_text(encoding="utf-8")
    text = text.replace('"../four_bar.toml"', '"four_bar.toml"')
    (tmp_path / "four_bar.toml").write_text((EXAMPLES / "four_bar.toml").read_text(encoding="utf-8"), encoding="utf-8")
    shoe = '[elements.shoe]\nkind = "rotational.dry_friction"\nnodes = ["shaft", "ground"]\nkinetic = 0.2\n\n'
    (tmp_path / "rubbed.toml").write_text(text.replace("[elements.iron]", f"{shoe}[elements.iron]"), encoding="utf-8")
    run = po.simulate(po.load(tmp_path / "rubbed.toml"), 0.5)
    assert po.ledger(run).ratio < 1e-9 and float(run["energy_dissipated"].sel(element="shoe")[-1]) > 0.0


@pytest.mark.parametrize("stop", [False, True])
@pytest.mark.parametrize("kind", ["four-bar", "motion", "free"])
def test_products_of_signs_are_refused_beside_any_mechanism(kind: str, stop: bool) -> None:
    mech, joint = machine("coupling" if kind == "free" else kind)
    switches = (po.Limit("stop", po.OnFreedom("j3" if joint == "j1" else "b0"), -1.0, 3.0),) if stop else ()
    couplings = () if kind == "free" else mech.model.couplings
    net = po.Network("net")
    model = replace(mech.model, switches=switches, couplings=couplings)
    net.add(po.Mechanism(model).as_element("m", [joint]), "x")
    pad = rotational.NonlinearDamper("pad", torque=lambda w: 0.05 * sign(w) * (1 + 0.2 * sign(w - 0.1)) + 0.1 * w)
    net.add(pad, "x", "ground")
    with pytest.raises(po.PoinsotError, match="'pad' are multiplied with each other"):
        po.simulate(net, 0.1)


def lawful(how: str = "", row: str = "rub", scale: float = 1.0) -> po.Network:
    """A motor whose winding and brushes are laws without storage, at a four-bar that rubs or has a stop."""
    (mech, joint), net = machine("four-bar", scale), po.Network("lawful")
    stop = po.Limit("stop", po.OnFreedom("b0"), -0.3, 0.3, 0.2)
    rows = {"rub": po.Friction("rub", po.OnFreedom("b0"), 0.3 * scale), "stop": stop}
    mech = po.Mechanism(replace(mech.model, switches=(rows[row],)))
    k, r, least = scale**0.5, 1.0, how == "apart"
    winding = electrical.NonlinearResistor(
        "winding", voltage=lambda i: (0.0 if least else 0.8 * r) * i + 0.1 * i**3 / scale
    )
    parts: list[Any] = [
        (mech.as_element("m", [joint]), ("x",)),
        (electrical.VoltageSource("V", f"{12 * k}*sin(5*t)"), ("a", "ground")),
        (winding, ("a", "w" if least else "b")),
        *([(electrical.Resistor("part", 0.8 * r), ("w", "b"))] if least else []),
        (electrical.NonlinearResistor("brushes", current=lambda v: 2.0 * v + 0.1 * v**3 / scale), ("b", "c")),
    ]
    for element, nodes in reversed(parts) if how == "reordered" else parts:
        net.add(element, *nodes)
    motor = transducers.DCMotor("motor", resistance=0.5, constant=0.4 * k, inertia=1e-2 * scale, gear=3.0)
    net.add(motor, p="c", n="ground", shaft="x")
    return net


@pytest.mark.sample(1)
@pytest.mark.parametrize("row", ["rub", "stop"])
@pytest.mark.parametrize("how", ["apart", "reordered", "radau", 1e-5, 1e5])
def test_laws_that_feel_no_switch_are_taken_beside_loops(how: Any, row: str) -> None:
    """Torques follow from the rate, which no push changes at once: the law of a winding feels none of it."""
    base = po.simulate(lawful(row=row), 0.5, rtol=1e-10, samples=21)
    scale = how if isinstance(how, float) else 1.0
    more = {"method": "radau", "rtol": 1e-9} if how == "radau" else {"rtol": 1e-10}
    run = po.simulate(lawful(str(how), row, scale), 0.5, samples=21, **more)
    np.testing.assert_allclose(run["m.joint_position"], base["m.joint_position"], rtol=0, atol=1e-6)
    assert [*run.event_kind.values] == [*base.event_kind.values] and len(base.event_time) > 0
    assert po.ledger(run).ratio < 1e-8
