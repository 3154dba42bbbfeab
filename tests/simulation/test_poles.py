"""Guards with poles: a sign that changes through infinity is no event, however steep a guard that is one may be."""

import numpy as np
import pytest

import poinsot as po
from cases import quick
from simulation import small_systems

METHODS = ("dop853", "radau", "gauss", "rk4")


def moments(guard: str, method: str, end: float = 1.0, start: float = 0.0) -> list[float]:
    """When the guard fires beside an oscillation of five radians in the run."""
    span = end - start
    system = small_systems.oscillator(2.0, 50.0 / span**2, 0.3 / span)
    step = {"step": span / 64} if method == "rk4" else {}
    run = po.simulate(
        system,
        start=start,
        time=end,
        samples=2,
        method=method,
        events=po.Event(guard, name="e"),
        progress=False,
        **step,
    )
    return [float(t) for t in run.event_time]


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("size", [1.0, 1e5, 1e-5])
def test_poles_are_passed(method: str, size: float) -> None:
    """Beside zeros, of odd order, where a moment of the run lies on one, and of functions of the state."""
    assert moments(f"{size!r}*tan(40*t)", method) == pytest.approx(np.arange(1, 13) * np.pi / 40, abs=1e-12)
    assert moments(f"{size!r}*(t - 0.61)/(t - 0.37)", method) == pytest.approx([0.61], abs=1e-12)
    for guard in ("1/(t - 0.5)", "1/(t - 0.37)**3", "1/(state[component 0] - 0.01)", "1/sin(40*t)"):
        assert moments(f"{size!r}*{guard}", method) == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("method", METHODS)
def test_what_is_steep_or_jumps_is_no_pole(method: str) -> None:
    for guard in (
        *("tanh(1e8*(t - 0.37))", "tanh(1e18*(t - 0.37))", "1e9*(t - 0.37)/(1e-9 + (t - 0.37)**2)"),
        *("(t - 0.37)/(1e-12 + abs(t - 0.37))", "1e6*(t - 0.37)/(1e-7 + abs(t - 0.37))"),
    ):
        assert moments(guard, method) == pytest.approx([0.37], abs=1e-9), guard


@pytest.mark.parametrize("seed", quick(6, range(300)))
def test_rational_guards_at_any_time_and_scale(seed: int, rng: np.random.Generator) -> None:
    """Law  zeros are events, poles of orders one and three are none; runs of 1e-5 to 1e5 s, that begin anywhere."""
    span = 10.0 ** rng.uniform(-5, 5)
    start = 0.0 if seed % 2 else span * 10.0 ** rng.uniform(0, 4)
    zeros, poles = int(rng.integers(0, 3)), int(rng.integers(1, 4))
    while np.diff(places := np.sort(rng.uniform(0.02, 0.98, zeros + poles))).min(initial=1.0) < 1e-3:
        pass
    if seed % 3 == 0:  # moments of runs lie on them
        places = np.unique(np.round(64 * places)) / 64
        zeros = min(zeros, len(places) - 1)
    places = start + span * rng.permutation(places)
    guard = repr(10.0 ** rng.uniform(-5, 5))
    for k, place in enumerate(places.tolist()):
        order = "" if k < zeros else f"**{rng.choice([1, 3])}"
        guard += f"{'*' if k < zeros else '/'}((t - ({place!r}))/{span!r}){order}"
    found = moments(guard, METHODS[seed % 4], start + span, start)
    assert found == pytest.approx(np.sort(places[:zeros]), rel=0, abs=1e-9 * span + 1e-14 * start), guard
