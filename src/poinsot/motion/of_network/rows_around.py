"""Switching rows in and beside long mechanisms, which a network sees from their ports and freedoms.

    (q̇, α) = (q̇, α₀) + (0, G) (f, e)      of each long mechanism; α₀ from a walk, a column of G from a walk for each
                                           port, and for each freedom along which rows act

With these numbers as parameters the network is small, and its rows are those of `NetworkSwitches`: w and ẇ from its
equations, D and S from their slopes, z in a mode, and with z the efforts (f, e), by which the mechanism is then walked.
Law: as written out, tests/networks/test_switching_beside_long.py. Source: docs/switching-theory.md; formulas.md §9.
Units: z and w of each row, their product [W]; those of the ports.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, ComposedKernel, Copying, Doing, Span, Step
from poinsot.kernels.tangents import with_directions
from poinsot.motion.of_network.books import power_names
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.keys import reading
from poinsot.motion.of_network.long_mechanisms import LongMechanism, sum_of, unit_vectors
from poinsot.motion.of_network.long_parts import Sizes
from poinsot.motion.of_network.stages_around import AroundLong
from poinsot.motion.of_network.switches import NetworkSwitches
from poinsot.motion.probing import Probe
from poinsot.motion.switching import Switching
from poinsot.networks.equations import CausalEquations
from poinsot.networks.excess import largest
from poinsot.networks.from_ports import FromRows, with_parts
from poinsot.networks.machine import Machine

STILL = "still"


class SeenFromRows:
    """The reduced network: its equations at α₀ and G, and how its state is made from that of the whole."""

    def __init__(self, around: AroundLong) -> None:
        self.around, self.longs = around, around.longs
        self.outlines = {k: FromRows.beside(long.outline, [*long.pushed]) for k, long in self.longs.items()}
        timed = bool(around.charts.clock)
        model = around.equations.model
        start = {k: self._at_start(self.longs[k], outline) for k, outline in self.outlines.items()}
        self.p = np.concatenate([each.ravel() for each in start.values()])
        whole = CausalEquations(with_parts(model, self._parts(self.p)), around.equations.inputs)
        self.readable, self.key = reading(whole)
        self.equations, self.charts = whole, Charts(whole, timed)

    def _at_start(self, long: LongMechanism, outline: FromRows) -> Floats:
        """(α₀, G) at its start, as rows: of ports on lines, and without efforts, zeros."""
        found = np.zeros((1 + outline.efforts, outline.size))
        x = np.asarray(long.machine.start, dtype=np.float64)
        for row, unit in zip(found[1:], np.eye(outline.efforts), strict=True):
            row[outline.tree.nq :] = long.taken_from(long.answer.ufunc(x, np.zeros(1), unit))
        return found

    def _parts(self, p: Array) -> dict[int, FromRows]:
        found, first = {}, 0
        for k, outline in self.outlines.items():
            size = (1 + outline.efforts) * outline.size
            own = p[first : first + size].reshape(1 + outline.efforts, outline.size)
            found[k] = outline.answering(own[0], own[1:, outline.tree.nq :].T)
            first += size
        return found

    def over(self, p: Array) -> tuple[CausalEquations, Charts]:
        """Its equations and charts at these α₀ and G, over any scalar."""
        found = self.readable.over(with_parts(self.readable.model, self._parts(p)))
        return found, Charts(found, bool(self.charts.clock))

    def state(self, x: Floats) -> Floats:
        """Its state where the whole has this one."""
        found = [x[: self.equations.stored]]
        for k, machine, at in self.around.equations.machines:
            own = x[at : at + machine.size]
            found.append(self._seen(self.longs[k], self.outlines[k], own) if k in self.longs else own)
        return np.concatenate([*found, x[self.around.equations.nx :]])

    def _seen(self, long: LongMechanism, part: FromRows, x: Floats) -> Floats:
        q, v = x[: long.nq], x[long.nq :]
        rates = [*long.machine.rates(long.machine.seen(q, v)), *(v[k] for k in part.named[1])]
        return np.array([*(q[k] for k in part.named[0]), *rates], dtype=np.float64)

    def pieces(self) -> Iterator[tuple[int, int, int, int, int]]:
        """For each mechanism: its number, the offsets of its state in the whole and here, the offset in ξ."""
        local, own = self.around.equations.stored, self.equations.stored
        machines = zip(self.around.equations.machines, self.equations.machines, strict=True)
        for (k, machine, at), (_, part, here) in machines:
            yield k, at, here, local, own
            local, own = local + machine.local_size, own + part.local_size


class RowsAround:
    """The rows of a network around long mechanisms, as `NetworkSwitches` of one that is written out.

    around  the network's kernels where nothing switches      beyond, span, kept  as there
    """

    def __init__(self, around: AroundLong, beyond: frozenset[str], span: float, kept: dict[str, object]) -> None:
        self.around, self.longs = around, around.longs
        self.seen = seen = SeenFromRows(around)
        self.key = f"{around.key}\n{seen.key}"
        self.switches = NetworkSwitches(
            seen.equations, seen.charts, beyond, key=self.key, span=span, kept=kept, over=seen.over, p=seen.p,
            readable=(seen.readable, Charts(seen.readable, bool(seen.charts.clock))), reacting=True,
        )  # fmt: skip
        self.probe, self.count = self.switches.probe, self.switches.count
        self.loss_names = self.switches.loss_names
        self.nx, self.nl = around.charts.size, around.charts.local_size
        whole = (self.nx, self.nl, len(around.equations.sampled))
        self.free: Sizes = {"x0": (whole[0],), "xi": (whole[1],), "t": (1,), "u": (whole[2],)}
        here = seen.charts
        self.between = {"x here": here.size, "xi here": here.local_size, "p": len(seen.p), "change": here.local_size}
        self.between |= {
            "shift": here.local_size,
            "apart": 1,
            "origin": whole[1],
            "zero": 1,
            "no inputs": whole[2],
            "missed": 2,
            "y": whole[0],
        }

    # ---------------------------------------------------------------------------------------------------------- kernels

    @property
    def kernels(self) -> dict[str, Kernel]:
        """All that `RowKernels` wants, by its names."""
        made, m, nx = self.probe.kernels(), self.count, self.nx
        asked: Sizes = {"x": (nx,), "t": (1,), "u": self.free["u"], "z": (m,)}
        settled: Sizes = {"state": (nx,), "position": (), "velocity": ()}
        sigma: Sizes = {"sigma": (self.probe.mode_size + m,)}
        found: dict[str, Kernel] = {
            name: self._kernel(name, partial(self._told, made[name]), self._given(made[name]), dict(made[name].outputs))
            for name in ("margins", "data", "watch")
        }
        moving: Sizes = {"rates": (self.nl,), "powers": (self.probe.shape.nw,)}
        found["flow"] = self._kernel("flow", partial(self._flow, made["flow"]), self._given(made["flow"]), moving)
        found["impulse"] = self._kernel("impulse", self._impulse, {"x": (nx,), "z": (m,)}, {"x1": (nx,)})
        found["project"] = self._kernel("project", self._project, {"x": (nx,), **sigma}, settled)
        supplied = made["supplied"]
        if supplied is not None:
            of = partial(self._supplied, supplied)
            found["supplied"] = self._kernel("supplied", of, asked, dict(supplied.outputs))
        return found

    def observed(self, of_z: Callable[..., Array], outputs: Sizes, name: str = "variables") -> Kernel:
        """As of `NetworkSwitches`; ``of_z`` tells all but the energies of long mechanisms, which stand behind."""
        e, made, first = self.around.equations, list[Step](), 0
        if name == "variables":
            first = 2 * len(e.model.branches) + len(e.storages)
        size = first + sum(len(m.storages) for m, _, _ in self.around.small.values())
        size = size or outputs["values"][0]
        made.append(Copying(first or size, Span("seen here"), Span("values")))
        to = first
        for k, machine, at in e.machines if first else ():
            count = len(machine.storages)
            if k in self.longs:
                made.append(Doing(self.longs[k].energies, [Span("x0", at), Span("x0", at + machine.tree.nq)],
                                  [Span("values", to)]))  # fmt: skip
            else:
                made.append(Copying(count, Span("seen here", first), Span("values", to)))
                first += count
            to += count
        inner = self.probe.in_mode(name, lambda *at: of_z(*at)[:size], {"values": (size,)})

        def doing() -> list[Step]:
            origin = [Clearing(self.nl, Span("origin"))]
            return [*origin, *self._looked("x0", "origin", now=True), self._doing(inner, [Span("seen here")]), *made]

        self.between["seen here"] = max(size, self.between.get("seen here", 0))
        return self._kernel(name, doing, self._given(inner), outputs)

    def switching(
        self, start: Floats, ports: Sequence[str], takers: Sequence[str], kernels: Mapping[str, Kernel], c: Floats
    ) -> Switching:
        """As of `NetworkSwitches`."""
        data = self.switches.data_at(kernels["data"], start, self.nl, c)
        return self.switches.switching_at(self.seen.state(start), data, ports, takers, kernels)

    def from_state(
        self, start: Floats, before: Switching, ports: Sequence[str], takers: Sequence[str],
        kernels: Mapping[str, Kernel], c: Floats,
    ) -> Switching:  # fmt: skip
        """As of `NetworkSwitches`."""
        return self.switching(start, ports, takers, kernels, c)

    def _given(self, kernel: Kernel) -> Sizes:
        """The operands of the whole for a kernel here."""
        return {**self.free, **{name: size for name, size in kernel.inputs.items() if name == "sigma"}}

    def _kernel(self, name: str, doing: Callable[[], Sequence[Step]], given: Sizes, out: Sizes) -> ComposedKernel:
        owners = [long.mechanism.key for long in self.longs.values()]
        key = "\n".join([f"rows around, {name}", self.probe.named(name), *owners])
        return ComposedKernel(doing, self.between | self._more, given, out, name, key=key)

    @cached_property
    def _more(self) -> dict[str, int]:
        found = {"rates here": self.seen.charts.local_size, "own": self.probe.shape.nw}
        for k, long in self.longs.items():
            found |= {f"x {k}": long.nq + long.nv, f"f {k}": long.efforts + long.inputs, f"powers {k}": long.books}
            found |= {f"way {k}": 2 * long.nv, f"v {k}": long.nv, f"dv {k}": long.nv, f"lined {k}": long.nv}
            found |= long.lines.between if long.lined else {}
        return found

    def _view(self, watched: bool = False) -> Kernel:
        """The kernel (x₀, ξ, t, u) → the state here, ξ here (of long mechanisms 0), and α₀ and G; watched: without
        these where no storage is bound to a port, so that w does not feel them."""
        out: Sizes = {name: (self.between[name],) for name in ("x here", "xi here", "p")}
        name = "glance" if watched else "view"
        between = self._more | {"zero": 1, STILL: max(self.nl, 1)}
        for k, long in self.longs.items():
            nv, x = long.nv, long.nq + long.nv
            between |= {f"free {k}": 2 * nv, f"column {k}": 2 * nv, f"units {k}": long.efforts**2}
            between |= {f"old {k}": x + long.size, f"dx {k}": x, f"felt {k}": long.size}
            between |= {f"placed {k}": 22 * len(long.lines.links), f"dplaces {k}": 22 * len(long.lines.links)}
        owners = [long.mechanism.key for long in self.longs.values()]
        key = "\n".join([f"rows around, {name}", self.key, *owners])
        return ComposedKernel(partial(self._viewing, watched), between, self.free, out, name, key=key)

    # ------------------------------------------------------------------------------------------------------------ steps

    def _viewing(self, watched: bool) -> list[Step]:
        e, here, first = self.around.equations, self.seen.equations, 0
        clock = self.seen.charts.clock
        done: list[Step] = [
            Clearing(max(self.nl, 1), Span(STILL)), Clearing(1, Span("zero")),
            Clearing(self.seen.charts.local_size, Span("xi here")),
            Copying(e.stored, Span("x0"), Span("x here")), Copying(e.stored, Span("xi"), Span("xi here")),
            Copying(clock, Span("x0", e.nx), Span("x here", here.nx)),
            Copying(clock, Span("xi", self.nl - clock), Span("xi here", self.seen.charts.local_size - clock)),
        ]  # fmt: skip
        for k, at, to, local, own in self.seen.pieces():
            if k not in self.longs:
                machine = self.around.small[k][0]
                done.append(Copying(machine.size, Span("x0", at), Span("x here", to)))
                done.append(Copying(machine.local_size, Span("xi", local), Span("xi here", own)))
                continue
            long, x = self.longs[k], Span(f"x {k}")
            done.append(Doing(long.retract, [Span("x0", at), Span("xi", local)], [x]))
            done += [long.lines.placed(x)] if long.lined else []
            done.append(Doing(long.seeing, long.seen_at(x.name, STILL), [Span("x here", to)]))
            size = (1 + long.efforts) * long.size
            if watched and k not in self.around.tied:
                done.append(Clearing(size, Span("p", first)))
            else:
                done += self._answers(long, first)
            first += size
        return done

    def _answers(self, long: LongMechanism, first: int) -> list[Step]:
        """(q̇, α₀), and the columns of (0, G) behind it."""
        k, x, free = long.element, Span(f"x {long.element}"), Span(f"free {long.element}")
        done: list[Step] = [
            Clearing(long.efforts, Span(f"f {k}")), Copying(long.inputs, Span("u"), Span(f"f {k}", long.efforts)),
            Clearing(long.nv, Span(f"leant {k}")) if long.lined else Clearing(1, Span("zero")),
            Doing(long.flow, [x, Span(STILL), Span("t"), Span(f"f {k}"), *self._leant(long)],
                  [free, Span(f"powers {k}")]),
            *self._felt(long, free, Span("p", first)),
            Doing(unit_vectors(long.efforts), [Span("zero")], [Span(f"units {k}")]),
            Clearing(long.nv, Span(f"column {k}")),
        ]  # fmt: skip
        for p in range(long.efforts):
            lined = long.lined and p in long.lines.numbers
            done += self._pushed(long, x, Span(f"units {k}", p * long.efforts), Span(f"column {k}", long.nv), lined)
            gives = Span("p", first + (1 + p) * long.size)
            if long.lined:
                done += self._felt(long, Span(f"column {k}"), gives)
            else:
                done.append(Doing(long.feeling, [Span(f"column {k}", long.nv)], [gives]))
        return done

    def _leant(self, long: LongMechanism) -> list[Span]:
        return [Span(f"leant {long.element}")] if long.lined else []

    def _felt(self, long: LongMechanism, along: Span, gives: Span) -> list[Step]:
        """Change of the port rates along ξ̇ at ξ = 0."""
        k, x, still, done = long.element, Span(f"x {long.element}"), Span(STILL), list[Step]()
        moved = [Span(along.name, along.start + span.start) if span.name == STILL else still
                 for span in long.seen_at(x.name, STILL) if span.name in (x.name, STILL)]  # fmt: skip
        moved = moved[: len(long._looked_at)]
        if long.lined:
            places, old = places_along(long), Span(f"old {k}")
            done += [
                Doing(with_directions(long.retract), [x, still, still, along], [old, Span(f"dx {k}")]),
                Doing(places, [x, Span(f"dx {k}")], [Span(f"placed {k}"), Span(f"dplaces {k}")]),
            ]
            taken = long.lines.taken(x)
            moved += [Span(f"dplaces {k}") if name == "places" else Span(f"dx {k}", span.start - x.start)
                      for name, span in taken.items()]  # fmt: skip
        kernel = with_directions(long.seeing)
        return [*done, Doing(kernel, [*long.seen_at(x.name, STILL), *moved], [Span(f"old {k}"), gives])]

    def _pushed(self, long: LongMechanism, x: Span, efforts: Span, gives: Span, lined: bool) -> list[Step]:
        """M⁻¹ Jᵀ (f, e); lined: where f is on lines."""
        k = long.element
        to = Span(f"v {k}") if lined else gives
        done: list[Step] = [Doing(long.answer, [x, Span("zero"), efforts], [to])]
        if not lined:
            return done
        lines = [*long.lines.leaning(x, efforts), Doing(long.answers, [x, Span(f"leant {k}")], [Span(f"lined {k}")])]
        return [*done, *lines, Doing(sum_of(long.nv), [to, Span(f"lined {k}")], [gives])]

    def _looked(self, x0: str = "x0", xi: str = "xi", watched: bool = False, now: bool = False) -> list[Step]:
        """The state here, and α₀ and G; at the origin at the time that the state tells, or now."""
        clock, done = self.around.charts.clock, list[Step]()
        takes = [Span(x0), Span(xi), Span("t"), Span("u")]
        if xi == "origin" and not now:
            done = [Clearing(self.nl, Span("origin")), Clearing(1, Span("zero"))]
            done.append(Clearing(self.between["no inputs"], Span("no inputs")))
            takes[2:] = [Span(x0, self.nx - 1) if clock else Span("zero"), Span("no inputs")]
        gives = [Span("x here"), Span("xi here"), Span("p")]
        return [*done, Doing(self._view(watched), takes, gives)]

    def _doing(self, kernel: Kernel, gives: Sequence[Span], **others: Span) -> Doing:
        """A kernel of the reduced network at the state here."""
        known = {"x0": Span("x here"), "x": Span("x here"), "xi": Span("xi here"), **others}
        return Doing(kernel, [known.get(name, Span(name)) for name in kernel.inputs], gives)

    def _told(self, kernel: Kernel) -> list[Step]:
        return [*self._looked(watched=kernel.name == "watch"), self._doing(kernel, [*map(Span, kernel.outputs)])]

    def _supplied(self, kernel: Kernel) -> list[Step]:
        return [*self._looked("x", "origin"), self._doing(kernel, [*map(Span, kernel.outputs)])]

    def _flow(self, kernel: Kernel) -> list[Step]:
        """(x₀, ξ, t, u, σ) → ξ̇, powers."""
        here, e = self.seen.charts, self.around.equations
        done: list[Step] = [*self._looked(), self._doing(kernel, [Span("rates here"), Span("own")])]
        clock = here.clock
        done.append(Copying(e.stored, Span("rates here"), Span("rates")))
        done.append(Copying(clock, Span("rates here", here.local_size - clock), Span("rates", self.nl - clock)))
        for k, at, _, local, own in self.seen.pieces():
            if k not in self.longs:
                size = self.around.small[k][0].local_size
                done.append(Copying(size, Span("rates here", own), Span("rates", local)))
                continue
            long, f = self.longs[k], Span(f"f {k}")
            done.append(Copying(long.efforts, Span("rates here", own + long.size), f))
            done.append(Copying(long.inputs, Span("u"), Span(f.name, long.efforts)))
            if long.lined:
                done.append(Doing(long.retract, [Span("x0", at), Span("xi", local)], [Span(f"x {k}")]))
                done += [long.lines.placed(Span(f"x {k}")), *long.lines.leaning(Span(f"x {k}"), f)]
            takes = [Span("x0", at), Span("xi", local), Span("t"), f, *self._leant(long)]
            done.append(Doing(long.flow, takes, [Span("rates", local), Span(f"powers {k}")]))
        return [*done, self._booked()]

    def _booked(self) -> Doing:
        """All powers: those here, and in their places those within long mechanisms."""
        ports, takers = power_names(self.around.equations)
        names, places = [*ports, *takers], dict[int, tuple[int, int]]()
        for k, long in self.longs.items():
            own = [*(s.name for s in long.machine.sources), *long.machine.dampers]
            for j, name in enumerate(own):
                places[names.index(long.machine.called(name))] = k, long.efforts + j

        def function(own: Array, **each: Array) -> Array:
            found: list[Scalar] = [*own]
            for place, (k, j) in places.items():
                found[place] = each[f"powers {k}"][j]
            return array(found)

        sizes: Sizes = {"own": (self.probe.shape.nw,)}
        sizes |= {f"powers {k}": (long.books,) for k, long in self.longs.items()}
        return Doing(
            Kernel(function, sizes, {"powers": (self.probe.shape.nw,)}, "booked"), [*map(Span, sizes)], [Span("powers")]
        )

    def _impulse(self) -> list[Step]:
        """(x, ẑ) → x ⊞ B ẑ."""
        push = self.probe.plain(
            "push", Probe.push, {"x": (self.probe.shape.nx,), "z": (self.count,)}, {"change": (self.probe.shape.nl,)}
        )
        return [*self._looked("x", "origin"), self._doing(push, [Span("change")]), *self._moved("x", "x1")]

    def _moved(self, x: str, to: str, shifted: bool = False) -> list[Step]:
        """The whole state moved by "change" of the state here; shifted: its mechanisms along "shift" before."""
        n, clock = self.seen.equations.stored, self.around.charts.clock
        done: list[Step] = [
            Doing(sum_of(n), [Span(x), Span("change")], [Span(to)]),
            Copying(clock, Span(x, self.nx - 1), Span(to, self.nx - 1)),
        ]  # fmt: skip
        for k, at, _, _, own in self.seen.pieces():
            if k not in self.longs:
                machine = self.around.small[k][0]
                along = [Span("shift" if shifted else "change", own), Span("change", own)]
                done.append(Doing(_displacing(machine, shifted), [Span(x, at), *along], [Span(to, at)]))
                continue
            long, state = self.longs[k], Span(f"x {k}")
            done += [Clearing(1, Span("zero")), Copying(long.nq + long.nv, Span(x, at), state)]
            done += [long.lines.placed(state)] if long.lined else []
            if shifted:
                way = Span(f"way {k}")
                done.append(Clearing(2 * long.nv, way))
                done += self._pushed(long, state, Span("shift", own + long.size), way, long.lined)
                done.append(Doing(long.retract, [Span(x, at), way], [state]))
                done += [long.lines.placed(state)] if long.lined else []
            done += self._pushed(long, state, Span("change", own + long.size), Span(f"dv {k}"), long.lined)
            done.append(Copying(long.nq, state, Span(to, at)))
            rates = [Span(state.name, long.nq), Span(f"dv {k}")]
            done.append(Doing(sum_of(long.nv), rates, [Span(to, at + long.nq)]))
        return done

    def _project(self) -> list[Step]:
        """(x, σ) → x on the constraints, and along jumps where closed rows have w = 0."""
        out: Sizes = {"state": (self.nx,), "position": (), "velocity": ()}
        done: list[Step] = []
        if self.around.charts.is_bound:
            first = self.around.kernel("project", {"x": (self.nx,)}, out)
            done.append(Doing(first, [Span("x")], [Span("y"), Span("missed"), Span("missed", 1)]))
        else:
            done += [Copying(self.nx, Span("x"), Span("y")), Clearing(2, Span("missed"))]
        done += self._looked("y", "origin")
        done.append(self._doing(self.switches.settling, [Span("change"), Span("shift"), Span("apart")]))
        both = Kernel(
            lambda a, b: (largest([a[0], b[0]]), a[1]), {"a": (2,), "b": (1,)}, {"position": (), "velocity": ()}, "both"
        )
        takes, gives = [Span("missed"), Span("apart")], [Span("position"), Span("velocity")]
        return [*done, *self._moved("y", "state", shifted=True), Doing(both, takes, gives)]


def _displacing(machine: Machine, shifted: bool) -> Kernel:
    """(x, shift, change) → (x shifted) ⊞ change."""

    def function(x: Array, shift: Array, change: Array) -> Array:
        return array(machine.displaced(array(machine.shifted(x, shift)) if shifted else x, change))

    sizes: Sizes = {"x": (machine.size,), "shift": (machine.local_size,), "change": (machine.local_size,)}
    return Kernel(function, sizes, {"y": (machine.size,)}, "displacing")


def places_along(long: LongMechanism) -> Kernel:
    """(x, ẋ) → the places of the links that lines see, and how they change."""
    from poinsot.algorithms.rolled_kernels import places_of

    return with_directions(places_of(long.mechanism, long.lines.links))
