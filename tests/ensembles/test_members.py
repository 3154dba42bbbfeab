"""Members of an ensemble are runs of `simulate`, bit for bit, whatever runs beside them, in lanes, threads and chunks:
each case is one law, of machines that move freely, switch, fail, have events or controllers, and of every method."""

import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

import poinsot as po
from cases import quick
from ensembles.alone import Remembers, are_runs, side_by_side
from ensembles.comparing import alike, as_bits, is_member
from ensembles.stored import circuit as charged
from networks.made_families import buck, found_beside, motor, rectifier, rubbing, solved_beside, stopped, with_a_sign
from networks.switching_circuits import bridge, circuit, random_circuit
from poinsot import electrical as el
from poinsot.ensembles.runners import Making
from poinsot.motion.of_network import flow as linear_members
from poinsot.motion.of_network import linear

G = "ground"
END = 0.7
OPTIONS: dict[str, Any] = {"time": END, "samples": 9, "rtol": 1e-8, "atol": 1e-10}
EXACT: dict[str, Any] = {"samples": 7, "rtol": 1e-8, "atol": 1e-11, "progress": False}
BALL, PENDULUM = "examples/bouncing_ball.toml", "examples/double_pendulum.toml"
RECTIFIER = "examples/networks/peak_rectifier.toml"


class Case(NamedTuple):
    """A model (or what makes it), what varies, options of runs, whether lanes take it, what else must be so, and which
    members are compared with runs."""

    model: Any
    over: dict[str, Any]
    options: dict[str, Any]
    in_lanes: bool = False
    holds: Callable[[Any], Any] = lambda found: True
    long: bool = False
    every: tuple[int, ...] = (0, 2, -1)


def spread(count: int, low: float, high: float, seed: int) -> Any:
    return np.random.default_rng(seed).uniform(low, high, count)


def falls(found: Any) -> bool:
    """The last one upwards, so that it fails without an event."""
    counts = found.event_count
    assert counts.values[-1] == 0 and (counts.values[:-1] > 10).all() and counts.attrs["sample_dimension"] == "event"
    return found.status.values.tolist() == ["done"] * 5 + ["failed"] and found.event_member.values[-1] == 4


def kicked() -> list[po.Event]:
    """One changes the state and has the host book it, the other ends the run."""
    return [po.Event("elbow - 0.3", reset={"joint_velocity[elbow]": "-0.5*joint_velocity[elbow]"}, name="kick"),
            po.Event("shoulder + 0.2", terminal=True, name="low")]  # fmt: skip


def controlled(state: float | None) -> dict[str, Any]:
    """By what remembers its calls in its object, or by its state."""

    def integral(t: float, q: Any, x: float) -> Any:
        return [-q[1] - 0.1 * x], x + q[1]

    function: Any = Remembers if state is None else lambda: integral
    return {
        "controllers": lambda: po.Controller(0.05, function(), ["joint_position"], ["elbow"], state=state, name="pd")
    }


def diodes() -> po.Network:
    parts = [(el.VoltageSource("V", "2*sin(300*t)"), "n0", G), (el.Capacitor("C", 1e-7), "n2", G)]
    for k in range(2):
        parts += [(el.Resistor(f"R{k}", 1e3), f"n{k}", f"n{k + 1}"), (el.Diode(f"D{k}"), f"n{k + 1}", G)]
    return circuit(*parts)


def ladder() -> po.Network:
    """85 sections of R and C, some of L, with a transformer in between, behind a source with an inner resistance."""
    rng, net = np.random.default_rng(0), po.Network("ladder")
    net.add(el.VoltageSource("V", "sin(300*t)"), "v", G)
    net.add(el.Resistor("Ri", 2.0), "v", "n0")
    for k in range(85):
        net.add(el.Resistor(f"R{k}", float(rng.uniform(5, 20))), f"n{k}", f"m{k}")
        if k == 42:
            net.add(el.Transformer("T", 2.0), f"m{k}", G, f"n{k + 1}", G)
        elif rng.random() < 0.2:
            net.add(el.Inductor(f"L{k}", float(rng.uniform(1e-4, 1e-3))), f"m{k}", f"n{k + 1}")
        else:
            net.add(el.Resistor(f"Q{k}", float(rng.uniform(5, 20))), f"m{k}", f"n{k + 1}")
        net.add(el.Capacitor(f"C{k}", float(rng.uniform(1e-5, 5e-5))), f"n{k + 1}", G)
    assert len(net.model.branches) > 250
    return net


