"""A linkage and a voltage found by IPOPT. Draws designed.svg, which docs/gallery.md shows.

python examples/gallery/designed.py
"""

import sys

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot.views import save

sys.path.insert(0, "examples")
import design_coupler_curve as curves
import optimise_machines as machines

family = po.load_family("examples/coupler_curve.toml", *curves.CORNERS)
best = curves.design(family, curves.LOOP, np.radians(20.0) * np.arange(18), count=2)[0]
turn, reached = curves.replay(family, best)
assert best.error < 0.02 and abs(np.sum((reached - curves.LOOP) ** 2) - best.error) < 1e-6

net = po.load("examples/networks/motor_swings_pole.toml")
plan = machines.motor_plan(net, 20)
swing = machines.replay_motor(net, plan)
assert plan.converged and abs(swing["cart_pole.joint_position"][-1, 1] - np.pi) < 0.02

figure = Figure(figsize=(11, 4.4), layout="constrained")
left, right = figure.subplots(1, 2, width_ratios=[1, 1.2])
A, B, C, D, P = best.p.reshape(5, 2)
left.fill(*np.array([B, C, P]).T, color="C0", alpha=0.15)
left.plot(*np.array([A, B, C, D]).T, "o-", color="0.3", lw=2, ms=5)
left.plot(*turn["body_position"].sel(body="point").values[:1001, :2].T, lw=1.2)
left.plot(*curves.LOOP.T, "x", color="C3", label="targets")
left.set(aspect="equal", xlabel="m", title="the point of the coupler, and its targets")
left.legend(fontsize=8)
right.plot(plan.times, plan.control, lw=1.4, label="voltage [V]")
right.plot(swing["time"], swing["motor.L.current"], lw=1.2, label="current [A]")
right.plot(swing["time"], 10 * swing["cart_pole.joint_position"][:, 0], lw=1.2, label="cart [0.1 m]")
right.plot(swing["time"], swing["cart_pole.joint_position"][:, 1], lw=1.8, label="pole [rad]")
right.axhline(np.pi, color="k", lw=0.8, ls="--")
right.set(xlabel="time [s]", title="a motor swings a pole up")
right.grid(alpha=0.25)
right.legend(fontsize=8, loc="lower left")
save(figure, "designed.svg")
