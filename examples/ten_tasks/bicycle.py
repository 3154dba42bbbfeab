"""The bicycle: here and with Exudyn, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/bicycle.py
"""

# %% both
from pathlib import Path
import numpy as np
import poinsot as po

# %% The bicycle | poinsot
Path("bicycle.toml").write_text("""poinsot = 1
name = "bicycle"
gravity = [0, 0, -9.81]
[bodies.rear]
mass = 2
inertia = [0.0603, 0.12, 0.0603]
position = [0, 0, 0.3]
[bodies.frame]
mass = 85
inertia = [[9.2, 0, -2.4], [0, 11, 0], [-2.4, 0, 2.8]]
position = [0.3, 0, 0.9]
[bodies.fork]
mass = 4
inertia = [[0.05892, 0, 0.00756], [0, 0.06, 0], [0.00756, 0, 0.00708]]
position = [0.9, 0, 0.7]
[bodies.front]
mass = 3
inertia = [0.1405, 0.28, 0.1405]
position = [1.02, 0, 0.35]
[pairs.frame]
kind = "free"
between = ["ground", "frame"]
[pairs.rear]
kind = "revolute"
between = ["frame", "rear"]
point = [0, 0, 0.3]
axis = [0, 1, 0]
[pairs.steer]
kind = "revolute"
between = ["frame", "fork"]
point = [1.1, 0, 0]
axis = [0.3090169943749474, 0, -0.9510565162951535]
[pairs.front]
kind = "revolute"
between = ["fork", "front"]
point = [1.02, 0, 0.35]
axis = [0, 1, 0]
[pairs.rear_tyre]
kind = "disk_on_plane"
between = ["ground", "rear"]
point = [0, 0, 0]
normal = [0, 0, 1]
axis = [0, 1, 0]
radius = 0.3
[pairs.front_tyre]
kind = "disk_on_plane"
between = ["ground", "front"]
point = [1.02, 0, 0]
normal = [0, 0, 1]
axis = [0, 1, 0]
radius = 0.35
""")
bicycle = po.load("bicycle.toml")


def poles(speed):
    """Of the bicycle that rolls upright, straight on, at a speed [m/s]."""
    v = dict.fromkeys(bicycle.freedom_names, 0.0) | {"frame.vx": speed, "rear": speed / 0.3, "front": speed / 0.35}
    return bicycle.linearize(bicycle.neutral(), [*v.values()], actuated=[]).poles()


paper = [
    -14.07838969279822,
    -0.77534188219585 - 4.46486771378823j,
    -0.77534188219585 + 4.46486771378823j,
    -0.32286642900409,
]
assert np.allclose(
    np.sort_complex(poles(5.0))[:4], paper, atol=1e-8
)  # castering, weave, capsize; the others are 0: where it is, which way
assert poles(4.25).real.max() > 1e-3 > poles(4.5).real.max()  # weave is stable from 4.29 m/s on
