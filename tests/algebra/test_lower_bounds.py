"""Lower bounds of energies: what is proved is never undercut, what is refuted falls along its ray."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from poinsot.algebra import scalars
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.lower_bounds import LowerBound, eliminated, lower_bound
from poinsot.algebra.scalars import absolute, atan, cos, exp, log, sin, sqrt, tanh

SEEDS = range(60)
Energy = Callable[[Any], Any]


def bound(energy: Energy, n: int, start: Any = None, names: Any = None) -> LowerBound:
    return lower_bound(energy, [0.0] * n if start is None else list(start), names or [f"x{k}" for k in range(n)])


KNOWN: list[tuple[str, int, Energy, str]] = [
    ("falling mass", 2, lambda x: x[1] ** 2 / 2 + 9.81 * x[0], "refuted"),
    ("pendulum", 2, lambda x: x[1] ** 2 / 2 - 9.81 * cos(x[0]), "proved"),
    ("mass on a spring", 2, lambda x: x[1] ** 2 / 2 + 9.81 * x[0] + 1e-9 * x[0] ** 2, "proved"),
    ("semidefinite, a linear part along its kernel", 2, lambda x: (x[0] - x[1]) ** 2 + x[0], "refuted"),
    ("semidefinite", 2, lambda x: (x[0] - x[1]) ** 2 + 5 * (x[0] - x[1]), "proved"),
    ("inverted", 2, lambda x: x[0] ** 2 - 3 * x[0] * x[1] + x[1] ** 2, "refuted"),
    ("a well of degree four", 1, lambda x: x[0] ** 4 - 100 * x[0] ** 2, "proved"),
    ("a cube", 1, lambda x: x[0] ** 3 / 1e9 + x[0] ** 2, "refuted"),
    ("a sixth power against a fifth", 1, lambda x: 1e-9 * x[0] ** 6 - 1e9 * x[0] ** 5, "proved"),
    ("a levitated ball", 3, lambda x: x[0] ** 2 * (0.05 - x[1]) / 0.04 + x[2] ** 2 + 0.98 * x[1], "refuted"),
    ("a sum of even powers of sums", 2, lambda x: (x[0] - x[1]) ** 4 + (x[0] + 2 * x[1] - 1) ** 6, "proved"),
    ("mixed degrees", 2, lambda x: x[0] ** 4 + x[1] ** 2 - x[0] ** 2 * x[1], "proved"),
    ("a saddle of degree four", 2, lambda x: 1e8 * x[0] ** 4 + x[1] ** 4 - 3e4 * (x[0] * x[1]) ** 2, "refuted"),
    ("an exponential", 1, lambda x: exp(x[0] / 3), "proved"),
    ("an exponential beside a slope", 1, lambda x: exp(0.0 - x[0]) - x[0], "refuted"),
    ("an exponential that wins", 1, lambda x: exp(x[0]) - x[0], "unknown"),
    ("a growing wave", 1, lambda x: x[0] * sin(x[0]), "unknown"),
    ("a growing wave in a bowl", 1, lambda x: x[0] ** 2 + x[0] * sin(x[0]), "proved"),
    ("a root", 1, lambda x: sqrt(1 + x[0] ** 2), "proved"),
    ("a modulus", 1, lambda x: absolute(x[0]) + tanh(x[0]) + atan(3 * x[0]), "proved"),
    ("stairs", 1, lambda x: x[0] ** 2 - scalars.floor(tanh(3 * x[0])), "proved"),
    ("a quotient", 2, lambda x: x[0] ** 2 / (0.2 + 1 / (1 + x[1] ** 2)), "proved"),
    ("a choice", 1, lambda x: scalars.where(scalars.less(x[0], 0.0), x[0] ** 2, 2 * x[0] ** 2), "proved"),
    ("no function of forms", 1, lambda x: float(x[0]) ** 2, "unknown"),
    ("a logarithm", 1, lambda x: log(x[0]), "unknown"),
    ("nothing", 0, lambda x: 3.0, "proved"),
]


@pytest.mark.parametrize(("name", "n", "energy", "answer"), KNOWN, ids=[k[0] for k in KNOWN])
@pytest.mark.parametrize("scale", [1.0, 1e-8, 1e8])
def test_known_energies_in_any_unit(name: str, n: int, energy: Energy, answer: str, scale: float) -> None:
    """Scaled, with a constant added, reordered, and beside an energy that has nothing to do with it."""
    found = bound(lambda x: energy(x) * scale, n)
    assert found.answer == answer, found.how
    assert bound(lambda x: energy(x) * scale + 1e3, n).answer == answer
    assert bound(lambda x: energy(x[::-1]) * scale, n).answer == answer
    beside = bound(lambda x: energy(x[:n]) * scale + 7 * x[n] ** 2 + 1 - cos(x[n + 1]), n + 2)
    assert beside.answer == answer
    assert all(name in found.ray for name in beside.ray)


def random_energy(rng: np.random.Generator, n: int) -> Energy:
    """Squares, even powers of sums, waves, products and slopes, at sizes over six decades."""
    parts: list[Energy] = []

    def size() -> float:
        return float(10 ** rng.uniform(-3, 3))

    for _ in range(int(rng.integers(2, 6))):
        a, k, c = rng.integers(-2, 3, size=n), int(rng.integers(0, 6)), size()
        i, j = (int(v) for v in rng.integers(0, n, size=2))
        choices: list[Energy] = [
            lambda x, a=a, c=c: c * sum(float(s) * v for s, v in zip(a, x, strict=True)) ** 2,
            lambda x, a=a, c=c: c * (0.5 + sum(float(s) * v for s, v in zip(a, x, strict=True))) ** 4,
            lambda x, i=i, j=j, c=c: c * cos(x[i]) * x[j], lambda x, i=i, j=j, c=c: -c * x[i] * x[j],
            lambda x, i=i, c=c: c * x[i], lambda x, i=i, c=c: -c * exp(0.0 - x[i] * x[i]),
        ]  # fmt: skip
        parts.append(choices[k])
    if rng.random() < 0.7:
        stiffness, power = size(), int(2 * rng.integers(1, 3))
        parts.append(lambda x: stiffness * sum(v**power for v in x))
    return lambda x: sum((part(x) for part in parts), 0.0 * x[0])


@pytest.mark.sample(30)
def test_what_is_proved_is_not_undercut_and_what_is_refuted_falls(seed: int, rng: np.random.Generator) -> None:
    n = int(rng.integers(1, 4))
    energy, start = random_energy(rng, n), rng.normal(size=n)
    found = bound(energy, n, start)
    if found.answer == "refuted":
        d = np.array([found.ray.get(f"x{k}", 0.0) for k in range(n)])
        assert min(energy([float(v) for v in start + t * d]) for t in 10.0 ** np.arange(0, 13)) < -1e6, f"seed {seed}"
    elif found.answer == "proved":
        directions = rng.normal(size=(400, n)) * 10 ** rng.uniform(-3, 6, size=(400, 1))
        values = np.array([energy([float(v) for v in x]) for x in directions])
        turning = [_descended(energy, x) for x in rng.normal(size=(4, n))]
        floor = min(turning)
        sizes = np.abs(directions).max(axis=1)
        far = values[sizes > 1e4]
        rounding = 1e-12 * np.abs(values).max()
        assert np.isfinite(floor) and (far > min(floor, values[sizes <= 1e4].min()) - 1e-6 - rounding).all(), (
            f"seed {seed}"
        )


def _descended(energy: Energy, x: np.ndarray) -> float:
    from scipy.optimize import minimize

    found = minimize(lambda z: float(energy([float(v) for v in z])), x, method="Nelder-Mead", options={"maxiter": 400})
    assert np.abs(found.x).max() < 1e9
    return float(found.fun)


@pytest.mark.sample(28)
def test_names_order_scale_and_constants_do_not_matter(seed: int, rng: np.random.Generator) -> None:
    n = int(rng.integers(1, 4))
    energy = random_energy(rng, n)
    answer = bound(energy, n).answer
    order = rng.permutation(n)
    back = np.argsort(order)
    assert bound(lambda x: energy([x[k] for k in back]), n).answer == answer, f"seed {seed}"
    for scale in (2.0**-27, 2.0**27):
        assert bound(lambda x, s=scale: energy(x) * s + 5.0, n).answer == answer, f"seed {seed}"
    named = bound(energy, n, names=[f"other{k}" for k in range(n)])
    assert named.answer == answer and all(name.startswith("other") for name in named.ray)


def test_quadratic_forms_are_decided_as_their_eigenvalues_say(seed: int, rng: np.random.Generator) -> None:
    """Of any rank, signature and unit: exact whole numbers, whose linear part is in the image or not."""
    n = int(rng.integers(1, 6))
    rank = int(rng.integers(0, n + 1))
    A = rng.integers(-3, 4, size=(rank, n))
    signs = np.diag(rng.choice([1, 1, 1, -1], size=rank)) if seed % 2 else np.eye(rank, dtype=int)
    Q = A.T @ signs.astype(int) @ A
    b = Q @ rng.integers(-2, 3, size=n) if seed % 3 else rng.integers(-1, 2, size=n)
    units = 2.0 ** rng.integers(-20, 20, size=n)
    values = np.linalg.eigvalsh(Q.astype(float))
    inside = np.linalg.matrix_rank(np.column_stack([Q, b])) == np.linalg.matrix_rank(Q) if n else True
    wanted = "proved" if values.min() > -1e-9 and inside else "refuted"

    def energy(x: Any) -> Any:
        z = [u * v for u, v in zip(units, x, strict=True)]
        return sum((0.5 * float(Q[i, j]) * z[i] * z[j] for i in range(n) for j in range(n)), 0.0 * z[0]) + sum(
            float(c) * v for c, v in zip(b, z, strict=True)
        )

    found = bound(energy, n)
    assert found.answer == wanted, f"seed {seed}: {found}"
    exact = [[Fraction(int(v)) for v in row] for row in Q]
    fall = eliminated(exact, [Fraction(int(v)) for v in b], 0.0)
    assert (fall is None) == (wanted == "proved")
    if fall is not None:
        d = np.array(fall.direction, dtype=float)
        assert d @ Q @ d < 0 or (abs(d @ Q @ d) < 1e-9 and b @ d < 0)


def test_a_value_lies_within_its_form(seed: int, rng: np.random.Generator) -> None:
    energy = random_energy(rng, 2)
    variables = [Form.variable(), Form.variable()]
    form = energy(variables)
    point = rng.normal(size=2)
    at = {next(iter(v.variables)): float(x) for v, x in zip(variables, point, strict=True)}
    for written in (form, form.written_out()):
        lo, hi = 0.0, 0.0
        for key, c in written.terms.items():
            ends = [float(end) * _monomial(key, at) for end in c]
            lo, hi = lo + min(ends), hi + max(ends)
        value = energy([float(x) for x in point])
        slack = 1e-9 * (1 + abs(lo) + abs(hi))
        assert lo - slack <= value <= hi + slack, f"seed {seed}"


def _monomial(key: Any, at: dict[Any, float]) -> float:
    product = 1.0
    for v, power in key:
        if v.root is None:
            value = at[v]
        else:
            value = sum(float(c.lo) * _monomial(inner, at) for inner, c in v.root.terms.items()) ** v.power
        product *= value**power
    return product


@pytest.mark.parametrize("seed", range(3))
def test_turning_functions_of_bounded_arguments_are_bounded_nearly(seed: int, rng: np.random.Generator) -> None:
    """sin and cos between bounds hold all their values there, and are no wider than these."""
    print(seed)
    for _ in range(100):
        lo = rng.uniform(-20, 20)
        hi = lo + 10.0 ** rng.uniform(-6, 1)
        for function, form in ((np.sin, Form.within(lo, hi).sin()), (np.cos, Form.within(lo, hi).cos())):
            values = function(np.linspace(lo, hi, 2001))
            assert form.range.lo <= values.min() and values.max() <= form.range.hi
            assert np.allclose([values.min(), values.max()], form.range, atol=1e-4)  # of the grid of values
