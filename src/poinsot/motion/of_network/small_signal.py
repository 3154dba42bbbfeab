"""A network near its operating point: what small changes of its sources make of every variable, at any frequency.

    R δẋ + X δx + W δw + B δu = 0,    δy = C (δẋ, δx, δw) + D δu        exact derivatives of F(ẋ, x, w, u)

Law: that of ngspice, tests/networks/test_operating_points.py. Source: Chua & Lin (1975), ch. 4; Nagel, SPICE2 (1975).
Units: those of the variables; frequencies in Hz, poles and zeros in 1/s.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, nearest
from poinsot.motion.of_network.beginning import evaluate_laws
from poinsot.motion.of_network.operating_point import OperatingPoint
from poinsot.motion.of_network.residual import even, slopes_of_rows
from poinsot.records import dataclass, field
from poinsot.showing import Shown

if TYPE_CHECKING:
    from scipy.sparse import csr_array

Complex = NDArray[np.complex128]
_ROUNDING = 1e-13  # of the largest entry, for singular values of one size
_RANK = 1e-11
"""Of balanced matrices: singular values below it count as zero."""


@dataclass(frozen=True, eq=False)
class SmallSignal(Shown):
    """Small changes of outputs δy by small changes of sources δu near an operating point.

    R (n, nx), X (n, nx), W (n, nw), B (n, k)   R δẋ + X δx + W δw + B δu = 0
    late        (E (n, d), S (d, nx + nx + nw + k), τ (d,)): E e^(−s τ) S (δẋ, δx, δw, δu) beside these, of late waves
    C (m, nx + nx + nw), D (m, k)               δy = C (δẋ, δx, δw) + D δu
    Law     equals ngspice's .ac, tests/networks/test_operating_points.py
    Source  Chua & Lin (1975), ch. 4
    """

    point: OperatingPoint
    input_names: tuple[str, ...]
    output_names: tuple[str, ...]
    R: csr_array = field(repr=False)
    X: csr_array = field(repr=False)
    W: csr_array = field(repr=False)
    B: csr_array = field(repr=False)
    C: csr_array = field(repr=False)
    D: csr_array = field(repr=False)
    late: tuple[csr_array, csr_array, Floats] | None = field(default=None, repr=False)

    def frequency_response(self, frequencies: ArrayLike) -> Complex:
        """δy over δu at frequencies (...) [Hz], complex: (..., m, k). Exact in rounding, not a limit of runs.

        Errors  ModelError at a frequency where the network rings without any damping
        """
        f = np.asarray(frequencies, dtype=np.float64)
        return np.array([self._at(2j * np.pi * each) for each in f.ravel()]).reshape(*f.shape, *self.D.shape)

    def _at(self, s: complex) -> Complex:
        from scipy.sparse import diags_array, hstack
        from scipy.sparse.linalg import splu

        nx, right = self.R.shape[1], self.B.toarray().astype(np.complex128)
        if not len(right):
            return np.asarray(self.D.toarray(), dtype=np.complex128)
        A = hstack([s * self.R + self.X, self.W]).tocsr()
        if self.late is not None:
            s = s or 1e-30j  # at rest what lies in a line is undetermined, and nothing else
            E, S, delays = self.late
            S, m = E @ diags_array(np.exp(-s * delays)) @ S, self.C.shape[1]
            R, X, W = self.R + S[:, :nx], self.X + S[:, nx : 2 * nx], self.W + S[:, 2 * nx : m]
            A = hstack([s * R + X, W]).tocsr()
            right = right + S[:, m:].toarray()
        rows, columns, made = even(A)
        try:
            found = -columns[:, None] * splu(made.tocsc()).solve(rows[:, None] * right)
        except RuntimeError:
            raise ModelError(
                f"{self.point.name!r} has no response at {abs(s) / (2 * np.pi):g} Hz: it is undetermined there"
            ) from None
        whole = np.vstack([s * found[:nx], found])
        return np.asarray(self.C @ whole + self.D.toarray())

    def poles(self) -> Complex:
        """The natural frequencies [1/s], by growing real part; bound storage adds no frequency."""
        self._refuse_late("natural frequencies")
        return _modes(self.R.toarray(), self.X.toarray(), self.W.toarray())

    def zeros(self, output: str | None = None, input: str | None = None) -> Complex:
        """Frequencies [1/s] at which an input has no effect on an output: poles of the network with that output held.

        Without names of the first output and the first input.
        """
        self._refuse_late("zeros")
        j = self.output_names.index(output) if output is not None else 0
        k = self.input_names.index(input) if input is not None else 0
        nx = self.R.shape[1]
        c, b = self.C.toarray()[j], self.B.toarray()[:, [k]]
        R, X = np.vstack([self.R.toarray(), c[:nx]]), np.vstack([self.X.toarray(), c[nx : 2 * nx]])
        W = np.block([[self.W.toarray(), b], [c[None, 2 * nx :], self.D.toarray()[j : j + 1, k : k + 1]]])
        return _modes(R, X, W)

    def _refuse_late(self, what: str) -> None:
        if self.late is not None:
            names = list(dict.fromkeys(self.point.at_rest.running.lines.names))  # type: ignore[union-attr]
            raise ModelError(
                f"{self.point.name!r} has {what} without end, as waves arrive late in {', '.join(map(repr, names))}; "
                "ask for `frequency_response`, or take `distributed.TransmissionLine`, a line cut into cells"
            )


def small_signal(point: OperatingPoint, inputs: Sequence[str] | None, outputs: Sequence[str] | None) -> SmallSignal:
    """The network near the point, by names of sources and of variables or nodes; see `Network.small_signal`."""
    rest, z = point.at_rest, point.at_rest.z.copy()
    form = rest.running
    known = rest.sources
    own = known if inputs is None else list(inputs)
    if missing := [name for name in own if name not in known]:
        raise ModelError(f"network {point.name!r} has no source {missing[0]!r}{nearest(missing[0], known)}")
    names = [*point.potentials] if outputs is None else list(outputs)
    slopes = evaluate_laws(form, z)
    nx, m = form.states, rest.m
    places = m + len(rest.signals) + (0 if form.lines is None else len(form.lines.delays))
    F = slopes_of_rows(form, slopes, places=places).tocsc()
    Y = slopes_of_rows(form, slopes, rest.matrix([rest.output(name) for name in names]), places).tocsc()
    at = [m + known.index(name) for name in own]
    late = None
    if form.lines is not None:
        S = slopes_of_rows(form, slopes, form.lines.waves, places).tocsr()
        late = F[:, m + len(rest.signals) :].tocsr(), S[:, [*range(m), *at]].tocsc(), form.lines.delays
    return SmallSignal(
        point,
        tuple(own),
        tuple(names),
        F[:, :nx],
        F[:, nx : 2 * nx],
        F[:, 2 * nx : m],
        F[:, at],
        Y[:, :m],
        Y[:, at],
        late,
    )


def response(made: SmallSignal, frequencies: ArrayLike, stimuli: Mapping[str, complex]) -> Complex:
    """δy (..., m) of several sources at once, each with its size and phase."""
    u = np.array([stimuli.get(name, 0.0) for name in made.input_names], dtype=np.complex128)
    return np.asarray(made.frequency_response(frequencies) @ u)


def _modes(R: Floats, X: Floats, W: Floats) -> Complex:
    """The finite s of (s R + X) x + W w = 0: x is taken where rows without ẋ and w hold, until none is left."""
    from scipy.linalg import null_space

    R, X, W, unit = _in_own_units(R, X, W)
    T = np.eye(R.shape[1])
    for _ in range(len(T) + 1):
        M = np.hstack([R @ T, W])
        U, sizes, _ = np.linalg.svd(M)
        rank = int((sizes > _RANK * sizes.max(initial=0.0)).sum())
        K = U[:, rank:].T @ X @ T
        size = np.abs(K).max(axis=1, initial=0.0, keepdims=True)
        turned = _ROUNDING * (sizes[0] / sizes[rank - 1] if rank else 1.0)  # so far rounding turns U[:, rank:]
        K = (K / np.where(size > 0, size, 1.0))[size[:, 0] > turned * np.abs(X).max(initial=1e-300)]
        if not K.size:
            break
        T = T @ null_space(K, rcond=_RANK)
        if not T.shape[1]:
            return np.zeros(0, np.complex128)
    found = np.linalg.lstsq(np.hstack([R @ T, W]), -X @ T, rcond=_RANK)[0][: T.shape[1]]
    poles = unit * np.linalg.eigvals(found).astype(np.complex128)
    return np.asarray(poles[np.lexsort((poles.imag, poles.real))])


def _in_own_units(R: Floats, X: Floats, W: Floats) -> tuple[Floats, Floats, Floats, float]:
    """The matrices with rows, x, w and 1/s in units in which the logarithms of their entries are least; that of 1/s.

    So they are the same whatever the units of the network. Source: Curtis & Reid, J. Inst. Maths Applics 10 (1972)
    """
    from scipy.sparse import csr_array
    from scipy.sparse.linalg import lsqr

    m, nx = R.shape
    whole = np.hstack([R, X, W])
    of = np.concatenate([np.arange(nx), np.arange(nx), nx + np.arange(W.shape[1])])  # R and X have the columns of x
    row, column = np.nonzero(whole)
    count, width = len(row), m + nx + W.shape[1]
    each = np.tile(np.arange(count), 3)
    place = np.concatenate([row, m + of[column], np.full(count, width)])
    counts = csr_array((np.concatenate([np.ones(2 * count), column < nx]), (each, place)), (count, width + 1))
    found = lsqr(counts, -np.log(np.abs(whole[row, column])))[0]
    units = np.exp(found)
    whole = units[:m, None] * whole * units[m + of]
    unit = float(units[-1])
    return whole[:, :nx] * unit, whole[:, nx : 2 * nx], whole[:, 2 * nx :], unit
