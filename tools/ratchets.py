"""Enter into the ratchets what is there now: `make ratchets`. It refuses what is worse than before.

python tools/ratchets.py --all    enters that, too: for branches that began before a ratchet; say why in the commit
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from architecture.ratchets import RECORD, present, recorded, text, worse


def main(arguments: list[str]) -> int:
    """0, or 1 where something is worse and nothing was entered."""
    now = present()
    found = worse(recorded(), now) if RECORD.exists() and "--all" not in arguments else []
    if found:
        print("\n\n".join(found))
        return 1
    RECORD.write_text(text(now), encoding="utf-8")
    for count, what in [
        (sum(map(len, now.cards.values())), "things are lacking on cards"),
        (sum(now.any.values()), "annotations have Any"),
        (sum(now.numbers.values()), "small numbers stand without a reason"),
    ]:
        print(f"{count:6} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
