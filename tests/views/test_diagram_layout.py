"""Laws of the layout on random blocks: nothing overlaps, nothing is passed through, every net is whole and apart."""

from itertools import combinations

import numpy as np
import pytest

from poinsot.views.diagrams.laying import lay_out, net_ranks
from poinsot.views.diagrams.shapes import BOTH, EAST, WEST, BlockLayout, DiagramBlock, Pin


def random_blocks(rng: np.random.Generator, nets: int, parts: int) -> tuple[list[DiagramBlock], list[int]]:
    """Blocks of one, two and more pins on random nets, all joined, and the ranks of the nets."""
    blocks: list[DiagramBlock] = []
    groups: list[list[int]] = []
    for k in range(parts):
        count = 2 if k < nets - 1 else int(rng.choice([1, 2, 2, 3, 4]))
        on = [int(n) for n in rng.choice(nets, size=min(count, nets), replace=False)]
        if k < nets - 1:
            on = [int(rng.integers(k + 1)), k + 1]
        groups.append(on)
    ranks, _ = net_ranks(groups, [0], nets)
    for k, on in enumerate(groups):
        w, h = float(rng.uniform(20, 60)), float(rng.uniform(10, 50))
        if len(on) == 1:
            pins = [Pin(on[0], BOTH, 0.0, (0.0, 0.0))]
        else:
            on = sorted(on, key=ranks.__getitem__)
            sides = [WEST, *(int(rng.choice([WEST, EAST])) for _ in on[2:]), EAST]
            pins = []
            for side in (WEST, EAST):
                some = [n for n, s in zip(on, sides, strict=True) if s == side]
                pins += [Pin(n, side, h * (2 * i + 1) / len(some) - h, (-w, w)) for i, n in enumerate(some)]
        blocks.append(DiagramBlock(w, w, h + 4, h + 4, pins, "x", float(k)))
    return blocks, ranks


def strictly_inside(block: DiagramBlock, at: tuple[float, float], piece: tuple[tuple[float, float], ...]) -> bool:
    """Whether a straight piece passes through the inside of a block."""
    (x0, y0), (x1, y1) = piece
    left, right, top, bottom = at[0] - block.left, at[0] + block.right, at[1] - block.above, at[1] + block.below
    return max(x0, left + 0.1) < min(x1, right - 0.1) + 1e-9 and max(y0, top + 0.1) < min(y1, bottom - 0.1) + 1e-9


def on_one_another(a: tuple[tuple[float, float], ...], b: tuple[tuple[float, float], ...]) -> bool:
    """Whether two straight pieces share more than a point."""
    (ax0, ay0), (ax1, ay1) = a
    (bx0, by0), (bx1, by1) = b
    level = ay0 == ay1 and by0 == by1 and abs(ay0 - by0) < 0.1 and min(ax1, bx1) - max(ax0, bx0) > 0.1
    upright = ax0 == ax1 and bx0 == bx1 and abs(ax0 - bx0) < 0.1 and min(ay1, by1) - max(ay0, by0) > 0.1
    return level or upright


def joined(layout: BlockLayout, net: int, blocks: list[DiagramBlock]) -> bool:
    """Whether the wires of a net reach all its pins, and each other."""
    pieces = layout.wires.get(net, [])
    places: list[list[tuple[float, float]]] = []
    for block, (x, y) in zip(blocks, layout.at, strict=True):
        for pin in block.pins:
            if pin.net == net:
                reach = {WEST: pin.reach[:1], EAST: pin.reach[1:], BOTH: pin.reach}[pin.side]
                places.append([(x + r, y + pin.y) for r in reach])
    nodes = [*places, *([*p] for p in pieces)]
    leader = list(range(len(nodes)))

    def root(k: int) -> int:
        while leader[k] != k:
            k = leader[k]
        return k

    for i, j in combinations(range(len(nodes)), 2):
        if touch(nodes[i], nodes[j], i >= len(places), j >= len(places)):
            leader[root(i)] = root(j)
    return len({root(k) for k in range(len(nodes))}) == 1


def touch(a: list[tuple[float, float]], b: list[tuple[float, float]], a_wire: bool, b_wire: bool) -> bool:
    """Whether pins or wires touch."""

    def box(points: list[tuple[float, float]], wire: bool) -> list[tuple[float, float, float, float]]:
        if wire:
            (x0, y0), (x1, y1) = points
            return [(x0, y0, x1, y1)]
        return [(x, y, x, y) for x, y in points]

    return any(
        max(p[0], q[0]) <= min(p[2], q[2]) + 0.01 and max(p[1], q[1]) <= min(p[3], q[3]) + 0.01
        for p in box(a, a_wire) for q in box(b, b_wire)
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(30))
def test_nothing_overlaps_and_every_net_is_whole(seed: int) -> None:
    rng = np.random.default_rng(seed)
    nets = int(rng.integers(2, 9))
    blocks, ranks = random_blocks(rng, nets, nets - 1 + int(rng.integers(0, 9)))
    layout = lay_out(blocks, ranks)
    for (a, p), (b, q) in combinations(zip(blocks, layout.at, strict=True), 2):
        aside = p[0] + a.right <= q[0] - b.left + 0.1 or q[0] + b.right <= p[0] - a.left + 0.1
        assert aside or p[1] + a.below <= q[1] - b.above + 0.1 or q[1] + b.below <= p[1] - a.above + 0.1
    for net, pieces in layout.wires.items():
        for piece in pieces:
            assert piece[0][0] == piece[1][0] or piece[0][1] == piece[1][1], "wires are level or upright"
            for block, at in zip(blocks, layout.at, strict=True):
                if all(pin.net != net for pin in block.pins):
                    assert not strictly_inside(block, at, piece)
        assert joined(layout, net, blocks)
    for a, b in combinations(layout.wires, 2):
        assert not any(on_one_another(p, q) for p in layout.wires[a] for q in layout.wires[b]), (a, b)
