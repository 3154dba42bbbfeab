"""A mechanism as a System: its state, the kernels of a simulation, and the observations of its motion.

    energy = kinetic + weight + springs

The equations are those of `motion.mechanism_equations`. Source: formulas.md §6, §8.

What steps of first order ask of a mechanism that floats: where it goes, and what its momentum is there.

The report of a run of a closed mechanism on the singular poses that it comes near to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import is_zero
from poinsot.algorithms.compiled_model import RUNNING
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.starts import UNMET, SingularPoseWarning
from poinsot.errors import SimulationError, option, warn
from poinsot.kernels import Kernel
from poinsot.kernels.hoisting import Parted
from poinsot.motion.given_motions import unbroken
from poinsot.motion.limits import limits_of
from poinsot.motion.mechanism_equations import MechanismEquations, acting_limits, beyond_at_start, surely_within
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.observing_forces import observed_forces
from poinsot.motion.observing_mechanism import observed_energies, observed_motion
from poinsot.motion.rolled_mechanism import rolled_kernel, solves_along_tree, stages_along_tree
from poinsot.motion.switching_mechanism import KERNELS, Function, Shapes, in_rows
from poinsot.motion.system import EnergyBooks, FlowKernels, InputSignals, OtherForms, StateSpace, System
from poinsot.multibody import configuration
from poinsot.multibody.centroidal import carried_momentum, floating_bases, launched, turning_axes
from poinsot.multibody.closing_rows import row_units
from poinsot.multibody.conditions import ON_RATES, left_open
from poinsot.multibody.constraints import constraint_rate
from poinsot.multibody.tree import Tree
from poinsot.signals.given import Driven

if TYPE_CHECKING:
    from poinsot.motion.kernels import Preparation
    from poinsot.motion.rows_at_hand import ManyPlaces
    from poinsot.motion.stepping import Stepping
    from poinsot.multibody.force import SuppliedElement
    from poinsot.multibody.switching.element import SwitchingElement


class PoseWatch:
    """SingularPoseWarning where ρ (closures,) of two samples in succession says that a closure's demand is not met.

    One sample alone is a passage, through which inertia carries the motion. open_by: how much the drawing leaves of it.
    """

    def __init__(self, name: str, closures: Sequence[str], residual: Kernel, open_by: float = 0.0) -> None:
        self.name, self.closures, self.residual = name, closures, residual
        self.unmet = max(UNMET, open_by)
        self.samples, self.beyond, self.last_beyond, self.stays = 0, 0, False, False
        self.worst, self.time, self.pair = -1.0, 0.0, 0

    def see(self, batch: SampleBatch) -> None:
        """ρ of more samples."""
        found = np.nan_to_num(self.residual.ufunc(batch.states, batch.times[:, None], batch.inputs))
        worst = found.max(axis=1, initial=0.0)
        beyond = np.append(self.last_beyond, worst > self.unmet)
        self.stays = self.stays or bool((beyond[1:] & beyond[:-1]).any())
        self.samples, self.beyond, self.last_beyond = (
            self.samples + len(worst), self.beyond + int(beyond[1:].sum()), bool(beyond[-1]),
        )  # fmt: skip
        i = int(np.argmax(worst))
        if worst[i] > self.worst:
            self.worst, self.time, self.pair = float(worst[i]), float(batch.times[i]), int(np.argmax(found[i]))

    def tell(self) -> dict[str, str]:
        """The warning, where there is one."""
        if self.stays:
            warn(SingularPoseWarning(self._message()))
        return {}

    def _message(self) -> str:
        return (
            f"the run of {self.name!r} comes so near to a singular pose that the closed loop at joint "
            f"{self.closures[self.pair]!r} is followed in part only: at t = {self.time:.6g} s "
            f"accelerations miss what it demands by {self.worst:.1e} of it, and {self.beyond} of {self.samples} "
            "samples are within 1e-4 rad or so of such a pose. Where branches of the motion part, do not rely on which "
            "of them it took; stay away from that pose, or compare forward_dynamics, which resolves such poses down to "
            "1e-6 rad."
        )


def floating_kernels(mechanism: CompiledTree, nx: int) -> tuple[Kernel, Kernel]:
    """Two kernels (x, v̂, y, h) → (nv,), v̂ in own axes: velocities of the displacement (y is not read), and those at y.

    Errors  SimulationError where numbers are free parameters
    """
    if mechanism.member is not None:
        raise SimulationError(
            f"the semi-implicit method carries the momentum of what floats in {mechanism.name!r}, which it does not "
            f"yet do where numbers are free parameters: give them, or step by {option('method', 'rk4')}"
        )
    tree = mechanism._reading().tree.aligned

    def fixed(x: Array, v: Array, h: Array) -> Array:
        turned: Array = v + turning_axes(tree, floating_bases(tree), _parts(tree, x)[1]) * h[0]
        return turned

    def leaving(x: Array, v: Array, y: Array, h: Array) -> Array:
        return launched(tree, *_parts(tree, x), fixed(x, v, h), h[0])

    def arriving(x: Array, v: Array, y: Array, h: Array) -> Array:
        return carried_momentum(tree, _parts(tree, x), fixed(x, v, h), _parts(tree, y), h[0])

    key = mechanism._reading().key
    return (
        _kernel(leaving, tree, nx, "leaving", None if key is None else f"floating {key} leaving"),
        _kernel(arriving, tree, nx, "arriving", None if key is None else f"floating {key} arriving"),
    )


def _parts(tree: Tree, x: Array) -> tuple[Array, Array]:
    """q and v of a state."""
    return x[: tree.nq], x[tree.nq : tree.nq + tree.nv]


def _kernel(function: Callable[..., Array], tree: Tree, nx: int, name: str, key: str | None) -> Kernel:
    given = {"x": (nx,), "v": (tree.nv,), "y": (nx,), "h": (1,)}
    return Kernel(function, given, {"v": (tree.nv,)}, name, name, key)


MOST_FREEDOMS = 40
"""Of mechanisms whose steps that keep the structure are written out: with a dense matrix of their equations."""
MOST_BY_DIFFERENCES = 8
"""Of those whose steps take quotients of differences, freedom by freedom: they compile ten times as long."""
IN_LOOPS = ("flow", "retract", "project", "missed")
"""Kernels that need not be written out for large trees with closed loops."""


def mechanism_system(
    mechanism: CompiledTree,
    inputs: Mapping[str, object],
    initial: Floats,
    beyond: frozenset[str] | None = None,
    begins: Callable[[float], Floats] | None = None,
    walks: bool = True,
) -> System:
    """The System of a mechanism; ``inputs`` name sources of the file (to override) or freedoms (to drive).

    beyond  the limits that do not act, where it is not to be made from the initial state
    begins  time → the state there, of a mechanism with given motions, whose state tells the time
    walks   False: all kernels are written out, of large trees too
    """
    return MechanismSystem(mechanism, inputs, initial, beyond, begins, walks).system()


class MechanismSystem(MechanismEquations):
    """The System of these equations: their kernels, observations, and other Systems of the same machine."""

    def __init__(
        self,
        mechanism: CompiledTree,
        inputs: Mapping[str, object],
        initial: Floats,
        beyond: frozenset[str] | None,
        begins: Callable[[float], Floats] | None,
        walks: bool,
    ) -> None:
        super().__init__(mechanism, inputs, initial, beyond, walks)
        self.begins = begins

    def kernel(self, name: str, function: Callable[..., Any], given: Shapes, out: Shapes) -> Kernel:
        """The kernel of a function of the tree, one for all Systems of the mechanism with these signals and limits."""
        kernels, made = self.mechanism.kernels, f"{name}|{self.text}"
        if made not in kernels:
            kernels[made] = self._kernel(name, function, given, out)
        return kernels[made]

    def _kernel(self, name: str, function: Callable[..., Any], given: Shapes, out: Shapes) -> Kernel:
        mechanism, text, switches = self.mechanism, self.text, self.switches
        if mechanism.member is not None:
            return mechanism.member.kernel(f"{name}|{text}", function, given, out, name)
        if self.rolls and name in IN_LOOPS and not in_rows(name):
            return rolled_kernel(mechanism, name, given, out, self.ports, text, range(self.books, self.powers))
        if switches.in_loops and name in KERNELS:
            from poinsot.motion.switching_rolled import RolledRows

            others = {each: mechanism.kernels.get(f"{each}|{text}") for each in ("flow", "retract", "impulse", "watch")}
            alone = partial(self.loads, alone=True)
            rows = RolledRows(mechanism, switches, alone, len(self.ports), len(self.dampers))
            own = mechanism._reading(*RUNNING)[1]
            found: Kernel = rows.kernel(name, given, out, f"{own}|{text}", others)
            return found
        if self.many is not None and name in self.many.names:
            return self.many.kernel(name, given, out)
        return self._whole(name, (function, given, out))

    def _whole(self, name: str, made: Function, more: str = "") -> Kernel:
        """A kernel that is written out; more: what its key says beyond."""
        function, given, out = made
        read, own = self.mechanism._reading(*(RUNNING if in_rows(name) else ("motions",)))
        return Kernel(partial(function, read), given, out, name, name, f"{own}|{self.text}{more}")

    @cached_property
    def many(self) -> ManyPlaces | None:
        """The kernels of more rows than are written out together."""
        if not self.switches.many:
            return None
        from poinsot.motion.rows_at_hand import ManyPlaces

        return ManyPlaces(self.switches, self._whole, lambda name: self.mechanism.kernels[f"{name}|{self.text}"])

    def _kernels(self) -> tuple[Preparation | None, dict[str, Kernel]]:
        local, state = {"x0": (self.nx,), "xi": (self.nl,)}, {"state": (self.nx,)}
        given: Shapes = {**local, "t": (1,), "u": (self.sampled,)}
        moving: dict[str, Any] = {
            "flow": (self.rates, given, {"rates": (self.nl,), "powers": (self.powers,)}),
            "retract": (self.retract, local, state),
        }
        if self.settles:
            moving["project"] = self.project, {"x": (self.nx,)}, {**state, "position": (), "velocity": ()}
        if self.switches.layout.rows:
            moving |= self.switches.functions()
        if self.mechanism.member is not None:
            return self.mechanism.member.parted(moving, self.text)
        return Parted(None, {name: self.kernel(name, *each) for name, each in moving.items()})

    # What is observed

    def _observed(self, kernels: Mapping[str, Kernel]) -> tuple[dict[str, Observation], dict[str, tuple[str, ...]]]:
        observed = {**observed_motion(self.mechanism), **observed_energies(self.mechanism, self._storages)}
        labels = labels_of(self.tree)
        if self.slow:
            labels["activated"] = tuple(source.name for source in self.slow)
            activations = slice(self.nq + self.nv, self.nq + self.nv + len(self.slow))
            observed["activation"] = Observation(("activated",), {"units": "1"}, lambda b: b.states[:, activations])
        for more, names in self._observed_forces(kernels):
            observed, labels = observed | more, labels | names
        return observed, labels

    def _observed_forces(self, kernels: Mapping[str, Kernel]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """Forces, rows and contacts; for trees in loops by modules that are loaded where they are needed."""
        mechanism, switches, sizes = self.mechanism, self.switches, (self.nx, self.sampled)
        general, in_loops = self.rolls and bool(switches.layout.general), switches.in_loops
        acts = {port.source.name: port.source for port in self.ports}
        if mechanism.member is not None or not self.rolls:
            rows = len(switches.layout.rows)
            yield observed_forces(mechanism, self.acting, self.kernel, acts, *sizes, rows)
        elif in_loops or not general:
            from poinsot.motion.observing_large import observed_in_loops

            alone = partial(self.acting, alone=True)
            yield observed_in_loops(mechanism, kernels, alone, self.kernel, acts, *sizes, switches)
        if self.tree.model.switches and (in_loops or not general):
            from poinsot.motion.observing_rows import observed_rows

            yield observed_rows(switches, self.kernel, kernels if in_loops else None)
        if self.tree.model.switches and not self.rolls:
            from poinsot.motion.observing_contacts import observed_contacts, refuse_overlap

            refuse_overlap(switches, self.initial[: self.nq], self.initial[self.nq : self.nq + self.nv])
            yield observed_contacts(switches, self.kernel, *sizes)
        elif in_loops:
            from poinsot.motion.observing_contacts import contacts_in_loops

            yield contacts_in_loops(switches, kernels)

    def watches(self) -> list[PoseWatch]:
        """What looks for poses at which a run does not follow its loops."""
        if not (self.tree.closed or self.motions):
            return []
        given: Shapes = {"x": (self.nx,), "t": (1,), "u": (self.sampled,)}
        rows = len(self.tree.held) + len(self.motions)
        out: Shapes = {"residual": (rows,)}
        judged = self.kernel("missed", self.residual, given, out)
        names = (*self.mechanism.closure_names, *self.motions)
        return [PoseWatch(self.mechanism.name, names, judged, left_open(self.tree))]

    @property
    def _storages(self) -> list[str]:
        model = self.tree.model if self.mechanism.member is None else self.mechanism.member.free
        return ["kinetic", *([] if all(map(is_zero, model.gravity)) else ["weight"]), *model.storages]

    # Other Systems of the same machine

    def restarts(self) -> Callable[[Floats], System | None]:
        """State → the System that serves from there, where other limits act than in this, or rounding does."""
        within, rounded = cache(partial(surely_within, self.tree)), self.switches.roundings(self.initial) is not None

        def restarted(state: Floats) -> System | None:
            q, v = state[: self.nq], state[self.nq : self.nq + self.nv]
            other = not (within()(q) and not self.beyond) and beyond_at_start(self.tree, q, v) != self.beyond
            if other or rounded or self.switches.roundings(state) is not None:
                return mechanism_system(self.mechanism, self.inputs, state)
            if self.tree.model.switches and not self.rolls:
                from poinsot.motion.observing_contacts import refuse_overlap

                refuse_overlap(self.switches, q, v)
            return None

        return restarted

    def smooth(self) -> System:
        """The same by a flow that has derivatives of every order."""
        return mechanism_system(self.mechanism._smoothly(), self.inputs, self.initial, self.beyond, self.begins)

    def written_out(self) -> System:
        """The same without loops over the tree, for what takes no kernels put together in Python."""
        return mechanism_system(self.mechanism, self.inputs, self.initial, self.beyond, self.begins, walks=False)

    def _keeping(self) -> dict[str, Callable[[], Kernel]]:
        if self.nx > self.nq + self.nv or self.balanced:
            return {}
        sizes = self.sampled, self.powers
        step = partial(step_of, self.mechanism, self.without_springs, sizes, self.initial[: self.nq], self.text)
        return {scheme: partial(step, scheme) for scheme in schemes_of(self.tree)}

    # The System

    def _state(self, kernels: Mapping[str, Kernel]) -> StateSpace:
        tree, nq, nv, nl = self.tree, self.nq, self.nv, self.nl
        freedoms, slow = tree.freedom_names, [source.name for source in self.slow]
        turning = configuration.rotations(tree)
        places = (
            *(f"the position of {name!r}" for name in freedoms),
            *(f"the velocity of {name!r}" for name in freedoms),
        )
        names = (*tree.coordinate_names, *(f"{name}.rate" for name in freedoms))
        return StateSpace(
            size=self.nx, local_size=nl, initial=self.initial, begins=self.begins,
            names=(*names, *(f"{name}.activation" for name in slow), *["time"] * bool(self.timed)),
            component_names=(*places, *(f"the activation of {n!r}" for n in slow), *["the time"] * bool(self.timed)),
            retract=kernels["retract"], project=kernels.get("project"),
            magnitude=np.array([*configuration.magnitudes(tree), *range(nq, self.nx)], dtype=np.int64),
            velocity=np.array([*range(nv, 2 * nv), *[-1] * (nl - nv)], dtype=np.int64),
            reach=np.array([1.5 if turns else np.inf for turns in turning] + [np.inf] * (nl - nv)),
        )  # fmt: skip

    def _dynamics(self, prepare: Preparation | None, kernels: Mapping[str, Kernel]) -> FlowKernels:
        mechanism, member, ports = self.mechanism, self.mechanism.member, self.ports
        sources = tuple(port.source for port in ports)
        along = self.rolls and solves_along_tree(mechanism, ports)
        return FlowKernels(
            flow=kernels["flow"], prepare=prepare, parameters={} if member is None else member.parameters,
            stages=partial(stages_along_tree, mechanism, ports, self.sampled, self.text) if along else None,
            floats=partial(floating_kernels, mechanism, self.nx) if floating_bases(self.tree) else None,
            keeping=self._keeping(),
            stepping=partial(stepped, mechanism, self.inputs, self.driven, sources) if member is None else None,
        )  # fmt: skip

    def _books(self, kernels: Mapping[str, Kernel]) -> EnergyBooks:
        tree, storages = self.tree, self._storages
        observed, labels = self._observed(kernels)
        return EnergyBooks(
            storage_names=tuple(storages), port_names=(*(port.source.name for port in self.ports), *self.motions),
            dissipator_names=self.dampers + self.switches.dissipators,
            floors=np.array([np.nan if name == "weight" else 0.0 for name in storages]),
            observations=observed, labels=labels, watches=self.watches,
            limits=tuple(e for e in limits_of(tree.model, tree) if e.name not in acting_limits(tree, self.beyond)),
        )  # fmt: skip

    def system(self) -> System:
        """The System."""
        mechanism, tree, switches, timed = self.mechanism, self.tree, self.switches, self.driven.timed
        prepare, kernels = self._kernels()
        steady = unbroken(tree.model, self.driven) | {name: f for name, f in timed.items() if name in self.felt}
        return System(
            name=mechanism.name,
            state=self._state(kernels),
            dynamics=self._dynamics(prepare, kernels),
            books=self._books(kernels),
            inputs=InputSignals.of(self.driven, unbroken=steady),
            switching=switches.switching(kernels, self.initial) if switches.layout.rows else None,
            forms=OtherForms(
                restarts=self.restarts(),
                smooth=self.smooth if tree.closed and not tree.smooth else None,
                written_out=self.written_out if self.switches.in_loops else None,
            ),
            span=tree.model.run.span,
            wishes=tree.model.run.wishes(tree.model.outputs),
            key=lambda: f"{mechanism._reading(*RUNNING).key}|{self.own}{switches.key}",
        )


def schemes_of(tree: Tree) -> tuple[str, ...]:
    """The schemes of steps that keep the structure: none of many freedoms or where couplings move by themselves, none
    that is variational with conditions on rates."""
    if tree.nv > MOST_FREEDOMS or not all(map(is_zero, constraint_rate(tree))):
        return ()
    by_differences = ("itoh-abe",) if tree.nv <= MOST_BY_DIFFERENCES else ()
    smooth = () if {*row_units(tree)} & {*ON_RATES} else ("variational",)
    return ("gonzalez", "average", *by_differences, *smooth)


def step_of(mechanism: CompiledTree, *given: Any) -> Any:
    """The kernel of a step that keeps the structure."""
    from poinsot.motion.keeping_mechanism import mechanism_step

    return mechanism_step(mechanism, *given)


def stepped(
    mechanism: CompiledTree,
    inputs: Mapping[str, object],
    driven: Driven,
    sources: Sequence[SuppliedElement],
    system: System,
    switches: Sequence[SwitchingElement] | None = None,
) -> Stepping:
    """How time-stepping steps it, with its own elements that switch, or with others."""
    from poinsot.motion.stepping_mechanism import stepping_of
    from poinsot.motion.touching import touching_of

    elements = mechanism.tree.model.switches if switches is None else switches
    return stepping_of(mechanism, system, touching_of(mechanism.tree, elements), inputs, driven, sources)


def labels_of(tree: Tree) -> dict[str, tuple[str, ...]]:
    return {
        "coordinate": tree.coordinate_names,
        "freedom": tree.freedom_names,
        "body": tuple(body.name for body in tree.model.bodies),
        "axis": ("x", "y", "z"),
        "quaternion": ("x", "y", "z", "w"),
        "component": ("wx", "wy", "wz", "vx", "vy", "vz"),
    }
