"""What takes long to find and is the same in every process, kept in the cache beside the object code.

Law  what is kept is what was found, to the bit, tests/files/test_remembered.py
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from poinsot.renderers.llvm.target import host
from poinsot.ufuncs.cache import Cache
from poinsot.ufuncs.identity import cache_key

T = TypeVar("T")


def kept(kind: str, text: str, find: Callable[[], T], worth: Callable[[], bool] = lambda: True) -> T:
    """What ``find`` gives, a value of plain data, in this process or an earlier one of the same machine and sources.

    text   all that it depends on
    worth  whether what was found is to be kept
    """
    key = f"{kind}-{cache_key(host(), text)}"
    known = Cache().load(key)
    if known is not None:
        with suppress(Exception):  # of what cannot be read any more
            found: T = pickle.loads(known)
            return found
    found = find()
    if worth():
        with suppress(Exception):  # of functions within, which are no data
            data = pickle.dumps(found)
            Cache().store(key, data)
            found = pickle.loads(data)  # arrays of another order have products of other last bits
    return found
