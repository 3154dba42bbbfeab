"""Texts that tell the equations of a network from all others, by which compiled code is found again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.fingerprint import fingerprint
from poinsot.algebra.scalars import Scalar
from poinsot.components.primitives import IdealCoupling, IdealSource, IdealSwitch, LinearResistor, Relation, Storage
from poinsot.errors import ModelError
from poinsot.multibody.canonical import canonical
from poinsot.networks.machine import Machine
from poinsot.networks.states import NetworkStates


def network_key(equations: NetworkStates) -> str:
    """A text that tells the equations from all others: numbers exact, functions by what they do."""
    parts = [f"{b.domain.name} {b.tail}>{b.head}" for b in equations.model.branches]
    for e in equations.model.primitives:
        at = "" if isinstance(e, (Storage, Relation, Machine)) else str(equations.positions(e.by))
        match e:
            case Storage():
                parts.append(f"storage {e.kinds} {_law_key(e.name, lambda *x, e=e: (e.energy(*x),), len(e.pairs))}")
            case LinearResistor():
                law = _law_key(e.name, e.vary, len(e.by)) if e.vary else (e.a, e.r)
                parts.append(f"resistor {law} {at}")
            case Relation():
                ways = [(r.outputs, r.reads, _law_key(e.name, r.law, len(r.reads))) for r in (e, e.inverse) if r]
                parts.append(f"relation {e.power} {ways}")
            case IdealSource():
                fed = _law_key(e.name, lambda *x, e=e: (e.feedback(*x),), len(e.by)) if e.feedback else ""
                parts.append(f"source {e.kind} {e.factor} {equations.driven.key(e.name)} {at} {fed}")
            case IdealCoupling():
                matrices = _law_key(e.name, lambda *s, e=e: np.concatenate(e.at(*s)), len(e.by))
                parts.append(f"coupling {at} {matrices}")
            case IdealSwitch():
                sized = ((e.gap, 0), (e.control, 0), *((bound, 2) for bound in e.bounds))
                laws = [_law_key(e.name, f, n + len(e.by)) if callable(f) else repr(f) for f, n in sized]
                told = equations.driven.key(e.name) if e.command is not None else ""
                parts.append(f"switch {e.acts} {e.way} {e.senses} {e.sense} {e.limits} {at} {laws} {told}")
            case Machine():
                signals = *(s.name for s in e.sources), *(p.name for p in e.layout.elements if p.signal is not None)
                driven = [equations.driven.key(e.called(name)) for name in signals]
                parts.append(f"machine {e.owner.key} {canonical(e.tree.model.switches)} {e.places} {driven}")
    return "\n".join(parts)


def _law_key(element: str, law: Callable[..., Any], arguments: int) -> str:
    def checked(*values: Scalar) -> Any:
        found = law(*values)
        for value in found if isinstance(found, tuple) else ():
            if np.ndim(value):
                raise TypeError(f"it gives an array of shape {np.shape(value)} where one number is needed")
        return found

    try:
        return fingerprint(checked, arguments)
    except (TypeError, ValueError) as error:
        raise ModelError(
            f"the function of {element!r} cannot be compiled ({error}); write it with + - * / and the functions of "
            "poinsot.algebra.scalars, which has where and less for what would be an if"
        ) from None
