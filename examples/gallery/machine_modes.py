"""A vibration mode, a tolerance stack and backlash in gears. Draws machine_modes.svg.

python examples/gallery/machine_modes.py
"""

from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot import analysis

linkage = po.load("examples/four_bar.toml")
rest = analysis.resting_pose(linkage, linkage.assemble([-1.9, 1.2, -2.0]))  # downhill from here: the linkage hangs
modes = analysis.vibration_modes(linkage, rest)
print(modes)  # frequency, damping ratio, what moves most
omega, zeta = 2 * np.pi * modes.frequencies[0], modes.damping_ratios[0]
assert np.isclose(modes.linear.poles()[1], omega * (-zeta + 1j * np.sqrt(1 - zeta**2)))
played = modes.motion(0, amplitude=0.3)  # a run to be looked at: po.view(linkage, played)

quarter = linkage.neutral()
quarter[linkage.coordinate_names.index("A")] = -np.pi / 2


def height(machine):
    """Of the coupler point with the crank a quarter turn on [m]: a number that is measured of a machine as it is built."""
    q = machine.assemble(quarter, keep=("A",))
    return machine.body("coupler").point_position(q, (0.25, 0.12, 0.0))[1]


stack = po.tolerance_stack("examples/four_bar.toml", {"cx": 5e-4, "cy": 5e-4, "by": (0.0, 2e-4)}, height, members=20)
print(stack)

GEARS = """
poinsot = 1
gravity = "none"
[bodies.motor]
mass = 1.0
inertia = [1e-3, 1e-3, 1e-3]
[bodies.load]
mass = 1.0
inertia = [5e-3, 5e-3, 5e-3]
[pairs.shaft]
kind = "revolute"
between = ["ground", "motor"]
point = [0, 0, 0]
axis = [0, 0, 1]
[pairs.teeth]
kind = "revolute"
between = ["motor", "load"]
point = [0, 0, 0.1]
axis = [0, 0, 1]
[springs.flanks]
pair = "teeth"
stiffness = 200.0
slack = ["-1*deg", "1*deg"]
[dampers.oil]
pair = "teeth"
damping = 0.02
[torques.drive]
pair = "shaft"
magnitude = "0.5*sin(2*pi*8*t)"
[simulation]
time = 0.5
samples = 501
"""
Path("gears.toml").write_text(GEARS)
run = po.simulate(po.load("gears.toml"), progress=False)
assert po.ledger(run).ratio < 1e-7

figure = Figure(figsize=(11, 3.6), layout="constrained")
left, middle, right = figure.subplots(1, 3)
for _k, place in enumerate(played["joint_position"].values[[12, 36]]):
    po.views.draw_mechanism(linkage, place, left, names=False)
left.set(title=f"both ends of the mode of {modes.frequencies[0]:.2f} Hz", aspect="equal")
middle.hist(1e3 * stack.values, bins=12, color="0.8")
middle.axvspan(*1e3 * np.array(stack.worst), color="C0", alpha=0.15, label="worst case")
middle.axvline(1e3 * stack.nominal, label="nominal")
middle.set(title="height of the point as built [mm]")
middle.legend(fontsize=7)
right.plot(run["time"], np.degrees(run["joint_position"].sel(coordinate="teeth")))
right.axhspan(-1, 1, color="0.9")
right.set(title="teeth in their play [°]", xlabel="time [s]")
po.views.save(figure, "machine_modes.svg")
