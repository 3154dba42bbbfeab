"""The one way of words to the terminal: no control characters but the ends of lines, no encoding that fails.

Numbers of the command line, which may have units: "0.5", "500 ms", "90deg".
"""

from __future__ import annotations

import re
import sys
import textwrap
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TextIO

from poinsot.algebra.caching import cached_property
from poinsot.algebra.units import quantity
from poinsot.errors import FileError, ModelError, SimulationError, printable

if TYPE_CHECKING:
    from poinsot.files.load import Source


_NEXT_NAME = re.compile(r",\s*(?=[A-Za-z_][\w.:\[\]-]*=(?!=))")
_SAID: list[str] = []
"""The warnings of this command."""


def nothing_said() -> None:
    """A command begins."""
    _SAID.clear()


def warned(text: object) -> bool:
    """Test for a warning given before."""
    return str(text) in _SAID


def say(message: str) -> None:
    """One paragraph to stderr, wrapped for reading."""
    if message.startswith("warning: "):
        _SAID.append(message.removeprefix("warning: "))
    shown = printable(" ".join(message.split()))
    tell(textwrap.fill(shown, width=100, break_long_words=False, break_on_hyphens=False), file=sys.stderr)


def tell(text: object, end: str = "\n", file: TextIO | None = None) -> None:
    """Lines to stdout, or to another stream."""
    print(printable(str(text), "\n\t"), end=end, file=file)


@contextmanager
def saying_warnings(kind: type[Warning] = Warning) -> Iterator[None]:
    """Print the warnings of a block at its end, each sentence once."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", kind)
        yield
    for sentence in dict.fromkeys(str(warning.message) for warning in caught):
        say(f"warning: {sentence}")


def refuse_missing_folders(*targets: Path | None) -> None:
    """Refuse to write into a folder that does not exist."""
    for target in targets:
        if target is not None and not target.parent.is_dir():
            raise FileError(f"cannot write {target}: the folder {target.parent} does not exist. Make it first.")


def refuse_own_source(source: Path, *targets: Path | None) -> None:
    """Refuse targets that are the source itself: its remarks and formulas would be lost."""
    for target in targets:
        if target is not None and target.is_file() and source.is_file() and target.samefile(source):
            raise FileError(
                f"cannot write {target}: it is the file that is read, and would be lost. Take another name."
            )


@contextmanager
def guarded() -> Iterator[None]:
    """While this lasts, warnings are printed, and characters outside a terminal's encoding are written as escapes."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    with warnings.catch_warnings():
        warnings.showwarning = _said
        yield


def _said(message: Warning | str, *_: Any, **__: Any) -> None:
    say(f"warning: {message}")


Unit = Callable[[], str | None]
"""A function that gives the wanted unit, called for numbers with units alone; None: any unit."""


def NO_UNIT() -> str | None:
    """The unit of plain numbers."""
    return "1"


def SECONDS() -> str | None:
    """The unit of times."""
    return "s"


def number(flag: str, text: str, example: str, unit: Unit = NO_UNIT) -> float:
    """A number of an option. SimulationError with an example for what is none, and for a unit that does not fit."""
    try:
        return float(text)
    except ValueError:
        pass
    try:
        return float(quantity(text.strip(), unit()))
    except ModelError as error:
        why = f" ({error})" if text.strip()[:1].isdigit() or text.strip()[:1] in "+-." else ""
        raise SimulationError(
            f"cannot read --{flag}{'' if flag[-1] == '=' else ' '}{text!r}{why}: write {example}"
        ) from None


def numbers(flag: str, text: str, example: str, unit: Unit = NO_UNIT) -> list[float]:
    """Numbers with commas between them."""
    return [number(flag, part, example, unit) for part in text.split(",")]


def named_entries(flag: str, entries: Sequence[str], example: str) -> dict[str, str]:
    """``name=text`` of every entry, each name once; several may stand in one, with commas between them."""
    found: dict[str, str] = {}
    for entry in (part for several in entries for part in _NEXT_NAME.split(several)):
        name, equals, text = entry.partition("=")
        if not (name and equals and text.strip()):
            raise SimulationError(f"cannot read --{flag} {entry!r}: write {example}")
        if name in found:
            raise SimulationError(f"--{flag} gives {name!r} twice, as {found[name]!r} and as {text!r}: keep one")
        found[name] = text
    return found


class UnitsOf:
    """Units of the numbers of a file that may vary; the file is read at the first number with a unit."""

    def __init__(self, source: Source, said: str = "over") -> None:
        self.source, self.said = source, said

    @cached_property
    def _system(self) -> Any:
        return self.source.load()

    def of(self, name: str) -> Unit:
        """The unit of a parameter, where its file says one, of an input, or of an initial value."""

        def found() -> str | None:
            from poinsot.ensembles.names import resolve
            from poinsot.ensembles.units import unit_of_name

            said = resolve(self.source, [name], self.said).names[0]
            if said.what == "parameter":
                return self.source.parameter_unit(said.which)
            return unit_of_name(self._system, said.what, said.which) or "1"

        return found


def unit_of(system: object, what: Literal["input", "initial"], name: str) -> Unit:
    """The unit of an input or of an initial value; that of plain numbers where the model does not say.

    Of a name that the model has not any will do: it is refused where it is looked up.
    """

    def found() -> str | None:
        from poinsot.ensembles.names import Varying, known_names
        from poinsot.ensembles.units import unit_of_name

        if system is None:
            return None
        if (unit := unit_of_name(system, what, name)) is not None:  # of a freedom, too, which any name may drive
            return unit
        return "1" if name in known_names(Varying(system, system, ()))[what] else None

    return found
