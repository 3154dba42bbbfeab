"""The result of a check of a run by another method: stretch by stretch, and the momentum of floating bodies."""

from __future__ import annotations

from collections.abc import Iterator

from poinsot.records import dataclass
from poinsot.simulation.verification.momentum import MomentumBalance


@dataclass(frozen=True)
class RunStretch:
    """A stretch of a run between two of its samples, integrated again from the state stored at the first.

    begin, end  of it [s]
    variable    the component of the state that misses most at its end, by the run's variables
    defect      |stored − integrated| of that component, in its unit
    asked       what was asked for there: the error allowed in a step; of fixed steps the error that is left with half
                the step, times 2ᵖ
    allowed     how many times as much may be missed
    by          the method that it was integrated by, and in how many steps
    events      that happened in it
    why         "" where it could be integrated, else why not
    """

    begin: float
    end: float
    variable: str
    defect: float
    asked: float
    allowed: float
    by: str
    steps: int
    events: int
    why: str = ""

    @property
    def ratio(self) -> float:
        """The defect as a share of the error allowed."""
        return self.defect / self.asked if self.asked > 0 else float("inf") if self.defect > 0 else 0.0

    @property
    def passed(self) -> bool:
        """Whether the defect is allowed, or could not be told."""
        return bool(self.why) or self.ratio <= self.allowed


@dataclass(frozen=True)
class Verification:
    """A run checked by another: `verify`.

    system, method  of the run          stretches  that were integrated again, in the order of time
    momenta         of what floats      seed       by which the stretches were drawn
    """

    system: str
    method: str
    stretches: tuple[RunStretch, ...]
    momenta: tuple[MomentumBalance, ...]
    seed: int

    @property
    def told(self) -> tuple[RunStretch, ...]:
        """The stretches that could be integrated again."""
        return tuple(each for each in self.stretches if not each.why)

    @property
    def worst(self) -> RunStretch | None:
        """The stretch with the largest defect as a share of the error allowed; None without any."""
        return max(self.told, key=lambda each: each.ratio / each.allowed, default=None)

    @property
    def passed(self) -> bool:
        """Whether the run holds: some stretch could be told, all defects are allowed, and momentum is balanced."""
        held = all(each.passed for each in self.stretches) and all(each.passed for each in self.momenta)
        return bool(self.told) and held

    @property
    def verdict(self) -> str:
        """One sentence."""
        worst, count, name = self.worst, len(self.told), f"the run of {self.system!r}"
        if worst is None:
            return f"{name} could not be checked: {self.stretches[0].why if self.stretches else 'it has no stretches'}."
        lost = next((each for each in self.momenta if not each.passed), None)
        at = f"{worst.variable!r} between {worst.begin:.6g} s and {worst.end:.6g} s"
        found = f"it misses at most {worst.ratio:.2g} of what was asked for, in {at}"
        if not worst.passed:
            return (
                f"{name} does not hold: {at} misses {worst.defect:.3g}, {worst.ratio:.2g} of what was asked for, where "
                f"{worst.allowed:.3g} is allowed; by {worst.by!r} it comes to another state."
            )
        if lost is not None:
            return (
                f"{name} does not hold: the momentum of what floats on {lost.joint!r} changes by {lost.ratio:.2g} of "
                f"itself without a cause, where {lost.bound:.0e} is allowed."
            )
        of = f"{count} of {len(self.stretches)} stretches" if count < len(self.stretches) else f"{count} stretches"
        return f"{name} holds in {of} that another method has integrated again: {found}."

    def rows(self) -> Iterator[tuple[str, ...]]:
        """Of every stretch: begin, end [s], the variable, defect, the error allowed, ratio, method and steps."""
        for each in self.stretches:
            ends = f"{each.begin:.6g}", f"{each.end:.6g}"
            if each.why:
                yield *ends, each.why, "", "", "", each.by
                continue
            numbers = f"{each.defect:.2e}", f"{each.asked:.2e}", f"{each.ratio:.2g}{'' if each.passed else ' !'}"
            yield *ends, each.variable, *numbers, f"{each.by}, {each.steps}"

    def balances(self) -> Iterator[tuple[str, str, str, str]]:
        """Of every floating part: its joint, the largest unexplained change of p and of L_G, and their share."""
        for each in self.momenta:
            if each.why:
                yield each.joint, "not told", "not told", each.why
            else:
                mark = "" if each.passed else " !"
                yield each.joint, f"{each.linear:.2e}", f"{each.angular:.2e}", f"{each.ratio:.2g}{mark}"

    def __str__(self) -> str:
        heads = ("begin [s]", "end [s]", "variable", "defect", "asked", "ratio", "by, steps")
        parts = [self.verdict, *_table(heads, [*self.rows()])]
        if self.momenta:
            parts += ["", *_table(("floats on", "Δp [kg·m/s]", "ΔL [kg·m²/s]", "share"), [*self.balances()])]
        return "\n".join([*parts, f"drawn by seed={self.seed}"])


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    """Columns of texts as lines."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    return ["  ".join(f"{each:<{w}}" for each, w in zip(row, widths, strict=True)).rstrip() for row in (heads, *rows)]
