"""Bennett's linkage. Draws bennett.svg, which docs/gallery.md shows.

python examples/gallery/bennett.py
"""

import poinsot as po
from poinsot import Screw
from poinsot.analysis import joint_systems, overconstraints
from poinsot.screws import PitchQuadrics, ScrewSystem, classify
from poinsot.views import save, space

bennett = po.load("examples/bennett.toml")
q = bennett.assemble()
hinges = [system.motors[0] for system in joint_systems(bennett, q).values()]
span = ScrewSystem.span(hinges)
assert span.order == 3 and overconstraints(bennett, q).count == 3
quadrics = PitchQuadrics.of(span)
for hinge in hinges:  # every point of their axes is on it
    axis = Screw.of(hinge).axis
    assert abs(quadrics.deviation(axis.foot + 0.3 * axis.direction, 0.0)) < 1e-12

ax = po.views.draw_mechanism(bennett, q, space(), screws=True, highlight="BC")
po.views.draw_pitch_quadrics(quadrics, [0.0], ax, radius=0.62, lines=48, principal=False)
print(classify(span).sentence)
save(ax.figure, "bennett.svg")
