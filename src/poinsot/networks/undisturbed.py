"""While a large network is taken apart, millions of small objects are made that all stay: the collector waits.

Python's collector of garbage would walk over all of them again and again, and find nothing.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """The collector of cyclic garbage waits until the block ends, however it ends; also a decorator."""
    waits = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if waits:
            gc.enable()
