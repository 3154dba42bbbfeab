"""Backlash in files of mechanisms and as an element of networks: free flight between two half swings, energy closed."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po

MECHANISM = """
poinsot = 1
gravity = "none"
parameters = {k = 400.0, b = 0.1, m = 0.5}
bodies.cart = {mass = "m", inertia = [1, 1, 1]}
pairs.slide.kind = "prismatic"
pairs.slide.between = ["ground", "cart"]
pairs.slide.point = [0,0,0]
pairs.slide.axis = [1,0,0]
pairs.slide.initial = { position=0.0, velocity=2.0}
springs.flanks = {pair = "slide", stiffness = "k", slack = ["-b/2", "b/2"]}
"""
NETWORK = """
poinsot = 1
parameters = {k = 400.0, b = 0.1, m = 0.5}
elements.cart = {kind = "mass", nodes = ["x"], mass = "m", velocity = 2.0}
elements.flanks = {kind = "translational.backlash", nodes = ["x", "ground"], stiffness = "k", play = "b"}
"""


@pytest.mark.parametrize(
    ("text", "x", "v"),
    [(MECHANISM, "joint_position", "joint_velocity"), (NETWORK, "flanks.elongation", "cart.velocity")],
    ids=["mechanism", "network"],
)
def test_free_flight_and_two_half_swings(tmp_path: Path, text: str, x: str, v: str) -> None:
    """T = 2 b/v + 2π √(m/k); a swing ends v √(m/k) beyond b/2; the flanks hold ½ k d², and the ledger closes."""
    (tmp_path / "play.toml").write_text(text)
    flight, swing = 2 * 0.1 / 2.0, 2 * np.pi * np.sqrt(0.5 / 400.0)
    reached = 0.25 * flight + 0.25 * swing
    run = po.simulate(
        po.load(tmp_path / "play.toml"), times=[0.0, reached, flight + swing, 10 * (flight + swing)], rtol=1e-12,
        atol=1e-13, progress=False,
    )  # fmt: skip
    place, speed = (run[name].values.reshape(4) for name in (x, v))
    np.testing.assert_allclose(place, [0.0, 0.05 + 2.0 * np.sqrt(0.5 / 400.0), 0.0, 0.0], atol=1e-8)
    np.testing.assert_allclose(speed, [2.0, 0.0, 2.0, 2.0], atol=1e-6)
    np.testing.assert_allclose(run["energy_storage"].sel(storage="flanks").values, [0.0, 1.0, 0.0, 0.0], atol=1e-8)
    assert po.ledger(run).ratio < 1e-8  # no step lands on the kinks: of 150 speeds at most 5e-9


def test_play_is_given_once_and_is_no_less_than_nothing(tmp_path: Path) -> None:
    for text, old, new, match in (
        (MECHANISM, 'ness = "k"', 'ness = "k", rest = 0.1', r"takes either rest, or slack = \[lower, upper\]"),
        (MECHANISM, '["-b/2", "b/2"]', '["b/2", "-b/2"]', "the lower end must not be above the upper one"),
        (NETWORK, 'play = "b"', "play = -0.1", "'flanks' needs a play of zero or more"),
    ):
        (tmp_path / "play.toml").write_text(text.replace(old, new))
        with pytest.raises(po.PoinsotError, match=match):
            po.load(tmp_path / "play.toml")
