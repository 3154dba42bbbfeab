"""Methods of one's own: refused where they are none, else of the order that is said, wherever methods run."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
from networks.nonlinear_networks import ring_modulator
from poinsot import SimulationError, System
from poinsot.simulation import Composition, RungeKutta, extrapolation
from poinsot.simulation.methods import Tableau, find_method
from poinsot.simulation.own_methods import read, told
from simulation import own_tableaus as own
from simulation.bouncing import ball, impacts

Vector = NDArray[np.float64]
pytestmark = pytest.mark.filterwarnings("ignore::poinsot.LedgerWarning")  # long steps, on purpose


def states_of(system: System, method: object, **options: Any) -> Vector:
    run = po.simulate(system, 3.0, times=[1.0, 2.0, 3.0], max_step=10.0, method=method, outputs=["state"], **options)
    return np.asarray(run["state"].values)


def test_dormand_and_princes_step_is_that_of_others() -> None:
    """One step of SciPy's RK45, whose coefficients are these, on a pendulum."""
    from scipy.integrate import RK45

    def flow(t: float, x: Vector) -> Vector:
        return np.array([x[1], -0.3 * x[1] - np.sin(x[0])])

    begin, tableau = np.array([0.3, 0.1]), find_method(own.DORMAND_PRINCE)
    solver = RK45(flow, 0.0, begin, 10.0, first_step=0.1, max_step=0.1, rtol=1.0, atol=1.0)
    solver.step()
    assert isinstance(tableau, Tableau)
    k = np.zeros((len(tableau.c), 2))
    for i in range(tableau.stages):
        k[i] = flow(0.0, begin + 0.1 * tableau.A[i] @ k)
    assert np.allclose(begin + 0.1 * tableau.b @ k, solver.y, rtol=1e-14)


@pytest.mark.parametrize("name", ["gauss", "radau"])
def test_collocation_typed_as_ones_own_is_that_method(damped: System, name: str) -> None:
    ours, theirs = states_of(damped, own.as_own(name), step=0.1), states_of(damped, name, step=0.1)
    assert np.abs(ours - theirs).max() < (1e-13 if name == "gauss" else 1e-9)


def test_a_stage_that_is_there_twice_changes_nothing(damped: System) -> None:
    A = np.zeros((3, 3))
    A[1, 0] = A[2, 0] = 1.0
    doubled = RungeKutta(A, (0.5, 0.2, 0.3), order=2)
    assert np.abs(states_of(damped, doubled, step=0.05) - states_of(damped, own.HEUN, step=0.05)).max() < 1e-14


@pytest.mark.parametrize("method", [own.HEUN, own.BUTCHER, own.DORMAND_PRINCE, *own.STIFF], ids=own.name_of)
def test_a_stepper_takes_its_steps(damped: System, method: RungeKutta) -> None:
    """Those of `simulate` to rounding where steps are fixed; saved and restored, the same bits."""
    stepper = po.Stepper(damped, 0.05, method)
    stepper.step(count=20)
    saved = stepper.save()
    run = po.simulate(damped, 1.0, step=0.05, times=[1.0], method=method)
    if method.embedded is None and method.is_explicit:
        assert np.allclose(stepper.state, run["state"].values[-1], rtol=0, atol=1e-14)
    assert np.allclose(stepper.state, run["state"].values[-1], rtol=0, atol=1e-3)
    stepper.step(count=5)
    other = po.Stepper(damped, 0.05, method)
    other.restore(saved)
    other.step(count=5)
    assert np.array_equal(stepper.state, other.state)
    with pytest.raises(po.FileError, match="of another stepper"):
        po.Stepper(damped, 0.05, "rk4").restore(saved)


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", [own.HEUN, own.DORMAND_PRINCE, own.LOBATTO, own.TR_BDF2], ids=own.name_of)
def test_members_of_an_ensemble_have_the_bits_of_their_runs(method: RungeKutta) -> None:
    mech = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")
    over = {"shoulder": [0.1, 0.4, 0.7]}
    options: dict[str, Any] = {"time": 0.3, "samples": 7, "method": method, "outputs": ["joint_position"]}
    if method.embedded is None and method.is_explicit:
        options["step"] = 0.002
    runs = po.ensemble(mech, over, **options)
    assert (runs.attrs["runs"] == "in lanes") == method.is_explicit and runs.attrs["method"] == method.name
    for k, angle in enumerate(over["shoulder"]):
        alone = po.simulate(mech, initial={"shoulder": angle}, **options)
        assert np.array_equal(runs["joint_position"].values[k], alone["joint_position"].values)


