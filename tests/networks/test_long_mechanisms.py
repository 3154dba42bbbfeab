"""Networks around mechanisms that are walked over move as those whose mechanisms are written out, books and all."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import stacked
from networks.long_mechanisms import (
    CHAIN,
    LOOPS,
    both,
    chain,
    driven,
    geared,
    hoist,
    lever,
    loops,
    motor,
    rolled,
    solved,
)  # fmt: skip
from networks.switching_beside_long import CASES as SWITCHING
from poinsot import Model, Sensitivity, electrical, rotational, translational
from poinsot.algorithms import compiled
from poinsot.elements import LinearSpring
from poinsot.kernels.composing import ComposedKernel
from poinsot.multibody.stretches import BetweenPoints
from simulation.resuming import Killed, killing

CASES: dict[str, Callable[..., po.Network]] = {
    "chain": lambda **more: driven(chain(**more), ("j0", "j3")),
    "chain with rotors": lambda mass=0.4: driven(chain(mass=mass), ("j0", "j2"), 0.05 * mass),
    "loops": lambda: driven(loops(), ("a0", "a1")),
    "loops with rotors": lambda: driven(loops(), ("a0", "a1"), 0.05),
    "lines on a chain": lambda mass=1.0: hoist(chain(mass=0.4 * mass), CHAIN, mass, rotor=0.02),
    "lines on loops": lambda: hoist(loops(), LOOPS),
}
FREE = [pytest.param(name, marks=pytest.mark.long) for name in ("chain", "loops", "lines on loops")]
EACH = pytest.mark.parametrize("case", ["chain with rotors", "loops with rotors", "lines on a chain", *FREE])


def same(written: po.System, walked: po.System, amount: float = 0.0, seed: int = 1) -> Any:
    """The same flow, and the same state brought back onto closures; where: the state and the step."""
    assert isinstance(walked.dynamics.flow, ComposedKernel) and not isinstance(written.dynamics.flow, ComposedKernel)
    return agree(written, walked, amount, seed)


def agree(written: po.System, walked: po.System, amount: float, seed: int) -> Any:
    """The same without a look at how each is made."""
    rng, x = np.random.default_rng(seed), written.state.initial
    xi = amount * rng.normal(size=written.state.local_size)
    rates = [each.dynamics.flow.ufunc(x, xi, [0.3], []) for each in (written, walked)]
    for a, b in zip(*rates, strict=True):
        np.testing.assert_allclose(b, a, rtol=0, atol=1e-12 * np.abs(a).max())
    if walked.state.project is not None and written.state.project is not None:
        moved = written.state.retract.ufunc(x, 1e-6 * rng.normal(size=len(xi)))
        for a, b in zip(written.state.project.ufunc(moved), walked.state.project.ufunc(moved), strict=True):
            np.testing.assert_allclose(b, a, rtol=0, atol=1e-13 * max(np.abs(a).max(), 1.0))
    return x, xi


@pytest.mark.sample(1)
@EACH
def test_flows_and_runs_are_those_written_out(case: str) -> None:
    """Loops are closed where they start alone, and there flows agree; in batches each has the bits of its own."""
    written, walked = both(lambda: CASES[case]().system())
    x, xi = same(written, walked, 0.0 if "loops" in case else 0.1)
    assert walked.books.power_names == written.books.power_names
    assert walked.books.storage_names == written.books.storage_names
    batch = walked.dynamics.flow.ufunc(np.repeat(x[None], 11, axis=0), xi, [0.3], [])[0]
    np.testing.assert_array_equal(batch, np.repeat(walked.dynamics.flow.ufunc(x, xi, [0.3], [])[0][None], 11, axis=0))
    expected, found = (po.simulate(each, 0.2, rtol=1e-8, atol=1e-10) for each in (written, walked))
    assert found.attrs["steps"] == expected.attrs["steps"]
    for name in expected:
        if expected[name].dtype.kind == "f" and "energy" not in name:
            size = max(float(abs(expected[name]).max()), 1.0)
            np.testing.assert_allclose(found[name], expected[name], rtol=0, atol=1e-9 * size, err_msg=name)
    assert float(abs(found.energy_residual).max()) < 1e-9 * float(found.energy_scale.max())


@pytest.mark.long
def test_with_a_neighbour_in_another_order_and_in_two_parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A law solved by Newton's method, an unconnected circuit, a small mechanism beside: the same motion."""

    def alone() -> po.Network:
        net = po.Network("alone")
        net.add(po.Mechanism(chain()).as_element("machine", ["j0", "j3"]), "j0", "j3")
        motor(net, "j0", rotor=0.02)
        solved(net, "j3")
        return net

    def other() -> po.Network:
        net = po.Network("other")
        net.add(electrical.Resistor("r", 3.0), "n", "ground")
        net.add(electrical.Capacitor("c", 1e-3, voltage=1.0), "n", "ground")
        net.add(small.as_element("small", {"hinge": "j1"}), "hinge")
        net.add(rotational.Damper("bearing", 0.1), "hinge", "ground")
        solved(net, "tip")
        motor(net, "foot", rotor=0.02)
        net.add(po.Mechanism(chain()).as_element("chain", {"tip": "j3", "foot": "j0"}), "tip", "foot")
        return net

    with rolled(10**9):
        small = po.Mechanism(replace(chain(3), elements=(), name="small"))
        small.forward_dynamics  # noqa: B018
        written = po.simulate(alone(), 0.3, rtol=1e-9, atol=1e-11)
    with rolled():
        first = po.simulate(alone(), 0.3, rtol=1e-9, atol=1e-11)
    with rolled(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "LARGEST_UNROLLED", 1200)  # between the two mechanisms
        net = other()
        system = net.system()
        assert isinstance(system.dynamics.flow, ComposedKernel)
        second = po.simulate(net, 0.3, rtol=1e-9, atol=1e-11)
        path = tmp_path / "run.checkpoint"
        with killing(monkeypatch, lambda: 3), pytest.raises(Killed):
            po.simulate(net, 0.3, rtol=1e-9, atol=1e-11, checkpoint=path, every=1e-9)
        whole = po.resume(path, net)
    for run, name in ((first, "machine"), (second, "chain")):
        np.testing.assert_allclose(run[f"{name}.joint_position"], written["machine.joint_position"], rtol=0, atol=1e-9)
        assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_scale.max())
    np.testing.assert_array_equal(whole["chain.joint_position"], second["chain.joint_position"])


