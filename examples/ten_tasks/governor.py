"""The flyball governor: here and with Exudyn, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/governor.py
"""

# %% both
from pathlib import Path
import numpy as np
import poinsot as po

# %% The flyball governor | poinsot
text = """
poinsot = 1
gravity = [0, 0, -9.81]
[bodies.shaft]
mass = 0.3
centre = [0, 0, 0.5]
inertia = [0.0250025, 0.0250025, 5e-6]
[bodies.slider]
mass = 3
position = [0, 0, 0.5]
inertia = [0.005, 0.005, 0.005]
[pairs.spin]
kind = "revolute"
between = ["ground", "shaft"]
point = [0, 0, 0]
axis = [0, 0, 1]
[pairs.slide]
kind = "prismatic"
between = ["shaft", "slider"]
point = [0, 0, 0.5]
axis = [0, 0, 1]
"""
for name, x, turn in (("left", -0.05, "pi"), ("right", 0.05, "0")):
    text += f"""
[bodies.{name}]
mass = 5.3
position = [{x}, 0, 1]
rpy = [0, "30*deg", "{turn}"]
centre = ["5.15/5.3", 0, 0]
inertia = [5e-6, "0.0250025 + 0.375/5.3", "0.0250025 + 0.375/5.3"]
[pairs.{name}]
kind = "revolute"
between = ["shaft", "{name}"]
point = [{x}, 0, 1]
axis = [0, 1, 0]
[springs.{name}]
between = ["slider", "{name}"]
body_points = [[{x}, 0, 0], [0.5, 0, 0]]
stiffness = 8e5
rest_length = 0.5
[dampers.{name}_oil]
between = ["slider", "{name}"]
body_points = [[{x}, 0, 0], [0.5, 0, 0]]
damping = 4e4
"""
Path("governor.toml").write_text(text)
governor = po.load("governor.toml")
run = po.simulate(governor, 1.0, initial={"spin": {"velocity": 2 * np.pi}}, method="radau", samples=51, progress=False)
height = 0.5 + run["joint_position"].sel(coordinate="slide").values
assert np.isclose(height[-1], 0.50142092, atol=1e-8)
assert np.isclose(run["joint_velocity"].sel(freedom="spin")[-1], 6.27112574, atol=1e-8)
assert po.ledger(run).ratio < 1e-9  # what the dampers took is in the books
