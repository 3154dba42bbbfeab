"""FMUs as elements of network files: the run of the same law as a controller, power at ports, what is refused."""

import pickle
import shutil
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from conftest import require_oracle

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(not any(map(shutil.which, ("cc", "gcc", "clang"))), reason="no C compiler on this machine"),
]
KP, KI, GOAL, H = 0.02, 0.5, 20.0, 0.005
MOTOR = f"""poinsot = 1

[elements.supply]
kind = "voltage_source"
nodes = ["plus", "ground"]
voltage = 0.0

[elements.motor]
kind = "dc_motor"
nodes = {{ p = "plus", shaft = "shaft" }}
resistance = 0.6
inductance = 1e-3
constant = 0.03
inertia = 1e-5
friction = 1e-5

[elements.load]
kind = "rotational.damper"
nodes = ["shaft", "ground"]
damping = 1e-4

[simulation]
time = 0.2

[elements.pi]
kind = "fmu"
file = "pi.fmu"
period = {H}
reads = {{ speed = "load.angular_velocity" }}
writes = {{ supply = "speed.voltage" }}
"""
WALL = """poinsot = 1
parameters = { m = 1.0, h = 1e-3 }
elements.cart = {kind = "mass", nodes = ["cart"], mass = "m", velocity = 1.0}
[elements.wall]
kind = "fmu"
file = "wall.fmu"
period = "h"
nodes = ["ground", "cart"]
ports.tip = { kind = "force_source", output = "v.force", input = "v" }
"""


def wall(net: po.Network, node: str) -> po.Network:
    net.add(po.translational.Spring("k", 50.0), node, "ground")
    net.add(po.translational.Damper("d", 2.0), node, "ground")
    return net


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A PI controller and a wall with spring and damper as FMUs; the wall's ends at 0.3 s."""
    require_oracle("fmpy")
    made = tmp_path_factory.mktemp("fmus")
    pi = po.Network("pi")
    pi.add(po.electrical.CurrentSource("speed", 0.0), "a", "ground")
    pi.add(po.electrical.CurrentSource("goal", GOAL), "ground", "a")
    pi.add(po.electrical.Resistor("kp", KP), "a", "b")
    pi.add(po.electrical.Capacitor("ki", 1 / KI), "b", "ground")
    po.export_fmu(pi, made / "pi.fmu", version="2.0", inputs=["speed"], parameters=[])
    soft = wall(po.Network("wall"), "a")
    soft.add(po.translational.VelocitySource("v", 0.0), "a", "ground")
    po.export_fmu(soft, made / "wall.fmu", inputs=["v"], parameters=["elements.k.stiffness"])
    (made / "motor.toml").write_text(MOTOR, encoding="utf-8")
    (made / "wall.toml").write_text(WALL, encoding="utf-8")
    return made


def test_a_motor_on_an_fmu_is_the_motor_on_the_same_law(folder: Path) -> None:
    def law(t: float, speed: float, total: float) -> tuple[float, float]:
        return KP * (GOAL - speed) + KI * total, total + H * (GOAL - speed)

    network = po.load(folder / "motor.toml")
    network.trust_fmus()
    run = po.simulate(network, samples=41)
    again = po.simulate(pickle.loads(pickle.dumps(network)), samples=41)
    network.controllers.clear()
    own = po.control.Controller(H, law, ["load.angular_velocity"], ["supply"], state=0.0)
    wanted = po.simulate(network, samples=41, controllers=own)
    for name in ("load.angular_velocity", "supply.voltage"):
        np.testing.assert_allclose(run[name], wanted[name], rtol=0, atol=1e-8)
        assert np.array_equal(run[name], again[name])
    assert po.ledger(run).ratio < 1e-9
    assert float(run["load.angular_velocity"][-1]) > 0.5


