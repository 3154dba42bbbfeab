"""What passes through frames: wrenches and powers at nodes sum to zero, and each element's are those of its laws."""

from collections import defaultdict
from typing import Any

import numpy as np
import pytest
from scipy.integrate import simpson

import poinsot as po
import zoo
from cases import quick
from poinsot import multibody, spatial
from poinsot.algebra import dual, real
from poinsot.multibody.transmission import transmission
from poinsot.networks.observers import NUMBERS
from taken_apart import bare, loaded, taken_apart, whole_model


def at_frames(net: po.Network, state: Any) -> dict[str, Any]:
    """By terminal: T (6,), W (6,), power."""
    flow = net.equations.evaluate(state, 0.0, [])
    values = np.array(net.equations.at_frames(state, flow, 0.0, []), dtype=float).reshape(-1, NUMBERS)
    return {name: each for (name, _), each in zip(net.equations.terminals, values, strict=True)}


def random_state(net: po.Network, rng: np.random.Generator, whole: po.Mechanism) -> tuple[list[float], bool]:
    """The state of a network of parts where the whole is in a random one, loops closed; where these have other
    coordinates, one of their own, and False."""
    q, v = zoo.random_state(whole.tree, rng)
    if whole.tree.closed:
        q = whole.assemble()
        v = multibody.project(whole.tree, q, v)[1]
    at = dict(zip(whole.coordinate_names, q, strict=True)) | {
        f"{n}.rate": x for n, x in zip(whole.freedom_names, v, strict=True)
    }
    if all(bare(name) in at for name in net.equations.state_names):
        return [at[bare(name)] for name in net.equations.state_names], True
    state: list[float] = []
    for _, machine, _ in net.equations.machines:
        q, v = machine.split(machine.start)
        state += [*q, *multibody.project(machine.tree, q, rng.normal(size=len(v)))[1]]
    return state, False


@pytest.mark.parametrize("seed", quick(3, [k for k in range(40) if k != 37]))
def test_wrenches_and_powers_at_a_node_sum_to_zero_and_elements_keep_their_laws(seed: int) -> None:
    rng = np.random.default_rng(seed)  # 37: a pair within one rigid body
    whole = po.Mechanism(whole_model(rng, bodies=6, loops=seed % 2))
    if seed % 2:
        assert whole.tree.closed
    net = taken_apart(whole.model, rng, order=seed % 4 > 1, frames=seed % 3 == 1)
    state, alike = random_state(net, rng, whole)
    found = at_frames(net, state)
    told = {name for name, known in net.equations.terminals if known}
    assert told == found.keys()
    size = max(float(np.abs(each[6:12]).max()) for each in found.values())
    much = size * max(1.0, *(float(np.abs(each[:6]).max()) for each in found.values()))

    at: dict[str, list[str]] = defaultdict(list)
    for _, machine, _ in net.equations.machines:
        for each in machine.terminals.all:
            at[each.node].append(each.name)
    for node, names in at.items():
        if node != "ground":
            assert np.abs(sum(found[n][6:12] for n in names)).max() < 1e-12 * size
            assert abs(sum(found[n][12] for n in names)) < 1e-12 * much
            assert all(np.array_equal(found[n][:6], found[names[0]][:6]) for n in names)

    flow = net.equations.evaluate(state, 0.0, [])
    taken: dict[str, float] = defaultdict(float)
    for (_, machine, start), (v_dot, *_) in zip(net.equations.machines, flow.moved, strict=True):
        own = np.array(state[start : start + machine.size])
        for name, energy in machine.energies(machine.moving(own, v_dot)).items():
            taken[machine.parts.get(name, name.rpartition(".")[0])] += float(dual(energy))
        for name, power in multibody.dissipated_powers(machine.motion(own)).items():
            taken[machine.parts[name]] += float(real(power))
    closing = {c.joint for _, machine, _ in net.equations.machines for c in machine.tree.closures}  # open by rounding
    for element in {name.partition(".")[0] for name in found}:
        given = sum(each[12] for name, each in found.items() if name.startswith(f"{element}."))
        assert abs(given - taken[element]) < (1e-9 if element in closing else 1e-12) * much, element

    if not alike:
        return
    q, v = split(whole, net, state)
    if whole.tree.closed:
        A = np.array(multibody.constraint_jacobian(whole.tree, q), dtype=float)
        if np.linalg.matrix_rank(A, tol=1e-6) < len(A):
            return  # joints share what they carry, in each tree as its rows have it
    motion = multibody.Motion.of(whole.tree.aligned, q, v)
    loads = multibody.passive_loads(motion)
    v_dot, multipliers = multibody.constrained_dynamics.multipliers_of(
        whole.tree, q, v, loads, multibody.constrained_dynamics.PASSING
    )
    still = multibody.Motion.of(whole.tree, q, v)
    passed = transmission(whole.tree, q, v, v_dot, multibody.passive_loads(still).wrenches)(multipliers, 1.0)
    for joint in whole.model.joints:
        if f"{joint.name}.n" not in found or joint.pair.kind == "fixed":
            continue
        body = whole.tree.bodies[joint.successor]
        X = (still.X_W[body.link] @ body.X_LB if body.link >= 0 else body.X_LB) @ joint.X_SJ
        W = X.pull(-passed[joint.name]).vector
        np.testing.assert_allclose(found[f"{joint.name}.n"][6:12], np.array(W, dtype=float), atol=1e-11 * size)


