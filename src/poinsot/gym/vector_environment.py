"""Many episodes of one model at once, as Gymnasium's vector environments: moved side by side by compiled code."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from os import PathLike
from typing import TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Bools, Ints, Vector
from poinsot.errors import ModelError, PoinsotError
from poinsot.files.load import load
from poinsot.gym.environment import Bounds, Environment, held, observation_bounds
from poinsot.simulation.models import Movable

try:
    import gymnasium
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise PoinsotError("environments need Gymnasium, which is not installed: pip install 'poinsot[gym]'") from None

Flags: TypeAlias = Bools


class VectorEnvironment(gymnasium.vector.VectorEnv[Vector, Vector, NDArray[np.generic]]):
    """So many episodes of a model: `reset` and `step` give and take arrays, a row an episode.

        envs = po.gym.VectorEnvironment("hopper.xml", 4096, actions={"hip": 20.0}, method="moreau", substeps=10)

    system        as of `po.gym.Environment`; ``num_envs`` episodes of it
    observations  a function (t [n], x [n, nx]) → array [n, size] of times and states; without it the states
    reward        (observations, actions) → [n]; 1 for every step without it
    terminated    (observations) → bool [n]; never without it
    threads       that move them; as many as there are processors without it
    actions, episode, dt, substeps, method, initial, reset, parameters, bounds   as of `po.gym.Environment`

    An episode that has ended begins anew at the next step, whose reward is 0 (Gymnasium's ``NEXT_STEP``). info has
    "time" [n] and, of those that ended because a step could not be taken, the "reason".
    Methods are "rk4", "semi-implicit", "moreau" and, where something switches, "dop853".
    Errors  ModelError for functions that give arrays of other shapes, and as of `po.gym.Environment`
    Law     its states are those of as many `po.gym.Environment`, seeds counted on from the first, to the bit; whatever
            the number of threads: tests/gym/test_environment.py
    Source  Towers et al. 2024, Gymnasium, §3
    """

    def __init__(
        self,
        system: Movable | str | PathLike[str],
        num_envs: int,
        *,
        actions: Mapping[str, Bounds] | Sequence[str],
        observations: Callable[[Vector, Vector], ArrayLike] | None = None,
        reward: Callable[[Vector, Vector], ArrayLike] | None = None,
        terminated: Callable[[Vector], ArrayLike] | None = None,
        episode: float | None = 10.0,
        dt: float = 0.02,
        substeps: int = 1,
        method: str = "rk4",
        initial: object = None,
        reset: float | Callable[[np.random.Generator], ArrayLike] | None = None,
        parameters: Mapping[str, float] | None = None,
        bounds: tuple[ArrayLike, ArrayLike] | None = None,
        threads: int | None = None,
    ) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise ModelError(f"num_envs must be a whole number of episodes, 1 or more, not {num_envs!r:.40}")
        if observations is not None and not callable(observations):
            raise ModelError(
                f"observations are a function (t, x) of all times and states here, not {observations!r:.60}"
            )
        model = load(system) if isinstance(system, (str, PathLike)) else system
        count = min(threads or os.cpu_count() or 1, num_envs)
        shares = np.array_split(np.arange(num_envs), count)
        self._crews = [
            _Crew(
                Environment(model, actions=actions, episode=episode, dt=dt, substeps=substeps, method=method,
                            initial=initial, reset=reset, parameters=parameters, ledger=False),
                share,
                substeps,
            )
            for share in shares
        ]  # fmt: skip
        self._pool = ThreadPoolExecutor(count) if count > 1 else None
        env = self._crews[0].env
        self.num_envs, self.dt, self._last = num_envs, env.dt, env._last
        self._observations, self._reward, self._terminated = observations, reward, terminated
        self._states, self._counts = np.zeros((num_envs, env.stepper.system.state.size)), np.zeros(num_envs, np.int64)
        self._over = np.ones(num_envs, bool)
        self.single_action_space = env.action_space
        self._low, self._high = env._low, env._high
        self._states[:] = env.stepper.state
        size = self._observe().shape[1]
        low, high = observation_bounds(model, env.stepper.system, observations, bounds, size)
        self.single_observation_space = gymnasium.spaces.Box(low, high, dtype=np.float64)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.NEXT_STEP}

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, object] | None = None
    ) -> tuple[Vector, dict[str, object]]:
        """Begin all episodes: (observations, info). seed: of the first, those of the others follow it; or one of each.
        options: {"state": x} to begin there."""
        n = self.num_envs
        seeds = [*seed] if isinstance(seed, Sequence) else [None if seed is None else seed + k for k in range(n)]
        if len(seeds) != self.num_envs:
            raise ModelError(f"{len(seeds)} seeds are given for {self.num_envs} episodes")
        for crew in self._crews:  # one after the other: a reset may have to compile
            for row, k in enumerate(crew.share.tolist()):
                crew.begin(row, seeds[k], options)
            self._states[crew.share] = crew.states
        self._counts[:], self._over[:] = 0, False
        return self._observe(), {"time": np.zeros(self.num_envs)}

    def step(self, actions: ArrayLike) -> tuple[Vector, Vector, Flags, Flags, dict[str, object]]:
        """Hold an action of each for ``dt``: (observations, rewards, terminated, truncated, info)."""
        what = f"actions are {self.num_envs} × {len(self._low)}"
        u = held(actions, self._low, self._high, what, self.num_envs)
        again = self._over.copy()

        def move(crew: _Crew) -> dict[int, str]:
            return crew.move(u[crew.share], again[crew.share])

        faults: dict[int, str] = {}
        moved = map(move, self._crews) if self._pool is None else self._pool.map(move, self._crews)
        for crew, found in zip(self._crews, moved, strict=True):
            faults |= found
            self._states[crew.share] = crew.states
        self._counts = np.where(again, 0, self._counts + 1)
        seen = self._observe()
        rewards = np.ones(self.num_envs) if self._reward is None else self._answer("reward", self._reward(seen, u))
        ends = self._terminated is not None and self._answer("terminated", self._terminated(seen)) != 0.0
        failed = np.isin(np.arange(self.num_envs), [*faults])
        truncated = (failed | (self._last is not None and self._counts >= self._last)) & ~again
        terminated = np.broadcast_to(ends, self.num_envs) & ~again
        self._over = terminated | truncated
        info: dict[str, object] = {"time": self._counts * self.dt}
        for k, reason in faults.items():
            info = self._add_info(info, {"reason": reason}, k)
        rewards = np.asarray(np.where(again, 0.0, rewards), dtype=np.float64)
        return seen, rewards, terminated, truncated, info

    def close_extras(self, **kwargs: object) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _observe(self) -> Vector:
        if self._observations is None:
            return self._states.copy()
        times = np.asarray(self.dt * self._counts, dtype=np.float64)
        found = np.array(self._observations(times, self._states.copy()), dtype=np.float64)
        if found.ndim != 2 or len(found) != self.num_envs:
            raise ModelError(
                f"observations must return an array [{self.num_envs}, size], not one of shape {found.shape}"
            )
        return found

    def _answer(self, what: str, given: ArrayLike) -> Vector:
        found = np.asarray(given, dtype=np.float64)
        if found.shape != (self.num_envs,):
            raise ModelError(f"{what} must return {self.num_envs} numbers, not an array of shape {found.shape}")
        return found


class _Crew:
    """The episodes that one thread moves by the stepper of one environment; behind them one as it was made."""

    def __init__(self, env: Environment, share: Ints, substeps: int) -> None:
        self.env, self.share = env, share
        self._members = env.stepper.members(len(share) + 1, substeps)
        self._members.waits[-1] = 1
        self._generators: list[np.random.Generator | None] = [None] * len(share)

    @property
    def states(self) -> Vector:
        """States of the episodes, in place."""
        return self._members.states[:-1]

    def begin(self, row: int, seed: int | None, options: Mapping[str, object] | None) -> None:
        """Begin an episode; seed None: by the generator that it has."""
        if seed is not None or self._generators[row] is None:
            self._generators[row] = gymnasium.utils.seeding.np_random(seed)[0]
        self._again(row, options)

    def move(self, actions: Vector, again: Flags) -> dict[int, str]:
        """Move those that go on, and begin those anew that have ended; why those that could not be moved were not."""
        members = self._members
        members.actions[:-1], members.waits[:-1] = actions, again
        faults = members.advance()
        for row in np.flatnonzero(again).tolist():
            self._again(row, None)
        return {int(self.share[row]): reason for row, reason in faults.items()}

    def _again(self, row: int, options: Mapping[str, object] | None) -> None:
        members = self._members
        members.enter(len(self.share))
        self.env._np_random = self._generators[row]
        self.env._begin(options)
        members.leave(row)
