"""The flow of a large linear system, and its slope, as loops over sparse matrices: code that does not grow with it.

    x = x₀ + ξ,   ẋ = A x + B s,   powers = (C x + D s) ⊙ (E x + F s),   s = signals(t, u)

The matrices lie in memory, row by row; the code knows their addresses, is compiled in milliseconds, and belongs to this
process. Nothing is allocated in a call, so that many threads may call at once.
Law: the same numbers as the equations written out, tests/networks/test_large.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from poinsot.kernels.kernel import Kernel

Shapes = Mapping[str, tuple[int, ...]]

_SUM = """define void @retract(ptr %in, ptr %out) {{
  br label %check
check:
  %i = phi i64 [ 0, %0 ], [ %next, %body ]
  %more = icmp slt i64 %i, {n}
  br i1 %more, label %body, label %done
body:
  %j = add i64 %i, {n}
  %at = getelementptr double, ptr %in, i64 %i
  %step_at = getelementptr double, ptr %in, i64 %j
  %x = load double, ptr %at
  %step = load double, ptr %step_at
  %sum = fadd double %x, %step
  %to = getelementptr double, ptr %out, i64 %i
  store double %sum, ptr %to
  %next = add i64 %i, 1
  br label %check
done:
  ret void
}}"""

_FLOW = """define void @flow(ptr %in, ptr %out) {{
  {given}
  %signals = alloca [{m} x double]
  %now = getelementptr double, ptr %in, i64 {after}
  {call}
  br label %check
check:
  %i = phi i64 [ 0, %0 ], [ %next, %rate_done ]
  %more = icmp slt i64 %i, {n}
  br i1 %more, label %rate_signals_start, label %powers
{rate}
  %to = getelementptr double, ptr %out, i64 %i
  store double %rate, ptr %to
  %next = add i64 %i, 1
  br label %check
powers:
  br label %check_power
check_power:
  %k = phi i64 [ 0, %powers ], [ %next_power, %second_done ]
  %more_power = icmp slt i64 %k, {nw}
  br i1 %more_power, label %first_signals_start, label %done
{first}
  br label %second_signals_start
{second}
  %power = fmul double %first, %second
  %place = add i64 %k, {n}
  %to_power = getelementptr double, ptr %out, i64 %place
  store double %power, ptr %to_power
  %next_power = add i64 %k, 1
  br label %check_power
done:
  ret void
}}"""

_JACOBIAN = """define void @jacobian(ptr %in, ptr %out) {{
  {given}
  br label %clear
clear:
  %z = phi i64 [ 0, %0 ], [ %next_z, %clear ]
  %zero_at = getelementptr double, ptr %out, i64 %z
  store double 0.0, ptr %zero_at
  %next_z = add i64 %z, 1
  %cleared = icmp eq i64 %next_z, {size}
  br i1 %cleared, label %check, label %clear
check:
  %i = phi i64 [ 0, %clear ], [ %next, %entries ]
  %more = icmp slt i64 %i, {n}
  br i1 %more, label %row, label %done
row:
  %line = mul i64 %i, {n}
  %from_at = getelementptr i64, ptr {starts}, i64 %i
  %to_at = getelementptr i64, ptr %from_at, i64 1
  %from = load i64, ptr %from_at
  %to = load i64, ptr %to_at
  br label %entries
entries:
  %k = phi i64 [ %from, %row ], [ %next_k, %entry ]
  %next = add i64 %i, 1
  %any = icmp slt i64 %k, %to
  br i1 %any, label %entry, label %check
entry:
  %column_at = getelementptr i64, ptr {columns}, i64 %k
  %value_at = getelementptr double, ptr {values}, i64 %k
  %column = load i64, ptr %column_at
  %value = load double, ptr %value_at
  %place = add i64 %line, %column
  %target = getelementptr double, ptr %out, i64 %place
  store double %value, ptr %target
  %next_k = add i64 %k, 1
  br label %entries
done:
  ret void
}}"""

_PART = """{p}_start:
  %{p}_row = add i64 %{index}, {offset}
  %{p}_from_at = getelementptr i64, ptr {starts}, i64 %{p}_row
  %{p}_to_at = getelementptr i64, ptr %{p}_from_at, i64 1
  %{p}_from = load i64, ptr %{p}_from_at
  %{p}_to = load i64, ptr %{p}_to_at
  br label %{p}_check
{p}_check:
  %{p}_k = phi i64 [ %{p}_from, %{p}_start ], [ %{p}_next, %{p}_term ]
  %{p} = phi double [ {first}, %{p}_start ], [ %{p}_more, %{p}_term ]
  %{p}_any = icmp slt i64 %{p}_k, %{p}_to
  br i1 %{p}_any, label %{p}_term, label %{p}_done
{p}_term:
  %{p}_column_at = getelementptr i64, ptr {columns}, i64 %{p}_k
  %{p}_value_at = getelementptr double, ptr {values}, i64 %{p}_k
  %{p}_column = load i64, ptr %{p}_column_at
  %{p}_value = load double, ptr %{p}_value_at
{read}
  %{p}_product = fmul contract double %{p}_value, %{p}_z
  %{p}_more = fadd contract double %{p}, %{p}_product
  %{p}_next = add i64 %{p}_k, 1
  br label %{p}_check
{p}_done:"""

_SIGNAL = """  %{p}_z_at = getelementptr double, ptr %signals, i64 %{p}_column
  %{p}_z = load double, ptr %{p}_z_at"""

_STATE = """  %{p}_x_at = getelementptr double, ptr %in, i64 %{p}_column
  %{p}_xi_at = getelementptr double, ptr %{p}_x_at, i64 {n}
  %{p}_x = load double, ptr %{p}_x_at
  %{p}_xi = load double, ptr %{p}_xi_at
  %{p}_z = fadd double %{p}_x, %{p}_xi"""


@final
@dataclass(frozen=True, eq=False)
class SparseKernel:
    """A compiled function at an address, `void f(const double *in, double *out)`, with what it needs kept alive."""

    inputs: Shapes
    outputs: Shapes
    address: int
    kept: tuple[Any, ...]


@final
@dataclass(frozen=True, eq=False)
class SparseRows:
    """A sparse matrix row by row: what row i holds lies from starts[i] to starts[i + 1] in columns and values."""

    starts: NDArray[np.int64]
    columns: NDArray[np.int64]
    values: NDArray[np.float64]

    @classmethod
    def of(cls, matrix: Any) -> SparseRows:
        """From a SciPy sparse array."""
        found = matrix.tocsr()
        starts, columns = (np.ascontiguousarray(part, dtype=np.int64) for part in (found.indptr, found.indices))
        return cls(starts, columns, np.ascontiguousarray(found.data, dtype=np.float64))


def like(matrix: Any, rows: SparseRows) -> NDArray[np.float64] | None:
    """The values of a SciPy sparse array in the places of other rows; None where it has more places."""
    found = SparseRows.of(matrix)
    if np.array_equal(found.starts, rows.starts) and np.array_equal(found.columns, rows.columns):
        return found.values
    places = type(matrix)((np.arange(1.0, len(rows.values) + 1), rows.columns, rows.starts), shape=matrix.shape)
    row = np.repeat(np.arange(len(found.starts) - 1), np.diff(found.starts))
    at = np.asarray(places[row, found.columns]).ravel().astype(np.int64) - 1
    if (at < 0).any():
        return None
    values = np.zeros(len(rows.values))
    values[at] = found.values
    return values


def sparse_flow(
    n: int, nw: int, on_states: SparseRows, on_signals: SparseRows, signals: Kernel | None, nu: int, free: int = 0
) -> tuple[SparseKernel, SparseKernel, SparseKernel]:
    """The kernels (x₀, ξ, t, u) → (ẋ, powers), (x₀, ξ) → x₀ + ξ, and (x₀, ξ, t, u) → A (n, n), written out whole.

    on_states, on_signals  [A; C; E] (n + 2 nw, n) and [B; D; F] (n + 2 nw, m)
    signals                (t[1], u[nu]) → s (m,); None where m = 0
    free                   how many parameters p the signals take last, for matrices that follow from parameters: then
                           c = (p, values on states, values on signals) is the last operand of flow and slope
    """
    behind = 2 * n + 1 + nu + free
    places = (("of_states", behind), ("of_signals", behind + len(on_states.values)))
    own = {
        name: f"%{name}" if free else _pointer(x.values.ctypes.data)
        for (name, _), x in zip(places, (on_states, on_signals), strict=True)
    }
    given = "\n  ".join(f"%{name} = getelementptr double, ptr %in, i64 {at}" for name, at in places if free)
    c = {"c": (free + len(on_states.values) + len(on_signals.values),)} if free else {}
    m = 0 if signals is None else sum(shape[0] for shape in signals.outputs.values())
    call = "" if signals is None else f"call void {_pointer(signals.address)}(ptr %now, ptr %signals)"
    rows = {
        name: _row(name, index, offset, n, on_states, on_signals, own)
        for name, index, offset in (("rate", "i", 0), ("first", "k", n), ("second", "k", n + nw))
    }
    text = _FLOW.format(n=n, nw=nw, m=max(m, 1), after=2 * n, call=call, given=given, **rows)
    at = {"starts": _pointer(on_states.starts.ctypes.data), "columns": _pointer(on_states.columns.ctypes.data)}
    slope = _JACOBIAN.format(n=n, size=n * n, given=given, values=own["of_states"], **at)
    loaded = _load(f"{text}\n{_SUM.format(n=n)}\n{slope}")
    local = {"x0": (n,), "xi": (n,)}
    kept = (loaded, on_states, on_signals, signals)
    now = {**local, "t": (1,), "u": (nu,), **c}
    return (
        SparseKernel(now, {"rates": (n,), "powers": (nw,)}, loaded.address("flow"), kept),
        SparseKernel(local, {"state": (n,)}, loaded.address("retract"), kept),
        SparseKernel(now, {"slopes": (n, n)}, loaded.address("jacobian"), kept),
    )


def _load(text: str) -> Any:
    from poinsot.renderers.llvm.target import Loaded, compile_object, host

    machine = host()
    return Loaded(compile_object(text, machine), machine)


def _row(
    name: str,
    index: str,
    offset: int,
    n: int,
    on_states: SparseRows,
    on_signals: SparseRows,
    own: Mapping[str, str],
) -> str:
    """A row of both matrices times (x, s), as ``%name``, in blocks from ``name_signals_start`` to ``name_done``."""
    signals = f"{name}_signals"
    first = _part(signals, index, offset, on_signals, own["of_signals"], _SIGNAL.format(p=signals), "0.0")
    rest = _part(name, index, offset, on_states, own["of_states"], _STATE.format(p=name, n=n), f"%{signals}")
    return f"{first}\n  br label %{name}_start\n{rest}"


def _part(p: str, index: str, offset: int, rows: SparseRows, values: str, read: str, first: str) -> str:
    starts, columns = (_pointer(each.ctypes.data) for each in (rows.starts, rows.columns))
    return _PART.format(
        p=p, index=index, offset=offset, starts=starts, columns=columns, values=values, read=read, first=first
    )


def _pointer(address: int) -> str:
    return f"inttoptr (i64 {address} to ptr)"
