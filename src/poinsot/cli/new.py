"""``poinsot new``: a file to begin with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from poinsot.cli.completion import complete_kind
from poinsot.cli.starters import STARTERS
from poinsot.cli.terminal import tell
from poinsot.errors import FileError, ModelError, nearest


def new_command(
    kind: Annotated[
        str, Argument(metavar="KIND", help=f"What it describes: {', '.join(STARTERS)}.", autocompletion=complete_kind)
    ],
    out: Annotated[
        Path | None, Argument(metavar="[OUT]", help="Where it goes; else KIND.toml, or KIND.urdf, here.")
    ] = None,
    force: Annotated[bool, Option("--force", help="Overwrite a file that is there.")] = False,
) -> None:
    """Write a file to begin with: it runs as it stands, and its comments explain each key.

    Example: `poinsot new loop linkage.toml`
    """
    if kind not in STARTERS:
        known = "; ".join(f"{name}: {each.about}" for name, each in STARTERS.items())
        raise ModelError(
            f"there is no starter of the kind {kind!r:.60}{nearest(kind, STARTERS) or '.'} The kinds are {known}"
        )
    starter = STARTERS[kind]
    target = Path(f"{kind}{starter.suffix}") if out is None else out
    if target.suffix.lower() != starter.suffix:
        raise ModelError(f"{target}: a {kind} is a file that ends in {starter.suffix}; give it such a name")
    try:
        with target.open("w" if force else "x", encoding="utf-8") as file:
            file.write(starter.text.replace("FILE", os.fspath(target.name)))
    except FileExistsError:
        raise FileError(f"{target}: there is such a file; --force overwrites it") from None
    except OSError as error:
        raise FileError(f"{target}: cannot be written: {error.strerror or error}") from None
    tell(f"wrote {target}: {starter.about}. Next: poinsot analyse {target}")