LOW_PASS = {"elements.R.resistance": [500.0, 1e3, 3e3, 1e3, 500.0], "elements.C.capacitance": spread(5, 1e-6, 2e-6, 1),
            "C.voltage": [0.0, -2.0, 0.0, 1.0, -2.0], "V": [1.0, 2.0, 1.0, 1.0, 2.0]}  # fmt: skip
LADDER = {"elements.R3.resistance": spread(5, 1.0, 50.0, 1), "elements.C5.capacitance": spread(5, 1e-6, 1e-4, 2),
          "elements.T.ratio": spread(5, 0.5, 4.0, 3), "C7.voltage": spread(5, -1.0, 1.0, 4)}  # fmt: skip
WHOLE = [[0.1, 0.2, 0.0, 0.0], [0.3, 0.1, 0.0, 1e200], [0.1, 0.2, 0.0, 400.0], [0.5, 0.5, 0.1, 0.2]]
ELBOWS = {"initial:elbow": spread(6, 0.3, 1.5, 7)}


def partly(found: Any) -> bool:
    """Samples up to a failure stay, the others are NaN; the words are those of the run."""
    with pytest.raises(po.SimulationFailure) as told:
        po.simulate(po.load(PENDULUM), **OPTIONS, max_steps=300, initial=WHOLE[2])
    assert str(found.failure.values[2]) == str(told.value)
    partial = np.isfinite(found.joint_position.values[2]).all(axis=1)
    assert 0 < partial.sum() < 9 and (np.diff(partial.astype(int)) <= 0).all()
    return found.status.values.tolist() == ["done", "failed", "failed", "done"]


FIXED = {"gauss": {"method": "gauss", "step": 1e-4, "rtol": 1e-6}, "radau": {"method": "radau", "rtol": 1e-6}}
LENGTHS = {"cx": [0.24, 0.28, 0.5, 1.7, 5.0], "steel": [1, 2, 1, 2, 1], "A.velocity": [20, 5, 20, 5, 5]}
CASES: dict[str, Case] = {
    "ball": Case(BALL, {"fall": [*spread(5, 0.02, 1.5, 1), -0.5], "bodies.ball.mass": spread(6, 0.5, 2, 2)},
                 {"time": 3.0, "samples": 7}, True, falls),
    "ball by time-stepping": Case(BALL, {"fall": [0.2, 0.4, 0.3, 0.1]},
                                  {"time": 0.5, "samples": 6, "method": "moreau", "step": 1e-3}, False,
                                  lambda found: "moreau" in found.attrs["runs"] and found.event_count.values.all()),
    "buck": Case("examples/networks/buck.toml", {"C.voltage": spread(6, 0, 6, 3)}, {"time": 1e-4, "samples": 7}, True),
    "rectifier": Case(RECTIFIER, {"C.voltage": spread(6, 0, 6, 4)}, {"time": 0.02, "samples": 7}, True),
    "rectifier by radau": Case(RECTIFIER, {"C.voltage": spread(6, 0, 6, 4)},
                               {"time": 0.02, "samples": 7, **FIXED["radau"]}, True, long=True),
    "diodes by radau": Case(diodes, {"C.voltage": spread(5, 0.16, 0.25, 2)},
                            {"time": 0.01, "samples": 9, **FIXED["radau"]}),
    "events": Case(PENDULUM, {"elbow": spread(6, 0.1, 1.4, 5), "shoulder": spread(6, 0.1, 0.3, 6)},
                   {"time": 1.0, "samples": 11, "rtol": 1e-8, "events": kicked()}, True,
                   lambda found: len({*found.status.values}) == 2 and len({*found.event_count.values}) > 2),
    "controllers": Case(PENDULUM, ELBOWS, {"time": 1.0, "samples": 6, **FIXED["radau"], **controlled(None)}, True,
                        lambda found: found.control.dims == ("member", "time", "written")),
    "controllers with a state": Case(PENDULUM, ELBOWS, {"time": 0.2, "samples": 5, "rtol": 1e-8, **controlled(0.0)}),
    "radau": Case(PENDULUM, {"initial:elbow": spread(6, 0, 2, 8), "input:elbow": spread(6, -1, 1, 9)},
                  {"time": 0.3, "samples": 4, **FIXED["radau"]}, True),
    "gauss": Case(PENDULUM, {"elbow": spread(6, 0, 2, 10)},
                  {"time": 0.3, "samples": 4, "method": "gauss", "step": 0.01}, True),
    "whole states": Case(PENDULUM, {"initial": WHOLE}, {**OPTIONS, "max_steps": 300}, holds=partly, every=(0, 1, 3)),
    "four-bar": Case("examples/four_bar.toml", LENGTHS, {**OPTIONS, "time": 0.1}),
    "low pass": Case(charged, LOW_PASS, {**OPTIONS, "time": 3e-3}),
    "ladder": Case(lambda: ladder().with_parameters(*[*LADDER][:3]), LADDER,
                   {"time": 5e-4, "samples": 2, "outputs": ["C5.voltage", "R3.current", "T.a.voltage"]}),
    **{f"ladder by {method}": Case(lambda: ladder().with_parameters("elements.C5.capacitance"),
                                   {"elements.C5.capacitance": spread(4, 1e-6, 1e-4, 7)},
                                   {"time": 1e-3, "samples": 3, **options}, long=True)
       for method, options in FIXED.items()},
    **{f"units by {method}": Case(lambda: rectifier().with_parameters("elements.C.capacitance"),
                                  {"elements.C.capacitance": 3e-4 * 10.0 ** np.linspace(-2, 2, 5)},
                                  {**EXACT, "time": 0.01, **options}, long=True)
       for method, options in FIXED.items()},
}  # fmt: skip


