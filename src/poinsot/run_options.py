"""The options of a run as data: each is declared once, here, and whoever offers it reads the declaration.

From it follow the signatures and cards of `simulate`, `Stepper`, `ensemble`, `fit` and `sensitivities`, flags of the
command line, keys of ``[simulation]`` with their JSON schema, checks, messages, and a page of the site.
Law  an option that is added here is in all of them, tests/cli/test_run_options.py
"""

import inspect
import re
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import isfinite
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypedDict, TypeVar, get_args

from numpy.typing import ArrayLike

from poinsot.errors import SimulationError, nearest

Function = TypeVar("Function", bound=Callable[..., Any])
Method = TypeVar("Method")
WIDTH = 120


class Option(NamedTuple):
    """An option of a run.

    sentence   what it is, for tables, cards, the command line and messages
    kind       what is given: a number, a whole number, yes or no, increasing moments [s], tolerances (one or one for
               each component of the state), names of variables, a method, or one of `simulation.choices`
    more       what else there is to know, for tables and cards
    default    what holds where neither user nor file says anything; otherwise  that in words, where it is no value
    unit       of numbers and moments
    least, most, positive   bounds of numbers, both included, and whether 0 and below are none
    example    a value as the command line takes it
    word       a text in the place of a value: nothing is asked for, whatever the file says
    also       further names on the command line
    excludes, needs  options that must not, or have to, be given with it
    concerns   of an option that says nothing to some runs: those that heed the "errors" of their steps, solve
               "stages" to a tolerance, or land on "events"
    in_files   whether ``[simulation]`` has it
    """

    sentence: str
    kind: Literal["number", "whole", "flag", "moments", "tolerances", "names", "method", "choice"] = "number"
    more: str = ""
    default: object = None
    otherwise: str = ""
    unit: str = "1"
    least: float = -float("inf")
    most: float = float("inf")
    positive: bool = False
    example: str = "1e-3"
    word: str = ""
    also: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    needs: str = ""
    concerns: Literal["", "errors", "stages", "events"] = ""
    in_files: bool = True

    @property
    def type(self) -> str:
        """The type of its value in a call, as signatures show it."""
        types = {"whole": "int", "flag": "bool", "moments": "ArrayLike", "tolerances": "ArrayLike",
                 "names": "Sequence[str]", "method": "str | OwnMethod", "choice": "str | object"}  # fmt: skip
        return types.get(self.kind, "float | str" if self.unit != "1" or self.word else "float") + " | None"

    @property
    def bounds(self) -> str:
        """Between which values it may be, as a message says it."""
        if self.kind == "whole":
            return f"from {self.least:,} to {self.most:,}" if isfinite(self.most) else f"of at least {self.least:,}"
        least, most = max(self.least, 0.0 if self.positive else self.least), self.most
        return f"between {least:g} and {most:g}" if isfinite(least) else f"at most {most:g}"

    @property
    def without(self) -> str:
        """What holds where nothing is said, as a table or a sentence has it."""
        if self.otherwise:
            return self.otherwise
        if isinstance(self.default, str):
            return f'"{self.default}"'
        return f"{self.default:,}" if isinstance(self.default, int) else f"{self.default:g}" if self.default else ""


class SampleOptions(TypedDict, total=False):
    """The begin and the samples of a run; the moments of a fit are those of its data."""

    start: Annotated[
        float | str | None,
        Option(
            "Beginning of the run [s]: there the initial values hold", unit="s", otherwise="0", example="1",
            more="inputs are taken at t from there on. `times` does not move it: times=[1, 2] are samples of a run "
            "from 0, unless start=1 is said; warned about",
        ),
    ]  # fmt: skip
    times: Annotated[
        ArrayLike | None,
        Option(
            "The output times themselves [s]", "moments", unit="s", otherwise="`samples` equidistant times",
            example="0,0.5,1", excludes=("samples",), more="increasing, within the run",
        ),
    ]  # fmt: skip
    samples: Annotated[
        int | None,
        Option("Number of output times", "whole", "both ends are among them", 1001, least=2, most=10_000_000),
    ]
    steps_per_sample: Annotated[
        int | None,
        Option(
            "Number of fixed steps from one output time to the next", "whole", "both ends of the run are output "
            "times, too", least=1, most=10**15, excludes=("times", "samples"), needs="step", in_files=False,
        ),
    ]  # fmt: skip


