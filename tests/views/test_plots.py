"""Pictures of runs: what was asked for is drawn, each line in the unit of its own joint or element."""

from collections.abc import Sequence

import numpy as np
import pytest
from matplotlib.figure import Figure

import poinsot as po


def panels(figure: Figure) -> dict[str, tuple[str, list[str], list[np.ndarray]]]:
    """Title → the unit of its axis, the names in its legend, its lines."""
    found = {}
    for ax in figure.axes:
        words = [text.get_text() for text in ax.get_legend().get_texts()] if ax.get_legend() else []
        found[ax.get_title(loc="left")] = ax.get_ylabel(), words, [np.asarray(line.get_ydata()) for line in ax.lines]
    return found


@pytest.fixture(scope="module")
def crank() -> po.Mechanism:
    return po.load("examples/slider_crank.toml")


def drawn(mechanism: po.Mechanism, outputs: Sequence[str] | None) -> dict[str, tuple[str, list[str], list[np.ndarray]]]:
    run = po.simulate(mechanism, time=0.05, samples=5, outputs=outputs)
    found = panels(po.views.plot_run(run))
    assert all(lines for _, _, lines in found.values()), "an empty panel"
    assert found.keys() >= {"Energy", "What the books leave open"}
    return {title: each for title, each in found.items() if title not in ("Energy", "What the books leave open")}


@pytest.mark.parametrize(
    ("outputs", "titles"),
    [
        (None, ["Coordinates", "Rates"]),
        (["element_force"], ["Element force"]),
        (["joint_velocity"], ["Rates"]),
        (["body_position"], ["Body position (the 8 that move most, of 9)"]),
        (["element_rate", "joint_position"], ["Coordinates", "Element rate"]),
    ],
)  # fmt: skip
def test_what_is_asked_for_is_drawn(crank: po.Mechanism, outputs: list[str] | None, titles: list[str]) -> None:
    assert list(drawn(crank, outputs)) == titles


def test_lines_have_their_own_units(crank: po.Mechanism) -> None:
    """Law: a line's unit is that of its joint's freedom; where all are alike the axis alone says it."""
    found = drawn(crank, ["joint_position", "joint_velocity"])
    assert found["Coordinates"][:2] == ("rad or m", ["main [rad]", "big-end [rad]", "guide [m]"])
    assert found["Rates"][:2] == ("rad/s or m/s", ["main [rad/s]", "big-end [rad/s]", "guide [m/s]"])
    ball = drawn(po.load("examples/bouncing_ball.toml"), ["joint_position"])
    assert ball["Coordinates"][:2] == ("m", ["fall"])


def test_networks_with_mechanisms_show_both() -> None:
    run = po.simulate(po.load("examples/networks/hydraulic_lift.toml"), time=0.01, samples=5)
    found = panels(po.views.plot_run(run))
    assert [*found][:4] == [
        "Variables in Pa", "Variables in m**3/s", "Mechanism.joint position", "Mechanism.joint velocity"
    ]  # fmt: skip
    assert found["Variables in m**3/s"][0] == "m^3/s"


UNITS = {
    "joint_position": ["rad", "rad", "m"], "joint_velocity": ["rad/s", "rad/s", "m/s"],
    "joint_acceleration": ["rad/s²", "rad/s²", "m/s²"], "element_force": ["N m"], "element_rate": ["rad/s"],
}  # fmt: skip


def test_datasets_say_the_unit_of_each_entry(crank: po.Mechanism) -> None:
    run = po.simulate(crank, time=0.01, samples=3, outputs=list(UNITS))
    for name, units in UNITS.items():
        assert run[name].attrs["entry_units"].split(", ") == units
        assert run[name].attrs["units"] == " or ".join(dict.fromkeys(units))
