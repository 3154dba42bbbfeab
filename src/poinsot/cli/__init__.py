"""The ``poinsot`` command."""

from __future__ import annotations

import sys

_OF_OUR_CODE_ALONE = ("simulate", "resume", "report")
"""Commands that run no code of the user's, unless there is a ``--controller``, and use no cluster."""


def main() -> None:
    """Run the command line; exit code 0 done, 1 failed in the model or the numbers, 2 wrong use or a wrong file."""
    from poinsot.cli.app import run

    if sys.argv[1:2] and sys.argv[1] in _OF_OUR_CODE_ALONE and not any(a.startswith("--contr") for a in sys.argv):
        sys.modules.setdefault("dask", None)  # type: ignore[arg-type]  # else xarray imports it: as long as a short run
    raise SystemExit(run())
