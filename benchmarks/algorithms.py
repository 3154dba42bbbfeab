"""How fast are RNEA, mass matrix and ABA of six robots, how near the peak, how soon compiled?

Peers: Pinocchio, for the goals; MuJoCo, adam-robotics and frax where they are installed; NumPy, for scale.
"""

from __future__ import annotations

import ctypes
import os
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import llvmlite.binding as llvm
import numpy as np
from common import EXAMPLES, NO_ROBOTS, finish, fresh_python, least_seconds, options, robot
from peers import PEERS, Floats, Unsuitable

import poinsot as po
from poinsot.cli.bench import BATCH, Base, BenchFigure, Call, algorithm_rows, bounded, race, raced, urdf_arm

ROBOTS: tuple[tuple[str, Base], ...] = (
    ("panda", "fixed"),
    ("puma560", "fixed"),
    ("anymal", "free"),
    ("talos_reduced", "free"),
    ("g1_29dof_rev_1_0", "free"),
)
CHAIN = 100
COMPILED: tuple[str, Base] = ("g1_29dof_rev_1_0", "free")
COLD_GOAL, WARM_GOAL, PEAK_GOAL = 3.0, 20.0, 0.4
SHARE_GOAL = 0.75  # of as many times the speed as there are cores
ROUNDS = 10  # of each race against others than Pinocchio
THREAD_ROUNDS, TILES = 50, 16  # of each race of threads; batches in their batch

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


