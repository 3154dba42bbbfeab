"""The kernels of what switches in a large tree, walked in loops: limits, friction and locks on single freedoms.

The flow in a mode, the margins and the jumps are recursions over the tree and its closed loops, O(n); what a decision
needs, S = A M⁻¹ Aᵀ of all rows, is put together from the kernels of M⁻¹ (with closures: of jumps, one of each freedom)
and of the free flow, at events alone, O(n²).
Law: as the kernels written out, tests/switching/test_rolled_rows.py. Source: recursions/rolled_rows.py.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar, less, where
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.rolled_kernels import rows_kernel
from poinsot.compiler import Kernel
from poinsot.motion.observing import Batch
from poinsot.motion.switching_mechanism import Acted, RowsOfMechanism, Shapes
from poinsot.multibody.switching.dynamics import LOCKED, Held
from poinsot.multibody.switching.element import MeasuredRow
from poinsot.multibody.switching.rows import measured_rows
from poinsot.recursions.passing import EFFORTS, FREE

Floats = NDArray[np.float64]
_CALL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


class Composed:
    """A kernel put together of others by a function on arrays, as `motion.kernels.Kernel`; slow: for events alone.

    make   makes these others ready
    """

    def __init__(
        self, function: Callable[..., tuple[Floats, ...]], inputs: Shapes, outputs: Shapes, make: Callable[[], Any]
    ) -> None:
        self.function, self.inputs, self.outputs, self.make = function, dict(inputs), dict(outputs), make

    def ufunc(self, *operands: Any) -> tuple[Floats, ...]:
        """The outputs, as arrays."""
        each = (np.asarray(x, dtype=np.float64).reshape(s) for x, s in zip(operands, self.inputs.values(), strict=True))
        return tuple(np.reshape(x, s) for x, s in zip(self.function(*each), self.outputs.values(), strict=True))

    @property
    def address(self) -> int:
        """Of a C function that calls back."""
        self.make()
        return int(ctypes.cast(self._called, ctypes.c_void_p).value or 0)

    @cached_property
    def _called(self) -> Any:
        sizes = [prod(shape) for shape in self.inputs.values()]
        starts, total = np.cumsum(sizes)[:-1], sum(map(prod, self.outputs.values()))

        def call(given: int, made: int) -> None:
            out = _lying(made, total)
            try:
                operands = _lying(given, sum(sizes)).copy()
                out[:] = np.concatenate([x.ravel() for x in self.ufunc(*np.split(operands, starts))])
            except Exception:  # a kernel never raises: the run says that what is here is no number
                out[:] = np.nan

        return _CALL(call)


@dataclass(frozen=True)
class RolledRows:
    """The rows of a large tree, all on single freedoms.

    acted    (tree, x0, xi, t, u) → `Acted`, of ports alone: springs and dampers stand in the recursion
    ports    how many of the powers are theirs
    dampers  how many are of dampers
    """

    mechanism: CompiledTree
    rows: RowsOfMechanism
    acted: Callable[..., Acted]
    ports: int
    dampers: int

    def kernel(self, name: str, given: Shapes, out: Shapes, key: str, others: Mapping[str, Any]) -> Any:
        """The kernel of a name; ``others``: those made before."""
        each: dict[str, Sequence[Callable[..., Any]]] = {
            "switched flow": [self._flowing],
            "margins": [self._held, self._margins],
            "impulse": [self._pushed],
            "settle": [self._settled],
        }
        if name in each:
            return self._in_loops(name, given, out, each[name], key)
        if name == "data":
            m = len(self.rows.layout.rows)
            laws = {"gap": (m,), "rate": (m,), "ratio": (m,), "bounds": (m, 2), "command": (m, 2)}
            measured = Kernel(self._measured, given, laws, "laws of rows", key=key)
            parts: list[Any] = [measured, others["flow"], others["retract"]]
            feels: Callable[..., tuple[Floats, Floats]] = self._by_inverse
            if self.mechanism.tree.closed:
                push = others["impulse"]
                bare = self._in_loops("impulse", push.inputs, push.outputs, each["impulse"], key, alone=True)
                feels = partial(self._by_pushes, push, bare)
                parts += [push, bare]

            def make() -> list[Any]:
                dense = [] if self.mechanism.tree.closed else [self.mechanism.inverse_mass_matrix]
                return [*dense, *(each.address for each in parts)]

            measured, flow, retract = parts[:3]
            return Composed(partial(self._data, measured, flow, retract, feels), given, out, make)
        return Kernel(lambda **at: self.rows.watch(self.mechanism.tree, **at), given, out, name, name, key)

    def _in_loops(
        self, name: str, given: Shapes, out: Shapes, acts: Sequence[Callable[..., Any]], key: str, alone: bool = False
    ) -> Any:
        freedoms = sorted({k for k in self.rows.layout.freedom if k is not None})
        return rows_kernel(self.mechanism, name, given, out, self.ports, freedoms, acts, key, alone)

    def _seen(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array
    ) -> tuple[Acted, list[MeasuredRow], list[Scalar], Sequence[tuple[Scalar, Scalar]], Held]:
        """What acts, the rows, their rates and bounds, and the numbers of the mode."""
        rows, tree = self.rows, self.mechanism.tree
        now, m = self.acted(tree, x0, xi, t, u), len(rows.layout.rows)
        measured = measured_rows(now.motion, rows.layout)
        held = Held(sigma[:m], sigma[m : 2 * m] * sigma[2 * m :])
        return now, measured, [row.along.rate(now.motion) for row in measured], rows.bounds(now, rows.layout), held

    def _acts(self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array) -> tuple[Acted, dict[str, Array], Any]:
        """What acts, efforts with those of friction and what is free, and powers of friction by element."""
        now, measured, rates, bounds, held = self._seen(x0, xi, t, u, sigma)
        rubbed: dict[str, Scalar] = {}
        for e, start, end in self.rows.layout.ranges():
            if e.rubs:
                for r in range(start, end):
                    force = held.slides[r] * bounds[r][1]
                    now.loads.add(measured[r].along, force)
                    rubbed[e.name] = rubbed.get(e.name, 0.0) + force * rates[r]
        nv = self.mechanism.tree.nv
        free = held.free(self.rows.layout)
        left = {EFFORTS: now.loads.effort(zeros(nv)), FREE: array([free.get(k, 1.0) for k in range(nv)])}
        return now, left, [rubbed[name] for name in self.rows.rubbing]

    def _flowing(self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array) -> tuple[dict[Any, Any], Any]:
        now, left, rubbed = self._acts(x0, xi, t, u, sigma)
        behind = [*rubbed, *[0.0] * len(self.rows.striking)]
        return {"powers": now.powers, ("powers", self.ports + self.dampers): behind}, left

    def _held(self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array) -> tuple[dict[Any, Any], Any]:
        return {}, self._acts(x0, xi, t, u, sigma)[1]

    def _margins(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, lacks: Array
    ) -> tuple[dict[Any, Any], Any]:
        """g, w, z, bounds and commands in a mode; rows that hold one freedom share what it lacks."""
        now, measured, rates, _, held = self._seen(x0, xi, t, u, sigma)
        layout, z = self.rows.layout, zeros(len(measured))
        for k in {k for k in layout.freedom if k is not None}:
            mine = [r for r, at in enumerate(layout.freedom) if at == k]
            count = sum((held.closed[r] for r in mine), 0.0)
            for r in mine:
                ((_, ratio),) = measured[r].along.efforts
                z[r] = held.closed[r] * lacks[k] / (ratio * where(less(0.5, count), count, 1.0))
        laws = self.rows.laws(layout, rates, now.command)
        for r, (bound, _) in enumerate(laws):
            if layout.rows[r].kind == "friction":
                z[r] = z[r] - held.slides[r] * bound[1]
        told = {"gap": [row.gap for row in measured], "rate": rates, "force": z}
        return {**told, "bounds": _flat(pair for pair, _ in laws), "command": _flat(pair for _, pair in laws)}, {}

    def _pushed(self, x: Array, impulse: Array) -> tuple[dict[Any, Any], Any]:
        motion, tau = self.rows.moved(self.mechanism.tree, x, zeros(self.rows.sizes[3])), zeros(self.mechanism.tree.nv)
        for row, push in zip(measured_rows(motion, self.rows.layout), impulse, strict=True):
            for k, ratio in row.along.efforts:
                tau[k] = tau[k] + push * ratio
        return {}, {EFFORTS: tau}

    def _settled(self, x: Array, sigma: Array) -> tuple[dict[Any, Any], Any]:
        """What is held while loops are closed."""
        m, nv = len(self.rows.layout.rows), self.mechanism.tree.nv
        free = Held(sigma[:m], zeros(m)).free(self.rows.layout)
        return {}, {EFFORTS: zeros(nv), FREE: array([free.get(k, 1.0) for k in range(nv)])}

    def _measured(self, x0: Array, xi: Array, t: Array, u: Array) -> tuple[Array, ...]:
        m = len(self.rows.layout.rows)
        now, measured, rates, _, _ = self._seen(x0, xi, t, u, zeros(3 * m))
        laws = self.rows.laws(self.rows.layout, rates, now.command)
        ratios = [row.along.efforts[0][1] for row in measured]
        gaps = [row.gap for row in measured]
        bounds, told = zeros(m, 2), zeros(m, 2)
        for r, (bound, command) in enumerate(laws):
            bounds[r, :], told[r, :] = bound, command
        return array(gaps), array(rates), array(ratios), bounds, told

    def _data(
        self, measured: Any, flow: Any, retract: Any, feels: Callable[..., tuple[Floats, Floats]],
        x0: Floats, xi: Floats, t: Floats, u: Floats,
    ) -> tuple[Floats, ...]:  # fmt: skip
        """g, w, b, S, D, bounds, commands: b = A v̇ of the free flow, S = A M⁻¹ Aᵀ; A has one entry in a row."""
        nv = self.rows.sizes[1]
        gap, rate, ratio, bounds, command = called(measured, x0, xi, t, u)
        at = np.array(self.rows.layout.freedom)
        inverse, moves = feels(called(retract, x0, xi)[0], ratio)
        b = ratio * called(flow, x0, xi, t, u)[0][nv:][at] * moves
        S = ratio[:, None] * inverse * ratio * moves[:, None] * moves
        return gap, rate, b, S, np.zeros_like(S), bounds, command

    def _by_inverse(self, x: Floats, ratio: Floats) -> tuple[Floats, Floats]:
        """M⁻¹ of the freedoms of rows, which all can move, in a tree without closures."""
        at = np.array(self.rows.layout.freedom)
        return self.mechanism.inverse_mass_matrix(x[: self.rows.sizes[0]])[np.ix_(at, at)], np.ones(len(at))

    def _by_pushes(self, push: Any, bare: Any, x: Floats, ratio: Floats) -> tuple[Floats, Floats]:
        """The same through closures, freedom by freedom, and 0 of rows that closures keep from moving."""
        nq, nv = self.rows.sizes[:2]
        at, impulses = np.array(self.rows.layout.freedom), np.diag(1.0 / ratio)
        each, first, own = np.unique(at, return_index=True, return_inverse=True)
        still = np.concatenate([x[:nq], np.zeros(nv), x[nq + nv :]])
        found = np.array([called(push, still, impulses[r])[0][nq : nq + nv][each] for r in first])
        alone = [called(bare, still, impulses[r])[0][nq + k] for r, k in zip(first, each, strict=True)]
        moves = np.where(np.diag(found) > LOCKED * np.array(alone), 1.0, 0.0)
        found = np.triu(found) + np.triu(found, 1).T
        return found[np.ix_(own, own)], moves[own]


def called_at(kernel: Any, b: Batch, *more: Floats) -> list[Floats]:
    """The outputs of a kernel (x₀, ξ, t, u, …) at every sample, each in one row of a sample."""
    xi = np.zeros(kernel.inputs["xi"])
    each = zip(b.states, b.times, b.inputs, *more, strict=True)
    found = zip(*(called(kernel, x, xi, np.array([t]), u, *rest) for x, t, u, *rest in each), strict=True)
    return [np.array(x) for x in found]


def called(kernel: Any, *operands: Floats) -> list[Floats]:
    """The outputs of a kernel, each in one row."""
    sizes = [prod(shape) for shape in kernel.outputs.values()]
    given, made = np.concatenate([*operands, [0.0]]), np.empty(sum(sizes) + 1)
    _CALL(kernel.address)(given.ctypes.data, made.ctypes.data)
    return np.split(made[:-1], np.cumsum(sizes)[:-1])


def _lying(address: int, count: int) -> Floats:
    """The numbers at an address."""
    return np.ctypeslib.as_array((ctypes.c_double * count).from_address(address))


def _flat(pairs: Any) -> list[Scalar]:
    return [x for pair in pairs for x in pair]
