"""Networks by parameters: the network built with these numbers, and nothing compiled twice; with switches too."""

import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from architecture.source_tree import ROOT
from cases import quick, saved
from networks import made_families
from networks.made_families import (
    G,
    buck,
    found_beside,
    motor,
    rectifier,
    rubbing,
    runs_alike,
    solved_beside,
    stopped,
    with_a_sign,
)
from networks.nonlinear_networks import random_nonlinear
from networks.random_networks import network, random_circuit, random_network
from networks.switching_circuits import bridge, circuit
from networks.switching_circuits import random_circuit as random_switches
from poinsot import PoinsotError, rotational, thermal, translational
from poinsot import electrical as el
from systems.kernels_called import kernel_at

made = made_families.made
EXAMPLES = Path(__file__).parents[2] / "examples" / "networks"
SEEDS = range(5)


def compared(family: Any, p: np.ndarray, rng: np.random.Generator) -> int:
    """All kernels of the Systems of a family and of the network built alone, at one state; how many there are."""
    free = family.system(parameters=dict(zip(family.parameter_names, p.tolist(), strict=True)))
    alone = family.at(p).system()
    assert [*free.dynamics.parameters.values()] == p.tolist()
    np.testing.assert_allclose(free.state.initial, alone.state.initial, rtol=1e-12, atol=1e-12)
    if free.dynamics.flow is None:
        return 0
    looped = any(machine.tree.closures for _, machine, _ in family.network.equations.machines)
    x0, xi = (
        alone.state.initial + 0.1 * rng.normal(size=alone.state.size),
        1e-3 * rng.normal(size=alone.state.local_size),
    )
    x0, xi = (alone.state.initial, 0 * xi) if looped else (x0, xi)  # what loops demand off their manifold is not unique
    t, u, bound = [0.4], rng.normal(size=len(alone.inputs.names)), 1e-8 if looped else 1e-11
    operands = {"flow": (x0, xi, t, u), "retract": (x0, xi), "project": (x0,), "jacobian": (x0, xi, t, u)}
    found = [name for name in operands if name in alone.kernels()]
    for name in found:
        expected = kernel_at(alone, name, *operands[name])
        allowed = bound * max(1.0, np.abs(expected).max(initial=0.0))
        np.testing.assert_allclose(kernel_at(free, name, *operands[name]), expected, rtol=0, atol=allowed, err_msg=name)
    many = np.stack([x0, x0 if looped else x0 + 0.1])
    one, two = (s.observe(np.zeros(2), many, np.stack([u, u])) for s in (free, alone))
    assert list(one) == list(two)
    for name in one:
        np.testing.assert_allclose(one[name][1], two[name][1], rtol=10 * bound, atol=10 * bound, err_msg=name)
    return len(found)


def sound(rng: np.random.Generator, kind: str) -> po.Network:
    """A random network whose elements do not contradict one another."""
    while True:
        try:
            net = network(random_circuit(rng)) if kind == "linear" else random_nonlinear(rng)
            net.system()
        except PoinsotError:
            continue
        return net


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", quick(2, SEEDS))
@pytest.mark.parametrize("kind", ["linear", "nonlinear"])
def test_a_family_at_p_is_the_network_with_these_numbers(rng: np.random.Generator, kind: str) -> None:
    net = sound(rng, kind)
    family = net.with_parameters()
    p = family.defaults * rng.uniform(0.8, 1.25, len(family.defaults))
    compared(family, p, rng)
    compared(family, family.defaults, rng)


