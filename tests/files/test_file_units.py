"""Numbers with units in network files: the file in SI units to the bit, and none that does not fit."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from files import keys_of_elements, keys_of_mechanisms
from files.every_key import Case, toml
from poinsot.cli.app import run
from poinsot.files.file_units import in_si_units
from poinsot.files.network import checked
from poinsot.files.network_elements import Fault

VARIANTS = {
    "m": ["mm", "in", "ft"], "kg": ["g", "lb", "t"], "s": ["ms", "min"], "rad": ["deg", "mrad"],
    "N": ["kN", "lbf"], "J": ["kJ", "Wh"], "W": ["kW", "hp"], "Pa": ["bar", "psi"], "V": ["mV", "kV"], "A": ["mA"],
    "C": ["Ah", "mC"],
    "Ω": ["kΩ", "MΩ"], "S": ["mS"], "F": ["µF", "nF"], "H": ["mH"], "Wb": ["mWb"], "mol": ["mmol"], "K": ["mK"],
}  # fmt: skip
PLACES = ["m", "kg", "s", "rad", "N", "N*m", "N/m", "N*m/rad", "N*s/m", "N*m*s/rad", "rad/s", "m/s", "kg*m**2",
          "m/s**2", "kg/m**3", "m/rad", "N*s", "V", "A", "Ω", "S", "F", "H", "C", "Pa", "K", "W", "mol", "Wb",
          "J/K"]  # fmt: skip


def other(unit: str, rng: random.Random) -> str:
    """A unit of the same kind: each symbol another one; a number and a bracket would be a formula, a call."""
    found = re.sub(r"[A-Za-zΩ]+", lambda s: rng.choice([s[0], *VARIANTS.get(s[0], [])]), unit.replace("delta_K", "K"))
    return f"s/s*{found}" if found.startswith("(") else found


def leaves(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all numbers."""
    if isinstance(value, (dict, list)):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(each, (*place, key))
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield place


def put(data: Any, place: tuple[Any, ...], value: Any) -> Any:
    """The data with another value at a place."""
    if not place:
        return value
    found = dict(data) if isinstance(data, dict) else list(data)
    found[place[0]] = put(data[place[0]], place[1:], value)
    return found


def _at(data: Any, place: tuple[Any, ...]) -> Any:
    """The value at a place."""
    for key in place:
        data = data[key]
    return data


def with_unit(data: Any, place: tuple[Any, ...], unit: str, rng: random.Random) -> tuple[Any, Any]:
    """The data with a number in some unit of this kind, and the same in SI units."""
    text = f"{rng.uniform(0.1, 9):.9g} {other(unit, rng)}"
    return put(data, place, text), put(data, place, po.quantity(text, unit))


def alike(unit: str, another: str) -> bool:
    """Whether two units are of one kind, angles aside."""
    try:
        po.quantity(f"1 {unit}", another)
    except po.ModelError:
        return unit.replace("/rad", "") == another.replace("/rad", "")
    return True


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [36])
@pytest.mark.parametrize("cases", [keys_of_mechanisms.cases, keys_of_elements.cases], ids=["mechanisms", "elements"])
def test_every_number(cases: list[Case], seed: int) -> None:
    """Law  a number takes units of one kind, and is then the number in SI units; any other is refused, here or where
    the file is checked, as is any unit of a pure number. A parameter is taken, alone or in a formula, where its unit
    is, and refused where that is."""
    rng = random.Random(seed)
    kinds_of: dict[str, set[str]] = {}
    for case in cases:
        data = case.after
        place = next((each for each in leaves(data) if case.key in each), None)
        if case.says or place is None or place[0] in ("poinsot", "parameters", "parts"):
            continue
        wrong = put(data, place, "3 cd")
        with pytest.raises((Fault, po.PoinsotError), match=r"does not fit|has a unit|must be|unit"):
            _read(in_si_units(wrong))
        tried = set[bool]()
        for unit in PLACES:
            given, wanted = with_unit(data, place, unit, rng)
            try:
                found = in_si_units(given)
            except Fault as fault:
                assert "does not fit" in fault.text, (case, place)
                found = None
            if (found is not None) not in tried:  # once each, and not at all where a unit does not matter
                tried.add(found is not None)
                _by_name(data, place, _at(given, place), found is not None)
            if found is None:
                continue
            if found != given:
                assert found == wanted, (case, place, unit)
                kinds_of.setdefault(str(case), set()).add(unit)
    assert not [name for name, each in kinds_of.items() if not all(alike(a, b) for a in each for b in each)]
    assert len(kinds_of) > 40, sorted(kinds_of)


