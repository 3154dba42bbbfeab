"""Kinds of elements that a file defines: those of Python, once more; what is wrong is told by its line."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from components.benches import memristor

FILE = """poinsot = 1
[element_kinds.memristor]
parameters = {on = "100 ohm", off = "160*on", mobility = "1e4 1/C", start = 0.1}
ports.m = {domain = "electrical", current = "voltage/(on*w + off*(1 - w))"}
states.w = {rate = "mobility*w*(1 - w)*current", start = "start", range = [0, 1]}
[element_kinds.stack]
ports.left = {domain = "electrical", current = "left_voltage - right_voltage/2"}
ports.right = {domain = "electrical", current = "right_voltage - left_voltage/2"}
[elements.V]
kind = "voltage_source"
nodes = ["a", "ground"]
voltage = "sin(2*pi*t)"
[elements.M]
kind = "memristor"
nodes = ["a", "b"]
on = "0.2 kohm"
start = 0.3
[elements.C]
kind = "capacitor"
nodes = ["b", "ground"]
capacitance = 1e-3
[elements.S]
kind = "stack"
nodes = {"left.p" = "a", "left.n" = "ground", "right.p" = "b", "right.n" = "ground"}
[simulation]
time = 1
samples = 5
rtol = 1e-9
"""


def read(folder: Path, text: str) -> Any:
    return po.load(saved(folder / "own.toml", text))


def test_an_element_by_formulas_is_that_of_python(tmp_path: Path) -> None:
    found = read(tmp_path, FILE)
    run = po.simulate(found)
    E = po.electrical
    net = po.Network("python")
    net.add(E.VoltageSource("V", "sin(2*pi*t)"), "a", "ground")
    net.add(memristor("M", 200.0, 32e3, 0.3), "a", "b")
    net.add(E.Capacitor("C", 1e-3), "b", "ground")
    ports = {k: po.elements.OwnPort(po.elements.ELECTRICAL, "current") for k in ("left", "right")}
    stack = po.elements.own_element("S", ports, lambda a, b: (a - b / 2, b - a / 2))
    net.add(stack, "a", "ground", "b", "ground")
    plain = po.simulate(net, 1.0, samples=5, rtol=1e-9)
    for name in ("M.state.w.value", "C.voltage", "V.current"):
        np.testing.assert_allclose(run[name].values, plain[name].values, rtol=1e-9, atol=1e-15)
    again = po.simulate(pickle.loads(pickle.dumps(found)))
    assert (again["M.state.w.value"].values == run["M.state.w.value"].values).all()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('current = "voltage/', 'current = "-voltage/', r":2: element_kinds.memristor: 'memristor' is said to be diss"),
        ("on*w +", "on*q +", r":4: element_kinds.memristor.ports.m.current: .*uses 'q', which is not known here"),
        ("(1 - w))", "(1 - w)", r":4: element_kinds.memristor.ports.m.current: cannot read the formula"),
        ("(1 - w)*current", "(1 - w)*voltage", r":5: element_kinds.memristor.states.w.rate: .*no quantity in \(1\)/s"),
        ('"100 ohm"', '"100 V"', r":4: element_kinds.memristor.ports.m.current: .* is no quantity in A"),
        ('"0.2 kohm"', '"0.2 kV"', r":16: elements.M.on: '0.2 kV' does not fit: a unit such as ohm"),
        ("on = \"0.2", "onn = \"0.2", r":16: elements.M.onn: unknown key; did you mean 'on'"),
        ('"electrical", current = "v', '"electric", current = "v', r":4: .*m.domain: unknown domain 'electric'"),
        ('current = "voltage/', 'curent = "voltage/', r":4: .*ports.m.curent: unknown key; did you mean 'current'"),
        ("range = [0, 1]", "range = 3", r":5: element_kinds.memristor.states.w.range: must be a list of two numbers"),
        ("start = 0.1}", "current = 0.1}", r":2: element_kinds.memristor: 'current' names two of its"),
        ("states.w = {", "states.voltage = {", r":2: element_kinds.memristor: 'voltage' names two of its"),
        ("states.w = {", "states.current = {", r":2: element_kinds.memristor: 'current' names two of its"),
        ('kind = "stack"', 'kind = "stak"', r":23: elements.S.kind: unknown kind 'stak'; did you mean 'stack'"),
        ("right_voltage - left_voltage/2", "right_voltage - 3*left_voltage", r":6: element_kinds.stack: 'stack' is sa"),
        ("[element_kinds.stack]", "[element_kinds.stack]\npower = 3", r":7: element_kinds.stack.power: must be one of"),
        ('states.w = {rate', 'states.w = {unit = "apple", rate', r":5: element_kinds.memristor.states.w.unit: "),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_its_line(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in FILE
    with pytest.raises(po.FileError, match=f"own.toml{said}"):
        read(tmp_path, FILE.replace(old, new))


@pytest.mark.parametrize(("domain", "unit", "others"), [
    ("electrical", "Wb", ("mWb", "uWb", "kV*s")), ("translational", "m", ("mm", "km", "inch")),
    ("rotational", "rad", ("deg", "mrad")),
])  # fmt: skip
def test_states_beside_parameters_with_units_are_kept_in_si(
    domain: str, unit: str, others: tuple[str, ...], tmp_path: Path
) -> None:
    """Without any unit of a parameter a state may be of any: the formulas are then said to fit it."""
    of = po.elements.DOMAINS[domain]
    text = f"""poinsot = 1
[element_kinds.spring]
parameters = {{inverse = "2 {of.through.unit}/({unit})"}}
ports.p = {{domain = "{domain}", {of.through.name} = "inverse*x"}}
states.x = {{unit = "{unit}", rate = "{of.across.name}"}}
energy = "inverse*x**2/2"
[elements.S]
kind = "spring"
nodes = ["a", "ground"]
[elements.R]
kind = "{"resistor" if domain == "electrical" else f"{domain}.damper"}"
nodes = ["a", "ground"]
{"resistance" if domain == "electrical" else "damping"} = 1
"""
    assert read(tmp_path, text).state_names
    for other in others:
        with pytest.raises(po.FileError, match=r":5: element_kinds.spring.states.x.unit: .* is none: take the unit"):
            read(tmp_path, text.replace(f'unit = "{unit}"', f'unit = "{other}"'))
        plain = text.replace(f'"2 {of.through.unit}/({unit})"', "2").replace(f'unit = "{unit}"', f'unit = "{other}"')
        assert read(tmp_path, plain).state_names
