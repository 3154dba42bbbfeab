"""The kernels of what switches in a large tree, walked in loops: limits, friction, locks, tethers, contacts.

The flow in a mode, the margins and the jumps are recursions over the tree and its closed loops, O(n); what a decision
needs, S = A M⁻¹ Aᵀ of all rows, is put together from the kernels of M⁻¹ (with closures: of jumps, one of each freedom)
and of the free flow, at events alone, O(n²).
Law: as the kernels written out, tests/switching/test_rows_in_loops.py. Source: recursions/rolled_rows.py.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import prod
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, zeros
from poinsot.algebra.behind import note_interrupt
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.rolled_kernels import RowActs, rows_kernel
from poinsot.kernels import Kernel
from poinsot.motion.observing import SampleBatch
from poinsot.motion.switching_mechanism import Acted, RowsOfMechanism, Shapes
from poinsot.multibody.applied import Motion
from poinsot.multibody.stretches import Measured
from poinsot.multibody.switching.dynamics import LOCKED, ModeNumbers, rubbed, turned
from poinsot.multibody.switching.near_rows import NearElement, least_sizes, near_elements
from poinsot.multibody.switching.rows import freedom_shares, laws_of
from poinsot.records import NamedTuple, dataclass
from poinsot.recursions.pass_lines import EFFORTS, FREE, LACKS
from poinsot.recursions.rolled_rows import BEARS, GAP, LEAN, MOVES, ON, PRESS, RISE, SLIDE

NONE: Array = zeros(0)
SIDE_BY_SIDE = 24
"""From so many rows on their pushes are taken side by side, by code that has to be made for that."""
CALL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


class Composed:
    """A kernel made of others by a function on arrays, as `motion.kernels.CompiledFunction`; slow: for events alone.

    make   makes these others ready
    """

    def __init__(
        self, function: Callable[..., tuple[Floats, ...]], inputs: Shapes, outputs: Shapes, make: Callable[[], object]
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
            except KeyboardInterrupt:  # raised by who called the compiled code
                out[:] = np.nan
                note_interrupt()

        return CALL(call)


class RowOnMotion(NamedTuple):
    """A row: its gap, its rate, and the freedom that it acts along, if it is one."""

    gap: Scalar
    rate: Scalar
    along: Measured | None = None

    @property
    def ratio(self) -> Scalar:
        """Its rate by that of its freedom."""
        assert self.along is not None
        ((_, ratio),) = self.along.efforts
        return ratio


@dataclass(frozen=True)
class RolledRows:
    """The rows of a large tree.

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
        told = (LACKS, BEARS) if self.near else (LACKS,)
        flow = RowActs(self._flowing, None, self._seen_of_rows)
        if self.rows.layout.beside:
            flow = RowActs(self._flowing, self._rubbed, self._seen_of_rows, (*self._seen_of_rows, BEARS))
        each = {
            "switched flow": flow,
            "margins": RowActs(self._held, self._margins, self._seen_of_rows, (*self._seen_of_rows, *told)),
            "impulse": RowActs(self._pushed),
            "settle": RowActs(self._settled),
        }
        if self.near:
            each["watch"] = RowActs(self._held, self._watched, (), self._seen_of_rows)
        if name in each:
            return self._in_loops(name, given, out, each[name], key)
        if name == "data":
            return self._deciding(given, out, key, others, each["impulse"])
        return Kernel(lambda **at: self.rows.watch(self.mechanism.tree, **at), given, out, name, name, key)

    @cached_property
    def near(self) -> Sequence[NearElement]:
        """The elements with rows that are no freedoms."""
        return near_elements(self.mechanism.tree, self.rows.layout) or ()

    @cached_property
    def _least(self) -> Floats:
        """S_rr of every row below which it is rounding."""
        return least_sizes(self.mechanism.tree, self.rows.layout)

    @property
    def _seen_of_rows(self) -> Sequence[str]:
        return (GAP, SLIDE) if self.near else ()

    def _deciding(self, given: Shapes, out: Shapes, key: str, others: Mapping[str, Any], pushed: RowActs) -> Composed:
        """All that a decision needs, put together."""
        m = len(self.rows.layout.rows)
        laws = {"bounds": (m, 2), "command": (m, 2)}
        seen: Shapes = {"gap": (m,), "rate": (m,), "rise": (m,), **laws}
        push, retract = others["impulse"], others["retract"]
        bare = self._in_loops("impulse", push.inputs, push.outputs, pushed, key, alone=True)
        if self.near:
            acts = RowActs(self._held, self._probed, self._seen_of_rows, (*self._seen_of_rows, RISE, MOVES))
            probe = self._in_loops("probe", given, seen, acts, key)
            watch = others["watch"]
            function = partial(self._data_of_rows, probe, watch, retract, push, bare)
            return Composed(function, given, out, lambda: [x.address for x in (probe, watch, retract, push, bare)])
        measured = Kernel(
            self._measured, given, {"gap": (m,), "rate": (m,), "ratio": (m,), **laws}, "laws of rows", key=key
        )
        parts: list[Any] = [measured, others["flow"], retract]
        feels: Callable[..., tuple[Floats, Floats]] = self._by_inverse
        if self.mechanism.tree.closed:
            feels = partial(self._by_pushes, push, bare)
            parts += [push, bare]

        def make() -> list[Any]:
            dense = [] if self.mechanism.tree.closed else [self.mechanism.inverse_mass_matrix]
            return [*dense, *(each.address for each in parts)]

        return Composed(partial(self._data, measured, parts[1], retract, feels), given, out, make)

    def _in_loops(self, name: str, given: Shapes, out: Shapes, acts: RowActs, key: str, alone: bool = False) -> Any:
        return rows_kernel(self.mechanism, name, given, out, self.ports, self.rows.layout, self.near, acts, key, alone)

    def _seen(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, gap: Array, slide: Array
    ) -> tuple[Acted, list[RowOnMotion], Sequence[tuple[Scalar, Scalar]], ModeNumbers]:
        """What acts, the rows, their bounds, and the numbers of the mode; gap, slide: of rows that are no freedoms."""
        rows, tree = self.rows, self.mechanism.tree
        now, mode = self.acted(tree, x0, xi, t, u), ModeNumbers.of(sigma)
        measured = self._each(now.motion, gap, slide)
        rates = [row.rate for row in measured]
        bounds = [pair for pair, _ in laws_of(rows.layout.elements, rates, now.command)]
        held = ModeNumbers(mode.closed, turned(rows.layout, rates, mode.slides))
        return now, measured, bounds, held

    def _each(self, motion: Motion, gap: Array, slide: Array) -> list[RowOnMotion]:
        """All rows: freedoms from the motion, others as found."""
        found: list[RowOnMotion] = []
        layout = self.rows.layout
        for e, start, end in layout.ranges():
            if layout.freedom[start] is not None:
                found += [RowOnMotion(row.gap, row.along.rate(motion), row.along) for row in e.rows(motion)]
            else:
                found += [RowOnMotion(gap[r], slide[r]) for r in range(start, end)]
        return found

    def _acts(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, gap: Array, slide: Array
    ) -> tuple[Acted, dict[str, Any], Any]:
        """The loads, efforts with those of friction, free and held freedoms, and powers of friction by element, but for
        its normal force."""
        now, measured, bounds, held = self._seen(x0, xi, t, u, sigma, gap, slide)
        layout, press, lean = self.rows.layout, zeros(len(measured)), zeros(len(measured))
        for r, row in enumerate(measured):
            if layout.rows[r].kind == "friction":
                force = held.slides[r] * bounds[r][1]
                if row.along is None:
                    press[r] = -force
                else:
                    now.loads.add(row.along, force)
        for normal, r in layout.beside:
            lean[r] = -held.slides[r] * layout.elements[layout.owner[normal]].mu_k
        nv = self.mechanism.tree.nv
        free = held.free(layout)
        left = {EFFORTS: now.loads.effort(zeros(nv)), FREE: array([free.get(k, 1.0) for k in range(nv)])}
        left |= {ON: held.closed, PRESS: press, LEAN: lean}
        rates = [row.rate for row in measured]
        return now, left, [*rubbed(layout, rates, held, bounds, zeros(len(rates))).values()]

    def _flowing(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, gap: Array = NONE, slide: Array = NONE
    ) -> tuple[dict[Any, Any], Any]:
        now, left, powers = self._acts(x0, xi, t, u, sigma, gap, slide)
        told: dict[Any, Any] = {"powers": now.powers}
        if not self.rows.layout.beside:
            told["powers", self.ports + self.dampers] = [*powers, *[0.0] * len(self.rows.striking)]
        return told, left

    def _rubbed(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, gap: Array, slide: Array, l0: Array
    ) -> tuple[dict[Any, Any], Any]:
        """Powers of friction, from what presses it."""
        _, measured, bounds, held = self._seen(x0, xi, t, u, sigma, gap, slide)
        layout, z = self.rows.layout, zeros(len(measured))
        for normal, _ in layout.beside:
            z[normal] = held.closed[normal] * l0[normal]
        powers = rubbed(layout, [row.rate for row in measured], held, bounds, z)
        return {("powers", self.ports + self.dampers): [*powers.values(), *[0.0] * len(self.rows.striking)]}, {}

    def _held(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array | None = None, gap: Array = NONE,
        slide: Array = NONE,
    ) -> tuple[dict[Any, Any], Any]:  # fmt: skip
        sigma = zeros(3 * len(self.rows.layout.rows)) if sigma is None else sigma
        return {}, self._acts(x0, xi, t, u, sigma, gap, slide)[1]

    def _margins(
        self, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, lacks: Array, gap: Array = NONE,
        slide: Array = NONE, l0: Array = NONE,
    ) -> tuple[dict[Any, Any], Any]:  # fmt: skip
        """g, w, z, bounds and commands in a mode; rows that hold one freedom share its missing effort."""
        now, measured, bounds, held = self._seen(x0, xi, t, u, sigma, gap, slide)
        layout, z = self.rows.layout, zeros(len(measured))
        for r in layout.general:
            z[r] = held.closed[r] * l0[r]
        for normal, r in layout.beside:
            z[r] = z[r] - held.slides[r] * z[normal] * layout.elements[layout.owner[normal]].mu_k
        for r, k, share in freedom_shares(layout, held.closed, lambda r: measured[r].ratio, bounds):
            z[r] = share * lacks[k]
        told, laws = self._told(now, measured)
        for r, (bound, _) in enumerate(laws):
            if layout.rows[r].kind == "friction":
                z[r] = z[r] - held.slides[r] * bound[1]
        return {**told, "force": z}, {}

    def _told(self, now: Acted, measured: Sequence[RowOnMotion]) -> tuple[dict[Any, Any], Any]:
        """Gaps, rates, bounds and commands, and the laws that these are of."""
        laws = laws_of(self.rows.layout.elements, [row.rate for row in measured], now.command)
        told = {"gap": [row.gap for row in measured], "rate": [row.rate for row in measured]}
        flat = {"bounds": _flat(pair for pair, _ in laws), "command": _flat(pair for _, pair in laws)}
        return {**told, **flat}, laws

    def _watched(
        self, x0: Array, xi: Array, t: Array, u: Array, gap: Array, slide: Array
    ) -> tuple[dict[Any, Any], Any]:
        """Gaps and rates."""
        measured = self._each(self.rows.moved(self.mechanism.tree, x0, xi), gap, slide)
        return {"gap": [row.gap for row in measured], "rate": [row.rate for row in measured]}, {}

    def _probed(
        self, x0: Array, xi: Array, t: Array, u: Array, gap: Array, slide: Array, rise: Array, moves: Array
    ) -> tuple[dict[Any, Any], Any]:
        """What rows tell where none is held, and ẇ."""
        now = self.acted(self.mechanism.tree, x0, xi, t, u)
        measured = self._each(now.motion, gap, slide)
        told, _ = self._told(now, measured)
        at = enumerate(self.rows.layout.freedom)
        return {**told, "rise": [rise[r] if k is None else measured[r].ratio * moves[k] for r, k in at]}, {}

    def _pushed(self, x: Array, impulse: Array) -> tuple[dict[Any, Any], Any]:
        motion, tau = self.rows.moved(self.mechanism.tree, x, zeros(self.rows.sizes[3])), zeros(self.mechanism.tree.nv)
        none = zeros(len(impulse))
        for row, push in zip(self._each(motion, none, none), impulse, strict=True):
            for k, ratio in row.along.efforts if row.along else ():
                tau[k] = tau[k] + push * ratio
        return {}, {EFFORTS: tau, PRESS: impulse}

    def _settled(self, x: Array, sigma: Array) -> tuple[dict[Any, Any], Any]:
        """The freedoms held while loops are closed."""
        m, nv = len(self.rows.layout.rows), self.mechanism.tree.nv
        free = ModeNumbers(sigma[:m], zeros(m)).free(self.rows.layout)
        return {}, {EFFORTS: zeros(nv), FREE: array([free.get(k, 1.0) for k in range(nv)]), ON: sigma[:m]}

    def _measured(self, x0: Array, xi: Array, t: Array, u: Array) -> tuple[Array, ...]:
        m = len(self.rows.layout.rows)
        now, measured, _, _ = self._seen(x0, xi, t, u, zeros(3 * m), NONE, NONE)
        told, _ = self._told(now, measured)
        ratios = array([row.ratio for row in measured])
        bounds, command = (array(told[name]).reshape(m, 2) for name in ("bounds", "command"))
        return array(told["gap"]), array(told["rate"]), ratios, bounds, command

    def _data(
        self, measured: object, flow: object, retract: object, feels: Callable[..., tuple[Floats, Floats]],
        x0: Floats, xi: Floats, t: Floats, u: Floats,
    ) -> tuple[Floats, ...]:  # fmt: skip
        """g, w, b, S, D, bounds, commands: b = A v̇ of the free flow, S = A M⁻¹ Aᵀ; A has one entry in a row."""
        nv = self.rows.sizes[1]
        gap, rate, ratio, bounds, command = called(measured, x0, xi, t, u)
        at, (x,) = np.array(self.rows.layout.freedom), called(retract, x0, xi)
        v_dot = called(flow, x0, xi, t, u)[0][nv:]
        inverse, least = feels(x, ratio)
        found = _moving(ratio * v_dot[at], ratio[:, None] * inverse * ratio, ratio**2 * least)
        return gap, rate, *found, np.zeros_like(inverse), bounds, command

    def _data_of_rows(
        self, probe: object, watch: object, retract: object, push: object, bare: object,
        x0: Floats, xi: Floats, t: Floats, u: Floats,
    ) -> tuple[Floats, ...]:  # fmt: skip
        """The same of rows that are no freedoms, too: S from what pushes along each row do to the rates of all."""
        nq, nv = self.rows.sizes[:2]
        gap, rate, b, bounds, command = called(probe, x0, xi, t, u)
        (x,) = called(retract, x0, xi)
        still = np.concatenate([x[:nq], np.zeros(nv), x[nq + nv :]])
        each = np.eye(len(gap))

        def felt(by: object) -> Floats:
            return called_each(watch, called_each(by, still, each)[0], 0.0 * xi, t, u)[1]

        S, least = felt(push), LOCKED * np.diag(felt(bare)) + self._least
        found = _moving(b, np.triu(S) + np.triu(S, 1).T, least)
        return gap, rate, *found, np.zeros_like(S), bounds, command

    def _by_inverse(self, x: Floats, ratio: Floats) -> tuple[Floats, Floats]:
        """M⁻¹ of the freedoms of rows, which all can move, in a tree without closures."""
        at = np.array(self.rows.layout.freedom)
        return self.mechanism.inverse_mass_matrix(x[: self.rows.sizes[0]])[np.ix_(at, at)], np.zeros(len(at))

    def _by_pushes(self, push: object, bare: object, x: Floats, ratio: Floats) -> tuple[Floats, Floats]:
        """`_by_inverse` through closures, freedom by freedom, and its rounding."""
        nq, nv = self.rows.sizes[:2]
        at, impulses = np.array(self.rows.layout.freedom), np.diag(1.0 / ratio)
        each, first, own = np.unique(at, return_index=True, return_inverse=True)
        still = np.concatenate([x[:nq], np.zeros(nv), x[nq + nv :]])
        found, alone = (called_each(by, still, impulses[first])[0][:, nq + each] for by in (push, bare))
        found = np.triu(found) + np.triu(found, 1).T
        return found[np.ix_(own, own)], LOCKED * np.diag(alone)[own]


