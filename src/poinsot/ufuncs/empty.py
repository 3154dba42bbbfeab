"""Kernels with operands that hold no numbers, as of a mechanism without joints: NumPy has no ufuncs for these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.ufuncs.arguments import Arguments
from poinsot.ufuncs.standing_in import Shapes, StandIn


class EmptyCore(StandIn):
    """Called like the ufunc it stands for, some core sizes being zero.

    inner   the ufunc of the operands that hold numbers, with one more scalar input that only carries the loop shape;
            None where no output holds a number
    """

    def __init__(self, takes: Arguments, outputs: Shapes, inner: Any, doc: str, signature: str) -> None:
        super().__init__(takes, outputs, doc, signature)
        self._inner = inner

    def fill(self, arrays: Sequence[Any], targets: Sequence[Any], loop: tuple[int, ...], **options: Any) -> None:
        """By the ufunc that is there."""
        if self._inner is None:
            return
        full = [array for k, array in enumerate(arrays) if 0 not in self._shape(k)]
        written = tuple(target for target in targets if 0 not in target.shape[len(loop) :])
        self._inner(*full, np.broadcast_to(0.0, loop), out=written, **options)
