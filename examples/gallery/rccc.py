"""A spatial linkage by the formulas of the spherical one. Draws rccc.svg, which docs/gallery.md shows.

python examples/gallery/rccc.py
"""

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot import Screw
from poinsot.algebra import atan2
from poinsot.dual_dynamics import dual_angle, dual_direction, motor
from poinsot.geometry import cross, dot
from poinsot.screws import four_bar as spherical_four_bar
from poinsot.views import save, space

rccc = po.load("examples/kinestatics/rccc.toml")
q = rccc.assemble()
axes = [motor(Screw.along(j.X_PJ.translation, j.X_PJ.rotation[:, 2]).twist()) for j in rccc.model.joints]
links = [dual_direction(cross(axes[k], axes[(k + 1) % 4])) for k in range(4)]  # the common normals
sides = [dual_angle(axes[k], axes[(k + 1) % 4]) for k in range(4)]
turned = [atan2(dot(cross(links[k - 1], links[k]), axes[k]), dot(links[k - 1], links[k])) for k in range(4)]

cranks, slides, assembled = np.linspace(0, 2 * np.pi, 73), [], []
for crank in cranks:
    moved = spherical_four_bar(sides, turned[0] + crank, -1.0)
    slides.append([float((new - old).dual) for new, old in zip(moved, turned[1:])])
    q = rccc.assemble(np.array([crank, *q[1:]]), keep=("crank",))
    assembled.append([q[2], q[4]])
assert np.abs(np.array(slides)[:, :2] - assembled).max() < 1e-9

figure = Figure(figsize=(11, 4.8), layout="constrained")
po.views.draw_mechanism(rccc, None, space(figure, (1, 2, 1)), screws=True, highlight="coupler")
ax = figure.add_subplot(1, 2, 2, xlabel="crank [°]", ylabel="slide [m]", xticks=range(0, 361, 90))
for values, name, style in zip(np.transpose(slides), ("C2", "C3", "C4"), ("-", "--", "-.")):
    ax.plot(np.degrees(cranks), values, style, label=f"{name}, by dual numbers")
ax.plot(np.degrees(cranks)[::6], np.array(assembled)[::6], "k.", label=["assembled", "_"])
ax.set_ylim(-0.05, 0.29)
ax.legend(fontsize=8, ncols=2, loc="upper left")
save(figure, "rccc.svg")
