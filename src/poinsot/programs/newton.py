"""A kernel with unknowns: three programs, and Newton's method between them.

The *guess* makes the unknowns w from the inputs, the *equations* make the residual r and its Jacobian J at w, and the
*result* makes the outputs from the inputs and the w at which r = 0. A *rest* makes them from w and the last step d, in
the place of the result at w + d, where outputs are differences so small that rounding w + d would spoil them.

Steps are w ← w + λ d with J d = −r and λ = 1, ½, ¼, … until in every row i the new residual r⁺ has fallen,

    |r⁺ᵢ| ≤ (1 − λ/4) |rᵢ|,    or is what the slopes foretell,    |r⁺ᵢ − rᵢ − λ Σⱼ Jᵢⱼ dⱼ| ≤ ¾ λ Σⱼ |Jᵢⱼ dⱼ|,

the latter up to a millionth of the row's terms Σⱼ |Jᵢⱼ wⱼ|. So a row in nanoamperes and one in kilovolts count alike,
and nothing depends on the units of the unknowns. Ended, with one last step, where |dⱼ| ≤ 4ε (|wⱼ| + sⱼ) for all j, or
where |rᵢ| ≤ 4ε Σⱼ |Jᵢⱼ wⱼ| for all i, or where two tiny steps do not shrink, the rest being noise. s is what
the elimination before this makes of |r| where nothing cancels: its rounding is ε s, and all that there is of an unknown
that is 0; so 2⁻³⁰ sⱼ is added to |wⱼ| in the terms, and J d is not taken for −r. Of linear r two steps leave
rounding, whatever cancels in r: large voltages around a current that falls through 0 are in none of these terms. Where
some rows are at rounding by their terms and others by more, that cancels in them, steps of the others alone have to be
tiny and to shrink no more: unknowns that the first determine, near 0, do not count.
No row may then be on its way still: where a nearly singular J makes s large, a residual that falls by a part of itself
at each step, or steps that had to be shortened, are no rounding.

Of one junction in a linear network, on the scale of `networks.straightened`, r is convex: any step leads to one side of
the solution, and whole ones from there to it. There `full_steps` are tried first, as they are.

Where that ends without a solution, r is solved with beside the straight equations that touch it at the guess w₀,

    (1 − μ) r(w) + μ (r(w₀) + J(w₀) (w − w₀)) = 0,    μ = 1/4, 1/16, … and 0 in the end, each from the last solution,

as circuit simulators let a leak across diodes fall: of monotone r each of these is monotone, whatever the units.
Law: r = 0 at the result, tests/compiler/test_implicit.py. Source: Ortega & Rheinboldt 1970, ch. 7 (Newton's method,
continuation).
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.programs.program import Program
from poinsot.records import dataclass

MOST_STEPS = 100
MOST_FULL_STEPS = 16
"""Whole steps that are tried first, where they are."""


@dataclass(frozen=True)
class NewtonPrograms:
    """The programs of an implicit kernel with n unknowns.

    guess      inputs → w [n]; where it `tells`, behind these 1 where they are the solution already, else 0
    equations  inputs, w → r [n], and the entries of J = ∂r/∂w that are not always 0
    pattern    row and column of each of these
    result     inputs, w → outputs
    rest       inputs, w, d → outputs, result at w + d to more digits; None: w + d as it is rounded
    linear     whether r is linear in w
    tells      whether the guess says that it is the solution
    full_steps  whether whole steps are tried first: r has one zero, and is nearly straight beside its bends
    """

    unknowns: int
    guess: Program
    equations: Program
    pattern: Sequence[tuple[int, int]]
    result: Program
    rest: Program | None = None
    linear: bool = False
    tells: bool = False
    full_steps: bool = False

    @property
    def guessed(self) -> dict[str, int]:
        """The outputs of the guess, by name, and how many numbers each holds."""
        return {"w": self.unknowns, **({"told": 1} if self.tells else {})}

    @property
    def operations(self) -> int:
        """The operations of one pass: guess, equations once, result. The elimination is not counted."""
        return sum(each.operations for each in (self.guess, self.equations, self.result))

    def listing(self, inputs: Sequence[str], outputs: Sequence[str]) -> str:
        """The three programs as text, the unknowns under the names w[0], w[1], …"""
        n = range(self.unknowns)
        w, r = [f"w[{i}]" for i in n], [f"r[{i}]" for i in n]
        jacobian = [f"J[{i},{j}]" for i, j in self.pattern]
        return "\n".join(
            [
                "# guess",
                self.guess.listing(inputs, [*w, *["told"] * self.tells]),
                "# equations: r = 0, J = dr/dw",
                self.equations.listing([*inputs, *w], [*r, *jacobian]),
                "# result",
                self.result.listing([*inputs, *w], outputs),
            ]
        )
