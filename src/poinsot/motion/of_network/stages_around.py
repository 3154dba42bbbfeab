"""A network around long mechanisms as implicit stages see it: its storage and its efforts, as parts of kernels.

Law: tests/motion/test_stages_around.py. Source: decision 0028.

The kernels of a network around long mechanisms: its own equations written out, theirs walked over, in turn.

Names of what stands between parts: "seen k", what the network sees of mechanism k; "f k", the efforts at its ports and
the sampled inputs; "drift k" and "G k", how it answers, of those whose ports storage binds.
Law: as written out, tests/networks/test_long_mechanisms.py.
Units: those of the ports. Source: decision 0002; formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, absolute
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, ComposedKernel, Copying, Doing, Span, Step
from poinsot.kernels.hoisting import CONSTANTS, PARAMETERS, Parted
from poinsot.motion.of_network.books import gives_power, powers, takes_power
from poinsot.motion.of_network.charts import closed_mechanism
from poinsot.motion.of_network.long_mechanisms import LongMechanism, sum_of, unit_vectors
from poinsot.motion.of_network.long_parts import Each, LongParts, Sizes
from poinsot.networks.equations import CausalEquations, Flow
from poinsot.networks.excess import largest


class AroundLong(LongParts):
    """The kernels of a network's System by name."""

    def kernel(self, name: str, given: Sizes, out: Sizes, doc: str = "") -> Kernel:
        """``flow``, ``retract``, ``project`` or ``variables``, with these operands."""
        doing: Callable[[], Sequence[Step]] = getattr(self, f"_{name}")
        owners = [each.mechanism.key for each in self.longs.values()]
        return ComposedKernel(
            doing, self._between, given, out, name, doc, "\n".join([self.key, f"rotors {self.rigid}", *owners])
        )

    def of_family(self, moving: Mapping[str, Any], kept: dict[str, Any]) -> Parted:
        """The kernels that simulation walks by, p standing where others have constants: c = p."""
        place = "around long mechanisms"
        if place not in kept:
            key = f"numbers {self.free}\n{self.key}"
            same = Kernel(lambda p: p + 0.0, self.free, {CONSTANTS: self.free[PARAMETERS]}, "prepare", key=key)
            made: dict[str, Kernel] = {}
            for name, (_, given, out) in moving.items():
                full = {each: size for each, size in given.items() if 0 not in size}
                full |= {} if name == "retract" else {CONSTANTS: self.free[PARAMETERS]}
                made[name] = self.kernel(name, full, out)
            kept[place] = Parted(same, made)
        found: Parted = kept[place]
        return found

    # ---------------------------------------------------------------------------------------------------------- kernels

    def _flow(self) -> list[Step]:
        """(x₀, ξ, t, u) → ξ̇, powers."""
        e, n = self.equations, self.equations.stored
        each, done = self._around("x0", "xi")
        rates: dict[str, Span] = {"s": Span("rates", 0)}
        rates |= {f"x {k}": Span("rates", local) for k, (_, _, local) in self.small.items()}
        rates |= {"clock": Span("rates", self.charts.local_size - 1)} if self.charts.clock else {}
        sizes: Sizes = {"s": (n,)} | {f"x {k}": (2 * m.tree.nv,) for k, (m, _, _) in self.small.items()}
        sizes |= {"clock": (1,)} if self.charts.clock else {}
        sizes |= {f"f {k}": (long.efforts + long.inputs,) for k, long in self.longs.items()} | {"own": (self._own,)}

        def network(e: CausalEquations, at: Each, found: Any) -> list[Array]:
            clock = [array([1.0])] if self.charts.clock else []
            return [*self._rates(e, at, found), *clock, *self._efforts(at, found), array(powers(e, found))]

        gives = [*rates.values(), *(Span(f"f {k}") for k in self.longs), Span("own")]
        done.append(self._written("flow", network, each, sizes, gives, local=True))
        for k, long in self.longs.items():
            if self.rigid and k in self.tied:
                done.append(Copying(2 * long.nv, Span(f"free {k}"), Span("rates", long.local)))
                continue
            at = [Span("x0", long.at), Span("xi", long.local), Span("t"), Span(f"f {k}")]
            if long.lined:
                done += long.lines.leaning(Span(f"x {k}"), Span(f"f {k}"))
                at.append(Span(f"leant {k}"))
            done.append(Doing(long.flow, at, [Span("rates", long.local), Span(f"powers {k}")]))
        return [*done, self._booked(e)]

    def _retract(self) -> list[Step]:
        """(x₀, ξ) → x."""
        n, clock = self.equations.stored, self.charts.clock
        given: Sizes = {"s": (n,), "ds": (n,), "clock": (clock,), "dclock": (clock,)}
        takes = [Span("x0"), Span("xi"), Span("x0", self.equations.nx), Span("xi", self.charts.local_size - clock)]
        gives, made = [Span("state"), Span("state", self.equations.nx)], {"s": (n,), "clock": (clock,)}
        for k, (machine, at, local) in self.small.items():
            given |= {f"x {k}": (machine.size,), f"dx {k}": (2 * machine.tree.nv,)}
            takes += [Span("x0", at), Span("xi", local)]
            made[f"x {k}"] = (machine.size,)
            gives.append(Span("state", at))

        def function(**each: Array) -> tuple[Array, ...]:
            found = [each["s"] + each["ds"], each["clock"] + each["dclock"]]
            small = (machine.displaced(each[f"x {k}"], each[f"dx {k}"]) for k, (machine, _, _) in self.small.items())
            return *found, *map(array, small)

        own = [Doing(Kernel(function, given, made, "moved"), takes, gives)] if n + clock or self.small else []
        return [
            *own,
            *(
                Doing(long.retract, [Span("x0", long.at), Span("xi", long.local)], [Span("state", long.at)])
                for long in self.longs.values()
            ),
        ]

    def _variables(self) -> list[Step]:
        """(x, t, u) → across and through variables, energies."""
        each, done = self._around("x", "still")
        branches, storages = len(self.equations.model.branches), len(self.equations.storages)
        sizes: Sizes = {"across": (branches,), "through": (branches,), "stored": (storages,)}
        gives = [Span("values"), Span("values", branches), Span("values", 2 * branches)]
        start = 2 * branches + storages
        for k, machine, _ in self.equations.machines:
            if long := self.longs.get(k):
                q, v = Span("x", long.at), Span("x", long.at + long.nq)
                done.append(Doing(long.energies, [q, v], [Span("values", start)]))
                start += long.stores
            else:
                count = len(machine.storages)
                sizes[f"held {k}"] = (count,)
                gives.append(Span("values", start))
                start += count

        def network(e: CausalEquations, at: Each, found: Any) -> list[Array]:
            stored = array(e.energies(self._state(e, at)))
            within = [array([*machine.energies(at[f"x {k}"]).values()]) for k, machine in self._small_of(e)]
            return [array(list(found.across)), array(list(found.through)), stored, *within]

        return [*done, self._written("variables", network, each, sizes, gives)]

    def _project(self) -> list[Step]:
        """x → x on the constraints, and their residual."""
        n, clock, done = self.equations.stored, self.charts.clock, list[Step]()
        given: Sizes = {"s": (n,), "clock": (clock,)}
        takes, gives = [Span("x"), Span("x", self.equations.nx)], [Span("state"), Span("state", self.equations.nx)]
        sizes: Sizes = {"s": (n,), "clock": (clock,)}
        for k, long in self.longs.items():
            own = Span(f"x {k}")
            if long.tree.closed:
                missed = [Span(f"missed {k}"), Span(f"missed {k}", 1)]
                done.append(Doing(long.project, [Span("x", long.at)], [own, *missed]))
                given[f"missed {k}"] = (2,)
                takes.append(Span(f"missed {k}"))
            else:
                done.append(Copying(long.nq + long.nv, Span("x", long.at), own))
            if k not in self.tied:
                continue
            done += [Clearing(2 * long.nv, Span("still")), *long.looks(f"x {k}", "still", 0, 0, come=True)]
            given[f"seen {k}"] = (long.size,)
            takes.append(Span(f"seen {k}"))
            if not self.rigid:
                done += [*self._mobility(long, own)]
                given[f"G {k}"] = self._shape(long)
                takes.append(Span(f"G {k}"))
            sizes[f"J {k}"] = (long.efforts,)
            gives.append(Span(f"J {k}"))
        for k, (machine, at, _) in self.small.items():
            given[f"x {k}"] = sizes[f"x {k}"] = (machine.size,)
            takes.append(Span("x", at))
            gives.append(Span("state", at))
        given |= self.free
        takes += [Span(CONSTANTS)] * bool(self.free)
        gives += [Span("position"), Span("velocity")]

        def settled(**each: Array) -> tuple[Any, ...]:
            return self._settled(each)

        if self.rigid:
            done += self._pushed(given, takes)
        done.append(Doing(Kernel(settled, given, {**sizes, "position": (), "velocity": ()}, "settled"), takes, gives))
        for k, long in self.longs.items():
            state = Span("state", long.at)
            done.append(Copying(long.nq + long.nv, Span(f"x {k}"), state))
            if k in self.tied:
                if not self.rigid:
                    done += self._answered(long)
                rates = Span("state", long.at + long.nq)
                now = [Span(f"x {k}", long.nq), Span(f"change {k}")]
                done.append(Doing(sum_of(long.nv), now, [rates]))
        return done

    def _answered(self, long: LongMechanism) -> list[Step]:
        """The change of rates by impulses "J"."""
        k = long.element
        given = [Span(f"x {k}"), Span("zero"), Span(f"J {k}")]
        return [Clearing(1, Span("zero")), Doing(long.answer, given, [Span(f"change {k}")])]

    def _pushed(self, given: Sizes, takes: list[Span]) -> list[Step]:
        """What keeping the constraints changes of mechanisms with rotors: D S⁻¹ c at their ports, and a walk; the rates
        seen before and after that are what `_settled` takes then."""

        def impulses(**each: Array) -> Any:
            found = self._settled(each, first=True)
            return found if len(found) > 1 else found[0]

        made: Sizes = {f"J {k}": (self.longs[k].efforts,) for k in self.tied}
        done: list[Step] = [
            Doing(Kernel(impulses, dict(given), made, "impulses"), [*takes], [Span(name) for name in made])
        ]
        for k in self.tied:
            long = self.longs[k]
            done += self._answered(long)
            done.append(Copying(long.size, Span(f"seen {k}"), Span(f"seen first {k}")))
            done.append(Clearing(2 * long.nv, Span("still")))
            done.append(Copying(long.nv, Span(f"change {k}"), Span("still", long.nv)))
            done += long.looks(f"x {k}", "still", 0, 0, come=True)
            given[f"seen first {k}"] = (long.size,)
            takes.append(Span(f"seen first {k}"))
        return done

    # ------------------------------------------------------------------------------------------------------------ parts

    def _around(self, x0: str, xi: str) -> tuple[dict[str, Span], list[Step]]:
        """The operands of the network's part at x₀ ⊞ ξ, by name, with the work done before.

        xi: "still" where there is none
        """
        done: list[Step] = []
        local = xi != "still"
        if not local:
            done.append(Clearing(max(2 * long.nv for long in self.longs.values()), Span("still")))
        takes = {"s": Span(x0), "t": Span("t"), "u": Span("u")} | ({"ds": Span(xi)} if local else {})
        takes |= {PARAMETERS: Span(CONSTANTS if local else PARAMETERS)} if self.free else {}
        for k, (_, at, within) in self.small.items():
            takes[f"x {k}"] = Span(x0, at)
            takes |= {f"dx {k}": Span(xi, within)} if local else {}
        for k, long in self.longs.items():
            change = Span(xi, long.local * local)
            done += long.looks(x0, xi, long.at, change.start)
            takes[f"seen {k}"] = Span(f"seen {k}")
            if k not in self.tied or self.rigid:
                continue
            done += [Clearing(long.efforts, Span(f"f {k}"))]
            done.append(Copying(long.inputs, Span("u"), Span(f"f {k}", long.efforts)))
            free = [Span(x0, long.at), change, Span("t"), Span(f"f {k}")]
            done.append(Doing(long.flow, free, [Span(f"free {k}"), Span(f"powers {k}")]))
            done.append(Doing(long.taking, long.taken_at(f"free {k}", long.nv), [Span(f"drift {k}")]))
            done.append(Doing(long.retract, [Span(x0, long.at), change], [Span(f"x {k}")]))
            done += self._mobility(long, Span(f"x {k}"))
            takes |= {f"drift {k}": Span(f"drift {k}"), f"G {k}": Span(f"G {k}")}
        return takes, [*done, *(self._accelerated(x0, xi, takes) if self.rigid else ())]

    def _accelerated(self, x0: str, xi: str, takes: dict[str, Span]) -> list[Step]:
        """How mechanisms with rotors accelerate: the efforts that the network then has at their ports, and a walk."""

        def network(e: CausalEquations, at: Each, found: Any) -> list[Array]:
            return self._efforts(at, found)

        sizes: Sizes = {f"f {k}": (long.efforts + long.inputs,) for k, long in self.longs.items()}
        efforts = [Span(name) for name in sizes]
        done: list[Step] = [self._written("efforts", network, takes, sizes, efforts, local=xi != "still")]
        for k in self.tied:
            long = self.longs[k]
            at = [Span(x0, long.at), Span(xi, long.local * (xi != "still")), Span("t"), Span(f"f {k}")]
            if long.lined:
                done += long.lines.leaning(Span(f"x {k}"), Span(f"f {k}"))
                at.append(Span(f"leant {k}"))
            done.append(Doing(long.flow, at, [Span(f"free {k}"), Span(f"powers {k}")]))
            done.append(Doing(long.taking, long.taken_at(f"free {k}", long.nv), [Span(f"drift {k}")]))
            takes[f"drift {k}"] = Span(f"drift {k}")
        return done

    def _mobility(self, long: LongMechanism, state: Span) -> list[Step]:
        """G, a column for each port."""
        k, rates = long.element, long.rates
        done: list[Step] = [
            Clearing(1, Span("zero")),
            Doing(unit_vectors(long.efforts), [Span("zero")], [Span(f"units {k}")]),
        ]
        for p in range(long.ports):
            unit = Span(f"units {k}", p * long.efforts)
            done.append(Doing(long.answer, [state, Span("zero"), unit], [Span(f"change {k}")]))
            done.append(Doing(long.taking, long.taken_at(f"change {k}", 0), [Span(f"G {k}", p * rates)]))
        return done

    def _written(
        self,
        name: str,
        network: Callable[[CausalEquations, Each, Any], list[Array]],
        takes: Mapping[str, Span],
        made: Sizes,
        gives: Sequence[Span],
        local: bool = False,
    ) -> Doing:
        """The part of the network itself, written out: what ``network`` makes of its flow; Newton's unknowns found."""
        n = self.equations.stored
        given: Sizes = {"s": (n,), "ds": (n,), "t": (1,), "u": (len(self.equations.sampled),), **self.free}
        for k, (machine, _, _) in self.small.items():
            given |= {f"x {k}": (machine.size,)} | ({f"dx {k}": (2 * machine.tree.nv,)} if local else {})
        for k, long in self.longs.items():
            given[f"seen {k}"] = (long.size,)
            if k in self.tied:
                given |= {f"drift {k}": (long.rates,), f"G {k}": self._shape(long)}
        given = {each: given[each] for each in takes}

        def found(w: Sequence[Scalar] = (), **at: Array) -> tuple[Array, ...] | Array:
            e = self._answering(at)
            results = network(e, at, e.evaluate(self._state(e, at), at["t"][0], list(at["u"]), list(w)))
            return tuple(results) if len(results) > 1 else results[0]

        def misses(w: Array, **at: Array) -> Array:
            e = self._answering(at)
            return array(e.residual(self._state(e, at), at["t"][0], list(at["u"]), list(w)))

        kernel = Kernel(found, given, made, name)
        if self.reduced.unknowns:
            from poinsot.kernels.implicit import ImplicitKernel

            guess = self.reduced.unknown_guess
            kernel = ImplicitKernel(misses, found, len(guess), given, made, name, guess=lambda **_: array(guess))
        return Doing(kernel, [*takes.values()], gives)

    def _booked(self, equations: CausalEquations) -> Doing:
        """Powers in the order of `books.power_names`, and zeros behind them."""
        sizes: Sizes = {"own": (self._own,)}
        sizes |= {f"powers {k}": (long.books,) for k, long in self.longs.items()}
        elements = equations.model.primitives
        gives, takes = (sum(map(each, elements)) for each in (gives_power, takes_power))

        def function(**each: Array) -> Array:
            own = iter(each["own"])
            supplied, taken = [next(own) for _ in range(gives)], list[Scalar]()
            for k, machine, _ in equations.machines:
                if k in self.longs:
                    first = self.longs[k].efforts
                    supplied += list(each[f"powers {k}"][first : first + len(machine.sources)])
                else:
                    supplied += [next(own) for _ in machine.supplying]
            taken += [next(own) for _ in range(takes)]
            for k, machine, _ in equations.machines:
                if k in self.longs:
                    taken += list(each[f"powers {k}"][self.longs[k].efforts + len(machine.sources) :])
                else:
                    taken += [next(own) for _ in machine.dampers]
            return array([*supplied, *taken])

        made = {"powers": (self._books,)}
        return Doing(Kernel(function, sizes, made, "booked"), [*map(Span, sizes)], [Span("powers")])

    def _settled(self, each: Each, first: bool = False) -> tuple[Any, ...]:
        """As `Charts.settled`, of the written-out part. first: the pushes at ports alone"""
        position: list[Scalar] = []
        velocity: list[Scalar] = []
        for k, long in self.longs.items():
            if long.tree.closed:
                position.append(each[f"missed {k}"][0])
                velocity.append(each[f"missed {k}"][1])
        e, small = self._answering(each), {}
        t = each["clock"][0] if self.charts.clock else 0.0
        for k, machine in self._small_of(e):
            small[k] = each[f"x {k}"]
            if machine.tree.closed or machine.motions:
                closed, gap, slip = closed_mechanism(machine, each[f"x {k}"], e.held(machine, t))
                small[k] = array(closed)
                position.append(gap)
                velocity.append(slip)
        pushes: dict[int, Array] = {}
        stored = each["s"]
        if e.excess.branches:
            at = {**each, **{f"x {k}": x for k, x in small.items()}}
            states = self._state(e, at)
            miss = e.excess.constraint(states, t)
            amounts = e.excess.shares(states, miss)
            if self.rigid and not first:
                states = self._state(e, {**at, **{f"seen {k}": each[f"seen first {k}"] for k in self.tied}})
                miss = e.excess.constraint(states, t)
            sizes = [largest([1.0, size]) for size in e.excess.sizes(states, t)]
            moved = e.excess.moved(states, amounts)
            rows = {k: [0.0] * len(self.longs[k].pushed) for k in self.tied}
            pushes = {k: array([*e.excess.impulses(states, amounts, k), *rows[k]]) for k in self.tied}
            if first:
                return tuple(pushes.values())
            stored = array(moved[: e.stored])
            for k, machine, start in e.machines:
                if k in small:
                    small[k] = array(moved[start : start + machine.size])
            position.append(largest([absolute(c) / size for c, size in zip(miss, sizes, strict=True)]))
        return (
            stored, each["clock"], *(pushes[k] for k in self.longs if k in self.tied), *small.values(),
            largest(position), largest(velocity),
        )  # fmt: skip


