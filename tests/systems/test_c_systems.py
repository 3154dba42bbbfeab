"""Systems as C source: they start, move and step as in poinsot, also on other processors."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from command import told
from poinsot import ModelError, System
from simulation.in_c import Stepped

EXAMPLES = Path(__file__).parents[2] / "examples"
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
