"""What switches in many members of a family of networks: the numbers in which they differ, for all of them at once.

Kernels, names and kinds are those of one member. Of every other one D, S, the sizes of its rows, its restitution and
what its sources can do are read on columns (`algebra.columns`), with the bits that they have of the member alone.
Law  a member has the bits of its run by `simulate`, tests/ensembles/test_members.py
Units: w and z of each row, their product [W]. Source: docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algebra.columns import on_rows
from poinsot.algebra.scalars import Scalar
from poinsot.motion.moding import Moding
from poinsot.motion.of_network.switch_sizes import NONE, against, most_of_sources, own_bounds, refuse, sizes, weights
from poinsot.motion.of_network.switches import NetworkSwitches, curved
from poinsot.motion.switching import Switching
from poinsot.motion.system import System
from poinsot.networks.equations import CausalEquations, responses
from poinsot.records import NamedTuple, dataclass


class MemberNumbers(NamedTuple):
    """Of n members.

    D     ∂w/∂z of the switches [n, rows, rows]        of_sources  ∂w/∂ signals [n, rows, sources]
    w, z, g  what their sizes are to be expected [n, rows]      restitution [n, rows]
    guess [n, states], where laws that switches act on are looked at
    fits  members whose rows are of the same kind as those of the member whose kernels they take [n]
    """

    D: Floats
    of_sources: Floats
    w: Floats
    z: Floats
    g: Floats
    restitution: Floats
    guess: Floats
    fits: Bools


@final
@dataclass(frozen=True, eq=False)
class Others:
    """Members of the family beside the one at which its System was made.

    switches, usual  of that member        solved  states [n, nx] → whether the laws there have a solution [n]
    """

    switches: NetworkSwitches
    usual: Switching
    solved: Callable[[Floats], Bools]

    def read(self, equations: CausalEquations, start: Sequence[Scalar], count: int) -> MemberNumbers:
        """Of so many members, from their equations and states, which are of columns."""
        s, rows = self.switches, len(self.switches.rows)
        branches, found = responses(equations, equations.guess)
        place = {b: i for i, b in enumerate(branches)}
        own = [place[b] for b in s.branches]
        sources = [place[equations.model.first_branch(k)] for k, _ in equations.sources]
        Z = np.zeros((count, rows, rows + len(sources)))
        for i, at in enumerate(own):
            for j, b in enumerate([*own, *sources]):
                if b in found[at]:
                    Z[:, i, j] = on_rows(found[at][b], count)
        D = -s.signs[:, None] * Z[:, :, :rows] * s.signs
        factors = _columns([each.factor for _, each in equations.sources], count)
        of_sources = -s.signs[:, None] * Z[:, :, rows:] * factors[:, None]
        most = most_of_sources(equations, s.span, count)
        here = replace(s.sized, equations=equations, D=D, of_sources=of_sources, of_signals=most, unchanging={})
        w, z, g, guessed = sizes(here, start, count)
        same = (guessed == np.asarray(self.usual.rows.guessed)[:rows]).all(axis=1)
        same &= ((D != 0).any(axis=2) == s.D.any(axis=1)).all(axis=1)
        same &= ((of_sources != 0) == (s.of_sources != 0)).all(axis=(1, 2))
        if curved(equations) != s.curved:
            same[:] = False
        restitution = _columns([each.restitution for _, each in equations.switches], count)
        return MemberNumbers(D, of_sources, w, z, g, restitution, _columns(equations.guess, count), same)

    def systems(
        self, system: System, told: MemberNumbers, states: Floats, c: Floats, P: Floats, units: Floats
    ) -> Systems:
        """The Systems of all, and which rows have to be made by themselves; units [n, nl + 1]: scale, energy scale."""
        s, n = self.switches, len(self.switches.rows)
        u = s.equations.driven.sampled_at(0.0)
        given = {"x0": states, "xi": np.zeros(s.charts.local_size), "t": np.zeros(1), "u": u, "c": c}
        given["sigma"] = np.zeros(s.probe.mode_size + s.count)
        data: Any = self.usual.kernels.data
        with np.errstate(all="ignore"):
            _, _, _, S, D, F, _ = (np.array(each) for each in data.ufunc(*(given[name] for name in data.inputs)))
        shape = len(states), s.count, s.count
        S, D = np.broadcast_to(S, shape), np.array(np.broadcast_to(D, shape))
        D[:, :n, :n] = told.D
        if s.reads_laws:
            D[:, :n, :n] = [s.slopes_at(x, p) for x, p in zip(told.guess, P, strict=True)]
        w, g, restitution = NONE * told.w, NONE * told.g, told.restitution
        if more := s.count - n:
            of_signs = [s.more.least(s.sizes_of_signs(x, p)) for x, p in zip(states, P, strict=True)]
            w, g = (np.hstack([a, np.stack(b)]) for a, b in zip((w, g), zip(*of_signs, strict=True), strict=True))
            restitution = np.hstack([restitution, np.tile(s.more.table().element_fields()["restitution"], (len(P), 1))])
        weighing = np.ones((len(states), s.count, 2))
        weighing[:, :n] = weights(s.sized, S[:, :n, :n], D[:, :n, :n])
        force = NONE * np.hstack([told.z, np.zeros((len(P), more))])
        bounds = own_bounds(told.D, np.broadcast_to(F, (*shape[:2], 2))[:, :n, 0], more)
        fits = told.fits & self.solved(states) & np.isfinite(D).all(axis=(1, 2)) & np.isfinite(S).all(axis=(1, 2))
        return Systems(system, self, told, D, S, weighing, bounds, restitution, g, w, force, units, fits)


class Systems(NamedTuple):
    """Systems of members, made when they are asked for; arrays by member, as of `Switching`."""

    system: System
    others: Others
    told: MemberNumbers
    D: Floats
    S: Floats
    weights: Floats
    bounds: Floats
    restitution: Floats
    gap: Floats
    rate: Floats
    force: Floats
    units: Floats
    fits: Bools

    def __call__(self, k: int) -> System:
        """That of member k."""
        s = self.others.switches
        D, own = self.D[k], len(s.rows)
        rows = replace(s.sized, D=D[:own, :own], of_sources=self.told.of_sources[k])
        modes = Moding(
            D, self.S[k], self.weights[k], self.bounds[k], partial(refuse, rows), s.constant, s.turning, s.solved_by_D
        )
        usual = self.others.usual
        switching = replace(
            usual, rows=replace(usual.rows, gap=self.gap[k], rate=self.rate[k], force=self.force[k]),
            elements=replace(usual.elements, restitution=self.restitution[k]),
            modes=modes, against=partial(against, rows, self.S[k]),
        )  # fmt: skip
        system = copy(self.system)  # its sizes were checked where it was made
        system.__dict__.update(switching=switching, state=copy(system.state), books=copy(system.books))
        system.state.__dict__["scale"], system.books.__dict__["energy_scale"] = (
            self.units[k, :-1],
            float(self.units[k, -1]),
        )
        return system


def _columns(values: Sequence[Scalar], count: int) -> Floats:
    """Numbers of so many members, side by side [count, values]."""
    return np.stack([np.zeros(count), *(on_rows(x, count) for x in values)], 1)[:, 1:]
