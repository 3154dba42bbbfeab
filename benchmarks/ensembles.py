"""Runs that differ in numbers: what does a member cost in lanes, alone, and in others' ensembles?

Times are of the processor, so that others at work on the machine count little. Peers: heyoka.py in batch mode, by the
Python that has it (--heyoka), at the loosest tolerance that is at least as accurate as we are; mujoco.rollout, one
thread; ngspice, whose loop of `alter` is timed whole. Machines that switch run one by one: the peer is `simulate`.
"""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
import tempfile
import warnings
import xml.etree.ElementTree as xml
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from common import EXAMPLES, ROOT, finish, fresh_python, least_seconds, options, robot
from peers import Unsuitable, bare_urdf, installed

import poinsot as po
from poinsot import electrical, mujoco_order
from poinsot.cli.bench import BenchFigure, bounded, raced

QUESTION = "What does a member of an ensemble cost, in lanes, alone, and in other engines?"
TIGHT = {"rtol": 1e-13, "atol": 1e-14}


def pendulums(members: int, heyoka: str | None) -> list[BenchFigure]:
    """Double pendulum, 10 s, rtol 1e-9, two samples."""
    m = po.load(EXAMPLES / "double_pendulum.toml")
    rng = np.random.default_rng(0)
    q = np.array([100.0, 60.0]) * np.pi / 180 + 0.1 * rng.standard_normal((members, 2))
    states = np.hstack([q, np.zeros((members, 2))])
    given: dict[str, Any] = {"time": 10.0, "times": [0.0, 10.0], "outputs": ["joint_position"], "progress": False}

    def run(count: int, **more: Any) -> tuple[float, Any]:
        begun = process_time()
        found = po.ensemble(m, {"initial": states[:count]}, **{"threads": 1, "rtol": 1e-9, **given, **more})
        return (process_time() - begun) / count, found

    few = min(members, 500)
    run(64), run(64, lanes=1), run(64, lanes=4)
    alone = min(run(few, lanes=1)[0] for _ in range(3))
    four = min(run(few, lanes=4)[0] for _ in range(3))
    ours, found = min((run(members) for _ in range(2)), key=lambda each: each[0])
    begun = process_time()
    for k in range(20):
        po.simulate(m, initial=states[k], dataset=False, rtol=1e-9, **given)
    calls = (process_time() - begun) / 20
    two = min(run(members, threads=2)[0] for _ in range(2))
    case = f"double pendulum, 10 s, {members} members"
    rows = [
        raced(case, "a member [ms]", 1e3 * ours, 1e3 * alone, "ours in one lane", 4.0),
        raced(case, "a member in four lanes [ms]", 1e3 * four, 1e3 * alone, "ours in one lane", 4.0),
        raced(case, "a member [ms]", 1e3 * ours, 1e3 * calls, "po.simulate, called for each"),
        raced(case, "a member in two threads, processor [ms]", 1e3 * two, 1e3 * ours, "in one thread", 0.95),
    ]
    if heyoka is None:
        return [*rows, raced(case, "a member [ms]", 1e3 * ours, None, "heyoka.py (say which Python has it: --heyoka)")]
    exact = run(few, **TIGHT)[1].joint_position.values[:, -1]
    error = np.median(np.abs(found.joint_position.values[:few, -1] - exact).max(axis=1))
    absolute = np.stack([q[:, 0], q.sum(axis=1), 0 * q[:, 0], 0 * q[:, 0]], axis=1)
    for tolerance in (1e-6, 1e-7, 1e-8, 1e-9, 1e-10):
        seconds, missed = _heyoka(heyoka, absolute[:few], tolerance, exact)
        if missed <= error:
            name = f"heyoka.py, tolerance {tolerance:g}, error {missed:.1g} (ours {error:.1g})"
            rows.append(raced(case, "a member [ms]", 1e3 * ours, 1e3 * seconds / few, name, 0.55))
            break
    return rows