@pytest.mark.parametrize("method", [own.DORMAND_PRINCE, own.SDIRK_4, own.TR_BDF2], ids=own.name_of)
def test_a_checkpoint_holds_the_method(damped: System, method: RungeKutta, tmp_path: Path) -> None:
    options: dict[str, Any] = {"times": [0.5, 1.0], "method": method, "outputs": ["state"], "rtol": 1e-7, "atol": 1e-9}
    run = po.simulate(damped, 1.0, checkpoint=tmp_path / "run.ckpt", **options)
    again = po.resume(tmp_path / "run.ckpt", damped)
    assert np.array_equal(run["state"].values, again["state"].values) and again.attrs["method"] == method.name


@pytest.mark.parametrize(
    "method", [*own.EXPLICIT, *own.IMPLICIT, Composition("midpoint", (1.0,))], ids=lambda m: m.name
)
def test_a_method_is_text_without_loss(method: Any) -> None:
    assert read(told(method)) == method and told(read(told(method))) == told(method)
    assert find_method(method) is find_method(told(method))
    assert read("dop853") is None and told("dop853") == "dop853"


@pytest.mark.parametrize("scheme", ["gonzalez", "variational"])
def test_a_composition_is_the_one_that_has_a_name(scheme: str) -> None:
    system = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")
    named = find_method(f"{scheme}4")
    shares: Any = getattr(named, "shares")  # noqa: B009
    runs = [
        po.simulate(system, 0.2, step=0.01, method=method)["joint_position"].values
        for method in (f"{scheme}4", Composition(scheme, shares, order=4))
    ]
    assert np.array_equal(*runs)


def test_a_triple_jump_has_order_four() -> None:
    """Yoshida's: longer steps, the middle one backwards."""
    one = 1 / (2 - 2 ** (1 / 3))
    method = Composition("variational", (one, 1 - 2 * one, one), order=4, name="triple jump")
    system = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")

    def end(wanted: object, **options: Any) -> Vector:
        run = po.simulate(system, 0.4, times=[0.4], method=wanted, outputs=["joint_position"], **options)
        return np.asarray(run["joint_position"].values[-1])

    exact = end("dop853", rtol=1e-13)
    errors = [np.abs(end(method, step=step) - exact).max() for step in (0.01, 0.005)]
    assert np.log2(errors[0] / errors[1]) == pytest.approx(4, abs=0.35)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"c": (0, 0.9)}, r"c2 is 0\.9 and row 2 of A sums to 1"),
    ({"order": 3}, r"b·c\^2 = 1/3 fails, it is 0\.5 .*give order=2"),
    ({"order": 0}, "say its order, a whole number from 1 to 10"), ({"order": 2.0}, "say its order"),
    ({"order": 11}, "from 1 to 10"), ({"b": (0.5, 0.4)}, "weights b sum to 0.9 and must sum to 1"),
    ({"b": (1.0, 0.0)}, r"b·c = 1/2 fails, it is 0 in place of 0\.5. Its order is 1"),
    ({"b": (0.5, 0.5, 0.0)}, "A has 2 rows and b 3 weights"), ({"b": 1.0}, "b must be a row of finite numbers"),
    ({"b": (0.5, float("nan"))}, "b must be a row of finite numbers"), ({"b": "heun"}, "b must be numbers"),
    ({"A": [(), (1.0, 0.0, 0.0)]}, "row 2 of A has 3 numbers"),
    ({"A": [(), ()]}, "row 1 of A has 0 numbers: give 2 in each row"),
    ({"A": [(), ("x",)]}, "row 2 of A must be numbers"), ({"A": 3}, "A has 0 rows"),
    ({"c": (0.0,)}, "c has 1 numbers and the method 2 stages"), ({"embedded": (0.5, 0.5)}, "embedded is b itself"),
    ({"embedded": (0.5, 0.6)}, "weights embedded sum to 1.1"),
    ({"embedded": (1.0, 0.0), "embedded_order": 2}, "give embedded_order=1"),
    ({"dense": [(0.5, 0.4)]}, "rows of dense must sum to b"), ({"dense": 3}, "rows of dense must sum to b"),
    ({"dense": [(0.0, 0.0), (0.5, 0.5)]}, "has no order"), ({"dense": [(1.0,)]}, "row 1 of dense has 1 numbers"),
    ({"embedded": (1.0,)}, "embedded has 1 numbers"), ({"embedded_order": 1}, "which are missing"),
    ({"shares": (0.5, 0.4)}, "sum to 0.9"), ({"shares": (0.6, 0.4)}, "read backwards"),
    ({"shares": ()}, "row of finite numbers"), ({"shares": "ab"}, "row of finite numbers"),
    ({"shares": (0.5, 0.5), "order": 4}, "cubes of its shares sum to 0.25"),
    ({"shares": (0.5, 0.5), "order": 3}, "order must be 2 or 4"),
]  # fmt: skip


