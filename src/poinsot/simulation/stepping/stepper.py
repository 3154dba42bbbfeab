"""`Stepper`: a system moved one step at a time, for loops of one's own: control, learning, hardware, games.

Law: k steps are k steps of `simulate`, and books close, tests/simulation/test_stepper.py. Source: Hairer, Lubich &
Wanner 2006, §I.1.

What no stepper takes: controllers that act within a step, systems that a method does not move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from math import isfinite
from typing import Any, NoReturn, Unpack

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import cached_property
from poinsot.analysis.corrected_starts import tell_corrected
from poinsot.control.controller import Controller
from poinsot.control.reading import ObservationReader
from poinsot.control.ticks import ControllerError, Ticks, read_controllers
from poinsot.errors import RunWarning, SimulationError, StepError, nearest, warn
from poinsot.motion.observing import SampleBatch, choose
from poinsot.motion.of_equations import until_set
from poinsot.motion.system import System
from poinsot.multibody.motions import is_list
from poinsot.records import NamedTuple
from poinsot.run_options import OPTIONS, Tolerances, refuse_unknown, takes_options
from poinsot.signals.signal import Table
from poinsot.simulation.checkpoints.records import pack, put_back, unpack
from poinsot.simulation.checkpoints.resuming import identity_of
from poinsot.simulation.events import with_events
from poinsot.simulation.inputs import Samples, Signals, make_signals, read_inputs
from poinsot.simulation.methods import METHODS, find_method
from poinsot.simulation.models import Movable, as_stepped, mechanism_of, system_of
from poinsot.simulation.options import IDLE, chosen, idle_options, of_file, read_control, read_number, read_state
from poinsot.simulation.own_methods import OwnMethod, read, told
from poinsot.simulation.stepping.images import SteppedMembers
from poinsot.simulation.stepping.saved import refuse_another_stepper
from poinsot.simulation.stepping.steps import StepState
from poinsot.simulation.stepping.whole_steps import SEMI_IMPLICIT, WholeSteps, takes_whole_steps
from poinsot.systems.units import inputs_in_si

MISSED = 1e-6
"""Share of a step within which a moment counts as its beginning."""


def refuse_between(controllers: Sequence[Controller], h: float) -> None:
    """SimulationError for a controller that would act within a step."""
    for each in controllers:
        if each.events:
            raise SimulationError(f"{each} acts at events, and a stepper stops at whole steps alone: use simulate.")
        for what in ("period", "phase", "delay"):
            share = getattr(each, what) / h
            if abs(share - round(share)) > MISSED * max(share, 1.0):
                raise SimulationError(
                    f"{each} has a {what} of {getattr(each, what):g} s, {share:g} steps of {h:g} s, and a stepper "
                    "stops at whole steps alone: choose a step of which it is a multiple, or use simulate."
                )


def refuse_unmoved(system: System, method: str) -> None:
    """SimulationError for a system that the compiled steps of a method do not move."""
    if system.dynamics.flow is None or system.state.retract is None:
        raise SimulationError(system.dynamics.refusal)
    if method == SEMI_IMPLICIT and system.state.velocity is None:
        raise SimulationError(
            f"{system.name!r} does not fall into positions and velocities, by which the semi-implicit method steps (a "
            "mechanism does): use method='rk4', or 'radau' where something in it is much faster than a step."
        )


def _over(
    system: System, given: Mapping[str, object], traced: Sequence[str], begin: float, h: float
) -> tuple[dict[str, Samples], Signals, float]:
    """The tables of the inputs by name, written out over the span of a system, and until when they change [s].

    A RunWarning says until when pulses come, which compiled steps do not know more of.
    """
    end = begin + max(system.span, h)
    if again := [name for name, each in given.items() if isinstance(each, Table) and each.again]:
        warn(RunWarning(
            f"pulses of {', '.join(map(repr, again[:4]))} come until t = {end:.4g} s, the span of {system.name!r}, and "
            "hold their last value after it: lengthen its .tran to step on, or name the source in inputs and tell "
            "each step its value"
        ))  # fmt: skip
    tables = read_inputs(system.inputs.names, given, traced, end)
    knots = [*system.inputs.breakpoints, *(time for times, _ in tables.values() for time in times)]
    far = max([end, *(float(knot) + h for knot in knots)])
    return tables, make_signals([*tables.values()], system.inputs.breakpoints, begin, far), far


ENDLESS = int(OPTIONS["max_steps"].most)


class Books(NamedTuple):
    """Where the energy of a system is and went since its state was last written [J], by names.

    residual  Σ stored − Σ stored at the start − Σ supplied + Σ dissipated: 0 but for the errors of the method
    """

    stored: dict[str, float]
    supplied: dict[str, float]
    dissipated: dict[str, float]
    residual: float


class Stepper:
    """A system at a moment, moved by steps of one length.

        stepper = po.Stepper(mechanism, 1e-3, inputs=mechanism.freedom_names)
        stepper.step(torques)

    model     what `simulate` takes: a mechanism, a network, a family, a System, a PortHamiltonian
    step      h [s]
    method    "rk4" (the default; order 4) and, of systems with positions and velocities, "semi-implicit"
              (v⁺ = v + h a(q, v), q⁺ = q ⊞ h v⁺; order 1; limits are met at the ends of steps): one compiled call a
              step. "dop853", "radau", "radau9", "gauss": the step is whole, and steps within it are chosen by the
              error, as `simulate` chooses them. "moreau": time-stepping of mechanisms with contacts
    initial   as of `simulate`; start: the time there [s], else that of the file, else 0
    inputs    as of `simulate`; or names alone, which are 0, parameters their values, until `step` says more. `step(u)`
              takes them in this order, the system's own order if none are named
    controllers  as of `simulate`: they act before a step that begins at their moment. Periods, phases and delays are
              whole numbers of steps; where `time` is written, clocks begin anew
    parameters  as of `simulate`
    options   as of `simulate`, of which it has these: rtol, atol, constraint_tolerance
    Law       k steps are k steps of `simulate(step=h)`; saved and restored, every bit is the same,
              tests/simulation/test_stepper.py
    Errors    `SimulationError` where a step cannot be taken: state, time and energies are those before it
    """

    def __repr__(self) -> str:
        return f"<Stepper of {self._system.name!r} by {self._method}: step {self._h:g} s, now at {self.time:g} s>"

    @takes_options(*Tolerances.__annotations__)
    def __init__(
        self,
        model: Movable,
        step: float | str,
        method: str | OwnMethod = "rk4",
        *,
        initial: object = None,
        inputs: Mapping[str, object] | Sequence[str] | None = None,
        controllers: Controller | Sequence[Controller] = (),
        parameters: Mapping[str, float | str] | None = None,
        start: float | str | None = None,
        **options: Unpack[Tolerances],
    ) -> None:
        model = as_stepped(model, method)
        order = [*(given := inputs_in_si(model, _named(model, inputs)))]
        acting, given = read_controllers(controllers, given, model)
        system, state, traced = system_of(model, given, parameters, initial)
        system = with_events(system, ())  # those of its file
        self._mechanism = cache(partial(mechanism_of, model, parameters))
        begin = read_number("start", (system.wishes.get("start") or 0.0) if start is None else start, unit="s")
        h = read_number("step", step, positive=True, unit="s")
        refuse_between(acting, h)
        refuse_unknown("Stepper", options, Tolerances.__annotations__)
        wanted, sampled = chosen(options, system.wishes), {**system.inputs.defaults, **given}
        tables, signals, far = _over(system, sampled, traced, begin, h)
        exact = Tolerances.__annotations__
        control = read_control(system, far - begin, max_step=h, max_steps=ENDLESS, **{k: wanted[k] for k in exact})
        state = system.state.at(begin) if state is None else state
        method = of_file(method, system.wishes)
        name: str = told(method)
        self._method, self._h = name, h
        self._stored: Vector | None = None
        whole = _takes_whole_steps(system, method, name)
        for idle in idle_options(options, {}, name, dict.fromkeys(IDLE, not whole)):
            warn(RunWarning(idle))
        self._steps: StepState
        if whole:
            self._steps = WholeSteps(system, name, h, signals, read_state(system, state), control)
        else:
            from poinsot.simulation.stepping.paused_steps import PausedSteps

            self._steps = PausedSteps(system, name, h, signals, read_state(system, state), control)
        self._system, self._traced = self._steps.system, traced
        fixed = {k: tables[name][1][0] for k, name in enumerate(system.inputs.names) if len(tables[name][0]) == 1}
        self._steps.hold(np.array([*fixed], np.int64), np.array([*fixed.values()], np.float64))
        own = [name for name in system.inputs.names if name not in {each for one in acting for each in one.writes}]
        order = [name for name in order if name in own] or own
        self._names = tuple(order)
        self._place = np.array([system.inputs.names.index(name) for name in order], dtype=np.int64)
        self._steps.lead(self._place)
        self._begin_books()
        self._ticks = self._clocks(acting) if acting else None
        if self._ticks is not None:
            self._hold_written(self._ticks)
        entry = None if acting else self._steps.entry(self.step, self._finish_step, _DOC)
        if entry is not None:
            self.__dict__["step"] = entry

    def step(self, u: object = None, count: int = 1) -> None:
        """Take a step, or so many.

        u      the inputs from here on, held until others are given: an array in the order of `input_names`, a number
               where there is one, or name → number, also of a source that had a table; None: as they are
        count  of steps; Ctrl-C is heard between them
        """
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or count < 0:
            raise SimulationError(f"count must be a whole number of steps, not {count!r:.40}.")
        if u is not None:
            self._steer(u)
        for _ in range(0 if self._ticks is None else count):
            self._act()
            if not self._steps.advance(1):
                self._refuse_step()
        if self._ticks is None and not self._steps.advance(int(count)):
            self._refuse_step()

    def _clocks(self, controllers: Sequence[Controller]) -> Ticks:
        """The controllers on clocks that begin now; inputs that they do not write are as they stand."""
        written = [self._system.inputs.names.index(name) for each in controllers for name in each.writes]

        def given(times: Vector) -> Vector:
            u = self._steps.u().copy()
            u[written] = 0.0
            return u[None]

        return Ticks(controllers, self._system, self.time, self._steps.row().copy(), given)

    def _act(self) -> None:
        """Let controllers act that are due where the step begins."""
        ticks = self._ticks
        if ticks is None or ticks.next > self._steps.time + MISSED * self._h:
            return
        try:
            ticks.act(ticks.next, self._steps.row(), self._steps.sigma())
        except ControllerError as error:
            raise SimulationError(f"{self._system.name!r} cannot be stepped on: {error}") from error
        self._hold_written(ticks)

    def _hold_written(self, ticks: Ticks) -> None:
        places = np.array([k for k in ticks.written.values() if k < len(self._system.inputs.names)], np.int64)
        self._steps.hold(places, ticks.values[places])

    def _finish_step(self) -> None:
        if not self._steps.finish():
            self._refuse_step()

    def _refuse_step(self) -> None:
        raise StepError(self._steps.explain())

    def _steer(self, u: object) -> None:
        """Hold these values from here on."""
        if isinstance(u, Mapping):
            for name in u:
                if self._ticks is not None and name in self._ticks.written:
                    raise SimulationError(f"a controller writes the input {name!r}: step takes no values of it.")
                if name not in self._system.inputs.names:
                    known = self._system.inputs.names
                    hint = nearest(name, known) if isinstance(name, str) else ""
                    why = " (it is a formula or a function, compiled with the model)" if name in self._traced else ""
                    raise SimulationError(
                        f"{self._system.name!r} takes no values of an input {name!r} while it steps{why}{hint}; it "
                        f"takes {', '.join(known) or 'none'}. Name it in inputs, as in inputs={{{name!r}: 0.0}}."
                    )
            places = np.array([self._system.inputs.names.index(name) for name in u], np.int64)
            values = np.array([read_number(f"input {name!r}", x) for name, x in u.items()], np.float64)
        else:
            try:
                values = np.asarray(u, dtype=np.float64)
            except (TypeError, ValueError):
                values = np.full(1, np.nan)
            values = values if values.ndim else values[None]
            if values.shape != self._place.shape or not all(map(isfinite, values.tolist())):
                raise SimulationError(
                    f"step of {self._system.name!r} takes {len(self._names)} finite numbers, in this order: "
                    f"{', '.join(self._names) or 'none'}; not {u!r:.60}"
                )
            places = self._place
        self._steps.hold(places, values)
        self._steps.lead(self._place)

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a Stepper cannot be copied or pickled: make another of the same model, and give it what save() gives"
        )

    @property
    def system(self) -> System:
        """The System that is moved."""
        return self._system

    @property
    def input_names(self) -> tuple[str, ...]:
        """The inputs that `step` takes, in order."""
        return self._names

    @property
    def time(self) -> float:
        """t [s]; it may be written, for the state as it stands."""
        return self._steps.time

    @time.setter
    def time(self, value: float) -> None:
        if self._system.state.begins is not None and self._system.dynamics.flow is not None:
            raise SimulationError(
                f"the state of {self._system.name!r} itself tells the time, since a source of time fixes some of it: "
                "make another stepper with start=…"
            )
        self._steps.time = read_number("time", value, unit="s")
        if self._ticks is not None:
            self._ticks = self._clocks([clock.controller for clock in self._ticks.clocks])
            self._hold_written(self._ticks)

    @property
    def state(self) -> Vector:
        """x [nx], a copy; of a mechanism (q, v). Written, it is settled on the constraints, and books begin anew; a
        mechanism that this moves by more than rounding gives a StartWarning."""
        return self._steps.x.copy()

    @state.setter
    def state(self, value: ArrayLike) -> None:
        self.settle(value)
        if (mechanism := self._mechanism()) is not None:
            tell_corrected(mechanism, read_state(self._system, value)[: mechanism.nq + mechanism.nv], self._steps.x)

    def settle(self, value: ArrayLike) -> None:
        """Write the state as it comes, such as a random one, without a word on how far it is moved."""
        self._steps.place(read_state(self._system, value))
        self._begin_books()

    def observe(self, names: Sequence[str] | None = None) -> dict[str, Any]:
        """What `simulate` reports of a state, at this one: name → array, a copy. Without names, what a run keeps."""
        system = self._system
        batch = _moment(self.time, self._steps.row(), self._steps.u(), self._steps.sigma())
        chosen_ones = choose(system.books.observations, names, repr(system.name))
        with np.errstate(all="ignore"):
            return {name: np.array(system.books.observations[name].value(batch)[0]) for name in chosen_ones}

    def reader(self, names: Sequence[str]) -> Callable[[], Vector]:
        """A function that gives these quantities of the state as it is then, one after the other in an array [n].

        names  of observations, or of entries of them, as controllers read: "joint_position", "joint_velocity[hinge]";
               what stands in the state is taken from there, at a tenth of the cost of `observe`
        """
        state, inputs = self._steps.row, lambda _: self._steps.u()[None]
        read = ObservationReader(self._system, names, {}, np.zeros(0), inputs, state().copy(), self.time)

        def values() -> Vector:
            found = [np.ravel(each) for each in read(self._steps.time, state(), self._steps.sigma())]
            return np.concatenate([*found, np.zeros(0)])

        return values

    @property
    def passed(self) -> Vector:
        """The energies [J] through the ports and dissipators of the System since the books began, a copy."""
        return self._steps.energy.copy()

    @property
    def energy(self) -> Books:
        """The energy of every storage, and what went through every port and dissipator since the books began."""
        system = self._system
        stored = self.observe(["energy_storage"])["energy_storage"]
        if self._stored is None:
            self._stored = np.array(system.books.observations["energy_storage"].value(_moment(*self._opened))[0])
        ports = len(system.books.port_names)
        through = self._steps.energy.copy()
        residual = (stored - self._stored).sum() - through[:ports].sum() + through[ports:].sum()
        return Books(
            dict(zip(system.books.storage_names, stored.tolist(), strict=True)),
            dict(zip(system.books.port_names, through[:ports].tolist(), strict=True)),
            dict(zip(system.books.dissipator_names, through[ports:].tolist(), strict=True)),
            float(residual),
        )

    def _begin_books(self) -> None:
        self._steps.energy[:] = 0.0
        self._opened = self.time, self._steps.row().copy(), self._steps.u()
        self._stored = None

    def members(self, count: int, substeps: int) -> SteppedMembers:
        """Many states of its model, each moved by so many steps in turn, with inputs in the order of `input_names`."""
        return SteppedMembers(self._steps, count, self._place, substeps)

    @cached_property
    def _identity(self) -> dict[str, str]:
        return identity_of(self._system)

    def save(self) -> bytes:
        """All that the next steps depend on, to be restored here, in another process or from a file."""
        time, row, u = self._opened
        arrays = {**self._steps.arrays_kept(), "books.row": row, "books.u": u}
        data = {**self._identity, "kind": "stepper", "method": self._method, "step": self._h}
        ticks = None if self._ticks is None else self._ticks.save()
        return pack({**data, "opened": time, "ticks": ticks}, arrays)

    def restore(self, saved: bytes) -> None:
        """Go back to a state saved by this stepper or one made alike: the steps that follow are the same, bit for bit.

        Errors  `FileError` for what is damaged, and for what another model, method or step has saved
        """
        what = "the saved state"
        data, arrays = unpack(saved, what)
        said = {"kind": "stepper", "method": self._method, "step": self._h}
        refuse_another_stepper(self._identity, said, self._ticks is not None, data, what)
        opened = self._steps.row().copy(), self._steps.u()
        own = {**self._steps.arrays_kept(), "books.row": opened[0], "books.u": opened[1]}
        time = self._steps.refuse(own, arrays, what)
        if self._ticks is not None:
            self._ticks.restore(data["ticks"], time)
        put_back(own, arrays, what)
        self._steps.restored()
        self._opened = (float(data["opened"]), *opened)
        self._stored = None


def _moment(time: float, row: Vector, u: Vector, sigma: Vector | None = None) -> SampleBatch:
    """One state, as observations take it."""
    return SampleBatch(np.array([time]), row[None, :], u[None, :], None if sigma is None else sigma[None, :])


_DOC = f"step(u=None, count=1)\n--\n\n{Stepper.step.__doc__}"


def _named(model: object, inputs: Mapping[str, object] | Sequence[str] | None) -> dict[str, Any]:
    """Inputs by name; names alone are as they are until they are set."""
    if inputs is None or isinstance(inputs, Mapping):
        return dict(inputs or {})
    if not is_list(inputs) or not all(isinstance(name, str) for name in inputs):
        raise SimulationError(
            f"inputs must be a mapping name → number, samples or formula, or a list of names; not {inputs!r:.40}"
        )
    return until_set(model, inputs)


def _takes_whole_steps(system: System, method: str | OwnMethod, name: str) -> bool:
    """Whether steps go through without landing on events. Errors: SimulationError for methods that cannot."""
    known = (SEMI_IMPLICIT, *METHODS)
    if isinstance(name, str) and name not in known and read(name) is None:
        raise SimulationError(f"unknown method {name!r}{nearest(name, known, 'known methods:', 0.4)}")
    found = None if name == SEMI_IMPLICIT else find_method(method)
    if takes_whole_steps(found, system):
        refuse_unmoved(system, name)
        return True
    if found is None:
        raise SimulationError(
            f"something in {system.name!r} switches that is no limit, and the semi-implicit method does not "
            "land on events: use method='rk4', which does, or 'dop853'"
        )
    return False
