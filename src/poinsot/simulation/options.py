"""The options of a run, read once: anything that contradicts itself is refused here with one clear sentence."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sized
from dataclasses import replace
from numbers import Integral, Real
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Vector
from poinsot.algebra.kinds import NO_NUMBERS
from poinsot.algebra.units import is_foreign
from poinsot.components.measured import converted
from poinsot.errors import ModelError, SimulationError, option
from poinsot.motion.system import System
from poinsot.records import dataclass
from poinsot.run_options import OF_DATA, OPTIONS, declared, refuse_unknown
from poinsot.simulation.choices import CHOICES, NewtonControl, RootFinder, StepControl

Method = TypeVar("Method")
Own = TypeVar("Own")
MOST_SAMPLES = int(OPTIONS["samples"].most)
DEFAULTS: Mapping[str, Any] = {name: one.default for name, one in OPTIONS.items() if one.default is not None}
"""What a run does of which neither its user nor its file says anything; the longest step is a hundredth of it."""
CONTROLS = ("rtol", "atol", "step", "max_step", "max_steps", "constraint_tolerance", *CHOICES)
"""Those that `read_control` reads."""


def chosen(said: Mapping[str, object], wishes: Mapping[str, object], caller: str = "simulate") -> dict[str, Any]:
    """The options of a run: those of its user, else of its file, else `DEFAULTS`; None: nothing is asked for.

    A user who says when a run is sampled or how long it lasts replaces the file's `times`, one who names a start its
    `time`: then it is as long as the file's, and begins there.
    Errors  SimulationError for options that there are not, that contradict each other, or that need another
    """
    refuse_unknown(caller, said, OPTIONS)
    given = {name: value for name, value in said.items() if value is not None}
    for name in given:
        if other := next((each for each in OPTIONS[name].excludes if each in given), None):
            raise SimulationError(f"{_named(name)} and {_named(other)} contradict each other: give one of the two.")
    wished = dict(wishes)
    if given.keys() & set(OF_DATA):
        wished.pop("times", None)
    for name, without in (("times", ("time", "samples")), ("start", ("time",))):
        if name in given:
            wished = {key: value for key, value in wished.items() if key not in without}
    for name, value in given.items():
        if isinstance(value, str) and value == OPTIONS[name].word:
            given[name] = None
    found = {**dict.fromkeys(OPTIONS), **DEFAULTS, **wished, **given}
    found["method"] = of_file(found["method"], wishes)
    for name in given:
        if (needed := OPTIONS[name].needs) and found[needed] is None:
            raise SimulationError(
                f"{_named(name)} goes with {_named(needed)}: give {option(needed, ...)}, or leave it out."
            )
    return found


def of_file(method: Method, wishes: Mapping[str, object]) -> Method | str:
    """A method, where it is a name of the file's own, by its text."""
    own = wishes.get("methods")
    return dict(own).get(method, method) if isinstance(own, tuple) and isinstance(method, str) else method


def _named(name: str) -> str:
    """An option with its sentence, as messages call it."""
    sentence = declared(name).sentence
    return f"{option(name)} ({sentence[0].lower()}{sentence[1:]})"


@dataclass(frozen=True, eq=False)
class Control:
    """How steps are chosen: error tolerances [nl], step limits [s], the position error allowed in samples [1]."""

    rtol: float
    atol: Vector
    energy_atol: float  # of energies, in units of the system's energy scale: the largest of atol
    fixed_step: float  # 0: adaptive
    max_step: float
    max_steps: int
    constraint_tolerance: float
    step_control: str = DEFAULTS["step_control"]
    newton: str = DEFAULTS["newton"]
    root_finder: str = DEFAULTS["root_finder"]

    def over(self, span: float) -> Control:
        """The same for a run of this length [s]: without a longest step that is a hundredth of it.

        Errors  SimulationError for a fixed step that is longer than the run
        """
        fixed = self.fixed_step
        if fixed > span * (1 + 1e-9):  # beyond the rounding of either
            raise SimulationError(
                f"step={fixed:g} s is longer than the run of {span:g} s: fixed steps divide the run, so give a shorter "
                "one."
            )
        return replace(self, max_step=max(span / 100, 1e-300)) if self.max_step == math.inf else self


def read_number(name: str, value: object, positive: bool = False, unit: str | None = "1") -> float:
    """A finite float, positive if so wished; unit: of values that may be given with one, "s" of times, None for any."""
    try:
        given: Any = value
        if not isinstance(value, (float, int)) and (isinstance(value, str) or is_foreign(value)):
            given = converted(value, unit)
        if isinstance(given, (bool, np.bool_, *NO_NUMBERS)):
            raise TypeError
        number = float(given)
    except ModelError as error:
        raise SimulationError(f"{option(name)}: {error}") from None
    except (TypeError, ValueError, OverflowError):
        or_text = ", or a text with its unit such as '10 ms'" if unit == "s" and isinstance(value, str) else ""
        raise SimulationError(f"{option(name)} must be a number{or_text}, not {value!r}.") from None
    if not math.isfinite(number) or (positive and number <= 0):
        raise SimulationError(
            f"{option(name)} must be a {'positive ' if positive else ''}finite number, not {value!r}."
        )
    return number


