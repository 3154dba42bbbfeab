"""The ``poinsot`` command."""

from __future__ import annotations


def main() -> None:
    """Run the command line; exit code 0 done, 1 failed in the model or the numbers, 2 wrong use or a wrong file."""
    from poinsot.cli.app import run

    raise SystemExit(run())