def _by_name(data: dict[str, Any], place: tuple[Any, ...], number: str, fits: bool) -> None:
    """Law: a parameter fits where its number does, alone and in a formula."""
    named = {**data, "parameters": {**data.get("parameters", {}), "p_": number}}
    angle = "rad" in number or "deg" in number
    for text, says in (("-p_", r"the parameter 'p_' \(.*does not fit"), ("2*p_/2", "is wanted here")):
        if fits:
            assert _at(in_si_units(put(named, place, text)), place) == text
        elif text == "-p_" or not angle:
            with pytest.raises(Fault, match=says):
                in_si_units(put(named, place, text))


def _read(data: dict[str, Any]) -> None:
    """The check of a file with bodies; numbers of elements are refused where they are read."""
    if "elements" in data:
        raise Fault((), "must be a number")
    checked(data)


FILE = {
    "poinsot": 1,
    "parameters": {"L": "30 cm"},
    "bodies": {"arm": {"mass": "2 lb", "centre": ["L/2", 0, "1 in"], "inertia": ["1 g*m^2", "10 kg*cm^2", 0.001]}},
    "pairs": {"hinge": {"kind": "revolute", "between": ["ground", "arm"], "point": [0, 0, 0], "axis": [0, 1, 0],
                        "initial": {"position": "30 deg", "velocity": "10 rpm"}}},
    "springs": {"s": {"pair": "hinge", "stiffness": "5 N*mm/deg", "rest": "10°"}},
    "torques": {"m": {"pair": "hinge", "magnitude": {"times": ["0 ms", "50 ms"], "values": ["1 N*m", "200 N*mm"]}}},
    "simulation": {"time": "50 ms", "samples": 5},
}  # fmt: skip
IN_SI = {
    **FILE,
    "parameters": {"L": 0.3},
    "bodies": {"arm": {"mass": 0.90718474, "centre": ["L/2", 0, 0.0254], "inertia": [0.001, 0.001, 0.001]}},
    "pairs": {"hinge": {**FILE["pairs"]["hinge"], "initial": {"position": "pi/6", "velocity": "pi/3"}}},  # type: ignore[index]
    "springs": {"s": {"pair": "hinge", "stiffness": "0.9/pi", "rest": "pi/18"}},
    "torques": {"m": {"pair": "hinge", "magnitude": {"times": [0, 0.05], "values": [1, 0.2]}}},
    "simulation": {"time": 0.05, "samples": 5},
}


def written(data: dict[str, Any]) -> str:
    """A file, a line for each of its tables."""
    return "".join(f"{key} = {toml(value)}\n" for key, value in data.items())


@pytest.mark.long
def test_runs_of_files_with_units(tmp_path: Path) -> None:
    """Law  the run of a file with units is that of the file in SI units; families follow parameters with units."""
    runs = []
    for name, data in (("a", FILE), ("b", IN_SI)):
        file = saved(tmp_path / f"{name}.toml", written(data))
        runs.append(po.simulate(po.load(file)))
    q, other_q = (run["joint_position"].values for run in runs)
    np.testing.assert_allclose(q, other_q, rtol=1e-14)  # formulas round pi/6 as they are evaluated
    family = po.load_family(tmp_path / "a.toml", "L")
    assert family.at([0.3]).model.bodies[0].inertia.mass == 0.90718474


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("2 lb", "2 mm", r"a.toml:\d+: bodies.arm.mass: '2 mm' does not fit: a unit such as kg is wanted here"),
        ("10 rpm", "10 Hz", "pairs.hinge.initial.velocity: '10 Hz' counts turns"),
        ("30 cm", "30 cmm", "parameters.L: the unit 'cmm' is not known; did you mean"),
        ("L/2", "L/2 mm", "a unit may stand behind a single number, never in a formula"),
        ("50 ms", "50 mV", "does not fit: a unit such as s is wanted here"),
    ],
)
def test_faults_name_file_line_and_key(tmp_path: Path, old: str, new: str, says: str) -> None:
    file = saved(tmp_path / "a.toml", written(FILE).replace(f'"{old}"', f'"{new}"'))
    with pytest.raises(po.FileError, match=says):
        po.load(file)


def test_parts_and_networks(tmp_path: Path) -> None:
    """Parameters of parts, and of kinds of a file's own, take any unit."""
    text = """
    poinsot = 1
    [networks.cell]
    ports = { left = "a", right = "b" }
    [networks.cell.parameters]
    c = "1 µF"
    [networks.cell.elements.R]
    kind = "resistor"
    nodes = ["a", "b"]
    resistance = "2.2k"
    [networks.cell.elements.C]
    kind = "capacitor"
    nodes = ["b", "ground"]
    capacitance = "c"
    [elements.V]
    kind = "voltage_source"
    nodes = ["in", "ground"]
    voltage = "5 V"
    [elements.x]
    kind = "cell"
    nodes = ["in", "out"]
    c = "3 nF"
    """
    file = saved(tmp_path / "cells.toml", "\n".join(line.strip() for line in text.splitlines()))
    found = {e.name: e for e in po.load(file).model.primitives}
    assert found["x.R"].r == 2200.0
    assert found["V"].signal.value == 5.0


