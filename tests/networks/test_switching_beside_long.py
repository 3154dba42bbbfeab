"""Switching in and beside walked mechanisms agrees with their written-out form, books included."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from networks.long_mechanisms import both, chain, driven, motor, rolled
from networks.switching_beside_long import CASES, ENDS, rectified, rubbed, stopped
from poinsot import electrical
from poinsot.kernels.composing import ComposedKernel
from simulation.resuming import Killed, killing


def held(system: po.System, modes: Any) -> Any:
    """σ of a mode with nothing that slides."""
    assert system.switching is not None
    return np.append(system.switching.modes(modes).sigma, np.zeros(len(modes)))


def same_kernels(written: po.System, walked: po.System, amount: float = 0.1, seed: int = 1) -> None:
    """Decision data, flows in modes, jumps and projections near the start."""
    assert isinstance(walked.dynamics.flow, ComposedKernel) and not isinstance(written.dynamics.flow, ComposedKernel)
    rng, x = np.random.default_rng(seed), written.state.initial
    xi, m = amount * rng.normal(size=written.state.local_size), len(written.switching.rows.kind)  # type: ignore[union-attr]
    one, two = (each.switching.kernels for each in (written, walked))  # type: ignore[union-attr]

    def agree(name: str, *given: Any) -> None:
        a, b = ([*each] if isinstance(each := getattr(k, name).ufunc(*given), tuple) else [each] for k in (one, two))
        for p, q in zip(a, b, strict=True):
            np.testing.assert_allclose(q, p, rtol=0, atol=1e-11 * max(float(np.abs(p).max(initial=0.0)), 1.0))

    for name in ("watch", "data"):
        agree(name, x, xi, [0.3], [])
    z = rng.normal(size=m)
    agree("impulse", x, z)
    agree("supplied", x, [0.3], [], z)
    modes = [np.array(each) for each in product((0, 1), repeat=m)]
    for mode in modes if m < 4 else rng.permutation(modes)[:8]:
        try:
            sigma = held(written, mode)
        except po.ModelError:
            continue
        np.testing.assert_allclose(held(walked, mode), sigma, rtol=0, atol=1e-9)
        for name in ("flow", "margins"):
            agree(name, x, xi, [0.3], [], sigma)
        ends = [written.state.retract.ufunc(x, 1e-3 * xi)] * 2
        for _ in range(12):
            ends = [k.project.ufunc(end, sigma)[0] for k, end in zip((one, two), ends, strict=True)]
        np.testing.assert_allclose(ends[1], ends[0], rtol=0, atol=1e-7 * max(float(np.abs(ends[0]).max()), 1.0))


def same_runs(expected: Any, found: Any, to: float = 1e-9, rows: bool = True) -> None:
    """Every variable, and the moments of all events; and the books close."""
    if rows:
        assert [*found.event_row.values] == [*expected.event_row.values]
    for name in expected:
        if expected[name].dtype.kind == "f" and "energy" not in name:
            size = max(float(abs(expected[name]).max()), 1.0) if expected[name].size else 1.0
            np.testing.assert_allclose(found[name], expected[name], rtol=0, atol=to * size, err_msg=name)
    assert float(abs(found.energy_residual).max()) < 1e-9 * float(found.energy_scale.max())


@pytest.mark.sample(1)
@pytest.mark.parametrize("case", CASES)
def test_rows_act_as_written_out(case: str) -> None:
    make = CASES[case]
    written, walked = both(lambda: make().system())
    assert walked.books.power_names == written.books.power_names
    same_kernels(written, walked, 0.0 if "loops" in case else 0.1)
    same_runs(*both(lambda: po.simulate(make(), 0.4, rtol=1e-10, atol=1e-12)))


@pytest.mark.sample(1)
@pytest.mark.parametrize("mass", [4e-6, 4e4])
@pytest.mark.parametrize("case", ["diode and rotors", "stops", "clutch in the mechanism"])
def test_sizes_do_not_matter(case: str, mass: float) -> None:
    same_kernels(*both(lambda: CASES[case](mass=mass).system()), seed=4)


def other() -> po.Network:
    """Rows and ports in another order, another name, beside a circuit that switches and a long mechanism that rubs."""
    net = po.Network("other")
    net.add(electrical.Resistor("r", 3.0), "n", "ground")
    net.add(electrical.Capacitor("c", 1e-3, voltage=1.0), "n", "ground")
    net.add(electrical.IdealDiode("far"), "n", "m")
    net.add(electrical.Inductor("l", 1e-2), "m", "ground")
    net.add(po.Mechanism(rubbed(chain())).as_element("neighbour", ["j1"]), "nothing")
    model = stopped(chain())
    for joint in ENDS[::-1]:
        motor(net, joint, rotor=0.02)
    turned = po.Mechanism(replace(model, switches=model.switches[::-1], name="turned"))
    net.add(turned.as_element("arm", {"tip": "j3", "foot": "j0"}), "j3", "j0")
    return rectified(net)


@pytest.mark.long
def test_names_order_neighbours_parts_and_the_method_do_not_matter(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The same motion, jump for jump; killed and resumed with the same bits; by an implicit method to its own error."""
    exact: dict[str, Any] = {"rtol": 1e-10, "atol": 1e-12, "samples": 101}
    with rolled():
        first = po.simulate(CASES["stops, rotors, diode"](), 0.3, **exact)
        second = po.simulate(other(), 0.3, **exact)
        third = po.simulate(CASES["stops, rotors, diode"](), 0.3, **exact, method="radau9")
        path = tmp_path / "run.checkpoint"
        with killing(monkeypatch, lambda: 3), pytest.raises(Killed):
            po.simulate(other(), 0.3, **exact, checkpoint=path, every=1e-9)
        whole = po.resume(path, other())
    for run, name, to in ((second, "arm", 1e-8), (third, "machine", 1e-6)):
        np.testing.assert_allclose(run[f"{name}.joint_position"], first["machine.joint_position"], rtol=0, atol=to)
        assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_scale.max())
    np.testing.assert_array_equal(whole["arm.joint_position"], second["arm.joint_position"])


def test_events_and_controllers_beside() -> None:
    """A reset of a user, an event that only tells, a controller that acts at moments: as written out."""

    def run() -> Any:
        slow = po.Controller(0.02, lambda t, w: -0.5 * w, ["machine.joint_velocity[j2]"], ["machine.push"])
        half = po.Event(lambda t, x: t - 0.05, reset={"choke j3.flux_linkage": "0.5*t"}, name="half")
        fast = po.Event("machine.joint_velocity[j1] - 0.05", name="fast")
        net = rectified(driven(stopped(chain()), ENDS))
        return po.simulate(net, 0.3, rtol=1e-10, atol=1e-12, events=[half, fast], controllers=[slow])

    same_runs(*both(run))


def test_long_ones_run_that_took_minutes() -> None:
    """60 links with a diode."""
    net = rectified(driven(replace(chain(60), elements=()), ENDS, 0.02))
    found = po.simulate(net, 0.02)
    assert po.ledger(found).ratio < 1e-9
