"""Kernels on few configurations, without the code for batches, which takes longer to compile than they take."""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats

FEW = 16


def on_rows(ufunc: Any, *operands: Floats) -> Any:
    """The results of the ufunc for rows of operands (n, …); a few rows one after another, with the same bits.

    Law: a batch of a kernel is its singles bit for bit, tests/compiler/test_ufunc_laws.py
    """
    count = len(operands[0])
    if not 0 < count < FEW:
        return ufunc(*operands)
    each = [ufunc(*(operand[k] for operand in operands)) for k in range(count)]
    return tuple(map(np.array, zip(*each, strict=True))) if isinstance(each[0], tuple) else np.array(each)
