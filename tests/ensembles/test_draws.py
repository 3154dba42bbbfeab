"""Random values by number: any part of a sequence can be had alone."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

import poinsot as po
from poinsot.ensembles.axes import read_axes
from poinsot.ensembles.draws import uniform


def test_any_part_of_a_sequence_alone() -> None:
    """Law  numbers a … c are those of a … b and of b … c, whatever b; inside (0, 1), uniform, by name."""
    whole = uniform(3, "m", 0, 1000)
    rng = np.random.default_rng(5)
    for _ in range(50):
        a, b = np.sort(rng.integers(0, 1001, 2)).tolist()
        assert uniform(3, "m", a, b).tobytes() == whole[a:b].tobytes(), (a, b)
    assert whole.min() > 0 and whole.max() < 1
    assert stats.kstest(whole, "uniform").pvalue > 1e-3
    for other in (uniform(3, "l", 0, 1000), uniform(4, "m", 0, 1000)):
        assert abs(np.corrcoef(whole, other)[0, 1]) < 0.15


def test_values_depend_on_seed_name_and_number_alone() -> None:
    """Law  in whatever chunks, beside whatever else, of however many members, a member has the same values."""
    one = read_axes({"m": stats.norm(1.0, 0.1)}, False, 50, 7)
    two = read_axes({"l": [0.1, 0.2, 0.3], "m": stats.norm(1.0, 0.1)}, False, 80, 7)
    alone = one.values(0, 50)["m"]
    assert np.concatenate([one.values(0, 13)["m"], one.values(13, 50)["m"]]).tobytes() == alone.tobytes()
    assert two.sizes == {"l": 3, "member": 80}
    beside = np.concatenate([two.values(k, min(k + 7, 240))["m"] for k in range(0, 240, 7)]).reshape(3, 80)
    for row in beside:
        assert row[:50].tobytes() == alone.tobytes()
    np.testing.assert_array_equal(two.values(0, 240)["l"].reshape(3, 80)[:, 0], [0.1, 0.2, 0.3])


@pytest.mark.parametrize(
    ("over", "more", "said"),
    [
        ({}, {}, "over tells what varies"),
        ({"m": 1.0}, {}, "varies nothing"),
        ({"m": ["a"]}, {}, "must be numbers"),
        ({"m": [1.0, np.nan]}, {}, "entry 1"),
        ({"m": []}, {}, "no values"),
        ({"m": stats.norm()}, {}, "members=1000"),
        ({"m": [1.0]}, {"members": 3}, "nothing of over is a distribution"),
        ({"m": stats.norm()}, {"members": 0}, "at least 1"),
        ({"m": stats.norm(0.0, -1.0)}, {"members": 3}, "infinite or not a number"),
        ({"m": stats.multivariate_normal([0.0, 1.0])}, {"members": 3}, "quantiles"),
        ({"a": [1.0, 2.0], "b": [1.0, 2.0, 3.0]}, {"zipped": True}, "side by side"),
        ({"m": [1.0]}, {"seed": -1}, "seed"),
    ],
)
def test_what_is_no_axis_is_refused(over: object, more: dict[str, object], said: str) -> None:
    """What does not go together is one sentence."""
    given = {"zipped": False, "members": None, "seed": 0, **more}
    with pytest.raises(po.SimulationError, match=said):
        read_axes(over, **given).values(0, 1)  # type: ignore[arg-type]
