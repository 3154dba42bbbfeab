"""Recorded values: every change is detected, and opaque parts are reported."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from poinsot.components import electrical, thermal
from poinsot.components.declarations import linear
from poinsot.components.domains import ELECTRICAL
from poinsot.components.primitives import TerminalPair
from poinsot.motion.of_network.keys import noted, unchanged


def changes() -> dict[str, tuple[Any, Callable[[], None]]]:
    """By name a value, and what changes something in it."""
    numbers, table, array = [1.0, 2.0], {"a": (1.0,)}, np.arange(3.0)
    resistor: Any = linear("R", TerminalPair(ELECTRICAL), 3.0, "dissipative")
    with_array = partial(np.add, array)
    return {
        "an item of a list": ((1, [numbers]), lambda: numbers.__setitem__(1, 3.0)),
        "the length of a list": (([1.0], numbers), lambda: numbers.append(2.0)),
        "a value in a table": ({"b": table}, lambda: table.__setitem__("a", (1.0,) * 2)),
        "a key of a table": (table, lambda: table.__setitem__("c", (1.0,))),
        "a number of an array": ((frozenset({1}), array), lambda: array.__setitem__(2, 9.0)),
        "what a function is given": (with_array, lambda: array.__setitem__(0, -1.0)),
        "a cell of a function": (_surrounded := surrounded(), lambda: _surrounded.__closure__[0].__setattr__(
            "cell_contents", 4.0
        )),
        "within an element": ((resistor, array), lambda: array.__setitem__(1, 7.0)),
    }  # fmt: skip


def surrounded() -> Any:
    """A function of the package with a cell: the law of a resistor with heat."""
    law: Any = thermal.ThermalConductor("G", 2.0).law  # type: ignore[union-attr]
    assert law.__module__.startswith("poinsot.") and law.__closure__
    return law


@pytest.mark.parametrize("name", changes())
def test_whatever_changes_is_seen(name: str) -> None:
    value, change = changes()[name]
    parts = noted(value)
    assert parts is not None and unchanged(parts) and unchanged(noted(value) or [])
    change()
    assert not unchanged(parts)


def test_elements_of_the_package_stay_as_they_are() -> None:
    for element in (electrical.Resistor("R", 3.0), electrical.Capacitor("C", 1e-6), electrical.Diode("D")):
        parts = noted(element)
        assert parts is not None and unchanged(parts)


def test_what_may_look_at_anything_is_told() -> None:
    class Own:
        pass

    for foreign in (lambda x: x, Own(), partial(lambda x: x, 1.0), [(Own(),)], np.array([Own()], object), {1, 2}):
        assert noted(foreign) is None
