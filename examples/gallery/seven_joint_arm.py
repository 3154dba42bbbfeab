"""The elbow of an arm with seven joints. Draws seven_joint_arm.svg, which docs/gallery.md shows.

python examples/gallery/seven_joint_arm.py
"""

import numpy as np

import poinsot as po
from poinsot import Screw
from poinsot.analysis import self_motions, twist_space
from poinsot.views import save, space

arm = po.load("examples/kinestatics/seven_joint_arm.toml")
q = arm.assemble()
assert self_motions(arm, q, "hand").shape == (7, 1)
swivel = twist_space(arm, q, "upper-arm", locked=["hand"])
assert swivel.order == 1 and swivel.contains(po.Twist(np.array([0.5, -0.05, 0.3]), np.zeros(3)))  # shoulder to wrist

ax = po.views.draw_mechanism(arm, q, space(), highlight="upper-arm")
po.views.draw_screw(Screw.of(swivel.motors[0]), ax, label="self-motion", at=[0.25, -0.025, 0.15], length=0.8)
save(ax.figure, "seven_joint_arm.svg")
