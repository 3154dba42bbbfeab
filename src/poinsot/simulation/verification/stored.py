"""The whole state and the modes of a run, read back from its stored variables.

Law  the states of a run are those that its loop has sampled, bit for bit but for a time that is part of them,
tests/simulation/test_verification.py
"""

from __future__ import annotations

import re
from typing import TypeAlias

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.errors import SimulationError
from poinsot.motion.switching import OPEN, Switching
from poinsot.motion.system import System
from poinsot.simulation.events import state_names
from poinsot.simulation.results.events import mode_words
from poinsot.simulation.results.ledger import Recorded

Modes: TypeAlias = Ints
TIME = "time"
_NAMED = 4


def states_of(run: Recorded, system: System) -> tuple[Vector, tuple[str, ...]]:
    """The states [nt, nx] at the samples of a run, and the name of each component by the run's variables.

    Errors  SimulationError for a run of another model, or one that has not kept all of the state
    """
    times = np.asarray(run[TIME], dtype=np.float64)
    found = np.full((len(times), system.state.size), np.nan)
    names = list(system.state.names or (f"x[{k}]" for k in range(system.state.size)))
    known = np.zeros(system.state.size, dtype=bool)
    for name, k in state_names(system).items():
        variable, labels, place = _place(system, name)
        names[k] = name if variable in system.books.observations else names[k]
        if variable not in run or (labels and variable not in system.books.observations):
            continue
        dimension = labels and system.books.observations[variable].dims[0]
        if dimension and [str(each) for each in np.asarray(run[dimension])] != [*system.books.labels[dimension]]:
            raise _another(run, system, f"its {dimension}s are others")
        values = np.asarray(run[variable], dtype=np.float64)
        if values.shape != ((len(times), len(system.books.labels[dimension])) if dimension else (len(times),)):
            raise _another(run, system, f"{variable!r} has the shape {values.shape} in it")
        found[:, k], known[k] = values[:, place] if dimension else values, True
    if system.state.begins is not None and TIME in names and not known[k := names.index(TIME)]:
        found[:, k], known[k] = times, True
    if not known.all():
        lacking = [names[k] for k in np.flatnonzero(~known)]
        more = f" and {len(lacking) - _NAMED} more" if len(lacking) > _NAMED else ""
        raise SimulationError(
            f"the run of {run.attrs.get('system')!r} cannot be checked, since it has not kept the whole state of "
            f"{system.name!r}: there is no {', '.join(map(repr, lacking[:_NAMED]))}{more}. Name the variables of its "
            "state among the outputs of the run, or leave outputs out; or give the model that ran."
        )
    return found, tuple(names)


def _place(system: System, name: str) -> tuple[str, str, int]:
    """The variable, the label and its number of an entry of the state."""
    match = re.fullmatch(r"(.*?)\[(.*)\]", name, re.DOTALL)
    if match is None or match[1] not in system.books.observations:
        return name, "", 0
    variable, label = match[1], match[2]
    return variable, label, system.books.labels[system.books.observations[variable].dims[0]].index(label)


def _another(run: Recorded, system: System, why: str) -> SimulationError:
    return SimulationError(
        f"the run of {run.attrs.get('system')!r} is not one of {system.name!r}: {why}. Give the model that ran."
    )


def modes_of(run: Recorded, switching: Switching, times: Vector) -> Modes:
    """The mode of every row [nt, m] at times, as the log of a run tells it: the last event of the row before, else
    what its first was before; a row without events is as runs begin.

    Errors  SimulationError for a log with rows that the model has not
    """
    names, begins = switching.rows.names, switching.rows.begins
    begins = np.zeros(len(names), dtype=np.int64) if begins is None else begins
    found = np.tile(begins, (len(times), 1))
    if "event_row" not in run:
        return found
    rows = np.array([str(each) for each in np.asarray(run["event_row"])])
    moments = np.asarray(run["event_time"], dtype=np.float64)
    before, after = (np.array([str(each) for each in np.asarray(run[f"event_{side}"])]) for side in ("before", "after"))
    for r, name in enumerate(switching.rows.names):
        own = np.flatnonzero(rows == name)
        if not len(own):
            continue
        words = {word: mode for mode, word in mode_words(switching, r).items()}
        last = np.searchsorted(moments[own], times, side="right") - 1
        told = [words.get(after[own[k]] if k >= 0 else before[own[0]], OPEN) for k in last.tolist()]
        found[:, r] = told
    return found