def split(whole: po.Mechanism, net: po.Network, state: list[float]) -> tuple[Any, Any]:
    at = {bare(name): x for name, x in zip(net.equations.state_names, state, strict=True)}
    q = np.array([at[name] for name in whole.coordinate_names])
    return q, np.array([at[f"{name}.rate"] for name in whole.freedom_names])


def test_a_run_keeps_the_wrench_that_the_arm_hands_to_the_load() -> None:
    net = loaded()
    at_node = ("load.p", "bush.n", "rubber.n", "wind.p")
    names = [f"{each}.{q}" for each in (*at_node, "arm.tool") for q in ("twist", "wrench", "power")]
    run = po.simulate(net, time=0.3, samples=6, outputs=["all", *names])
    assert run["load.p.wrench"].dims == ("time", "wrench")
    assert run["load.p.wrench"].attrs["units"] == "N m, N"
    total = sum(run[f"{each}.wrench"].values for each in at_node)
    assert np.abs(total).max() < 1e-12
    supplied = run.energy_supplied.sel(port="wind.fx").values
    power = -run["wind.p.power"].values
    fine = po.simulate(net, time=0.3, samples=601, outputs=["wind.p.power"])
    work = simpson(-fine["wind.p.power"].values, x=fine.time.values)
    assert work == pytest.approx(float(supplied[-1] - supplied[0]), rel=1e-7)
    assert power[0] == 0.0


def test_what_stands_still_carries_its_weight() -> None:
    net = po.Network("hanging")
    net.gravity = (0.0, 0.0, -10.0)
    net.add(spatial.Frame("arm", (2.0, 0.0, 1.0)), "ground", "tip")
    net.add(spatial.Body("load", 3.0, (1, 1, 1), centre=(0.5, 0.0, 0.0)), "tip")
    net.add(spatial.Body("swing", 1.0, (1, 1, 1), centre=(0.0, 0.0, -1.0)), "eye")
    net.add(spatial.Joint("pin", "revolute"), "tip", "eye")
    found = at_frames(net, list(net.initial_state()))
    np.testing.assert_allclose(found["load.p"][6:12], [0, -15.0, 0, 0, 0, 30.0], atol=1e-12)
    np.testing.assert_allclose(found["arm.n"][6:12], -found["load.p"][6:12] - found["pin.p"][6:12], atol=1e-12)
    np.testing.assert_allclose(found["pin.n"][9:12], [0, 0, -10.0], atol=1e-12)
    np.testing.assert_allclose(found["arm.p"][6:12], [0, -15.0 - 80.0, 0, 0, 0, 40.0], atol=1e-11)


def test_ways_that_share_a_load_are_named() -> None:
    net = po.Network("shared")
    ends = {"left": (-1.0, 0.0, 0.0), "right": (1.0, 0.0, 0.0)}
    net.add(spatial.Body("a", 1.0, (1, 1, 1), frames=ends), left="l", right="r")
    net.add(spatial.Body("b", 1.0, (1, 1, 1), frames=ends), left="l", right="r")
    assert {name for name, told in net.equations.terminals if not told} == {"a.left", "a.right", "b.left", "b.right"}
    assert float(abs(po.simulate(net, time=0.1, samples=2, outputs=["a.left.twist"])["a.left.twist"]).max()) > 0
    with pytest.raises(po.SimulationError, match=r"the wrench at 'a.left' is undetermined.*another way"):
        po.simulate(net, time=0.1, samples=2, outputs=["a.left.wrench"])


@pytest.mark.parametrize("size", quick(1, [1e-5, 1e-3, 1e3, 1e5]))
def test_wrenches_do_not_depend_on_units_or_on_what_stands_beside(size: float) -> None:
    """Lengths times s: forces times s, moments times s². A stone on a rope that nothing joins changes no bit."""
    own, other = loaded(), loaded(size)
    beside = loaded()
    beside.add(spatial.Body("stone", 1.0, (1, 1, 1), pose=(5, 0, 0)), "stone")
    beside.add(spatial.Frame("hook", (5, 0, 1.0)), "ground", "sky")
    beside.add(spatial.Spring("rope", 10, 1), "sky", "stone")
    here = at_frames(own, list(own.initial_state()))
    there, near = (at_frames(each, list(each.initial_state())) for each in (other, beside))
    unit = np.array([1.0] * 3 + [size] * 3 + [size**2] * 3 + [size] * 3 + [size**2])
    for name, each in here.items():
        np.testing.assert_allclose(there[name] / unit, each, rtol=0, atol=1e-12 * abs(each).max())
        np.testing.assert_array_equal(near[name], each)


@pytest.mark.long
def test_massless_nodes_between_springs_pass_on_what_they_are_given() -> None:
    net, alone = po.Network("in series"), po.Network("alone")
    net.add(spatial.Spring("a", 100, 4), "ground", "knot")
    net.add(spatial.Spring("b", 50, 2), "knot", "end")
    alone.add(spatial.Spring("a", 100 / 3, 4 / 3), "ground", "end")
    for each in (net, alone):
        each.add(spatial.Body("w", 1.0, (0.1, 0.1, 0.1)), "end")
    names = ["w.body_position", "a.n.wrench"]
    one = po.simulate(net, time=0.5, samples=4, outputs=[*names, "b.p.wrench"])
    other = po.simulate(alone, time=0.5, samples=4, outputs=names)
    np.testing.assert_allclose(one["a.n.wrench"], -one["b.p.wrench"], atol=1e-12)
    np.testing.assert_allclose(one["a.n.wrench"], other["a.n.wrench"], atol=1e-9)
    np.testing.assert_allclose(one["w.body_position"], other["w.body_position"], atol=1e-9)