def _moving(b: Floats, S: Floats, least: Floats) -> tuple[Floats, Floats]:
    """b and S without rows that nothing moves, S_rr ≤ least."""
    live = np.diag(S) > least
    return np.where(live, b, 0.0), np.where(live[:, None] & live, S, 0.0)


def called_at(kernel: Any, b: SampleBatch, *more: Floats) -> list[Floats]:
    """The outputs of a kernel (x₀, ξ, t, u, …) at every sample, each in one row of a sample."""
    xi = np.zeros(kernel.inputs["xi"])
    each = zip(b.states, b.times, b.inputs, *more, strict=True)
    found = zip(*(called(kernel, x, xi, np.array([t]), u, *rest) for x, t, u, *rest in each), strict=True)
    return [np.array(x) for x in found]


def called(kernel: Any, *operands: Floats) -> list[Floats]:
    """The outputs of a kernel, each in one row."""
    sizes = [prod(shape) for shape in kernel.outputs.values()]
    given, made = np.concatenate([*operands, [0.0]]), np.empty(sum(sizes) + 1)
    CALL(kernel.address)(given.ctypes.data, made.ctypes.data)
    return np.split(made[:-1], np.cumsum(sizes)[:-1])


def called_each(kernel: Any, *operands: Floats) -> list[Floats]:
    """The outputs of a kernel for many operands, each (n, …) or one for all; where they are many, side by side."""
    count = max(len(x) for x in operands if x.ndim > 1)
    if count >= SIDE_BY_SIDE:
        found = kernel.ufunc(*operands)
        return [found] if isinstance(found, np.ndarray) else [*found]
    each = [np.broadcast_to(x, (count, x.shape[-1])) for x in operands]
    return [np.array(x) for x in zip(*(called(kernel, *own) for own in zip(*each, strict=True)), strict=True)]


def _lying(address: int, count: int) -> Floats:
    """The numbers at an address."""
    return np.ctypeslib.as_array((ctypes.c_double * count).from_address(address))


def _flat(pairs: Any) -> list[Scalar]:
    return [x for pair in pairs for x in pair]
