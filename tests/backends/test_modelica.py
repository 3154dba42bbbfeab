"""Modelica text, read back by another's parser, has the equations that are compiled."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from backends.modelica_reader import read
from cases import EXAMPLES
from command import poinsot
from conftest import require_oracle
from hostile import NASTY
from poinsot import electrical as el
from poinsot import translational as tl


@pytest.fixture(autouse=True, scope="module")
def long_sums() -> Iterator[None]:
    """What reads Modelica back walks down sums of hundreds of terms by recursion."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(10_000)
    yield
    sys.setrecursionlimit(before)


def rates(system: po.System, x: Any, t: float, u: Any) -> Any:
    """ẋ and the powers as the kernels give them: the rates carried along the chart by differences of order 6."""
    flow: Any = system.dynamics.flow
    known = {"x0": x, "xi": np.zeros(system.state.local_size), "t": np.array([t]), "u": np.asarray(u, dtype=float)}
    known["c"] = system.dynamics.constants()
    local, powers = flow.ufunc(*(known[name] for name in flow.inputs))
    xdot, h = np.zeros(system.state.size), 1e-3 / (1.0 + np.abs(local).max())
    for k, weight in ((1, 45.0), (2, -9.0), (3, 1.0)):
        ends = [system.state.retract.ufunc(x, way * k * h * local) for way in (1, -1)]  # type: ignore[union-attr]
        xdot += weight * (ends[0] - ends[1])
    return xdot / (60.0 * h), np.asarray(powers)


def agrees(model: Any, system: po.System, x: Any, t: float, u: Any, tolerance: float = 1e-12) -> Any:
    """The model, read back, has the rates and powers of the System at a state; the reading, for more."""
    found = read(model.text)
    values = {model.names[name]: float(value) for name, value in zip(system.state.names, x, strict=True)}
    given = [f"{name}.effort" if name in system.state.names else name for name in system.inputs.names]
    values |= {model.names[name]: float(value) for name, value in zip(given, u, strict=True)}
    values |= {name: found.value(name) for name, each in found.symbols.items() if "parameter" in each.prefixes}
    at = found.at({name: value for name, value in values.items() if name not in found.given}, t)
    wanted, powers = rates(system, np.asarray(x), t, u)
    size = np.abs(wanted).max(initial=1.0)
    for name, value in zip(system.state.names, wanted, strict=True):
        if model.names[name] in found.rates:
            assert abs(at.rate(model.names[name]) - value) <= max(tolerance * size, 1e-9 * size * ("q" in name)), name
    for k, name in enumerate(system.books.power_names):
        own = f"'power of {name}'"
        if own in found.given:
            assert abs(at[own] - powers[k]) <= tolerance * max(1.0, np.abs(powers).max()), name
    return found, at


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(2))
def test_random_trees_have_their_equations(rng: np.random.Generator) -> None:
    """Law  with free, spherical and screw joints, springs and dampers: rates to 1e-12, those of quaternions to 1e-9."""
    m = po.Mechanism(zoo.random_model(rng, bodies=3, elements=2))
    driven = m.freedom_names[-1]
    system = m.system(inputs={driven: 0.0})
    x = np.concatenate([m.random(rng), rng.normal(size=m.nv)])
    model = m.to_modelica(inputs=[driven])
    found, _ = agrees(model, system, x, 0.3, [0.7])
    assert all(f"{each}" in found.symbols for each in map(model.names.get, system.state.names))


def test_closed_loops_are_equations() -> None:
    m = po.load(EXAMPLES / "four_bar.toml")
    model = m.to_modelica("bar", inputs=["A"], freedoms=["A"])
    run = po.simulate(m, 0.3, samples=4, inputs={"A": 0.5})
    system = m.system(inputs={"A": 0.5})
    for q, v in zip(run["joint_position"].values, run["joint_velocity"].values, strict=True):
        found, at = agrees(model, system, [*q, *v], 0.0, [0.5], 1e-10)
        assert np.abs(at.zeros()).max() < 1e-10 and len(found.zeros) == 4
    assert set(found.rates) == {"A", "'A.rate'"} and found.symbols["A"].unit.value == "rad"
    states = {model.names[name]: at[model.names[name]] for name in system.state.names}
    off = found.at({**states, "'A.effort'": 0.5, "D": at["D"] + 1e-3}, 0.0)
    assert np.abs(off.zeros()[:2]).max() > 1e-5
    assert found.name == "bar" and found.start("'A.rate'") == 20.0


