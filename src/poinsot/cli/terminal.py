"""The one way of words to the terminal: no control characters but the ends of lines, no encoding that fails."""

from __future__ import annotations

import sys
import textwrap
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from poinsot.errors import FileError, printable

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