class Tolerances(TypedDict, total=False):
    """Tolerances of a run.

    `rtol` is far enough above the rounding of a step, some 1e-16, to be told from it; `atol` is for values that come
    near 0; `constraint_tolerance` is a share of lengths."""

    rtol: Annotated[
        float | None,
        Option(
            "Relative error of a step", default=1e-11, least=1e-14, most=0.1, positive=True, example="1e-8",
            concerns="errors", more="with fixed steps the accuracy of implicit equations; explicit, structure-keeping "
            "and time-stepping methods then ignore it and warn",
        ),
    ]  # fmt: skip
    atol: Annotated[
        ArrayLike | None,
        Option(
            "Absolute error of a step", "tolerances", default=1e-12, positive=True, example="1e-9", concerns="errors",
            more="one number, or one for each component of the state, in its unit (`scale` of `System.state`; 1 for "
            "mechanisms). A step may miss atol·unit + rtol·size",
        ),
    ]  # fmt: skip
    constraint_tolerance: Annotated[
        float | None,
        Option(
            "Largest position error of a sample", default=1e-10, positive=True, example="1e-8",
            more="relative to the size of its part of the mechanism; a step that cannot be brought within it is "
            "repeated, shorter",
        ),
    ]  # fmt: skip
    step_control: Annotated[
        str | object | None,
        Option(
            "How steps follow from their errors", "choice", default="hairer", example="PI", concerns="errors",
            more='"hairer", as in DOP853; "I", "PI", "H211", "H312", "H321", filters of Gustafsson and Söderlind; or '
            "your own `simulation.StepControl`",
        ),
    ]  # fmt: skip
    newton: Annotated[
        str | object | None,
        Option(
            "How the stages of implicit methods are solved", "choice", default="simplified", example="fresh",
            concerns="stages", more='"simplified": Jacobians and eliminations are kept while they serve; "fresh": none '
            "are; or your own `simulation.NewtonControl`",
        ),
    ]  # fmt: skip
    root_finder: Annotated[
        str | object | None,
        Option(
            "How moments of events are closed in on", "choice", default="chandrupatla", example="itp",
            concerns="events", more='"chandrupatla", inverse quadratic interpolation or halves; "bisection", '
            '"illinois", "itp"; or your own `simulation.RootFinder`',
        ),
    ]  # fmt: skip


class RunOptions(SampleOptions, Tolerances, Generic[Method], total=False):
    """All options of a run but its end; Method: the type of a method beside its name."""

    method: Annotated[
        Method | str | None,
        Option(
            "Method of integration", "method", default="dop853", example="radau",
            more='"dop853", explicit; "radau" and "radau9" for stiff systems; "gauss"; with a fixed step "rk4", the '
            'structure-keeping "midpoint", "gonzalez", "average", "itoh-abe", "variational" (4 or 6 behind the name '
            'for that order), and "moreau" for contact and friction; or your own `simulation.RungeKutta` or '
            "`simulation.Composition` (docs/simulation.md#methods)",
        ),
    ]  # fmt: skip
    step: Annotated[
        float | str | None,
        Option(
            "A fixed step [s]", unit="s", positive=True, word="adaptive", otherwise='"adaptive"',
            more="without error control; steps end at start + k·step, and the last at the end. Jumps and kinks of "
            "inputs divide a step, and so does a failed attempt (attrs[\"steps_divided\"], "
            "attrs[\"steps_divided_why\"], `StepWarning`)",
        ),
    ]  # fmt: skip
    max_step: Annotated[
        float | str | None,
        Option(
            "The longest step [s]", unit="s", positive=True, otherwise="a hundredth of the run",
            more="so that short events are seen. A fixed `step` must not be longer",
        ),
    ]  # fmt: skip
    max_steps: Annotated[
        int | None,
        Option(
            "The most steps", "whole", "beyond them the run fails, and keeps what it has", 10_000_000, least=1,
            most=10**15, also=("--steps",),
        ),
    ]  # fmt: skip
    outputs: Annotated[
        Sequence[str] | None,
        Option(
            "Variables to keep", "names", otherwise='"all"', word="all", example="joint_position",
            more="beside the energy ledger and the constraint error; "
            '"all", also in a list, stands for the default ones',
        ),
    ]  # fmt: skip


class ThreadOptions(TypedDict, total=False):
    """What ensembles and fits share."""

    threads: Annotated[
        int | None,
        Option("How many threads", "whole", otherwise="one for each core; 1 of fits", least=1, in_files=False),
    ]


class MemberOptions(ThreadOptions, total=False):
    """How members of an ensemble are drawn, and run; results do not depend on threads, chunks and lanes."""

    members: Annotated[
        int | None, Option("How many values are drawn of distributions", "whole", least=1, in_files=False)
    ]
    seed: Annotated[
        int | None,
        Option(
            "Which values are drawn", "whole", "a member's follow from seed, name and number alone, so that more "
            "members are the same and some more", 0, least=0, in_files=False,
        ),
    ]  # fmt: skip
    zip: Annotated[
        bool | None, Option("Values go side by side instead of making a grid", "flag", 'along "member"', in_files=False)
    ]
    overwrite: Annotated[
        bool | None, Option("Replace the store, if poinsot made it, instead of going on", "flag", in_files=False)
    ]
    chunk: Annotated[
        int | None, Option("Members in one piece", "whole", otherwise="found out by itself", least=1, in_files=False)
    ]
    lanes: Annotated[
        int | None,
        Option(
            "Members side by side", "whole", "members that switch, have events or take an implicit method are where it "
            "is said", otherwise="found out by itself", least=1, most=64, in_files=False,
        ),
    ]  # fmt: skip


