"""Numbers from a measurement: here and with SciPy, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/measurement.py
"""

# %% both
from pathlib import Path
import numpy as np
import poinsot as po
from scipy.integrate import solve_ivp

# %% Numbers from a measurement | both
t = np.linspace(0, 6, 121)
swing = solve_ivp(
    lambda t, x: [x[1], -9.81 / 0.7 * np.sin(x[0]) - 0.08 / 0.49 * x[1]], (0, 6), [0.6, 0.0], t_eval=t, rtol=1e-9
)
film = {"time": t, "angle": swing.y[0] + np.random.default_rng(0).normal(scale=1e-3, size=121)}

# %% Numbers from a measurement | poinsot
Path("pendulum.toml").write_text("""
poinsot = 1
gravity = [0, 0, -9.81]
[parameters]
l = 0.8
d = 0.05
[bodies.bob]
mass = 1.0
centre = [0, 0, "-l"]
[pairs.pivot]
kind = "revolute"
between = ["ground", "bob"]
point = [0, 0, 0]
axis = [0, -1, 0]
[dampers.bearing]
pair = "pivot"
damping = "d"
""")
found = po.fit("pendulum.toml", film, free=["l", "d", "pivot"], outputs={"pivot": "angle"})

# %% Numbers from a measurement | SciPy
from scipy.optimize import least_squares


def residual(p):
    l, d, start = p
    rate = lambda t, x: [x[1], -9.81 / l * np.sin(x[0]) - d / l**2 * x[1]]
    return solve_ivp(rate, (0, 6), [start, 0.0], t_eval=film["time"], rtol=1e-9, atol=1e-9).y[0] - film["angle"]


best = least_squares(residual, [0.8, 0.05, 0.0], x_scale=[1, 0.1, 1])
errors = np.sqrt(np.diag(np.linalg.inv(best.jac.T @ best.jac)) * 2 * best.cost / (len(film["time"]) - 3))

# %% Numbers from a measurement | compared
assert np.allclose([found[name] for name in ("l", "d", "pivot")], best.x, atol=1e-5)
assert np.allclose([found.standard_errors[name] for name in ("l", "d", "pivot")], errors, rtol=1e-2)
