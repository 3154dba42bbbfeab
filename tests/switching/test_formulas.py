"""Jumps in laws of a user's own elements in mechanisms: dry friction, exactly, or refused by the element's name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import pytest

import poinsot as po
from poinsot import translational
from poinsot.algebra import absolute, sign, step
from poinsot.elements import Constant, ForceElement, JointDamper, JointEffort, JointSpring, SuppliedElement
from switching import references

TIMES = np.linspace(0.0, 6.0, 25)
F = 0.2 * references.G


@dataclass(frozen=True)
class Rubs(ForceElement):
    """What takes f(s, ṡ) on the freedom of a joint."""

    name: str
    law: Callable[[Any, Any], Any]
    dissipates: ClassVar[bool] = True

    @property
    def stretch(self) -> Any:
        return po.OnFreedom("s0")

    def friction(self, s: Any, rate: Any) -> Any:
        return self.law(s, rate)


@dataclass(frozen=True)
class Motor(SuppliedElement):
    """An effort u − F sign(ṡ)."""

    name: str
    signal: Any

    @property
    def stretch(self) -> Any:
        return po.OnFreedom("s0")

    def effort(self, u: Any, s: Any, rate: Any) -> Any:
        return u - F * sign(rate)


@dataclass(frozen=True)
class Pulls(ForceElement):
    """A spring whose pull is ±F."""

    name: str
    stores: ClassVar[bool] = True

    @property
    def stretch(self) -> Any:
        return po.OnFreedom("s0")

    def energy(self, s: Any) -> Any:
        return F * absolute(s)

    def slope(self, s: Any) -> Any:
        return F * sign(s)


def slider(*elements: Any, scale: float = 1.0, **more: Any) -> po.Mechanism:
    """A mass of 1 kg on a spring of 100 N/m, both times ``scale``."""
    body = po.Body("b", po.Inertia.at_centre(scale, (0, 0, 0), (scale, scale, scale)))
    joint = po.Joint("s0", po.pairs.prismatic(), "ground", "b")
    spring = JointSpring("spring", "s0", 100.0 * scale)
    return po.Mechanism(po.Model("slider", (body,), (joint,), (spring, *elements), gravity=(0, 0, 0), **more))


def run(machine: Any, **more: Any) -> Any:
    return po.simulate(machine, times=TIMES, initial={"s0": 0.5}, rtol=1e-12, **more)


LAWS = {
    "sign": lambda s, v: F * sign(v),
    "against": lambda s, v: -F * sign(v * -3.0),
    "steps": lambda s, v: F * (step(v) - step(-v)),
    "twice": lambda s, v: 0.5 * F * sign(v) + F * step(2 * v) - 0.5 * F,
}


@pytest.mark.parametrize("law", LAWS)
def test_a_formula_of_dry_friction_rests_exactly(law: str) -> None:
    """The closed form of the block on a spring: 12 turns, rest for good at a turn; the loss under the law's name."""
    found = run(slider(Rubs("dry", LAWS[law])))
    exact = np.array([references.coulomb_oscillator(t) for t in TIMES])
    np.testing.assert_allclose(found["joint_position"].values[:, 0], exact[:, 0], atol=2e-12)
    assert found["joint_velocity"].values[-1, 0] == 0.0
    assert list(found["event_kind"].values) == ["slips", *["turns"] * 12, "sticks"]
    assert found["event_time"].values[-1] == pytest.approx(13 * np.pi / 10, rel=1e-12)
    ledger = po.ledger(found)
    assert {e.name: e.joules for e in ledger.entries}["dry"] == pytest.approx(F * 6.36844, rel=1e-10)
    assert ledger.ratio < 1e-11


@pytest.mark.parametrize("scale", [1e-5, pytest.param(1e5, marks=pytest.mark.long)])
def test_what_does_not_jump_stays_where_it_was(scale: float) -> None:
    """F sign v + c v is dry friction beside a damper, in any units."""
    law = lambda s, v: scale * (F * sign(v) + 0.3 * v)  # noqa: E731
    own = run(slider(Rubs("dry", law), scale=scale))
    rubs = po.Friction("dry", po.OnFreedom("s0"), F * scale)
    other = run(slider(JointDamper("damper", "s0", 0.3 * scale), scale=scale, switches=(rubs,)))
    np.testing.assert_allclose(own["joint_position"], other["joint_position"], atol=1e-12)
    assert [e.name for e in po.ledger(own).entries if e.kind == "dissipator"] == ["dry", "dry friction"]
    np.testing.assert_allclose(own["event_time"], other["event_time"], rtol=1e-10, atol=1e-12)


@pytest.mark.long
def test_a_motor_may_rub() -> None:
    pulled = run(slider(Motor("motor", Constant(0.0))), inputs={"motor": "0.4*sin(3*t)"})
    rubs = po.Friction("dry", po.OnFreedom("s0"), F)
    other = run(slider(JointEffort("motor", "s0", Constant(0.0)), switches=(rubs,)), inputs={"motor": "0.4*sin(3*t)"})
    np.testing.assert_allclose(pulled["joint_position"], other["joint_position"], atol=1e-12)
    for name in ("energy_supplied", "energy_dissipated"):
        np.testing.assert_allclose(pulled[name], other[name], atol=1e-11)


def test_within_a_network_it_is_the_same() -> None:
    """The slider driven by a network's force: as its element of dry friction, to rounding."""
    a = driven(slider(Rubs("dry", LAWS["sign"])))
    b = driven(slider(switches=(po.Friction("dry", po.OnFreedom("s0"), F),)))
    np.testing.assert_allclose(a["slider.joint_position"], b["slider.joint_position"], atol=1e-12)


def driven(machine: po.Mechanism) -> Any:
    net = po.Network("bench")
    net.add(machine.as_element(ports=["s0"], initial={"s0": 0.5}), "a")
    net.add(translational.ForceSource("pull", "0.4*sin(3*t)"), "a", "ground")
    return po.simulate(net, times=TIMES, rtol=1e-12)


REFUSED = {
    "position": (lambda s, v: F * sign(s), "something else than the sign of its rate"),
    "shifted": (lambda s, v: F * sign(v - 0.1), "something else than the sign of its rate"),
    "size": (lambda s, v: F * (1 + s * s) * sign(v), "an amount that depends on more than its rate"),
    "gives": (lambda s, v: -F * sign(v), "the way it moves"),
}


@pytest.mark.parametrize("law", REFUSED)
def test_jumps_that_no_row_tells_are_refused_by_name(law: str) -> None:
    function, why = REFUSED[law]
    with pytest.raises(po.ModelError, match=rf"'slider': the law of 'odd' jumps.*{why}.*network"):
        po.simulate(slider(Rubs("odd", function)), 1.0, initial={"s0": 0.5})


def test_a_spring_that_jumps_is_refused_by_name() -> None:
    with pytest.raises(po.ModelError, match="the law of 'odd' jumps where it stores, with the position"):
        po.simulate(slider(Pulls("odd")), 1.0, initial={"s0": 0.5})


@pytest.mark.long
def test_time_stepping_rubs_as_with_the_element() -> None:
    machines = slider(Rubs("dry", LAWS["sign"])), slider(switches=(po.Friction("dry", po.OnFreedom("s0"), F),))
    a, b = (po.simulate(m, 6.0, method="moreau", step=1e-3, initial={"s0": 0.5}) for m in machines)
    np.testing.assert_allclose(a["joint_position"], b["joint_position"], atol=1e-12)
    assert abs(a["joint_velocity"].values[-1, 0]) < 1e-9
