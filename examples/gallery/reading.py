"""How the pictures are read. Draws reading.svg, which docs/gallery.md shows.

python examples/gallery/reading.py
"""

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot import Screw
from poinsot.views import save, space

x, y, z = np.eye(3)
figure = Figure(figsize=(11, 4.8), layout="constrained")
ax = space(figure, (1, 2, 1))
for k, (screw, name) in enumerate(
    [
        (Screw.along([0, 0, 0], z, 0.05), "right-handed"),
        (Screw.along([0, 0.6, 0], z, -0.05), "left-handed"),
        (Screw.along([0.5, 0, 0], z).twist(), "angular velocity"),
        (Screw.along([0.5, 0.6, 0], z).wrench(), "force"),
        (Screw.improper(z).twist(), "velocity"),
        (Screw.improper(z).wrench(), "couple"),
    ]
):
    po.views.draw_screw(screw, ax, label=name, length=1.0, scale=0.5, at=0.5 * (k // 2) * x + 0.6 * (k % 2) * y)
po.views.draw_streamlines(Screw.along(0 * x, z, 0.15).twist(2.0), space(figure, (1, 2, 2)))
save(figure, "reading.svg")
