"""A model as an environment of Gymnasium: one step of a `Stepper` an action, with the energy of the step.

Bounds of actions and of observations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import SupportsFloat, TypeAlias, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import cached_property
from poinsot.errors import ModelError, PoinsotError, StepError, nearest
from poinsot.files.load import load
from poinsot.kernels import Kernel
from poinsot.motion.limits import limits_of
from poinsot.motion.system import System
from poinsot.simulation.models import Movable
from poinsot.simulation.stepping.stepper import Stepper
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network

try:
    import gymnasium
except ImportError:
    raise PoinsotError("environments need Gymnasium, which is not installed: pip install 'poinsot[gym]'") from None

_GIVE = 1e-3  # of the range: far more than steps miss a limit by, 1e-10 of a mechanism's size, and still of no weight


def action_bounds(
    model: object, actions: Mapping[str, float | tuple[float, float]] | Sequence[str]
) -> tuple[Vector, Vector]:
    """Lowest and highest of each action, from numbers given or from the efforts that joints may take."""
    if isinstance(actions, str) or not actions:
        raise ModelError('actions must name inputs with their bounds, as in actions={"rail": 10.0}')
    given = actions if isinstance(actions, Mapping) else dict.fromkeys(actions)
    found = [_bound(name, value if value is not None else _effort(model, name)) for name, value in given.items()]
    return np.array([low for low, _ in found]), np.array([high for _, high in found])


def _effort(model: object, name: str) -> float:
    joints = {joint.name: joint for joint in model.model.joints} if isinstance(model, Mechanism) else {}
    effort = joints[name].limits.effort if name in joints else np.inf
    if not np.isfinite(effort):
        hint = "" if name in joints else nearest(name, list(joints))
        raise ModelError(
            f"how large the action {name!r} may be is not known: no joint of this name has a limit of effort"
            f"{hint}; say it, as in actions={{{name!r}: 10.0}} or {{{name!r}: (-1.0, 10.0)}}"
        )
    return effort


def _bound(name: str, value: float | tuple[float, float]) -> tuple[float, float]:
    try:
        low, high = map(float, value) if isinstance(value, Sequence) else (-float(value), float(value))
    except (TypeError, ValueError):
        low = high = np.nan
    if not (np.isfinite(low) and np.isfinite(high) and low < high):
        raise ModelError(f"the bounds of {name!r} must be a number above 0, or (low, high), finite; not {value!r:.40}")
    return low, high


def held(given: ArrayLike, low: Vector, high: Vector, what: str, *rows: int) -> Vector:
    """Actions [*rows, inputs], cut to their bounds. ModelError for another shape or for NaN."""
    try:
        u = np.asarray(given, dtype=np.float64)
    except (TypeError, ValueError):
        u = np.zeros(())
    if u.shape != (*rows, len(low)) or np.isnan(u).any():
        raise ModelError(f"{what} finite numbers, not {given!r:.60}")
    return np.asarray(np.minimum(np.maximum(u, low), high))


def observation_bounds(
    model: object,
    system: System,
    observations: Sequence[str] | Callable[..., object] | None,
    bounds: tuple[ArrayLike, ArrayLike] | None,
    count: int,
) -> tuple[Vector, Vector]:
    """Lowest and highest of each number that is seen: those given; else the limits that act on joints, else none.

    Limits give way by less than a thousandth of their range.
    """
    if bounds is None:
        low, high = np.full(count, -np.inf), np.full(count, np.inf)
        first = observations is None or (not callable(observations) and list(observations)[:1] == ["joint_position"])
        if first and isinstance(model, Mechanism):
            idle = {each.name for each in system.books.limits}
            for each in limits_of(model.model, model.tree):
                if each.name not in idle and each.ratio == 1.0 and each.offset == 0.0:
                    give = _GIVE * (each.upper - each.lower) if np.isfinite(each.upper - each.lower) else _GIVE
                    low[each.index], high[each.index] = each.lower - give, each.upper + give
        return low, high
    try:
        low, high = (np.broadcast_to(np.asarray(each, dtype=np.float64), (count,)).copy() for each in bounds)
    except (TypeError, ValueError):
        low = high = np.full(count, np.nan)
    if not np.all(low < high):
        raise ModelError(f"bounds of {count} observations are (low, high), numbers or {count} of them each, low < high")
    return low, high


def read_positive(name: str, value: float) -> float:
    """A number of seconds."""
    try:
        found = float(value)
    except (TypeError, ValueError):
        found = np.nan
    if not 0 < found < np.inf:
        raise ModelError(f"{name} must be a number of seconds above 0, not {value!r:.40}")
    return found


# The energy of each step of a stepper: what all storage gained, and what went through ports and dissipators.


class StepBooks:
    """The books of one step after another.

    Law  gained = Σ supplied − Σ dissipated + residual; over an episode the sums are `Stepper.energy`,
         tests/gym/test_environment.py
    Source  docs/decisions.md: powers beside the rates
    """

    def __init__(self, stepper: Stepper) -> None:
        self._stepper, system = stepper, stepper.system
        self._ports, self._takers = system.books.port_names, system.books.dissipator_names
        self._stored = stepper.reader(["energy_storage"])
        self.begin()

    def begin(self) -> None:
        """Begin with the state as it is."""
        self._before, self._through = float(self._stored().sum()), self._stepper.passed

    def of_step(self) -> dict[str, object]:
        """{"gained", "supplied": by port, "dissipated": by element, "residual"} since this was asked last [J]."""
        before, through = self._before, self._through
        self.begin()
        spent = (self._through - through).tolist()
        ports = len(self._ports)
        supplied, dissipated = spent[:ports], spent[ports:]
        gained = self._before - before
        return {
            "gained": gained,
            "supplied": dict(zip(self._ports, supplied, strict=True)),
            "dissipated": dict(zip(self._takers, dissipated, strict=True)),
            "residual": gained - sum(supplied) + sum(dissipated),
        }


Bounds: TypeAlias = float | tuple[float, float]


class Environment(gymnasium.Env[Vector, Vector]):
    """A mechanism or network that an agent acts on: each step holds an action for ``dt`` and moves the model by it.

        env = po.gym.Environment("cart_pole.toml", actions={"rail": 10.0}, reset=0.05)

    system        what `po.simulate` takes, or the path of its file
    actions       inputs that the agent gives: names of sources or freedoms [their units] → a bound, ±bound, or (low,
                  high); names alone where the joint's limits say what effort it takes. The action is an array in this
                  order, in `action_space`; what lies outside is cut to its bounds
    observations  names of what the agent sees, as controllers read: "joint_position", "joint_velocity[hinge]"; or a
                  function (t, x) → array of the state. Without it the state x: of a mechanism (q, v)
    reward        (observation, action) → a number, of the observation after the step; 1 for every step without it
    terminated    (observation) → whether the episode has come to an end of its own: fallen, there; never without it
    episode       [s] after which it is cut off (`truncated`); None: never
    dt            [s] of one action; ``substeps`` steps of the method, "rk4" as of `po.Stepper`, are taken in it
    initial       where episodes begin, as of `po.simulate`; without it where the file says
    reset         what is drawn anew in each episode: a number s, components of the state, uniformly from ±s times
                  their scale (1 of angles, lengths and rates) about ``initial``; or a function of the generator that
                  gives a state x. ``env.reset(options={"state": x})`` begins at x
    bounds        (low, high) of observations; without it limits that act on joints, else none
    ledger        whether the energy of each step is in its info
    render_mode   "rgb_array": `render` gives the package's picture of the mechanism (480, 640, 3)

    info has "time" [s] and, of the step, "energy" [J]: what all storage gained, "supplied" by port, "dissipated" by
    element, and the "residual" that these leave; at an end the "reason", a sentence. Where a step cannot be taken
    (a state that is not finite, forces that keep to no law) the episode is truncated: the reason is what the numerics
    say, and the state is the last that was reached.
    Errors  ModelError for what has no such input or bound and for actions that are no finite numbers; ResetNeeded
            before the first reset and after an end
    Law     its states are those of the Stepper; the same seed gives the same episode; gained = supplied − dissipated +
            residual; Gymnasium's own checks pass, tests/gym/test_environment.py
    Source  Towers et al. 2024, Gymnasium: a standard interface for reinforcement learning environments, §3
    """

    def __init__(
        self,
        system: Movable | str | PathLike[str],
        *,
        actions: Mapping[str, Bounds] | Sequence[str],
        observations: Sequence[str] | Callable[[float, Vector], ArrayLike] | None = None,
        reward: Callable[[Vector, Vector], float] | None = None,
        terminated: Callable[[Vector], bool] | None = None,
        episode: float | None = 10.0,
        dt: float = 0.02,
        substeps: int = 1,
        method: str = "rk4",
        initial: object = None,
        reset: float | Callable[[np.random.Generator], ArrayLike] | None = None,
        parameters: Mapping[str, float] | None = None,
        bounds: tuple[ArrayLike, ArrayLike] | None = None,
        ledger: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self._made = {name: value for name, value in locals().items() if name not in ("self", "__class__")}
        model = load(system) if isinstance(system, (str, PathLike)) else system
        self.model = model
        self._low, self._high = action_bounds(model, actions)
        self.dt = read_positive("dt", dt)
        if isinstance(substeps, bool) or not isinstance(substeps, int) or substeps < 1:
            raise ModelError(f"substeps must be a whole number of steps, 1 or more, not {substeps!r:.40}")
        self.stepper = Stepper(
            model, self.dt / substeps, method, initial=initial, inputs=[*actions], parameters=parameters, start=0.0
        )
        if reset is not None and not callable(reset) and reset != 0:
            read_positive("reset", reset)
        self._substeps, self._reset = substeps, reset
        self._books = StepBooks(self.stepper) if ledger else None
        self._reward, self._terminated = reward, terminated
        self._last = None if episode is None else max(1, round(read_positive("episode", episode) / self.dt))
        self._start, self._fresh = self.stepper.state, self.stepper.save()
        self.action_space = gymnasium.spaces.Box(self._low, self._high, dtype=np.float64)
        self._observe = self._reading(observations)
        low, high = observation_bounds(model, self.stepper.system, observations, bounds, len(self._observe()))
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=np.float64)
        self.metadata = {"render_modes": ["rgb_array"], "render_fps": max(1, round(1 / self.dt))}
        if render_mode not in (None, "rgb_array"):
            raise ModelError(f"render_mode is 'rgb_array' or None, not {render_mode!r:.40}; po.view shows runs in 3-D")
        if render_mode is not None:
            _ = self._drawn
        self.render_mode = render_mode
        self._count, self._over = 0, True

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Vector, dict[str, object]]:
        """Begin an episode: (observation, info). options: {"state": x} to begin there."""
        super().reset(seed=seed)
        self.stepper.restore(self._fresh)
        self._begin(options)
        self._count, self._over = 0, False
        if self._books is not None:
            self._books.begin()
        return self._observe(), {"time": self.stepper.time}

    def _begin(self, options: Mapping[str, object] | None) -> None:
        """Put the stepper, as it was made, where an episode begins."""
        stepper, system = self.stepper, self.stepper.system
        told = system.state.begins is not None and system.dynamics.flow is not None
        if not told:
            stepper.time = 0.0
        if options and (unknown := [name for name in options if name != "state"]):
            raise ModelError(f"reset knows the option 'state', not {unknown[0]!r}")
        if options:
            stepper.state = np.asarray(options["state"])
        elif self._reset is None:
            stepper.state = self._start
        elif callable(self._reset):
            stepper.state = self._reset(self.np_random)
        else:
            stepper.settle(self._strewn(float(self._reset)))
        if system.inputs.names:
            stepper.step(np.zeros(len(stepper.input_names)), 0)

    def step(self, action: ArrayLike) -> tuple[Vector, float, bool, bool, dict[str, object]]:
        """Hold an action for ``dt``: (observation, reward, terminated, truncated, info)."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the episode has ended, or none has begun: call reset() first")
        u = held(action, self._low, self._high, f"an action is {len(self._low)}")
        fault = self._move(u)
        self._count += 1
        seen = self._observe()
        reward = 1.0 if self._reward is None else _number(self._reward(seen, u))
        terminated = self._terminated is not None and _truth(self._terminated(seen))
        truncated = bool(fault) or (self._last is not None and self._count >= self._last)
        self._over = terminated or truncated
        info = self._info()
        if self._over:
            ended = (
                "what was asked for as an end has come"
                if terminated
                else f"its time is up, {self.dt * self._count:g} s"
            )
            info["reason"] = fault or ended
        return seen, reward, terminated, truncated, info

    def _move(self, u: Vector) -> str:
        """Hold u for dt; why the model cannot be moved so far, "" where it can."""
        try:
            self.stepper.step(u)
            for _ in range(self._substeps - 1):
                self.stepper.step()
        except StepError as error:
            return str(error)
        return ""

    def render(self) -> NDArray[np.uint8] | None:
        """The mechanism as it is, (480, 640, 3) from 0 to 255; None without a render_mode."""
        if self.render_mode is None:
            return None
        mechanism, at, frames = self._drawn
        return frames(self.stepper.state[at : at + mechanism.nq])

    def __reduce__(self) -> tuple[object, ...]:
        """Environments pickle as their makers' arguments, for those of other processes."""
        return _again, (type(self), self._made)

    def _info(self) -> dict[str, object]:
        info: dict[str, object] = {"time": self.stepper.time}
        return info if self._books is None else {**info, "energy": self._books.of_step()}

    def _reading(
        self, observations: Sequence[str] | Callable[[float, Vector], ArrayLike] | None
    ) -> Callable[[], Vector]:
        stepper = self.stepper
        if observations is None:
            return lambda: stepper.state
        if callable(observations):
            return lambda: _row(observations(stepper.time, stepper.state))
        if isinstance(observations, str):
            raise ModelError(f"observations must be a list of names, such as observations=[{observations!r}]")
        return stepper.reader(observations)

    def _strewn(self, spread: float) -> Vector:
        """The start, displaced at random in its chart."""
        system = self.stepper.system
        retract = system.state.retract
        assert isinstance(retract, Kernel)
        xi = self.np_random.uniform(-spread, spread, system.state.local_size)
        scale = system.state.units
        if system.state.begins is not None:
            xi[-1] = 0.0  # the clock
        return np.asarray(retract.ufunc(self._start, xi * scale), dtype=np.float64)

    @cached_property
    def _drawn(self) -> tuple[Mechanism, int, Callable[[Vector], NDArray[np.uint8]]]:
        """The mechanism that is drawn, and where its coordinates begin in the state."""
        from poinsot.views.mechanism_pictures import FrameDrawer

        if isinstance(self.model, Mechanism):
            return self.model, 0, FrameDrawer(self.model)
        machines = self.model.equations.machines if isinstance(self.model, Network) else []
        if len(machines) != 1:
            raise ModelError(
                "what is rendered is a mechanism, or a network with one mechanism; make the environment without "
                "render_mode, and plot runs of other networks"
            )
        ((_, machine, start),) = machines
        whole = cast(Mechanism, machine.owner)
        return whole, start, FrameDrawer(whole)


def _row(answer: ArrayLike) -> Vector:
    try:
        found = np.atleast_1d(np.array(answer, dtype=np.float64))
    except (TypeError, ValueError):
        found = np.zeros((0, 0))
    if found.ndim != 1:
        raise ModelError(f"observations must return a row of numbers, not {answer!r:.60}")
    return found


def _number(answer: object) -> float:
    try:
        return float(cast(SupportsFloat, answer))
    except (TypeError, ValueError):
        raise ModelError(f"reward must return a number, not {answer!r:.60}") from None


def _truth(answer: object) -> bool:
    try:
        return bool(answer)
    except ValueError:
        raise ModelError(f"terminated must return True or False, not {answer!r:.60}") from None


def _again(kind: Callable[..., Environment], made: Mapping[str, object]) -> Environment:
    return kind(**made)
