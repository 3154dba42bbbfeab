"""A pole that is balanced: here and with SciPy, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/pole.py
"""

# %% both
import numpy as np
import poinsot as po

# %% A pole that is balanced | poinsot
from poinsot.control import lqr_gain

linear = po.load("examples/cart_pole.toml").linearize([0.0, np.pi], actuated=["rail"])
gain = lqr_gain(linear, None, [10.0, 100.0, 1.0, 1.0], 0.1)

# %% A pole that is balanced | SciPy
from scipy.linalg import solve_continuous_are

M, m, l, g = 1.0, 0.3, 0.5, 9.81
A = np.array([[0, 0, 1, 0], [0, 0, 0, 1], [0, m * g / M, 0, 0], [0, (M + m) * g / (M * l), 0, 0]])
B = np.array([[0], [0], [1 / M], [1 / (M * l)]])
theirs = B.T @ solve_continuous_are(A, B, np.diag([10.0, 100.0, 1.0, 1.0]), [[0.1]]) / 0.1

# %% A pole that is balanced | compared
assert np.allclose(gain, theirs, rtol=1e-8)
