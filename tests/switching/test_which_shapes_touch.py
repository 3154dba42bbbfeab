"""Which pairs of shapes touch in which regime: the table of docs/switching.md, and that both find the same gaps."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot import ModelError, Shape
from poinsot.motion.touching import touching_of
from poinsot.multibody import Motion, configuration
from simulation.nearest_loop import met
from switching.placed_shapes import EVERY_SHAPE, places_of, two_bodies

PAIRS = [*combinations_with_replacement(EVERY_SHAPE, 2)]
TABLE = Path(__file__).parents[2] / "docs" / "switching.md"
PAGE = "| | " + " | ".join(EVERY_SHAPE) + " |"


def served(a: Shape, b: Shape) -> tuple[bool, bool]:
    """Whether a pair touches event by event, and in time-stepping."""
    model, found = two_bodies(a, b), []
    for way in (places_of, lambda m: touching_of(po.multibody.build_tree(m), m.switches)):
        try:
            way(model)
            found.append(True)
        except ModelError:
            found.append(False)
    return found[0], found[1]


def table() -> list[str]:
    """The rows of the table: E event by event, T in time-stepping, – not at all."""
    said = {(True, True): "E T", (True, False): "E", (False, True): "T", (False, False): "–"}
    rows = [PAGE, "|---" * (len(EVERY_SHAPE) + 1) + "|"]
    for a in EVERY_SHAPE:
        cells = [said[served(EVERY_SHAPE[a], EVERY_SHAPE[b])] for b in EVERY_SHAPE]
        rows.append(f"| **{a}** | " + " | ".join(cells) + " |")
    return rows


def test_the_table_of_the_page_is_what_is_served() -> None:
    """`python -m switching.test_which_shapes_touch` in tests/ prints it."""
    assert "\n".join(table()) in TABLE.read_text(encoding="utf-8")


BOTH = [pair for pair in PAIRS if served(*(EVERY_SHAPE[k] for k in pair)) == (True, True)]


@pytest.mark.parametrize("kinds", BOTH, ids="-".join)
def test_both_regimes_find_the_same_gap(kinds: tuple[str, str]) -> None:
    """The least gap of the places that events watch is that of time-stepping, where the cores are apart."""
    rng, compared = np.random.default_rng(4), 0
    tree, places = places_of(two_bodies(*(EVERY_SHAPE[k] for k in kinds)))
    for _ in range(40):
        motion = Motion.of(tree.aligned, configuration.random(tree, rng), np.zeros(tree.nv))
        least = min(p.rows(motion)[0].gap for p in places)
        X = [motion.X_W[tree.bodies[n].link] @ tree.bodies[n].X_LB for n in "ab"]
        found = met([(EVERY_SHAPE[kinds[0]], X[0], EVERY_SHAPE[kinds[1]], X[1])]).gap[0, 0]
        if found > 0.0 or "plane" in kinds:
            assert least == pytest.approx(found, abs=1e-9)  # of ellipsoids Newton's method in either
            compared += 1
    assert compared > 5


if __name__ == "__main__":
    print("\n".join(table()))
