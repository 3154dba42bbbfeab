"""Intervals hold the truth as often as they say: linear models by the formulas, a circuit by `fit` itself."""

from collections.abc import Callable
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest
from scipy import stats

import poinsot as po
from poinsot.fitting.pivots import Pivots, deviations, of_estimated

OUTPUTS = 2


def coverage(slopes: list[np.ndarray], sigma: tuple[float, ...], fits: int, seed: int) -> np.ndarray:
    """How often 95 % intervals of a linear model hold each of the values 1, 2, …, with deviations estimated.

    What intervals ask of the slopes depends on the ratio of the deviations alone: it is prepared for a row of ratios.
    """
    rng, log_ratios = np.random.default_rng(seed), np.linspace(-8.0, 8.0, 17)
    X, owner = np.concatenate(slopes), np.repeat(range(OUTPUTS), [len(x) for x in slopes])
    prepared = np.array([
        Pivots(X / np.array([1.0, np.exp(a / 2)])[owner, None], owner, OUTPUTS).quantile(0.95) for a in log_ratios
    ])  # fmt: skip
    truth, noise = np.arange(1.0, X.shape[1] + 1.0), np.array(sigma)[owner]
    held = np.zeros(len(truth))
    for _ in range(fits):
        y, s = X @ truth + noise * rng.normal(size=len(X)), np.ones(OUTPUTS)
        for _ in range(30):
            before, J = s, X / s[owner, None]
            C = np.linalg.inv(J.T @ J)
            found = C @ J.T @ (y / s[owner])
            s = deviations(np.bincount(owner, (y - X @ found) ** 2), J, owner)
            if np.abs(s / before - 1.0).max() < 1e-3:
                break
        spread = np.sum(((y - X @ found) / s[owner]) ** 2) / (len(X) - len(truth))
        t = np.array([np.interp(2.0 * np.log(s[1] / s[0]), log_ratios, each) for each in prepared.T])
        held += np.abs(found - truth) <= t * np.sqrt(np.diag(C) * spread)
    return held / fits


def shared(n: int) -> list[np.ndarray]:
    """Slopes of two outputs that tell of both unknowns."""
    t = np.linspace(0.0, 1.0, n)
    return [np.column_stack([np.ones(n), t]), np.column_stack([0.5 + 0 * t, 1.0 - 2.0 * t])]


def mean(n: int) -> list[np.ndarray]:
    """Slopes of two outputs that measure one unknown."""
    return [np.ones((n, 1)), np.ones((n, 1))]


def own(n: int) -> list[np.ndarray]:
    """Slopes of two outputs that tell of one unknown each."""
    t = np.linspace(0.0, 1.0, n)
    return [np.column_stack([np.ones(n), 0 * t]), np.column_stack([0 * t, 1.0 + t])]


def within(fits: int) -> float:
    """One per cent, and three and a half deviations of a frequency of 95 % in so many fits: intervals that hold 94 to
    96 % fail one time in 4,000."""
    return 0.01 + 3.5 * float(np.sqrt(0.95 * 0.05 / fits))


@pytest.mark.long
@pytest.mark.parametrize("n", [5, 10, 60])
@pytest.mark.parametrize("sigma", [(0.1, 0.1), (0.1, 0.5), (0.5, 0.1)])
@pytest.mark.parametrize("slopes", [shared, own, mean])
def test_intervals_of_estimated_deviations_hold_the_truth(
    n: int, sigma: tuple[float, float], slopes: Callable[[int], list[np.ndarray]]
) -> None:
    assert np.abs(coverage(slopes(n), sigma, 2000, n) - 0.95).max() < within(2000)


def test_intervals_of_few_values_that_share_their_unknowns_hold_the_truth() -> None:
    """Student's t with one number of degrees held 83 to 93 %, Satterthwaite's 92.5 to 94 %."""
    assert np.abs(coverage(shared(5), (0.1, 0.5), 500, 3) - 0.95).max() < within(500)


def test_of_one_output_the_pivots_are_students() -> None:
    X = np.random.default_rng(4).normal(size=(9, 3))
    drawn = Pivots(X, np.zeros(9, dtype=np.int64), 1)
    for probability in (0.5, 0.95):  # of 10,000 draws shares are known to 0.5 and 0.2 %
        shares = 2.0 * stats.t.cdf(drawn.quantile(probability), 6) - 1.0
        np.testing.assert_allclose(shares, probability, atol=0.015 if probability == 0.5 else 0.008)


def test_pivots_know_no_units_and_no_order() -> None:
    """Unknowns in other units, outputs with other deviations' names, rows in another order: the same law."""
    rng, X, owner = np.random.default_rng(6), np.concatenate(shared(6)), np.repeat([0, 1], 6)
    plain = Pivots(X, owner, 2).quantile(0.95)
    np.testing.assert_allclose(Pivots(X * [1e-5, 1e6], owner, 2).quantile(0.95), plain, rtol=0.03)
    order = rng.permutation(12)
    np.testing.assert_allclose(Pivots(X[order], 1 - owner[order], 2).quantile(0.95), plain, rtol=0.03)
    blind = np.column_stack([X, X[:, 0] - 2.0 * X[:, 1]])  # a third that nothing tells from the others
    assert np.isnan(Pivots(blind, owner, 2).quantile(0.95)).all()
    alone = np.column_stack([X, np.zeros(12)])
    found = Pivots(alone, owner, 2).quantile(0.95)
    np.testing.assert_allclose(found[:2], plain, rtol=0.03)
    assert np.isnan(found[2])


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize("name", ["sled", "pendulum"])
def test_intervals_of_few_values_by_fit_hold_the_truth(name: str, tmp_path: Path) -> None:
    """Two outputs of five values; runs are prepared once, and give what `fit` gives by runs of its own."""
    case = run_path(str(Path(__file__).with_name("interval_coverage.py")))["Case"](name, 5, tmp_path)
    assert case.check(2) < 1e-6
    case.more(200)
    assert np.abs(case.held / 200 - 0.95).max() < within(200)
