"""FMUs: valid by FMPy, the motion of `simulate`, exact derivatives, states kept and restored, names of any kind."""

import ctypes
import re
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from conftest import require_oracle
from fmus import HAS_COMPILER, Driven
from hostile import NASTY
from poinsot import FileError, ModelError
from poinsot.files.fmu.exporting import unit_of

pytestmark = [pytest.mark.oracle, pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler on this machine")]
RUNTIME = Path(po.__file__).parent / "files" / "fmu" / "runtime"
FILES = {"top": ("heavy_top.toml", "3.0"), "bar": ("four_bar.toml", "2.0"), "gas": ("networks/two_gases.toml", "3.0")}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("fmus")
    found = {}
    for name, (file, version) in FILES.items():
        found[name] = folder / f"{name}.fmu"
        po.export_fmu(po.load(EXAMPLES / file), found[name], version=version)
    return found


def system_of(name: str) -> Any:
    return po.load(EXAMPLES / FILES[name][0]).system()


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", FILES)
def test_fmpy_finds_no_problem(made: dict[str, Path], name: str) -> None:
    require_oracle("fmpy")
    from fmpy.validation import validate_fmu

    assert validate_fmu(str(made[name])) == []
    with zipfile.ZipFile(made[name]) as archive:
        listed = archive.namelist()
    assert any(each.startswith("binaries/") for each in listed) and "sources/model.c" in listed
    assert ("sources/buildDescription.xml" in listed) == (FILES[name][1] == "3.0")


@pytest.mark.parametrize("name", FILES)
def test_motion_is_that_of_simulate(made: dict[str, Path], name: str) -> None:
    """Rates to rounding; SciPy's DOP853 around the FMU and co-simulation within 1e-9, FMPy's CVode within 1e-7."""
    machine, end = po.load(EXAMPLES / FILES[name][0]), 0.2
    system = machine.system()
    exact = po.simulate(machine, time=end, samples=2, rtol=1e-13, atol=1e-14, dataset=False)
    x_end = last_state(exact, system)
    own = Driven(made[name])
    x0, function = own.state(), system.casadi_function()
    np.testing.assert_allclose(x0, system.state.initial, rtol=1e-14, atol=1e-14)
    wanted = np.array(function(x0, 0.0, np.zeros(0), [])[0]).ravel()
    np.testing.assert_allclose(own.rates(0.0, x0), wanted, rtol=0, atol=1e-13 * np.abs(wanted).max())
    size = np.maximum(np.abs(x_end), 1.0)
    assert (np.abs(own.integrate(end) - x_end) / size).max() < 1e-9
    own.close()
    other = Driven(made[name], "CoSimulation", tolerance=1e-12)
    other.advance(end, 3)
    names = [each.name for each in other.states]
    assert (np.abs(other.get(*names) - x_end) / size).max() < 1e-9
    other.close()
    run = require_oracle("fmpy").simulate_fmu(
        str(made[name]), stop_time=end, output_interval=end / 20, relative_tolerance=1e-11, fmi_type="ModelExchange",
        output=names,
    )  # fmt: skip
    assert (np.abs(np.array(run[-1].tolist()[1:]) - x_end) / size).max() < 1e-7


def last_state(run: Any, system: Any) -> np.ndarray:
    """The state at the end of a run: coordinates and rates of a mechanism, the states of a network by name."""
    if "joint_position" in run:
        return np.concatenate([np.array(run[each])[-1] for each in ("joint_position", "joint_velocity")])
    return np.array([np.array(run[each])[-1] for each in system.state.names])


@pytest.mark.parametrize("name", FILES)
def test_directional_derivatives_are_exact(made: dict[str, Path], name: str) -> None:
    """∂ẋ/∂x column by column against the Jacobian of the System's CasADi function."""
    import casadi

    system = system_of(name)
    x = casadi.SX.sym("x", system.state.size)
    rates = system.casadi_function()(x, 0.1, casadi.SX(0, 1), casadi.SX(0, 1))[0]
    own = Driven(made[name])
    at = own.integrate(0.05)
    own.rates(0.1, at)
    wanted = np.array(casadi.Function("J", [x], [casadi.jacobian(rates, x)])(at))
    names = [each.name for each in own.states]
    found = np.stack([own.along([f"der({each})" for each in names], each) for each in names], axis=1)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-12 * np.abs(wanted).max())
    own.close()