@pytest.mark.parametrize(("changed", "reason"), REFUSED)
def test_what_is_no_method_is_refused_with_the_reason(changed: dict[str, Any], reason: str) -> None:
    made: Any = Composition if "shares" in changed else RungeKutta
    given = {"scheme": "midpoint"} if "shares" in changed else {"A": [(), (1.0,)], "b": (0.5, 0.5), "order": 2}
    with pytest.raises(SimulationError, match=f"the (Runge–Kutta method|composition) 'mine' is refused: .*{reason}"):
        made(**(given | {"name": "mine"} | changed))


def test_implicit_methods_that_the_loops_cannot_solve_are_refused(damped: System) -> None:
    b = (1 / 6, 2 / 3, 1 / 6)
    lobatto = RungeKutta([(1 / 6, -1 / 6, 0), (1 / 6, 1 / 3, 0), (1 / 6, 5 / 6, 0)], b, order=4, name="lobatto IIIB")
    backward = RungeKutta([(1 / 2, 1 / 2), (0, 1 / 2)], (1 / 2, 1 / 2), order=1, name="backward")
    for method, reason in ((lobatto, "A has no inverse"), (backward, "order the stages such")):
        with pytest.raises(SimulationError, match=f"'{method.name}' is refused: .*{reason}"):
            po.simulate(damped, 1.0, method=method, step=0.1)


@pytest.mark.parametrize(("order", "implicit"), [(4, False), (6, False), (10, False), (2, True), (4, True), (5, True)])
def test_extrapolation_is_of_its_order_and_no_higher(order: int, implicit: bool) -> None:
    """The Aitken–Neville scheme on one step of a linear equation gives the same number."""
    method = extrapolation(order, implicit)
    z, counts = 0.3, [*range(1, order + 1)] if implicit else [*range(2, order + 1, 2)]
    ends = []
    for n in counts:
        before, now = 1.0, 1 + z / n
        for _ in range(n - 1):
            before, now = now, before + 2 * z / n * now
        ends.append((1 - z / n) ** -n if implicit else now)
    powers = np.array(counts, float) ** (1 if implicit else 2)
    for k in range(1, len(counts)):
        steps = enumerate(pairwise(ends))
        ends = [b + (b - a) / (powers[j + k] / powers[j] - 1) for j, (a, b) in steps]
    A, b = np.array(method.A), np.array(method.b)
    one = 1 + z * b @ np.linalg.solve(np.eye(len(b)) - z * A, np.ones(len(b)))
    assert one == pytest.approx(ends[0], rel=1e-13)
    with pytest.raises(SimulationError, match=f"Its order is {order}|from 1 to 10"):
        RungeKutta(method.A, method.b, order=order + 1)


@pytest.mark.parametrize(("order", "implicit"), [(3, False), (2, False), (12, False), (1, True), (4.0, False)])
def test_extrapolation_of_other_orders_is_refused(order: Any, implicit: bool) -> None:
    with pytest.raises(SimulationError, match="extrapolation is of an order"):
        extrapolation(order, implicit)


def test_what_runs_want_is_said(damped: System) -> None:
    with pytest.raises(SimulationError, match=r"'heun' has no error estimate.*step=0.001"):
        po.simulate(damped, 1.0, method=own.HEUN)
    with pytest.raises(SimulationError, match="'radau IA' has no error estimate"):
        po.simulate(damped, 1.0, method=own.RADAU_IA)
    with pytest.raises(SimulationError, match="RungeKutta or Composition; not 5"):
        po.simulate(damped, 1.0, method=5)  # type: ignore[call-overload]
    for text in ("{", "{}", '{"runge-kutta": 3}', '{"euler": {}}', '{"runge-kutta": {"A": []}}'):
        with pytest.raises(SimulationError, match="unknown method"):
            po.simulate(damped, 1.0, method=text)
    with pytest.raises(SimulationError, match="did you mean 'gonzalez'"):
        po.simulate(damped, 1.0, method=Composition("gonzales", (1.0,)), step=0.1)


