"""The command line in this process: as its users meet it, without a second interpreter for every line."""

import contextlib
import io
import sys
import warnings
from pathlib import Path
from typing import NamedTuple

import pytest

from poinsot.cli.app import run


class Done(NamedTuple):
    """How a command ended."""

    returncode: int
    stdout: str
    stderr: str


def poinsot(*words: str | Path, folder: Path | None = None) -> Done:
    """`poinsot WORDS…`, run in a folder; warnings are met as in a process of its own, where none is an error."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        contextlib.chdir(folder or Path.cwd()),
        warnings.catch_warnings(),
        pytest.MonkeyPatch.context() as patch,
    ):
        warnings.resetwarnings()
        warnings.simplefilter("default")
        patch.setenv("COLUMNS", "100")
        patch.setattr(sys, "argv", ["poinsot", *map(str, words)])
        code = run()
    return Done(code, out.getvalue(), err.getvalue())


def told(*words: str | Path) -> tuple[int, str, str]:
    """How `poinsot WORDS…` ends, what it prints and what it complains about, as words with one space between them."""
    done = poinsot(*words)
    return done.returncode, " ".join(done.stdout.split()), " ".join(done.stderr.split())
