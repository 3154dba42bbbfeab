"""Mechanisms with many places of contact within a network: what is made of the rows at hand is what is made of all."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Model, electrical, translational
from poinsot.motion import switching_mechanism
from poinsot.motion.switching_rolled import Composed
from switching.contact_scenes import thrown
from switching.walked_machines import touching, walker


def roped(model: Model, size: float = 1.0, beside: str = "") -> po.Network:
    """A body of it on a rope that stretches; maybe beside a rectifier, drawn in another order."""
    net, body = po.Network("roped"), model.bodies[0].name
    line = (("ground", tuple(size * np.array([0.3, 0.2, 1.0]))), (body, tuple(size * np.array([0.01, 0.02, 0.03]))))
    stiffness, damping = 3.0 / size, 0.2 / size**0.5  # forces are the same, times grow as the root
    parts: list[Any] = [
        (po.Mechanism(model).as_element("m", {"rope": line}), ("rope",)),
        (translational.Spring("elastic", stiffness), ("rope", "ground")),
        (translational.Damper("creep", damping), ("rope", "ground")),
    ]
    if beside:
        parts += [
            (electrical.VoltageSource("V", "sin(40*t)"), ("a", "ground")),
            (electrical.Resistor("R", 1.0), ("a", "b")),
            (electrical.IdealDiode("D"), ("b", "c")),
            (electrical.Capacitor("C", 0.1), ("c", "ground")),
            (electrical.Resistor("load", 1.0), ("c", "ground")),
        ]
    for element, nodes in reversed(parts) if beside == "reordered" else parts:
        net.add(element, *nodes)
    return net


def ran(net: Callable[[], po.Network], at_hand: bool, time: float, **options: Any) -> Any:
    """The run with kernels of the rows at hand, or of all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(switching_mechanism, "MOST_WRITTEN", 0 if at_hand else 1000)
        made = net()
        run = po.simulate(made, time, **{"samples": 21, "rtol": 1e-9} | options)
        assert isinstance(made.system().switching.kernels.flow, Composed) == at_hand  # type: ignore[union-attr]
    return run


def events(run: Any, until: float = np.inf) -> list[tuple[str, str]]:
    """Rows and what became of them, without those of the circuit."""
    each = zip(run["event_row"].values, run["event_kind"].values, run["event_time"].values, strict=True)
    return [(row, kind) for row, kind, t in each if t <= until and row != "D"]


def alike(one: Any, other: Any, to: float = 1e-6) -> None:
    """The same events and motion, energies that are accounted for."""
    assert events(one) == events(other) and len(events(one)) > 2
    for name in ("m.joint_position", "m.joint_velocity"):
        size = max(1.0, float(np.abs(other[name]).max()))
        np.testing.assert_allclose(one[name], other[name], rtol=0, atol=to * size, err_msg=name)
    assert po.ledger(one).ratio < 1e-8


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", "radau"])
@pytest.mark.parametrize("beside", ["", "reordered"])
@pytest.mark.parametrize("name", ["a box", "loops with feet", pytest.param("rough balls", marks=pytest.mark.long)])
def test_runs_are_those_of_all_rows(name: str, beside: str, method: str) -> None:
    make, time = {
        "a box": (thrown, 0.2), "loops with feet": (lambda: walker(2, bounce=0.0), 0.4),
        "rough balls": (lambda: touching(2), 0.2),
    }[name]  # fmt: skip
    alike(*(ran(lambda: roped(make(), beside=beside), at_hand, time, method=method) for at_hand in (True, False)))


def test_a_rectifier_beside_changes_nothing() -> None:
    alike(*(ran(lambda at=at: roped(thrown(), beside=at), True, 0.2) for at in ("beside", "")))


@pytest.mark.parametrize("size", [1e-5, 1e5])
def test_size_changes_only_units(size: float) -> None:
    one, scaled = ran(lambda: roped(thrown()), True, 0.2), ran(lambda: roped(thrown(size), size), True, 0.2 * size**0.5)
    assert events(one) == events(scaled)
    np.testing.assert_allclose(scaled["event_time"] / size**0.5, one["event_time"], rtol=0, atol=1e-7)


def test_it_goes_on_from_its_state() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(switching_mechanism, "MOST_WRITTEN", 0)
        net = roped(thrown(), beside="beside")
        whole = po.simulate(net, 0.2, samples=21, rtol=1e-9)
        half = po.simulate(net, 0.15, samples=16, rtol=1e-9)
        state = {"m": [*half["m.joint_position"].values[-1], *half["m.joint_velocity"].values[-1]]}
        state |= {name: float(half[name][-1]) for name in ("C.charge", "elastic.elongation")}
        rest = po.simulate(net, 0.2, start=0.15, samples=6, rtol=1e-9, initial=state)
    for name in ("m.joint_position", "C.voltage"):
        np.testing.assert_allclose(rest[name].values[-1], whole[name].values[-1], rtol=0, atol=1e-6)


def test_a_file_runs_as_its_network(tmp_path: Path) -> None:
    """A mechanism of a file with a floor as part of a network's file."""
    (tmp_path / "thrown.toml").write_text(po.files.network_text(po.Mechanism(thrown())), encoding="utf-8")
    line = "{ between = ['ground', 'box'], body_points = [[0.3, 0.2, 1.0], [0.01, 0.02, 0.03]] }"
    text = f"""poinsot = 1
name = "roped"
[elements.m]
kind = "mechanism"
file = "thrown.toml"
ports = {{ rope = {line} }}
nodes = {{ rope = "rope" }}
[elements.elastic]
kind = "translational.spring"
nodes = ["rope", "ground"]
stiffness = 3.0
[elements.creep]
kind = "translational.damper"
nodes = ["rope", "ground"]
damping = 0.2
""".replace("'", '"')
    (tmp_path / "roped.toml").write_text(text, encoding="utf-8")
    alike(ran(lambda: po.load_network(tmp_path / "roped.toml"), True, 0.2), ran(lambda: roped(thrown()), True, 0.2))
