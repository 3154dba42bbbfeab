"""Many episodes at once: how many steps of the model a second, of Gymnasium's hopper and walker, and of G1 on a floor?

Ours are rigid contacts by time-stepping, 4 or 10 steps an action, on every processor. Peers on the same files: MuJoCo's
`rollout` on as many threads, its soft contacts by its own integrator of the same step, and Gymnasium's vector of the
environments themselves. Contact models differ, so no states are compared: tests compare ours with ours, mujoco with
mujoco in flight. Random actions, episodes of one second; wall time, the best of several.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np
from common import NO_ROBOTS, finish, options, robot
from peers import installed

import poinsot as po
from poinsot.cli.bench import BenchFigure, raced

ROUNDS, ACTIONS = 3, 5
MEMBERS = 4096


def best(run: Callable[[], float]) -> float:
    """Steps a second."""
    return max(run() for _ in range(ROUNDS))


def ours(m: po.Mechanism, actions: dict[str, float], h: float, substeps: int, members: int) -> Callable[[], float]:
    """Steps of the model a second."""
    envs = po.gym.VectorEnvironment(
        m, members, actions=actions, method="moreau", dt=h * substeps, substeps=substeps, episode=1.0, reset=5e-3
    )
    rng = np.random.default_rng(0)
    envs.reset(seed=0)

    def run() -> float:
        u = rng.uniform(envs.action_space.low, envs.action_space.high, (ACTIONS, *envs.action_space.shape))
        before = perf_counter()
        for each in u:
            envs.step(each)
        return ACTIONS * members * substeps / (perf_counter() - before)

    return run


def rollout(path: str, h: float, substeps: int, members: int) -> Callable[[], float]:
    """`mujoco.rollout` of as many steps."""
    engine = installed("mujoco", "mujoco")
    from mujoco import rollout as module

    model = engine.MjModel.from_xml_path(path)
    model.opt.timestep, threads = h, os.cpu_count() or 1
    data = [engine.MjData(model) for _ in range(threads)]
    engine.mj_resetData(model, data[0])
    size = engine.mj_stateSize(model, engine.mjtState.mjSTATE_FULLPHYSICS)
    start = np.zeros(size)
    engine.mj_getState(model, data[0], start, engine.mjtState.mjSTATE_FULLPHYSICS)
    rng, states = np.random.default_rng(0), np.tile(start, (members, 1))
    pool = module.Rollout(nthread=threads)

    def run() -> float:
        nonlocal states
        control = rng.uniform(-1.0, 1.0, (members, ACTIONS, model.nu)).repeat(substeps, axis=1)
        before = perf_counter()
        found, _ = pool.rollout(model, data, states, control)
        seconds = perf_counter() - before
        states = found[:, -1].copy()
        return float(ACTIONS * members * substeps / seconds)

    return run


def gymnasiums(name: str, members: int) -> Callable[[], float]:
    """Gymnasium's own environments, in one process, as many as it makes in a while."""
    gymnasium = installed("gymnasium", "gymnasium")
    envs = gymnasium.make_vec(name, num_envs=min(members, 64), vectorization_mode="sync")
    skip = envs.envs[0].unwrapped.frame_skip
    envs.reset(seed=0)

    def run() -> float:
        u = [envs.action_space.sample() for _ in range(4 * ACTIONS)]
        before = perf_counter()
        for each in u:
            envs.step(each)
        return float(4 * ACTIONS * envs.num_envs * skip / (perf_counter() - before))

    return run


def rows_of(
    name: str,
    m: po.Mechanism,
    actions: dict[str, float],
    h: float,
    substeps: int,
    members: int,
    peers: dict[str, Callable[[], Callable[[], float]]],
) -> list[BenchFigure]:
    """Steps a second of one model beside its peers."""
    found = best(ours(m, actions, h, substeps, members))
    what, rows = f"{members:,} episodes, steps of the model [1/s]", []
    for peer, made in peers.items():
        theirs: float | None
        try:
            theirs, called = best(made()), peer
        except Exception as error:  # what it needs is not there
            theirs, called = None, f"{peer} ({str(error).splitlines()[0][:60]})"
        rows.append(raced(name, what, found, theirs, called, None))
    return rows


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("--members", type=int, default=MEMBERS, help="episodes at once")
    arguments, rows = parser.parse_args(), list[BenchFigure]()
    try:
        import gymnasium
    except ImportError:
        finish(
            [BenchFigure("episodes", "steps a second", None, peer_name="gymnasium (not installed)")],
            __doc__ or "",
            None,
        )
        return
    assets, n = Path(gymnasium.__file__).parent / "envs" / "mujoco" / "assets", arguments.members
    for file, task, substeps in (("hopper.xml", "Hopper-v5", 4), ("walker2d_v5.xml", "Walker2d-v5", 4)):
        path = str(assets / file)
        with warnings.catch_warnings(action="ignore"):
            m = po.load(path, contacts=True, limits=True)
        torque = 200.0 if file == "hopper.xml" else 100.0  # the gears of its motors
        actions = {each: torque for each in m.freedom_names if "joint" in each and "root" not in each}
        peers = {
            "mujoco.rollout": lambda path=path, k=substeps: rollout(path, 2e-3, k, n),
            f"Gymnasium's {task}": lambda task=task: gymnasiums(task, n),
        }
        rows += rows_of(file, m, actions, 2e-3, substeps, n, peers)
    g1 = robot("g1_29dof_rev_1_0")
    if g1 is None:
        rows.append(BenchFigure("g1", "steps a second", None, peer_name=NO_ROBOTS))
    else:
        with warnings.catch_warnings(action="ignore"):
            m = po.load(g1, base="free", ground=-0.8)
        actions = {each: 5.0 for each in m.freedom_names if "knee" in each or "ankle" in each}
        found = best(ours(m, actions, 2e-3, 4, n))
        rows.append(BenchFigure("g1 on a floor", f"{n:,} episodes, steps of the model [1/s]", found))
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