@pytest.mark.parametrize("factor", [1e-5, 1e5])
def test_far_from_the_defaults(factor: float) -> None:
    """Impedances times one number: charges as before with other currents; every order of freeing, renamed."""
    net = po.Network("n")
    net.add(el.VoltageSource("V", "sin(3*t)"), "a", "ground")
    net.add(el.Resistor("R", 2.0), "a", "b")
    net.add(el.Capacitor("C", 0.5, voltage=1.0), "b", "ground")
    net.add(el.Inductor("L", 0.3), "b", "c")
    net.add(el.Conductor("G", 0.4), "c", "ground")
    net.add(el.Transformer("T", 2.0), "c", "ground", "d", "ground")
    net.add(el.Resistor("load", 5.0), "d", "ground")
    family = net.with_parameters(
        g="elements.G.conductance", c="elements.C.capacitance", l="elements.L.inductance", r="elements.R.resistance",
        n="elements.T.ratio", load="elements.load.resistance", start="elements.C.voltage",
    )  # fmt: skip
    p = family.defaults * np.array([1 / factor, 1 / factor, factor, factor, 1.0, factor, 1.0])
    assert compared(family, p, np.random.default_rng(0)) >= 3
    values = dict(zip(family.parameter_names, p.tolist(), strict=True))
    slow = po.simulate(family, time=1.0, samples=11, parameters=values)
    usual = po.simulate(net, time=1.0, samples=11)
    np.testing.assert_allclose(slow["C.voltage"], usual["C.voltage"], rtol=1e-8, atol=1e-8)


def test_a_run_compiles_once(made: list[int]) -> None:
    net = po.Network("n", 0.5)
    net.add(el.VoltageSource("V", 3.0), "a", "ground")
    net.add(el.Resistor("R", 2.0), "a", "b")
    net.add(el.Inductor("L", 0.2), "b", "c")
    net.add(po.transducers.ElectricMachine("M", 0.7), "c", "ground", "shaft", "ground")
    net.add(rotational.Inertia("J", 0.1), "shaft")
    net.add(rotational.NonlinearDamper("D", torque=lambda w: 0.3 * w + w * w * w), "shaft", "ground")
    net.add(translational.Mass("m", 2.0, velocity=1.0), "x")
    net.add(translational.Spring("k", 5.0), "x", "ground")
    net.add(thermal.HeatCapacity("body", 30.0), "t")
    family = net.with_parameters()
    assert {"elements.V.voltage", "elements.M.constant", "elements.J.inertia"} <= set(family.parameter_names)
    runs_alike(family, {"elements.R.resistance": 1.0, "elements.V.voltage": 5.0, "elements.m.velocity": -1.0}, made)


def test_parameters_of_files_with_elements(made: list[int], tmp_path: Path) -> None:
    """Everything that follows from them: formulas of formulas, numbers of subnetworks, bodies, sources, laws."""
    free = {
        "low_pass": ("l1", "l2"), "levitated_ball": ("m", "g", "R", "L0"), "motors_drive_arm": ("gear", "rotor"),
        "cylinder_lifts_four_bar": ("bx", "by", "cx", "cy", "dx", "steel"),
    }  # fmt: skip
    for name, names in free.items():
        family = po.load_family(EXAMPLES / f"{name}.toml")
        assert family.parameter_names == names
        values = {name: x * 1.03 for name, x in family.build.defaults.items()}
        runs_alike(family, values, made, time=0.05)
        text = (EXAMPLES / f"{name}.toml").read_text().replace("../", f"{EXAMPLES.parent}/")
        for each, x in values.items():
            text = re.sub(rf"(?m)^{each} = [^#\n]*", f"{each} = {x!r} ", text)
        file = saved(tmp_path / f"{name}.toml", text)
        written, changed = po.load(file).system(), family.system(parameters=values)
        np.testing.assert_allclose(changed.state.initial, written.state.initial, rtol=1e-12, atol=1e-12)
        operands = written.state.initial, np.zeros(written.state.local_size), [0.2], np.zeros(len(written.inputs.names))
        expected = kernel_at(written, "flow", *operands)
        np.testing.assert_allclose(kernel_at(changed, "flow", *operands), expected, rtol=1e-9, atol=1e-9)


