"""Guards that vary faster than the state: whatever the run, its events are all the zeros that there are; seeds printed.

Nothing that a step sees tells of a clock beside a slow pendulum.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

import poinsot as po
from cases import quick
from poinsot import System
from simulation import small_systems

Floats = np.ndarray[Any, np.dtype[np.float64]]
METHODS = ("dop853", "radau", "gauss", "rk4")


@pytest.fixture(scope="module")
def slow() -> System:
    return small_systems.pendulum()


def zeros(f: Callable[[Any], Any], fastest: float, end: float) -> Floats:
    """All zeros of f, whose fastest angular frequency is known, in (0, end): 200 looks a period."""
    t = np.linspace(0.0, end, int(200 * fastest * end / 6.28) + 200)
    at = np.flatnonzero(np.diff(np.sign(f(t))) != 0)
    return np.array([brentq(f, t[k], t[k + 1], xtol=1e-15 * end, rtol=1e-15) for k in at])


def found(system: System, end: float, guard: str, method: str, **options: Any) -> Floats:
    if method == "rk4":
        options["step"] = end / 300
    run = po.simulate(
        system, end, events=po.Event(guard), method=method, samples=3, dataset=False, progress=False, **options
    )
    return np.asarray(run["event_time"])


@pytest.mark.parametrize("seed", quick(4, range(200)))
def test_every_zero_of_a_clock_is_an_event(slow: System, seed: int) -> None:
    """Law  the events of sin(ωt + φ) = c are its solutions, of 3 to 3,000 periods, also where it hardly passes c; those
    of a run of a third are the first of them."""
    rng = np.random.default_rng(seed)
    end, periods = 10.0 ** rng.uniform(-1, 1.5), 10.0 ** rng.uniform(0.5, 3.5)
    omega, phase, c = (
        float(2 * np.pi * periods / end),
        float(rng.uniform(0, 6)),
        float(rng.choice([0.0, 0.3, -0.9, 0.99, 0.9999])),
    )
    method = str(rng.choice(METHODS))
    print(f"{seed=} {method} {end=:.4g} {omega=:.6g} {phase=:.4g} {c=}")
    k, first = np.arange(-2, int(periods) + 3), np.arcsin(c)
    exact = np.sort(np.concatenate([(a - phase + 2 * np.pi * k) / omega for a in (first, np.pi - first)]))
    guard = f"sin({omega!r}*t + {phase!r}) - {c!r}" if c >= 0.0 else f"sin({omega!r}*t + {phase!r}) + {-c!r}"
    for share in (1.0, 1.0 / 3.0):
        inside = exact[(exact > 1e-12 * end) & (exact < share * end)]
        seen = found(slow, share * end, guard, method)
        assert len(seen) == len(inside) and np.abs(seen - inside).max(initial=0.0) <= 1e-9 * end


@pytest.mark.parametrize("seed", quick(2, range(100)))
def test_every_zero_of_two_clocks_on_a_slope_is_an_event(slow: System, seed: int) -> None:
    """Law  likewise of a slow wave that carries two clocks without a common period, most of the run far from 0."""
    rng = np.random.default_rng(1000 + seed)
    end, method = 10.0, str(rng.choice(METHODS))
    fast = [float(w) for w in 2 * np.pi * 10.0 ** rng.uniform(0.0, 1.5, 2)]
    slow_one, a, b = float(rng.uniform(0.2, 1.0)), float(rng.uniform(0.1, 0.5)), float(rng.uniform(0.1, 0.5))
    print(f"{seed=} {method} {fast=} {slow_one=:.4g} {a=:.4g} {b=:.4g}")
    guard = f"cos({slow_one!r}*t) + {a!r}*sin({fast[0]!r}*t) + {b!r}*cos({fast[1]!r}*t)"

    def f(t: Any) -> Any:
        return np.cos(slow_one * t) + a * np.sin(fast[0] * t) + b * np.cos(fast[1] * t)

    exact, seen = zeros(f, max(fast), end), found(slow, end, guard, method)
    assert len(seen) == len(exact) and np.abs(seen - exact).max(initial=0.0) <= 1e-8 * end