@pytest.mark.sample(1)
@pytest.mark.parametrize("mass", [4e-6, 4e4])
@pytest.mark.parametrize("case", ["chain with rotors", "lines on a chain"])
def test_sizes_do_not_matter(case: str, mass: float) -> None:
    same(*both(lambda: CASES[case](mass=mass).system()), 0.1, 4)


@pytest.mark.parametrize("make", [chain, loops])
def test_answers_to_impulses_are_those_of_the_mechanism_written_out(make: Callable[[], Model]) -> None:
    model = replace(make(), gravity=(0.0, 0.0, 0.0), elements=())
    written, walked = both(lambda: po.Mechanism(model))
    q, still, push = written.neutral(), np.zeros(written.nv), np.random.default_rng(2).normal(size=written.nv)
    with rolled(10**9):
        expected = written.forward_dynamics(q, still, push)
        assert written._answer_in_loops(q, push) is None
    with rolled():
        found = walked._answer_in_loops(q, push)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-9 * np.abs(expected).max())


@pytest.mark.parametrize("rotor", [0.0, 0.02])
def test_elements_may_vary_with_its_coordinates(rotor: float) -> None:
    """A lever whose arm is that of an angle; where a rotor is bound to it, the mechanism is written out."""

    def levered() -> po.System:
        net = lever(driven(chain(), ("j0",), rotor))
        net.add(rotational.Damper("brake", 0.3), "far", "ground")
        return net.system()

    written, walked = both(levered)
    assert isinstance(walked.dynamics.flow, ComposedKernel) == (not rotor)
    agree(written, walked, 0.1, 3)


EXPLICIT: dict[str, Any] = {"times": [0.0, 0.1]}
MEMBERS = {
    "chain": (lambda: driven(chain(), ("j0",), 0.02), "elements.winding j0.resistance", EXPLICIT),
    "mass": (lambda: driven(chain(), ("j0",), 0.02), "elements.machine.bodies.b2.mass", EXPLICIT),
    "stages": (lambda: geared(0.4), "elements.winding j0.resistance", {**EXPLICIT, "method": "radau", "rtol": 1e-8}),
    "diode and rotors": (SWITCHING["diode and rotors"], "elements.winding j3.resistance", EXPLICIT),
}


@pytest.mark.parametrize(
    "case", [pytest.param(c, marks=[pytest.mark.long] * (c != "diode and rotors")) for c in MEMBERS]
)
def test_members_are_runs_of_their_own(case: str) -> None:
    """Numbers of elements vary in kernels that members share; those of the mechanism itself, member by member."""
    make, name, given = MEMBERS[case]
    with rolled():
        net = make()
        found = po.ensemble(net, {name: [0.3, 0.7]}, **given)["machine.joint_position"].values
        alone = po.simulate(net.with_parameters(x=name).at([0.7]), **given)
        np.testing.assert_allclose(found[1], alone["machine.joint_position"], rtol=0, atol=1e-9)
        assert np.abs(found[1] - found[0]).max() > 1e-4
        assert alone.attrs.get("stages_solved", "along the tree") == "along the tree"
        if case == "mass":
            with pytest.raises(po.SimulationError, match="compiled for its numbers alone"):
                Sensitivity(net, [name], **given)()


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "case",
    [
        "lever and signs", "diode and rotors", "stops",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("chain with rotors", "loops with rotors")),
    ],
)  # fmt: skip
def test_derivatives_are_those_written_out(case: str) -> None:
    """By a resistance and a coil's initial value; where rows switch, by the value alone, and from an impact on neither
    way has any."""
    make, first, last = {**SWITCHING, **CASES}[case], *(("a0", "a1") if "loops" in case else ("j0", "j2"))
    names = [f"elements.winding {first}.resistance", f"choke {last}.flux_linkage"]
    names = ["choke j3.flux_linkage"] if case in SWITCHING else names
    given: dict[str, Any] = {"times": [0.0, 0.05, 0.1], "rtol": 1e-10, "atol": 1e-12}
    expected, found = both(lambda: Sensitivity(make(), names, **given)()[1])
    largest = max(float(np.nan_to_num(np.abs(slopes)).max()) for slopes in expected.values())
    for name, slopes in expected.items():
        size = max(float(np.nan_to_num(np.abs(slopes)).max()), 1e-5 * largest)  # below which they are sums that cancel
        to = 1e-9 if case in SWITCHING else 1e-7
        np.testing.assert_allclose(found[name], slopes, rtol=0, atol=to * size, err_msg=name)


