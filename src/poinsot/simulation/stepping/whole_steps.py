"""Whole steps of a system by compiled code: the block of words and arrays that it works on, and its way to Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.code import Block, Loops
from poinsot.code.records import Records, part, zeros
from poinsot.errors import SimulationError
from poinsot.motion.switching import UNILATERAL, Switching
from poinsot.motion.system import System
from poinsot.simulation.checkpoints.records import forged, refuse_unlike
from poinsot.simulation.failure import name_of
from poinsot.simulation.inputs import Signals
from poinsot.simulation.loops.entries import WHOLE_STEPS
from poinsot.simulation.loops.step_records import Moment, Stops
from poinsot.simulation.loops.step_records import Steps as StepParts
from poinsot.simulation.loops.whole_steps import BEYOND, RATES, STATE, TAKEN, TOO_FAR
from poinsot.simulation.methods import Method, OwnLoop, Tableau, find_method
from poinsot.simulation.options import Control
from poinsot.simulation.plan import in_one_piece
from poinsot.simulation.stepping.saved import STEPPER, refuse_moment
from poinsot.simulation.stepping.steps import Sharing, StepState, as_given, in_slices

SEMI_IMPLICIT = "semi-implicit"


def takes_whole_steps(method: Method | None, system: System) -> bool:
    """Whether the steps of a method are compiled whole: the semi-implicit one (None), where nothing switches but
    limits; explicit ones of fixed steps, where nothing switches."""
    if system.switching is not None:
        moves = system.state.velocity is not None and system.dynamics.flow is not None
        return method is None and moves and limits(system.switching)
    explicit = isinstance(method, Tableau) and not isinstance(method, OwnLoop)
    return method is None or (explicit and not method.adaptive)


def limits(switching: Switching) -> bool:
    """Test for systems that switch by limits alone: gaps with their own impulses, none that holds, no user events."""
    rows, more = switching.rows, switching.events.names or switching.curved
    alone = bool(((rows.kind == UNILATERAL) & (rows.degree == 2)).all()) and not more
    alone = alone and (rows.begins is None or not rows.begins.any())
    return alone and not switching.elements.poisson.any() and switching.kernels.supplied is None


def stops_of(system: System, switching: Switching) -> Stops:
    """What limits of semi-implicit steps work on."""
    m, c = len(switching.rows.names), system.dynamics.constants()
    out: Vector = np.zeros(3 * m + 2 * m * m + 4 * m)
    beside: dict[str, Any] = {name: np.zeros(m) for name in ("wanted", "impulse", "unit", "found")}
    beside |= {name: np.zeros(m + 1, np.int64) for name in ("basic", "nonbasic", "listed", "active", "order")}
    return part(
        Stops,
        {
            "watch": switching.kernels.watch.address,
            "data": switching.kernels.data.address,
            "push": switching.kernels.impulse.address,
            "element": np.array(switching.rows.element, dtype=np.int64),
            "restitution": np.array(switching.elements.restitution, dtype=np.float64),
            "loss": np.array(switching.elements.loss, dtype=np.int64),
            "seen": np.zeros(2 * m),
            "out": out,
            "gap": out[:m],
            "rate": out[m : 2 * m],
            "S": out[3 * m : 3 * m + m * m].reshape(m, m),
            "tableau": np.zeros((m, m + 2)),
            **beside,
            "struck": np.concatenate([np.zeros(system.state.size + m), c]),
        },
    )


def _arrays(
    system: System, state: Vector, signals: Signals, tableau: Tableau | None, nv: int
) -> dict[str, NDArray[Any]]:
    """Arrays of steps from a state, side by side; nv: velocities of bases that float."""
    (nx, nl, nw, nu), c = system.sizes, system.dynamics.constants()
    stages = 0 if tableau is None else tableau.stages
    sigma = 0 if system.switching is None else system.switching.sigma_size
    return in_one_piece(
        {
            "feed": np.concatenate([np.zeros(nx + nl + 1 + nu), c, np.zeros(sigma)]),
            "k": np.zeros((max(stages, 1), nl + nw)),
            "sums": np.zeros(nl + nw),
            "x": state,
            "y": np.zeros(nx),
            "x_new": np.zeros(nx),
            "energy": np.zeros(nw),
            "through": np.zeros(nw),
            "placed": np.concatenate([np.zeros(nx), c, np.zeros(sigma)]),
            "projected": np.zeros(nx + 2),
            "velocity": np.full(nl, -1) if system.state.velocity is None else np.array(system.state.velocity),
            "reach": system.state.trusted,
            "held": np.zeros(nu),
            "segments": signals.segments,
            "inputs": signals.values,
            "moving": np.zeros(2 * nx + nv + 1),
            "carried": np.zeros(nv),
            "A": np.zeros((1, 1)) if tableau is None else tableau.A,
            "c": np.zeros(1) if tableau is None else tableau.c,
        }
    )


class WholeSteps(StepState):
    """A system, its state and what its steps work on; `steps.StepState` says what its methods do."""

    def __init__(
        self, system: System, method: str, step: float, signals: Signals, state: Vector, control: Control
    ) -> None:
        assert system.dynamics.flow is not None and system.state.retract is not None
        self.system, self._tolerance = system, control.constraint_tolerance
        self._floats = () if method != SEMI_IMPLICIT or system.dynamics.floats is None else system.dynamics.floats()
        nv = self._floats[0].outputs["v"][0] if self._floats else 0
        tableau, switching = None if method == SEMI_IMPLICIT else find_method(method), system.switching
        assert tableau is None or isinstance(tableau, Tableau)
        stages, self._status = 0 if tableau is None else tableau.stages, TAKEN
        arrays = _arrays(system, state, signals, tableau, nv)
        arrays["segments"][-1, [1, 3]] = np.inf
        moment: Records[Moment] = zeros(Moment)
        self.parts = part(
            StepParts,
            {
                **arrays,
                "flow": system.dynamics.flow.address,
                "retract": system.state.retract.address,
                "project": 0 if system.state.project is None else system.state.project.address,
                "leaving": self._floats[0].address if self._floats else 0,
                "arriving": self._floats[1].address if self._floats else 0,
                "stages": stages,
                "step": float(step),
                "tolerance": float(control.constraint_tolerance),
                "moment": moment,
            },
        )
        self._stops = () if switching is None else (stops_of(system, switching),)
        self._block, self._entry = Block(self.parts, *self._stops), "advance_limited" if self._stops else "advance"
        self.held, self.inputs, self.segments = (
            self.parts.given.held,
            self.parts.given.inputs,
            self.parts.given.segments,
        )
        self.steered = moment["steered"]
        super().__init__()
        self.time = float(signals.segments[0, 0])
        self.place(state)

    @property
    def x(self) -> Vector:
        """The state, in place."""
        return self.parts.x

    @property
    def energy(self) -> Vector:
        """The energies through ports and dissipators, in place."""
        return self.parts.energy

    @property
    def time(self) -> float:
        """t [s]."""
        return float(self.parts.moment["time"][0])

    @time.setter
    def time(self, value: float) -> None:
        moment, begins = self.parts.moment, self.parts.given.segments[1:, 0]
        moment["time"], moment["start"], moment["done"] = value, value, 0
        moment["segment"] = np.searchsorted(begins, value, side="right")

    def hold(self, places: Ints, values: Vector) -> None:
        """As of `StepState.hold`."""
        self.inputs[:, :, places] = 0.0
        self.held[places] = values

    def advance(self, count: int) -> bool:
        """As of `StepState.advance`."""
        return in_slices(count, self._take)

    def _take(self, count: int) -> bool:
        self._status = WHOLE_STEPS.call(self._entry, self._block, count)
        return self._status == TAKEN

    @property
    def done(self) -> int:
        """Steps since the time was written."""
        return int(self.parts.moment["done"][0])

    def share(self, made: Sharing) -> Callable[[int], int]:
        """See `images.SteppedMembers`: how all are moved, from one on."""
        block = Block(self.parts, *self._stops, made([self.x, self.parts.moment], None))
        entry = "step_crowd_limited" if self._stops else "step_crowd"
        return lambda first: WHOLE_STEPS.call(entry, block, first)

    def finish(self) -> bool:
        """As of `StepState.finish`: a step from Python tells only that it failed; tried again, it tells why."""
        return self.advance(1)

    def explain(self) -> str:
        """As of `StepState.explain`."""
        system, arrays = self.system, self.parts
        now, h = float(arrays.moment["now"][0]), arrays.step
        stopped = f"{system.name!r} cannot take a step of {h:g} s from t = {now:.9g} s: "
        width = system.state.local_size + len(system.books.power_names)
        bad = np.flatnonzero(~np.isfinite(arrays.work.k.ravel()))
        wrong = np.flatnonzero(~np.isfinite(arrays.given.held))
        status, self._status = self._status, TAKEN
        if len(wrong):
            name = system.inputs.names[int(wrong[0])]
            return f"{stopped}its input {name!r} is {arrays.given.held[wrong[0]]}. {_STAYS}"
        if status in (RATES, STATE):
            sums = np.where(np.isfinite(arrays.work.sums), np.abs(arrays.work.sums), np.inf)
            where = int(bad[0]) % width if len(bad) else int(np.argmax(sums))
            return (
                f"{stopped}{name_of(system, where)} becomes infinite or not a number. The step is too long for what is "
                "fastest in it, or the motion or a force law has a singularity here: try a shorter step, and look at "
                f"formulas that divide, take roots or logarithms. {_STAYS}"
            )
        if status == TOO_FAR:
            where = int(np.argmax(np.abs(arrays.work.sums[: system.state.local_size]) > arrays.reach))
            return (
                f"{stopped}{name_of(system, where)} would change by {abs(arrays.work.sums[where]):.3g} in it, too far "
                f"for one step ({arrays.reach[where]:g}). Take a shorter step. {_STAYS}"
            )
        if status == BEYOND:
            return f"{stopped}no impulses keep its limits, which contradict one another or what holds it. {_STAYS}"
        return (
            f"{stopped}the constraints cannot be met at its end, their error stays at {arrays.work.projected[-2]:.3g} "
            f"of the mechanism's size ({self._tolerance:g} is allowed). The step is too long, or the mechanism comes "
            f"to a position that it cannot leave in this way: try a shorter step. {_STAYS}"
        )

    def place(self, state: Vector) -> None:
        """As of `StepState.place`. A state that is on the constraints but for rounding stays as it is, bit for bit."""
        y = self.parts.work.y
        y[:] = state
        if WHOLE_STEPS.call("settle_state", self._block) != TAKEN:
            raise SimulationError(
                f"the state given for {self.system.name!r} is not on its constraints, and nothing near it is: their "
                f"error is {self.parts.work.projected[-2]:.3g} of its size, and {self._tolerance:g} is allowed. Take "
                "a state of a stepper or of a run, or one that `assemble` and `initial_state` give."
            )
        self.x[:] = as_given(state, y)

    def row(self) -> Vector:
        """As of `StepState.row`."""
        return self.x

    @property
    def segment(self) -> int:
        """As of a `StepState`."""
        return int(self.parts.moment["segment"][0])

    def sigma(self) -> Vector | None:
        """As of `StepState.sigma`: between steps no row is held."""
        return None if self.system.switching is None else np.zeros(self.system.switching.sigma_size)

    def refuse(self, own: Mapping[str, NDArray[Any]], saved: Mapping[str, NDArray[Any]], what: str) -> float:
        """As of `StepState.refuse`."""
        refuse_unlike(own, saved, what)
        words = saved["words"]
        for name in ("x", "energy"):
            if not np.isfinite(saved[name]).all():
                raise forged(what, f"{name} is not finite", STEPPER)
        (start, time), (done, segment, steered) = words[:2].view(np.float64).tolist(), words[2:].tolist()
        refuse_moment(self.parts.step, start, done, time, segment, self.parts.given.segments, what)
        if steered not in (0, 1):
            raise forged(what, f"it is steered {steered}", STEPPER)
        return float(time)

    def restored(self) -> None:
        """As of `StepState.restored`."""

    def arrays_kept(self) -> dict[str, NDArray[Any]]:
        """As of `StepState.arrays_kept`."""
        words = np.asarray(self.parts.moment).view(np.int64)[2:]
        return {"words": words, "x": self.x, "energy": self.energy, "held": self.held, "inputs": self.inputs}

    def compiled(self) -> tuple[Loops, str, Block]:
        """As of a `StepState`."""
        return WHOLE_STEPS, self._entry, self._block


_STAYS = "The state, the time and the energies are those before the step."