class FitOptions(ThreadOptions, total=False):
    """How a fit is searched for."""

    most_steps: Annotated[int | None, Option("The most steps of the search", "whole", "", 100, least=1, in_files=False)]


OPTIONS: dict[str, Option] = {
    "time": Option(
        "End of the run [s]", unit="s", otherwise="the last of `times`, else 10 s after the start", example="2"
    ),
    **{name: get_args(each)[1] for name, each in RunOptions.__annotations__.items()},
}
"""All of them by name, the end of the run first."""
OF_MEMBERS, OF_FITS = (
    {name: get_args(each)[1] for name, each in kind.__annotations__.items()} for kind in (MemberOptions, FitOptions)
)
"""Those of ensembles and of fits beside the runs' own."""
OF_DATA = ("time", *SampleOptions.__annotations__)
"""Those that say when: data that a model is fitted to have said it."""


def declared(name: str) -> Option:
    """The record of an option."""
    return OPTIONS.get(name) or OF_MEMBERS.get(name) or OF_FITS[name]


WORDS: dict[str, tuple[str, ...]] = {
    "time": ("t_end", "tend", "tstop", "t_stop", "stop_time", "stoptime", "t_final", "tfinal", "duration", "t_span"),
    "step": ("dt", "h", "timestep", "time_step", "step_size", "stepsize", "fixed_step"),
    "times": ("t_eval", "tspan", "saveat", "output_times"),
    "start": ("t0", "t_start", "start_time", "starttime"),
    "method": ("solver", "integrator", "algorithm"),
    "rtol": ("tol", "reltol", "tolerance", "rel_tol"),
    "atol": ("abstol", "abs_tol"),
    "initial": ("x0", "y0", "q0", "state", "initial_state", "initial_values"),
    "inputs": ("u", "input", "forces", "torques"),
    "samples": ("n", "points", "num_points", "number_of_intervals"),
    "outputs": ("observables", "save", "variables", "output"),
}
"""What other programs call the options."""


def refuse_unknown(caller: str, given: Iterable[str], known: Iterable[str], why: str = "") -> None:
    """SimulationError for an option that a caller has not, with the nearest that it has."""
    known = [*known]
    for name in given:
        if name not in known:
            meant = next((own for own, others in WORDS.items() if name.lower() in others and own in known), None)
            hint = f"; here it is called {meant!r}" if meant else nearest(name, known, "there are")
            raise SimulationError(f"{caller} has no option {name!r}{hint}{why and f'. {why}'}")


def option_lines(names: Iterable[str], indent: int = 4) -> str:
    """The options as lines of a card."""
    given = ((name, declared(name)) for name in names)
    told = {n: f"{one.sentence}{one.without and f' ({one.without})'}{one.more and f'; {one.more}'}" for n, one in given}
    return card_lines(told, indent)


def card_lines(told: Mapping[str, str], indent: int) -> str:
    """Names and their descriptions as lines of a card."""
    width = max(map(len, told))
    margins = {"initial_indent": " " * indent, "subsequent_indent": " " * (indent + width + 2)}
    return "\n".join(
        textwrap.fill(f"{name:{width}}  {text}", WIDTH, break_on_hyphens=False, **margins)  # type: ignore[arg-type]
        for name, text in told.items()
    )


def option_rows(names: Iterable[str]) -> list[tuple[str, str, str]]:
    """The options as rows of a table: name, meaning, default."""
    given = ((name, OPTIONS[name]) for name in names)
    return [(name, f"{one.sentence}{one.more and f'; {one.more}'}", one.without) for name, one in given]


def takes_options(*names: str) -> Callable[[Function], Function]:
    """Show these options in the signature of a function that takes them as ``**options``, and in its card, below a line
    "options …:" if there is one."""
    kind = inspect.Parameter.KEYWORD_ONLY
    added = [inspect.Parameter(name, kind, default=None, annotation=declared(name).type) for name in names]
    return shown_with(added, partial(option_lines, names))


def shown_with(added: Sequence[inspect.Parameter], lines: Callable[[int], str]) -> Callable[[Function], Function]:
    """Show parameters in a signature, and lines, indented by so much, in the card."""

    def shown(function: Function) -> Function:
        own = inspect.signature(function)
        places = [*own.parameters.values()]
        last = [each for each in (places.pop(),) if each.annotation == "Any"]  # what else it takes
        new = [each for each in added if each.name not in own.parameters]
        function.__signature__ = own.replace(parameters=[*places, *new, *last])  # type: ignore[attr-defined]
        if line := re.search(r"^( *)options .*:\n", card := function.__doc__ or "", re.MULTILINE):
            margin = len(line[1])  # from Python 3.13 on cards have no margin
            function.__doc__ = f"{card[: line.end()]}{lines(margin)}\n{card[line.end() :]}"
        return function

    return shown