def test_networks_have_their_variables_units_and_parameters() -> None:
    family = po.load_family(EXAMPLES / "networks" / "levitated_ball.toml")
    model, system = family.to_modelica(outputs=["magnet.current"]), family.system()
    rng = np.random.default_rng(3)
    x = system.state.initial * (1.0 + 0.1 * rng.normal(size=4)) + 0.01 * rng.normal(size=4)
    found, at = agrees(model, system, x, 0.2, [])
    for name in ("magnet.current", "ball.force", "supply.current"):
        seen = system.observe(np.array([0.2]), x[None], np.zeros((1, 0)), [name])[name][1][0]
        assert np.isclose(at[model.names[name]], seen, rtol=1e-12)
    assert (
        found.symbols["'magnet.current'"].unit.value == "A" and "output" in found.symbols["'magnet.current'"].prefixes
    )
    assert {name for name, each in found.symbols.items() if "parameter" in each.prefixes} == {*family.parameter_names}
    changed = {**at.known, "m": 2.0 * at["m"]}
    other = family.system(parameters={"m": 2.0 * at["m"]})
    again = found.at({k: v for k, v in changed.items() if k not in found.given}, 0.2)
    assert np.isclose(again.rate("'ball.momentum'"), rates(other, x, 0.2, [])[0][2], rtol=1e-12)


@pytest.mark.sample(2)
@pytest.mark.parametrize("count", [2, 3, 5, 6, 8, 11])
def test_laws_by_tables_are_said_of_any_count_of_points(count: int, rng: np.random.Generator) -> None:
    x = np.cumsum(rng.uniform(0.2, 1.0, count)) - 0.4 * count
    net = po.Network("tables")
    net.add(el.Capacitor("C", energy=po.elements.Curve(tuple(x.tolist()), tuple((x * x).tolist()))), "a", "ground")
    law = po.elements.Curve((-9.0, *x.tolist(), 9.0), (-27.0, *(3 * x).tolist(), 27.0), "straight")
    net.add(el.NonlinearResistor("R", current=law), "a", "ground")
    model, system = net.to_modelica(), net.system()
    for charge in rng.uniform(x[0] - 0.5, x[-1] + 0.5, 4):
        agrees(model, system, [charge], 0.0, [])


@pytest.mark.long
def test_a_motor_on_a_closed_mechanism() -> None:
    net = po.load(EXAMPLES / "networks" / "motor_drives_four_bar.toml")
    model, system = net.to_modelica(), net.system()
    found, at = agrees(model, system, system.state.initial, 0.0, [], 1e-9)
    assert len(found.zeros) == 4 and np.abs(at.zeros()).max() < 1e-9


def laws() -> po.Network:
    """A source of time and a table into loops of laws that Newton's method solves."""
    net = po.Network("laws")
    net.add(el.VoltageSource("V", "2*sin(3*t) + step(t - 0.5) + triangle(t, 0.6)*pulse(t, 0.7, 0.3)"), "a", "ground")
    net.add(el.Resistor("R", 2.0), "a", "b")
    net.add(el.NonlinearResistor("N", current=lambda v: v + v**3), "b", "c")
    net.add(el.NonlinearResistor("M", current=lambda v: 2.0 * v + v**3), "c", "ground")
    net.add(el.CurrentSource("I", ([0.0, 1.0, 1.0, 2.0], [0.0, 1.0, 3.0, 2.0])), "b", "ground")
    net.add(el.Capacitor("C", 0.5), "b", "ground")
    return net


def test_equations_that_newtons_method_solves_are_equations_of_the_model() -> None:
    net = laws()
    model, system = net.to_modelica(), net.system()
    found = read(model.text)
    unknowns = [name for name in found.symbols if name.startswith("'unknown")]
    assert len(found.zeros) == len(unknowns) > 0
    for t, level in ((0.2, 0.2), (0.7, 0.7), (1.0, 3.0), (1.5, 2.5), (9.0, 2.0), (-1.0, 0.0)):
        x = np.array([0.3])
        w = np.zeros(len(unknowns))
        values = {"'C.charge'": 0.3}

        def residual(w: Any, t: float = t, values: Any = values) -> Any:
            return np.array(found.at({**values, **dict(zip(unknowns, w, strict=True))}, t).zeros())

        for _ in range(30):
            J = np.stack([(residual(w + 1e-6 * e) - residual(w - 1e-6 * e)) / 2e-6 for e in np.eye(len(w))], axis=1)
            w = w - np.linalg.solve(J, residual(w))
        at = found.at({**values, **dict(zip(unknowns, w, strict=True))}, t)
        assert np.isclose(at["I"], level)
        assert np.isclose(at.rate("'C.charge'"), rates(system, x, t, [level])[0][0], rtol=1e-9)
    start = found.at({"'C.charge'": 0.0, **{name: found.start(name) for name in unknowns}})
    assert np.abs(start.zeros()).max() < 1e-9


def test_jumps_of_time_make_events_and_choices_of_states_do_not() -> None:
    text = laws().to_modelica().text
    assert "if (time" in text.replace("if time", "if (time")
    assert "floor(" in text and "noEvent(floor" not in text
    net = po.Network("bent")
    net.add(tl.Mass("m", 1.0), "a")
    net.add(tl.NonlinearDamper("d", force=lambda v: 2.0 * abs(v) * v), "a", "ground")
    assert "noEvent" in net.to_modelica().text or "abs(" in net.to_modelica().text


