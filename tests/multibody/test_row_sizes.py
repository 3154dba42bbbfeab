"""Which rows of closures live, and how large they are: along the loops as by M and A."""

from functools import partial

import numpy as np
import pytest

from cases import quick
from multibody.closed_zoo import beside, drawn, longer, random_closed, stacked
from poinsot.multibody.conditions import Conditions, conditions, measured_by
from poinsot.multibody.front_dynamics import sizes_along_loops
from poinsot.multibody.model import Model
from poinsot.multibody.tree import build_tree


def both(model: Model) -> tuple[Conditions, Conditions]:
    """By M and A, and along the loops."""
    dense, along = build_tree(model), build_tree(model)
    measured_by(along, partial(sizes_along_loops, along.aligned))
    return conditions(dense), conditions(along)


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize(
    ("kind", "seed"), [*(("closures", k) for k in range(40)), *(("couplings", k) for k in range(1, 40, 3))]
)
def test_rows_are_measured_along_their_loops_as_by_the_mass_matrix(kind: str, seed: int, size: float) -> None:
    """By D⁻¹ of a joint nat is no less than by the pivots of M, and the same where its freedoms feel nothing of each
    other: of these cases 2.6 times at most."""
    model = drawn(kind, seed, size, size**-0.5)
    if kind == "closures":
        model = beside(model, longer(random_closed(seed + 1)[0], 1e3 * size, 1e9))
    dense, along = both(model)
    assert (along.live, along.posed, along.uneven) == (dense.live, dense.posed, dense.uneven)
    assert along.natural is not None and dense.natural is not None
    ratio = along.natural[[*dense.live]] / dense.natural[[*dense.live]]
    assert np.all((ratio > 1.0 - 1e-9) & (ratio < 3.0))


@pytest.mark.parametrize("count", quick(1, [4, 14, 30]))
def test_loops_on_loops(count: int) -> None:
    """Joints of one freedom: to rounding; what articulation cancels is seen."""
    dense, along = both(stacked(count))
    assert (along.live, along.posed, along.uneven) == (dense.live, dense.posed, dense.uneven)
    np.testing.assert_allclose(along.natural, dense.natural, rtol=1e-9, atol=0.0)
