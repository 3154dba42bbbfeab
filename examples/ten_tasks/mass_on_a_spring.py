"""A mass on a spring: here and with Exudyn, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/mass_on_a_spring.py
"""

# %% A mass on a spring | Exudyn, not run
# import exudyn as exu
# from exudyn.utilities import *
#
# SC = exu.SystemContainer()
# mbs = SC.AddSystem()
# mass = mbs.CreateMassPoint(
#     referencePosition=[0.5, 0, 0], initialDisplacement=[-0.08, 0, 0], initialVelocity=[1, 0, 0], mass=1.6
# )
# ground = mbs.CreateGround()
# mbs.CreateCartesianSpringDamper(
#     itemNumbers=[mass, ground], localPosition1=[0.5, 0, 0], stiffness=[4000, 0, 0], damping=[8, 0, 0]
# )
# mbs.CreateForce(itemNumber=mass, loadVector=[80, 0, 0])
# mbs.Assemble()
# settings = exu.SimulationSettings()
# settings.timeIntegration.endTime = 1
# settings.timeIntegration.numberOfSteps = 100000
# mbs.SolveDynamic(settings, solverType=exu.DynamicSolverType.TrapezoidalIndex2)
# mbs.GetObjectOutputBody(mass, exu.OutputVariableType.Displacement)[0]  # 0.0118319870

# %% A mass on a spring | poinsot

import numpy as np
import poinsot as po

net = po.Network("oscillator")
net.add(po.translational.Mass("mass", 1.6, velocity=1.0), "m")
net.add(po.translational.Spring("spring", 4000.0, elongation=-0.08), "m", "ground")
net.add(po.translational.Damper("damper", 8.0), "m", "ground")
net.add(po.translational.ForceSource("load", 80.0), "m", "ground")
run = po.simulate(net, 1.0, samples=2, progress=False)
assert np.isclose(run["spring.elongation"][-1], 0.0118319870, atol=1e-8)
