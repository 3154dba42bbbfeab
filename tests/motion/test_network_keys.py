"""Kernels of networks cannot read where these start, nor how their elements were made: neither is in their key."""

from pathlib import Path

import pytest

import poinsot as po
from files.network_text import BODIES, network_around
from poinsot.motion.of_network.keys import STARTS, reading

pytestmark = pytest.mark.filterwarnings("ignore")


def test_where_a_network_starts_and_how_it_was_made_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "network.toml"
    for written in (BODIES, network_around("capacitor", {"capacitance": 2.0, "charge": 0.3})):
        path.write_text(written)
        equations = po.load(path).equations
        found = reading(equations)
        assert not STARTS & vars(found.equations).keys()
        for old, e in zip(equations.model.primitives, found.equations.model.primitives, strict=True):
            assert e is not old and getattr(e, "made", None) is None
            assert len(getattr(e, "start", ())) == 0
            assert not any(value is not None for value in getattr(e, "initial", ()))
