"""Ports on lines in implicit stages: wrenches on the links there are unknowns of the border, as efforts at ports are.

    ṁ = F(m, f, w),  w as the links see it;    w = W(places, f)  of the lines;    δ places = ∂ places/∂m δm

The mechanism's own stages keep w as it is, seen from its links; that lines turn is left to the border, six unknowns and
as many columns a link.
Law: as the dense matrix, tests/motion/test_stages_around.py. Source: decision 0028.
"""

from __future__ import annotations

from collections.abc import Iterator

from poinsot.algorithms.rolled_kernels import places_of, six_of_each
from poinsot.kernels.composing import Clearing, Copying, Doing, Span, Step
from poinsot.kernels.tangents import with_directions
from poinsot.motion.of_network.long_mechanisms import LongMechanism


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
        """Of every column of N, what changes, and where in it."""
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
        """What lines see of a change of (δq, δv): of (q, v) "dx", of places "dplaces", and all of it where told."""
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
