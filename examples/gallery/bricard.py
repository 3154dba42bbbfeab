"""Bricard's linkage. Draws bricard.svg, which docs/gallery.md shows.

python examples/gallery/bricard.py
"""

import numpy as np

import poinsot as po
from poinsot import Screw
from poinsot.analysis import joint_systems, overconstraints
from poinsot.screws import ScrewSystem
from poinsot.views import save, space

bricard = po.load("examples/bricard.toml")
q = bricard.assemble(np.array([0.5, 0, 0, 0, 0]), keep=("P0",))
hinges = ScrewSystem.span([system.motors[0] for system in joint_systems(bricard, q).values()], tolerance=1e-8)
stress = overconstraints(bricard, q)
assert hinges.order == 5 and stress.count == 1 and len(stress.joints) == 6
for system in stress.joints.values():
    assert hinges.reciprocal().equals(system) and abs(Screw.of(system.motors[0]).pitch) < 1e-9

ax = po.views.draw_mechanism(bricard, q, space(), screws=True)
po.views.draw_screw(stress.joints["P0"].motors[0], ax, label="self-stress", length=1.6, scale=0.5)
save(ax.figure, "bricard.svg")
