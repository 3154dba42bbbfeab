"""The cylindroid of two screws. Draws cylindroid.svg, which docs/gallery.md shows.

python examples/gallery/cylindroid.py
"""

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot import Screw
from poinsot.screws import Cylindroid
from poinsot.views import plane, save, space

x, y, z = np.eye(3)

pair = [Screw.along([0, 0, 0], x, 0.4), Screw.along([0, 0, 0.3], y + 0.4 * x, -0.2)]
cylindroid = Cylindroid.of(pair)
figure = Figure(figsize=(11, 5.0), layout="constrained")
ax = po.views.draw_cylindroid(cylindroid, space(figure, (1, 2, 1)))
angles = [cylindroid.angle_of(screw) for screw in pair]
ax = po.views.draw_pitch_circle(cylindroid, plane(figure, (1, 2, 2)), angles=angles)
assert all(np.isclose(cylindroid.pitch(a), screw.pitch) for a, screw in zip(angles, pair))
save(figure, "cylindroid.svg")
