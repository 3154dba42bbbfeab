"""Linear algebra of structures, two ways: on floats with a stated tolerance, on rationals and symbols exactly.

A structure matrix is an array of floats, or an object array of :class:`fractions.Fraction` or SymPy expressions (made
from integers, fractions, symbols). Ranks of floats are decided against the rounding of each entry, see
:mod:`poinsot.structures.elimination`; ranks of exact matrices involve no tolerance. Law: the two agree,
tests/structures/test_matrices.py.
Units: any of rows and columns. Source: Golub & Van Loan, Matrix Computations, §5.4–5.5 (ranks).
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import ModelError
from poinsot.structures.elimination import GIVEN, eliminated, freed, given_rounding, product_of_floats, units

Array = NDArray[Any]

POWER_TOLERANCE = 1e-12
"""Float identities between structure matrices hold to this, relative to the rows they are made of."""

_INTEGERS = (int, np.integer, Fraction)
_ROOM = 2**40
_PRIME = 2**31 - 1


def matrix(a: ArrayLike) -> Array:
    """The matrix a: floats if any entry is one, else exact (Fraction; SymPy where an entry is an expression).

    Errors  ModelError if a is no matrix, or an entry is no number that can be decided upon (a dual, a traced scalar)
    """
    raw = np.asarray(a)
    if raw.ndim != 2:
        raise ModelError(f"a structure matrix has rows and columns; this array has shape {raw.shape}")
    if raw.dtype.kind == "f":
        return raw.astype(float)
    entries = list(raw.flat)
    if all(isinstance(x, _INTEGERS) for x in entries):
        return of_objects([_fraction(x) for x in entries], raw.shape)
    if all(isinstance(x, (*_INTEGERS, float, np.floating)) for x in entries):
        return raw.astype(float)
    sympy = sys.modules.get("sympy")
    if sympy is None or not all(isinstance(x, (*_INTEGERS, float, np.floating, sympy.Expr)) for x in entries):
        kinds = ", ".join(sorted({type(x).__name__ for x in entries}))
        raise ModelError(f"a structure is decided on floats, rationals or SymPy expressions, not on entries of {kinds}")
    if all(isinstance(x, _INTEGERS) or getattr(x, "is_Rational", False) for x in entries):
        return of_objects([_fraction(x) for x in entries], raw.shape)
    return of_objects([_expression(sympy, x) for x in entries], raw.shape)


def of_objects(entries: list[object], shape: tuple[int, ...]) -> Array:
    """An array of objects with this shape."""
    a = np.empty(len(entries), dtype=object)
    a[:] = entries
    return a.reshape(shape)


def _fraction(x: Any) -> Fraction:
    """The number over Python's integers: a fraction made of NumPy's would overflow without a word."""
    if isinstance(x, Fraction) and type(x.numerator) is int is type(x.denominator):
        return x
    return Fraction(int(x.p), int(x.q)) if hasattr(x, "p") else Fraction(int(x.numerator), int(x.denominator))


def _expression(sympy: Any, x: Any) -> Any:
    return sympy.Rational(x.numerator, x.denominator) if isinstance(x, Fraction) else sympy.sympify(x)


def is_exact(a: Array) -> bool:
    """Whether the matrix is decided without a tolerance."""
    return a.dtype == object


def plain(a: ArrayLike) -> Array:
    """The same entries with whole numbers and fractions as floats, so that any scalar multiplies them."""
    raw = np.asarray(a)
    found = np.empty(raw.size, dtype=object)
    found[:] = [float(x) if isinstance(x, (float, *_INTEGERS)) else x for x in raw.flat]
    return found.reshape(raw.shape)


def alike(*matrices: ArrayLike) -> tuple[Array, ...]:
    """The matrices over one kind of number: symbols if any has them, else floats if any has them, else rationals."""
    found = [matrix(m) for m in matrices]
    full = [m for m in found if m.size]
    floats = any(not is_exact(m) for m in full)
    symbols = any(is_exact(m) and not isinstance(m.flat[0], Fraction) for m in full)
    if symbols:
        sympy = sys.modules["sympy"]
        return tuple(of_objects([_expression(sympy, x) for x in m.flat], m.shape) for m in found)
    return tuple(m.astype(float if floats else object) for m in found)


def identity(n: int) -> Array:
    """The exact unit matrix."""
    return matrix(np.eye(n, dtype=int))


def nothing(rows: int, columns: int) -> Array:
    """The exact zero matrix."""
    return matrix(np.zeros((rows, columns), dtype=int))


def block(rows: list[list[Array]]) -> Array:
    """The matrix made of blocks, over one kind of number."""
    flat = alike(*(part for row in rows for part in row))
    taken = iter(flat)
    return np.vstack([np.hstack([next(taken) for _ in row]) for row in rows])


def down_diagonal(parts: Sequence[Array], nought: object = 0) -> Array:
    """The matrices down a diagonal, over any scalars."""
    rows, columns = sum(a.shape[0] for a in parts), sum(a.shape[1] for a in parts)
    whole = np.full((rows, columns), nought, dtype=object if any(a.dtype == object for a in parts) else float)
    i = j = 0
    for a in parts:
        whole[i : i + a.shape[0], j : j + a.shape[1]] = a
        i, j = i + a.shape[0], j + a.shape[1]
    return whole


def is_zero(x: Any) -> bool:
    """Whether an exact number is zero; expressions are simplified where that is not plain to see."""
    if isinstance(x, (Fraction, int, float)):
        return x == 0
    if x.is_zero is not None:
        return bool(x.is_zero)
    return bool(sys.modules["sympy"].simplify(x) == 0)


def _tidy(x: object) -> Any:
    return x if isinstance(x, Fraction) else sys.modules["sympy"].cancel(x)


def reduced(A: Array) -> tuple[Array, list[int]]:
    """The reduced row echelon form of an exact matrix, without its zero rows, and the columns of its pivots."""
    rows = [list(row) for row in A]
    pivots: list[int] = []
    for column in range(A.shape[1]):
        top = len(pivots)
        found = next((i for i in range(top, len(rows)) if not is_zero(rows[i][column])), None)
        if found is None:
            continue
        rows[top], rows[found] = rows[found], rows[top]
        lead = rows[top][column]
        rows[top] = [_tidy(x / lead) if x else x for x in rows[top]]
        hot = [k for k, x in enumerate(rows[top]) if x]
        for i, row in enumerate(rows):
            factor = row[column]
            if i != top and not is_zero(factor):
                for k in hot:
                    row[k] = _tidy(row[k] - factor * rows[top][k])
        pivots.append(column)
    kept = [x for row in rows[: len(pivots)] for x in row]
    return of_objects(kept, (len(pivots), A.shape[1])), pivots


def _whole(A: Array) -> tuple[Ints, int] | None:
    """(K, d) with A = K / d and K whole numbers that fit int64 with room for products; None if A is not so."""
    entries = list(A.flat)
    if not all(isinstance(x, _INTEGERS) for x in entries):
        return None
    d = math.lcm(*(x.denominator for x in entries))
    if max((abs(x.numerator) for x in entries), default=0) * d > _ROOM:
        return None
    return np.array([int(x * d) for x in entries], dtype=np.int64).reshape(A.shape), d


def product(A: Array, B: Array) -> Array:
    """A B; rationals with small numerators are multiplied as machine integers, exactly."""
    if is_exact(A) and is_exact(B) and A.size and B.size:
        left, right = _whole(A), _whole(B)
        if left and right and int(np.abs(left[0]).max()) * int(np.abs(right[0]).max()) * A.shape[1] < 2**62:
            K, d = left[0] @ right[0], left[1] * right[1]
            return of_objects([Fraction(int(x), d) for x in K.flat], K.shape)
    return np.asarray(A @ B) if is_exact(A) or is_exact(B) else product_of_floats(A, B)


def _rank_modulo(K: Ints) -> int:
    """The rank of whole numbers modulo a prime: never more than their rank."""
    A = K % _PRIME
    r = 0
    for column in range(A.shape[1]):
        found = np.flatnonzero(A[r:, column])
        if not found.size:
            continue
        A[[r, r + found[0]]] = A[[r + found[0], r]]
        A[r] = A[r] * pow(int(A[r, column]), -1, _PRIME) % _PRIME
        below = r + 1 + np.flatnonzero(A[r + 1 :, column])
        A[below] = (A[below] - np.outer(A[below, column], A[r]) % _PRIME) % _PRIME
        r += 1
        if r == len(A):
            break
    return r


def rank(A: Array, tolerance: float = GIVEN) -> int:
    """The rank: exact, or of floats known to this share of the usual sizes in their rows and columns."""
    if not is_exact(A):
        return len(eliminated(A, given_rounding(A, tolerance), "a matrix").pivots)
    if _have_columns_of_their_own(A):
        return len(A)
    whole = _whole(A)
    full: int = min(A.shape)
    if whole and _rank_modulo(whole[0]) == full:  # full modulo a prime: full
        return full
    return len(reduced(A)[1])


def _have_columns_of_their_own(A: Array) -> bool:
    """Whether each row of an exact matrix has a number other than zero where all others have a plain zero."""
    hot = np.array([bool(x) for x in (A != 0).flat], dtype=bool).reshape(A.shape)
    plain = [isinstance(x, _INTEGERS) or getattr(x, "is_Number", False) for x in A.flat]
    numbers = np.array(plain, dtype=bool).reshape(A.shape)
    return bool((hot & numbers & (hot.sum(axis=0) == 1)).any(axis=1).all())


def null_space(A: Array, rounding: Array | None = None) -> Array:
    """N (columns) with A N = 0 and a column for each dimension of it; orthonormal on floats with rounding, if known."""
    n = A.shape[1]
    if is_exact(A):
        return _annihilated(*reduced(A), n)
    found = eliminated(A, rounding, "a matrix")
    basis: Array = np.linalg.qr(_annihilated(found.rows, found.pivots, n))[0]
    return basis


def kernel(A: Array) -> Array:
    """As :func:`null_space`, with a one and zeros where there were no pivots, on floats as on exact numbers."""
    if is_exact(A):
        return null_space(A)
    form, _, pivots = eliminated(A, None, "a matrix").in_order()
    return _annihilated(form, pivots, A.shape[1])


def _annihilated(form: Array, pivots: list[int], n: int) -> Array:
    """The columns that a reduced form annihilates, one for each column without a pivot."""
    free = [k for k in range(n) if k not in set(pivots)]
    N = alike(nothing(n, len(free)), form)[0]
    N[free, range(len(free))] += 1
    N[pivots] = -form[:, free]
    return N


def left_null_space(A: Array) -> Array:
    """L (rows) with L A = 0 and as many rows as there are."""
    return null_space(A.T).T


def row_basis(A: Array) -> Array:
    """Independent rows that span those of A: orthonormal on floats, the reduced echelon form on exact numbers."""
    if is_exact(A):
        return reduced(A)[0]
    basis: Array = np.linalg.qr(eliminated(A, None, "a matrix").in_order()[0].T)[0].T
    return basis


def independent_columns(A: Array) -> list[int]:
    """The positions of columns that are a basis of the column space: the first ones if exact, else well conditioned."""
    return reduced(A)[1] if is_exact(A) else sorted(eliminated(A, None, "a matrix").pivots)


def solve(A: Array, B: Array) -> Array:
    """X (n, k) with A X = B, A (n, n), B (n, k). ModelError if A is singular."""
    A, B = alike(A, B)
    n, whole = len(A), np.hstack([A, B])
    form, pivots = reduced(whole) if is_exact(A) else _reduced_floats(whole, n)
    found = sum(k < n for k in pivots)
    if found < n:
        raise ModelError(f"a matrix of {n} rows with rank {found} has no inverse")
    return form[:, n:]


def _reduced_floats(A: Floats, columns: int, rounding: Array | None = None) -> tuple[Floats, list[int]]:
    form, _, pivots = eliminated(A, rounding, "a system of equations", range(columns)).in_order()
    return form, pivots


def eliminate(
    kept: Array, dropped: Array, rounding: Array | None, what: str, rows: int | None = None
) -> tuple[Array, Array | None]:
    """Rows of the relation between the kept columns, once the dropped variables are eliminated, and their rounding.

    rounding  of the entries of [kept dropped], if they are floats; rows: how many must be left
    Errors    ModelError if a rank is not plain, or another number of rows remains
    """
    kept, dropped = alike(kept, dropped)
    width = kept.shape[1]
    whole = np.hstack([kept, dropped])
    left: Array | None = None
    if is_exact(whole):
        whole = row_basis(whole)
        found = row_basis(product(left_null_space(whole[:, width:]), whole[:, :width]))
    else:
        free = freed(whole, rounding, what, range(width, whole.shape[1]))
        found, left, _ = eliminated(free.rest[:, :width], free.rounding[:, :width], what).in_order()
    if rows is not None:
        enough(len(found), rows, what)
    return found, left


def enough(found: int, needed: int, what: str) -> None:
    """ModelError if another number of independent relations remains than is needed."""
    if found != needed:
        raise ModelError(
            f"{what}: {found} independent relations remain where {needed} are needed, so the ports that remain are "
            "not determined; an active element may cancel a passive one"
        )


def pseudo_inverse(A: Array, rounding: Array | None = None) -> Array:
    """Moore and Penrose's inverse A⁺; exact on exact numbers. rounding: of floats, where it is known."""
    right, pivots = reduced(A) if is_exact(A) else _reduced_floats(A, A.shape[1], rounding)
    left = A[:, pivots]  # A = left · right, both of full rank
    if is_exact(A):
        return np.asarray(right.T @ solve(right @ right.T, solve(left.T @ left, left.T)))
    return np.asarray(np.linalg.pinv(right, rcond=0.0) @ np.linalg.pinv(left, rcond=0.0))


