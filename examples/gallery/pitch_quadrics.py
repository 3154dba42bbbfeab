"""Pitch quadrics of a three-system. Draws pitch_quadrics.svg, which docs/gallery.md shows.

python examples/gallery/pitch_quadrics.py
"""

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot.screws import PitchQuadrics
from poinsot.views import save, space

x, y, z = np.eye(3)
quadrics = PitchQuadrics.of([[*x, *(0.5 * x)], [*y, *(0.1 * y)], [*z, *(-0.2 * z)]])
figure = Figure(figsize=(11, 5.2), layout="constrained")
po.views.draw_pitch_quadrics(quadrics, [0.3, -0.05], space(figure, (1, 2, 1)))
po.views.draw_pitch_quadrics(quadrics, [0.1], space(figure, (1, 2, 2)))
save(figure, "pitch_quadrics.svg")
try:
    po.views.draw_pitch_quadrics(quadrics, [0.9])
except po.GeometryError as error:
    print(error)
