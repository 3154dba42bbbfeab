"""`poinsot bench`: how fast a robot's algorithms are on this machine, as ratios to Pinocchio measured in the same run.

The scripts in `benchmarks/` measure more, with what is here: rows, the machine, races and the peer.
"""

from __future__ import annotations

import json
import math
import os
import platform
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from datetime import date
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from timeit import Timer
from typing import Any, Literal, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.conventions import pinocchio_order
from poinsot.errors import CompilerError, FileError
from poinsot.files.load import load_model
from poinsot.records import dataclass
from poinsot.systems.mechanism import Mechanism
from poinsot.text_files import write_text

Base: TypeAlias = Literal["fixed", "free"]
Call: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]
BATCH = 4096
GOALS = {"RNEA": (1.8, 20.0), "mass matrix": (1.5, None), "ABA": (1.8, 15.0)}
"""Ratios to reach: one call (up to 50 freedoms), and a batch."""
PEER = "pin"


@dataclass(frozen=True)
class BenchFigure:
    """One figure: ours, the peer's where there is one, by how much ours is better, and whether the goal was met.

    ratio  above 1 where ours is better     goal  as text, empty where none was set     met  None where it cannot be
    said
    """

    case: str
    measure: str
    ours: float | None
    peer: float | None = None
    peer_name: str = ""
    ratio: float | None = None
    goal: str = ""
    met: bool | None = None


def raced(
    case: str, measure: str, ours: float, peer: float | None, name: str, goal: float | None = None
) -> BenchFigure:
    """A row of two figures; without a peer its name says why. They are times unless the measure ends in "/s]"."""
    better = None if peer is None else (ours / peer if measure.endswith("/s]") else peer / ours)
    met = None if goal is None or better is None else better >= goal
    wanted = "" if goal is None else f"ratio ≥ {goal:g}"
    return BenchFigure(case, measure, ours, peer, name, better, wanted, met)


def bounded(case: str, measure: str, ours: float | None, limit: float) -> BenchFigure:
    """A row of one figure that should not exceed a limit."""
    return BenchFigure(case, measure, ours, goal=f"≤ {limit:g}", met=None if ours is None else bool(ours <= limit))


def race(*calls: Call, rounds: int = 25, seconds: float = 0.01) -> list[float]:
    """The least seconds per call of each of (function, arguments), measured in turns so that all meet the same load."""
    timers, counts = [], []
    for function, arguments in calls:
        names = {f"a{k}": argument for k, argument in enumerate(arguments)}
        timer = Timer(f"f({', '.join(names)})", globals={"f": function, **names})
        timer.timeit(1)  # compiles what is compiled on first use
        count = 1
        while (taken := timer.timeit(count)) < seconds / 4:
            count *= 2
        timers.append(timer)
        counts.append(max(1, round(count * seconds / taken)))
    least = [math.inf] * len(timers)
    for _ in range(rounds):
        for k, (timer, count) in enumerate(zip(timers, counts, strict=True)):
            least[k] = min(least[k], timer.timeit(count) / count)
    return least