def test_a_port_of_power_converges_with_its_period(folder: Path) -> None:
    """x″ = −k x − d x′: the error against the whole in one network is O(h); the ledger has what the port gives."""
    whole = wall(po.Network("whole"), "cart")
    whole.add(po.translational.Mass("cart", 1.0, velocity=1.0), "cart")
    exact = po.simulate(whole, 0.5, samples=51)
    errors, periods = [], (4e-3, 2e-3, 1e-3)
    for h in periods:
        text = WALL.replace("h = 1e-3", f"h = {h}")
        network = po.load(saved(folder / "step.toml", text))
        network.trust_fmus()
        run = po.simulate(network, 0.5, samples=51)
        book = po.ledger(run)
        assert book.ratio < 1e-9
        (given,) = (each.joules for each in book.entries if each.kind == "port")
        v = run["cart.velocity"]
        np.testing.assert_allclose(given, float(v[-1] ** 2 - v[0] ** 2) / 2, rtol=1e-9)
        errors.append(float(np.abs(v - exact["cart.velocity"]).max()))
    slopes = np.diff(np.log(errors)) / np.diff(np.log(periods))
    assert np.all(np.abs(slopes - 1.0) < 0.05), (errors, slopes)


def test_nothing_runs_unasked(folder: Path) -> None:
    """Reading and linearising run no binary; a run without leave is refused, and what would be without it."""
    network = po.load(folder / "wall.toml")
    assert network.linearize(inputs=["wall.tip"]).A.shape == (1, 1)
    with pytest.raises(po.ModelError, match=r"nobody has said.*network\.trust_fmus\(\), or --run-fmus"):
        po.simulate(network, 0.01)
    with pytest.raises(po.ModelError, match="nobody has said"):
        po.Stepper(network, 1e-3)
    for use in (
        network.system,
        network.to_c,
        lambda: po.ensemble(network, {"cart.momentum": [0.0, 1.0]}, 0.01),
        lambda: po.ensemble(network, {"elements.cart.mass": [1.0, 2.0]}, 0.01),
    ):
        with pytest.raises(po.ModelError, match="Stepper alone"):
            use()
    network.trust_fmus()
    with pytest.raises(po.SimulationError, match="leave out one of the two"):
        po.simulate(network, 0.01, inputs={"wall.tip": 1.0})


