"""One step from Python: how long does it take, of a robot with and without new torques, with and without its limits?

Peer: MuJoCo's mj_step on the same robot, contacts, constraints and its own damping off. Both must come to the same
state before they are timed. Of the Panda with its limits, none reached, the peer is the stepper without them.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np
from common import NO_ROBOTS, finish, least_seconds, options, robot
from peers import Unsuitable, bare_urdf, installed

import poinsot as po
from poinsot import mujoco_order
from poinsot.cli.bench import BenchFigure, raced

H, AGREEING, CALLS, ROUNDS = 1e-3, 1e-9, 100, 60
GOALS = {"semi-implicit": 1.0, "rk4": 2.0}
WITH_LIMITS = 4.0  # µs
INTEGRATORS = {"semi-implicit": "mjINT_EULER", "rk4": "mjINT_RK4"}
ROBOTS = ("panda", "g1_29dof_rev_1_0", "talos_reduced", "anymal")


def peer(path: Any, m: po.Mechanism, method: str, x: Any, tau: Any) -> tuple[Any, Any, Any]:
    """MuJoCo, its model and data at a state of ours with efforts; refused unless a hundred steps agree."""
    engine = installed("mujoco", "mujoco")
    try:
        model = engine.MjModel.from_xml_string(bare_urdf(path, "fixed", empty=False))
    except ValueError as error:
        raise Unsuitable(f"refuses it: {str(error).splitlines()[0]}") from None
    off = engine.mjtDisableBit
    for bit in (off.mjDSBL_CONTACT, off.mjDSBL_CONSTRAINT, off.mjDSBL_SENSOR, off.mjDSBL_DAMPER, off.mjDSBL_SPRING):
        model.opt.disableflags |= bit
    model.opt.timestep, model.opt.integrator = H, getattr(engine.mjtIntegrator, INTEGRATORS[method])
    order, data = mujoco_order(m, model), engine.MjData(model)
    q, v = x[: m.nq], x[m.nq :]
    data.qpos, data.qvel, data.qfrc_applied = order.to_q(q), order.to_v(q, v), order.to_v(q, tau)
    ours = po.Stepper(m, H, method, initial=(q, v), inputs=m.freedom_names)
    for _ in range(100):
        ours.step(tau)
        engine.mj_step(model, data)
    found = np.concatenate([order.from_q(data.qpos), order.from_v(data.qpos, data.qvel)])
    difference = np.abs(found - ours.state).max() / max(1.0, np.abs(found).max())
    if not difference <= AGREEING:
        raise Unsuitable(f"differs by {difference:.0e} after 100 steps")
    data.qpos, data.qvel = order.to_q(q), order.to_v(q, v)
    return engine, model, data


def timed(reset: Callable[[], None], call: Callable[..., Any], *arguments: Any) -> Callable[[], float]:
    """Seconds of a call, in so many calls from the same state."""

    def task() -> float:
        reset()
        before = perf_counter()
        for _ in range(CALLS):
            call(*arguments)
        return (perf_counter() - before) / CALLS

    return task


def rows_of(name: str, path: Any) -> list[BenchFigure]:
    """One step of each method, alone and with torques."""
    m = without_limits(path)
    rng = np.random.default_rng(1834)
    x = np.concatenate([m.random(rng), 0.1 * rng.normal(size=m.nv)])
    tau = m.gravity_force(x[: m.nq])
    rows = []
    for method, goal in GOALS.items():
        stepper = po.Stepper(m, H, method, initial=(x[: m.nq], x[m.nq :]), inputs=m.freedom_names)
        stepper.step(tau)
        begin = stepper.save()
        ours = partial(stepper.restore, begin)
        tasks = {"": timed(ours, stepper.step), " with torques": timed(ours, stepper.step, tau)}
        peer_name = "mj_step"
        try:
            engine, model, data = peer(path, m, method, x, tau)
            tasks |= theirs(engine, model, data, tau)
        except Unsuitable as reason:
            peer_name = f"MuJoCo ({reason})"
        seconds = least_seconds(tasks, ROUNDS)
        for how in ("", " with torques"):
            found = seconds.get(f"peer{how}")
            us = None if found is None else 1e6 * found
            rows.append(raced(f"{name}{how}", f"{method}, one step [µs]", 1e6 * seconds[how], us, peer_name, goal))
    return rows


def without_limits(path: Any) -> po.Mechanism:
    """The robot, whose joints turn without end."""
    with warnings.catch_warnings(action="ignore"):
        return po.Mechanism(replace(po.load(path).model, switches=()))


def limits_rows(path: Any) -> list[BenchFigure]:
    """The Panda within its limits, by RK4."""
    with warnings.catch_warnings(action="ignore"):
        m = po.load(path)
    q = np.array(m.neutral())
    q[3], q[5], q[7:] = -1.5, 1.5, 0.02
    tau, tasks = m.gravity_force(q), dict[str, Callable[[], float]]()
    for which, system in (("", m), ("peer", without_limits(path))):
        stepper = po.Stepper(system, H, initial=(q, np.zeros(m.nv)), inputs=m.freedom_names)
        back = partial(stepper.restore, stepper.save())
        tasks |= {which: timed(back, stepper.step), f"{which} with torques": timed(back, stepper.step, tau)}
    least = {name: 1e6 * seconds for name, seconds in least_seconds(tasks, ROUNDS).items()}
    rows = []
    for how in ("", " with torques"):
        ours, bare = least[how], least[f"peer{how}"]
        measure = f"panda within its limits{how}", "rk4, one step [µs]"
        rows.append(
            BenchFigure(*measure, ours, bare, "without", bare / ours, f"≤ {WITH_LIMITS:g} µs", ours <= WITH_LIMITS)
        )
    return rows


def theirs(engine: Any, model: Any, data: Any, tau: Any) -> dict[str, Callable[[], float]]:
    """MuJoCo's steps, from the state that its data have."""
    qpos, qvel = data.qpos.copy(), data.qvel.copy()

    def reset() -> None:
        data.qpos[:], data.qvel[:] = qpos, qvel

    def pushed(u: Any, step: Any = engine.mj_step) -> None:
        data.qfrc_applied[:] = u
        step(model, data)

    return {"peer": timed(reset, engine.mj_step, model, data), "peer with torques": timed(reset, pushed, tau)}


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows: list[BenchFigure] = []
    for name in ROBOTS:
        path = robot(name)
        rows += [BenchFigure(name, "one step", None, peer_name=NO_ROBOTS)] if path is None else rows_of(name, path)
        rows += limits_rows(path) if path is not None and name == "panda" else []
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
