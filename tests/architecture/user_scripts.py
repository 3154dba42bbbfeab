"""Twenty short scripts of users, from the documents: type checkers understand each line of them, and so do editors.

`mypy` checks them with the package, test_editors.py asks a language server of every attribute; they are never run.
Each `type: ignore` is needed, or the strict check complains of it: what is wrong is seen to be wrong.
"""

import numpy as np

import poinsot as po
from poinsot import electrical, rotational, thermal, transducers
from poinsot.analysis import static_equilibrium, twist_space
from poinsot.control import minimum_jerk, pid, spline


def robot_is_read() -> None:
    arm = po.load("puma560.urdf", base="fixed")
    print(arm.coordinate_names, arm.joint_names, arm.body_names, arm.nq)
    arm.mas_matrix(1)  # type: ignore[attr-defined]


def robot_of_known_kind() -> None:
    arm = po.load_mechanism("puma560.urdf", base="free", ground=True)
    M = arm.mass_matrix(arm.neutral())
    print(np.linalg.eigvalsh(M).min())
    arm.mas_matrix(1)  # type: ignore[attr-defined]
    arm.add(electrical.Resistor("R", 1.0))  # type: ignore[attr-defined]
    po.load_mechanism("puma560.urdf", diodes="ideal")  # type: ignore[call-arg]


def poses_and_jacobians() -> None:
    arm = po.load("puma560.urdf")
    q = np.array([0.2, 0.2, -2.6, 0.0, -0.7, 0.0])
    hand = arm.body("hand")
    print(hand.pose(q)[:3, 3], hand.jacobian_aligned(q) @ np.ones(arm.nv))
    hand.jacobian_alined(q)  # type: ignore[attr-defined]


def dynamics() -> None:
    arm = po.load("puma560.urdf")
    q, v, a = arm.neutral(), np.zeros(arm.nv), np.ones(arm.nv)
    tau = arm.inverse_dynamics(q, v, a)
    assert np.allclose(arm.mass_matrix(q) @ a + arm.bias_force(q, v), tau)
    assert np.allclose(arm.forward_dynamics(q, v, tau), a)
    arm.inverse_dynamics(q, v)  # type: ignore[call-arg]


def derivatives() -> None:
    arm = po.load("puma560.urdf")
    q, v = arm.random(np.random.default_rng(0)), np.zeros(arm.nv)
    dtau_dq, dtau_dv, M = arm.inverse_dynamics_derivatives(q, v, v)
    print(dtau_dq.shape, dtau_dv.T, M.diagonal())


def falls_if_held_by_constant_torques() -> None:
    arm = po.load_mechanism("puma560.urdf")
    q = arm.neutral()
    linear = arm.linearize(q, np.zeros(6), arm.gravity_force(q), actuated=arm.freedom_names)
    print(linear.poles().real.max())


def circle_is_drawn() -> None:
    arm = po.load("puma560.urdf")
    times = np.linspace(0.0, 3.0, 61)
    phase = [minimum_jerk(0.0, 6.28, 3.0).position(t) for t in times]
    found = arm.inverse_kinematics({"hand": np.eye(4)}, start=arm.neutral())
    motion = spline(times, np.outer(phase, found.q))
    print(found.success, motion.acceleration(0.5))


def linkage_is_mobile() -> None:
    linkage = po.load("bennett.toml")
    found = linkage.mobility()
    print(found.general, found.redundant, found.singular, found.gap)
    q = linkage.assemble(keep=("A",))
    print(linkage.constraint_error(q), linkage.constraint_jacobian(q).shape)
    print(found.redundnt)  # type: ignore[attr-defined]


def dead_centre() -> None:
    linkage = po.load("four_bar.toml")
    at = linkage.singularity(linkage.assemble(), "crank", ["D"])
    print(at.kind, at.sentence)


def loads_are_carried() -> None:
    linkage = po.load("four_bar.toml")
    q = linkage.assemble()
    load = po.Wrench.at(np.zeros(3), np.array([50.0, 0.0, 0.0]))
    held = static_equilibrium(linkage, q, actuated=["A"], loads={"coupler": load})
    print(held.efforts["A"], held.joints["C"].wrench, twist_space(linkage, q, "coupler").motors)
    print(linkage.reactions(q, 0 * q, 0 * q)["A"].wrench)


