"""Arrays that move: functions of them have the derivatives of the functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot.algebra import array
from poinsot.kernels import Kernel
from poinsot.sensitivity.moved import Moved

H = 1e-5


def bent(x: Any, k: Any) -> Any:
    return array([x[0] * x[1] * k, x[1] / (x[0] * x[0] + 1.0)])


BENT = Kernel(bent, {"x": (2,), "k": ()}, {"y": (2,)}, "bent")
FUNCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "sums": lambda a, b: a + 2.0 * b - 3.0,
    "products": lambda a, b: a * b * a,
    "quotients": lambda a, b: a / (b * b + 1.0),
    "places": lambda a, b: a[..., 1:] * b[..., :1],
    "one sample": lambda a, b: a[0] * 2.0 - b[0],
    "side by side": lambda a, b: np.concatenate([a, b * b, a.copy()], axis=-1),
    "a kernel": lambda a, b: BENT.ufunc(a, b[..., 0]),
    "a kernel with plain numbers beside": lambda a, b: BENT.ufunc(a, 0.3) + b,
    "a kernel of a kernel": lambda a, b: BENT.ufunc(BENT.ufunc(a, 1.0), b[..., 1]),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("seed", quick(1, range(4)))
def test_functions_move_by_their_derivatives(name: str, seed: int) -> None:
    """Value and every tangent, against differences of fourth order."""
    rng = np.random.default_rng(seed)
    a, b = rng.normal(size=(2, 5, 2))
    da, db = rng.normal(size=(2, 3, 5, 2))
    function = FUNCTIONS[name]
    found = function(Moved(a, da), Moved(b, db))
    np.testing.assert_array_equal(found.value, function(a, b))
    assert found.shape == function(a, b).shape and found.tangents.shape == (3, *found.shape)
    for tangent, one, other in zip(found.tangents, da, db, strict=True):
        near = [function(a + k * H**0.5 * one, b + k * H**0.5 * other) for k in (-2, -1, 1, 2)]
        exact = (8 * (near[2] - near[1]) - (near[3] - near[0])) / (12 * H**0.5)
        np.testing.assert_allclose(tangent, exact, rtol=0, atol=1e-7 * max(1.0, np.abs(exact).max()))


def test_what_is_not_differentiated_is_refused() -> None:
    moved = Moved(np.ones(3), np.ones((2, 3)))
    with pytest.raises(po.SimulationError, match="not differentiated"):
        np.asarray(moved)
    with pytest.raises(po.SimulationError, match="NumPy's floor is not differentiated"):
        np.floor(moved)
    with pytest.raises(po.SimulationError, match="NumPy's add is not differentiated"):
        np.add.reduce(moved)
