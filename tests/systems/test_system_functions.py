"""Systems as CasADi functions: ẋ and powers are the kernels', of trees, loops and networks, alone and in families."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import casadi
import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from command import told
from networks.nonlinear_networks import bridge, random_nonlinear, solved
from networks.random_networks import NodalAnalysis, network, random_circuit
from poinsot import ModelError, System
from poinsot import electrical as el
from simulation.in_c import Stepped

Numbers = np.ndarray


def near(system: System, rng: np.random.Generator, spread: float = 0.3) -> tuple[Numbers, Numbers, Numbers]:
    """A state near the start, on its conditions if it has any, a time, inputs.

    Where loops are open the two differ: kernels soften what holds them, functions of CasADi do not.
    """
    shift = (
        spread * rng.normal(size=system.state.local_size) * (1.0 if system.state.scale is None else system.state.scale)
    )
    retract: Any = system.state.retract
    x, project = retract.ufunc(system.state.initial, shift), system.state.project
    for _ in range(0 if project is None else 20):
        given = {"x": x, "c": system.dynamics.constants()}
        x = project.ufunc(*(given[name] for name in project.inputs))[0]  # type: ignore[union-attr]
    return x, rng.uniform(size=1), rng.normal(size=len(system.inputs.names))


def of_kernel(system: System, x: Numbers, t: Numbers, u: Numbers) -> tuple[Numbers, Numbers]:
    """ẋ and the powers by the compiled kernels, ẋ as the difference of states that the chart gives."""
    flow: Any = system.dynamics.flow
    given = {"x0": x, "xi": np.zeros(system.state.local_size), "t": t, "u": u, "c": system.dynamics.constants()}
    found = flow.ufunc(*(given[name] for name in flow.inputs))
    rates, powers = found if isinstance(found, tuple) else (found, np.zeros(0))
    h, retract = 1e-5, system.state.retract
    assert retract is not None
    ahead, behind = (retract.ufunc(x, s * h * rates) for s in (1, -1))  # type: ignore[attr-defined]
    return (ahead - behind) / (2 * h), powers


def assert_same_as_kernels(system: System, rng: np.random.Generator, spread: float = 0.3) -> None:
    f = system.casadi_function("flow")
    assert f.name_in() == ["x", "t", "u", "p"] and f.name_out() == ["rates", "powers"]
    assert len(system.state.names) == system.state.size == f.size1_in(0)
    p = np.array([*system.dynamics.parameters.values()])
    for _ in range(3):
        x, t, u = near(system, rng, spread)
        rates, powers = (np.asarray(each).ravel() for each in f(x, t, u, p))
        expected, taken = of_kernel(system, x, t, u)
        np.testing.assert_allclose(rates, expected, rtol=0, atol=1e-8 * (1 + np.abs(expected).max(initial=0)))
        np.testing.assert_allclose(powers, taken, rtol=0, atol=1e-9 * (1 + np.abs(taken).max(initial=0)))


@pytest.mark.parametrize("seed", quick(1, range(4)))
@pytest.mark.parametrize("loops", [0, 1])
def test_mechanisms_with_every_kind_of_pair(rng: np.random.Generator, loops: int) -> None:
    m = po.Mechanism(zoo.random_model(rng, bodies=3, elements=4, loops=loops))
    assert_same_as_kernels(m.system(inputs={m.freedom_names[0]: 0.0} if m.nq == m.nv else None), rng)


@pytest.mark.parametrize("seed", quick(2, range(20)))
def test_networks_with_and_without_equations_to_be_solved(rng: np.random.Generator) -> None:
    """Newton's unknowns are found by CasADi: the rates of SciPy's solver, wherever the kernel finds them."""
    while not NodalAnalysis(circuit := random_circuit(rng)).is_regular():
        pass
    assert_same_as_kernels(network(circuit).system(), rng)
    net = random_nonlinear(rng, "RRDDCCLLVTG")
    system = net.system()
    x = net.initial_state()
    rates = np.asarray(system.casadi_function()(system.state.initial, 0.0, [], [])[0]).ravel()[: len(x)]
    expected = np.array(solved(net.equations, x, 0.0).rates, dtype=float)
    np.testing.assert_allclose(rates, expected, rtol=0, atol=1e-9 * (1 + np.abs(expected).max(initial=0)))


def test_what_newton_finds_is_differentiable() -> None:
    """Cubic and exponential resistors in a loop: the derivative of CasADi's root is that of the compiled rates."""
    rng = np.random.default_rng(3)
    while not (net := random_nonlinear(rng, "RRDDCCLL")).equations.unknowns or net.equations.causality.excess:
        pass
    system = net.system()
    f, t, flow = system.casadi_function("flow"), np.zeros(1), system.dynamics.flow
    assert f.is_a("MXFunction")
    x, d = system.state.initial + 0.3 * rng.normal(size=system.state.size), rng.normal(size=system.state.size)
    at = [flow.ufunc(x + h * d, 0 * x, t, np.zeros(0))[0] for h in (0.0, 1e-6, -1e-6)]  # type: ignore[union-attr]
    np.testing.assert_allclose(np.asarray(f(x, t, [], [])[0]).ravel(), at[0], rtol=1e-9, atol=1e-12)
    slope = np.asarray(f.jacobian()(x, t, [], [], 0, 0)[0]) @ d
    np.testing.assert_allclose(slope, (at[1] - at[2]) / 2e-6, rtol=1e-6, atol=1e-8 * np.abs(slope).max())