def ladder(cells: int, diodes: bool, voltage: Any) -> po.Network:
    net = po.Network("ladder", 0.2)
    net.add(el.VoltageSource("V", voltage), "n0", "ground")
    for k in range(cells):
        net.add(el.Resistor(f"R{k}", 1.0 + k % 3), f"n{k}", f"n{k + 1}")
        net.add(el.Capacitor(f"C{k}", 0.01), f"n{k + 1}", "ground")
        net.add(el.Inductor(f"L{k}", 0.1), f"n{k + 1}", "ground")
        if diodes and k % 10 == 0:
            net.add(el.Diode(f"D{k}"), f"n{k + 1}", f"n{k}")
    return net


def without_order() -> po.Network:
    return random_network(np.random.default_rng(3))[0]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("net", "addresses", "options"),
    [
        (lambda: ladder(90, False, 2.0), ("V.voltage", "R0.resistance", "C5.capacitance"), {}),
        (lambda: ladder(90, False, "sin(3*t)"), ("R0.resistance",), {"method": "gauss"}),
        (lambda: ladder(30, True, 2.0), ("V.voltage", "R0.resistance", "D0.saturation_current"), {"method": "radau"}),
        (without_order, (), {}),
    ],
    ids=["large", "large, implicit", "steep", "without an order"],
)
def test_where_numbers_are_data_of_the_loop(
    net: Any, addresses: tuple[str, ...], options: dict[str, Any], made: list[int]
) -> None:
    family = net().with_parameters(*(f"elements.{each}" for each in addresses))
    runs_alike(family, {name: 1.1 * x for name, x in family.build.defaults.items()}, made, **options)


@pytest.mark.sample(2)
@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_examples_by_their_own_numbers(path: Path) -> None:
    net = po.load(path)
    family = net.with_parameters()
    rng = np.random.default_rng(1)
    compared(family, family.defaults * rng.uniform(0.95, 1.05, len(family.defaults)), rng)


def test_what_cannot_be_free_is_refused_with_the_reason() -> None:
    net = po.Network("n")
    net.add(el.Resistor("R", 2.0), "a", "ground")
    net.add(el.MutualInductance("K", 1.0, 4.0, coupling=0.5), "a", "ground", "b", "ground")
    motor = po.transducers.DCMotor("M", resistance=1.0, constant=1.0, inductance=1e-3)
    net.add(motor, "a", "ground", "shaft")
    with pytest.raises(po.ModelError, match="other parts"):
        net.with_parameters(l="elements.M.inductance").at([0.0])
    for names, why in (
        ({"r": "elements.R.resistence"}, "did you mean 'elements.R.resistance'"),
        ({"r": "elements.R.resistance", "s": "elements.R.resistance"}, "the same number"),
        ({"r": ()}, "stands for no number"),
        ({"k": "elements.K.coupling"}, "has to know the number"),
        ({"j": "elements.M.inertia"}, "decides which parts"),
    ):
        with pytest.raises(po.ModelError, match=why):
            net.with_parameters(**names)
    found = net.with_parameters().parameter_names
    assert found == ("elements.R.resistance", *(f"elements.M.{x}" for x in ("resistance", "constant", "inductance")))


def test_a_family_pickles() -> None:
    net = network(random_circuit(np.random.default_rng(3)))
    family = net.with_parameters()
    twin = pickle.loads(pickle.dumps(family))
    assert twin.parameter_names == family.parameter_names and twin.key == family.key


EXACT: dict[str, Any] = {"samples": 9, "rtol": 1e-9, "atol": 1e-12, "progress": False}
STATISTICS = ("energy_turnover", "energy_residual", "energy_scale", "constraint_")


def tried(run: Any) -> Any:
    """What it gives, or the words with which it is refused."""
    try:
        return run()
    except PoinsotError as error:
        return str(error)


def is_built(run: Any, built: Any, bound: float, label: object = "") -> None:
    """Two runs are one to a share of the largest value of every variable, with the same events."""
    if isinstance(built, str) or isinstance(run, str):
        assert run == built, label
        return
    assert run.status == built.status and run.sizes.get("event") == built.sizes.get("event"), label
    for name, values in built.data_vars.items():
        if "event" in values.dims or str(name).startswith(STATISTICS):
            continue
        size = max(1e-3, float(abs(values).max()))
        np.testing.assert_allclose(run[name], values, rtol=0, atol=bound * size, err_msg=f"{label} {name}")