def vanishes(A: Array, scale: float | Array = 1.0, tolerance: float = POWER_TOLERANCE) -> bool:
    """Whether all entries are zero: exactly, or below the tolerance times the scale (a number or an array)."""
    if is_exact(A):
        return all(is_zero(x) for x in A.flat)
    return bool(np.all(np.abs(A) <= tolerance * scale))


def smallest_eigenvalue(S: Array) -> float:
    """The smallest eigenvalue of a symmetric float or rational matrix; 0 of an empty one."""
    return float(np.linalg.eigvalsh(S.astype(float))[0]) if S.size else 0.0


def is_positive_semidefinite(S: Array, tolerance: float = POWER_TOLERANCE, beside: Array | None = None) -> bool:
    """Whether the symmetric S ⪰ 0: by elimination if exact, else by eigenvalues in units that make its rows alike.

    beside  a matrix (n, n) of what S stands with, whose sizes tell the units too; ones by default
    Errors  ModelError if it depends on a symbol of unknown sign
    """
    if not S.size:
        return True
    if not is_exact(S):
        d = units(np.hypot(S, 1.0 if beside is None else beside.astype(float)))
        eigenvalues = np.linalg.eigvalsh(S / np.outer(d, d))
        return bool(eigenvalues[0] >= -tolerance * max(1.0, float(np.abs(eigenvalues).max())))
    A = S.copy()
    while A.size:
        diagonal = [_sign(x) for x in np.diag(A)]
        if min(diagonal) < 0:
            return False
        if 1 not in diagonal:
            return vanishes(A)
        k = diagonal.index(1)
        rest = [i for i in range(len(A)) if i != k]
        schur = A[np.ix_(rest, rest)] - np.outer(A[rest, k], A[k, rest]) / A[k, k]
        A = of_objects([_tidy(x) for x in schur.flat], schur.shape)
    return True


def _sign(x: Any) -> int:
    if is_zero(x):
        return 0
    if isinstance(x, Fraction):
        return 1 if x > 0 else -1
    if x.is_positive is None and x.is_nonnegative is None:
        raise ModelError(f"the sign of {x} is not known: declare its symbols positive, or give numbers")
    return 1 if x.is_positive or x.is_nonnegative else -1
