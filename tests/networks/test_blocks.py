"""Blocks: every equation once, in an order in which each finds what it needs; small ones where they can be."""

from __future__ import annotations

import numpy as np
import pytest

from networks.nonlinear_networks import random_nonlinear
from networks.random_networks import each_seed
from poinsot import Network, electrical, thermal
from poinsot.elements import IdealCoupling, IdealSource, LinearResistor, Relation, Storage


@each_seed
def test_every_block_uses_only_what_is_known(seed: int) -> None:
    equations = random_nonlinear(np.random.default_rng(seed)).equations
    model, causality = equations.model, equations.causality
    known = {
        b for b, branch in enumerate(model.branches)
        if isinstance(model.primitives[branch.element], (Storage, IdealSource))
    }  # fmt: skip
    for block in equations.blocks:
        needed = set().union(*(e.involves for e in block.equations)) - set(block.unknowns)
        assert needed <= known
        assert not known & set(block.unknowns)
        known |= set(block.unknowns)
    assert known == set(range(len(causality.given)))
    rows = [(e.element, e.row) for block in equations.blocks for e in block.equations]
    expected = [(k, p) for k, e in enumerate(model.primitives)
                if isinstance(e, (LinearResistor, Relation, IdealCoupling))
                for p in range(len(e.pairs))]  # fmt: skip
    assert sorted(rows) == expected


def ladder(n: int) -> Network:
    """R in series, C to the ground, n times, behind a source."""
    net = Network("ladder")
    net.add(electrical.VoltageSource("V", 1.0), "0", "ground")
    for k in range(n):
        net.add(electrical.Resistor(f"R{k}", 1.0), str(k), str(k + 1))
        net.add(electrical.Capacitor(f"C{k}", 1.0), str(k + 1), "ground")
    return net


def test_a_ladder_needs_no_simultaneous_equations() -> None:
    blocks = ladder(30).equations.blocks
    assert len(blocks) == 30 and all(block.how == "linear" and len(block.unknowns) == 1 for block in blocks)


def test_a_law_whose_argument_is_known_is_evaluated() -> None:
    net = ladder(1)
    net.add(electrical.Diode("D"), "1", "ground")
    assert {b.how for b in net.equations.blocks} == {"linear", "law"} and not net.equations.unknowns


def test_a_law_behind_a_resistor_is_solved_for() -> None:
    net = ladder(1)
    net.add(electrical.Resistor("S", 1.0), "1", "d")
    net.add(electrical.Diode("D"), "d", "ground")
    block = next(b for b in net.equations.blocks if b.how == "newton")
    assert {net.model.primitives[e.element].name for e in block.equations} == {"S", "D"}


@pytest.mark.parametrize("series", [True, False])
def test_a_resistor_that_heats_is_solved_the_way_the_network_asks(series: bool) -> None:
    """With the current of an inductor or the voltage of a source given, no equation is implicit."""
    net = Network("heater")
    net.add(electrical.VoltageSource("V", 2.0), "a", "ground")
    if series:
        net.add(electrical.Inductor("L", 1.0, current=0.7), "a", "b")
    net.add(electrical.HeatingResistor("R", 4.0), "b" if series else "a", "ground", "h")
    net.add(thermal.HeatCapacity("C", 5.0, temperature=300.0), "h")
    assert {b.how for b in net.equations.blocks} == {"law"}
    flow = net.equations.evaluate(list(net.initial_state()), 0.0, [])
    at = {b.name: k for k, b in enumerate(net.model.branches)}
    i = 0.7 if series else 0.5
    assert flow.through[at["R"]] == pytest.approx(i) and flow.across[at["R"]] == pytest.approx(4 * i)
    assert flow.through[at["C"]] == pytest.approx(4 * i**2 / 300.0)
