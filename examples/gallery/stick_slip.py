"""Stick and slip. Draws stick_slip.svg, which docs/gallery.md shows.

python examples/gallery/stick_slip.py
"""

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot.views import save

belt = po.load("examples/networks/belt.toml")
figure = Figure(figsize=(11, 4.2), layout="constrained")
left, right = figure.subplots(1, 2)
for x, v, colour in ((0.0, -0.6, "#999999"), (0.02, 0.9, "#999999"), (0.1, 0.2, "#0072B2")):
    run = po.simulate(belt, initial={"spring.elongation": x, "mass.momentum": v})
    left.plot(run["spring.elongation"], run["mass.velocity"], lw=1.0, color=colour)
    if colour == "#0072B2":
        right.plot(run["time"], run["spring.elongation"], lw=1.4, color=colour)
        for time, kind in zip(run["event_time"].values, run["event_kind"].values):
            right.axvline(time, lw=0.7, color="#009E73" if kind == "sticks" else "#D55E00")
        cycle = np.diff(run["event_time"].values[run["event_kind"].values == "slips"])
left.set(xlabel="x [m]", ylabel="velocity [m/s]", title="phase portrait: three starts, one cycle")
right.set(xlabel="time [s]", ylabel="x [m]", title="sticks (green), slips (vermilion)", xlim=(0, 4))
for ax in (left, right):
    ax.grid(alpha=0.25)
save(figure, "stick_slip.svg")
assert abs(cycle - 1.1688835246140783).max() < 1e-9
