"""Two links in space: here and with Exudyn, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/two_links.py
"""

# %% both
from pathlib import Path
import numpy as np
import poinsot as po

# %% Two links in space | Exudyn, not run
# gravity = [0, -9.81, 0]
# ground = mbs.CreateGround()
# first = mbs.CreateRigidBody(
#     inertia=InertiaCuboid(density=5000, sideLengths=[1, 0.1, 0.1]).Translated([-0.25, 0, 0]),
#     referencePosition=[0.5, 0, 0],
#     gravity=gravity,
# )
# mbs.CreateRevoluteJoint(itemNumbers=[ground, first], position=[0, 0, 0], axis=[0, 0, 1])
# second = mbs.CreateRigidBody(
#     inertia=InertiaCuboid(density=5000, sideLengths=[0.1, 0.1, 1]), referencePosition=[1, 0, 0.5], gravity=gravity
# )
# mbs.CreateRevoluteJoint(itemNumbers=[first, second], position=[1, 0, 0], axis=[1, 0, 0])
# mbs.Assemble()
# settings.timeIntegration.numberOfSteps = 50000
# mbs.SolveDynamic(settings, solverType=exu.DynamicSolverType.TrapezoidalIndex2)
# mbs.GetObjectOutputBody(
#     second, exu.OutputVariableType.Position, localPosition=[0, 0, 0.5]
# )  # [-0.91800078, -0.45560195, -0.97452626]

# %% Two links in space | poinsot
Path("links.toml").write_text("""
poinsot = 1
gravity = [0, -9.81, 0]
[bodies.first]
mass = 50
centre = [0.25, 0, 0]
inertia = ["50*0.02/12", "50*1.01/12", "50*1.01/12"]
[bodies.second]
mass = 50
position = [1, 0, 0.5]
inertia = ["50*1.01/12", "50*1.01/12", "50*0.02/12"]
[pairs.shoulder]
kind = "revolute"
between = ["ground", "first"]
point = [0, 0, 0]
axis = [0, 0, 1]
[pairs.elbow]
kind = "revolute"
between = ["first", "second"]
point = [1, 0, 0]
axis = [1, 0, 0]
""")
links = po.load("links.toml")
run = po.simulate(links, 1.0, samples=2, progress=False)
tip = links.body("second").point_position(run["joint_position"].values[-1], [0, 0, 0.5])
assert np.allclose(tip, [-0.91800078, -0.45560195, -0.97452626], atol=1e-7)
