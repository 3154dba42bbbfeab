"""A humanoid lands and stands. Draws g1_stands.svg, which docs/gallery.md shows.

python examples/gallery/g1_stands.py
"""

from dataclasses import replace
from importlib.metadata import files
from pathlib import Path

from matplotlib.figure import Figure

import poinsot as po
from poinsot.views import save

robots = files("example-robot-data") or []  # pip install example-robot-data
path = next(Path(str(file.locate())) for file in robots if file.name == "g1_29dof_rev_1_0.urdf")
feet = ("left_ankle_roll_link", "right_ankle_roll_link")
bare = po.load(path, base="free", ground={"friction": 0.8, "bodies": feet})
bend = {"hip_pitch": -0.2, "knee": 0.42, "ankle_pitch": -0.23}
posture = {
    joint.name: next((a for part, a in bend.items() if part in joint.name), 0.0)
    for joint in bare.model.joints
    if joint.pair.kind == "revolute"
}
held = [po.StretchSpring(f"{name} spring", po.OnFreedom(name), 500.0, angle, angle) for name, angle in posture.items()]
held += [po.StretchDamper(f"{name} damper", po.OnFreedom(name), 20.0) for name in posture]
g1 = po.Mechanism(replace(bare.model, elements=(*bare.model.elements, *held)))

start = dict(posture) | {bare.model.joints[0].name: (0, 0, 0.85, 0, 0, 0, 1)}
run = po.simulate(g1, 2.0, method="moreau", step=1e-3, initial=start, samples=401, outputs=["all", "contact_force"])
figure = Figure(figsize=(11, 4.0), layout="constrained")
left, right = figure.subplots(1, 2)
left.plot(run["time"], run["body_position"].sel(body="pelvis")[:, 2], lw=1.4)
left.set(xlabel="time [s]", ylabel="m", title="height of the pelvis")
pressed = run["contact_force"][..., 2].sum("contact")
right.plot(run["time"], pressed, lw=1.2, label="all feet")
right.axhline(9.81 * sum(body.inertia.mass for body in g1.model.bodies), color="k", lw=0.8, ls="--", label="weight")
right.set(xlabel="time [s]", ylabel="N", title="what presses on the ground", ylim=(0, 3000))
for ax in (left, right):
    ax.grid(alpha=0.25)
right.legend(fontsize=8)
save(figure, "g1_stands.svg")
balanced = 9.81 * sum(body.inertia.mass for body in g1.model.bodies)
assert abs(float(pressed[-1]) / balanced - 1) < 1e-3 and po.ledger(run).ratio < 1e-9