SLIDE = """
poinsot = 1
[parameters]
band = "{band}"
plain = 0.1
[assemblies.cart.parameters]
gap = "{gap}"
free = 0.2
[assemblies.cart.bodies.b]
mass = 1
[assemblies.cart.pairs.slide]
kind = "prismatic"
between = ["ground", "b"]
point = [0, 0, 0]
axis = [1, 0, 0]
[assemblies.cart.springs.s]
pair = "slide"
stiffness = 10
rest = "gap"
[assemblies.cart.springs.t]
pair = "slide"
stiffness = 10
rest = "free"
[parts.left]
kind = "cart"
gap = {inner}
free = {free}
[springs.s]
pair = "left.slide"
stiffness = 10
rest = "{rest}"
[springs.p]
pair = "left.slide"
stiffness = 10
rest = "plain"
"""


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({}, None),
        ({"rest": "tan(2*band/band)*band/2"}, None),
        ({"band": "5 deg"}, r"springs.s.rest: the parameter 'band' \('5 deg'\) does not fit: a unit such as m"),
        ({"band": "5 kg", "rest": "band/2"}, "springs.s.rest: the formula 'band/2' is in kg"),
        ({"inner": '"5 deg"'}, r":\d+: .*left.*gap.*'5 deg'.* does not fit"),
        ({"free": '"5 deg"'}, r":\d+: .*left.*free.*'5 deg'.* does not fit"),
        ({"inner": '"band"', "band": "5 s", "rest": "0"}, r":\d+: .*left.*gap.*does not fit"),
        ({"gap": "5 deg"}, r":\d+: .*the parameter 'gap' \('5 deg'\) does not fit"),
    ],
)
@pytest.mark.parametrize("apart", [False, True], ids=["one file", "two files"])
def test_parameters_fit_where_they_stand(
    tmp_path: Path, changed: dict[str, str], says: str | None, apart: bool
) -> None:
    """Law: a parameter whose unit does not fit is refused where it stands, through parts and files."""
    given = {"band": "3 cm", "gap": "2 cm", "inner": '"1 cm"', "free": '"2 cm"', "rest": "band", **changed}
    text, file = SLIDE.format(**given), tmp_path / "slide.toml"
    if apart:
        head, tail = text.split("[assemblies.cart.parameters]")
        cart, tail = tail.split("[parts.left]")
        (tmp_path / "cart.toml").write_text(
            "poinsot = 1\n[parameters]" + cart.replace("assemblies.cart.", ""), encoding="utf-8"
        )
        text = f'{head}[assemblies.cart]\nfile = "cart.toml"\n[parts.left]{tail}'
    file.write_text(text, encoding="utf-8")
    if says is None:
        assert po.load(file).nv == 1
        return
    with pytest.raises(po.FileError, match=says):
        po.load(file)


@pytest.mark.parametrize("name", ["band", "plain"])
def test_changed_parameters_have_the_unit_of_their_file(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law: a number given for a parameter fits as it is written, or where it stands."""
    file = tmp_path / "slide.toml"
    given = {"band": "3 cm", "gap": "2 cm", "inner": '"1 cm"', "free": 0.2, "rest": "band"}
    file.write_text(SLIDE.format(**given), encoding="utf-8")
    with pytest.raises(po.SimulationError, match=rf"'{name}': '5 deg' does not fit: a unit such as c?m is wanted"):
        po.ensemble(file, over={name: ["1 cm", "5 deg"]}, time=0.1)
    for command, *words in (
        ("simulate", "--parameter", f"{name}=5 deg"),
        ("ensemble", "--over", f"{name}=1 cm:5 deg:3"),
    ):
        monkeypatch.setattr("sys.argv", ["poinsot", command, str(file), *words])
        assert run() == 2
        said = " ".join(capsys.readouterr().err.split())
        assert "'5 deg' does not fit" in said and f"{words[0]} {name}=" in said


def test_a_missing_pair_is_named_before_the_unit_along_it(tmp_path: Path) -> None:
    data = {**FILE, "springs": {"s": {"pair": "hing", "stiffness": "5 N*mm/deg", "rest": "10°"}}}
    file = saved(tmp_path / "a.toml", written(data))
    with pytest.raises(po.FileError, match=r"springs.s.pair: there is no pair 'hing'; did you mean 'hinge'\?"):
        po.load(file)
