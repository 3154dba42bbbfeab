"""The exceptions a user of poinsot can meet; each message is one paragraph: what, where, why, what to do."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import islice

_INSIDE = ("poinsot", "numpy")  # np.errstate around a function is a frame of its own
_UNSEEN = frozenset(  # letters and marks that take no room of their own, beside what Unicode calls not printable
    (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10), 0xFFA0)
)
COMPARED_LENGTH = 100  # characters of names that are compared with others
_COMPARED_NAMES = 2000
_MESSAGE_LENGTH = 4000  # characters of a message: what is quoted may be of any length
_MANY = 12  # names that a message lists


def warn(warning: Warning) -> None:
    """Warn, as of the line outside this package that led here."""
    note(warning)
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] in _INSIDE:
        level, frame = level + 1, frame.f_back
    warnings.warn(warning, stacklevel=level)


_SPOKEN: list[Callable[[str, object], str | None]] = []


def option(name: str, value: object = None) -> str:
    """An option, maybe with a value, as the user writes it: step=0.1 in Python, --step 0.1 on the command line."""
    said = _SPOKEN[-1](name, value) if _SPOKEN else None
    return (name if value is None else f"{name}={_written(value)}") if said is None else said


def _written(value: object) -> str:
    """A value in Python; "…" where it is up to the user."""
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{k!r}: {_written(x)}' for k, x in value.items())}}}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_written, value))}]"
    return "…" if value is ... else number_text(value) if isinstance(value, float) else repr(value)


def number_text(value: float) -> str:
    """A number as people write it: 1e-8."""
    return f"{value:.9g}".replace("e-0", "e-").replace("e+0", "e").replace("e+", "e")


@contextmanager
def options_spoken(spoken: Callable[[str, object], str | None]) -> Iterator[None]:
    """Messages meanwhile write options so; None: in Python's way."""
    _SPOKEN.append(spoken)
    try:
        yield
    finally:
        _SPOKEN.pop()


_NOTED: ContextVar[list[object] | None] = ContextVar("noted", default=None)


def note(thing: object) -> None:
    """Something happens that a result alone does not show: a warning, a file that is read."""
    if (noted := _NOTED.get()) is not None:
        noted.append(thing)


@contextmanager
def noted() -> Iterator[list[object]]:
    """The warnings issued meanwhile."""
    outer, inner = _NOTED.get(), list[object]()
    before = _NOTED.set(inner)
    try:
        yield inner
    finally:
        _NOTED.reset(before)
        if outer is not None:
            outer += inner


def printable(text: str, keep: str = "") -> str:
    r"""The text with everything that a reader would not see, or that would act instead of being shown, as an escape.

    Control characters (also C1), signs that turn the direction of writing, zero-width and other invisible characters,
    half surrogates, line separators and blanks that are not the blank become \x1b, \u202e, \ud800, …; what is in
    ``keep``, "\n" for instance, stays. Letters of all scripts stay as they are.
    Law  the result is printable in the sense of str.isprintable but for ``keep``, tests/views/test_hostile_names.py
    """
    if text.isascii() and text.isprintable():
        return text
    shown: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if _is_mark(c) else 0
        seen = c in keep or (c.isprintable() and ord(c) not in _UNSEEN and not 0xE0100 <= ord(c) < 0xE01F0)
        # accents on one letter; more of them reach into the lines above and below
        shown.append(c if seen and marks <= 3 else c.encode("unicode_escape").decode("ascii"))
    return "".join(shown)


def _is_mark(c: str) -> bool:
    """Whether a character stands on the one before it."""
    if c.isascii():
        return False
    from unicodedata import category

    return category(c) in ("Mn", "Me")


def nearest_name(name: object, known: Iterable[object], cutoff: float = 0.6) -> str | None:
    """The known name most like another one, if any is; long names and long lists are not searched through."""
    from difflib import get_close_matches

    if len(text := str(name)) > COMPARED_LENGTH:
        return None
    some = [k for each in islice(known, _COMPARED_NAMES) if len(k := str(each)) <= COMPARED_LENGTH]
    return next(iter(get_close_matches(text, some, 1, cutoff)), None)


def nearest(name: object, known: Iterable[object], otherwise: str = "", cutoff: float = 0.6) -> str:
    """The hint at a name that is not known: "; did you mean 'shoulder'?", or what ``otherwise`` says and all known."""
    known = [*islice(known, _COMPARED_NAMES)]
    if near := nearest_name(name, known, cutoff):
        return f"; did you mean {near!r}?"
    listed = ", ".join(map(str, known[:_MANY])) + " …" * (len(known) > _MANY)
    return f"; {otherwise} {listed or 'none'}" if otherwise else ""


def _sayable(text: object) -> object:
    """A message as people can read it: printable, and of a length that they read."""
    if not isinstance(text, str):
        return text
    if len(text) > _MESSAGE_LENGTH:
        text = f"{text[: _MESSAGE_LENGTH - 500]} … {text[-400:]}"
    return printable(text, "\n")


class PoinsotError(ValueError):
    """Base of every error that poinsot raises about its inputs; its text is `printable`, whatever it quotes."""

    def __init__(self, *args: object) -> None:
        super().__init__(*map(_sayable, args))


class GeometryError(PoinsotError):
    """A geometric object that cannot exist or an operation it does not allow."""


class ModelError(PoinsotError):
    """A mechanism or network that contradicts itself: unknown body, unphysical inertia, disconnected graph."""


class FileError(ModelError):
    """A file that cannot be read in its format; names the file and the place in it."""


class AssemblyError(PoinsotError):
    """A mechanism with closures that cannot be met from the configuration given; names the pair and the residual."""


class SimulationError(PoinsotError):
    """A run that could not start: inconsistent options, initial values or inputs."""


class StepError(SimulationError):
    """A step that could not be taken: a report on the laws and the numerics of the model, not on the request."""


class CompilerError(PoinsotError):
    """A function that cannot be turned into a kernel: an operation outside the scalar protocol."""


class RunWarning(UserWarning):
    """Something doubtful about a run that was made all the same: what, when, and what to do."""


class LedgerWarning(RunWarning):
    """A run with a ledger that misses more energy than its bound: its numbers are not to be trusted to that degree."""


class StartWarning(RunWarning):
    """A run begins at another state than given, which its loops and conditions do not allow; says by how much."""


class StepWarning(RunWarning):
    """A run with a fixed step that had to divide some of its steps; names how many, and why."""


class LimitWarning(RunWarning):
    """A run with joints that leave limits of their file that do not act in it; names joint, time, value and limit."""


class UnsteadyMotionWarning(UserWarning):
    """Poles of a linear system that changes along the motion it was taken about: they do not tell growth."""


class FileWarning(UserWarning):
    """Something doubtful in a file that was read all the same; names the file and the place in it."""

    def __init__(self, *args: object) -> None:
        super().__init__(*map(_sayable, args))


class ImplausibleWarning(FileWarning):
    """A number that hardly can be meant, though no law forbids it: an angle of many turns, a temperature below 150 K,
    a mass centre far outside its body, a density that no matter has, a spring faster than the step.
    """


class UnphysicalInertiaWarning(FileWarning):
    """A body in a file has an inertia that no rigid body can have; its dynamics may be meaningless."""
