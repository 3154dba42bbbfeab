"""The hybrid form of a pair (F, E): of each component either the flow or the effort is an output, outputs = W inputs.

Columns of E that are a basis of its column space give efforts out; the flows of the other components are the other
outputs. A Dirac structure always has such a form, with W = −Wᵀ; so has a dissipative one, with W + Wᵀ ⪯ 0: where W is
not so, its entries name the two ports that are to blame. Law: tests/structures/test_dirac.py. Source:
formulas.md §8–9.
Units: any in which flow times effort of each port is power [W]; W has those of an output per input.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError
from poinsot.structures.elimination import eliminated, given_rounding
from poinsot.structures.matrices import Array, alike, independent_columns, is_exact, is_zero, nothing, solve
from poinsot.structures.ports import Port, components


def split(F: Array, E: Array, efforts_out: Sequence[int]) -> tuple[Array, Array]:
    """(A, B) with A (outputs) + B (inputs) = 0: the columns of F and E sorted into outputs and inputs."""
    F, E = alike(F, E)
    A, B = F.copy(), E.copy()
    for k in efforts_out:
        A[:, k], B[:, k] = E[:, k], F[:, k]
    return A, B


def hybrid_matrix(
    F: Array, E: Array, efforts_out: Sequence[int] | None = None, rounding: Array | None = None
) -> tuple[Array, list[int]]:
    """(W, efforts out) with outputs = W inputs; without a choice, efforts at columns that are a basis of E's.

    rounding  of the entries of [F E], if they are floats
    Errors    ModelError if the outputs are not functions of the inputs
    """
    F, E = alike(F, E)
    if not is_exact(F):
        W, _, chosen = hybrid_floats(F, E, efforts_out, rounding)
        return W, chosen
    chosen = independent_columns(E) if efforts_out is None else list(efforts_out)
    A, B = split(F, E, chosen)
    return -solve(A, B), chosen


def hybrid_floats(
    F: Array, E: Array, efforts_out: Sequence[int] | None = None, rounding: Array | None = None
) -> tuple[Floats, Floats, list[int]]:
    """As :func:`hybrid_matrix`, of floats: W, the rounding of its entries, and the components with their effort as
    output."""
    m, rows = len(F), np.hstack([F, E])
    known = given_rounding(rows) if rounding is None else rounding
    if efforts_out is None:
        chosen = sorted(k - m for k in eliminated(rows, known, "the efforts", range(m, 2 * m)).pivots)
    else:
        chosen = list(efforts_out)
    A, B = split(rows[:, :m], rows[:, m:], chosen)
    a, b = split(known[:, :m], known[:, m:], chosen)
    found = eliminated(np.hstack([A, B]), np.hstack([a, b]), "the outputs", range(m))
    if len(found.pivots) < m:
        raise ModelError(f"the {m} outputs are not functions of the inputs: {len(found.pivots)} of them are")
    form, left, _ = found.in_order()
    return -form[:, m:], left[:, m:], chosen


def blame(F: Array, E: Array, ports: Sequence[Port]) -> str:
    """The ports between which power is made or lost, in words: from the hybrid form in which fewest couplings fail."""
    names = components(ports)
    flows_out = set(independent_columns(F))
    choices = [[k for k in range(len(names)) if k not in flows_out], independent_columns(E)]
    forms = []
    for efforts_out in choices:
        try:
            forms.append(hybrid_matrix(F, E, efforts_out)[0])
        except ModelError:
            continue
    if not forms:
        K = E @ F.T + F @ E.T
        i, j = _largest(K)
        involved = [n for n, f, e in zip(names, F.T, E.T, strict=True) if _any(f[[i, j]]) or _any(e[[i, j]])]
        return f"rows {i} and {j}, which join the ports {', '.join(involved)}, have E Fᵀ + F Eᵀ = {_shown(K[i, j])}"
    W = min(forms, key=lambda W: _failing(W + W.T))
    i, j = _largest(W + W.T)
    if i == j:
        return f"port {names[i]!r} is not lossless on its own: its output is {_shown(W[i, i])} times its input"
    return (
        f"between the ports {names[i]!r} and {names[j]!r} the couplings "
        f"{_shown(W[i, j])} and {_shown(W[j, i])} are not opposite"
    )


def _shown(x: object) -> str:
    return f"{x:.6g}" if isinstance(x, float) else str(x)


def _failing(S: Array) -> int:
    """How many entries are not zero."""
    # above rounding
    return sum(not is_zero(x) for x in S.flat) if is_exact(S) else int(np.sum(np.abs(S) > 1e-9 * np.abs(S).max()))


def _any(a: Array) -> bool:
    return any(not is_zero(x) if is_exact(a) else x != 0 for x in a)


def _largest(S: Array) -> tuple[int, int]:
    """The position of the entry farthest from zero; among symbols, of the first that is not zero."""
    n = len(S)
    try:
        k = int(np.argmax(np.abs(S.astype(float))))
    except TypeError:
        k = next(k for k, x in enumerate(S.flat) if not is_zero(x))
    return divmod(k, n)


def unhybrid(W: Array, efforts_out: Sequence[int]) -> tuple[Array, Array]:
    """(F, E) of the relation outputs = W inputs."""
    n = len(W)
    unit = nothing(n, n)
    for k in range(n):
        unit[k, k] += 1
    unit, W = alike(unit, W)
    return split(unit, -W, efforts_out)
