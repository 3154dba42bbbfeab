"""Keep the figures of `make bench` in docs/speed.csv: those of each script that has results are replaced.

python tools/speed.py benchmark-results
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

TABLE = Path(__file__).resolve().parents[1] / "docs" / "speed.csv"
COLUMNS = ("script", "case", "measure", "ours", "peer", "peer name", "ratio", "goal", "met", "processor", "date")
Rows = dict[str, list[list[str]]]


def kept(table: Path) -> Rows:
    """The rows of the table, by script."""
    found: Rows = {}
    with table.open(encoding="utf-8", newline="") as file:
        for row in list(csv.reader(file))[1:]:
            found.setdefault(row[0], []).append(row)
    return found


def measured(results: Path) -> Rows:
    """The rows of a folder of results, by script: those that have a peer or a goal, with processor and date."""
    found: Rows = {}
    for result in sorted(results.glob("*.json")):
        told = json.loads(result.read_text(encoding="utf-8"))
        about = [f"{told['machine']['processor']} ({told['machine']['cpu']})", told["date"]]
        for row in told["rows"]:
            if row["ratio"] is not None or row["met"] is not None:
                figures = ["" if row[key] is None else f"{row[key]:.3g}" for key in ("ours", "peer", "ratio")]
                met = {True: "yes", False: "no", None: ""}[row["met"]]
                cells = [row["case"], row["measure"], *figures[:2], row["peer_name"], figures[2], row["goal"], met]
                found.setdefault(result.stem, []).append([result.stem, *cells, *about])
    return found


def write(table: Path, rows: Rows) -> None:
    """Write the table, script by script."""
    with table.open("w", encoding="utf-8", newline="") as file:
        written = csv.writer(file, lineterminator="\n")
        written.writerow(COLUMNS)
        for name in sorted(rows):
            written.writerows(rows[name])


if __name__ == "__main__":
    write(TABLE, kept(TABLE) | measured(Path(sys.argv[1])))
