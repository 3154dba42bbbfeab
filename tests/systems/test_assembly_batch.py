"""Many configurations assembled at once: as each alone, closed, near, at any scale; what cannot be is NaN and named."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import beside, longer, random_closed
from poinsot import AssemblyError, SimulationError
from poinsot.analysis import closing
from poinsot.analysis.assembly import AssemblyOutcome
from poinsot.analysis.null_spaces import null_spaces
from poinsot.analysis.singularities import scaled_conditions
from poinsot.multibody.closing import closing_step

SEEDS = quick(1, range(12))
EXAMPLES = Path(__file__).parents[2] / "examples"


def starts(m: po.Mechanism, count: int, size: float, seed: int = 0) -> np.ndarray:
    """Configurations off the closed one as drawn, by about so many radians and sizes of parts."""
    moves = np.random.default_rng(seed).normal(size=(count, m.nv)) * size * m.scales.freedoms
    return np.asarray(m.integrate(m.assemble(), moves))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_batch_is_its_singles_bit_for_bit(seed: int) -> None:
    m = po.Mechanism(random_closed(seed)[0])
    Q = starts(m, 20, 0.2, seed)
    found, status = m.assemble(Q.reshape(4, 5, -1), status=True)
    for q, one, said in zip(Q, found.reshape(20, -1), status.ravel(), strict=True):
        if said == AssemblyOutcome.ASSEMBLED:
            assert m.assemble(q).tobytes() == one.tobytes()
            assert np.abs(m.closure_error(one) * m.scales.rows).max() < closing.ACCEPTED
        else:
            assert np.isnan(one).all()
            with pytest.raises(AssemblyError):
                m.assemble(q)


@pytest.mark.parametrize(
    "name",
    [
        "andrews", "bennett", pytest.param("bricard", marks=pytest.mark.long),
        pytest.param("kinestatics/stewart", marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_redundant_and_spatial_loops_close_from_near_by(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    Q = starts(m, 100, 0.02)
    found, status = m.assemble(Q, status=True)
    assert (status == AssemblyOutcome.ASSEMBLED).all()
    assert np.abs(np.asarray(m.closure_error(found)) * m.scales.rows).max() < closing.ACCEPTED
    for size, bound in ((0.02, 0.1), (0.002, 0.01)):  # to first order the nearest: what closed loops allow was not used
        Q = starts(m, 40, size)
        found = m.assemble(Q)
        moved = np.asarray(m.difference(Q, found)) / m.scales.freedoms
        along = np.einsum("nij,ni->nj", null_spaces(scaled_conditions(m, found))[0], moved)
        assert np.median(np.linalg.norm(along, axis=1) / np.linalg.norm(moved, axis=1)) < bound


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("size", quick(1, [1e-5, 1e5]))
def test_the_size_of_a_mechanism_changes_nothing(seed: int, size: float) -> None:
    model = random_closed(seed)[0]
    m, other = po.Mechanism(model), po.Mechanism(longer(model, size))
    Q = starts(m, 30, 0.1, seed)
    units = np.array([size if u == "m" else 1.0 for each in m.coordinate_units for u in each])
    (one, said), (two, said_there) = m.assemble(Q, status=True), other.assemble(Q * units, status=True)
    both = (said == 0) & (said_there == 0)
    assert both.mean() > 0.6 and (said == said_there).mean() > 0.9
    apart = np.abs(two[both] / units - one[both]).max(axis=1)
    assert np.median(apart) < 1e-9


def test_the_step_of_many_conditions_is_the_one_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    m = po.load(EXAMPLES / "andrews.toml")
    Q, free = starts(m, 9, 0.1), np.ones(m.nv)
    free[:1] = 0.0
    written = closing.step_of(m)(Q, free)
    monkeypatch.setattr(closing, "LARGEST_WRITTEN", 3)
    for x, y in zip(closing.step_of(m)(Q, free), written, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-8, atol=1e-10)
    for q, *found in zip(Q[:2], *(x[:2] for x in written), strict=True):
        for x, y in zip(found, closing_step(m.tree, q, free), strict=True):
            np.testing.assert_allclose(x, np.asarray(y, dtype=float), rtol=1e-8, atol=1e-10)


def test_steps_converge_quadratically_at_redundant_loops() -> None:
    m = po.load(EXAMPLES / "bennett.toml")
    step, free = closing.step_of(m), np.ones(m.nv)
    q = starts(m, 50, 1e-2)
    worst = []
    for _ in range(4):
        shift, _, error, _ = step(q, free)
        worst.append(np.median(error))
        q = np.asarray(m.integrate(q, shift))
    assert worst[1] < 30 * worst[0] ** 2 and worst[2] < 1e3 * worst[1] ** 2 + 1e-13


def test_a_neighbour_changes_nothing() -> None:
    model, other = po.load(EXAMPLES / "n_four_bar.toml").model, longer(po.load(EXAMPLES / "bennett.toml").model, 1e3)
    alone, both = po.Mechanism(replace(model, initial=())), po.Mechanism(beside(replace(model, initial=()), other))
    Q = starts(alone, 10, 0.05)
    own = [both.coordinate_names.index(name) for name in alone.coordinate_names]
    wide = np.tile(both.assemble(), (10, 1))
    wide[:, own] = Q
    np.testing.assert_allclose(both.assemble(wide)[:, own], alone.assemble(Q), rtol=0, atol=1e-9)


def test_what_is_kept_stays_and_what_is_no_number_stays_alone() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    joint = m.tree.links[0].joint
    Q = starts(m, 12, 0.05)
    Q[4, 1] = np.nan
    Q[7, 0] = np.inf
    found, status = m.assemble(Q, keep=(joint,), status=True)
    assert status[4] == status[7] == AssemblyOutcome.NOT_FINITE and np.isnan(found[[4, 7]]).all()
    fine = status == AssemblyOutcome.ASSEMBLED
    assert fine.sum() == 10
    np.testing.assert_array_equal(found[fine, 0], Q[fine, 0])
    with pytest.raises(AssemblyError, match="cannot keep joint"):
        m.assemble(Q, keep=("nothing",))
    with pytest.raises(SimulationError, match="coordinates each"):
        m.assemble(Q[:, :-1])
    assert m.assemble(Q[:0]).shape == (0, m.nq)


def test_one_that_cannot_be_closed_does_not_stop_the_others() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    crank = m.tree.links[0].joint
    Q = np.tile(m.assemble(), (40, 1))
    Q[:, 0] = np.linspace(-np.pi, np.pi, 40)
    found, status = m.assemble(Q, keep=(crank,), status=True)
    for q, one, said in zip(Q, found, status, strict=True):
        if said == AssemblyOutcome.OPEN:
            with pytest.raises(AssemblyError, match="cannot be assembled"):
                m.assemble(q, keep=(crank,))
        else:
            assert m.assemble(q, keep=(crank,)).tobytes() == one.tobytes()


@pytest.mark.parametrize("seed", SEEDS)
def test_many_mobilities_are_those_of_each(seed: int) -> None:
    m = po.Mechanism(random_closed(seed)[0])
    Q, status = m.assemble(starts(m, 12, 0.2, seed), status=True)
    found = m.mobility(Q.reshape(3, 4, -1))
    assert found.here.shape == (3, 4)
    for k, (q, said) in enumerate(zip(Q, status, strict=True)):
        if said != AssemblyOutcome.ASSEMBLED:
            assert found.here.ravel()[k] == found.general.ravel()[k] == -1
            continue
        one = m.mobility(q)
        assert {name: count.ravel()[k] for name, count in found.counts().items()} == one.counts()
        assert {name: count.ravel()[k] for name, count in found.closures.items()} == one.closures
        assert found.singular.ravel()[k] == one.singular
