"""A hydraulic press: here and with SciPy, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/press.py
"""

# %% both
import numpy as np
import poinsot as po
from scipy.integrate import solve_ivp

# %% A hydraulic press | poinsot
net = po.Network("press")
net.add(po.hydraulic.PressureSource("pump", 1e7), "supply", "ground")
net.add(po.hydraulic.Orifice("valve", 2e-6, density=870.0), "supply", "chamber")
net.add(po.hydraulic.Accumulator("oil", 5e-14), "chamber")
net.add(po.hydraulic.Cylinder("cylinder", 2e-3), "chamber", "ground", "rod", "ground")
net.add(po.translational.Mass("ram", 500.0), "rod")
net.add(po.translational.Spring("die", 4e5), "rod", "ground")
net.add(po.translational.Damper("seal", 2e3), "rod", "ground")
run = po.simulate(net, 0.5, samples=2, progress=False)
ours = [run["oil.pressure"][-1], run["die.elongation"][-1]]


# %% A hydraulic press | SciPy
def rate(t, x):
    p, v, s = x
    drop = 1e7 - p
    flow = 0.6 * 2e-6 * np.sqrt(2 / 870.0) * drop / (drop**2 + 100.0**2) ** 0.25
    return [(flow - 2e-3 * v) / 5e-14, (2e-3 * p - 2e3 * v - 4e5 * s) / 500.0, v]


end = solve_ivp(rate, (0, 0.5), [0.0, 0.0, 0.0], method="Radau", rtol=1e-9, atol=1e-9).y[:, -1]

# %% A hydraulic press | compared
assert np.allclose(ours, end[[0, 2]], rtol=1e-6) and po.ledger(run).ratio < 1e-9