def member_is_built(family: Any, p: np.ndarray, bound: float, label: object = "", **options: Any) -> None:
    values = dict(zip(family.parameter_names, p.tolist(), strict=True))
    run = tried(lambda: po.simulate(family, parameters=values, **EXACT, **options))
    is_built(run, tried(lambda: po.simulate(family.at(p), **EXACT, **options)), bound, label)


@pytest.mark.parametrize(
    ("make", "time"),
    [
        (rubbing, 1.5),
        *(pytest.param(f, t, marks=pytest.mark.long) for f, t in ((rectifier, 0.04), (buck, 0.01), (with_a_sign, 1.5),
          (motor, 1.0), (stopped, 1.5),
          (lambda: bridge((el.Resistor("R", 9.0), "p", G), (el.Capacitor("C", 1e-3), "p", G)), 0.05))),
    ],
    ids=["friction", "rectifier", "buck", "sign in a law", "motor", "stop", "bridge"],
)  # fmt: skip
def test_a_member_is_the_network_built_with_its_numbers(make: Any, time: float, made: list[int]) -> None:
    rng = np.random.default_rng(4)
    family = make().with_parameters()
    po.simulate(family, time=time, **EXACT)
    made.clear()
    trials = [family.defaults * rng.uniform(0.7, 1.4, len(family.defaults)) for _ in range(2)]
    for p in trials:
        po.simulate(family, parameters=dict(zip(family.parameter_names, p.tolist(), strict=True)), time=time, **EXACT)
    assert not made, "a changed number has been compiled in"
    for p in trials[:1]:
        member_is_built(family, p, 1e-11, family.named(p), time=time)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_random_circuits_near_their_defaults_and_far_away(seed: int, rng: np.random.Generator) -> None:
    """Law  the same for resistances up to 1e6 times smaller, 1e3 times larger, where other rows of D are its pivots."""
    while True:
        family = tried(lambda: circuit(*random_switches(rng)).with_parameters())
        if not isinstance(family, str) and not isinstance(tried(family.system), str):
            break
    p = family.defaults * rng.uniform(0.7, 1.4, len(family.defaults))
    member_is_built(family, p, 1e-11, seed, time=3.0)
    far = ["resistance" in name for name in family.parameter_names]
    p = np.where(far, family.defaults * 10.0 ** rng.uniform(-6, 3, len(p)), family.defaults)
    member_is_built(family, p, 1e-9, seed, time=3.0)


@pytest.mark.parametrize(
    ("make", "over", "time"),
    [
        (rubbing, {"elements.F.kinetic": [0.2, 0.7]}, 1.5),
        (rectifier, {"elements.R.resistance": [20.0, 90.0], "elements.C.capacitance": [1e-4, 9e-4]}, 0.03),
        (buck, {"elements.R.resistance": [2.0, 9.0], "elements.L.inductance": [5e-4, 2e-3]}, 0.01),
    ],
    ids=["friction", "rectifier", "buck"],
)  # fmt: skip
@pytest.mark.long
def test_ensembles_are_runs_of_built_networks(make: Any, over: dict[str, Any], time: float) -> None:
    family = make().with_parameters(*over)
    found = po.ensemble(family, over=over, time=time, **EXACT)
    for place in np.ndindex(*(len(each) for each in over.values())):
        p = family.values(**{name: each[k] for (name, each), k in zip(over.items(), place, strict=True)})
        built = po.simulate(family.at(p), time=time, **EXACT)
        member = found.isel(dict(zip(over, place, strict=True)))
        for name, values in built.data_vars.items():
            if "event" not in values.dims and "time" in values.dims and not str(name).startswith(STATISTICS):
                size = max(1e-3, float(abs(values).max()))
                np.testing.assert_allclose(member[name], values, rtol=0, atol=1e-11 * size, err_msg=str(name))


LENGTH = "elements.arm.joints.elbow.predecessor.z"


