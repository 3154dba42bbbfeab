"""A pulse on a line that is closed by its impedance, and on one with an open end. Draws lines.svg (docs/networks.md).

python examples/gallery/lines.py
"""

from poinsot import distributed
from poinsot import electrical
import numpy as np
import matplotlib.pyplot as plt
import poinsot as po

net = po.Network("a pulse")
net.add(electrical.VoltageSource("V", "exp(-((t - 0.3)/0.08)**2)"), "s", "ground")
net.add(electrical.Resistor("R", 1.0), "s", "a")
net.add(distributed.TransmissionLine("line", 1.0, inductance=1.0, capacitance=1.0, cells=40), "a", "b")
net.add(electrical.Resistor("end", 1.0), "b", "ground")
runs = po.ensemble(net, over={"elements.end.resistance": [1.0, 1e4]}, time=2.0, samples=81)

field = np.array([runs[f"line.node{i}.voltage"].values for i in range(41)])  # node, member, time
figure, axes = plt.subplots(1, 2, figsize=(8, 2.6), sharey=True, layout="constrained")
for k, title in enumerate(["closed by its impedance", "open end"]):
    axes[k].pcolormesh(
        runs.time, np.linspace(0, 1, 41), field[:, k], shading="gouraud", vmin=-0.6, vmax=1.0, rasterized=True
    )
    axes[k].set(title=title, xlabel="time [s]")
assert abs(field[:, 0, -1]).max() < 5e-3  # nothing has come back
axes[0].set_ylabel("place [m]")
figure.savefig("lines.svg")
