"""Functions that differ in numbers become one kernel; at the parameters of each it is that function."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from poinsot import electrical
from poinsot.algebra import exp, sin, sqrt
from poinsot.algebra.scalars import is_zero
from poinsot.files.arguments import law_of
from poinsot.kernels.families import families


def shifted(a: float, b: float) -> Any:
    def inner(x: Any) -> Any:
        return a * exp(x / b)

    return lambda x, y: (inner(x) + sin(y), y * b)


def branching(a: float) -> Any:
    return lambda x: (x * a if a > 0 else x * x,)


def test_members_of_a_family_are_themselves() -> None:
    """Values and slopes of twenty functions of one kind, slopes against central differences."""
    rng = np.random.default_rng(3)
    functions = [shifted(*map(float, rng.uniform(0.5, 2.0, 2))) for _ in range(20)]
    (family,) = families(functions, [2] * 20, [2] * 20)
    assert sorted(family.members) == list(range(20)) and family.parameters.shape[0] == 20
    at = rng.uniform(-1, 1, 2)
    for k, parameters in zip(family.members, family.parameters, strict=True):
        values, slopes = family.kernel.ufunc(at, parameters)
        np.testing.assert_allclose(values, functions[k](*at), rtol=1e-13)
        for j, step in enumerate(np.eye(2) * 1e-6):
            central = (np.array(functions[k](*(at + step))) - np.array(functions[k](*(at - step)))) / 2e-6
            np.testing.assert_allclose(slopes[:, j], central, rtol=1e-7, atol=1e-9)


def test_formulas_of_files_are_one_kind_and_kernels_are_kept() -> None:
    kept: dict[Any, Any] = {}

    def law(k: float) -> Any:
        formula = law_of("k*x**2 + sin(x)/c", {"k": k, "c": 2 * k})
        return lambda x: (formula(x),)

    first, second = (families([law(k) for k in ks], [1, 1], [1, 1], kept) for ks in ((1.0, 2.0), (3.0, 0.5)))
    assert len(first) == len(second) == 1 and first[0].kernel is second[0].kernel
    for parameters, k in zip(second[0].parameters, (3.0, 0.5), strict=True):
        assert second[0].kernel.ufunc(np.array([0.7]), parameters)[0][0] == pytest.approx(law(k)(0.7)[0], rel=1e-13)


def test_diodes_are_one_kind_whatever_their_numbers() -> None:
    laws = [electrical.Diode(f"D{k}", 10.0 ** -(9 + k), ideality=1.0 + k, leak=1e-12 * k).law for k in range(5)]
    (family,) = families(laws, [1] * 5, [1] * 5)
    for k, parameters in zip(family.members, family.parameters, strict=True):
        assert family.kernel.ufunc(np.array([0.55]), parameters)[0][0] == pytest.approx(laws[k](0.55)[0], rel=1e-13)


def test_numbers_that_are_branched_upon_stay_numbers() -> None:
    functions = [branching(a) for a in (2.0, -1.0, 2.0, 3.0)]
    found = families(functions, [1] * 4, [1] * 4)
    assert sorted(len(each.members) for each in found) == [1, 1, 2]
    for family in found:
        for k, parameters in zip(family.members, family.parameters, strict=True):
            assert family.kernel.ufunc(np.array([0.7]), parameters)[0][0] == pytest.approx(functions[k](0.7)[0])


@dataclass(frozen=True)
class Kneed:
    """x, or its root beyond a knee: chosen by the structure of a number, which a traced one does not show."""

    knee: float

    def __call__(self, x: Any) -> tuple[Any]:
        return (x if is_zero(self.knee) else x / (1.0 + sqrt(x / self.knee)),)


def test_what_the_structure_of_a_number_chooses_stays_so() -> None:
    functions = [Kneed(0.0), Kneed(2.0), Kneed(3.0), Kneed(0.0)]
    for family in families(functions, [1] * 4, [1] * 4):
        for k, parameters in zip(family.members, family.parameters, strict=True):
            found = family.kernel.ufunc(np.array([0.7]), parameters)[0][0]
            assert found == pytest.approx(functions[k](0.7)[0], rel=1e-14)
