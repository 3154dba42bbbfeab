"""Boxes of a grid are its members in a row."""

from __future__ import annotations

from math import prod

import numpy as np

from poinsot.ensembles.boxes import boxes_of


def test_boxes_in_order_are_the_members_in_order() -> None:
    """Law  of any grid and any size: each member once, in order; none has more than the most; each is a box of it."""
    rng = np.random.default_rng(16)
    for case in range(200):
        shape = tuple(int(n) for n in rng.integers(1, 9, size=rng.integers(1, 5)))
        most = int(rng.integers(1, 60))
        boxes, numbers, last = boxes_of(shape, most), np.arange(prod(shape)).reshape(shape), 0
        for k in range(boxes.count):
            first, end = boxes.span(k)
            assert first == last and 0 < end - first <= most, (case, shape, most, k)
            inside = tuple(
                slice(at * size, at * size + n)
                for at, size, n in zip(boxes.place(k), boxes.sizes, boxes.extent(k), strict=True)
            )
            assert numbers[inside].ravel().tolist() == list(range(first, end)), (case, shape, most, k)
            last = end
        assert last == prod(shape)


def test_a_box_is_as_large_as_it_may_be() -> None:
    """All of it where that fits; whole rows where these do; else even parts of one."""
    assert boxes_of((40, 3), 4096).sizes == (40, 3)
    assert boxes_of((1000, 7), 4096).sizes == (500, 7)
    assert boxes_of((10, 5000), 4096).sizes == (1, 2500)
