"""Where a network without an order starts: what its sources and laws fix of storage follows from them.

    F(ẋ, x, w, t) = 0,   N F = 0 binds x where N ∂F/∂(ẋ, w) = 0

Rows that together have fewer entries of ẋ and w than they are do so; a matching finds them (Dulmage & Mendelsohn
1958). States that were not given move, as little as they must.
Law: the first sample lies on the run that follows, tests/networks/test_initial.py.
Units: those of the states. Source: Dulmage & Mendelsohn 1958; Pantelides 1988 (consistent initial values).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.errors import SimulationError
from poinsot.kernels.families import KernelFamily
from poinsot.motion.of_network.linear import LinearNetwork
from poinsot.motion.of_network.residual import even, factored, slopes_of_rows
from poinsot.motion.residual_form import ResidualForm
from poinsot.networks.initial import said_state
from poinsot.networks.network import NetworkEquations

_ROUNDED = 1e-9  # of a unit: smaller values, as of nodes at rest, come from rounding of others
_TOLERANCE, _ITERATIONS, _NEGLIGIBLE = 1e-6, 60, 1e-10  # digits of what is given; of a rank
_SETTLED, _REFINED = 1e-13, 4  # of the terms of a row: what may be missed at rest; steps to there
AT_REST = "operating point"
"""The initial value of runs that begin at rest."""


def linear_start(network: NetworkEquations, linear: LinearNetwork, initial: object) -> Floats:
    """The state (nx,) in which a run of a linear network begins: as of `Network.initial_state`.

    At rest 0 = A x + B s, storage that says how it starts being held; where that leaves something undetermined or
    cannot be met, the operating point knows more.
    """
    given = isinstance(initial, (np.ndarray, list, tuple))
    if initial == AT_REST if isinstance(initial, str) else network.analyses.at_rest and not given:
        said = said_state(linear.equations, initial if isinstance(initial, Mapping) else None)
        if (found := _linear_rest(linear, *said)) is not None:
            return found
    return network.initial_state(initial, linear.equations)


def _linear_rest(linear: LinearNetwork, x: Floats, held: Bools) -> Floats | None:
    """x with the states that are held, at the time 0; None as of `factored`, or where it does not converge."""
    e, u = linear.equations, linear.equations.driven.sampled_at(0.0)
    signals = [source.factor * float(e.value(source.name, 0.0, u)) for _, source in e.sources]
    free, z = np.flatnonzero(~held), np.append(np.where(held, x, 0.0), signals)
    rates = linear.rates[free]
    missed = rates @ z
    if missed.any():
        rows, columns, made = even(rates[:, free].tocsr())
        if (solve := factored(made)) is None:
            return None
        for _ in range(_REFINED):
            z[free] -= columns * solve(rows * missed)
            missed = rates @ z
            if (np.abs(missed) <= _SETTLED * (abs(rates) @ np.abs(z))).all():
                break
        else:
            return None
    return z[: e.stored]


def bound_start(form: ResidualForm, x: Floats, said: Bools, signals: Floats, near: Floats) -> Floats:
    """x (nx,) that F = 0 allows at these values of the sources, states that were ``said`` kept.

    near    w to begin with
    Errors  SimulationError that names the elements whose given values contradict one another or the sources
    """
    nx, m = form.states, 2 * form.states + form.unknowns
    rows, others = binding_rows(form)
    if not 0 < len(rows) <= 500:  # Rows up to which those that bind storage are looked at together
        return x
    z, compliance = np.zeros(form.rows.shape[1]), np.where(said, 0.0, np.sqrt(form.solved.scale[:nx]))
    moving = np.array([*range(nx, 2 * nx), *others])
    z[nx:m] = [*x, *near]
    z[m : m + len(signals)] = signals
    least = _ROUNDED * np.concatenate([np.zeros(nx), form.solved.scale])  # of rates nothing is known
    for _ in range(_ITERATIONS):
        slopes = evaluate_laws(form, z)
        J = slopes_of_rows(form, slopes)[rows]
        missed, size = (form.rows @ z)[rows], (abs(form.rows) @ np.abs(z))[rows] + abs(J) @ (np.abs(z[:m]) + least)
        A, B = J[:, others].toarray(), J[:, nx : 2 * nx].toarray()
        if not np.isfinite(missed).all() or (np.abs(missed) <= 1e-14 * size).all():  # rounding of terms
            break
        B = B * compliance  # before rows are weighted: of a state that is said nothing moves but its voltage
        weight = 1 / np.maximum(np.abs(np.hstack([A, B])).max(axis=1), 1e-300)
        A, B, left = A * weight[:, None], B * weight[:, None], -missed * weight
        N = _left_null(A)
        # weighted rows: singular values below are dependent conditions
        move = np.linalg.lstsq(N @ B, N @ left, rcond=1e-12)[0]
        step = np.concatenate([move * compliance, np.linalg.lstsq(A, left - B @ move, rcond=1e-12)[0]])  # as above
        z[moving] += step
        if (np.abs(step) <= 1e-15 * (np.abs(z[moving]) + least[moving])).all():  # the last step is rounding
            break
    else:
        return x
    if not np.isfinite(missed).all():
        return x
    if (np.abs(missed) <= _TOLERANCE * size).all():  # of what is given to fewer digits, as by a run before this one
        return z[nx : 2 * nx]
    involved = np.flatnonzero(abs(slopes_of_rows(form, slopes)[rows][:, nx : 2 * nx]).sum(axis=0))
    raise SimulationError(
        f"the values that {', '.join(form.solved.names[i] for i in involved[:6])} start with contradict one another or "
        "the sources by which they are bound. Change one of them, or leave one out: it is then found"
    )


def binding_rows(form: ResidualForm) -> tuple[Ints, Ints]:
    """Rows of F that have fewer entries of ẋ and w than they are, and the places of these entries in z."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import maximum_bipartite_matching

    nx, m = form.states, 2 * form.states + form.unknowns
    J = slopes_of_rows(form, _some_slopes(np.random.default_rng(0)))
    places = np.array([*range(nx), *range(2 * nx, m)])
    pattern = csr_array(J[:, places])
    pattern.eliminate_zeros()
    column_of = maximum_bipartite_matching(pattern, perm_type="column")
    row_of = dict(zip(column_of.tolist(), range(len(column_of)), strict=True))
    found, columns = dict.fromkeys(np.flatnonzero(column_of < 0).tolist()), set[int]()
    waiting = list(found)
    while waiting:
        i = waiting.pop()
        for j in pattern.indices[pattern.indptr[i] : pattern.indptr[i + 1]].tolist():
            columns.add(j)
            if (other := row_of[j]) not in found:
                found[other] = None
                waiting.append(other)
    return np.array(sorted(found), dtype=np.int64), places[sorted(columns)]


