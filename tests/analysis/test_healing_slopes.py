"""Slopes of closures along freedoms and along the frames of joints."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot.analysis.healing.loops import Linkage, displaced
from poinsot.analysis.healing.relations import blocks_of

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", ["bennett.toml", "cardan_shaft.toml", "slider_crank.toml"])
def test_slopes_are_those_of_differences(name: str) -> None:
    rng = np.random.default_rng(10)
    linkage = Linkage.of(po.load(EXAMPLES / name).tree)
    block = blocks_of(linkage, linkage.drawn, np.zeros(linkage.tree.nq))[0]
    q, h = 0.3 * rng.normal(size=linkage.tree.nq), 1e-6
    _, A, G = block.slopes(block.frames, q)
    for move in rng.normal(size=(3, A.shape[1])):
        ends = [block.slopes(block.frames, block.moved(q, s * h * move))[0] for s in (1, -1)]
        np.testing.assert_allclose((ends[0] - ends[1]) / (2 * h), A @ move, atol=1e-8)
    for xi in rng.normal(size=(4, G.shape[1])):
        ends = [
            block.slopes(displaced(block.frames, block.drawn, block.displacements(s * h * xi)), q)[0] for s in (1, -1)
        ]
        np.testing.assert_allclose((ends[0] - ends[1]) / (2 * h), G @ xi, atol=1e-8)