@pytest.mark.parametrize("name", NASTY[::4])
def test_names_stay_names(name: str) -> None:
    """Law  whatever names are, the model is the same but for them."""

    def made(name: str) -> Any:
        net = po.Network(name)
        net.add(el.Resistor(name, 2.0), "a", "ground")
        net.add(el.Capacitor("C", 0.5), "a", "ground")
        return net.to_modelica()

    found, plain = read(made(name).text), read(made("R").text)
    assert len(found.symbols) == len(plain.symbols) and list(found.rates) == list(plain.rates) == ["'C.charge'"]
    assert found.at({"'C.charge'": 1.0}).rate("'C.charge'") == plain.at({"'C.charge'": 1.0}).rate("'C.charge'")


def test_a_second_reader_flattens_it_and_has_the_same_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    """pymoca's own CasADi model of the cart-pole."""
    require_oracle("pymoca")
    import casadi
    from pymoca import parser
    from pymoca.backends.casadi import generator

    monkeypatch.setitem(generator.OP_MAP, "/", "__truediv__")  # CasADi 3.8 has no __div__
    cart = po.load(EXAMPLES / "cart_pole.toml")
    text = cart.to_modelica("cart", inputs=["rail"]).text
    dae = generator.generate(parser.parse(text), "cart")
    names = [[each.symbol.name() for each in part] for part in (dae.states, dae.alg_states, dae.inputs)]
    assert names[0] == ["rail", "hinge", "'rail.rate'", "'hinge.rate'"] and names[2] == ["'rail.effort'"]
    x, u = np.array([0.1, 0.7, -0.4, 1.3]), [2.0]
    unknown = casadi.vertcat(*(each.symbol for each in (*dae.der_states, *dae.alg_states)))
    known = casadi.vertcat(*(each.symbol for each in (*dae.states, *dae.inputs)))
    residual = casadi.Function("r", [unknown, known], [casadi.vertcat(*dae.equations)])
    w = np.ones(unknown.numel())
    slope = casadi.Function("J", [unknown, known], [casadi.jacobian(residual(unknown, known), unknown)])
    for _ in range(40):
        w = w - np.linalg.solve(np.array(slope(w, [*x, *u])), np.array(residual(w, [*x, *u])).ravel())
    wanted = rates(cart.system(inputs={"rail": 0.0}), x, 0.0, u)[0]
    assert np.allclose(w[:4], wanted, rtol=1e-11, atol=1e-11)


def test_a_run_of_what_is_read_back_is_the_run() -> None:
    from scipy.integrate import solve_ivp

    m = po.load(EXAMPLES / "double_pendulum.toml")
    model = m.to_modelica()
    found, names = read(model.text), [model.names[each] for each in m.system().state.names]

    def rate(t: float, x: Any) -> Any:
        at = found.at(dict(zip(names, x, strict=True)), t)
        return [at.rate(name) for name in names]

    end = solve_ivp(rate, (0.0, 0.3), [found.start(each) for each in names], method="DOP853", rtol=1e-10, atol=1e-12)
    run = po.simulate(m, 0.3, samples=2, rtol=1e-12)
    wanted = [*run["joint_position"].values[-1], *run["joint_velocity"].values[-1]]
    assert np.allclose(end.y[:, -1], wanted, rtol=1e-8, atol=1e-8)


def test_the_command_writes_it(tmp_path: Path) -> None:
    out = tmp_path / "cart.mo"
    file = str(EXAMPLES / "cart_pole.toml")
    done = poinsot("export", file, "--modelica", str(out), "--name", "cart", "--input", "rail", "--symbols")
    assert done.returncode == 0 and f"wrote {out}" in done.stdout, done.stderr
    found = read(out.read_text())
    assert found.name == "cart" and {"M", "m", "l", "g", "'rail.effort'"} <= set(found.symbols)


def test_what_cannot_be_said_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(po.ModelError, match="switches"):
        po.load(EXAMPLES / "networks" / "peak_rectifier.toml").to_modelica()
    with pytest.raises(po.ModelError, match="switches"):
        po.load(EXAMPLES / "bouncing_ball.toml").to_modelica()
    cart = po.load(EXAMPLES / "cart_pole.toml")
    with pytest.raises(po.ModelError, match="a list of names"):
        cart.to_modelica(inputs="rail")
    with pytest.raises(po.PoinsotError, match="rails"):
        cart.to_modelica(inputs=["rails"])
    with pytest.raises(po.ModelError, match=r"no variable 'C\.volts'"):
        laws().to_modelica(outputs=["C.volts"])
    with pytest.raises(po.FileError, match="cannot write Modelica"):
        cart.to_modelica().write(tmp_path / "none" / "cart.mo")
    for wrong in ("cart.toml", ""):
        with pytest.raises(po.FileError, match=r"ends in \.mo"):
            cart.to_modelica().write(wrong)
    assert cart.to_modelica().write(tmp_path / "cart.mo").read_text() == str(cart.to_modelica())
