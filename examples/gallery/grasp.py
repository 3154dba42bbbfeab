"""A grasp with point contacts. Draws grasp.svg, which docs/gallery.md shows.

python examples/gallery/grasp.py
"""

import functools
import operator

import poinsot as po
from poinsot import Screw
from poinsot.analysis import actuation
from poinsot.views import save, space

hand = po.load("examples/kinestatics/grasp.toml")
q = hand.assemble()
fingers = [[f"swing{k}", f"bend{k}", f"middle{k}"] for k in (1, 2, 3)]
assert actuation(hand, q, functools.reduce(operator.iadd, fingers, []), "object").immobile
two = actuation(hand, q, fingers[0] + fingers[1], "object")
print(two.sentence)

ax = po.views.draw_mechanism(hand, q, space(), names=False, highlight="object")
po.views.draw_screw(Screw.of(two.free.motors[0]), ax, label="left by two fingers", at=[0.01, 0.01, 0.14], length=0.12)
save(ax.figure, "grasp.svg")