def _heyoka(python: str, states: Any, tolerance: float, exact: Any) -> tuple[float, float]:
    """Seconds for all, and the median error of angles."""
    with tempfile.TemporaryDirectory() as folder:
        start, end = Path(folder) / "start.npy", Path(folder) / "end.npy"
        np.save(start, states)
        script = Path(__file__).with_name("ensembles_heyoka.py")
        done = subprocess.run([python, str(script), str(start), str(tolerance), str(end)],
                              stdout=subprocess.PIPE, check=True, text=True)  # fmt: skip
        told, found = json.loads(done.stdout.splitlines()[-1]), np.load(end)
    whole = len(found) // told["batch"] * told["batch"]
    q = np.stack([found[:, 0], found[:, 1] - found[:, 0]], axis=1)[:whole]
    return told["seconds"] * len(states) / whole, float(np.median(np.abs(q - exact[:whole]).max(axis=1)))


READY = np.array([0, -np.pi / 4, 0, -3 * np.pi / 4, 0, np.pi / 2, np.pi / 4, 0.02, 0.02])
DAMPING = {"revolute": "1.0", "prismatic": "5.0"}  # N·m·s/rad, N·s/m: stable for RK4 at 1 ms at the lightest link


def payloads(members: int) -> list[BenchFigure]:
    """The Panda sinking for 1 s from where it stands ready, RK4 at 1 ms, the mass of its hand varied.

    Joints are damped alike in both engines. Without, light fingers fly off at 50 rad/s, and RK4 at 1 ms loses 3e-6 of
    the energy: the ledger calls such members unbalanced, rightly.
    """
    case, path = f"Panda, {members} payloads, 1 s, RK4 at 1 ms", robot("panda")
    if path is None:
        return [BenchFigure(case, "a member [ms]", None, None, "example-robot-data (not installed)")]
    masses = np.linspace(0.73, 3.73, members)
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings(action="ignore"):
        damped = Path(folder) / "panda.urdf"
        damped.write_text(_damped(path, masses[0], empty=True), encoding="utf-8")
        m = po.load(damped, limits=False, damping=True)
    given: dict[str, Any] = {"time": 1.0, "times": [0.0, 1.0], "outputs": ["joint_position"], "threads": 1}
    given |= {"method": "rk4", "step": 1e-3, "progress": False, "initial": (READY, np.zeros(m.nv))}
    found: Any = None

    def run(count: int = members) -> float:
        nonlocal found
        begun = process_time()
        with warnings.catch_warnings(action="ignore"):
            found = po.ensemble(m, {"bodies.panda_hand.mass": masses[:count]}, **given)
        return (process_time() - begun) / count

    run(16)
    try:
        rollout, end = _rollout(m, path, masses[: members // 10])
    except Unsuitable as why:
        return [raced(case, "a member [ms]", 1e3 * run(), None, f"mujoco ({why})", 15.0)]
    least = least_seconds({"ours": run, "theirs": rollout}, 3)
    done = int((found.status == "done").sum())
    apart = np.abs(end() - found.joint_position.values[: members // 10, -1]).max()
    peer = f"mujoco.rollout ({done} of {members} done, apart by {apart:.0e})"
    return [raced(case, "a member [ms]", 1e3 * least["ours"], 1e3 * least["theirs"], peer, 15.0)]


def _damped(path: Path, hand: float, empty: bool) -> str:
    """The robot's file with damped joints and a hand of this mass."""
    root = xml.fromstring(bare_urdf(path, "fixed", empty))
    for joint in root.iter("joint"):
        if joint.get("type") in DAMPING:
            xml.SubElement(joint, "dynamics", damping=DAMPING[str(joint.get("type"))])
    for mass in root.iterfind("link[@name='panda_hand']/inertial/mass"):
        mass.set("value", repr(float(hand)))
    return xml.tostring(root, encoding="unicode")


def _rollout(m: po.Mechanism, path: Path, masses: Any) -> tuple[Callable[[], float], Callable[[], Any]]:
    """What runs MuJoCo's members and gives seconds a member, and what gives the last positions."""
    engine = installed("mujoco", "mujoco")
    from mujoco import rollout  # type: ignore[import-not-found, unused-ignore]

    off, states = engine.mjtDisableBit, None
    models = [engine.MjModel.from_xml_string(_damped(path, mass, empty=False)) for mass in masses]
    for model in models:
        for bit in (off.mjDSBL_CONTACT, off.mjDSBL_CONSTRAINT, off.mjDSBL_SENSOR, off.mjDSBL_SPRING):
            model.opt.disableflags |= bit
        model.opt.timestep, model.opt.integrator = 1e-3, engine.mjtIntegrator.mjINT_RK4
    order, data = mujoco_order(m, models[0]), engine.MjData(models[0])
    data.qpos[:] = order.to_q(READY)
    start = np.zeros(engine.mj_stateSize(models[0], engine.mjtState.mjSTATE_FULLPHYSICS))
    engine.mj_getState(models[0], data, start, engine.mjtState.mjSTATE_FULLPHYSICS)

    def run() -> float:
        nonlocal states
        begun = process_time()
        states, _sensors = rollout.rollout(models, [data], np.tile(start, (len(masses), 1)), nstep=1000)
        return (process_time() - begun) / len(masses)

    return run, lambda: np.array([order.from_q(each[1 : 1 + m.nq]) for each in states[:, -1]])


def linkages(members: int) -> list[BenchFigure]:
    """A four-bar of so many lengths, one revolution, in a fresh process with an empty cache: everything counts."""
    code = f"""
import json, time, warnings
warnings.simplefilter("ignore")
import numpy as np
import poinsot as po
family = po.load_family({str(EXAMPLES / "four_bar.toml")!r}, "cx", "cy")
over = {{"cx": np.linspace(0.25, 0.3, {members // 10}), "cy": np.linspace(0.22, 0.28, 10)}}
found = po.ensemble(family, over, 0.32, times=[0, 0.32], rtol=1e-9, threads=1, outputs=["joint_position"])
assert (found.status == "done").all()
print(json.dumps(time.process_time()))
"""
    with tempfile.TemporaryDirectory() as cache:
        seconds = fresh_python(code, POINSOT_CACHE=cache)
    return [
        bounded(f"four-bar, {members} lengths, one revolution", "all, with the import, processor [s]", seconds, 10.0)
    ]


def filters(members: int) -> list[BenchFigure]:
    """An RC network of so many resistances, 5 ms; ngspice by its loop of `alter`, 1,000 of them."""
    network = po.Network("low pass")
    network.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    network.add(electrical.Resistor("R", 1e3), "a", "b")
    network.add(electrical.Capacitor("C", 1e-6), "b", "ground")
    values = np.geomspace(100.0, 1e4, members)
    given: dict[str, Any] = {"time": 5e-3, "times": [0.0, 5e-3], "outputs": ["C.voltage"], "rtol": 1e-9, "threads": 1}
    given["progress"] = False

    def run(count: int) -> float:
        begun = process_time()
        po.ensemble(network, {"elements.R.resistance": values[:count]}, **given)
        return process_time() - begun

    run(100)
    ours, case = min(run(members) for _ in range(2)), f"RC network, {members} resistances, 5 ms"
    rows = [bounded(case, "all, processor [s]", ours, 2.0)]
    if shutil.which("ngspice") is None:
        return [*rows, raced(case, "a member [ms]", 1e3 * ours / members, None, "ngspice (not installed)")]
    loops = 1000
    text = f"""low pass
V1 a 0 1
R1 a b 1k
C1 b 0 1u ic=0
.options reltol=1e-6
.control
let k = 0
let r = 100
while k < {loops}
  alter r1 = r
  tran 50u 5m 0 50u uic
  let r = r * {(1e4 / 100) ** (1 / loops)!r}
  destroy tran1
  let k = k + 1
end
quit
.endc
.end
""".replace("  destroy tran1\n", "")
    with tempfile.TemporaryDirectory() as folder:
        deck = Path(folder) / "deck.cir"
        deck.write_text(text, encoding="ascii")
        begun = _of_children()
        subprocess.run(["ngspice", "-b", str(deck)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        theirs = (_of_children() - begun) / loops
    return [*rows, raced(case, "a member [ms]", 1e3 * ours / members, 1e3 * theirs, "ngspice, alter and tran")]


def switching(members: int) -> list[BenchFigure]:
    """Machines that switch, one by one in arrays made once, against a call of `simulate` for each."""
    rng = np.random.default_rng(1)
    cases: list[tuple[str, Any, int, dict[str, Any], dict[str, Any]]] = []
    ball, buck = po.load(EXAMPLES / "bouncing_ball.toml"), po.load(EXAMPLES / "networks" / "buck.toml")
    cases.append(("bouncing balls, 3 s", ball, members, {"fall": rng.uniform(0.5, 1.5, members)},
                  {"time": 3.0, "samples": 61}))  # fmt: skip
    cases.append(("buck converters, 60 periods", buck, members, {"C.voltage": rng.uniform(0.0, 3.0, members)},
                  {"samples": 61}))  # fmt: skip
    rows = []
    if (path := robot("panda")) is None:
        rows.append(
            BenchFigure("Pandas on their limits", "a member [ms]", None, None, "example-robot-data (not installed)")
        )
    else:
        with warnings.catch_warnings(action="ignore"):
            panda = po.load(path)
        q = np.array([0.0, -0.5, 0.0, -2.0, 0.0, 1.5, 0.8, 0.02, 0.02])
        some = max(members // 10, 2)
        states = np.zeros((some, 18))
        states[:, :9] = q + 0.05 * rng.uniform(0.0, 1.0, (some, 9)) * (np.arange(9) < 7)
        cases.append(("Pandas on their limits, 1 s", panda, some, {"initial": states},
                      {"time": 1.0, "samples": 21, "rtol": 1e-8}))  # fmt: skip
    for name, model, count, over, given in cases:
        rows.append(_against_calls(f"{name}, {count} members", model, over, {**given, "progress": False}))
    return rows


def _against_calls(case: str, model: Any, over: dict[str, Any], given: dict[str, Any]) -> BenchFigure:
    """A member of an ensemble in one thread, and a call of `simulate` without a dataset."""
    (name, values), count = next(iter(over.items())), 20

    def initial(value: Any) -> Any:
        return value if name == "initial" else {name: float(value)}

    with warnings.catch_warnings(action="ignore"):
        po.ensemble(model, {name: values[:2]}, threads=1, **given)
        begun = process_time()
        found = po.ensemble(model, over, threads=1, **given)
        ours = (process_time() - begun) / len(values)
        po.simulate(model, initial=initial(values[0]), dataset=False, **given)
        begun, loops = process_time(), 0.0
        for value in values[:count]:
            loops += po.simulate(model, initial=initial(value), dataset=False, **given).attrs["loop_seconds"]
        calls = (process_time() - begun) / min(count, len(values))
    assert (found.status == "done").all()
    told = f"po.simulate, called for each ({1e3 * loops / min(count, len(values)):.2g} ms of it in the loop)"
    return raced(case, "a member [ms]", 1e3 * ours, 1e3 * calls, told)


def _of_children() -> float:
    """Seconds of the processor of programs that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """All rows."""
    parser = options(QUESTION)
    parser.add_argument("--heyoka", metavar="PYTHON", help="a Python that has heyoka.py")
    parser.add_argument("--short", action="store_true", help="a tenth of the members")
    asked = parser.parse_args()
    share = 10 if asked.short else 1
    rows = [*filters(100_000 // share), *pendulums(10_000 // share, asked.heyoka), *linkages(10_000 // share)]
    rows += [*switching(1000 // share), *payloads(1000 // share)]
    finish(rows, QUESTION, asked.json)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "benchmarks"))
    main()
