"""The closed form of the kinestatic network is the network that is composed of bodies and pairs, over any scalar."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.kinestatic_zoo import CASES, CLOSED, drawn, flows_apart, found
from poinsot.algebra import Dual, dual, real
from poinsot.multibody.kinestatics.closed_form import chosen, kinestatic_form
from poinsot.multibody.kinestatics.network import kinestatic_network

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SEEDS = pytest.mark.parametrize("seed", quick(1, range(3)))


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", CASES)
@SEEDS
def test_it_is_the_composed_network(case: str, seed: int) -> None:
    """Trees and loops, elements, followers: the same set of flows and efforts, on the same ports in the same order."""
    tree, q, _, _ = drawn(case, seed)
    form = po.Mechanism(tree.model).kinestatic_form(q)
    composed = found(case, seed)[0].structure
    assert form.structure.port_names == composed.port_names
    assert flows_apart(form, composed) < 1e-12
    assert composed.same_as(form.structure, 1e-12)
    A, B = form.image()
    assert form.structure.contains(A @ np.ones(len(A)), B @ np.ones(len(B)))


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", CLOSED)
def test_of_linkages_with_redundant_constraints(name: str) -> None:
    composed = found(name)[0]
    form = po.Mechanism(composed.tree.model).kinestatic_form(composed.q)
    assert flows_apart(form, composed.structure) < 1e-12
    assert form.mobility == po.Mechanism(composed.tree.model).mobility(composed.q).general


@pytest.mark.parametrize("name", ["four_bar", "bennett", "double_pendulum"])
def test_canonical_coordinates_make_it_the_canonical_structure(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    form = m.kinestatic_form(m.initial_state()[: m.nq])
    canonical = form.canonical.structure()
    there = form.structure.transformed(form.canonical.M)
    assert replace(there, ports=canonical.ports).same_as(canonical, 1e-12)
    assert form.canonical.algebraic == form.mobility


def test_at_numbers_of_many_digits_and_over_duals() -> None:
    """At forty digits Gᵀ of the image does no work; the derivative of G along the motion is that of differences."""
    from mpmath import mp, mpf

    m = po.load(EXAMPLES / "four_bar.toml")
    q = m.initial_state()[: m.nq]
    choice = m.kinestatic_form(q).choice
    with mp.workdps(40):
        digits = kinestatic_form(m.tree, np.array([mpf(float(x)) for x in q], dtype=object), choice)
        assert np.abs((digits.G - m.kinestatic_form(q).G).astype(float)).max() < 1e-14
        F, E = digits.kernel()
        assert max(abs(x) for x in (E @ F.T + F @ E.T).flat) < mpf(10) ** -38
    along = np.array([0.3, -0.2, 0.5])
    moving = kinestatic_form(
        m.tree, np.array([Dual(x, d) for x, d in zip(q, along, strict=True)], dtype=object), choice
    )
    ahead, behind = (kinestatic_form(m.tree, q + h * along, choice).G for h in (1e-6, -1e-6))
    rate = np.vectorize(lambda x: float(dual(x)))(moving.G)
    np.testing.assert_allclose(rate, (ahead - behind).astype(float) / 2e-6, atol=1e-8)
    assert float(real(moving.minor)) == pytest.approx(float(m.kinestatic_form(q).minor), rel=1e-12)


def test_what_depends_is_chosen_where_loops_hold_most() -> None:
    """A parallelogram that lies flat may move in two ways; in general it has one freedom."""
    m = po.load(EXAMPLES / "parallelogram.toml")
    flat = m.assemble(np.array([-np.pi / 3, np.pi / 3, -np.pi / 3]))
    assert m.mobility(flat).here == 2
    form = m.kinestatic_form(flat)
    assert form.mobility == 1 and abs(float(form.minor)) < 1e-9, "there D is zero, and said to be"
    assert chosen(np.zeros((3, 2))).dependent == ()


def test_a_configuration_that_is_closed_to_a_few_digits_less() -> None:
    """Redundant loops after assembly: the gap that is left is no independent condition."""
    m = po.load(EXAMPLES / "bennett.toml")
    q = m.assemble(m.integrate(m.assemble(), [0.2, 0.1, -0.1]))
    network = kinestatic_network(m.tree, q)
    assert flows_apart(m.kinestatic_form(q), network.structure) < 1e-10
    m = po.load(EXAMPLES / "kinestatics" / "rccc.toml")
    assert flows_apart(m.kinestatic_form(), m.kinestatic_network().structure) < 1e-12


def test_couplings_and_too_many_dependents_are_refused_by_name() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    choice = m.kinestatic_form().choice
    with pytest.raises(po.ModelError, match=r"determine 15 of its rates; .* take kinestatic_network at numbers"):
        kinestatic_form(m.tree, m.assemble(), choice._replace(dependent=tuple(range(15))))
