"""What rounding of coordinates leaves open: nothing to speak of near the origin. Law: below 1e-13 of the size there."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot.multibody.conditions import beyond_rounding, rounding_of_rows

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize("file", ["four_bar.toml", "bennett.toml", "slider_crank.toml", "andrews.toml"])
def test_near_the_origin_rounding_is_far_below_any_tolerance(file: str) -> None:
    mechanism = po.load(EXAMPLES / file)
    open_by = np.array(rounding_of_rows(mechanism.tree, mechanism.assemble()), dtype=float)
    assert 0.0 <= open_by.min() <= open_by.max() < 1e-13


@pytest.mark.parametrize("share", [0.0, 1e-17, 1e-13, -1e-9, 0.3])
def test_what_is_beyond_rounding_is_told_without_it_and_nothing_becomes_zero(share: float) -> None:
    found = beyond_rounding(share, 1e-12)
    assert found == pytest.approx(max(abs(share) - 1e-12, 1e-6 * abs(share)), rel=1e-12)