def _with_units(values: object) -> bool:
    """Test for moments with units: texts, or a quantity of another package."""
    return is_foreign(values) or (isinstance(values, (list, tuple)) and any(isinstance(x, str) for x in values[:1]))


def _floats(values: object) -> Vector:
    """Numbers as a new array; TypeError for text, which NumPy would read as numbers, and truth values."""
    given = np.asarray(values)
    if given.dtype.kind not in "iuf" and not all(isinstance(x, Real) and not isinstance(x, bool) for x in given.flat):
        raise TypeError
    return np.array(given, dtype=np.float64)


def read_option(name: str, value: object) -> float:
    """A number of an option within the bounds of its record; whole where it says so."""
    one = declared(name)
    whole = one.kind == "whole"
    number = read_number(name, value, one.positive and not whole, one.unit)
    if one.least <= number <= one.most and not (whole and number != int(number)):
        return int(value) if isinstance(value, Integral) else int(number) if whole else number
    if whole:
        raise SimulationError(f"{option(name)} must be a whole number {one.bounds}, not {value!r}.")
    example = option(name, float(one.example))
    raise SimulationError(f"{option(name)} must be {one.bounds}, as {example}; it is {value!r}.")


def own_options(given: dict[str, object], kind: type[Own]) -> Own:
    """Take the options that a typed dictionary declares out of the given ones, and check them."""
    found = dict[str, object]()
    for name in kind.__annotations__:
        one, value = declared(name), given.pop(name, None)
        if value is not None and one.kind == "flag" and not isinstance(value, bool):
            raise SimulationError(f"{_named(name)} must be True or False, not {value!r:.60}.")
        found[name] = one.default if value is None else value if one.kind == "flag" else read_option(name, value)
    return cast(Own, found)


def read_control(
    system: System,
    span: float,
    rtol: object = DEFAULTS["rtol"],
    atol: ArrayLike = DEFAULTS["atol"],
    step: object = None,
    max_step: object = None,
    max_steps: object = DEFAULTS["max_steps"],
    constraint_tolerance: object = DEFAULTS["constraint_tolerance"],
    step_control: object = DEFAULTS["step_control"],
    newton: object = DEFAULTS["newton"],
    root_finder: object = DEFAULTS["root_finder"],
) -> Control:
    """Tolerances and limits of a run of this length [s], or of any (∞): then as `Control.over` is asked."""
    relative = read_option("rtol", rtol)
    try:
        absolute = np.full(system.state.local_size, _floats(atol))
    except (TypeError, ValueError, OverflowError):
        raise SimulationError(
            f"atol must be a number or one number for each of the {system.state.local_size} components of the state."
        ) from None
    if np.size(atol) == 0 or not np.isfinite(absolute).all() or np.any(absolute <= 0):
        raise SimulationError("atol must be positive and finite in every component.")
    most = int(read_option("max_steps", max_steps))
    fixed = 0.0 if step is None else read_option("step", step)
    longest = math.inf if max_step is None else read_option("max_step", max_step)
    if max_step is not None and longest < fixed:
        raise SimulationError(
            f"{option('max_step', float(longest))} is shorter than the fixed step of {fixed:g} s: say "
            f"{option('step', float(longest))}, or {option('step', 'adaptive')} for steps that follow from the error."
        )
    largest = float(np.max(np.asarray(atol, dtype=np.float64)))
    gap = read_option("constraint_tolerance", constraint_tolerance)
    told = (StepControl.told(step_control), NewtonControl.told(newton), RootFinder.told(root_finder))
    return Control(relative, absolute, largest, fixed, longest, most, gap, *told).over(span)


