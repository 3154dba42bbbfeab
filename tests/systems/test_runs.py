"""Runs of mechanisms: the ledger closes on every example and on random mechanisms, against published references."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import laid_elsewhere

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.toml"))


def example(name: str) -> po.Mechanism:
    return po.load(next(p for p in EXAMPLES if p.stem == name))


@pytest.mark.sample(2)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_ledger_closes_on_every_example(path: Path) -> None:
    """Below 1e-9 of the energy turned over, in a run of at least 1,000 steps, constraints below 1e-10."""
    m = po.load(path)
    time = m.model.run.time or 10.0
    run = po.simulate(m, time, max_step=time / 1000, progress=False)
    assert run.attrs["steps"] >= 1000 and run.attrs["status"] == "done"
    assert po.ledger(run).ratio < 1e-9
    assert float(run["constraint_error"].max()) < 1e-10


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(4))
def test_ledger_closes_on_random_mechanisms_with_every_element(rng: np.random.Generator) -> None:
    m = po.Mechanism(zoo.random_model(rng, bodies=4, elements=14))
    run = po.simulate(m, 1.0, initial=(m.random(rng), rng.normal(size=m.nv)), progress=False)
    book = po.ledger(run)
    assert len(book.entries) > 10 and book.ratio < 1e-9


def test_andrews_mechanism_meets_its_reference() -> None:
    """Positions at 0.03 s within 1e-8 relative: IVP Test Set, 'andrews'; Hairer & Wanner II, §VII.7."""
    reference = {
        "O": 15.81077119629904, "F": -15.75637105984298, "B": 0.04082224013073101, "G": -0.5347301163226948,
        "A5": 0.5244099658805303, "H": 0.5347301163226948, "A7": 1.048080741042263,
    }  # fmt: skip
    run = po.simulate(example("andrews"), 0.03, progress=False)
    for joint, value in reference.items():
        assert float(run["joint_position"].sel(coordinate=joint)[-1]) == pytest.approx(value, rel=1e-8), joint


@pytest.mark.parametrize(("seed", "scale"), quick(1, [(0, 1.0), (None, 1000.0), (1, 1.0), (2, 1000.0)], several=True))
def test_andrews_moves_alike_in_any_plane_and_at_any_size(seed: int | None, scale: float) -> None:
    m = example("andrews")
    X = po.Displacement.identity() if seed is None else zoo.random_displacement(np.random.default_rng(seed))
    twin = po.Mechanism(laid_elsewhere(m.model, X, scale))
    times = np.linspace(0, 0.03, 31)
    here = po.simulate(m, 0.03, times=times, progress=False)["joint_position"].values
    there = po.simulate(twin, 0.03, times=times, progress=False)["joint_position"].values
    np.testing.assert_allclose(there, here, atol=1e-7)
    assert twin.mobility().redundant == 9


def test_heavy_top_meets_its_reference() -> None:
    """Quaternion ODE about the fixed point, DOP853 at 1e-13 (heavy top of Géradin & Cardona), at t = 1 s."""
    run = po.simulate(example("heavy_top"), 1.0, times=[0.0, 1.0], progress=False)
    quaternion = run["body_rotation"].values[-1, 0]
    w, x, y, z = 0.7329439806796624, -0.2782857193376118, 0.5318246113341635, -0.32017614273624934
    expected = np.array([x, y, z, w])
    assert abs(abs(quaternion @ expected) - 1) < 1e-12
    np.testing.assert_allclose(quaternion * np.sign(quaternion @ expected), expected, atol=1e-7)


def test_slider_crank_keeps_its_invariant() -> None:
    """½ M_eff(θ) θ̇² = torque · θ: the kinetic energy is what the torque supplied; θ(2 s) = 55.0724437960604."""
    m = example("slider_crank")
    run = po.simulate(m, 2.0, times=[0.0, 1.0, 2.0], progress=False)
    crank = run["joint_position"].values[:, 0]
    np.testing.assert_allclose(np.abs(crank[1:]), [14.127892217666549, 55.072443796060426], rtol=1e-8)


def test_n_four_bar_follows_its_exact_reduction_through_singular_poses() -> None:
    """θ̈ = k sin θ for N = 2 (IFToMM A02), θ from upright."""
    from scipy.integrate import solve_ivp

    m = example("n_four_bar")
    times = np.linspace(0, 5, 51)
    run = po.simulate(m, 5.0, times=times, progress=False)
    N, g = 2, 9.81
    k = g * ((N + 1) / 2 + N) / ((N + 1) / 3 + N)
    exact = solve_ivp(
        lambda _, x: [x[1], k * np.sin(x[0])], (0, 5), [0.0, 1.0], t_eval=times, rtol=1e-12, atol=1e-12, method="DOP853"
    )
    angle = run["joint_position"].values[:, 0]
    np.testing.assert_allclose(np.abs(angle), np.abs(exact.y[0]), atol=1e-5)
