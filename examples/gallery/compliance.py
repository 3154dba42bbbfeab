"""The compliant axes of a stiffness. Draws compliance.svg, which docs/gallery.md shows.

python examples/gallery/compliance.py
"""

import numpy as np

import poinsot as po
from poinsot import Screw
from poinsot.geometry import rotation_aligning_z
from poinsot.screws import compliant_axes
from poinsot.views import save, space

E, G, d, L = 200e9, 77e9, 1e-3, 0.06  # steel rods: moduli [Pa], thickness and length [m]
I_rod, A = np.pi * d**4 / 64, np.pi * d**2 / 4
rod = np.diag(
    [E * I_rod / L, E * I_rod / L, 2 * G * I_rod / L, 12 * E * I_rod / L**3, 12 * E * I_rod / L**3, E * A / L]
)  # at its middle
K, rods = np.zeros((6, 6)), []
for angle in 2 * np.pi * np.arange(3) / 3:
    top = np.array([0.04 * np.cos(angle), 0.04 * np.sin(angle), 0.0])
    lean = np.array([0, 0, -0.10]) - top
    lean /= np.linalg.norm(lean)
    X = po.Displacement(rotation_aligning_z(lean), top + 0.5 * L * lean)
    pull = X.inverse().adjoint
    K += pull.T @ rod @ pull
    rods.append([top, top + L * lean])
axes = compliant_axes(K)
assert len(axes) == 3 and all(np.allclose(axis.point[:2], 0, atol=1e-9) for axis in axes)

ax = space()
for ends in rods:
    ax.plot(*np.transpose(ends), color="0.3", linewidth=3)
for level in (0, 1):  # the two plates
    ax.plot(*np.transpose([ends[level] for ends in rods + rods[:1]]), color="0.3", linewidth=1.5)
centre = min(axes, key=lambda axis: axis.stiffness).point  # of a horizontal one: where all three meet
assert np.allclose(centre, [0, 0, -0.0998], atol=1e-4)  # ahead of the plate, near the point of the rods
for axis in axes:
    label = f"{axis.stiffness / 1e6:.2g} N/µm, {axis.torsion:.2g} N·m/rad"
    po.views.draw_screw(Screw.along(centre, axis.direction), ax, label=label, length=0.08, at=centre, helix=False)
ax.view_init(12, -58)
save(ax.figure, "compliance.svg")
