"""What notebooks show of things: tables and pictures as HTML, every name of users escaped.

Whoever is shown inherits `poinsot.showing.Shown`; here is who writes its page, loaded when the first one is shown.
Law: no name acts, nothing is asked of other hosts, tests/views/test_notebooks.py
"""

from __future__ import annotations

from importlib import import_module

_WRITERS = {
    "Mechanism": "mechanisms", "NetworkEquations": "networks", "SixVector": "screws", "Screw": "screws",
    "Line": "screws", "Ledger": "runs", "Trajectory": "runs", "Linearization": "runs",
}  # fmt: skip


def html(thing: object) -> str:
    """A thing as HTML."""
    for kind in type(thing).__mro__:
        if kind.__name__ in _WRITERS:
            found: str = import_module(f"{__name__}.{_WRITERS[kind.__name__]}").html(thing)
            return found
    raise TypeError(f"a {type(thing).__name__} has no page of its own")