def _cases() -> Iterator[Any]:
    for name, case in CASES.items():
        yield pytest.param(name, 4 if case.in_lanes else 1, marks=[pytest.mark.long] * case.long)
        if case.in_lanes:
            yield pytest.param(name, 8, marks=pytest.mark.long)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("name", "lanes"), [*_cases()])
def test_members_are_runs(name: str, lanes: int) -> None:
    case = CASES[name]
    model = case.model() if callable(case.model) else case.model
    every = [k % len(next(iter(case.over.values()))) for k in case.every]
    found = are_runs(model, case.over, every=every, lanes=lanes, **case.options)
    assert case.holds(found)


FAMILIES: dict[str, tuple[Any, float]] = {
    "rectifier": (rectifier, 0.02), "friction": (rubbing, 1.5), "buck": (buck, 0.005), "motor": (motor, 1.0),
    "sign in a law": (with_a_sign, 1.5), "stop": (stopped, 1.5),
    "bridge": (lambda: bridge((el.Resistor("R", 9.0), "p", G), (el.Capacitor("C", 1e-3), "p", G)), 0.05),
    "laws of a diode beside": (solved_beside, 0.02), "a law found by Newton's method": (found_beside, 0.02),
}  # fmt: skip


def over_all(family: Any, rng: np.random.Generator, count: int = 5) -> dict[str, Any]:
    """All parameters, near their defaults."""
    return {name: x * rng.uniform(0.7, 1.4, count) for name, x in family.named(family.defaults).items() if x}