def driven_crank_runs() -> None:
    crank = po.load("four_bar.toml").with_motions({"A": "20*pi*t"})
    run = po.simulate(crank, 0.1, samples=361, progress=False)
    print(run["motion_effort"].values.max(), po.ledger(run).ratio)
    po.simulat(crank)  # type: ignore[attr-defined]


def network_is_built() -> None:
    net = po.Network("low-pass")
    net.add(electrical.VoltageSource("V", "sin(3*t)"), "in", "ground")
    net.add(electrical.Resistor("R", resistance=100.0), "in", "out")
    net.add(electrical.Capacitor("C", 1e-3, voltage=5.0), "out", "ground")
    print(net.state_names, net.conserved(), po.simulate(net, time=1.0)["C.voltage"])
    electrical.Resistor("R", ohms=100.0)  # type: ignore[call-arg]
    net.ad(electrical.Resistor("R", 1.0))  # type: ignore[attr-defined]


def motor_warms_up() -> None:
    net = po.Network("drive")
    net.add(electrical.VoltageSource("battery", 24.0), "plus", "ground")
    net.add(transducers.DCMotor("motor", resistance=0.6, constant=0.05, heat=True), p="plus", n="ground", heat="iron")
    net.add(rotational.Inertia("fan", 1e-6), "shaft")
    net.add(thermal.HeatCapacity("iron", 40.0, temperature=293.15), "iron")
    net.connect("motor.shaft", "shaft")
    net.diagram().save("machine.svg")


def netlist_is_read() -> None:
    net = po.load_network("rectifier.cir", diodes="ideal")
    print(net.element_names, net.node_names, net.initial_state())
    net.mass_matrix(1)  # type: ignore[attr-defined]


def network_from_either_door() -> None:
    net = po.load("buck.toml")
    net.trust_fmus()
    print(net.node_names, net.structure().index, po.simulate(net, 1e-3))


def motor_drives_linkage() -> None:
    net = po.load_network("motor_drives_four_bar.toml")
    law = pid(2e-3, reads="linkage.crank.angular_velocity", writes="battery", goal=30.0, kp=0.6, ki=6.0)
    cut = po.Event("iron.entropy - 3.0", terminal=True, name="cut-out")
    run = po.simulate(net, time=2.0, controllers=law, events=cut, progress=False)
    print(run.attrs["ended_by"], po.ledger(run).ratio)


def steps_one_by_one() -> None:
    arm = po.load("double_pendulum.toml")
    stepper = po.Stepper(arm, 1e-3, inputs=arm.freedom_names)
    q, v = np.split(stepper.state, [arm.nq])
    stepper.step(arm.gravity_force(q) - 0.5 * v, count=10)
    print(stepper.time, stepper.energy.residual)


def family_of_arms() -> None:
    family = po.load_mechanism("double_pendulum.toml").with_parameters(m="bodies.lower.mass")
    p = family.values(m=2.0)
    print(family.parameter_names, family.defaults, family.at(p).mass_matrix(np.zeros(2)))
    print(family.inverse_dynamics(np.zeros(2), np.zeros(2), np.zeros(2), p))
    family.at(p).mas_matrix(1)  # type: ignore[attr-defined]
    family.invers_dynamics(1)  # type: ignore[attr-defined]


def family_from_a_file() -> None:
    family = po.load_family("coupler_curve.toml", "ax", "ay")
    print(family.parameter_names, family.values(ax=0.1), family.at(family.defaults))
    family.valus()  # type: ignore[attr-defined]


def what_experts_ask() -> None:
    arm = po.load("puma560.urdf")
    q = arm.neutral()
    print(arm.expert.inertial_parameters, arm.expert.inverse_dynamics_regressor(q, 0 * q, 0 * q))
    net = po.load_network("buck.toml")
    print(net.expert.equations, net.sources)
    arm.rnea(q)  # type: ignore[attr-defined]
