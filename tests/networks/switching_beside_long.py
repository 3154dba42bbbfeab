"""Networks in which something switches, in or beside a mechanism of many links: made with a model that may be long."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

import poinsot as po
from networks.long_mechanisms import CHAIN, LOOPS, chain, driven, hoist, lever, loops, motor, solved
from poinsot import Model, electrical, hydraulic, rotational
from poinsot.algebra.relays import sign


def with_rows(model: Model, *switches: Any) -> Model:
    return replace(model, switches=switches)


def rubbed(model: Model, joint: str = "j2") -> Model:
    return with_rows(model, po.Friction("rub", po.OnFreedom(joint), 0.05, 0.08))


def stopped(model: Model) -> Model:
    stops = po.Limit("stop", po.OnFreedom("j2"), -0.3, 0.3, restitution=0.3), po.Limit("end", po.OnFreedom("j0"), -0.2)
    return with_rows(model, *stops, po.OneWay("ratchet", po.OnFreedom("j1")))


def tied(model: Model, size: float = 1.0) -> Model:
    """A clutch between two joints that slips, a bound of the sum of two, and a lock that closes and opens."""
    both = po.Tendon(((1.0, po.OnFreedom("j1")), (-0.5, po.OnFreedom("j3"))))
    far = po.Tendon(((1.0, po.OnFreedom("j2")), (1.0, po.OnFreedom("j3"))))
    lock = po.Lock("lock", po.OnFreedom("j0"), "sin(30*t) - 0.5")
    return with_rows(
        model, po.Friction("clutch", both, 0.05 * size, 0.08 * size), lock, po.Limit("bound", far, -0.06, 0.1)
    )


def rectified(net: po.Network, joint: str = "j0") -> po.Network:
    net.add(electrical.IdealDiode("rectifier"), f"b {joint}", "ground")
    return net


def coupled(net: po.Network) -> po.Network:
    """A flywheel that a clutch takes along, another one that a free-wheel does, a brake, a thyristor, a switch."""
    net.add(rotational.Clutch("clutch", 0.2, "1 + sin(20*t)", static=0.3), "j3", "fly")
    net.add(rotational.Inertia("fly", 0.02), "fly")
    net.add(rotational.OneWayClutch("free"), "j0", "wheel")
    net.add(rotational.Inertia("wheel", 0.05), "wheel")
    net.add(rotational.Brake("brake", 0.3, "sin(15*t)"), "fly")
    net.add(electrical.Thyristor("gated", "sin(40*t)"), "b j3", "ground")
    net.add(electrical.Switch("key", "sin(25*t)", resistance=0.1), "a j0", "n")
    net.add(electrical.Capacitor("store", 1e-2), "n", "ground")
    return net


def levered(net: po.Network) -> po.Network:
    """A lever whose arm is that of a joint's angle, with dry friction behind it, and a law with a sign."""
    lever(net)
    net.add(rotational.DryFriction("shoe", 0.1), "far", "ground")
    net.add(rotational.NonlinearDamper("pad", torque=lambda w: 0.05 * sign(w) + 0.1 * w), "j3", "ground")
    return net


def valved(net: po.Network) -> po.Network:
    """A check valve straight behind the cylinder, a relief valve."""
    net.add(hydraulic.CheckValve("check"), "ground", "c")
    net.add(hydraulic.ReliefValve("relief", 3e5, 2e5, resistance=1e8), "c", "ground")
    return net


def beside_small(net: po.Network) -> po.Network:
    """A short mechanism with a stop and with a ball on the floor, joined to the long one by a spring."""
    rod = po.Inertia.at_centre(0.3, (0.1, 0.0, 0.0), np.diag([1e-3, 5e-3, 5e-3]))
    ball = po.Inertia.at_centre(0.1, (0.0, 0.0, 0.0), 4e-5 * np.eye(3))
    bodies = po.Body("rod", rod), po.Body("ball", ball)
    joints = (
        po.Joint("hinge", po.pairs.revolute(), "ground", "rod"),
        po.Joint("fly", po.pairs.prismatic(), "ground", "ball", po.Displacement.translating((0.0, 0.0, 0.06))),
    )
    floor, sphere = po.Surface("ground", po.Shape("plane")), po.Surface("ball", po.Shape("sphere", (0.05,)))
    acts = po.Limit("bound", po.OnFreedom("hinge"), -0.05, 0.05), po.Contact("floor", floor, sphere, restitution=0.4)
    small = po.Mechanism(po.Model("small", bodies, joints, switches=acts))
    small.forward_dynamics  # noqa: B018
    net.add(small.as_element("small", ["hinge"]), "hinge")
    net.add(rotational.TorsionSpring("spring", 20.0), "hinge", "j3")
    return net


def nonlinear(model: Model) -> po.Network:
    net = po.Network("nonlinear")
    net.add(po.Mechanism(model).as_element("machine", ["j0", "j3"]), "j0", "j3")
    motor(net, "j0", rotor=0.02)
    solved(net, "j3")
    return rectified(net)


def clutched(mass: float = 0.4) -> po.Network:
    size = mass / 0.4
    return driven(tied(chain(mass=mass), size), ENDS, 0.01 * size)


ENDS = ("j0", "j3")
CASES: Mapping[str, Callable[..., po.Network]] = {
    "diode": lambda: rectified(driven(chain(), ENDS)),
    "diode and rotors": lambda mass=0.4: rectified(driven(chain(mass=mass), ENDS, 0.05 * mass)),
    "friction": lambda: driven(rubbed(chain()), ENDS),
    "stops": lambda mass=0.4: driven(stopped(chain(mass=mass)), ENDS),
    "stops, rotors, diode": lambda: rectified(driven(stopped(chain()), ENDS, 0.02)),
    "clutch in the mechanism": clutched,
    "clutches, brake, thyristor": lambda: coupled(driven(chain(), ENDS, 0.01)),
    "lever and signs": lambda: levered(driven(chain(), ENDS)),
    "valves on a line": lambda: valved(hoist(rubbed(chain()), CHAIN)),
    "loops": lambda: rectified(driven(rubbed(loops(), "a1"), ("a0", "a1"), 0.05), "a0"),
    "lines on loops": lambda: valved(hoist(rubbed(loops(), "b1"), LOOPS)),
    "a short one beside": lambda: beside_small(driven(rubbed(chain()), ENDS)),
    "laws of Newton's method": lambda: nonlinear(rubbed(chain())),
}