def _some_slopes(rng: np.random.Generator) -> Callable[[KernelFamily], Floats]:
    """Random slopes with the sparsity of each law: 0 where its derivative is 0 at all sampled arguments."""

    def of(f: KernelFamily) -> Floats:
        found = np.zeros((len(f.members), f.values, f.reads), dtype=bool)
        for size in (0.01, 0.3, 1.0, 3.0, 30.0):
            _, slopes = f.kernel.ufunc(size * rng.normal(size=(len(f.members), f.reads)), f.parameters)
            found |= slopes != 0.0
        return np.where(found, rng.uniform(0.5, 2.0, found.shape), 0.0)

    return of


def evaluate_laws(form: ResidualForm, z: Floats, at: Floats | None = None) -> Callable[[KernelFamily], Floats]:
    """Put the values of all laws into z; their slopes (members, values, reads) by family.

    at  their arguments, by default what z says they are
    """
    reads, slopes = form.reads @ z if at is None else at, dict[int, Floats]()
    first = len(z) - form.laws.count
    for f in form.laws.families:
        at_reads, at_values = form.laws.places(f)
        values, slopes[id(f)] = f.kernel.ufunc(reads[at_reads], f.parameters)
        z[first + at_values] = values
    return lambda f: slopes[id(f)]


def _left_null(A: Floats) -> Floats:
    """N with N A = 0, its rows orthonormal; columns of A are taken in their own units."""
    sizes = np.abs(A).max(axis=0, initial=0.0)
    U, s, _ = np.linalg.svd(A / np.where(sizes > 0, sizes, 1.0))
    return U[:, int((s > _NEGLIGIBLE * s.max(initial=0.0)).sum()) :].T
