"""A parallel robot that only translates. Draws three_upu.svg, which docs/gallery.md shows.

python examples/gallery/three_upu.py
"""

import numpy as np

import poinsot as po
from poinsot import Screw
from poinsot.analysis import actuation, joint_systems, twist_space
from poinsot.screws import classify
from poinsot.views import save, space

upu = po.load("examples/kinestatics/three_upu.toml")
q = upu.assemble()
systems = joint_systems(upu, q)
assert classify(twist_space(upu, q, "platform")).label == "IID"
assert actuation(upu, q, ["P1", "P2", "P3"], "platform").immobile

ax = po.views.draw_mechanism(upu, q, space(), names=False, highlight="platform")
couples = [(systems[f"A{k}"] + systems[f"P{k}"] + systems[f"B{k}"]).reciprocal() for k in (1, 2, 3)]
for k, couple in enumerate(couples):
    assert couple.order == 1 and couple.infinite.order == 1
    at = 0.4 * np.array([np.cos(2 * np.pi * k / 3), np.sin(2 * np.pi * k / 3), 0.75])
    direction = couple.motors[0].moment * np.sign(couple.motors[0].moment[2])
    po.views.draw_screw(Screw.improper(direction).wrench(), ax, scale=0.25, at=at, label=f"held by leg {k + 1}")
save(ax.figure, "three_upu.svg")
