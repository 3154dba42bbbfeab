"""No garbage collection while a large network is built or analysed: millions of small objects are made that all stay.

Python's cyclic garbage collector would visit all of them again and again, and find nothing to free.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from poinsot.algebra.collecting import pause, resume


@contextmanager
def undisturbed() -> Iterator[None]:
    """Pause the cyclic garbage collector until the block ends, however it ends; also a decorator."""
    pause()
    try:
        yield
    finally:
        resume()
