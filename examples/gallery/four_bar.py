"""A four-bar linkage and its dead point. Draws four_bar.svg, which docs/gallery.md shows.

python examples/gallery/four_bar.py
"""

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot import Screw
from poinsot.analysis import singularity, twist_space, wrench_space
from poinsot.views import plane, save

four_bar = po.load("examples/four_bar.toml")
figure = Figure(figsize=(11, 4.6), layout="constrained")

q = four_bar.assemble(np.array([-0.8, 0, 0]), keep=("A",))
coupler = Screw.of(twist_space(four_bar, q, "coupler").motors[0])
ax = po.views.draw_field_section(coupler.twist(), plane(figure, (1, 2, 1)), centre=(0.2, 0.05), radius=0.4)
po.views.draw_mechanism(four_bar, q, ax, highlight="coupler")
ax.set_title("velocities of the coupler", fontsize=10)

crank, rod, rocker, base = 0.1, np.hypot(0.28, 0.15), np.hypot(0.07, 0.25), 0.35
angle = np.arccos(((crank + rod) ** 2 + base**2 - rocker**2) / (2 * (crank + rod) * base))
dead = four_bar.assemble(np.array([angle - np.pi / 2, 0, 0]), keep=("A",))
found = singularity(four_bar, dead, "rocker", ["A"])
assert found.kind == "serial" and singularity(four_bar, dead, "crank", ["D"]).kind == "parallel"
along = np.array([np.cos(angle), np.sin(angle), 0.0])
bearing = po.Wrench.at((crank + rod) * along, along)  # a force along crank and coupler
assert wrench_space(four_bar, dead, "rocker").contains(bearing) and not wrench_space(four_bar, q, "rocker").contains(
    bearing
)
ax = po.views.draw_mechanism(four_bar, dead, plane(figure, (1, 2, 2)), highlight="rocker")
po.views.draw_screw(found.lost.motors[0], ax, label="couple", at=[0.341, 0.12, 0])
po.views.draw_screw(bearing, ax, label="what bears it", at=(crank + rod) * along, length=0.2)
ax.set_title("the dead point", fontsize=10)
save(figure, "four_bar.svg")
print(found.sentence)  # Body 'rocker' loses 1 freedom.
