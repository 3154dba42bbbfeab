"""A linkage as it is built: here and with NumPy, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/tolerances.py
"""

# %% both
import numpy as np
import poinsot as po


# %% A linkage as it is built | poinsot
def height(machine):
    q = machine.neutral()
    q[machine.coordinate_names.index("A")] = -np.pi / 2
    q = machine.assemble(q, keep=("A",))
    return machine.body("coupler").point_position(q, (0.25, 0.12, 0.0))[1]


stack = po.tolerance_stack("examples/four_bar.toml", {"cx": 5e-4, "cy": 5e-4, "by": 2e-4}, height, members=20)


# %% A linkage as it is built | NumPy
def built(cx, cy, by):
    b, c, d = by + 0j, cx + 1j * cy, 0.35
    l, s, z = abs(c - 1j * by), abs(c - d), d - b
    u = z / abs(z) * np.exp(1j * np.arccos((l**2 + abs(z) ** 2 - s**2) / (2 * l * abs(z))))
    return (b + (0.25 + 0.12j) * u).imag


nominal, tolerance = np.array([0.28, 0.25, 0.1]), np.array([5e-4, 5e-4, 2e-4])
slopes = [(built(*(nominal + e)) - built(*(nominal - e))) / 2e-6 for e in 1e-6 * np.eye(3)]
worst, deviation = np.abs(slopes * tolerance).sum(), np.linalg.norm(slopes * tolerance / 3)
sampled = [built(*x) for x in np.random.default_rng(0).normal(nominal, tolerance / 3, (20, 3))]

# %% A linkage as it is built | compared
assert np.isclose(stack.nominal, built(*nominal)) and np.isclose(stack.deviation, deviation, rtol=1e-6)
assert np.allclose(stack.worst, [stack.nominal - worst, stack.nominal + worst], atol=1e-10)
