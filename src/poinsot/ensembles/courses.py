"""The sources of members with different functions of time: where these jump, by member.

Law  the segments of a member are those of its run by `simulate`, tests/ensembles/test_dependence.py
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.algebra.columns import is_column
from poinsot.algebra.formulas import BROKEN
from poinsot.motion.system import System
from poinsot.signals.given import Driven
from poinsot.signals.signal import Expression
from poinsot.simulation.inputs import Signals, make_signals, read_inputs
from poinsot.simulation.moments import Moments, joined, moments_of

Own = tuple[tuple[str, Expression], ...]


class Drives:
    """Makes the signals of members; jumps found once are kept.

    system, inputs  what all members have in common     usual  the signals of those that say nothing else
    steady          whether steps are fixed, so that they need not be short where a function is busy
    """

    def __init__(self, system: System, inputs: Mapping[str, Any], usual: Signals, steady: bool) -> None:
        self.system, self.steady, self.usual = system, steady, usual
        traced = tuple(name for name in inputs if name not in system.input_names)
        self.tables = list(read_inputs(system.input_names, {**system.default_inputs, **inputs}, traced).values())
        self.begin, self.end = float(usual.segments[0, 0]), float(usual.segments[-1, 1])
        self.known: dict[tuple[str, Any], Moments] = {}

    def of(self, driven: Driven, others: Sequence[str], count: int) -> tuple[Ints, list[Signals]] | None:
        """Which signals each of so many members has, and these; None where functions do not say how they differ."""
        own: list[Own] = [()] * count
        for name in others:
            signal = driven.at[name]
            if not isinstance(signal, Expression) or (name in self.system.unbroken and self._decides(signal)):
                return None
            for k in range(count):
                own[k] += ((name, _of_member(signal, k)),)
        numbers = {each: k for k, each in enumerate(dict.fromkeys(own))}
        which = np.array([numbers[each] for each in own], dtype=np.int64)
        return which, [self._signals(driven, each) for each in numbers]

    def _decides(self, signal: Expression) -> bool:
        """Whether a formula decides anything, so that it may jump in some member: there each is looked at alone."""
        return bool(BROKEN & {*re.findall(r"[a-z]\w*", signal.text)})

    def _signals(self, driven: Driven, own: Own) -> Signals:
        functions: dict[str, Any] = {**self.system.timed, **{name: each.at for name, each in own}}
        keys = {name: (name, each) for name, each in own}
        several = []
        for name, function in functions.items():
            key = keys.get(name, (name, None))
            if key not in self.known:
                self.known[key] = moments_of(name, function, self.begin, self.end, len(functions))
            several.append(self.known[key])
        moments = joined(several if self.end > self.begin else [])
        zones = None if self.steady else moments.zones
        return make_signals(self.tables, (*self.system.breakpoints, *moments.jumps), self.begin, self.end, zones)


def _of_member(signal: Expression, k: int) -> Expression:
    """A formula with the numbers of one member."""
    constants: tuple[tuple[str, Any], ...] = signal.constants
    numbers = tuple((name, float(x.values[k]) if is_column(x) else x) for name, x in constants)
    return Expression(signal.text, numbers)
