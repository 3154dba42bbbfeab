"""How fast are RNEA, mass matrix and ABA of six robots, how near the peak, how soon compiled? Peer: Pinocchio."""

from __future__ import annotations

import ctypes
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import llvmlite.binding as llvm
from common import NO_ROBOTS, finish, fresh_python, options, robot

import poinsot as po
from poinsot.cli.bench import Base, Row, algorithm_rows, bounded, urdf_arm

ROBOTS: tuple[tuple[str, Base], ...] = (
    ("panda", "fixed"),
    ("talos_reduced", "free"),
    ("g1_29dof_rev_1_0", "free"),
    ("anymal", "free"),
)
COMPILED: tuple[str, Base] = ("g1_29dof_rev_1_0", "free")
COLD_GOAL, WARM_GOAL, PEAK_GOAL = 3.0, 60.0, 0.4

# Reading the file and importing poinsot are not part of compiling; importing CasADi and LLVM, when first needed, is.
_FIRST_CALLS = """
import json, sys, time, warnings
import numpy as np
import poinsot as po
warnings.simplefilter("ignore")
mechanism = po.load({path!r}, base={base!r})
q, v = mechanism.neutral(), np.ones(mechanism.nv)
mechanism.key
seconds = {{}}
for name, arguments in (("inverse_dynamics", (q, v, v)), ("mass_matrix", (q,)), ("forward_dynamics", (q, v, v))):
    start = time.perf_counter()
    getattr(mechanism, name)(*arguments)
    seconds[name] = time.perf_counter() - start
print(json.dumps(seconds))
"""


def first_call_rows(name: str, base: Base) -> list[Row]:
    """Seconds until the first result of the scalar kernels: nothing cached, then everything cached."""
    path = robot(name)
    if path is None:
        return []
    code = _FIRST_CALLS.format(path=str(path), base=base)
    with TemporaryDirectory() as folder:
        cold, *cached = (fresh_python(code, POINSOT_CACHE=f"{folder}/kernels") for _ in range(6))
    warm = min(cached, key=lambda seconds: sum(seconds.values()))
    rows = [Row(name, f"{kernel}, first call, nothing cached [s]", seconds) for kernel, seconds in cold.items()]
    rows.append(bounded(name, "all three, nothing cached [s]", sum(cold.values()), COLD_GOAL))
    rows += [Row(name, f"{kernel}, first call, cached [ms]", 1e3 * seconds) for kernel, seconds in warm.items()]
    rows.append(bounded(name, "all three, cached [ms]", 1e3 * sum(warm.values()), WARM_GOAL))
    return rows


def peak() -> float:
    """Multiplications and additions a second on one core, without fusing: independent chains, eight doubles wide."""
    width, chains, rounds = 8, 12, 10_000_000
    vector = f"<{width} x double>"
    names = range(chains)
    phis = "\n".join(f"  %x{k} = phi {vector} [ zeroinitializer, %entry ], [ %y{k}, %loop ]" for k in names)
    body = "\n".join(f"  %y{k} = {'fmul' if k % 2 else 'fadd'} {vector} %x{k}, %c" for k in names)
    total = "\n".join(f"  %s{k + 1} = fadd {vector} %s{k}, %y{k}" for k in names)
    text = f"""
define void @peak(double* %out, i64 %rounds, double %seed) {{
entry:
  %one = insertelement {vector} undef, double %seed, i32 0
  %c = shufflevector {vector} %one, {vector} undef, <{width} x i32> zeroinitializer
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{phis}
{body}
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %rounds
  br i1 %again, label %loop, label %done
done:
  %s0 = fadd {vector} %c, %c
{total}
  %first = extractelement {vector} %s{chains}, i32 0
  store double %first, double* %out
  ret void
}}
"""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    host = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=2
    )
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(text), host)
    engine.finalize_object()
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_double)(engine.get_function_address("peak"))
    out = (ctypes.c_double * 1)()
    best = min(_timed(lambda: call(ctypes.addressof(out), rounds, 1.0)) for _ in range(5))
    return width * chains * rounds / best


def _timed(run: object) -> float:
    start = perf_counter()
    run()  # type: ignore[operator]
    return perf_counter() - start


def peak_rows(rows: list[Row]) -> list[Row]:
    """The share of the peak that RNEA reaches in a batch: operations of the program after cse, over the peak."""
    machine_peak = peak()
    found = [Row("machine", "multiply-add peak without fusing [operations/s]", machine_peak)]
    for name, base in ROBOTS:
        path = robot(name)
        rate = next((r.ours for r in rows if r.case == name and r.measure.startswith("RNEA, batch")), None)
        if path is None or rate is None:
            continue
        m = po.load(path, base=base)
        assert m.inverse_dynamics is not None
        share = rate * m.kernels["inverse_dynamics"].operations / machine_peak
        found.append(
            Row(name, "RNEA, batch: share of that peak", share, goal=f"≥ {PEAK_GOAL:g}", met=bool(share >= PEAK_GOAL))
        )
    return found


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows: list[Row] = []
    for name, base in ROBOTS:
        path = robot(name)
        if path is None:
            rows.append(Row(name, "RNEA, mass matrix, ABA", None, peer_name=NO_ROBOTS))
        else:
            rows += algorithm_rows(name, path, base)
    with TemporaryDirectory() as folder:
        for joints, name in ((6, "arm of 6"), (100, "chain of 100")):
            file = Path(folder) / f"{joints}.urdf"
            file.write_text(urdf_arm(joints), encoding="utf-8")
            rows += algorithm_rows(name, file, "fixed")
    rows += peak_rows(rows)
    rows += first_call_rows(*COMPILED)
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
