"""Systems of a network that are kept from one call to the next, and found again by their contents.

A System is kept under the text of its equations (`network_key`: numbers exact, functions by what they do, looked at
anew at every call), the samples of its sources, the initial values asked for, and the wishes of its file. What else it
is made of is the network's model: that is another as soon as an element or a connection is added, and nothing is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from copy import deepcopy
from numbers import Real
from typing import Any

import numpy as np

from poinsot.motion.of_network.keys import network_key
from poinsot.motion.system import System
from poinsot.networks.network import NetworkEquations
from poinsot.networks.states import NetworkStates

MOST = 8
"""Systems kept of a network: those asked for last."""


def kept_system(
    network: NetworkEquations,
    equations: NetworkStates,
    initial: Any,
    kept: dict[str, Any],
    make: Callable[[Any], System],
) -> System:
    """The System of these equations from these initial values: the one made before, where there is one.

    kept    what the network keeps, as it was when the equations were taken: a network that changes has another
    make    initial → the System
    Law     whatever changes, the run is that of a network built anew, tests/networks/test_kept_systems.py
    """
    said = told(initial)
    if said is None:
        return make(initial)
    starts = [(e.name, told(e.initial)) for _, e in equations.storages]
    starts += [(machine.name, told(machine.start)) for _, machine, _ in equations.machines]
    samples = tuple(sorted(equations.driven.samples.items(), key=lambda each: each[0]))
    wishes = f"{network.name!r} {network.run!r} {network.outputs!r}"
    key: Hashable = (network_key(equations), said, str(starts), samples, wishes)
    systems: dict[Hashable, System] = kept.setdefault("systems", {})
    found = systems.pop(key, None)
    if found is None:
        found = make(deepcopy(initial))
        found.initial.flags.writeable = False
    systems[key] = found
    for old in list(systems)[:-MOST]:
        systems.pop(old, None)
    return found


def told(value: object) -> str | None:
    """A text that is the same only for the same values; None where this cannot be decided."""
    if value is None or isinstance(value, (bool, str)):
        return repr(value)
    if isinstance(value, Real):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, np.ndarray):
        return None if value.dtype.hasobject else f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, Mapping):
        pairs = [(told(name), told(each)) for name, each in value.items()]
        return None if any(None in pair for pair in pairs) else f"mapping {pairs}"
    if isinstance(value, (list, tuple)):
        parts = [told(each) for each in value]
        return None if None in parts else f"{type(value).__name__} {parts}"
    return None