def test_directional_derivatives_pass_through_equations_that_are_solved(tmp_path: Path) -> None:
    """A coil fed through R beside a load j = a v + b v³: λ̇ = v, (V − v)/R = λ/L + j(v), so
    ∂λ̇/∂λ = −1/(L (1/R + a + 3 b v²))."""
    net = po.Network("loop")
    net.add(po.electrical.VoltageSource("V", 5.0), "in", "ground")
    net.add(po.electrical.Resistor("R", 10.0), "in", "b")
    net.add(po.electrical.NonlinearResistor("load", current=lambda v: 1e-3 * v + 1e-2 * v**3), "b", "ground")
    net.add(po.electrical.Inductor("L", 0.1), "b", "ground")
    po.export_fmu(net, tmp_path / "loop.fmu")
    own = Driven(tmp_path / "loop.fmu")
    (flux,) = own.states
    for value in (0.0, 0.02):
        v = float(own.rates(0.0, np.array([value]))[0])
        slope = -1.0 / (0.1 * (0.1 + 1e-3 + 3e-2 * v**2))
        assert own.along([f"der({flux.name})"], flux.name) == pytest.approx([slope], rel=1e-12)
    own.close()


def test_states_are_kept_and_restored(made: dict[str, Path]) -> None:
    """A step taken again from a saved state, also from bytes, is the same bit for bit; foreign bytes are refused."""
    own = Driven(made["top"], "CoSimulation")
    names = [each.name for each in own.states]
    own.fmu.doStep(0.0, 0.1)
    kept = own.fmu.getFMUState()
    data = own.fmu.serializeFMUState(kept)
    own.fmu.doStep(0.1, 0.1)
    once = own.get(*names)
    own.fmu.setFMUState(kept)
    own.fmu.doStep(0.1, 0.1)
    np.testing.assert_array_equal(own.get(*names), once)
    own.fmu.freeFMUState(kept)
    again = own.fmu.deserializeFMUState(data)
    own.fmu.setFMUState(again)
    own.fmu.doStep(0.1, 0.1)
    np.testing.assert_array_equal(own.get(*names), once)
    with pytest.raises(Exception, match="fmi3Deserialize"):
        own.fmu.deserializeFMUState(b"\0" * len(data))
    own.close()


def test_parameters_and_energies(made: dict[str, Path]) -> None:
    """A parameter that is set moves the machine as a family's; energies are those of a run."""
    family = po.load(EXAMPLES / "heavy_top.toml").with_parameters(m="bodies.top.mass")
    run = po.simulate(family, 0.2, samples=2, parameters={"m": 12.0}, rtol=1e-12, atol=1e-13)
    own = Driven(made["top"], "CoSimulation", tolerance=1e-12, **{"bodies.top.mass": 12.0})
    own.advance(0.2, 2)
    names = [each.name for each in own.states][:4]
    np.testing.assert_allclose(own.get(*names), run["joint_position"].values[-1], rtol=0, atol=1e-9)
    energies = run["energy_storage"].isel(time=-1)
    for storage in energies["storage"].values:
        assert abs(own.get(f"energy.{storage}")[0] - float(energies.sel(storage=storage))) < 1e-7
    own.close()


def test_closed_loops_and_quaternions_stay_closed(made: dict[str, Path]) -> None:
    """By a careless integrator too, whose steps the FMU asks to end in an event; norms are 1, loops meet."""
    for name in ("top", "bar"):
        machine = po.load(EXAMPLES / FILES[name][0])
        own = Driven(made[name])
        x = own.integrate(0.2, rtol=1e-6)
        if name == "bar":
            assert np.abs(machine.constraint_error(x[: machine.nq])).max() < 1e-8
        else:
            assert abs(np.linalg.norm(x[:4]) - 1.0) < 1e-8
        own.close()