class StagesAround(AroundLong):
    """The kernels of a network's System, and those of its implicit stages."""

    @property
    def own_states(self) -> list[tuple[str, int, int]]:
        """What y is made of: the operand of its change, where it stands in ξ, how many numbers."""
        found = [("ds", 0, self.equations.stored)]
        found += [(f"dx {k}", local, 2 * machine.tree.nv) for k, (machine, _, local) in self.small.items()]
        return [*found, *([("clock", self.charts.local_size - 1, 1)] if self.charts.clock else [])]

    @property
    def height(self) -> int:
        """How many unknowns the border has."""
        on_links = sum(6 * len(long.lines.links) for long in self.longs.values() if long.lined)
        return sum(count for *_, count in self.own_states) + sum(x.ports for x in self.longs.values()) + on_links

    def rates_written(self, takes: dict[str, Span], rotors: bool = False) -> tuple[Kernel, list[Span]]:
        """The part that gives rates and efforts, and its operands; rotors: efforts alone, of those that carry them."""
        sizes: Sizes = {} if rotors else {"ds": (self.equations.stored,)}
        sizes |= {} if rotors else {f"dx {k}": (2 * m.tree.nv,) for k, (m, _, _) in self.small.items()}
        sizes |= {f"f {k}": (long.ports,) for k, long in self.longs.items()}

        def network(e: CausalEquations, at: Each, found: Flow) -> list[Array]:
            efforts = [f[: len(f) - len(at["u"])] for f in self._efforts(at, found)]
            return efforts if rotors else [*self._rates(e, at, found), *efforts]

        taken = {name: span for name, span in takes.items() if not (rotors and name.startswith("drift"))}
        written = self._written("slopes", network, taken, sizes, [], local=True)
        return written.kernel, [*written.takes]

    def begun(self) -> tuple[dict[str, Span], list[Step]]:
        """The operands of the network's part at the beginning of a step, and the work done before."""
        takes, done = self._around("x0", "origin")
        return takes, [Clearing(self.charts.local_size, Span("origin")), *done]

    def key_of(self, what: str) -> str:
        """A text that tells these kernels from all others."""
        owners = [each.mechanism.key for each in self.longs.values()]
        return "\n".join([self.key, f"rotors {self.rigid}", what, *owners])

    @property
    def between(self) -> dict[str, int]:
        """Numbers that stand between the parts of a flow."""
        return self._between