@pytest.fixture
def by_themselves(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What members' own Systems were made of."""
    made, before = list[Any](), Making.made

    def watched(self: Making, given: Any) -> Any:
        made.append(given)
        return before(self, given)

    monkeypatch.setattr(Making, "made", watched)
    return made


@pytest.mark.parametrize("name", quick(1, FAMILIES))
def test_one_system_serves_a_family_that_switches(name: str, by_themselves: list[Any]) -> None:
    make, time = FAMILIES[name]
    family = make().with_parameters()
    over = over_all(family, np.random.default_rng(3))
    found = are_runs(family, over, every=(0, 2, 4), time=time, **EXACT)
    if name == "rectifier":
        assert (found.status == "done").all() and found.event_count.values.all()
        by_themselves.clear()
        po.ensemble(family, over, zip=True, time=time, **EXACT)
        assert len(by_themselves) == 1


ROUNDED = pytest.mark.xfail(strict=True, reason="claims.csv #805: rounding from the first step on")


@pytest.mark.long
@pytest.mark.parametrize("seed", [pytest.param(k, marks=ROUNDED if k in (6, 8) else ()) for k in range(10)])
def test_random_circuits(rng: np.random.Generator) -> None:
    """Law  the same for resistances that are 1e6 times apart, and where members decide differently."""
    while True:
        try:
            family = circuit(*random_circuit(rng)).with_parameters()
            family.system()
            break
        except po.PoinsotError:
            continue
    over = over_all(family, rng)
    far = [name for name in over if "resistance" in name]
    over |= {name: family.named(family.defaults)[name] * 10.0 ** rng.uniform(-3, 3, 5) for name in far[:2]}
    are_runs(family, over, every=(0, 1, 2, 3, 4), time=2.0, **EXACT)


def test_members_whose_rows_are_of_another_kind_are_made_by_themselves() -> None:
    """Law  where a resistance of 0 lets a current jump a member is its own run; the others stay together."""
    net = circuit((el.VoltageSource("V", "5*sin(300*t)"), "in", G), (el.IdealDiode("D"), "in", "b"),
                  (el.Resistor("R", 2.0), "b", "c"), (el.Inductor("L", 1e-3), "c", G))  # fmt: skip
    family = net.with_parameters("elements.R.resistance", "elements.L.inductance")
    over = {"elements.R.resistance": [1.0, 0.0, 3.0], "elements.L.inductance": [1e-3, 2e-3, -1e-3]}
    found = are_runs(family, over, every=(0, 1, 2), time=0.01, **EXACT)
    assert found.status.values[2] == "failed" and "inductance" in found.failure.values[2]


def test_one_elimination_serves_a_large_linear_family(monkeypatch: pytest.MonkeyPatch) -> None:
    counts, before = list[int](), linear.entries_of

    def watched(equations: Any, count: int) -> Any:
        counts.append(count)
        return before(equations, count)

    for module in (linear, linear_members):
        monkeypatch.setattr(module, "entries_of", watched)
    case = CASES["ladder"]
    po.ensemble(case.model(), case.over, zip=True, threads=1, **case.options)
    assert [n for n in counts if n > 1] == [5] and len(counts) < 5


def test_tables_of_modes_and_logs_grow_in_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  a table that is too small for the modes of a lane, and a log for its events, are made larger or emptied."""
    model, over, options, *_ = CASES["rectifier"]
    alone = po.ensemble(model, over, zip=True, threads=1, lanes=1, **options)
    monkeypatch.setattr("poinsot.simulation.switched.MODES", 1)
    monkeypatch.setattr("poinsot.simulation.switched.LOG", 12)
    monkeypatch.setattr("poinsot.simulation.switched._met", lambda switching: [])
    alike(alone, side_by_side(model, over, 4, **options))


def test_members_on_a_grid() -> None:
    """Law  of an open chain: positions, rates and inputs of members, in any chunks, lanes, threads and order."""
    m = po.load(PENDULUM)
    over = {"elbow": np.linspace(-2.0, 3.0, 7), "shoulder.velocity": [0.0, 9.0, -4.0], "input:elbow": [0.0, 0.3]}
    alone = po.ensemble(m, over, **OPTIONS, threads=1, lanes=1, chunk=5)
    for more in ({"lanes": 4, "threads": 2, "chunk": 3}, {"lanes": 8, "threads": 1}, {"threads": 2, "chunk": 11}):
        alike(alone, po.ensemble(m, over, **OPTIONS, **more))
    rng = np.random.default_rng(11)
    for _ in range(3):
        i, j, k = (int(rng.integers(n)) for n in (7, 3, 2))
        initial = {"elbow": over["elbow"][i], "shoulder": {"velocity": over["shoulder.velocity"][j]}}
        run = po.simulate(m, **OPTIONS, initial=initial, inputs={"elbow": over["input:elbow"][k]})
        is_member(alone, {"elbow": i, "shoulder.velocity": j, "input:elbow": k}, run)
    order = rng.permutation(7)
    shuffled = po.ensemble(m, {**over, "elbow": np.array(over["elbow"])[order]}, **OPTIONS)
    alike(alone.isel(elbow=order), shuffled)


def test_the_first_event_of_each_can_be_told() -> None:
    case = CASES["events"]

    def first(run: Any) -> float:
        return float(run["event_time"][0]) if run["event_time"].size else np.nan

    found, told = (
        po.ensemble(PENDULUM, case.over, zip=True, **case.options, **more)
        for more in ({}, {"reduce": {"first": first}})
    )
    ends = np.cumsum(found.event_count.values)
    begins = ends - found.event_count.values
    expected = [found.event_time.values[a] if b > a else np.nan for a, b in zip(begins, ends, strict=True)]
    np.testing.assert_array_equal(told["first"], expected)


def test_members_that_fail_are_counted_in_a_warning_and_what_switches_says_how_it_ran() -> None:
    with pytest.warns(po.RunWarning, match="2 of 4 members"):
        po.ensemble(PENDULUM, {"initial": WHOLE}, **OPTIONS, max_steps=300)
    assert "switches" in po.ensemble(BALL, {"fall": [0.8, 1.0, 1.3]}, time=0.1, samples=2).attrs["runs"]


@pytest.mark.long
def test_limits_that_a_run_begins_beyond() -> None:
    """Law  they do not act in it, and its books lack them: NaN beside members in which they do."""
    m = po.load("examples/puma560.urdf")
    joint = next(j for j in m.model.joints if j.limits.upper < np.inf)
    beyond = float(joint.limits.upper) + 0.2
    with warnings.catch_warnings(action="ignore"):
        found = po.ensemble(m, {joint.name: [beyond, 0.1]}, time=0.02, samples=3, rtol=1e-6, chunk=1)
        runs = [po.simulate(m, 0.02, samples=3, rtol=1e-6, initial={joint.name: x}) for x in (beyond, 0.1)]
    assert runs[0].sizes["element"] < runs[1].sizes["element"] == found.sizes["element"]
    for k, run in enumerate(runs):
        own = found.energy_dissipated.isel({joint.name: k}).sel(element=run.element)
        assert as_bits(own) == as_bits(run.energy_dissipated)
    missing = sorted({*runs[1].element.values} - {*runs[0].element.values})
    assert np.isnan(found.energy_dissipated.isel({joint.name: 0}).sel(element=missing)).all()


def test_samples_that_begin_late_and_outputs() -> None:
    """Law  the samples are those asked for, and the variables those named."""
    m = po.load(PENDULUM)
    with warnings.catch_warnings(action="ignore"):
        found = po.ensemble(m, {"elbow": [0.1, 0.4]}, times=[0.2, 0.5], outputs=["joint_velocity", "energy_residual"])
        run = po.simulate(m, times=[0.2, 0.5], initial={"elbow": 0.4})
    kept = set(found.data_vars) - {"status", "failure", "steps", "rejected", "evaluations", "reached", "ledger_ratio"}
    assert kept == {"joint_velocity", "energy_residual"}
    for name in kept:
        assert found[name].values[1].tobytes() == run[name].values.tobytes()
    np.testing.assert_array_equal(found.time, [0.2, 0.5])


@pytest.mark.parametrize(
    ("over", "said"),
    [
        ({"elbo": [0.1]}, "did you mean 'elbow'"),
        ({"input:elbo": [0.1]}, "no input 'elbo'; did you mean 'elbow'"),
        ({"elbow.velocty": [0.1]}, "did you mean 'elbow.velocity'"),
        ({"bodies.uper.mass": [0.1]}, "upper"),
        ({"elbow": [[0.1, 0.2]]}, "must be 1 finite number"),
        ({"lower.mass": [1.0]}, r"told by their table, 'bodies\.lower\.mass'"),
    ],
)
def test_unknown_names_are_refused_with_the_nearest(over: Any, said: str) -> None:
    """One sentence, before anything runs."""
    with pytest.raises(po.PoinsotError, match=said):
        po.ensemble(po.load(PENDULUM), over, time=0.1)
