"""A Stewart platform at a singular pose. Draws stewart.svg, which docs/gallery.md shows.

python examples/gallery/stewart.py
"""

from pathlib import Path

from matplotlib.figure import Figure

import poinsot as po
from poinsot import Screw
from poinsot.analysis import actuation, singularity
from poinsot.views import save, space

drawing = Path("examples/kinestatics/stewart.toml").read_text()
Path("turned.toml").write_text(drawing.replace("yaw = 0.0", 'yaw = "90*deg"'))
legs = [f"P{k}" for k in range(1, 7)]
figure = Figure(figsize=(11, 5.2), layout="constrained")
for k, file in enumerate(["examples/kinestatics/stewart.toml", "turned.toml"]):
    stewart = po.load(file)
    q = stewart.assemble()
    ax = po.views.draw_mechanism(stewart, q, space(figure, (1, 2, k + 1)), names=False, highlight="platform")
    found = singularity(stewart, q, "platform", legs)
    ax.set_title(("regular", "turned by 90°: singular")[found.singular], fontsize=10)
    assert actuation(stewart, q, legs, "platform").immobile is (found.gained.order == 0)
    for motion in found.gained.motors:
        po.views.draw_screw(Screw.of(motion), ax, length=1.8)
assert found.kind == "parallel" and found.gained.order == 1
save(figure, "stewart.svg")
