"""Outputs that are inputs or constants are stored in pieces: a dense Jacobian is mostly those."""

import re
from typing import Any

import numpy as np
import pytest

from poinsot.kernels import Kernel
from poinsot.renderers.llvm import program as lowering
from poinsot.renderers.llvm.assembly import ValueType


@pytest.mark.sample(2)
@pytest.mark.parametrize("most", [1, 7, 250])
@pytest.mark.parametrize("seed", range(3))
def test_every_output_arrives_whatever_the_pieces(seed: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  (constants, inputs, sums) in any order come out bit for bit; no piece stores more than `STORES` unmoved."""
    rng = np.random.default_rng(seed)
    monkeypatch.setattr(lowering, "STORES", most)
    n, size = 4, 300
    kinds, numbers, which = rng.integers(0, 3, size), rng.normal(size=size), rng.integers(0, n, size)

    def function(x: Any) -> Any:
        return np.array([(c, x[i], c + x[i])[kind] for kind, c, i in zip(kinds, numbers, which, strict=True)])

    writers = []
    real = lowering.ProgramWriter

    class Seen(real):  # type: ignore[misc, valid-type]
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            writers.append(self)

    monkeypatch.setattr(lowering, "ProgramWriter", Seen)
    x = rng.normal(size=(11, n))
    ufunc = Kernel(function, {"x": (n,)}, {"y": (size,)}, "mixed").ufunc
    expected = np.array([function(each) for each in x], dtype=float)
    np.testing.assert_array_equal(ufunc(x), expected)
    np.testing.assert_array_equal([ufunc(each) for each in x], expected)
    assert {writer.lanes.count for writer in writers} > {1}
    for writer in writers:
        pieces = [len(re.findall("store", piece)) for piece in writer.pieces()]
        assert len(pieces) == -(-int((kinds != 2).sum()) // most)
        assert max(pieces[1:], default=0) <= most and isinstance(writer.lanes, ValueType)
