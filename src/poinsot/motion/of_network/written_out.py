"""A network with its equations as code, as a System: the kernels of its run, and its observations.

State x: that of every storage under its own name. Ports are the sources, dissipators the resistors and the relations
that may take power. Excess storage keeps its constraint by projection along the directions in which it shares.
Law: d/dt Σ H = Σ supplied − Σ dissipated along the flow. Source: formulas.md §8; docs/decisions.md, 0002.

Storage bound to joints of a long mechanism that acts as a rotor there: a number of the joint, not an answer G.

    S = Dᵀ H″ D of the network alone,  J = D S⁻¹ Dᵀ at ports:     (M + SᵀJS) v̇ = τ + Sᵀ (f + D S⁻¹ ċ₀)

ċ₀ is the rate of the constraints with ports at their rates. Where J is constant and diagonal it stands beside the rotor
inertias of the joints, and one walk tells accelerations that else ask for one more for every port.
Law: as written out, tests/networks/test_long_mechanisms.py. Source: Woodbury's formula; formulas.md §9.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, array, concatenate
from poinsot.algebra.caching import cached_property
from poinsot.algebra.dual import dual
from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import Scalar, is_zero, unknown
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.parameters import BoundKernel
from poinsot.components.primitives import IdealCoupling
from poinsot.errors import ModelError, PoinsotError
from poinsot.kernels import Kernel
from poinsot.kernels.hoisting import Parted, parted
from poinsot.motion.given_motions import refuse_rubbing
from poinsot.motion.limits import CoordinateLimit, limits_of
from poinsot.motion.mechanism_equations import acting_limits, beyond_at_start
from poinsot.motion.of_network.algebraic_loops import implicit, name_loops, refuse_unsolved, relations_solved
from poinsot.motion.of_network.books import floors, parts, power_names, powers
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.family import Networks, Sharing
from poinsot.motion.of_network.keys import reading
from poinsot.motion.of_network.long_mechanisms import LongMechanism, long_mechanisms
from poinsot.motion.of_network.long_refusals import refuse_long
from poinsot.motion.of_network.observation import WithPotentials, labels_of_mechanisms, network_observations
from poinsot.motion.of_network.places_at_hand import NetworkPlaces
from poinsot.motion.of_network.rows_around import RowsAround
from poinsot.motion.of_network.stage_border import stages_in
from poinsot.motion.of_network.stages_around import StagesAround
from poinsot.motion.of_network.structure_keeping import OfFamily, network_steps
from poinsot.motion.of_network.switch_members import Others
from poinsot.motion.of_network.switch_sizes import is_timed
from poinsot.motion.of_network.switches import NetworkSwitches
from poinsot.motion.of_network.together import form_of
from poinsot.motion.switching_mechanism import Shapes
from poinsot.motion.system import EnergyBooks, FlowKernels, InputSignals, OtherForms, StateSpace, System
from poinsot.networks.equations import CausalEquations
from poinsot.networks.from_ports import with_parts
from poinsot.networks.network import NetworkEquations
from poinsot.networks.observers import NUMBERS
from poinsot.structures import graph
from poinsot.structures.derivatives import along


def walked_over(equations: CausalEquations, family: Networks | None) -> tuple[list[LongMechanism], bool]:
    """The long mechanisms of a network that are walked over, and whether all that is bound to them are rotors.

    These they carry then. Where it is more, or something switches, those are left out that have ports on lines
    besides."""
    longs = long_mechanisms(equations)
    bound = {b for tie in equations.excess.ties for b in tie}
    first = equations.model.first_branch
    tied = {each.element for each in longs if bound & {*range(first(each.element), first(each.element) + each.ports)}}
    if not tied:
        return longs, False
    own = {each.element: each for each in longs}
    found = None if equations.row_count else bound_rotors(equations, own, sorted(tied), family)
    heavy = {each.element: with_rotors(each.mechanism, (found or {}).get(each.element, {})) for each in longs}
    if found is None or any(heavy[k] is None for k in tied):
        return [each for each in longs if not (each.element in tied and each.lined)], False
    for each in longs:
        each.heavy = heavy[each.element] if each.element in tied else None
    return longs, True


def bound_rotors(
    equations: CausalEquations, longs: Mapping[int, LongMechanism], tied: Sequence[int], family: Networks | None
) -> dict[int, dict[str, float]] | None:
    """The bound rotors by mechanism and joint; None where more than rotors is bound."""
    model, excess = equations.model, equations.excess
    steady = all(quadratic(s.energy, len(s.pairs)) is not None for _, s in equations.storages)
    if not steady or any(isinstance(e, IdealCoupling) and e.by for e in model.primitives):
        return None
    port_of = {model.first_branch(k) + p: (k, p) for k, m, _ in equations.machines for p in range(len(m.pairs))}
    bound = {port_of[b] for tie in excess.ties for b in tie if b in port_of}
    if any(k not in longs for k, _ in bound):
        return None
    parts = {k: longs[k].outline.rigid() for k in tied}
    try:
        alone = CausalEquations(with_parts(model, parts), equations.inputs)
    except ModelError:
        return None
    rows, columns = alone.excess.alone(alone.guess)
    if family is not None and _varies(alone, family, parts):
        return None
    found: dict[int, dict[str, float]] = {k: {} for k in tied}
    for group in _groups(rows):
        ports = {b for j in group for b in columns[j] if b in port_of}
        if len(ports) > 1:
            return None
        for b in ports:
            k, p = port_of[b]
            own = [*longs[k].freedoms_at(p)]
            S = np.array([[float(rows[i].get(j, 0.0)) for j in group] for i in group])
            d = np.array([float(columns[j].get(b, 0.0)) for j in group])
            if len(own) != 1 or np.linalg.matrix_rank(S) < len(group):
                return None
            weight, joint = own[0]
            found[k][joint] = found[k].get(joint, 0.0) + float(weight * weight * (d @ np.linalg.solve(S, d)))
    return found


def _varies(alone: CausalEquations, family: Networks, parts: Mapping[int, object]) -> bool:
    """Whether S or D depend on numbers of the members."""
    from poinsot.algebra.traced import symbols

    p = symbols("p", (len(family.parameter_names),))
    other = alone.over(with_parts(family.model(p), parts))
    rows, columns = other.excess.alone(other.guess)
    return any(unknown(x) for row in [*rows, *columns] for x in row.values())


def with_rotors(mechanism: CompiledTree, rotors: Mapping[str, float]) -> CompiledTree | None:
    """The mechanism with these on its joints, too; None where it would have another tree."""
    tree = mechanism.tree
    joints = tuple(replace(j, armature=j.armature + rotors.get(j.name, 0.0)) for j in tree.model.joints)
    named = tuple(link.joint for link in tree.links)
    other = CompiledTree(replace(tree.model, joints=joints, tree=named))
    own, others = ([(x.joint, x.parent, x.q, x.v) for x in each.links] for each in (tree, other.tree))
    return other if own == others else None


def _groups(rows: Sequence[Mapping[int, object]]) -> list[list[int]]:
    """Numbers of constraints that S couples with each other."""
    coupled = [(i, j) for i, row in enumerate(rows) for j, x in row.items() if unknown(x) or not is_zero(x)]
    group = graph.parts(len(rows), *np.array(coupled, dtype=np.int64).reshape(-1, 2).T)
    return [[i for i, own in enumerate(group) if own == each] for each in dict.fromkeys(group)]


Here = tuple[CausalEquations, Charts]


class NetworkSystem:
    """How a network becomes a System with all its equations as code; a member of a family in the shared order.

    Functions of ``here``, the equations and charts at given numbers, are over any scalar, and become kernels.
    """

    def __init__(
        self,
        network: NetworkEquations,
        equations: CausalEquations,
        initial: object,
        member: Sharing | None = None,
        shared: CausalEquations | None = None,
        smooth: Callable[[], System] | None = None,
        at: Floats | None = None,
    ) -> None:
        """smooth: makes the same with flows that have derivatives of every order; at: the state it starts in, where
        that is known, else from the initial values."""
        self.network, self.equations, self.initial, self.member = network, equations, initial, member
        self.shared, self.smooth = shared, smooth
        self.charts = Charts(equations, is_timed(equations))
        for _, machine, _ in equations.machines:
            refuse_rubbing(machine.tree.model)
        self.start = self._first() if at is None else at
        self.beyond = _beyond(equations, self.start)
        self.readable, self.own = reading(equations)
        self.key, self.kept, self.common, family = self.own, network.kernels, equations, None
        self.free: Shapes = {}
        if member is not None and shared is not None:
            self.readable, key = reading(shared)
            self.key, self.kept, self.common = f"{key}\n{member.family.key}", member.family.kernels, shared
            self.free, family = {"p": (len(member.family.parameter_names),)}, member.family
        self.ports, self.takers = power_names(equations)
        longs, rigid = walked_over(self.common, family)
        refuse_long(self.common, [each.element for each in longs])
        self.around = StagesAround(self.common, self.charts, longs, self.key, family, rigid) if longs else None
        self.switches = self._switches()
        self.rubbing, self.jumping = self.switches.loss_names if self.switches else ([], [])
        self.takers += [*self.rubbing, *self.jumping]
        nx, nl = self.charts.size, self.charts.local_size
        self.state: Shapes = {"x": (nx,)}
        self.local: Shapes = {"x0": (nx,), "xi": (nl,)}
        self.now: Shapes = {"t": (1,), "u": (len(equations.sampled),)}
        self.open_rows: Floats | None = None

    def begins(self, t: float) -> Floats:
        """The state at a time."""
        state = self.network.initial_state(self.initial, self.equations, t)
        return np.concatenate([state, np.full(self.charts.clock, t)])

    def _first(self) -> Floats:
        """The state at time 0; where sources or given motions contradict it there, that of the model."""
        try:
            return self.begins(0.0)
        except PoinsotError:  # a run may begin at another time, and says what is wrong if it is wrong there
            if not (self.charts.clock and self.equations.driven.varies):
                raise
        return np.concatenate([self.network.initial_state(None, self.equations), np.zeros(self.charts.clock)])

    # The equations

    def here(self, p: Array | None) -> Here:
        """The equations and charts at the numbers p."""
        found, member = self.readable, self.member
        if p is not None and member is not None:
            found = found.over(member.family.model(p))
        return found, Charts(found, bool(self.charts.clock))

    def flow(self, here: Here, x0: Array, xi: Array, t: Array, u: Array, w: Array) -> tuple[Array, Array]:
        """ξ̇, and the powers of ports and dissipators."""
        equations, charts = here
        found = equations.evaluate(charts.moved(x0, xi), t[0], list(u), list(w))
        nothing = [0.0] * len(self.rubbing + self.jumping)
        return charts.rates(x0, xi, found), array([*powers(equations, found), *nothing])

    def slopes(self, here: Here, x0: Array, xi: Array, t: Array, u: Array, w: Array) -> Array:
        """How the rates vary with the local coordinates."""
        equations, charts = here
        columns = []
        for k in range(len(xi)):
            moved = along(xi, k)
            found = equations.evaluate(charts.moved(x0, moved), t[0], list(u), list(w))
            columns.append(array([dual(rate) for rate in charts.rates(x0, moved, found)]))
        return np.stack(columns, axis=1)

    def retract(self, here: Here, x0: Array, xi: Array) -> Array:
        """x₀ ⊞ ξ."""
        return here[1].retract(x0, xi)

    def project(self, here: Here, x: Array) -> tuple[Array, Scalar, Scalar]:
        """One Newton step onto what closes, with the errors before it."""
        return here[1].settled(x)

    def variables(self, here: Here, x: Array, t: Array, u: Array, w: Array, z: Sequence[Scalar] = ()) -> Array:
        """Across and through of every branch, the energies stored, and the efforts of given motions."""
        equations, _ = here
        found = equations.evaluate(list(x[: equations.nx]), t[0], list(u), list(w), z=z)
        efforts = [effort for each in found.moved for effort in each.efforts]
        return concatenate([found.across, found.through, list(equations.stored_energies(x).values()), efforts])

    def at_frames(self, here: Here, x: Array, t: Array, u: Array, w: Array, z: Sequence[Scalar] = ()) -> Array:
        """The observations at the frames of mechanisms."""
        state = list(x[: here[0].nx])
        found = here[0].evaluate(state, t[0], list(u), list(w), z=z)
        return array(here[0].at_frames(state, found, t[0], list(u), z))

    # Their kernels

    def whole(self, name: str, function: Callable[..., Any], given: Shapes, out: Shapes) -> Any:
        """The kernel of ``function(here, …)``, which takes p last where something is free."""

        def run(p: Array | None = None, **a: Array) -> Any:
            w = {} if "w" in a or "u" not in given else {"w": np.empty(0, dtype=object)}
            return function(self.here(p), **a, **w)

        given = {**given, **self.free}
        if self.equations.unknowns and "u" in given:
            return implicit(self.readable, self.here, run, given, out, name, self.key)
        return Kernel(run, given, out, name, name, self.key)

    def kernel(self, name: str, function: Callable[..., Any], given: Shapes, out: Shapes) -> Any:
        """The same, one for all Systems of the network, at the numbers of a member."""
        kept, made = self.kept, f"{name}|{self.key}"
        if made not in kept and self.around:
            kept[made] = self.around.kernel(name, {**given, **self.free}, out)
        elif made not in kept:
            kept[made] = self.whole(name, function, given, out)
        return self._bound(kept[made])

    def _bound(self, kernel: Any) -> Any:
        return kernel if self.member is None else BoundKernel(kernel, self.member)

    def _switches(self) -> NetworkSwitches | NetworkPlaces | RowsAround | None:
        if not self.equations.row_count:
            return None
        if self.around:
            return RowsAround(self.around, self.beyond, self.network.run.span, self.kept)
        if self.member is None and NetworkPlaces.wanted(self.equations):
            given = self.equations, self.charts, self.beyond, self.start
            return NetworkPlaces(*given, self.network.run.span, self.kept)
        over, p = (None, np.zeros(0)) if self.member is None else (self.here, np.array(self.member.p))
        return NetworkSwitches(
            self.equations, self.charts, self.beyond, key=self.key, span=self.network.run.span, kept=self.kept,
            over=over, p=p, readable=self.here(None),
        )  # fmt: skip

    def _kernels(self) -> tuple[Any, Mapping[str, Any], dict[str, Any]]:
        """p → c, the kernels of a run by name, and those of its rows."""
        equations, charts, member, switches = self.equations, self.charts, self.member, self.switches
        nx, nl, nw = charts.size, charts.local_size, len(self.ports) + len(self.takers)
        moving: dict[str, Any] = {
            "flow": (self.flow, {**self.local, **self.now}, {"rates": (nl,), "powers": (nw,)}),
            "retract": (self.retract, self.local, {"state": (nx,)}),
        }
        if charts.is_bound:
            moving["project"] = self.project, self.state, {"state": (nx,), "position": (), "velocity": ()}
        # States up to which the slope of the flow is written out for implicit methods; beyond they take differences
        if nl <= 16 and not (charts.is_bound or equations.machines or equations.unknowns):
            moving["jacobian"] = self.slopes, {**self.local, **self.now}, {"slopes": (nl, nl)}
        rows = {} if switches is None else switches.kernels
        if self.around and member is not None:
            return *self.around.of_family(moving, self.kept), rows
        if member is None:
            return *Parted(None, {name: self.kernel(name, *each) for name, each in moving.items()}), rows
        halves, part = (
            member.family.halves,
            self.key if not isinstance(switches, NetworkSwitches) else f"{self.key}\n{switches.probe.key}",
        )
        if part not in halves:
            of_rows = {f"{name} of rows": each for name, each in rows.items() if each is not None}
            halves[part] = parted({name: self.whole(name, *each) for name, each in moving.items()} | of_rows, part)
        prepare, kernels = halves[part]
        return prepare, kernels, {name: kernels.get(f"{name} of rows") for name in rows}

    # What is observed

    @cached_property
    def observe(self) -> Any:
        """The kernel of `variables`, of what switches in a mode of its rows."""
        values = 2 * len(self.network.model.branches) + len(self.equations.storage_names)
        values += 0 if self.around else sum(len(machine.motions) for _, machine, _ in self.equations.machines)
        plain = self.kernel("variables", self.variables, {**self.state, **self.now}, {"values": (values,)})
        return self._in_mode("variables", self.variables, plain)

    def _frames(self) -> Any:
        terminals = self.equations.terminals
        if not terminals:
            return None
        given, out = {**self.state, **self.now}, Shapes(values=(NUMBERS * len(terminals),))
        made = f"frames|{self.key}"
        if made not in self.kept:
            self.kept[made] = self.whole("frames", self.at_frames, given, out)
        return self._in_mode("frames", self.at_frames, self._bound(self.kept[made]))

    def _in_mode(self, name: str, function: Callable[..., Array], kernel: Any) -> Any:
        switches = self.switches
        if switches is None or self.open_rows is None:
            return kernel

        def of_z(probe: Any, x0: Array, xi: Array, t: Array, u: Array, z: Any, n: Sequence[Scalar] = ()) -> Array:
            return function((probe.rows.equations, probe.rows.charts), x0, t, u, array(list(n)), z)

        return self._bound(switches.observed(of_z, dict(kernel.outputs), name))

    def at_start(self, state: Floats) -> Floats:
        """`variables` at a start, with open rows."""
        rows, u = self.open_rows, self.equations.driven.sampled_at(0.0)
        if rows is None:
            found: Floats = self.observe.ufunc(state, np.zeros(1), u)
        else:
            found = self.observe.ufunc(state, np.zeros(self.charts.local_size), np.zeros(1), u, rows)
        return found

    def solved(self, states: Floats) -> Bools:
        """At which of these states the equations have a solution."""
        if not self.equations.unknowns:
            return np.ones(len(states), dtype=bool)
        found = self.at_start(states)[:, : len(self.equations.model.branches)]
        return np.asarray(np.isfinite(found).all(axis=1))

    # The System, and others of the same network

    def restarts(self, state: Floats) -> System | None:
        """The System that serves from a state, where it is another than the one made."""
        equations, switches = self.equations, self.switches
        if _beyond(equations, state) != self.beyond:
            given = self.network, equations, self.initial, self.member, self.shared, self.smooth
            return NetworkSystem(*given, state).system()
        refuse_unsolved(equations, partial(self.at_start, state))
        steady = all(quadratic(s.energy, len(s.pairs)) is not None for _, s in equations.storages)
        known, scale = self.described, self.made.books.energy_scale
        told, energy = (known, scale) if steady else self.charts.description(state)
        if not steady:
            name_loops(told, equations)
        rows = self.made.switching
        acts = None if switches is None or rows is None else switches.from_state(state, rows, *self.told_rows)
        if acts is None and energy == scale and all(np.array_equal(told[name], known[name]) for name in told):
            return None
        return replace(
            self.made,
            state=replace(self.made.state, initial=state, **told),
            books=replace(self.made.books, energy_scale=energy),
            switching=acts,
        )

    def _limits(self) -> tuple[CoordinateLimit, ...]:
        """The limits of its mechanisms that do not act."""
        found: list[CoordinateLimit] = []
        for _, machine, at in self.equations.machines:
            prefix = machine.called("")
            away = frozenset(name.removeprefix(prefix) for name in self.beyond if name.startswith(prefix))
            acting = {f"{prefix}{joint}" for joint in acting_limits(machine.tree, away)}
            limits = limits_of(machine.tree.model, machine.tree, at, prefix)
            found += [each for each in limits if each.name not in acting]
        return tuple(found)

    def system(self) -> System:
        """The System."""
        network, equations, charts, member, switches = (
            self.network, self.equations, self.charts, self.member, self.switches,
        )  # fmt: skip
        prepare, kernels, rows = self._kernels()
        constants = np.zeros(0) if prepare is None or member is None else np.asarray(prepare.ufunc(member.p))
        self.told_rows = self.ports, self.takers, rows, constants
        switching = switches.switching(self.start, *self.told_rows) if switches else None
        if switches and switching:
            sigma = switching.modes(np.zeros(switches.count, np.int64)).sigma
            self.open_rows = np.append(sigma, np.zeros(switches.count))
        around = bool(self.around)
        observations = network_observations(equations, self.observe, self.open_rows, self._frames(), around, member)
        refuse_unsolved(equations, partial(self.at_start, self.start))
        (self.described, energy), clock = charts.description(self.start), bool(charts.clock)
        name_loops(self.described, equations)
        bends = not equations.machines and any(e.junctions for e in relations_solved(equations))
        family = None if member is None else OfFamily(len(member.p), lambda p: self.here(p)[0])
        closed = any(m.tree.closed and not m.tree.smooth for _, m, _ in equations.machines)
        scheme = self.key, self.kept, self.start, family, self.readable
        self.made = System(
            name=network.name,
            state=StateSpace(
                size=charts.size, local_size=charts.local_size, retract=kernels["retract"],
                project=kernels.get("project"), initial=self.start, begins=self.begins if charts.clock else None,
                names=(*equations.state_names, *["time"] * charts.clock), **self.described,
            ),
            dynamics=FlowKernels(
                flow=kernels["flow"], jacobian=kernels.get("jacobian"),
                stages=stages_in(self.around, self.kept) if self.around and not switches else None, prepare=prepare,
                parameters={} if member is None else member.parameters,
                # whose state has no clock
                residual=cache(partial(form_of, equations, member)) if bends and not clock else None,
                keeping=network_steps(self.common, Charts(self.common, clock), *scheme),
            ),
            books=EnergyBooks(
                observations=WithPotentials(equations.model, observations), storage_names=equations.storage_names,
                port_names=tuple(self.ports), dissipator_names=tuple(self.takers), floors=floors(equations),
                parts=parts(equations, self.ports, self.takers), limits=self._limits(),
                labels=labels_of_mechanisms(equations), energy_scale=energy,
            ),
            inputs=InputSignals.of(equations.driven, unbroken=moving(equations)),
            forms=OtherForms(
                restarts=self.restarts,
                others=None if not (member and switching and isinstance(switches, NetworkSwitches))
                else Others(switches, switching, self.solved),
                smooth=self.smooth if closed else None,
            ),
            switching=switching, span=network.run.span, wishes=network.wishes,
            key=lambda: self.own,
        )  # fmt: skip
        return self.made


def moving(equations: CausalEquations) -> dict[str, Callable[[float], object]]:
    """The functions of given motions, which must not jump, nor must their rates."""
    timed = equations.driven.timed
    names = (machine.called(m.name) for _, machine, _ in equations.machines for m in machine.motions)
    return {name: timed[name] for name in names if name in timed}


def _beyond(equations: CausalEquations, start: Floats) -> frozenset[str]:
    """The limits of files, "mechanism.limit", that the run begins beyond: they do not act in it."""
    found = set[str]()
    for _, machine, at in equations.machines:
        q, v = machine.split(start[at : at + machine.size])
        found |= {machine.called(limit) for limit in beyond_at_start(machine.tree, q, v)}
    return frozenset(found)