def test_the_powers_are_the_change_of_energy() -> None:
    """dH/dt along ẋ, by CasADi's derivative of the energies, is what sources give less what dissipators take."""
    net = po.load(EXAMPLES / "networks" / "motors_drive_arm.toml")
    system = net.system()
    flow, energy = system.casadi_function("flow"), system.casadi_function("energy_storage")
    x, t, u = near(system, np.random.default_rng(2), 0.1)
    for _ in range(3):  # rotors turn as their joints do
        x = np.asarray(system.casadi_function("project")(x)[0]).ravel()
    rates, powers = flow(x, t, u, [])
    slope = np.asarray(energy.jacobian()(x, t, u, [], 0)[0]).sum(axis=0)
    powers = np.asarray(powers).ravel()
    supplied, taken = powers[: len(system.books.port_names)], powers[len(system.books.port_names) :]
    turnover = np.abs(powers).sum()
    assert abs(slope @ np.asarray(rates).ravel() - supplied.sum() + taken.sum()) < 1e-9 * turnover


def test_variables_of_branches_are_those_of_a_run() -> None:
    net = po.load(EXAMPLES / "networks" / "levitated_ball.toml")
    run = po.simulate(net, 0.02, samples=6)
    system = net.system()
    states = np.stack([run[name].values for name in system.state.names], axis=1)
    for name in system.books.observations:
        if name.endswith((".current", ".force")):
            f = system.casadi_function(name)
            found = [float(f(x, t, [], [])) for x, t in zip(states, run.time.values, strict=True)]
            np.testing.assert_allclose(found, run[name].values, rtol=1e-12, atol=1e-12, err_msg=name)


@pytest.mark.parametrize("kind", ["mechanism", "network", pytest.param("both", marks=pytest.mark.long)])
def test_parameters_are_symbols_of_families(kind: str) -> None:
    """Of mechanisms and networks: at other values it is the flow of the model built with these, and has slopes."""
    rng = np.random.default_rng(0)
    file, free, inputs = {
        "mechanism": ("cart_pole.toml", {"m": "bodies.pole.mass", "g": "gravity.z"}, {"rail": 0.0}),
        "network": ("networks/gear_train.toml", {}, {}),
        "both": ("networks/motor_drives_four_bar.toml", {"R": "elements.motor.resistance"}, {"battery": 1.0}),
    }[kind]
    for family in [po.load(EXAMPLES / file).with_parameters(**free)]:
        system = family.system(inputs=inputs)
        assert_same_as_kernels(system, rng, 0.1)
        f = system.casadi_function("flow")
        x, t, u = near(system, rng, 0.1)
        p = 1.2 * family.defaults
        own = family.at(p).system(inputs=inputs).casadi_function("flow")
        for a, b in zip(f(x, t, u, p), own(x, t, u, []), strict=True):
            np.testing.assert_allclose(
                np.asarray(a), np.asarray(b), rtol=0, atol=1e-8 * (1 + np.abs(np.asarray(b)).max())
            )
        h = 1e-5
        ahead, behind = (np.asarray(f(x, t, u, p + s * h)[0]) for s in (1, -1))
        slope = np.asarray(f.jacobian()(x, t, u, p, 0, 0)[3]).sum(axis=1)
        np.testing.assert_allclose(slope, ((ahead - behind) / (2 * h)).ravel(), rtol=0, atol=1e-4 * np.abs(slope).max())


