"""A motor that gets hot: here and with SciPy, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/motor.py
"""

# %% both
import numpy as np
import poinsot as po
from scipy.integrate import solve_ivp

# %% A motor that gets hot | poinsot
net = po.Network("hot motor")
net.add(po.electrical.VoltageSource("battery", 24.0), "a", "ground")
motor = {"resistance": 0.6, "constant": 0.05, "inductance": 1e-3, "inertia": 2e-5, "friction": 1e-4}
net.add(po.transducers.DCMotor("motor", **motor, heat=True), "a", "ground", "shaft", "winding")
net.add(po.rotational.TorqueSource("load", -0.3), "shaft", "ground")
net.add(po.thermal.HeatCapacity("copper", 40.0, temperature=293.15), "winding")
net.add(po.thermal.ThermalConductor("frame", 0.8), "winding", "room")
net.add(po.thermal.TemperatureSource("room", 293.15), "room")
run = po.simulate(net, 20.0, samples=2, method="radau", progress=False)
ours = [run["motor.rotor.angular_velocity"][-1], run["copper.temperature"][-1]]


# %% A motor that gets hot | SciPy
def rate(t, x):
    i, w, T = x
    heat = 0.6 * i**2 + 1e-4 * w**2
    return [(24 - 0.6 * i - 0.05 * w) / 1e-3, (0.05 * i - 1e-4 * w - 0.3) / 2e-5, (heat - 0.8 * (T - 293.15)) / 40.0]


end = solve_ivp(rate, (0, 20), [0.0, 0.0, 293.15], method="Radau", rtol=1e-8, atol=1e-8).y[:, -1]

# %% A motor that gets hot | compared
assert np.allclose(ours, end[1:], rtol=1e-6) and po.ledger(run).ratio < 1e-9