@pytest.mark.parametrize(
    ("line", "instead", "words"),
    [
        ('file = "wall.fmu"', 'file = "../wall.fmu"', "outside the folder"),
        ('file = "wall.fmu"', 'file = "/etc/passwd"', "outside the folder"),
        ('file = "wall.fmu"', 'file = "none.fmu"', "no such file"),
        ('file = "wall.fmu"', "file = 3", "must be the name of an FMU"),
        ('file = "wall.fmu"', 'file = "wall.toml"', "no FMU"),
        ('file = "wall.fmu"', 'file = "empty.fmu"', "has no modelDescription.xml"),
        ('file = "wall.fmu"', 'file = "entities.fmu"', "declares a document type"),
        ('file = "wall.fmu"', 'file = "cut.fmu"', "cannot be read"),
        ('period = "h"', 'period = "-h"', "period"),
        ('period = "h"', "", "lacks period"),
        ('period = "h"', 'perod = "h"\nperiod = "h"', "did you mean 'period'"),
        ('output = "v.force"', 'output = "v.forze"', "did you mean 'v.force'"),
        ('input = "v"', 'input = "w"', "there is no input 'w'"),
        ('kind = "force_source"', 'kind = "mass"', "ideal source"),
        ('kind = "force_source"', 'kind = "forze_source"', "did you mean"),
        ("ports.tip", 'writes = { "wall.top" = "v.force" }\nports.tip', "did you mean 'wall.tip'"),
        ("ports.tip", 'reads = { v = "cart.force" }\nports.tip', "reads 'cart.force' already"),
        ("ports.tip", "parameters = { k = 1 }\nports.tip", "no parameter 'k'"),
        ("ports.tip", "reads = 3\nports.tip", "must be a table of names"),
        ('nodes = ["ground", "cart"]', "", "lacks nodes"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_where_it_stands(folder: Path, line: str, instead: str, words: str) -> None:
    with zipfile.ZipFile(folder / "empty.fmu", "w") as archive:
        archive.writestr("readme", "nothing")
    with zipfile.ZipFile(folder / "entities.fmu", "w") as archive:
        archive.writestr(
            "modelDescription.xml",
            '<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///x">]><a>&b;</a>'.encode(
                "utf-16"
            ),
        )
    (folder / "cut.fmu").write_bytes(broken((folder / "wall.fmu").read_bytes()))
    assert line in WALL
    (folder / "bad.toml").write_text(WALL.replace(line, instead, 1), encoding="utf-8")
    with pytest.raises(po.FileError, match=rf"bad\.toml:\d+: elements\.wall.*{words}"):
        po.load(folder / "bad.toml")


def broken(archive: bytes) -> bytes:
    """The archive with other bytes where the content of its description begins."""
    at = archive.index(b"modelDescription.xml") + 20
    return archive[:at] + bytes(b ^ 0xFF for b in archive[at : at + 400]) + archive[at + 400 :]


def test_parts_that_are_not_there_are_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link out of the folder, an FMU inside a subnetwork, no binary for this platform, no FMPy."""
    outside = folder.parent / "outside.fmu"
    shutil.copy(folder / "wall.fmu", outside)
    (folder / "link.fmu").symlink_to(outside)
    with zipfile.ZipFile(folder / "wall.fmu") as full, zipfile.ZipFile(folder / "other.fmu", "w") as archive:
        for each in full.namelist():
            archive.writestr(each.replace("x86_64-linux", "mips-plan9"), full.read(each))
    for name, words in (("link.fmu", "outside the folder"), ("other.fmu", "")):
        (folder / "bad.toml").write_text(WALL.replace("wall.fmu", name), encoding="utf-8")
        if words:
            with pytest.raises(po.FileError, match=words):
                po.load(folder / "bad.toml")
    if sys.platform == "linux":
        network = po.load(folder / "bad.toml")
        network.trust_fmus()
        with pytest.raises(po.ModelError, match=r"no binary for this platform.*but for mips-plan9; its C sources"):
            po.simulate(network, 0.01)
    inside = (
        WALL.replace("[elements.wall]", "[networks.part.elements.wall]").replace(
            "[networks.part.", '[networks.part]\nports = { a = "cart" }\n[networks.part.', 1
        )
        + '\n[elements.part]\nkind = "part"\nnodes = ["cart"]\n'
    )
    (folder / "bad.toml").write_text(inside, encoding="utf-8")
    with pytest.raises(po.FileError, match=r"stands in \[elements\] alone"):
        po.load(folder / "bad.toml")
    monkeypatch.setitem(sys.modules, "fmpy", None)
    with pytest.raises(po.FileError, match=r"run by FMPy, which is not there: pip install 'poinsot\[fmu\]'"):
        po.load(folder / "wall.toml")


def test_an_fmu_that_fails_in_a_run_leaves_what_was_computed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fmpy.fmi1 import FMICallException

    network = po.load(folder / "motor.toml")
    network.trust_fmus()
    unit = network.controllers[0].unit
    begin = unit._begin

    def begun(t: float) -> None:
        begin(t)
        step = unit.instance.doStep

        def failing(time: float, length: float) -> object:
            if time > 0.1:
                raise FMICallException("fmi2DoStep", 3)
            return step(time, length)

        unit.instance.doStep = failing

    monkeypatch.setattr(unit, "_begin", begun)
    with pytest.raises(po.SimulationFailure, match=r"the FMU failed: fmi2DoStep failed with status 3") as failure:
        po.simulate(network, samples=41)
    partial = failure.value.partial
    assert 0.1 <= float(partial["time"][-1]) < 0.12
    assert np.isfinite(partial["load.angular_velocity"]).all()
    with pytest.raises(po.SimulationError, match="no checkpoint holds it"):
        po.simulate(network, checkpoint=folder / "run.ckpt")


def test_families_and_parts_keep_it_or_are_refused(folder: Path) -> None:
    with pytest.raises(po.ModelError, match=r"'h' cannot be free.*FMU"):
        po.load_family(folder / "wall.toml", "h")
    family = po.load_family(folder / "wall.toml", "m")
    family.network.trust_fmus()
    run = po.simulate(family, 0.05, samples=6, parameters={"m": 2.0})
    heavy = family.at(family.values(m=2.0))
    np.testing.assert_allclose(po.simulate(heavy, 0.05, samples=6)["cart.velocity"], run["cart.velocity"], atol=1e-11)
    with pytest.raises(po.ModelError, match="has controllers"):
        heavy.as_element("part", {"a": "cart"})


def test_the_schema_knows_it() -> None:
    from poinsot.files.element_schema import network_schema

    tables = network_schema()["$defs"]["Element"]["allOf"]
    (found,) = (each["then"] for each in tables if each["if"]["properties"]["kind"]["const"] == "fmu")
    assert found["required"] == ["file", "period"]
    assert set(found["properties"]["ports"]["additionalProperties"]["properties"]) == {"kind", "output", "input"}
