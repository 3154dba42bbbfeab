"""Diodes and switches. Draws converters.svg, which docs/gallery.md shows.

python examples/gallery/converters.py
"""

from matplotlib.figure import Figure

import poinsot as po
from poinsot.views import save

figure = Figure(figsize=(11, 4.0), layout="constrained")
left, right = figure.subplots(1, 2)
run = po.simulate(po.load("examples/networks/peak_rectifier.toml"))
left.plot(1e3 * run["time"], abs(run["mains.voltage"]), lw=0.9, color="#999999", label="|source|")
left.plot(1e3 * run["time"], run["C.voltage"], lw=1.6, label="capacitor")
left.set(xlabel="time [ms]", ylabel="V", title="peak rectifier")
run = po.simulate(po.load("examples/networks/buck.toml"))
right.plot(1e6 * run["time"], run["C.voltage"], lw=1.6, label="output [V]")
right.plot(1e6 * run["time"], run["L.current"], lw=0.9, label="current of the coil [A]")
right.set(xlabel="time [µs]", title="a converter starts")
for ax in (left, right):
    ax.grid(alpha=0.25)
    ax.legend(fontsize=8)
save(figure, "converters.svg")
assert po.ledger(run).ratio < 1e-9
