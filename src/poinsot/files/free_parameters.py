"""Which parameters of a network file its formulas use.

Law: tests/files/test_every_number_is_free.py. Source: docs/network-file.md.
"""

from __future__ import annotations

from typing import Any

from poinsot.signals.given import names_used


def names_at(table: Any, path: list[str]) -> set[str]:
    """The names that formulas below this key use; lists are entered."""
    if isinstance(table, list):
        return set().union(*(names_at(each, path) for each in table))
    if path:
        return names_at(table[path[0]], path[1:]) if isinstance(table, dict) and path[0] in table else set()
    if isinstance(table, dict):
        return set().union(*(names_at(each, []) for each in table.values()))
    return names_used(table) if isinstance(table, str) else set()


def closure(data: dict[str, Any], names: set[str]) -> set[str]:
    """These names and those that their formulas use."""
    parameters = data.get("parameters", {})
    found: set[str] = set()
    waiting = names & parameters.keys()
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= (names_at(parameters[name], []) & parameters.keys()) - found
    return found


def is_formula(data: dict[str, Any], name: str) -> bool:
    return isinstance(data["parameters"][name], str)
