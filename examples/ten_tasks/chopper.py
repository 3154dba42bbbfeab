"""A chopper and what its current depends on: here and with SciPy, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/chopper.py
"""

# %% both
import numpy as np
import poinsot as po

# %% A chopper and what its current depends on | poinsot
from pathlib import Path

Path("chopper.toml").write_text("""
poinsot = 1
[parameters]
R = 2.0
duty = 0.4
[elements]
V = {kind = "electrical.voltage_source", voltage = "24*pulse(t, 1e-3, duty)", nodes = ["a", "ground"]}
R = {kind = "electrical.resistor", resistance = "R", nodes = ["a", "b"]}
L = {kind = "electrical.inductor", inductance = 5e-3, nodes = ["b", "ground"]}
""")
run = po.sensitivities("chopper.toml", to=["R", "duty"], time=0.0095, samples=2, rtol=1e-10)
ours = [run["L.current"][-1], *run["L.current_sensitivity"].values[-1]]

# %% A chopper and what its current depends on | SciPy
from scipy.integrate import solve_ivp

R, L, V, duty, period = 2.0, 5e-3, 24.0, 0.4, 1e-3


def rate(t, y, u):
    i, by_R, by_duty = y
    return [(u - R * i) / L, (-i - R * by_R) / L, -R * by_duty / L]


y, t = np.zeros(3), 0.0
for k in range(10):
    for u, end in ((V, (k + duty) * period), (0.0, min((k + 1) * period, 0.0095))):
        if end > t:
            y = solve_ivp(rate, (t, end), y, args=(u,), rtol=1e-10, atol=1e-12, method="DOP853").y[:, -1]
            y[2] += V / L * period if u else 0.0
            t = end

# %% A chopper and what its current depends on | compared
assert np.allclose(ours, y, rtol=1e-8)