def driven_pendulum() -> po.Network:
    net = po.Network("driven pendulum")
    arm = po.load(ROOT / "examples" / "double_pendulum.toml")
    net.add(arm.as_element("arm", ["shoulder", "elbow"]), "shaft", "second")
    net.add(rotational.TorqueSource("motor", 0.4), "shaft", "ground")
    net.add(rotational.Damper("oil", 0.1), "second", "ground")
    return net


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: po.load_family(EXAMPLES / "cylinder_lifts_four_bar.toml", "dx"), "dx"),
        (lambda: driven_pendulum().with_parameters(LENGTH), LENGTH),
    ],
    ids=["a loop by its file", "a length by its address"],
)
def test_bodies_in_networks_are_where_their_numbers_put_them(make: Any, name: str) -> None:
    """Law  of members of ensembles, and of derivatives of runs, what is seen of a mechanism is that of the network
    built with these numbers, not with the defaults."""
    family = make()
    (usual,) = family.defaults
    h, over = 1e-5 * usual, {name: [1.1 * usual, 0.9 * usual]}
    options: dict[str, Any] = {"time": 0.05, "samples": 3, "rtol": 1e-11}
    members = po.ensemble(family, over, **options)
    slopes = po.sensitivities(family, [name], **options)
    for k, p in enumerate(over[name]):
        is_seen(members.isel({name: k}), po.simulate(family.at([p]), **options), 1e-9)
    ahead, behind = (po.simulate(family.at([usual + s]), **options) for s in (h, -h))
    seen = slopes[[f"{each}_sensitivity" for each in ahead if "body_" in str(each)]].isel(parameter=0)
    is_seen(seen.rename({f"{each}_sensitivity": each for each in ahead if "body_" in str(each)}),
            (ahead - behind) / (2 * h), 1e-6)  # fmt: skip


def is_seen(found: Any, expected: Any, bound: float) -> None:
    """The same places, turns and twists of bodies to a share of the largest."""
    names = [str(name) for name in expected.data_vars if "body_" in str(name)]
    assert len(names) == 3
    for name in names:
        size = float(abs(expected[name]).max())
        np.testing.assert_allclose(found[name], expected[name], rtol=0, atol=bound * size, err_msg=name)


@pytest.mark.long
@pytest.mark.parametrize("make", [solved_beside, found_beside])
def test_laws_of_diodes_beside_switches_share_their_kernels(make: Any, made: list[int]) -> None:
    """Law  the same numbers, and nothing compiled; laws that follow from storage, laws that Newton's method solves."""
    family = make().with_parameters()
    po.simulate(family, time=0.02, **EXACT)
    p = 1.2 * family.defaults
    made.clear()
    po.simulate(family, parameters=family.named(p), time=0.02, **EXACT)
    assert not made
    member_is_built(family, p, 1e-9, time=0.02)


@pytest.mark.long
def test_networks_with_mechanisms_that_switch_share_their_kernels(made: list[int]) -> None:
    """Law  the same numbers and events, and nothing compiled, for an element and for a mass of the mechanism; a number
    of what switches in the mechanism is compiled in."""
    net = po.load(ROOT / "examples" / "networks" / "rectified_motor_onto_stop.toml")
    mass, resistance = "elements.mechanism.bodies.slider.mass", "elements.motor.resistance"
    family = net.with_parameters(mass, resistance)
    po.simulate(family, time=0.2, **EXACT)
    made.clear()
    p = family.defaults * [1.2, 0.9]
    po.simulate(family, parameters=family.named(p), time=0.2, **EXACT)
    assert not made
    member_is_built(family, p, 1e-8, time=0.2)
    over = {mass: [0.3, 0.4, 0.5], resistance: [1.8, 2.0, 2.2]}
    found = po.ensemble(family, over, zip=True, time=0.2, **EXACT)
    run = po.simulate(family, parameters={mass: 0.5, resistance: 2.2}, time=0.2, **EXACT)
    np.testing.assert_array_equal(found.isel(member=2)["energy_stored"], run["energy_stored"])
