"""The ledger and the events of time-stepping: closed forms, the event-driven method entry by entry, random scenes.

No entry closes the balance: `energy_residual` tells whether contacts, dampers and ports took what the motion lost.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from simulation.stepped import G, ball, box, floor, run, scene, state
from switching.stepped_scenes import chain, heap

OWN = ("time-stepping", "position correction")
"""What the scheme itself takes or gives; all else are losses of parts, which never give."""


def entries(found: Any) -> dict[str, float]:
    """Energies that were dissipated, by name, at the end."""
    return dict(zip(map(str, found["element"].values), map(float, found["energy_dissipated"].values[-1]), strict=True))


def losses(found: Any) -> Any:
    """Energies of all parts over time, without the scheme's own."""
    return found["energy_dissipated"].values[:, [str(name) not in OWN for name in found["element"].values]]


def lost(found: Any) -> float:
    """What is stored no more, by the states alone."""
    return float(found["energy_stored"][0] - found["energy_stored"][-1])


def happened(found: Any) -> list[tuple[str, str]]:
    """What has happened to which row."""
    events = found.poinsot.events
    return list(zip(events["row"].values.tolist(), events["kind"].values.tolist(), strict=True))


def test_a_block_that_slides_to_rest_turns_its_motion_into_friction_alone() -> None:
    """½ m v², to what sweeps leave (1e-6 of velocities); the moment when its corners stick is v/(μ g), to a step."""
    h, v, mu = 4e-3, 1.0, 0.5
    m = scene([box("b", (0.4, 0.2, 0.1), 2.0)], floor(), mu=mu)
    found = run(m, 0.4, h, state(m, [[0.0, 0.0, 0.05]], [[v, 0.0, 0.0]]), samples=2)
    taken = entries(found)
    assert taken["touch"] == pytest.approx(0.5 * 2.0 * v**2, rel=1e-7) == lost(found)
    assert all(abs(each) < 1e-7 for name, each in taken.items() if name != "touch")
    assert {kind for _, kind in happened(found)} == {"sticks"} and len(happened(found)) == 4
    assert np.abs(found.poinsot.events["time"].values - v / (mu * G)).max() <= h


def test_a_ball_loses_in_impacts_what_restitution_takes() -> None:
    """(1 − e²ⁿ) m g H after n bounces, to order 1; as many events as bounces, impulses (1 + e) m v."""
    e, m, errors = 0.7, scene([ball("b")], floor(), e=0.7), []
    for h in (2e-3, 5e-4):
        found = run(m, 2.0, h, state(m, [[0.0, 0.0, 1.1]]), samples=2)
        events = found.poinsot.events
        assert events["kind"].values.tolist() == ["impact"] * 4  # at 0.45, 1.08, 1.53, 1.84 s
        speed = np.sqrt(2 * G) * e ** np.arange(4)
        errors.append(abs(entries(found)["touch impact"] - (1 - e**8) * G))
        assert np.abs(events["impulse"].values - (1 + e) * speed).max() < 20 * h
        assert events["energy"].values.sum() == pytest.approx(entries(found)["touch impact"], rel=1e-12)
        assert abs(float(found["energy_residual"][-1])) < 1e-12
    assert errors[1] < 0.5 * errors[0] < 0.2, errors


def test_a_box_that_tips_loses_what_housner_says() -> None:
    """Let go on one edge it falls about it onto its face: of ½ I ω² stays (1 − ³⁄₂ sin²α)² (Housner 1963)."""
    b, c, mass, tilt, errors = 0.2, 0.4, 2.0, 0.2, []  # half edges, α = atan(b/c) ≈ 0.464
    R, alpha = np.hypot(b, c), np.arctan2(b, c)
    fallen = mass * G * R * (np.cos(alpha - tilt) - np.cos(alpha))
    taken = fallen * (1 - (1 - 1.5 * np.sin(alpha) ** 2) ** 2)
    m = scene([box("b", (2 * b, 0.3, 2 * c), mass)], floor(), mu=3.0)
    at = [R * np.sin(alpha - tilt), 0.0, R * np.cos(alpha - tilt)]
    for h in (2e-3, 5e-4):
        begin = state(m, [at], turns=[[0.0, -np.sin(tilt / 2), 0.0, np.cos(tilt / 2)]])
        found = run(m, 0.6, h, begin, steps_per_sample=1)
        first = found["energy_dissipated"].sel(element="touch impact").values
        later = int(np.argmax(first > 0)) + 2  # it lands within two steps
        errors.append(abs(first[later] - taken) / taken)
        assert np.abs(found["energy_residual"].values).max() < 1e-12
    assert errors[1] < 0.02 and errors[1] < 0.5 * errors[0], errors


def test_a_rimless_wheel_agrees_with_the_event_driven_run_entry_by_entry() -> None:
    """The same events in the same order, each within two steps; impacts and friction lose the same, to order 1."""
    wheel = po.load("examples/rimless_wheel.toml")
    exact = po.simulate(wheel, 2.0, method="dop853", step="adaptive", samples=2)
    taken = sum(value for name, value in entries(exact).items() if name.endswith("impact"))
    errors = []
    for h in (1e-3, 2.5e-4):
        found = run(wheel, 2.0, h, None, samples=2)
        own = entries(found)
        errors.append([abs(own["feet impact"] - taken), abs(own["time-stepping"])])
        assert abs(own["feet"]) < 0.01 and abs(float(found["energy_residual"][-1])) < 1e-12
        assert sorted(happened(found)) == sorted(happened(exact))
        times = [np.sort(each.poinsot.events["time"].values) for each in (found, exact)]
        assert np.abs(times[0] - times[1]).max() < 8 * h
    assert (np.array(errors[1]) < 0.4 * np.array(errors[0])).all() and errors[0][0] < 0.01 * taken, errors


def test_restitution_beside_friction_makes_no_energy() -> None:
    """Newton's law would: a box with e = 1 and μ = 0.3 gained a tenth at its second impact (Kane and Levinson 1985)."""
    m, begin = heap(np.random.default_rng([1988, 3]))
    found = run(m, 1.0, 5e-4, begin, steps_per_sample=1)
    stored = found["energy_stored"].values
    assert found.attrs["impacts_softened"] > 0
    assert np.diff(stored).max() < 1e-3 * stored[0]


@pytest.mark.parametrize("make", [heap, chain])
@pytest.mark.parametrize("seed", [1, *(pytest.param(k, marks=pytest.mark.long) for k in range(2, 30))])
def test_no_entry_gives_and_the_balance_closes(make: Any, seed: int) -> None:
    """Friction, impacts, limits only take, in every step; nothing is missing; the scheme's own goes with the step."""
    own = []
    for h in (2e-3, 5e-4):
        m, begin = make(np.random.default_rng([1988, seed]))
        found = run(m, 0.4, h, begin, steps_per_sample=1)
        told, scale = f"{make.__name__}, seed {[1988, seed]}, h = {h}", float(found["energy_scale"][-1])
        assert np.diff(losses(found), axis=0).min() >= 0.0, told
        assert np.abs(found["energy_residual"].values).max() < 1e-12 * scale, told
        own.append(np.abs(np.diff(found["energy_dissipated"].sel(element="time-stepping").values)) / scale)
    assert np.median(own[1]) < 0.12 * np.median(own[0]) + 1e-15, told  # h²: a sixteenth
