"""A four-bar over a cycle: transmission angle, coupler curves, shaking force, a bearing load. Draws machine_cycle.svg.

python examples/gallery/machine_cycle.py
"""

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot import analysis

linkage = po.load("examples/four_bar.toml")
turn = analysis.cycle(linkage, "A", rate=20 * np.pi, samples=61)  # the crank once round, at ten turns a second
print(
    turn.q.shape, turn.v.shape, turn.a.shape, turn.effort.max()
)  # poses, rates, accelerations, the moment on the crank

transmitted = analysis.transmission_angle(linkage, turn.q, "A", "D")  # crank A drives rocker D
angle = np.degrees(transmitted.angle)
print(f"{angle.min():.1f}° to {angle.max():.1f}°")
assert angle.min() > 25.0

curve = analysis.coupler_curve(turn, "coupler", (0.25, 0.12, 0.0))  # a point in the frame of the coupler
print(f"{curve.length:.3f} m long, {len(curve.cusps)} cusps")

centre = po.Screw.of(
    analysis.twist_space(linkage, turn.q[24], "coupler").motors[0]
).axis.foot  # where it turns about now
inside = (np.linalg.inv(linkage.pose(turn.q[24], "coupler")) @ [*centre[:2], 0, 1])[:3]  # this point of the coupler
pointed = analysis.coupler_curve(turn, "coupler", inside)
assert len(pointed.cusps) == 1 and np.isclose(pointed.cusps[0], turn.theta[24])

shaken = analysis.shaking(linkage, turn.q, turn.v, turn.a)  # on the foundation, about the world origin
print(shaken)
weights = analysis.counterweights(turn, ["crank", "rocker"])  # body → mass moment [kg m] from its pivot
balanced = analysis.with_counterweights(linkage, weights, radius=0.05)
again = analysis.cycle(balanced, "A", rate=20 * np.pi, samples=61)
left = analysis.shaking(balanced, again.q, again.v, again.a)
print(left)
assert np.abs(left.force).max() < 1e-9 * np.abs(shaken.force).max()  # no force is left; a moment is

loads = analysis.bearing_loads(linkage, turn)  # joint → load, seen from its predecessor
for name, load in loads.items():
    print(name, load)
direction, size = loads["B"].polar

figure = Figure(figsize=(11, 8), layout="constrained")
axes = [figure.add_subplot(2, 2, k + 1, projection="polar" if k == 3 else None) for k in range(4)]
degrees = np.degrees(turn.theta - turn.theta[0])
axes[0].plot(degrees, angle)
axes[0].axhspan(0, 40, color="0.9")
axes[0].set(title="transmission angle μ [°]", xlabel="crank [°]", ylim=(0, 92))
po.views.draw_mechanism(linkage, turn.q[24], axes[1], names=False)
for each, label in ((curve, "a point of the coupler"), (pointed, "a point of the moving centrode")):
    axes[1].plot(*each.points[:, :2].T, label=label)
axes[1].plot(*pointed.cusp_points[:, :2].T, "k.", label="its cusp")
axes[1].legend(fontsize=7)
axes[1].set(title="coupler curves", aspect="equal", xlim=(-0.25, 0.5), ylim=(-0.25, 0.45))
axes[2].plot(*shaken.force[:, :2].T, label="as drawn")
axes[2].plot(*left.force[:, :2].T, "o", label="with two counterweights")
axes[2].set(title="shaking force [N]", aspect="equal")
axes[2].legend(fontsize=7)
axes[3].plot(direction, size)
axes[3].set_title("load of the bearing B, from the crank [N]")
po.views.save(figure, "machine_cycle.svg")