@pytest.mark.parametrize("method", [own.BUTCHER, own.LOBATTO, own.SDIRK_4, own.LOBATTO_IIIA], ids=own.name_of)
def test_sensitivities_follow_its_steps(method: RungeKutta) -> None:
    """They are those of the motion, to the error of the method."""
    mech = po.load(Path(__file__).parents[2] / "examples" / "double_pendulum.toml")
    options: dict[str, Any] = {"time": 0.2, "samples": 2, "outputs": ["joint_position"]}
    exact, found = (
        po.sensitivities(mech, ["shoulder"], **options, **more)["joint_position_sensitivity"].values
        for more in ({}, {"method": method, "step": 0.002})
    )
    assert np.abs(found - exact).max() < 1e-6 * np.abs(exact).max()


@pytest.mark.parametrize("method", [own.HEUN, own.DORMAND_PRINCE, *own.STIFF, own.GAUSS_OF_TWO], ids=own.name_of)
def test_runs_land_on_events(method: RungeKutta) -> None:
    """A bouncing ball, whose motion between impacts every method of order 2 has exactly."""
    options: dict[str, Any] = {"step": 0.01} if method is own.HEUN else {"rtol": 1e-8, "atol": 1e-10}
    run = po.simulate(ball(), 2.0, method=method, **options)
    struck = run["event_time"].values
    assert len(struck) > 2 and np.abs(struck - impacts(len(struck), 0.7)).max() < 1e-13


