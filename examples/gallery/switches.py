"""Each element that switches, at work. Draws switches.svg, which docs/gallery.md shows.

python examples/gallery/switches.py
"""

from matplotlib.figure import Figure

import poinsot as po
from poinsot import electrical as el
from poinsot import hydraulic as hy
from poinsot import rotational as ro
from poinsot import translational as tr
from poinsot.views import save


def network(*placed):
    net = po.Network("case")
    for element, *nodes in placed:
        net.add(element, *nodes)
    return net


def block(*switches, elements=()):
    """One kilogram that slides along x without weight."""
    parts = (po.Body("b", po.Inertia.at_centre(1.0, [0, 0, 0], [4e-3] * 3)),)
    slide = po.Joint("x", po.pairs.prismatic(), "ground", "b")
    return po.Mechanism(po.Model("block", parts, (slide,), elements, gravity=(0, 0, 0), switches=switches))


E, x = "ground", po.OnFreedom("x")
spring = po.StretchSpring("k", x, 100.0)
ball = po.Body("b", po.Inertia.at_centre(1.0, [0, 0, 0], [4e-3] * 3))
touch = po.Contact(
    "touch", po.Surface("ground", po.Shape("plane")), po.Surface("b", po.Shape("sphere", (0.1,))), friction=0.3
)
on_table = po.Mechanism(
    po.Model("ball", (ball,), (po.Joint("fly", po.pairs.free(), "ground", "b"),), switches=(touch,))
)
mains, R = el.VoltageSource("V", "10*sin(100*pi*t)"), el.Resistor("R", 10.0)


def shaft(name, speed=0.0):
    return ro.Inertia(name, 0.1, angular_velocity=speed), name


cases = {
    "limit, restitution 0.6": (
        block(po.Limit("stop", x, upper=0.1, restitution=0.6), elements=(spring,)),
        2.0,
        {"x": {"velocity": 2.0}},
        {"x [m]": lambda run: run["joint_position"]},
    ),
    "dry friction": (
        block(po.Friction("f", x, kinetic=2.5), elements=(spring,)),
        2.0,
        {"x": {"position": 0.25}},
        {"x [m]": lambda run: run["joint_position"]},
    ),
    "a brake, told by a signal": (
        block(po.Friction("f", x, kinetic=4.0, command="step(t - 0.2)")),
        1.0,
        {"x": {"velocity": 2.0}},
        {"speed [m/s]": lambda run: run["joint_velocity"]},
    ),
    "contact: slips, then rolls": (
        on_table,
        1.0,
        {"fly": {"position": (0, 0, 0.1, 0, 0, 0, 1), "velocity": (0, 0, 0, 2, 0, 0)}},
        {
            "speed [m/s]": lambda run: run["body_twist"][:, 0, 3] + 0.1 * run["body_twist"][:, 0, 1],
            "of the rim": lambda run: 0.1 * run["body_twist"][:, 0, 1],
        },
    ),
    "clutch, from 0.2 s on": (
        network(shaft("a", 10.0), shaft("b"), (ro.Clutch("c", 1.0, "step(t - 0.2)"), "a", "b")),
        1.0,
        None,
        {"driver [rad/s]": "a.angular_velocity", "driven": "b.angular_velocity"},
    ),
    "one-way clutch": (
        network(
            (ro.TorqueSource("M", "sin(6*t)"), "a", E),
            shaft("a"),
            (ro.OneWayClutch("c"), "a", "b"),
            shaft("b"),
            (ro.Damper("d", 0.2), "b", E),
        ),
        3.0,
        None,
        {"driver [rad/s]": "a.angular_velocity", "driven": "b.angular_velocity"},
    ),
    "ideal diode": (
        network((mains, "a", E), (el.IdealDiode("D"), "a", "b"), (R, "b", E)),
        0.06,
        None,
        {"source [V]": "V.voltage", "load": "R.voltage"},
    ),
    "thyristor": (
        network(
            (mains, "a", E),
            (el.Thyristor("T", "sin(100*pi*t - 1.2)"), "a", "b"),
            (R, "b", "c"),
            (el.Inductor("L", 0.02), "c", E),
        ),
        0.06,
        None,
        {"source [V]": "V.voltage", "load": "R.voltage"},
    ),
    "switch and diode": (
        network(
            (el.VoltageSource("V", 10.0), "a", E),
            (el.Switch("S", "sin(1000*pi*t)", threshold=0.0), "a", "b"),
            (el.IdealDiode("D"), E, "b"),
            (R, "b", "c"),
            (el.Inductor("L", 0.02), "c", E),
        ),
        0.01,
        None,
        {"coil [A]": "L.current"},
    ),
    "check valve": (
        network(
            (hy.PressureSource("p", "1e5*(1 + sin(6*t))"), "a", E),
            (hy.CheckValve("c", resistance=1e8), "a", "b"),
            (hy.Accumulator("A", 1e-9), "b"),
            (hy.Resistance("r", 2e9), "b", E),
        ),
        3.0,
        None,
        {"pump [Pa]": "p.pressure", "tank": "A.pressure"},
    ),
    "relief valve, 3 and 2 bar": (
        network(
            (hy.FlowSource("q", 1e-4), "a", E),
            (hy.Accumulator("A", 1e-9), "a"),
            (hy.ReliefValve("v", 3e5, 2e5, resistance=1e9), "a", E),
        ),
        10.0,
        None,
        {"tank [Pa]": "A.pressure"},
    ),
    "end stop": (
        network(
            (tr.ForceSource("F", "20*sin(5*t)"), "a", E),
            (tr.Mass("m", 1.0), "a"),
            (tr.EndStop("e", -0.2, 0.2, restitution=0.5), "a", E),
            (tr.Damper("d", 5.0), "a", E),
        ),
        3.0,
        None,
        {"speed [m/s]": "m.velocity"},
    ),
}
figure = Figure(figsize=(13, 8), layout="constrained")
for ax, (title, (machine, time, initial, curves)) in zip(figure.subplots(3, 4).flat, cases.items()):
    run = po.simulate(machine, time, initial=initial, samples=401)
    for label, of in curves.items():
        ax.plot(run["time"], run[of] if isinstance(of, str) else of(run), lw=1.3, label=label)
    for moment in run["event_time"].values:
        ax.axvline(moment, lw=0.6, color="#D55E00", alpha=0.5)
    ax.set_title(title, fontsize=9)
    ax.legend(fontsize=7)
    ax.grid(alpha=0.25)
    assert po.ledger(run).ratio < 1e-9, title
save(figure, "switches.svg")