@pytest.mark.parametrize(
    "mass", [0.4, pytest.param(4e-6, marks=pytest.mark.long), pytest.param(4e4, marks=pytest.mark.long)]
)
def test_rotors_of_joints_are_what_answers_at_ports_make_of_them(mass: float) -> None:
    """Two rotors on one shaft, one behind a gear, a third that is bound to no joint: by one walk, or by one a port."""

    def with_storage() -> po.Network:
        net = geared(mass, 0.05)
        net.add(electrical.Capacitor("c", 1e-3), "n", "ground")
        net.add(electrical.Capacitor("d", 2e-3), "n", "ground")
        return net

    with rolled():
        by_walk = with_storage().system()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("poinsot.motion.of_network.written_out.bound_rotors", lambda *_: None)
            by_port = with_storage().system()
            by_port.dynamics.flow.ufunc, by_port.state.project.ufunc  # noqa: B018
        by_walk.dynamics.flow.ufunc  # noqa: B018
    assert by_walk.dynamics.flow.operations < by_port.dynamics.flow.operations
    agree(by_port, by_walk, 0.1, 6)


ROPE = LinearSpring("cable", "crank0", (0.0, 0.0, 0.0), "crank3", (0.1, 0.0, 0.0), 10.0, 1.0)


def test_names_and_the_order_of_ports_do_not_matter() -> None:
    """Under another name, with the ports in another order: the same rates."""
    with rolled():
        walked = hoist(loops(), LOOPS).system()
        net = hoist(loops(), {name: LOOPS[name] for name in ("bearing", "shaft", "rope", "cylinder")}, name="other")
        other = net.system()
    one = {name: k for k, name in enumerate(walked.state.names)}
    at = [one[name.replace("other", "machine")] for name in other.state.names]
    still = np.zeros(walked.state.local_size)
    (rates, powers), (others, more) = (
        s.dynamics.flow.ufunc(s.state.initial, still, [0.3], []) for s in (walked, other)
    )
    np.testing.assert_allclose(others, rates[at], rtol=0, atol=1e-13 * np.abs(rates).max())
    assert sorted(powers) == pytest.approx(sorted(more), rel=1e-9, abs=1e-12)


def bound() -> po.Network:
    net = hoist(stacked(4), {"shaft": "a0", "cylinder": LOOPS["cylinder"], "rope": LOOPS["rope"]})
    net.add(translational.Mass("load", 3.0), "rope")
    return net


def beside(model: Model) -> po.Network:
    return driven(model, ("a0", "a1"))


TETHER = po.Limit("tether", BetweenPoints("crank0", (0.0, 0.0, 0.0), "crank3", (0.1, 0.0, 0.0)), upper=9.0)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (bound, "bound to a port that is no freedom"),
        (lambda: beside(replace(stacked(4), switches=(TETHER,))), "'tether'"),
        (lambda: beside(replace(stacked(4), elements=(ROPE,))), "Make them elements of the network"),
    ],
)
def test_what_would_be_written_out_for_minutes_is_refused(
    make: Callable[[], po.Network], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("poinsot.motion.of_network.long_refusals.MOST_LOOPS", 3)
    with rolled(2), pytest.raises(po.ModelError, match=f"4 closed loops.*{said}"):
        make().system()


def test_steps_that_keep_energy_are_not_told_of_long_mechanisms() -> None:
    with pytest.raises(po.SimulationError, match="mechanisms of up to 40 freedoms, and networks of such"):
        po.simulate(beside(stacked(16)), 0.1, method="average", step=0.05)


def test_dense_stages_of_thousands_of_components_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poinsot.simulation.plan.LARGE_IMPLICIT", 1)
    net = po.Network("filter")
    net.add(electrical.Resistor("r", 3.0), "n", "ground")
    for k in range(2):
        net.add(electrical.Capacitor(f"c{k}", 1e-3, voltage=1.0), "n" if k else "m", "ground")
    net.add(electrical.Resistor("s", 3.0), "n", "m")
    with pytest.warns(po.RunWarning, match="2 × 2 numbers"):
        po.simulate(net, 1e-3, method="radau")
