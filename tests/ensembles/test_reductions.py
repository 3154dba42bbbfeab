"""What is made of members on the way, first passages, events and tolerances: what memory gives, bit for bit."""

from typing import Any

import numpy as np
import pytest
from scipy import stats

import poinsot as po
from cases import quick
from ensembles.comparing import alike
from poinsot import electrical as el
from poinsot import reductions
from poinsot import translational as tr

OPTIONS: dict[str, Any] = {"time": 0.4, "samples": 41, "rtol": 1e-8, "members": 75, "seed": 3}
OVER = {"elbow": stats.norm(1.0, 0.5), "shoulder.velocity": stats.uniform(-2.0, 4.0)}


def energy_at_end(run: po.Trajectory) -> float:
    return float(run["energy_stored"][-1])


def test_reductions_are_those_of_the_whole() -> None:
    """Law  means, extremes and quantiles are NumPy's of all members kept, whatever chunks and threads;
    first passages lie where samples say, and have a law of their own (test_reductions.py)."""
    m = po.load("examples/double_pendulum.toml")
    wanted: dict[str, Any] = {
        "mean": reductions.Mean("joint_position"), "deviation": reductions.Deviation("joint_position"),
        "least": reductions.Least("joint_velocity"), "greatest": reductions.Greatest("joint_velocity"),
        "quantiles": reductions.Quantiles("joint_position", (0.1, 0.5)),
        "down": reductions.FirstPassage("joint_position", 0.5, {"coordinate": "elbow"}, rising=False),
        "either": reductions.FirstPassage("joint_velocity", 0.0, {"freedom": "shoulder"}), "energy": energy_at_end,
        "pair": lambda run: run["joint_position"][-1],
    }  # fmt: skip
    whole = po.ensemble(m, OVER, **OPTIONS)
    found = po.ensemble(m, OVER, **OPTIONS, reduce=wanted, threads=1)
    for more in ({"chunk": 7, "threads": 2}, {"chunk": 33, "lanes": 4}):
        alike(found, po.ensemble(m, OVER, **OPTIONS, reduce=wanted, **more))
    assert "joint_position" not in found and found.sizes["member"] == 75
    q, v = whole.joint_position.values, whole.joint_velocity.values
    np.testing.assert_allclose(found["mean"], q.mean(axis=0), rtol=1e-14, atol=1e-15)
    np.testing.assert_allclose(found["deviation"], q.std(axis=0, ddof=1), rtol=1e-12, atol=1e-14)
    np.testing.assert_array_equal(found["least"], v.min(axis=0))
    np.testing.assert_array_equal(found["greatest"], v.max(axis=0))
    np.testing.assert_array_equal(found["quantiles"], np.quantile(q, [0.1, 0.5], axis=0))
    assert found["quantiles"].dims == ("quantile", "time", "coordinate")
    np.testing.assert_array_equal(found["energy"], whole.energy_stored.values[:, -1])
    np.testing.assert_array_equal(found["pair"], q[:, -1])
    for k in range(75):
        for name, level, x, down in (("down", 0.5, q[k, :, 1], True), ("either", 0.0, v[k, :, 0], False)):
            passed = (x[:-1] > level) & (x[1:] <= level)
            passed |= False if down else (x[:-1] < level) & (x[1:] >= level)
            t = whole.time.values
            if not passed.any():
                assert np.isnan(found[name].values[k])
                continue
            i = int(np.argmax(passed))
            assert t[i] < found[name].values[k] <= t[i + 1]


def test_members_that_fail_count_nowhere() -> None:
    """Law  reductions over members are those without them."""
    m = po.load("examples/double_pendulum.toml")
    name = "bodies.lower.mass"
    wanted: dict[str, Any] = {"mean": reductions.Mean("joint_position"), "least": reductions.Least("joint_position")}
    wanted |= {"middle": reductions.Quantiles("joint_position", (0.5,)), "energy": energy_at_end}
    given = {"time": 0.1, "samples": 3, "reduce": wanted}
    good = po.ensemble(m, {name: [0.5, 2.0]}, **given)
    with pytest.warns(po.RunWarning, match="1 of 3"):
        found = po.ensemble(m, {name: [0.5, -1.0, 2.0]}, **given)
    for each in ("mean", "least", "middle"):
        np.testing.assert_array_equal(good[each], found[each])
    assert np.isnan(found["energy"].values).tolist() == [False, True, False]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"a": reductions.Mean("joint_positon")}, "did you mean 'joint_position'"),
        ({"a": 3.0}, "neither a function"),
        ({}, "reduce is a mapping"),
        ({"a": reductions.Quantiles("joint_position", (1.5,))}, "between 0 and 1"),
        ({"a": reductions.FirstPassage("joint_position", 0.0)}, "say which"),
        ({"a": reductions.FirstPassage("joint_position", 0.0, {"coordinate": "elbo"})}, "did you mean 'elbow'"),
        ({"a": lambda run: "text"}, "no number"),
    ],
)
def test_what_cannot_be_made_is_refused(wanted: Any, said: str) -> None:
    """One sentence."""
    with pytest.raises(po.SimulationError, match=said):
        po.ensemble(po.load("examples/double_pendulum.toml"), {"elbow": [0.1]}, time=0.1, samples=3, reduce=wanted)


