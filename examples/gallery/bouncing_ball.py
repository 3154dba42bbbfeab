"""A ball that bounces infinitely often. Draws bouncing_ball.svg, which docs/gallery.md shows.

python examples/gallery/bouncing_ball.py
"""

import numpy as np
from matplotlib.figure import Figure

import poinsot as po
from poinsot.views import save

ball = po.load("examples/bouncing_ball.toml")
run = po.simulate(ball)
impacts = run["event_time"].values[run["event_kind"].values == "impact"]
end = np.sqrt(2 / 9.81) * (1 + 0.7) / (1 - 0.7)
figure = Figure(figsize=(11, 3.6), layout="constrained")
left, right = figure.subplots(1, 2)
left.plot(run["time"], run["joint_position"][:, 0], lw=1.4)
left.plot(impacts, 0 * impacts, ".", ms=4, color="#D55E00")
left.set(xlabel="time [s]", ylabel="height [m]", title=f"{len(impacts)} bounces, then rest")
right.semilogy(end - impacts, ".", color="#D55E00")
right.set(xlabel="bounce", ylabel="time that is left [s]", title="a point of accumulation")
for ax in (left, right):
    ax.grid(alpha=0.25)
save(figure, "bouncing_ball.svg")
bounce = np.arange(40)
assert np.allclose(impacts[:40], np.sqrt(2 / 9.81) * (1 + 2 * (0.7 - 0.7 ** (bounce + 1)) / 0.3), rtol=1e-12, atol=0)
