"""A step as a builtin function of Python, which calls compiled code at once (`step_text`)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.code import Block
from poinsot.programs.locking import once
from poinsot.records import NamedTuple
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host
from poinsot.simulation.stepping import step_text
from poinsot.ufuncs import capi
from poinsot.ufuncs.builtin import builtin, python_functions
from poinsot.ufuncs.cache import Cache
from poinsot.ufuncs.identity import cache_key


class Inputs(NamedTuple):
    """Arguments of a step: the first `given` inputs by `place` among those `held`, if `steered` is not 0."""

    steered: Ints  # [1]
    place: Ints
    given: int
    held: Floats


class EntryWords(np.ndarray[tuple[int], np.dtype[np.int64]]):
    """The words of `step_text.WORDS`; ``kept`` lives as long."""

    kept: tuple[object, ...]


@once
def _entry() -> LoadedObject:
    """The entry of a step from Python, loaded once in this process."""
    key = cache_key(host(), "step from python", step_text.text(host().fma))
    return LoadedObject(Cache().made(key, lambda: compile_object(step_text.text(host().fma), host())), host())


def entry_from_python(
    function: int, block: Block, inputs: Inputs, general: Callable[..., None], failed: Callable[[], None], doc: str
) -> tuple[EntryWords | None, object]:
    """The words that it reads, and the function; None, None where NumPy's arrays are not laid out as known.

    function  the address of the compiled step, which takes the block and 1, and answers 0 where the step is done
    general   what is called with other arguments than none or one array
    """
    if capi.vectorcall_slot() is None:
        return None, None
    known = capi.addresses() | python_functions() | {"general": id(general), "failed": id(failed)}
    known |= {"function": function, "block": block.address, "steered": inputs.steered.ctypes.data}
    known |= {"given": inputs.given, "place": inputs.place.ctypes.data, "held": inputs.held.ctypes.data}
    words = np.array([known[name] for name in step_text.WORDS], np.int64).view(EntryWords)
    words.kept = block, inputs, general, failed
    return words, builtin(_entry().address(step_text.ENTRY), words, "step", doc)
