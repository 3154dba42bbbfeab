"""Intervals hold the truth as often as they say: linear models by the formulas, a circuit by `fit` itself."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from poinsot.fitting.confidence import deviations, of_estimated

OUTPUTS = 2


def coverage(slopes: list[np.ndarray], sigma: tuple[float, ...], fits: int, seed: int) -> np.ndarray:
    """How often 95 % intervals of a linear model hold each of the values 1, 2, …, with deviations estimated."""
    from scipy import stats

    rng = np.random.default_rng(seed)
    X, owner = np.concatenate(slopes), np.repeat(range(OUTPUTS), [len(x) for x in slopes])
    truth, noise = np.arange(1.0, X.shape[1] + 1.0), np.array(sigma)[owner]
    held = np.zeros(len(truth))
    for _ in range(fits):
        y, s = X @ truth + noise * rng.normal(size=len(X)), np.ones(OUTPUTS)
        for _ in range(20):
            J = X / s[owner, None]
            C = np.linalg.inv(J.T @ J)
            found = C @ J.T @ (y / s[owner])
            s = deviations(np.bincount(owner, (y - X @ found) ** 2), J, owner)
        sure = of_estimated(J, owner, OUTPUTS, C)
        half = stats.t.ppf(0.975, np.maximum(sure.degrees, 1.0)) * np.sqrt(np.diag(sure.covariance))
        held += np.abs(found - truth) <= half
    return held / fits


def shared(n: int) -> list[np.ndarray]:
    """Slopes of two outputs that tell of both unknowns."""
    t = np.linspace(0.0, 1.0, n)
    return [np.column_stack([np.ones(n), t]), np.column_stack([0.5 + 0 * t, 1.0 - 2.0 * t])]


def own(n: int) -> list[np.ndarray]:
    """Slopes of two outputs that tell of one unknown each."""
    t = np.linspace(0.0, 1.0, n)
    return [np.column_stack([np.ones(n), 0 * t]), np.column_stack([0 * t, 1.0 + t])]


@pytest.mark.long
@pytest.mark.parametrize(("n", "within"), [(5, 0.035), (10, 0.02), (60, 0.02)])
@pytest.mark.parametrize("sigma", [(0.1, 0.1), (0.1, 0.5)])
def test_intervals_of_estimated_deviations_hold_the_truth(n: int, within: float, sigma: tuple[float, float]) -> None:
    """With 1,500 fits a frequency of 95 % is known to 0.6 %; of 5 values each that share unknowns 92.5 … 94 % hold."""
    assert np.abs(coverage(shared(n), sigma, 1500, n) - 0.95).max() < within
    assert np.abs(coverage(own(n), sigma, 1500, n) - 0.95).max() < 0.02


def test_intervals_of_ten_values_each_hold_the_truth() -> None:
    """Three deviations of a frequency in 300; without the degrees of each output 91 % hold."""
    assert np.abs(coverage(shared(10), (0.1, 0.5), 300, 3) - 0.95).max() < 0.038


def test_profiles_and_bootstrap_of_a_linear_unknown_are_the_plane_ones() -> None:
    """y = v₀ exp(−t/RC) is linear in v₀; RC is not."""
    net = po.Network("RC")
    net.add(po.electrical.Resistor("R", 1000.0), "c", "ground")
    net.add(po.electrical.Capacitor("C", 1e-6), "c", "ground")
    t = np.linspace(0.0, 3e-3, 21)
    noise = 0.05 * np.random.default_rng(2).normal(size=21)
    found = po.fit(net, {"time": t, "C.voltage": 2.0 * np.exp(-t / 1e-3) + noise}, ["C.voltage"], sigma=0.05)
    (low, high), half = found.intervals()["C.voltage"], 1.95996 * found.standard_errors["C.voltage"]
    assert high - low == pytest.approx(2.0 * half, rel=1e-5)
    assert found.intervals(method="profile")["C.voltage"] == pytest.approx((low, high), rel=1e-5)
    ends = found.intervals(method="bootstrap", samples=300)["C.voltage"]
    assert ends == pytest.approx((low, high), abs=0.3 * half)  # quantiles of 300 estimates
    both = po.fit(
        net, {"time": t, "C.voltage": 2.0 * np.exp(-t / 1e-3) + noise}, ["C.voltage", "elements.C.capacitance"]
    )
    for name, (low, high) in both.intervals(method="profile").items():
        assert low < both.values[name] < high
        plane = both.intervals()[name]
        assert high - low == pytest.approx(plane[1] - plane[0], rel=0.2)
    with pytest.raises(po.SimulationError, match="'plane', 'profile' or 'bootstrap'"):
        found.intervals(method="other")  # type: ignore[arg-type]


def test_one_output_has_students_intervals() -> None:
    """C_A = C and ν = n − rank J."""
    J = np.random.default_rng(0).normal(size=(9, 3))
    C = np.linalg.inv(J.T @ J)
    sure = of_estimated(J, np.zeros(9, dtype=np.int64), 1, C)
    np.testing.assert_allclose(sure.covariance, C, rtol=1e-12)
    np.testing.assert_allclose(sure.degrees, 6.0, rtol=1e-12)


def test_outputs_that_share_nothing_are_as_alone() -> None:
    J = np.zeros((15, 3))
    J[:6, :1], J[6:, 1:] = 1.0, np.random.default_rng(1).normal(size=(9, 2))
    owner = np.repeat([0, 1], [6, 9])
    C = np.linalg.inv(J.T @ J)
    sure = of_estimated(J, owner, 2, C)
    np.testing.assert_allclose(sure.degrees, [5.0, 7.0, 7.0], rtol=1e-9)
    np.testing.assert_allclose(sure.covariance, C, rtol=1e-9, atol=1e-15)


@pytest.mark.long
@pytest.mark.parametrize("given", [True, False])
def test_intervals_of_fits_hold_the_truth(given: bool) -> None:
    """A condenser that is charged, its voltage and current at 11 times: 200 fits of R and C."""
    net = po.Network("RC")
    net.add(po.electrical.VoltageSource("V", 1.0), "s", "ground")
    net.add(po.electrical.Resistor("R", 1000.0), "s", "c")
    net.add(po.electrical.Capacitor("C", 1e-6), "c", "ground")
    names, truth = ["elements.R.resistance", "elements.C.capacitance"], np.array([1000.0, 1e-6])
    t, rng = np.linspace(0.0, 2e-3, 11), np.random.default_rng(5)
    clean, sigma = {"C.voltage": 1 - np.exp(-t / 1e-3), "R.current": 1e-3 * np.exp(-t / 1e-3)}, (0.01, 2e-5)
    held, fits = np.zeros(2), 200
    for _ in range(fits):
        data = {"time": t} | {k: y + s * rng.normal(size=11) for (k, y), s in zip(clean.items(), sigma, strict=True)}
        told = dict(zip(clean, sigma, strict=True)) if given else None
        found = po.fit(net, data, names, sigma=told, initial={"C.voltage": 0.0})
        ends = np.array([found.intervals(0.95)[name] for name in names])
        held += (ends[:, 0] <= truth) & (truth <= ends[:, 1])
    assert np.abs(held / fits - 0.95).max() < 0.045  # three deviations of a frequency in 200
