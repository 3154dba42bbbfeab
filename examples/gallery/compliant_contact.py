"""A ball that falls on a floor: by a penalty, by Hunt and Crossley, rigid by events and by time-stepping.

Draws compliant_contact.svg, which docs/switching.md shows.

    python examples/gallery/compliant_contact.py
"""

from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import poinsot as po

BALL = """
poinsot = 1
gravity = [0, 0, -9.81]
[parameters]
r = 0.05                        # radius [m]
k = 1e6                         # N/m^1.5
[bodies.ball]
mass = 0.5
inertia = [5e-4, 5e-4, 5e-4]
[pairs.fall]
kind = "prismatic"
between = ["ground", "ball"]
point = [0, 0, 0]
axis = [0, 0, 1]
initial = { position = 0.25 }
[springs.floor]
pair = "fall"
energy = "0.4*k*max(r - x, 0)**2.5"
"""
Path("ball.toml").write_text(BALL)
ball = po.load("ball.toml")
run = po.simulate(ball, 1.5, samples=601, progress=False)
assert po.ledger(run).ratio < 1e-6  # no loss: it comes back to where it fell from

SOFT = (
    BALL.split("[springs.floor]")[0]
    + """
[shapes.ball]
body = "ball"
kind = "sphere"
radius = "r"
[shapes.ground]
body = "ground"
kind = "plane"
[contacts.floor]
between = ["ground", "ball"]
stiffness = "k"              # N/m^1.5
damping = 0.15               # c [s/m]
friction = 0.3
"""
)
Path("soft.toml").write_text(SOFT)
soft = po.load("soft.toml")
bounced = po.simulate(soft, 1.5, samples=601, progress=False)
assert po.ledger(bounced).ratio < 1e-6
height = bounced["joint_position"].values[:, 0] - 0.05
impact = np.sqrt(2 * 9.81 * 0.2)  # m/s at the first touch
again = np.sqrt(2 * 9.81 * height[90:200].max())  # m/s after it
print(f"e = {again / impact:.3f}")
assert abs(again / impact - (1 - 2 / 3 * 0.15 * impact)) < 0.04  # e = 1 − 2/3 c v, to first order in c v

RIGID = BALL.split("[springs.floor]")[0] + '[limits.floor]\npair = "fall"\nlower = 0.05\nrestitution = 0.8\n'
Path("rigid.toml").write_text(RIGID)
rigid = po.load("rigid.toml")
events = po.simulate(rigid, 1.5, samples=601, progress=False)  # every impact at its moment
steps = po.simulate(rigid, 1.5, method="moreau", step=1e-3, samples=601, progress=False)  # time-stepping
print(run.attrs["steps"], bounced.attrs["steps"], events.attrs["steps"], steps.attrs["steps"])

figure = Figure(figsize=(9, 3.6), layout="constrained")
ax = figure.subplots()
for each, label in (
    (run, "penalty, without loss"),
    (bounced, "Hunt–Crossley"),
    (events, "rigid, events"),
    (steps, "rigid, moreau"),
):
    ax.plot(each["time"], each["joint_position"].values[:, 0] - 0.05, label=label)
ax.set(title="height of a ball that falls on a floor [m]", xlabel="time [s]")
ax.legend(fontsize=8)
po.views.save(figure, "compliant_contact.svg")