@pytest.mark.parametrize("name", ["top", "bar"])
def test_every_function_of_the_standard_is_there(made: dict[str, Path], name: str) -> None:
    version = FILES[name][1][0]
    header = (RUNTIME / "fmi" / f"fmi{version}Functions.h").read_text(encoding="utf-8")
    wanted = re.findall(rf"FMI{version}_Export\s+\w+TYPE\s+(\w+);", header)
    assert len(wanted) > 40
    folder = Path(require_oracle("fmpy").extract(str(made[name])))
    library = ctypes.CDLL(str(next((folder / "binaries").glob("*/*"))))
    assert [each for each in wanted if not hasattr(library, each)] == []
    if version == "3":
        own = Driven(made[name])
        with pytest.raises(Exception, match="fmi3GetAdjointDerivative"):
            own.fmu.getAdjointDerivative([1], [1], [1.0], 1)
        own.close()


def test_another_token_makes_no_instance(made: dict[str, Path]) -> None:
    fmpy = require_oracle("fmpy")
    from fmpy.fmi3 import FMU3Model

    folder = fmpy.extract(str(made["top"]))
    description = fmpy.read_model_description(folder)
    fmu = FMU3Model(
        guid="{other}", unzipDirectory=folder, modelIdentifier=description.modelExchange.modelIdentifier,
        instanceName="x",
    )  # fmt: skip
    with pytest.raises(Exception, match=r"(?i)instantiat"):
        fmu.instantiate()


def test_names_of_any_kind(tmp_path: Path) -> None:
    """Bodies and joints with names that end strings, comments and tags: valid XML, unique names, code without them."""
    require_oracle("fmpy")
    from fmpy.validation import validate_fmu

    def chain(names: list[str]) -> po.Mechanism:
        inertia = po.Inertia.at_centre(1.0, [0.1, 0, 0], [0.01, 0.01, 0.01])
        bodies = [po.Body(name, inertia) for name in names]
        joints = [
            po.Joint(f"j{name}", po.pairs.revolute(), "ground" if k == 0 else names[k - 1], name)
            for k, name in enumerate(names)
        ]
        return po.Mechanism(po.Model("a\"b*/<&>'", tuple(bodies), tuple(joints)))

    hostile = [*NASTY[:6], 'x"/><a b="', "*/ int x; /*", "]]>", "é ü"]
    found = {}
    for name, names in (("hostile", hostile), ("plain", [f"b{k}" for k in range(len(hostile))])):
        path = tmp_path / f"{name}.fmu"
        written = po.export_fmu(chain(names), path, parameters=(), binary=name == "hostile", name="own")
        with zipfile.ZipFile(path) as archive:
            found[name] = archive.read("sources/model.c").decode()
            listed = ElementTree.fromstring(archive.read("modelDescription.xml"))
        told = [each.get("name") for each in listed.iter("Float64")]
        assert len(set(told)) == len(told) == sum(map(len, written.names.values()))
        if name == "hostile":
            assert validate_fmu(str(path)) == []
    bare = [re.sub(r'/\*.*?\*/|#define TOKEN ".*"', "", each, flags=re.S) for each in found.values()]
    assert bare[0] == bare[1]


def test_what_is_refused(tmp_path: Path) -> None:
    pendulum = po.load(EXAMPLES / "double_pendulum.toml")
    for options, words in (
        ({"version": "1.0"}, "FMI '1.0' is not written"),
        ({"stop": -1.0}, "must lie after its start"),
        ({"inputs": {"elbow": "sin(t)"}}, "holds a number until it is set"),
        ({"inputs": ["elbo"]}, "elbo"),
        ({"parameters": "bodies.upper.mass"}, "a list of addresses"),
        ({"parameters": ["bodies.uper.mass"]}, "uper"),
        ({"name": "a b"}, "no name that C source can have"),
    ):
        with pytest.raises(po.PoinsotError, match=words):
            po.export_fmu(pendulum, tmp_path / "x.fmu", binary=False, **options)
    with pytest.raises(FileError, match=r"ends in \.fmu"):
        po.export_fmu(pendulum, tmp_path / "x.zip")
    with pytest.raises(FileError, match="cannot write the FMU"):
        po.export_fmu(pendulum, tmp_path / "none" / "x.fmu", binary=False)
    ball = po.load(EXAMPLES / "networks" / "levitated_ball.toml")
    with pytest.raises(ModelError, match="starts in another state"):
        po.export_fmu(ball, tmp_path / "x.fmu", parameters=["elements.weight.height"], binary=False)