def thread_rows(name: str, base: Base) -> list[BenchFigure]:
    """A batch cut into equal parts, one for each core, on a plain pool of threads; against the same on one thread.

    Cores that other work occupies show in the time on the clock, not in that of the processor.
    """
    path, cores = robot_file(name), os.cpu_count() or 1
    if path is None:
        return []
    m, *state = states(path, base)
    q, v, a = (np.tile(x, (TILES, 1)) for x in state)
    out, count = np.empty_like(a), len(q)
    parts = [slice(k * count // cores, (k + 1) * count // cores) for k in range(cores)]
    rows = []
    with ThreadPoolExecutor(cores) as threads:
        for kind, ufunc in (("RNEA", m.inverse_dynamics), ("ABA", m.forward_dynamics)):

            def work(part: slice, ufunc: Callable[..., Floats] = ufunc) -> None:
                ufunc(q[part], v[part], a[part], out=out[part])

            def shared(work: Callable[[slice], None] = work) -> None:
                list(threads.map(work, parts))

            def alone(work: Callable[[slice], None] = work) -> None:
                work(slice(None))

            shared()  # compiles what is compiled on first use
            case = f"{kind}, batch of {count} on {cores} threads"
            for clock, unit, goal in ((perf_counter, "ms", SHARE_GOAL * cores), (process_time, "ms of processor", 0.9)):
                both = least_seconds({"shared": timed(shared, clock), "alone": timed(alone, clock)}, THREAD_ROUNDS)
                figures = (1e3 * both["shared"], 1e3 * both["alone"], "one thread", goal)
                rows.append(raced(name, f"{case} [{unit}]", *figures))
    return rows


def timed(task: Callable[[], None], clock: Callable[[], float]) -> Callable[[], float]:
    """The task, reporting how long it took."""

    def run() -> float:
        start = clock()
        task()
        return clock() - start

    return run


def robot_file(name: str) -> Path | None:
    """A robot of the examples, or of example-robot-data if that is installed."""
    own = EXAMPLES / f"{name}.urdf"
    return own if own.exists() else robot(name)


def states(path: Path, base: Base) -> tuple[po.Mechanism, Floats, Floats, Floats]:
    """The robot, and a batch of configurations, rates and accelerations."""
    m = po.load(path, base=base)
    rng = np.random.default_rng(1834)
    q = np.array([m.random(rng) for _ in range(BATCH)])
    v, a = rng.normal(size=(2, BATCH, m.nv))
    return m, q, v, a


def first_call_rows(name: str, base: Base) -> list[BenchFigure]:
    """Seconds until the first result of the scalar kernels: nothing cached, then everything cached."""
    path = robot(name)
    if path is None:
        return []
    code = _FIRST_CALLS.format(path=str(path), base=base)
    with TemporaryDirectory() as folder:
        cold, *cached = (fresh_python(code, POINSOT_CACHE=f"{folder}/kernels") for _ in range(6))
    warm = min(cached, key=lambda seconds: sum(seconds.values()))
    rows = [BenchFigure(name, f"{kernel}, first call, nothing cached [s]", seconds) for kernel, seconds in cold.items()]
    rows.append(bounded(name, "all three, nothing cached [s]", sum(cold.values()), COLD_GOAL))
    rows += [bounded(name, f"{kernel}, first call, cached [ms]", 1e3 * t, WARM_GOAL) for kernel, t in warm.items()]
    return rows


def peak_call() -> tuple[Call, int]:
    """A call that multiplies and adds, without fusing, independent chains eight doubles wide; and its operations."""
    width, chains, rounds = 8, 12, 1_000_000
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
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_double)
    out = (ctypes.c_double * 1)()
    compiled = function(engine.get_function_address("peak"))

    def call() -> None:
        compiled(ctypes.addressof(out), rounds, 1.0)

    call.engine = engine  # type: ignore[attr-defined]  # the code lives as long as its engine
    return (call, ()), width * chains * rounds


def peak_rows(robots: list[tuple[str, Base]]) -> list[BenchFigure]:
    """The share of the peak that RNEA reaches in a batch: operations of the program after cse, over the peak.

    Peak and batches are measured in turns; the greatest peak counts.
    """
    call, operations = peak_call()
    reached: dict[str, float] = {}
    least = float("inf")
    for name, base in robots:
        path = robot_file(name)
        if path is None:
            continue
        m, q, v, a = states(path, base)
        peak_seconds, seconds = race(call, (m.inverse_dynamics, (q, v, a)), rounds=50)
        least = min(least, peak_seconds)
        reached[name] = m.kernels["inverse_dynamics"].operations * BATCH / seconds
    measure, peer = f"RNEA, batch of {BATCH} [operations/s]", "multiplying and adding, unfused"
    return [raced(name, measure, rate, operations / least, peer, PEAK_GOAL) for name, rate in reached.items()]


def other_rows(case: str, path: Path, base: Base) -> list[BenchFigure]:
    """The same algorithms against the other peers, or why there is no comparison."""
    rows = []
    for peer, calls_of in PEERS.items():
        m, q, v, a = states(path, base)
        try:
            theirs = calls_of(path, base, m, q, v, a)
        except Exception as error:  # the peer's own, of whatever kind: a row, and no reason to stop
            reason = str(error) if isinstance(error, Unsuitable) else f"fails with {type(error).__name__}"
            rows.append(BenchFigure(case, "one call", None, peer_name=f"{peer} ({reason})"))
            continue
        ours: dict[str, Call] = {
            "RNEA, one call": (m.inverse_dynamics, (q[0], v[0], a[0])),
            "bias force, one call": (m.bias_force, (q[0], v[0])),
            "mass matrix, one call": (m.mass_matrix, (q[0],)),
            "ABA, one call": (m.forward_dynamics, (q[0], v[0], a[0])),
            "ABA, batch": (m.forward_dynamics, (q, v, a)),
        }
        for measure, call in theirs.items():
            times = race(ours[measure], call, rounds=ROUNDS)
            if measure == "ABA, batch":
                rates = [BATCH / t for t in times]
                rows.append(raced(case, f"ABA, batch of {BATCH} [samples/s]", rates[0], rates[1], peer))
            else:
                rows.append(raced(case, f"{measure} [µs]", 1e6 * times[0], 1e6 * times[1], peer))
    return rows


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("--only", metavar="ROBOT", choices=[name for name, _ in ROBOTS], help="one robot")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore", po.UnphysicalInertiaWarning)  # of the Puma, whose file explains it
    rows: list[BenchFigure] = []
    chosen = [(name, base) for name, base in ROBOTS if arguments.only in (None, name)]
    for name, base in chosen:
        path = robot_file(name)
        if path is None:
            rows.append(BenchFigure(name, "RNEA, mass matrix, ABA", None, peer_name=NO_ROBOTS))
            continue
        rows += algorithm_rows(name, path, base)
        rows += other_rows(name, path, base)
    if not arguments.only:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "chain.urdf"
            file.write_text(urdf_arm(CHAIN), encoding="utf-8")
            rows += algorithm_rows(f"chain of {CHAIN}", file, "fixed")
            rows += other_rows(f"chain of {CHAIN}", file, "fixed")
    rows += peak_rows(chosen)
    if not arguments.only:
        rows += thread_rows(*COMPILED)
        rows += first_call_rows(*COMPILED)
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