JUMPS = {"inputs": {"elbow": ([0.0, 0.1, 0.1, 0.3], [0.0, 1.0, -1.0, 0.5])}}


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("file", "options", "saves"),
    [
        ("double_pendulum.toml", {}, True), ("double_pendulum.toml", JUMPS, True), ("cart_pole.toml", {}, True),
        ("heavy_top.toml", {}, False), ("four_bar.toml", {}, False), ("networks/low_pass.toml", {}, False),
        ("networks/levitated_ball.toml", {}, True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("method", [own.BOGACKI_SHAMPINE, own.DORMAND_PRINCE], ids=own.name_of)
@pytest.mark.filterwarnings("ignore::poinsot.errors.LedgerWarning", "ignore::poinsot.errors.RunWarning")
def test_a_last_stage_that_is_the_first_of_the_next_is_evaluated_once(
    method: RungeKutta, file: str, options: dict[str, Any], saves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law  the same bits with an evaluation less for each step, where charts are sums and nothing is settled."""

    def ran(**more: Any) -> Any:
        model = po.load(Path(__file__).parents[2] / "examples" / file)
        return po.simulate(model, times=[0.0, 0.25], method=method, dataset=False, **options, **more)

    for more in ({"rtol": 1e-6, "atol": 1e-8}, {"step": 1e-3}):
        once = ran(**more)
        with monkeypatch.context() as anew:
            anew.setattr("poinsot.simulation.lanes.host.adds", lambda retract: False)
            twice = ran(**more)
        assert all(once[name].tobytes() == twice[name].tobytes() for name in twice)
        fewer = twice.attrs["evaluations"] - once.attrs["evaluations"]
        jumps = 1 if options else 0  # beyond them the flow is another
        assert fewer == (twice.attrs["steps"] - jumps if saves else 0)


def test_laws_solved_together_with_storage_take_methods_that_end_at_a_stage() -> None:
    net = ring_modulator()
    options: dict[str, Any] = {"time": 5e-5, "samples": 6, "rtol": 1e-6, "atol": 1e-9}
    exact = po.simulate(net, method="radau9", **options)["C u1.voltage"].values
    for method in (own.as_own("radau"), own.of_points(np.random.default_rng(1)), own.SDIRK_3, own.SDIRK_4):
        found = po.simulate(net, method=method, **options)["C u1.voltage"].values
        assert np.abs(found - exact).max() < 1e-6
    for method in (own.LOBATTO, own.DORMAND_PRINCE, own.TR_BDF2):
        with pytest.raises(SimulationError, match="use method='radau'"):
            po.simulate(net, method=method, **options)


def test_interpolation_of_ones_own_evaluates_nothing(damped: System) -> None:
    """That of Shampine for Dormand and Prince's pair, as SciPy has it: order 4 from the stages alone."""
    from scipy.integrate import RK45

    given = own.DORMAND_PRINCE
    made = RungeKutta(given.A, given.b, order=5, embedded=given.embedded, dense=RK45.P.T, name="dp5")
    usual, tableau = find_method(given), find_method(made)
    assert (usual.dense_order, tableau.dense_order) == (4, 4) and len(tableau.c) == 8 < len(usual.c)
    assert read(told(made)) == made
    exact = states_of(damped, "dop853", rtol=1e-13)
    runs = [
        po.simulate(damped, 3.0, times=[1.0, 2.0, 3.0], max_step=10.0, method=each, rtol=1e-9, atol=1e-11)
        for each in (given, made)
    ]
    assert (
        runs[1].attrs["steps"] == runs[0].attrs["steps"] and runs[1].attrs["evaluations"] < runs[0].attrs["evaluations"]
    )
    for run in runs:
        assert np.abs(run["state"].values - exact).max() < 1e-7
    struck = po.simulate(ball(), 2.0, method=made, rtol=1e-8, atol=1e-10)["event_time"].values
    assert np.abs(struck - impacts(len(struck), 0.7)).max() < 1e-13


def test_interpolation_typed_is_that_of_the_order_conditions(damped: System) -> None:
    """Of Alexander's two stages it is the only one of order 2."""
    c, b = np.array(own.SDIRK_2.c), np.array(own.SDIRK_2.b)
    second = np.linalg.solve([[1.0, 1.0], c], [0.0, 0.5])
    typed = RungeKutta(own.SDIRK_2.A, b, order=2, dense=[b - second, second], name="sdirk2")
    one, other = (states_of(damped, each, rtol=1e-6, atol=1e-8) for each in (own.SDIRK_2, typed))
    assert np.abs(one - other).max() < 1e-11


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", [own.HEUN, *own.STIFF], ids=own.name_of)
@pytest.mark.parametrize("file", ["four_bar.toml", "rimless_wheel.toml", "networks/peak_rectifier.toml"])
def test_runs_are_verified_by_another_method_from_their_files_too(
    method: RungeKutta, file: str, tmp_path: Path
) -> None:
    """Steps of one length are judged by what half of it leaves, which the record of the run can take again."""
    model = po.load(Path(__file__).parents[2] / "examples" / file)
    for options in ({"step": 1e-4 if "peak" in file else 1e-3}, {"step": "adaptive", "rtol": 1e-7, "atol": 1e-9}):
        if options["step"] == "adaptive" and method is own.HEUN:
            continue
        run = po.simulate(model, 0.05, samples=11, method=method, **options)
        po.write(run, tmp_path / "run.nc")
        for each in (run, po.read(tmp_path / "run.nc")):
            found = po.verify(each, model, seed=1, stretches=4)
            assert found.passed, str(found)


@pytest.mark.parametrize("method", own.STIFF, ids=own.name_of)
def test_stiff_components_follow_inside_steps(method: RungeKutta) -> None:
    """1 nF behind 0.1 Ω in a circuit of milliseconds: samples within steps of a million time constants."""
    net = po.Network("stiff")
    net.add(po.electrical.VoltageSource("V", "sin(100*pi*t)"), "a", "ground")
    net.add(po.electrical.Resistor("R", 0.1), "a", "b")
    net.add(po.electrical.Capacitor("C", 1e-9), "b", "ground")
    net.add(po.electrical.Resistor("load", 1e3), "b", "c")
    net.add(po.electrical.Capacitor("slow", 1e-6), "c", "ground")
    options: dict[str, Any] = {"times": np.linspace(0, 0.02, 38), "max_step": 5e-3, "outputs": ["C.voltage"]}
    exact, found = (
        po.simulate(net, method=each, rtol=rtol, atol=rtol / 100, **options)
        for each, rtol in (("radau9", 1e-10), (method, 1e-6))
    )
    assert found.attrs["steps"] < 600
    assert np.abs(found["C.voltage"] - exact["C.voltage"]).max() < 1e-4