def test_inputs_and_time_events(tmp_path: Path) -> None:
    """A source that steps in time is a time event, met exactly; an input is set by who runs the FMU."""
    net = po.Network("filter")
    net.add(po.electrical.VoltageSource("V", "2*step(t - 0.05)"), "a", "ground")
    net.add(po.electrical.CurrentSource("I", ([0.0, 0.1, 0.3], [0.0, 0.5, 0.0])), "b", "ground")
    net.add(po.electrical.Resistor("R", 10.0), "a", "b")
    net.add(po.electrical.Capacitor("C", 1e-3), "b", "ground")
    for version, inputs in (("2.0", None), ("3.0", {"V": 1.0})):
        path = tmp_path / f"filter{version}.fmu"
        written = po.export_fmu(net, path, version=version, inputs=inputs, stop=0.2, parameters=())
        assert written.names.get("input", ()) == tuple(inputs or ())
        wanted = po.simulate(net, 0.2, samples=2, inputs=inputs, rtol=1e-12, atol=1e-15)["C.charge"].values[-1]
        own = Driven(path, "CoSimulation", tolerance=1e-12)
        own.advance(0.2, 3)
        assert abs(own.get("C.charge")[0] - wanted) < 1e-12
        if inputs:
            own.set("V", 3.0)
            assert abs(own.get("V.voltage")[0] - 3.0) < 1e-15
        else:
            with pytest.raises(Exception, match="fmi2DoStep"):  # what jumps later is not known
                own.fmu.doStep(0.2, 1.0)
        own.close()
        if not inputs:
            run = require_oracle("fmpy").simulate_fmu(
                str(path), stop_time=0.2, output_interval=0.2, relative_tolerance=1e-10, fmi_type="ModelExchange",
                output=["C.charge"],
            )  # fmt: skip
            assert abs(run[-1][1] - wanted) < 1e-9


def test_units_have_their_exponents() -> None:
    for text, wanted in (
        ("N*m", {"kg": 1, "m": 2, "s": -2}),
        ("kg m²", {"kg": 1, "m": 2}),
        ("rad/s²", {"s": -2, "rad": 1}),
        ("V/(A)", {"kg": 1, "m": 2, "s": -3, "A": -2}),
        ("m**3/s", {"m": 3, "s": -1}),
        ("J/(kg*K)", {"m": 2, "s": -2, "K": -1}),
        ("deg", None),
        ("W/K", {"kg": 1, "m": 2, "s": -3, "K": -1}),
        ("m^-1", {"m": -1}),
        ("rad or m", None),
        ("1", None),
        ("", None),
    ):
        found = unit_of(text)
        assert (None if found is None else found.exponents) == wanted, text


def test_numbers_of_elements_have_the_units_of_their_makers(tmp_path: Path) -> None:
    """A hydraulic resistance is none in ohm; inputs have those of their sources, also of a mechanism's motor."""
    net = po.Network("pipes")
    net.add(po.hydraulic.Tank("tank", 2.0, level=1.0), "a")
    net.add(po.hydraulic.Resistance("pipe", 1e6), "a", "b")
    net.add(po.hydraulic.PressureSource("pump", po.elements.Expression("1e3*t")), "b", "ground")
    net.add(po.electrical.Resistor("R", 1.0), "c", "ground")
    net.add(po.electrical.Capacitor("C", 1.0), "c", "ground")
    fmu = po.export_fmu(net, tmp_path / "pipes.fmu", inputs=["pump"], binary=False)
    with zipfile.ZipFile(fmu.path) as archive:
        listed = ElementTree.fromstring(archive.read("modelDescription.xml"))
    units = {each.get("name"): each.get("unit") for each in listed.iter("Float64")}
    assert units["elements.pipe.resistance"] == "Pa*s/m**3" and units["elements.R.resistance"] == "Ohm"
    assert (units["elements.C.capacitance"], units["pump"]) == ("F", "Pa")
    assert {each.get("name") for each in listed.iter("Unit")} >= {"Pa*s/m**3", "Ohm", "F", "Pa"}
