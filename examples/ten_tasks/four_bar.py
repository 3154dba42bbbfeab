"""A four-bar: transmission angle and bearing load: here and with NumPy, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/four_bar.py
"""

# %% both
import numpy as np
import poinsot as po

# %% A four-bar: transmission angle and bearing load | poinsot
from poinsot import analysis

linkage = po.load("examples/four_bar.toml")
turn = analysis.cycle(linkage, "A", rate=20 * np.pi, samples=61)
mu = analysis.transmission_angle(linkage, turn.q, "A", "D").angle
load = np.linalg.norm(analysis.bearing_loads(linkage, turn)["D"].force, axis=-1)

# %% A four-bar: transmission angle and bearing load | NumPy
A, B, C, D, w, steel = 0.0, 0.1j, 0.28 + 0.25j, 0.35, 20 * np.pi, 1.2
r, l, s = abs(B - A), abs(C - B), abs(C - D)


def at(theta):
    b = r * np.exp(1j * (np.pi / 2 + theta))
    z = D - b
    u = l * z / abs(z) * np.exp(1j * np.arccos((l**2 + abs(z) ** 2 - s**2) / (2 * l * abs(z))))
    v = b + u - D
    M = np.array([[-u.imag, v.imag], [u.real, -v.real]])
    du, dv = np.linalg.solve(M, [w * b.imag, -w * b.real])
    rest = w**2 * b + du**2 * u - dv**2 * v
    ddu, ddv = np.linalg.solve(M, [rest.real, rest.imag])
    bodies = [(0.0, b, 0.0, w, 0.0), (b, b + u, ddu, du, -(w**2) * b), (D, D + v, ddv, dv, 0.0)]
    pins = [[(0, 1, -1), (1, -1, 1)], [(1, 1, -1), (2, -1, 1)], [(3, 1, -1), (2, 1, 1)]]
    rows, right = np.zeros((9, 9)), np.zeros(9)
    for k, (start, end, alpha, omega, a) in enumerate(bodies):
        rod, m = end - start, steel * abs(end - start)
        force = m * (a + (1j * alpha - omega**2) * rod / 2 + 9.81j)
        right[3 * k : 3 * k + 3] = force.real, force.imag, m * abs(rod) ** 2 / 12 * alpha
        for n, sign, side in pins[k]:
            arm_ = side * rod / 2
            rows[3 * k, 2 * n] = rows[3 * k + 1, 2 * n + 1] = sign
            rows[3 * k + 2, 2 * n : 2 * n + 2] = -sign * arm_.imag, sign * arm_.real
    rows[2, 8] = 1.0
    angle = abs(np.angle(u / v))
    return min(angle, np.pi - angle), np.hypot(*np.linalg.solve(rows, right)[6:8])


theirs = np.array([at(theta) for theta in turn.theta - turn.theta[0]])

# %% A four-bar: transmission angle and bearing load | compared
assert np.allclose(mu, theirs[:, 0], atol=1e-11) and np.allclose(load, theirs[:, 1], rtol=1e-10)
