"""Networks from files: examples run and account for their energy; three ways of building agree; faults are named."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import electrical
from poinsot import electrical as of_electrical
from poinsot.components import declarations
from poinsot.elements import ELECTRICAL, ELEMENTS, Composite, IdealSource, Storage, TerminalPair, terminals
from poinsot.files.element_kinds import kinds
from poinsot.files.element_schema import network_schema

NETWORKS = Path(__file__).resolve().parents[2] / "examples" / "networks"
EXAMPLES = sorted(file.name for file in NETWORKS.iterdir() if file.is_file())
BAD: dict[str, dict[str, Any]] = tomllib.loads((NETWORKS / "bad" / "expected.toml").read_text(encoding="utf-8"))


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_runs_and_every_joule_is_found(name: str) -> None:
    network = po.load(NETWORKS / name)
    run = po.simulate(network, max_step=(network.span or 10.0) / 1000)
    assert run.attrs["steps"] >= 1000
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    if "constraint_error" in run:
        assert float(run.constraint_error.max()) < 1e-10


def test_two_gases_keep_their_energy_and_gain_entropy() -> None:
    run = po.simulate(po.load(NETWORKS / "two_gases.toml"), time=150.0)
    entropy = run["left.heat.entropy"] + run["right.heat.entropy"]
    assert float(run.energy_stored.max() - run.energy_stored.min()) < 1e-9 * float(run.energy_turnover[-1])
    assert float(entropy.diff("time").min()) > -1e-14 * float(entropy[-1])
    assert abs(float(run["left.gas.pressure"][-1] / run["right.gas.pressure"][-1]) - 1) < 1e-6


CIRCUIT = """
poinsot = 1
parameters = {r = 470.0}
elements.V = {kind = "voltage_source", nodes = ["in", "ground"], voltage = "5*sin(300*t)"}
elements.one = {kind = "cell", nodes = ["in", "m"]}
elements.two = {kind = "cell", nodes = { left = "m", right = "out" }, c = 3e-6}
elements.L = {kind = "inductor", nodes = ["out", "ground"], inductance = 0.2, current = 0.01}
[networks.cell]
ports = { left = "a", right = "b" }
[networks.cell.parameters]
c = 1e-6
double = "2*c"
[networks.cell.elements.R]
kind = "resistor"
nodes = ["a", "b"]
resistance = "r"
[networks.cell.elements.C]
kind = "capacitor"
nodes = ["b", "ground"]
capacitance = "double"
"""

NETLIST = """the same circuit
.param r=470
V in 0 SIN(0 5 {300/(2*pi)})
Xone in m cell
Xtwo m out cell c=3u
L out 0 200m IC=10m
.subckt cell a b c=1u
R a b {r}
C b 0 {2*c}
.ends
.end
"""


def by_hand() -> po.Network:
    net = po.Network("by hand")
    net.add(electrical.VoltageSource("V", "5*sin(300*t)"), "in", "ground")
    for name, a, b, c in (("one", "in", "m", 2e-6), ("two", "m", "out", 6e-6)):
        net.add(electrical.Resistor(f"{name}.R", 470.0), a, b)
        net.add(electrical.Capacitor(f"{name}.C", c), b, "ground")
    net.add(electrical.Inductor("L", 0.2, current=0.01), "out", "ground")
    return net


def test_python_toml_and_netlist_give_the_same_network(tmp_path: Path) -> None:
    (tmp_path / "circuit.toml").write_text(CIRCUIT)
    built = [by_hand(), po.load(tmp_path / "circuit.toml"), po.load(saved(tmp_path / "circuit.cir", NETLIST))]
    rng = np.random.default_rng(0)
    states = rng.normal(size=3) * [1e-5, 1e-5, 1e-2]
    rates = []
    for network in built:
        names = [name.lstrip("X") for name in network.state_names]
        assert sorted(names) == ["L.flux_linkage", "one.C.charge", "two.C.charge"]
        order = [names.index(name) for name in sorted(names)]
        x = np.empty(3)
        x[order] = states
        rates.append(np.array(network.equations.evaluate(list(x), 0.4, []).rates, dtype=float)[order])
        assert network.initial_state()[names.index("L.flux_linkage")] == pytest.approx(2e-3, rel=1e-15)
    np.testing.assert_allclose(rates[1], rates[0], rtol=1e-13)
    np.testing.assert_allclose(rates[2], rates[0], rtol=1e-13)


def test_every_kind_can_be_named_and_asks_for_what_it_needs(tmp_path: Path) -> None:
    for kind in kinds():
        file = saved(tmp_path / "kind.toml", f'poinsot = 1\n[elements.x]\nkind = "{kind}"\nnonsense = 1\n')
        with pytest.raises(po.FileError, match=r"kind\.toml:\d+: elements\.x"):
            po.load(file)


def test_elements_of_a_file_are_those_of_python() -> None:
    network = po.load(NETWORKS / "low_pass.toml")
    storages = [e for e in network.model.primitives if isinstance(e, Storage)]
    sources = [e for e in network.model.primitives if isinstance(e, IdealSource)]
    assert len(storages) == 7 and len(sources) == 1
    assert terminals(storages[0]) == ("p", "n")
    assert network.structure().index == 2
    assert len(network.structure().explicit().states) == 5


def test_a_mechanism_stands_in_the_same_file(tmp_path: Path) -> None:
    network = po.load(NETWORKS / "hydraulic_lift.toml")
    run = po.simulate(network, time=0.5)
    assert float(run["mechanism.rod.velocity"].max()) > 0
    assert "mechanism.joint_position" in run


def test_every_faulty_file_is_expected() -> None:
    assert {file.name for file in (NETWORKS / "bad").iterdir()} - {"expected.toml"} == BAD.keys()


@pytest.mark.parametrize("name", sorted(BAD))
def test_faults_name_file_line_and_reason(name: str) -> None:
    wanted, file = BAD[name], NETWORKS / "bad" / name
    if wanted.get("stage") == "start":
        network = po.load(file)
        with pytest.raises(po.SimulationError) as late:
            po.simulate(network, time=1.0)
        assert str(late.value).startswith(wanted["says"])
        return
    with pytest.raises(po.FileError) as refused:
        po.load(file)
    message = str(refused.value)
    line = f":{wanted['line']}" if "line" in wanted else ""
    assert message.replace(f"{file.parent}/", "") == f"{name}{line}: {wanted['says']}"
    assert "\n" not in message, "one paragraph"


def tables_of(data: dict[str, Any]) -> list[dict[str, Any]]:
    """All tables of elements in a file, those of its networks too."""
    inner = [table for network in data.get("networks", {}).values() for table in network["elements"].values()]
    return [*data.get("elements", {}).values(), *inner]


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", [name for name in EXAMPLES if name.endswith(".toml")])
def test_examples_have_the_keys_of_the_json_schema(name: str) -> None:
    data, schema = tomllib.loads((NETWORKS / name).read_text(encoding="utf-8")), network_schema()
    told = {rule["if"]["properties"]["kind"]["const"]: rule["then"] for rule in schema["$defs"]["Element"]["allOf"]}
    assert data.keys() <= schema["properties"].keys()
    for table in tables_of(data):
        if table["kind"] in told:
            assert table.keys() <= told[table["kind"]]["properties"].keys()
            assert set(told[table["kind"]]["required"]) <= table.keys()


def test_the_json_schema_knows_every_kind_and_refuses_other_keys() -> None:
    schema = network_schema()
    told = {rule["if"]["properties"]["kind"]["const"]: rule["then"] for rule in schema["$defs"]["Element"]["allOf"]}
    assert told.keys() == {*kinds(), "mechanism", "fmu"}
    assert told["resistor"]["required"] == ["resistance"]
    assert all(table["additionalProperties"] is False for table in told.values())


def test_an_element_that_is_declared_is_a_kind_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new element is one declared function; its types say how its keys are written, as CONTRIBUTING has it."""
    monkeypatch.setattr("poinsot.components.declarations.ELEMENTS", {name: [*m] for name, m in ELEMENTS.items()})
    monkeypatch.setattr("poinsot.files.element_kinds.ELEMENTS", declarations.ELEMENTS)

    def LeakyCell(name: str, capacitance: float, leak: float, *, voltage: float | None = None) -> Composite:
        parts = (
            (of_electrical.Capacitor("store", capacitance, voltage=voltage), ("p", "n")),
            (of_electrical.Resistor("leak", leak), ("p", "n")),
        )
        return Composite(name, (TerminalPair(ELECTRICAL),), parts)

    def Odd(name: str, when: complex) -> Composite:
        raise AssertionError(name, when)

    def Untyped(name: str, r=10.0) -> Composite:  # type: ignore[no-untyped-def]
        raise AssertionError(name, r)

    def Several(name: str, *r: float) -> Composite:
        raise AssertionError(name, r)

    def Unknown(name: str, r: "Missing" = 10.0) -> Composite:  # type: ignore[name-defined]  # noqa: F821
        raise AssertionError(name, r)

    declarations.element(LeakyCell)
    file = tmp_path / "cell.toml"
    file.write_text(
        'poinsot = 1\n[parameters]\nR = 4\n[elements.cell]\nkind = "leaky_cell"\nnodes = ["a", "ground"]\n'
        'capacitance = 0.5\nleak = "R/2"\nvoltage = 3\n'
    )
    run = po.simulate(po.load(file), time=1.0, samples=2)
    assert float(run["cell.store.voltage"][-1]) == pytest.approx(3 * np.exp(-1.0), rel=1e-9)
    assert network_schema()["$defs"]["Element"]["allOf"]
    for maker, said in [
        (Odd, r"the argument 'when' of .*Odd is a .*complex"),
        (Untyped, r"the argument 'r=10.0' of .*Untyped needs a type that network files can say, as in r: float"),
        (Several, r"the argument '\*r: float' of .*Several needs a type"),
        (Unknown, "'Missing' is not defined"),
    ]:
        declarations.element(maker)
        kind = maker.__name__.lower()
        file.write_text(f'poinsot = 1\n[elements.x]\nkind = "{kind}"\nnodes = ["a", "ground"]\n')
        with pytest.raises(po.FileError, match=rf"cell.toml:3: elements.x.kind: .*{said}"):
            po.load(file)