def test_states_with_quaternions_have_a_chart_and_closed_ones_a_projection() -> None:
    top, four_bar = (po.load(EXAMPLES / f"{name}.toml").system() for name in ("heavy_top", "four_bar"))
    x, _, _ = near(top, np.random.default_rng(0))
    xi = np.linspace(0.1, 0.6, top.state.local_size)
    moved = top.casadi_function("retract")(x, xi)
    np.testing.assert_allclose(np.asarray(moved).ravel(), top.state.retract.ufunc(x, xi), atol=1e-14)  # type: ignore[union-attr]
    x, _, _ = near(four_bar, np.random.default_rng(0), 1e-3)
    found = four_bar.casadi_function("project")(x)
    for a, b in zip(found, four_bar.state.project.ufunc(x), strict=True):  # type: ignore[union-attr]
        np.testing.assert_allclose(np.asarray(a).ravel(), np.ravel(b), atol=1e-12)


def test_what_is_left_out_of_a_call_is_no_number() -> None:
    f = po.load(EXAMPLES / "cart_pole.toml").system(inputs={"rail": 0.0}).casadi_function("flow")
    assert np.isnan(np.asarray(f(x=np.zeros(4))["rates"])).any()
    assert np.isfinite(np.asarray(f(x=np.zeros(4), u=1.0)["rates"])).all()  # nothing depends on t or p


def test_what_has_no_expression_is_refused_with_the_reason() -> None:
    net = po.load(EXAMPLES / "networks" / "motor_drives_four_bar.toml")
    with pytest.raises(po.ModelError, match=r"did you mean 'motor.L.current'"):
        net.system().casadi_function("motor.L.curent")
    with pytest.raises(po.ModelError, match=r"switches .'floor'.: its equations are others in each mode"):
        po.load(EXAMPLES / "bouncing_ball.toml").system().casadi_function()
    with pytest.raises(po.ModelError, match=r"solved together .*'D1' is in a cutset"):
        bridge().system().casadi_function()
    long = po.Network("ladder")
    for k in range(130):
        long.add(el.Resistor(f"R{k}", 1.0), f"n{k}", f"n{k + 1}")
        long.add(el.Capacitor(f"C{k}", 1.0), f"n{k + 1}", "ground")
    long.add(el.VoltageSource("V", 1.0), "n0", "ground")
    with pytest.raises(po.ModelError, match="run in loops over tables"):
        long.system().casadi_function()


def test_an_initial_value_problem_by_casadi_is_the_run() -> None:
    """The levitated ball after 20 ms by CasADi's Runge-Kutta steps is where `po.simulate` has it."""
    net = po.load(EXAMPLES / "networks" / "levitated_ball.toml")
    system = net.system()
    x, p = casadi.MX.sym("x", system.state.size), casadi.MX.sym("p", 0)
    rates = system.casadi_function("flow")(x, 0.0, [], [])[0]
    step = casadi.simpleRK(casadi.Function("f", [x, p], [rates]), 400, 4)
    end = np.asarray(step(system.state.initial, [], 0.02)).ravel()
    run = po.simulate(net, 0.02, samples=2, rtol=1e-10)
    expected = [run[name].values[-1] for name in system.state.names]
    np.testing.assert_allclose(end, expected, rtol=1e-6, atol=1e-9)


# Systems as C source: they start, move and step as in poinsot, also on other processors.
FILES = [
    "double_pendulum.toml", "heavy_top.toml", "four_bar.toml", "networks/motor_drives_four_bar.toml",
    "networks/two_gases.toml", "networks/levitated_ball.toml", "networks/low_pass.toml",
]  # fmt: skip


def of(file: str) -> System:
    """The System of a machine, with constants as its inputs."""
    machine: Any = po.load(EXAMPLES / file)
    names = machine.system().inputs.names
    made: System = machine.system(inputs=dict.fromkeys(names, 0.25)) if names else machine.system()
    return made


@pytest.mark.sample(2)
@pytest.mark.parametrize("file", FILES)
def test_rates_and_steps_are_those_of_the_system(file: str, tmp_path: Path) -> None:
    """ẋ and powers are those of the CasADi function, also after some steps."""
    system = of(file)
    own = Stepped(system, tmp_path)
    np.testing.assert_array_equal(own.start(), system.state.initial)
    x = own.run(1e-4, 20)
    wanted, powers = (
        np.array(each).ravel() for each in system.casadi_function()(x, 0.1, own.u[0] if own.u else [], [])
    )
    rates, found = own.rates(x, 0.1)
    np.testing.assert_allclose(rates, wanted, rtol=1e-11, atol=1e-11 * np.abs(wanted).max())
    np.testing.assert_allclose(found, powers, rtol=1e-11, atol=1e-11 * np.abs(powers).max(initial=1e-30))


