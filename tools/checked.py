"""Write the thirty claims of docs/checked.csv into the table of docs/verification.md.

python tools/checked.py    after a figure was measured anew: its row has the machine, and the day
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE, CLAIMS = DOCS / "verification.md", DOCS / "checked.csv"


def table() -> str:
    """The claims as a table of Markdown: claim, test, figure, machine, date."""
    with CLAIMS.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, ["---"] * len(head), *rows))


def page() -> str:
    """The page with this table in the place of the one it has."""
    return re.sub(r"\| claim \|.*?\n(?=\n)", lambda _: table(), PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