def read_times(
    times: ArrayLike | None, time: float | str | None, start: float, span: float, samples: int
) -> tuple[Vector, float]:
    """The output grid and the end of the run; a last sample beyond the end by rounding only is moved onto it."""
    if times is None:
        end = start + span if time is None else read_number("time", time, unit="s")
        _check_span(start, end)
        return (np.array([start]) if end == start else np.linspace(start, end, samples)), end
    try:
        many = len(times) if isinstance(times, Sized) else 0
        grid = _floats(converted(times, "s") if _with_units(times) else times) if many <= MOST_SAMPLES else np.zeros(0)
    except ModelError as error:
        raise SimulationError(f"times: {error}") from None
    except (TypeError, ValueError, OverflowError):
        raise SimulationError("times must be a sequence of numbers, the moments of the samples.") from None
    if many > MOST_SAMPLES:
        raise SimulationError(f"times are {many:,} moments, and {MOST_SAMPLES:,} are the most.")
    if grid.ndim != 1 or grid.size == 0:
        raise SimulationError(f"times must be a non-empty sequence of numbers; it has shape {grid.shape}.")
    if not np.isfinite(grid).all():
        raise SimulationError(f"times must be finite; entry {int(np.argmin(np.isfinite(grid)))} is not.")
    if np.any(np.diff(grid) <= 0):
        index = int(np.argmax(np.diff(grid) <= 0))
        raise SimulationError(f"times must increase; entry {index + 1} is {grid[index + 1]:g}, after {grid[index]:g}.")
    end = float(grid[-1]) if time is None else read_number("time", time, unit="s")
    _check_span(start, end)
    rounding = 8 * np.spacing(max(abs(start), abs(end)))
    if 0 < grid[-1] - end <= rounding and (grid.size == 1 or grid[-2] < end):
        grid[-1] = end
    if grid[0] < start or grid[-1] > end:
        early = f" The run begins at start, not at the first of times: say {option('start', float(grid[0]))}."
        raise SimulationError(
            f"times must lie within the run, {start:g} s to {end:g} s; they go from {grid[0]:g} s to {grid[-1]:g} s."
            + early * bool(grid[0] < start)
        )
    return grid, end


def steps_as_times(count: int, step: float | str, start: float, end: float) -> Vector:
    """The ends of every ``count``-th fixed step, and the end of the run."""
    count, length = int(read_option("steps_per_sample", count)), read_option("step", step)
    many = (end - start) / length / count
    if many > MOST_SAMPLES:
        raise SimulationError(
            f"that makes {many:.3g} samples, and {MOST_SAMPLES:,} are the most: take more steps each."
        )
    found = start + length * (count * np.arange(int(many + 1e-6) + 1))  # as the loop reckons the ends of its steps
    near = 1e-6 * length  # a sample so near the end is the end
    return np.append(found[found < end - near], end)


def doubtful_start(said: Mapping[str, object], grid: Vector, start: float) -> str:
    """A sentence for a user who gives `times` alone, beginning late, and may think that they begin the run; or none."""
    if said.get("times") is None or said.get("start") is not None or said.get("time") is not None:
        return ""
    if len(grid) < 2 or grid[0] <= start:
        return ""
    return (
        f"times begin at {grid[0]:g} s, but the run begins at {start:g} s: there the initial values hold, and from "
        f"there inputs act. Say {option('start', float(start))} if that is meant, or "
        f"{option('start', float(grid[0]))} for a run that begins with its samples."
    )


IDLE = {
    "errors": "{!r} takes fixed steps as they are, whatever their error. Leave that out; a shorter step is more exact, "
    "and adaptive steps follow the error.",
    "stages": "{!r} solves no stages to a tolerance. Leave that out, or take an implicit method, such as 'radau'.",
    "events": "{!r} looks for no moments of events here. Leave that out.",
}
"""Why an option says nothing to a run, by whom it concerns; with the method's name."""
CONCERNS = {name: one.concerns for name, one in OPTIONS.items() if one.concerns}
"""Options without effect in some runs → the part of a run that they concern."""


def idle_options(
    said: Mapping[str, object], wishes: Mapping[str, object], method: str, heeds: Mapping[str, bool]
) -> list[str]:
    """Sentences on given options without effect in a run; heeds: `IDLE` → True of a run that uses them.

    Of a file they count where its own step is taken, so that a user may replace it.
    """
    idle = dict[str, str]()
    for name, concern in CONCERNS.items():
        asked = said.get(name) is not None or (said.get("step") is None and name in wishes)
        if asked and not heeds[concern]:
            idle[concern] = f"{idle[concern]} and {name}" if concern in idle else name
    return [
        f"{names} {'do' if ' ' in names else 'does'} nothing in this run: {IDLE[concern].format(method)}"
        for concern, names in idle.items()
    ]


def _check_span(start: float, end: float) -> None:
    if end < start:
        raise SimulationError(f"the run would end at {end:g} s, before its start at {start:g} s: give a later time.")
    if 0 < end - start < 1e4 * np.spacing(max(abs(start), abs(end))):
        raise SimulationError(f"the run from {start:g} s to {end:g} s is too short to tell its moments apart.")


def read_state(system: System, state: ArrayLike) -> Vector:
    """An initial state of the right size, finite."""
    try:
        vector = _floats(state)
    except (TypeError, ValueError, OverflowError):
        raise SimulationError(f"the initial state must be {system.state.size} numbers.") from None
    if vector.shape != (system.state.size,):
        raise SimulationError(
            f"the initial state of {system.name!r} must be {system.state.size} numbers; this has shape {vector.shape}."
        )
    if not np.isfinite(vector).all():
        raise SimulationError(f"the initial state must be finite; entry {int(np.argmin(np.isfinite(vector)))} is not.")
    return vector
