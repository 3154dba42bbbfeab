"""Slots: what parents leave and children add up is still there when it is taken, in as few places as it needs."""

import numpy as np
import pytest

from poinsot.recursions.pass_lines import LEFT_BY_GROUND, NONE, slots_of


def depth_first(rng: np.random.Generator, count: int) -> list[int]:
    """Parents of a random tree whose links stand in the order of a walk that goes down first."""
    parents, path = [], [-1]
    for i in range(count):
        path = path[: int(rng.integers(1, len(path) + 1))]
        parents.append(path[-1])
        path.append(i)
    return parents


def in_any_order(rng: np.random.Generator, count: int) -> list[int]:
    """Parents of a random tree, each before its children."""
    return [int(rng.integers(-1, i)) for i in range(count)]


@pytest.mark.parametrize("tree", [depth_first, in_any_order])
@pytest.mark.parametrize("seed", range(5))
def test_what_is_left_in_slots_is_found_there(tree: object, seed: int) -> None:
    rng = np.random.default_rng(seed)
    parents = tree(rng, int(rng.integers(1, 60)))  # type: ignore[operator]
    slots = slots_of(parents)
    left = {LEFT_BY_GROUND: -1}
    for i, parent in enumerate(parents):
        assert left[slots.above[i]] == parent and slots.own[i] != slots.above[i]
        left[slots.own[i]] = i
    children = [{k for k, parent in enumerate(parents) if parent == i} for i in range(len(parents))]
    added: dict[int, set[int]] = {NONE: set()}
    for i in reversed(range(len(parents))):
        assert added[slots.sums[i]] == children[i] and slots.sums[i] != slots.onto[i]
        added[slots.onto[i]] = added[slots.upto[i]] | {i}
        assert not added[NONE]
    assert max(slots.own) < slots.down_count and max(slots.onto) < slots.sum_count


@pytest.mark.parametrize("count", [1, 2, 3, 1000])
def test_a_chain_needs_two_slots_a_comb_no_more_than_three(count: int) -> None:
    chain = slots_of(range(-1, count - 1))
    assert chain.down_count == min(count, 2) and chain.sum_count == min(count, 2)
    comb = slots_of([i - 2 if i % 2 == 0 else i - 1 for i in range(count)])
    assert comb.down_count <= 3 and comb.sum_count <= 3
