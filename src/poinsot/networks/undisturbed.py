"""While a large network is taken apart, millions of small objects are made that all stay: the collector waits.

Python's collector of garbage would walk over all of them again and again, and find nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from poinsot.algebra.collecting import pause, resume


@contextmanager
def undisturbed() -> Iterator[None]:
    """The collector of cyclic garbage waits until the block ends, however it ends; also a decorator."""
    pause()
    try:
        yield
    finally:
        resume()