@pytest.mark.parametrize("file", ["double_pendulum.toml", "heavy_top.toml", "four_bar.toml"])
def test_steps_are_those_of_simulate(file: str, tmp_path: Path) -> None:
    machine = po.load(EXAMPLES / file)
    own = Stepped(machine.system(), tmp_path)
    run = po.simulate(machine, time=0.2, method="rk4", step=1e-3, samples=2)
    x, q = own.run(1e-3, 200), run["joint_position"].values[-1]
    np.testing.assert_allclose(x[: len(q)], q, rtol=0, atol=1e-10)
    if machine.tree.closed:
        assert np.abs(machine.constraint_error(x[: len(q)])).max() < 1e-13


def test_the_order_is_four(tmp_path: Path) -> None:
    own = Stepped(po.load(EXAMPLES / "heavy_top.toml").system(), tmp_path)
    true = own.run(1e-4, 2000)
    errors = [np.abs(own.run(0.2 / n, n) - true).max() for n in (50, 100, 200)]
    slopes = np.log2(np.array(errors[:-1]) / np.array(errors[1:]))
    assert np.abs(slopes - 4.0).max() < 0.15, slopes


def test_what_has_no_c_source_is_said() -> None:
    for file, words in (("bouncing_ball.toml", "switches .*'floor'.*no events yet"),):
        with pytest.raises(ModelError, match=words):
            po.load(EXAMPLES / file).system().to_c()


@pytest.mark.parametrize("file", ["double_pendulum.toml", "heavy_top.toml", "networks/motor_swings_pole.toml"])
def test_members_of_families_are_as_what_they_are_at_their_numbers(file: str, tmp_path: Path) -> None:
    machine: Any = po.load(EXAMPLES / file)
    family = machine.with_parameters("bodies.lower.mass") if file[0] == "d" else machine.with_parameters()
    one, alone = family.system(), machine.system()
    assert one.dynamics.parameters
    found, expected = Stepped(one, tmp_path / "member"), Stepped(alone, tmp_path / "alone")
    x = found.start()
    np.testing.assert_allclose(found.rates(x, 0.1)[0], expected.rates(x, 0.1)[0], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(found.run(1e-4, 20), expected.run(1e-4, 20), rtol=1e-12, atol=1e-12)


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "c"
    code, _, err = told(
        "export", EXAMPLES / "double_pendulum.toml", "--c", folder, "--function", "pose:rod_2", "--name", "arm"
    )
    assert code == 2 and "has no body 'rod_2'" in err
    code, _, err = told(
        "export", EXAMPLES / "double_pendulum.toml", "--c", folder, "--function", "mass_matrix", "--name", "arm"
    )
    assert (code, err) == (0, "")
    assert sorted(each.name for each in folder.iterdir()) == ["arm.c", "arm.h", "arm_motion.c", "arm_motion.h"]
    assert told("export", EXAMPLES / "networks" / "low_pass.toml", "--c", folder, "--name", "low", "--float")[0] == 0
    assert "float x[" in (folder / "low.h").read_text(encoding="utf-8")
    code, _, err = told("export", EXAMPLES / "bouncing_ball.toml", "--c", folder)
    assert code == 0 and "no start, rates and step are written" in err
    code, _, err = told("export", EXAMPLES / "networks" / "low_pass.toml", "--c", folder, "--function", "poses")
    assert code == 2 and "algorithms of a mechanism" in err


@pytest.mark.long
def test_another_processor_makes_the_same_motion(tmp_path: Path) -> None:
    """Cross-compiled for 64-bit ARM and run by an emulator. Debian: gcc-aarch64-linux-gnu qemu-user."""
    cross, emulator = shutil.which("aarch64-linux-gnu-gcc"), shutil.which("qemu-aarch64")
    if cross is None or emulator is None:
        pytest.skip(reason="apt install gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user")
    system = po.load(EXAMPLES / "four_bar.toml").system()
    _, source = system.to_c("own").write(tmp_path)
    main = tmp_path / "main.c"
    main.write_text(
        '#include <stdio.h>\n#include "own.h"\nint main(void)\n{\n    double x[OWN_NX];\n    own_start(x);\n'
        "    for (int k = 0; k < 200; ++k) own_step(x, 0.001 * k, 0.001);\n"
        '    for (int i = 0; i < OWN_NX; ++i) printf("%.17g\\n", x[i]);\n    return 0;\n}\n'
    )
    made = tmp_path / "main"
    subprocess.run([cross, "-std=c99", "-O2", "-static", str(main), str(source), "-o", str(made), "-lm"], check=True)
    said = subprocess.run([emulator, str(made)], capture_output=True, text=True, check=True).stdout
    np.testing.assert_allclose(
        [float(each) for each in said.split()], Stepped(system, tmp_path).run(1e-3, 200), rtol=1e-10, atol=1e-10
    )
