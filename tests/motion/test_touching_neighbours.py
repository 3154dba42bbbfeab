"""Which surfaces time-stepping takes by a grid: none that a joint keeps apart."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

import poinsot as po
import zoo
from poinsot.motion.touching import GRID_FROM, touching_of


def test_links_of_a_long_chain_touch_by_the_same_rule_in_time_steps() -> None:
    model = zoo.random_model(np.random.default_rng(1), bodies=GRID_FROM, kinds=("revolute",), reversed_share=0.0)
    rule = po.Contacts("touch", tuple(po.Surface(b.name, po.Shape("sphere", (0.01,))) for b in model.bodies))
    tree = po.Mechanism(replace(model, switches=(rule,))).tree
    found = touching_of(tree, [rule])
    assert not found.all and len(found.pairs) == len([*rule.pairs(tree)])
