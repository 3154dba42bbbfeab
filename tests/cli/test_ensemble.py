"""``poinsot ensemble``: what its words mean; that it runs is shown by docs/ensembles.md."""

import numpy as np
import pytest

import poinsot as po
from poinsot.cli.ensemble import read_over


def test_words_for_values() -> None:
    """Law  grids, lists and distributions are those of NumPy and SciPy."""
    found = read_over(["a=0:3:7", "b=1:100:3:log", "c=1,2,5", "d=normal(1, 0.5)", "e=uniform(-1,3)"])
    np.testing.assert_array_equal(found["a"], np.linspace(0, 3, 7))
    np.testing.assert_allclose(found["b"], [1, 10, 100])
    assert found["c"] == [1, 2, 5]
    assert (found["d"].mean(), found["d"].std()) == (1.0, 0.5)
    assert found["e"].support() == (-1.0, 3.0)


@pytest.mark.parametrize(
    "entry", ["a", "a=", "=1", "a=0:3", "a=0:3:x", "a=0:3:4:lin", "a=-1:3:4:log", "a=x", "a=normal(1)", "a=normal(1,b)"]
)
def test_what_cannot_be_read_is_one_sentence(entry: str) -> None:
    """With an example of what can."""
    with pytest.raises(po.SimulationError, match=r"--over|two positive numbers"):
        read_over([entry])


def test_a_name_stands_once() -> None:
    """And something varies."""
    with pytest.raises(po.SimulationError, match="twice"):
        read_over(["a=1,2", "a=3,4"])
    with pytest.raises(po.SimulationError, match="nothing varies"):
        read_over([])