FirstPassage = reductions.FirstPassage


def oscillator(mass: float = 1.0) -> po.Network:
    net = po.Network("oscillator")
    net.add(tr.Mass("m", mass, velocity=1.0), "x")
    net.add(tr.Spring("k", 4.0), "x", "ground")
    return net


def low_pass(source: Any = 5.0) -> po.Network:
    net = po.Network("low pass")
    net.add(el.VoltageSource("V", source), "in", "ground")
    net.add(el.Resistor("R", 100.0), "in", "out")
    net.add(el.Capacitor("C", 1e-4), "out", "ground")
    return net


def passed(model: Any, over: dict[str, Any], wanted: Any, **options: Any) -> Any:
    return po.ensemble(model, over, reduce={"t": wanted}, zip=True, progress=False, **options)["t"].values


@pytest.mark.parametrize("rising", [None, True, False])
def test_an_oscillator_in_closed_form(rising: bool | None) -> None:
    """Law  v = cos(ω t), ω = √(k/m): 5 samples over a period and a half, moments to the accuracy of the run."""
    rng = np.random.default_rng(1)
    m, level = rng.uniform(0.5, 2.0, 12), 0.3
    w = np.sqrt(4.0 / m)
    family = oscillator().with_parameters("elements.m.mass")
    found = passed(family, {"elements.m.mass": m}, FirstPassage("m.velocity", level, rising=rising),
                   times=np.linspace(0.0, 2.0, 5), rtol=1e-12, atol=1e-14)  # fmt: skip
    down, up = np.arccos(level) / w, (2 * np.pi - np.arccos(level)) / w
    exact = up if rising else down
    samples = np.cos(w[:, None] * np.linspace(0.0, 2.0, 5)) - level
    seen = (np.diff(np.sign(samples), axis=1) > 0).any(axis=1) if rising else np.ones(12, bool)
    assert (np.isnan(found) == ~seen).all()
    np.testing.assert_allclose(found[seen], exact[seen], rtol=1e-11)


def test_charging_with_an_input_that_jumps() -> None:
    """Law  a source that steps between two samples: what follows is known in closed form from the step on."""
    starts, level, step = np.array([-2.0, 0.5, 1.5]), 2.0, 0.013
    times = ([0.0, step, step, 1.0], [0.0, 0.0, 5.0, 5.0])
    found = passed(low_pass(times), {"C.voltage": starts}, FirstPassage("C.voltage", level), times=[0.0, 0.05],
                   rtol=1e-11, atol=1e-13)  # fmt: skip
    exact = step - 0.01 * np.log((5.0 - level) / (5.0 - starts * np.exp(-step / 0.01)))
    np.testing.assert_allclose(found, exact, rtol=1e-9)


@pytest.mark.parametrize(("method", "order"), [("rk4", 4), ("dop853", 8)])
def test_the_order_is_that_of_the_method(method: str, order: int) -> None:
    """Law  with fixed steps h the error is of order h^p, though samples are as far apart as before."""
    errors = []
    steps = (0.1, 0.05) if method == "rk4" else (0.4, 0.2)
    for h in steps:
        found = passed(oscillator(), {"m.velocity": [1.0, 2.0]}, FirstPassage("m.velocity", 0.3), method=method,
                       times=[0.0, 1.2], step=h)  # fmt: skip
        exact = np.arccos(0.3 / np.array([1.0, 2.0])) / 2
        errors.append(np.abs(found - exact).max())
    assert np.log2(errors[0] / errors[1]) > order - 0.7


