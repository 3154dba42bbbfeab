"""Implicit stages of a network around long mechanisms: these along their trees, the network as a border around them.

With y what the network stores and what is written out of it, m the state of a mechanism, f the efforts at its ports, s
what is seen of it and d how its ports accelerate where storage binds them,

    ẏ, f = N(y, s, d),    ṁ = F(m, f),    s = S(m),    d = T ṁ  (less G f where N adds what ports answer)

and so (ρ − J) Δ = r, with U = (ρ − ∂F/∂m)⁻¹ ∂F/∂f and Δm° = (ρ − ∂F/∂m)⁻¹ r_m, is

    Δm = Δm° + U δf,      (ρ Δy, δf) = (r_y, 0) + ∂N (Δy, s° + S U δf, d° + ρ T U δf),      d° = T (ρ Δm° − r_m)

A column of U for each port is solved for with the factors of the mechanism; what is left is dense, in the size of the
network and its ports. Where G is added, its own change drops out: N holds with whatever G it is made.
Law: as the dense matrix, tests/motion/test_stages_around.py. Source: decision 0028; Hairer & Wanner II, §IV.8.

Ports on lines in implicit stages: wrenches on the links there are unknowns of the border, as efforts at ports are.

    ṁ = F(m, f, w),  w as the links see it;    w = W(places, f)  of the lines;    δ places = ∂ places/∂m δm

The mechanism's own stages keep w as it is, seen from its links; that lines turn is left to the border, six unknowns and
as many columns a link.
Law: as the dense matrix, tests/motion/test_stages_around.py. Source: decision 0028.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NoReturn, cast

import numpy as np

from poinsot.algorithms.rolled_kernels import loops_kernel, places_of, six_of_each
from poinsot.errors import SimulationError
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, ComposedKernel, Copying, Doing, Span, Step
from poinsot.kernels.hoisting import CONSTANTS, PARAMETERS
from poinsot.kernels.tangents import with_directions
from poinsot.motion.of_network.long_mechanisms import LongMechanism, unit_vectors
from poinsot.motion.of_network.long_parts import Sizes
from poinsot.motion.of_network.stages_around import StagesAround
from poinsot.motion.rolled_mechanism import solves_along_tree, stages_along_tree
from poinsot.motion.system import StageKernels
from poinsot.programs.dense_loops import BorderFactor, BorderSolve, DenseProduct, Passage
from poinsot.records import NamedTuple


class LineStages:
    """Of one mechanism; nothing where all its ports are freedoms.

    still  where zeros stand, as many as it has states
    """

    still = Span("unit")

    def __init__(self, long: LongMechanism) -> None:
        self.long, self.lines, self.k = long, long.lines, long.element
        self.sizes = {name: shape[0] for name, shape in long.lines.sizes.items()} if long.lined else {}
        self.seen = sum(self.sizes.values())
        self.wrenches = 6 * len(long.lines.links) if long.lined else 0
        if long.lined:
            self.retracting = with_directions(long.retract)
            self.placing = with_directions(places_of(long.mechanism, long.lines.links))
            self.pressing = with_directions(long.lines.pressing)

    @property
    def between(self) -> dict[str, int]:
        """Numbers that stand between parts."""
        k, x, places = self.k, self.long.nq + self.long.nv, self.sizes.get("places", 0)
        found = {f"dx {k}": x, f"placed {k}": places, f"dplaces {k}": places, f"spare {k}": max(x, self.wrenches)}
        found |= {f"units {k}": 6 * self.wrenches, f"pressed {k}": self.wrenches}
        return found | {f"here {k}": 6 * len(self.long.tree.links)} if self.long.lined else {}

    def changes(self) -> Iterator[tuple[str, int]]:
        """The changed quantity of each column of N, and the place in it."""
        for name, size in self.sizes.items():
            yield from ((f"{name} of lines {self.k}", place) for place in range(size))

    def pushed(self) -> tuple[list[Step], list[Span]]:
        """The wrenches and the efforts that factors take, and the work done before."""
        if not self.long.lined:
            return [], []
        k, x = self.k, Span(f"x {self.k}")
        done: list[Step] = [
            *self.lines.leaning(x, Span(f"f {k}")),
            Doing(self.lines.pressing, [*self.lines.taken(x).values(), Span(f"f {k}")], [Span(f"pressed {k}")]),
            Clearing(6 * len(self.long.tree.links), Span(f"here {k}")),
        ]
        for n, i in enumerate(self.lines.links):
            done.append(Copying(6, Span(f"pressed {k}", 6 * n), Span(f"here {k}", 6 * i)))
        return done, [Span(f"here {k}"), *([Span(f"leant {k}")] if self.long.tree.closed else [])]

    def units(self) -> list[Step]:
        """Unit wrenches, in the world."""
        return [Doing(self.lines.units, [Span(f"places {self.k}")], [Span(f"units {self.k}")])] if self.sizes else []

    def answered(self, number: int, state: Span, gives: Span) -> list[Step]:
        """M⁻¹ Jᵀ of one unit wrench."""
        k, n = self.k, number // 6
        leaning = six_of_each(self.long.mechanism, "leaning", "q", leaning=True)
        return [
            Clearing(6 * len(self.long.tree.links), Span(f"push {k}")),
            Copying(6, Span(f"units {k}", 6 * number), Span(f"push {k}", 6 * self.lines.links[n])),
            Doing(leaning, [state, Span(f"push {k}")], [Span(f"carried {k}"), Span(f"leant {k}")]),
            Doing(self.long.answers, [state, Span(f"leant {k}")], [gives]),
        ]

    def pressed(self, change: tuple[str, int], unit: Span, efforts: Span, gives: Span) -> Step:
        """A column of slopes of the wrenches: of the efforts that change in it, and of what lines see if that does."""
        x = Span(f"x {self.k}")
        along = [
            Span(unit.name, unit.start - change[1]) if change[0] == f"{name} of lines {self.k}" else self.still
            for name in self.sizes
        ]
        takes = [*self.lines.taken(x).values(), Span(f"f {self.k}"), *along, efforts]
        return Doing(self.pressing, takes, [Span(f"spare {self.k}"), gives])

    def moved(self, state: Span, change: Span, gives: Span) -> list[Step]:
        """Inputs of the lines for a change of (δq, δv): "dx" of (q, v), "dplaces" of places; all of them on request."""
        if not self.long.lined:
            return []
        k, tree = self.k, self.long.tree
        takes = [state, self.still, self.still, change]
        done: list[Step] = [
            Doing(self.retracting, takes, [Span(f"spare {k}"), Span(f"dx {k}")]),
            Doing(self.placing, [state, Span(f"dx {k}")], [Span(f"placed {k}"), Span(f"dplaces {k}")]),
            Copying(self.sizes["places"], Span(f"dplaces {k}"), gives),
        ]
        start = gives.start + self.sizes["places"]
        for i in self.lines.joined:
            link = tree.links[i]
            for size, first in ((len(link.q), link.q[0]), (len(link.v), tree.nq + link.v[0])):
                done.append(Copying(size, Span(f"dx {k}", first), Span(gives.name, start)))
                start += size
        return done

    def looked(self, span: Span, state: Span) -> tuple[Span, Span] | None:
        """The place of a value that lines see, and its change; None of values that they do not see."""
        if span.name == f"places {self.k}":
            return Span(f"placed {self.k}"), Span(f"dplaces {self.k}")
        if span.name == f"x {self.k}":
            return Span(state.name, state.start + span.start), Span(f"dx {self.k}", span.start)
        return None


LARGEST_BORDER = 300
"""Unknowns of a border, above which it does not serve: complex factors take 0.23 s here, and the cube of them."""
LARGEST_DENSE = 300
"""Components up to which the matrix serves in its place: with 602, 0.05 s of motion took 28 s."""


def stages_in(around: StagesAround, kept: dict[str, object]) -> Callable[[], StageKernels] | None:
    """See `motion.system.FlowKernels.stages`; kept: the kernels of the network, where these are kept with them.

    None where the matrix of derivatives has to serve, which refuses what would take minutes."""
    alone = all(solves_along_tree(long.walked, long.entries) for long in around.longs.values())
    if alone and around.height <= LARGEST_BORDER:
        return partial(_stages, around, kept)
    return partial(refuse_stages, around) if around.charts.local_size > LARGEST_DENSE else None


def _stages(around: StagesAround, kept: dict[str, object]) -> StageKernels:
    """They are kept with the kernels of the network, for loops know addresses."""
    key = f"stages|{around.key}"
    if key not in kept:
        real, pairs = Border(around, False), Border(around, True)
        kept[key] = StageKernels(real.factor(), real.solve(), pairs.factor(), pairs.solve())
    found = kept[key]
    assert isinstance(found, StageKernels)
    return found


def refuse_stages(around: StagesAround) -> NoReturn:
    """SimulationError that says why stages are not solved along the trees, and what to do."""
    name, size = around.equations.model.name, around.charts.local_size
    start = f"network {name!r}: implicit methods cannot solve its {size} components along the trees of its mechanisms, "
    for long in around.longs.values():
        if solves_along_tree(long.walked, long.entries):
            continue
        machine, felt = repr(long.machine.name), [each.source for each in long.entries if each.source.feels]
        why, instead = f"the loops of {machine} form a net that is too wide", "Take fewer loops across"
        if long.tree.couplings:
            why, instead = f"coordinates of {machine} are coupled", "Let gears of the network couple joints at ports"
        elif wide := [each.name for each in felt if len(each.stretch.pieces) > 1]:
            why = f"sources of {machine} feel several joints ({', '.join(map(repr, wide))})"
            instead = "Let each feel one joint"
        raise SimulationError(f"{start}for {why}. {instead}, or use the method 'dop853' if nothing is stiff")
    raise SimulationError(
        f"{start}for what it stores and its ports are {around.height} unknowns, which are solved as one dense matrix, "
        f"and that serves up to {LARGEST_BORDER}. Use the method 'dop853' if nothing is stiff, or divide the network"
    )


class Through(NamedTuple):
    """A long mechanism in the border, with the kernels of its stages."""

    long: LongMechanism
    passage: Passage
    tied: bool
    factor: Kernel
    solve: Kernel
    seeing: Kernel
    sped: Kernel
    lines: LineStages


class Border:
    """The two kernels for real ρ, or for pairs."""

    def __init__(self, around: StagesAround, pairs: bool) -> None:
        self.around, self.pairs, self.halves = around, pairs, range(1 + pairs)
        self.own = around.own_states
        self.count = sum(size for *_, size in self.own)
        seen = effort = self.count
        self.through: list[Through] = []
        for k, long in around.longs.items():
            tied = k in around.tied
            lines = LineStages(long)
            passage = Passage(seen, long.size + tied * long.rates + lines.seen, effort, long.ports + lines.wrenches)
            stages = stages_along_tree(long.walked, long.entries, long.ports + long.inputs, long.text, long.lined)
            own = cast("tuple[Kernel, ...]", stages[2:] if pairs else stages[:2])
            seeing = with_directions(long.seeing)
            self.through.append(Through(long, passage, tied, own[0], own[1], seeing, long.sped(pairs), lines))
            seen, effort = seen + passage.seen_count, effort + passage.ports
        self.height, self.columns = effort, seen
        self.loops = BorderFactor(self.height, self.count, [each.passage for each in self.through], pairs)
        sizes = {"N": self.height * self.columns, "border": self.loops.factors}
        for each in self.through:
            k, long = each.long.element, each.long
            sizes |= {f"stage {k}": each.factor.outputs["factors"][0], f"x {k}": long.nq + long.nv}
            sizes |= {f"U {k}": (1 + pairs) * 2 * long.nv * each.passage.ports}
        starts = np.cumsum([0, *sizes.values()]).tolist()
        self.at = dict(zip(sizes, starts, strict=False))
        self.size = starts[-1]
        most = [x.passage.ports + x.passage.seen_count + x.long.nq + x.long.nv for x in self.through]
        self.widest = max([around.charts.local_size, *most])

    # --------------------------------------------------------------------------------------------------------- kernels

    def factor(self) -> Kernel:
        """(x₀, ξ̇, t, u, c, ρ) → factors."""
        charts, around, many = self.around.charts, self.around, len(self.halves)
        given: Sizes = {"x0": (charts.size,), "rates": (charts.local_size,), "t": (1,)}
        given |= {"u": (len(around.equations.sampled),)}
        given |= {CONSTANTS: around.free[PARAMETERS]} if around.free else {}
        given |= {"rate": (many,)}
        spare = charts.local_size + self.height + self.columns
        between = around.between | {"origin": charts.local_size, "unit": 2 * self.widest + 1}
        between |= {"waste": spare, "stray": spare}
        between |= {"R": sum(x.passage.ports * x.passage.seen_count for x in self.through) * many}
        for x in self.through:
            k, size = x.long.element, many * 2 * x.long.nv
            between |= {f"right {k}": size, f"still {k}": size} | x.lines.between
        return self._composed(self._factoring, between, given, {"factors": (self.size,)}, "factor")

    def solve(self) -> Kernel:
        """(factors, ρ, r) → Δ."""
        many, h = len(self.halves), self.loops.rows
        local = many * self.around.charts.local_size
        given: Sizes = {"factors": (self.size,), "rate": (many,), "r": (local,)}
        between = {"unit": self.widest, "waste": self.columns, "q": many * (self.columns - self.count)}
        between |= {"b0": h, "b": h, "z": h}
        for x in self.through:
            k, size = x.long.element, many * 2 * x.long.nv
            between |= {f"r {k}": size, f"m {k}": size, f"moved {k}": size}
            between |= {f"f {k}": many * x.passage.ports} | x.lines.between
        return self._composed(self._solving, between, given, {"delta": (local,)}, "solve")

    def _composed(
        self, doing: Callable[[], Sequence[Step]], between: dict[str, int], given: Sizes, made: Sizes, name: str
    ) -> Kernel:
        called = f"{name}_{'pairs' if self.pairs else 'real'}"
        return ComposedKernel(doing, between, given, made, called, called, self.around.key_of(f"stages {called}"))

    # ---------------------------------------------------------------------------------------------------------- factors

    def _factoring(self) -> list[Step]:
        h, first = self.height, 0
        takes, done = self.around.begun()
        done += [
            Clearing(2 * self.widest + 1, Span("unit")),
            Clearing(1, Span("zero")),
            Doing(unit_vectors(1), [Span("zero")], [Span("unit", self.widest)]),
            Clearing(h * self.columns, self._place("N")),
        ]
        carried = [f"f {x.long.element}" for x in self.through if x.tied and self.around.rigid]
        for rotors in (False, True)[: 1 + bool(carried)]:
            done += self._slopes(*self.around.rates_written(takes, rotors), carried, rotors)
        for x in self.through:
            for column, change in enumerate(self._changes if x.long.lined else ()):
                efforts = self._place("N", h * column + x.passage.efforts)
                unit = Span("unit", self.widest)
                done.append(x.lines.pressed(change, unit, efforts, _on(efforts, x.long.ports)))
            done += self._answers(x, first)
            first += x.passage.ports * x.passage.seen_count * len(self.halves)
        given = {"N": h * self.columns, "R": first, "rate": len(self.halves)}
        made = loops_kernel("border", self.loops, given, self.loops.factors)
        return [*done, Doing(made, [self._place("N"), Span("R"), Span("rate")], [self._place("border")])]

    def _slopes(self, kernel: Kernel, takes: list[Span], carried: Sequence[str], rotors: bool) -> list[Step]:
        """The efforts at mechanisms, and N; rotors: of those that carry them, else of all others."""
        rows, first = {}, 0
        for name, _, size in self.own:
            rows[name], first = first, first + size
        rows |= {f"f {x.long.element}": x.passage.efforts for x in self.through}
        wanted = {name: (name in carried) == rotors for name in kernel.outputs}
        spare, values, first = {}, list[Span](), 0
        for name, shape in kernel.outputs.items():
            spare[name], first = first, first + shape[0]
            keep = name.startswith("f ") and wanted[name]
            values.append(Span(name) if keep else Span("waste", spare[name]))
        done: list[Step] = [Doing(kernel, takes, values)]
        for x in self.through:
            name = f"f {x.long.element}"
            done += [Copying(x.long.inputs, Span("u"), Span(name, x.long.ports))] if wanted[name] else []
        moving, operands = with_directions(kernel), [*kernel.inputs]
        values = [Span("waste", spare[name]) for name in kernel.outputs]
        for column, (operand, place) in enumerate(self._changes):
            if operand in operands:
                along = [Span("unit")] * len(operands)
                along[operands.index(operand)] = Span("unit", self.widest - place)
                into = self.height * column
                gives = [
                    self._place("N", into + rows[name]) if wanted[name] else Span("stray", spare[name])
                    for name in kernel.outputs
                ]
                done.append(Doing(moving, [*takes, *along], [*values, *gives]))
        return done

    @property
    def _changes(self) -> Iterator[tuple[str, int]]:
        """Of every column of N, the operand that changes, and where in it."""
        for name, _, size in self.own:
            yield from ((name, place) for place in range(size))
        for x in self.through:
            k = x.long.element
            yield from ((f"seen {k}", place) for place in range(x.long.size))
            yield from ((f"drift {k}", place) for place in range(x.tied * x.long.rates))
            yield from x.lines.changes()

    def _answers(self, x: Through, first: int) -> list[Step]:
        """The factors of a mechanism, its U, and from a place on the seen part of U."""
        long, k, nl = x.long, x.long.element, 2 * x.long.nv
        state, right = Span("x0", long.at), Span(f"right {k}")
        done, pushed = x.lines.pushed()
        takes = [state, Span("rates", long.local), Span("t"), Span(f"f {k}"), Span("rate"), *pushed]
        done += [
            Copying(long.nq + long.nv, state, self._place(f"x {k}")),
            Doing(x.factor, takes, [self._place(f"stage {k}")]),
            *x.lines.units(),
            Clearing(nl * len(self.halves), right),
            Clearing(nl * len(self.halves), Span(f"still {k}")),
        ]
        for p in range(x.passage.ports):
            into = Span(f"right {k}", long.nv)
            column = self._place(f"U {k}", p * nl * len(self.halves))
            if p < long.ports:
                done.append(Doing(long.answer, [state, Span("zero"), Span("unit", self.widest - p)], [into]))
            else:
                done += x.lines.answered(p - long.ports, state, into)
            done.append(Doing(x.solve, [self._place(f"stage {k}"), Span("rate"), right], [column]))
            into = Span("R", first + p * x.passage.seen_count * len(self.halves))
            resting = Span(f"still {k}") if self.around.rigid else right
            done += self._seen(
                x, state, column, resting, [_on(into, half * x.passage.seen_count) for half in self.halves]
            )
        return done

    def _seen(self, x: Through, state: Span, change: Span, pushed: Span, gives: Sequence[Span]) -> list[Step]:
        """The seen part of a change of (δq, δv), in halves, and the accelerations of ports then, less their pushes."""
        long, nl, done = x.long, 2 * x.long.nv, list[Step]()
        for half, into in zip(self.halves, gives, strict=True):
            given = long.seen_at(state.name, "", state.start, half * nl)
            own = long.size + x.tied * long.rates
            done += x.lines.moved(state, _on(change, half * nl), _on(into, own))
            values, along = list[Span](), list[Span]()
            for span in given:
                plain = (span, Span("unit")) if span.name == state.name else (Span("unit"), _on(change, span.start))
                value, by = x.lines.looked(span, state) or plain
                values.append(value)
                along.append(by)
            done.append(Doing(x.seeing, [*values, *along], [Span("waste"), into]))
        if x.tied:
            taken = [
                _on(each, half * nl + at) for each in (change, pushed) for half in self.halves for at in long.sped_at
            ]
            done.append(Doing(x.sped, [*taken, Span("rate")], [_on(into, long.size) for into in gives]))
        return done

    # ---------------------------------------------------------------------------------------------------------- solving

    def _solving(self) -> list[Step]:
        h, n, nl, many = self.height, self.count, self.around.charts.local_size, len(self.halves)
        seen = self.columns - n
        done: list[Step] = [Clearing(self.widest, Span("unit")), Clearing(h * many, Span("b0"))]
        for half in self.halves:
            first = 0
            for _, local, size in self.own:
                done.append(Copying(size, Span("r", half * nl + local), Span("b0", half * h + first)))
                first += size
            done += [
                Copying(
                    2 * x.long.nv,
                    Span("r", half * nl + x.long.local),
                    Span(f"r {x.long.element}", half * 2 * x.long.nv),
                )
                for x in self.through
            ]
        for x in self.through:
            k = x.long.element
            done.append(Doing(x.solve, [self._place(f"stage {k}"), Span("rate"), Span(f"r {k}")], [Span(f"m {k}")]))
            gives = [Span("q", half * seen + x.passage.seen - n) for half in self.halves]
            done += self._seen(x, self._place(f"x {k}"), Span(f"m {k}"), Span(f"r {k}"), gives)
        onward = _onward(h, seen)
        for half in self.halves:
            takes = [Span("b0", half * h), self._place("N", n * h), Span("q", half * seen)]
            done.append(Doing(onward, takes, [Span("b", half * h)]))
        rows = self.loops.rows
        solve = loops_kernel("bordered", BorderSolve(rows), {"factors": self.loops.factors, "b": rows}, rows)
        done.append(Doing(solve, [self._place("border"), Span("b")], [Span("z")]))
        for x in self.through:
            done += self._led_back(x)
        for half in self.halves:
            first = 0
            for _, local, size in self.own:
                done.append(Copying(size, Span("z", half * h + first), Span("delta", half * nl + local)))
                first += size
        return done

    def _led_back(self, x: Through) -> list[Step]:
        """Δm° + U δf."""
        k, size, ports = x.long.element, 2 * x.long.nv, x.passage.ports
        efforts = [Span("z", half * self.height + x.passage.efforts) for half in self.halves]
        done: list[Step] = [Copying(ports, span, Span(f"f {k}", half * ports)) for half, span in enumerate(efforts)]
        takes = [Span(f"m {k}"), self._place(f"U {k}"), Span(f"f {k}")]
        done.append(Doing(_onward(size, ports, self.pairs), takes, [Span(f"moved {k}")]))
        nl = self.around.charts.local_size
        return done + [
            Copying(size, Span(f"moved {k}", half * size), Span("delta", half * nl + x.long.local))
            for half in self.halves
        ]

    def _place(self, name: str, start: int = 0) -> Span:
        """Where something lies among the factors."""
        return Span("factors", self.at[name] + start)


def _on(span: Span, count: int) -> Span:
    return Span(span.name, span.start + count)


def _onward(rows: int, columns: int, pairs: bool = False) -> Kernel:
    many = 1 + pairs
    return loops_kernel(
        "onward", DenseProduct(rows, columns, pairs),
        {"a": rows * many, "A": rows * columns * many, "x": columns * many},
        rows * many,
    )  # fmt: skip
