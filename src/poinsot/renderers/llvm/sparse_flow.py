"""The flow of a large linear system in LLVM assembly, as `programs.sparse_flow` says: loops over rows in memory."""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.programs.sparse_flow import SparseFlow, SparseRows
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host

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


def sparse_flow(flow: SparseFlow, signals: int) -> LoadedObject:
    """The functions ``flow``, ``retract`` and ``jacobian``, in memory; signals: the address of theirs, or 0."""
    n, nw, on_states, on_signals = flow.n, flow.nw, flow.on_states, flow.on_signals
    behind = 2 * n + 1 + flow.nu + flow.free
    places = (("of_states", behind), ("of_signals", behind + len(on_states.values)))
    own = {
        name: f"%{name}" if flow.free else _pointer(x.values.ctypes.data)
        for (name, _), x in zip(places, (on_states, on_signals), strict=True)
    }
    given = "\n  ".join(f"%{name} = getelementptr double, ptr %in, i64 {at}" for name, at in places if flow.free)
    call = f"call void {_pointer(signals)}(ptr %now, ptr %signals)" if signals else ""
    rows = {
        name: _row(name, index, offset, n, on_states, on_signals, own)
        for name, index, offset in (("rate", "i", 0), ("first", "k", n), ("second", "k", n + nw))
    }
    text = _FLOW.format(n=n, nw=nw, m=max(flow.signals, 1), after=2 * n, call=call, given=given, **rows)
    at = {"starts": _pointer(on_states.starts.ctypes.data), "columns": _pointer(on_states.columns.ctypes.data)}
    slope = _JACOBIAN.format(n=n, size=n * n, given=given, values=own["of_states"], **at)
    machine = host()
    return LoadedObject(compile_object(f"{text}\n{_SUM.format(n=n)}\n{slope}", machine), machine)


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
