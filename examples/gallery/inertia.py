"""The principal screws of inertia. Draws inertia.svg, which docs/gallery.md shows.

python examples/gallery/inertia.py
"""

import numpy as np

import poinsot as po
from poinsot import Screw
from poinsot.screws import principal_screws_of_inertia
from poinsot.views import save, space

x, y, z = np.eye(3)

a, b, c = 0.6, 0.4, 0.2  # a brick [m]
brick = po.Inertia.at_centre(10.0, (0, 0, 0), 10.0 / 12 * np.array([b * b + c * c, a * a + c * c, a * a + b * b]))
ax = space()
for e, length in ((x, a), (y, b), (z, c)):  # its twelve edges
    for corner in (-1, 1), (1, 1), (1, -1), (-1, -1):
        others = [f for f in (x * a, y * b, z * c) if not f @ e]
        middle = 0.5 * (corner[0] * others[0] + corner[1] * others[1])
        ax.plot(*np.array([middle - 0.5 * length * e, middle + 0.5 * length * e]).T, color="0.5")
for principal in principal_screws_of_inertia(brick):
    V = principal.screw.twist()
    blow = brick.matrix @ V.vector  # the impulse that makes it twist so
    assert Screw.of(po.Wrench.of(blow)).same_as(principal.screw)
    screw = principal.screw if principal.pitch > 0 else -principal.screw  # each hand is drawn on its own side
    po.views.draw_screw(screw, ax, length=0.6, at=0.4 * screw.direction)
save(ax.figure, "inertia.svg")