def machine() -> dict[str, Any]:
    """Conditions of the figures: processor and its features, cores, load, versions."""
    from poinsot.renderers.llvm.target import host

    packages = ("poinsot", "numpy", "llvmlite", "casadi", "scipy", "pin")
    target = host()
    return {
        "processor": _processor(),
        "cpu": target.cpu,
        "features": sorted(f[1:] for f in target.features.split(",") if f.startswith("+")),
        "lanes": target.lanes,
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        **{name: installed(name) for name in packages},
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown")


def installed(package: str) -> str:
    """The version of a package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def show(rows: Iterable[BenchFigure], about: dict[str, object]) -> None:
    """The rows as a table, under a line about the machine."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    console = Console(width=None if sys.stdout.isatty() else 150)
    words = (f"{about['processor']} ({about['cpu']}, {about['lanes']} lanes)", f"{about['cores']} cores")
    packages = (f"{name} {about[name]}" for name in ("numpy", "pin", "casadi") if about[name] != "not installed")
    console.print(", ".join((*words, f"Python {about['python']}", *packages)), highlight=False)
    table = Table(box=None, pad_edge=False)
    for column in ("case", "measure", "ours", "peer", "", "ratio", "goal", "met"):
        table.add_column(column, justify="right" if column in ("ours", "peer", "ratio") else "left", overflow="fold")
    for row in rows:
        figures = ["" if x is None else f"{x:.4g}" for x in (row.ours, row.peer, row.ratio)]
        met = {True: "yes", False: "[bold red]NO[/]", None: ""}[row.met]
        table.add_row(escape(row.case), escape(row.measure), *figures[:2], row.peer_name, figures[2], row.goal, met)
    console.print(table)


def write(rows: Sequence[BenchFigure], about: dict[str, Any], path: str | os.PathLike[str], question: str) -> None:
    """The question, the date, the machine and the rows as JSON; figures that are not finite become null."""

    def plain(value: object) -> Any:
        return None if isinstance(value, float) and not math.isfinite(value) else value

    listed = [{name: plain(value) for name, value in asdict(row).items()} for row in rows]
    told = {"question": question, "date": date.today().isoformat(), "machine": about, "rows": listed}
    text = json.dumps(told, indent=1, ensure_ascii=False)
    write_text(path, text + "\n")


class Pinocchio:
    """A URDF robot in Pinocchio, and states carried between its coordinates and those of a mechanism, by joint names.

    Raises ValueError where Pinocchio refuses the file or has other joints. Robots with planar joints, whose rates there
    depend on the configuration, are not compared.
    """

    def __init__(self, path: str | os.PathLike[str], base: Base, mechanism: Mechanism) -> None:
        self.pin: Any = import_module("pinocchio")
        root = (self.pin.JointModelFreeFlyer(),) if base == "free" else ()
        self.model = self.pin.buildModelFromUrdf(os.fspath(path), *root)
        self.data = self.model.createData()
        self.order = pinocchio_order(mechanism, self.model)
        self.rates = self.order.to_v(mechanism.neutral(), np.eye(mechanism.nv)).T.reshape(self.model.nv, mechanism.nv)

    @staticmethod
    def absent() -> bool:
        """Whether the package pin is missing."""
        return find_spec("pinocchio") is None

    def q(self, q: Floats) -> Floats:
        """Its coordinates of our q (..., nq)."""
        return self.order.to_q(q)

    def v(self, v: Floats) -> Floats:
        """Its order of our freedoms (..., nv): velocities, accelerations, efforts."""
        return np.ascontiguousarray(v @ self.rates.T)


def algorithm_rows(case: str, path: str | os.PathLike[str], base: Base, goals: bool = True) -> list[BenchFigure]:
    """RNEA, mass matrix and ABA of a robot against Pinocchio: one call, and a batch on one thread."""
    mechanism = Mechanism(load_model(path, base=base))
    peer, peer_name = _peer(path, base, mechanism)
    rng = np.random.default_rng(1834)
    q = np.array([mechanism.random(rng) for _ in range(BATCH)])
    v, a = rng.normal(size=(2, BATCH, mechanism.nv))
    ours: dict[str, tuple[Any, tuple[Floats, ...]]] = {
        "RNEA": (mechanism.inverse_dynamics, (q, v, a)),
        "mass matrix": (mechanism.mass_matrix, (q,)),
        "ABA": (mechanism.forward_dynamics, (q, v, a)),
    }
    singles, batches = _peer_calls(peer, q, v, a) if peer else ({}, {})
    rows = []
    for name, (ufunc, operands) in ours.items():
        one: Call = (ufunc, tuple(x[0] for x in operands))
        if not np.array_equal(ufunc(*one[1]), ufunc(*operands)[0], equal_nan=True):
            raise CompilerError(f"{name} of {case}: one call and a batch differ on the same sample; please report it.")
        single_goal = GOALS[name][0] if goals and mechanism.nv <= 50 else None
        batch_goal = GOALS[name][1] if goals else None
        rows.append(_race_row(case, f"{name}, one call [µs]", one, singles.get(name), peer_name, single_goal))
        many = f"{name}, batch of {BATCH} [samples/s]"
        rows.append(_race_row(case, many, (ufunc, operands), batches.get(name), peer_name, batch_goal))
    return rows


def _race_row(case: str, measure: str, ours: Call, peer: Call | None, name: str, goal: float | None) -> BenchFigure:
    """The row of one race."""
    times = race(ours, *([] if peer is None else [peer]))
    figures = [BATCH / t for t in times] if measure.endswith("/s]") else [1e6 * t for t in times]
    if peer is None:
        return raced(case, measure, figures[0], None, f"{name} (has none)" if name == PEER else name, goal)
    return raced(case, measure, figures[0], figures[1], name, goal)


def _peer(path: str | os.PathLike[str], base: Base, mechanism: Mechanism) -> tuple[Pinocchio | None, str]:
    """The peer and its name, or the reason for its absence."""
    if Pinocchio.absent():
        return None, f"{PEER} (not installed)"
    try:
        return Pinocchio(path, base, mechanism), PEER
    except ValueError:
        return None, f"{PEER} (cannot take this robot)"


def _peer_calls(peer: Pinocchio, q: Floats, v: Floats, a: Floats) -> tuple[dict[str, Call], dict[str, Call]]:
    """Calls of the peer in its faster convention: one call each, and batches on one thread where it has them."""
    pin, model, data = peer.pin, peer.model, peer.data
    Q, V, A = peer.q(q), peer.v(v), peer.v(a)
    state = (model, data, Q[0], V[0], A[0])
    singles: dict[str, Call] = {
        "RNEA": (pin.rnea, state),
        "mass matrix": (pin.crba, state[:3]),
        "ABA": (pin.aba, (*state, pin.Convention.WORLD)),
    }
    if not hasattr(pin, "ModelPool"):
        return singles, {}
    batch = (1, pin.ModelPool(model, 1), *(np.asfortranarray(x.T) for x in (Q, V, A)))
    return singles, {"RNEA": (pin.rneaInParallel, batch), "ABA": (pin.abaInParallel, batch)}


def bench(
    path: str | os.PathLike[str] | None = None, base: Base = "fixed", result: str | None = None
) -> list[BenchFigure]:
    """Measure a URDF robot, or an arm of seven revolute joints; print the table, write ``result`` (JSON) if named."""
    if path is not None and Path(path).suffix.lower() != ".urdf":
        raise FileError(f"{os.fspath(path)}: robots are compared with Pinocchio, which reads .urdf files; give one.")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "arm.urdf" if path is None else Path(path)
        if path is None:
            file.write_text(urdf_arm(7), encoding="utf-8")
        rows = algorithm_rows(file.stem, file, base, goals=False)
    about = machine()
    show(rows, about)
    if result is not None:
        write(rows, about, result, "How fast are the dynamics of this robot, one call and in batches?")
    return rows


def urdf_arm(joints: int) -> str:
    """A URDF arm with revolute axes at right angles from joint to joint."""
    link = (
        '<link name="link{0}"><inertial><origin xyz="0.01 0.02 0.15"/><mass value="2"/>'
        '<inertia ixx="0.02" iyy="0.018" izz="0.006" ixy="0.001" ixz="-0.002" iyz="0.0005"/></inertial></link>'
    )
    joint = (
        '<joint name="joint{1}" type="revolute"><parent link="link{0}"/><child link="link{1}"/><axis xyz="0 0 1"/>'
        '<origin xyz="0 0.05 0.3" rpy="{2} 0 0"/><limit lower="-2.8" upper="2.8" effort="100" velocity="3"/></joint>'
    )
    turns = ("1.5707963267948966", "-1.5707963267948966")
    parts = [link.format(k) for k in range(joints + 1)]
    parts += [joint.format(k, k + 1, turns[k % 2]) for k in range(joints)]
    return f'<robot name="arm">{"".join(parts)}</robot>'