@pytest.mark.parametrize("seed", quick(1, range(6)))
def test_denser_samples_tell_the_same(seed: int, rng: np.random.Generator) -> None:
    """Law  of mechanisms, open and closed, a moment between 6 samples is that between 200; alone as among others."""
    closed = bool(seed % 2)
    m: Any = po.load(f"examples/{'four_bar' if closed else 'double_pendulum'}.toml")
    joint = m.tree.freedom_names[0]
    rates = po.simulate(m, time=0.5, samples=3, progress=False).joint_velocity.sel(freedom=joint).values
    level = float((rates[0] + rates[1]) / 2) + 0.01
    over = {f"initial:{joint}.velocity": rates[0] + rng.uniform(-0.01, 0.01, 9)}
    wanted = FirstPassage("joint_velocity", level, {"freedom": joint})
    options: dict[str, Any] = {"time": 0.5, "rtol": 1e-11, "atol": 1e-12}
    few, many = (passed(m, over, wanted, samples=n, **options) for n in (6, 201))
    both = ~np.isnan(few) & ~np.isnan(many)
    assert both.any(), (joint, rates)
    np.testing.assert_allclose(few[both], many[both], rtol=0, atol=1e-9)
    name, values = next(iter(over.items()))
    for k in range(3):
        alone = passed(m, {name: values[k : k + 1]}, wanted, samples=6, **options)
        np.testing.assert_array_equal(alone, few[k : k + 1])


def test_threads_and_chunks_give_the_same_bits() -> None:
    over = {"elements.m.mass": np.linspace(0.5, 2.0, 21)}
    family = oscillator().with_parameters("elements.m.mass")
    options: dict[str, Any] = {
        "times": [0.0, 0.5, 1.0],
        "reduce": {"t": FirstPassage("m.velocity", 0.3)},
        "progress": False,
    }
    found = po.ensemble(family, over, threads=1, **options)
    alike(found, po.ensemble(family, over, threads=2, chunk=4, **options))


@pytest.fixture(scope="module")
def family() -> po.Family:
    return po.load("examples/double_pendulum.toml").with_parameters(a="bodies.upper.mass", b="bodies.lower.mass")


def linear(m: po.Mechanism) -> float:
    a, b = (body.inertia.mass for body in m.model.bodies)
    return 2.0 * a - 3.0 * b


@pytest.mark.sample(1)
@pytest.mark.parametrize(("distribution", "sigma"), [("normal", 1 / 3), ("uniform", 3**-0.5)])
def test_a_linear_measure(family: po.Family, distribution: str, sigma: float) -> None:
    """Effects 2 t_a and −3 t_b; an interval to one side moves the middle; both deviations agree as samples may."""
    n, (a, b) = 400, family.defaults
    found = po.tolerance_stack(
        family, {"a": 0.03, "b": (0.0, 0.02)}, linear, members=n, seed=3, distribution=distribution
    )
    np.testing.assert_allclose(found.nominal, 2 * a - 3 * (b + 0.01), rtol=1e-14)
    np.testing.assert_allclose([found.effects[x] for x in "ab"], [0.06, -0.03], rtol=1e-12)
    np.testing.assert_allclose(found.worst, found.nominal + np.array([-0.09, 0.09]), rtol=1e-13)
    np.testing.assert_allclose(found.deviation, sigma * np.hypot(0.06, 0.03), rtol=1e-12)
    np.testing.assert_allclose(found.contributions["a"], 0.8, rtol=1e-12)
    np.testing.assert_allclose(found.values, 2 * found.draws["a"] - 3 * found.draws["b"], rtol=1e-13)
    assert abs(found.sampled_deviation / found.deviation - 1) < 4 / np.sqrt(2 * n)
    assert abs(found.mean - found.nominal) < 4 * found.deviation / np.sqrt(n)
    assert distribution == "normal" or (np.abs(found.values - found.nominal) < 0.09).all()
    assert "a: +0.06 by its tolerance, 80.0%" in str(found)


def test_what_is_no_tolerance_is_refused(family: po.Family) -> None:
    for tolerances, measure, match in (
        ({"c": 0.1}, linear, "no parameter 'c'"),
        ({"a": -0.1}, linear, "tolerance of 'a'"),
        ({"a": (0.1, 0.0)}, linear, "tolerance of 'a'"),
        ({}, linear, "one parameter or more"),
        ({"a": 0.1}, lambda m: np.nan, "gives nan at"),
    ):
        with pytest.raises(po.ModelError, match=match):
            po.tolerance_stack(family, tolerances, measure, members=2)
