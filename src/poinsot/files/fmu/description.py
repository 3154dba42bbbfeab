"""modelDescription.xml and buildDescription.xml of an FMU, in the words of FMI 3.0 and of FMI 2.0.

Source: Functional Mock-up Interface Specification 3.0.1, §2.4; 2.0.4, §2.2. Law: FMPy finds no problem,
tests/files/test_fmu.py
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from poinsot.files.fmu.content import Content
from poinsot.files.fmu.units import unit_of
from poinsot.files.fmu.variables import INDICATOR, INPUT, OUTPUT, PARAMETER, POWER, RATE, STATE, TIME, FmuVariable, line
from poinsot.records import NamedTuple

CAN_3 = {
    "canGetAndSetFMUState": "true",
    "canSerializeFMUState": "true",
    "providesDirectionalDerivatives": "true",
    "providesAdjointDerivatives": "false",
}
CAN_2 = {"canGetAndSetFMUstate": "true", "canSerializeFMUstate": "true", "providesDirectionalDerivative": "true"}
_CAUSALITY = {
    TIME: "independent", STATE: "output", RATE: "local", PARAMETER: "parameter", INPUT: "input", POWER: "output",
    OUTPUT: "output", INDICATOR: "local",
}  # fmt: skip
COMPUTED = (RATE, POWER, OUTPUT)


class DefaultExperiment(NamedTuple):
    """The default experiment of an FMU: times [s], the relative tolerance, and fixed steps [s], 0: none."""

    start: float
    stop: float
    tolerance: float
    step: float = 0.0


class Named(NamedTuple):
    """What identifies an FMU: the name in C, the token by which description and code know each other, who made it."""

    identifier: str
    token: str
    tool: str


def number(value: float) -> str:
    """A number as XML has it, none of its digits lost."""
    assert isfinite(value)
    return repr(float(value))


def model_description(content: Content, named: Named, experiment: DefaultExperiment, version: str) -> bytes:
    """The text of modelDescription.xml; version: "3.0" or "2.0"."""
    three = version == "3.0"
    units = {each.unit: found for each in content.variables if (found := unit_of(each.unit)) is not None}
    root = Element("fmiModelDescription", {
        "fmiVersion": version, "modelName": line(content.name), "generationTool": named.tool,
        "variableNamingConvention": "flat", "instantiationToken" if three else "guid": named.token,
    })  # fmt: skip
    indicators = content.group(INDICATOR)
    if not three:
        root.set("numberOfEventIndicators", str(len(indicators)))
    _interfaces(root, named.identifier, three, content.stepping is None, experiment.step)
    if units:
        defined = SubElement(root, "UnitDefinitions")
        for unit in {unit.name: unit for unit in units.values()}.values():
            base = {each: str(exponent) for each, exponent in unit.exponents.items()}
            SubElement(SubElement(defined, "Unit", {"name": unit.name}), "BaseUnit", base)
    SubElement(
        SubElement(root, "LogCategories"), "Category", {"name": "logStatusError", "description": "What went wrong"}
    )
    SubElement(root, "DefaultExperiment", {
        "startTime": number(experiment.start), "stopTime": number(experiment.stop),
        "tolerance": number(experiment.tolerance),
        **({"stepSize": number(experiment.step)} if experiment.step else {}),
    })  # fmt: skip
    variables = SubElement(root, "ModelVariables")
    listed = [each for each in content.variables if three or each.group not in (TIME, INDICATOR)]
    places = {each.reference: k + 1 for k, each in enumerate(listed)}
    for each in listed:
        (_variable_3 if three else _variable_2)(variables, each, content, places, units)
    (_structure_3 if three else _structure_2)(SubElement(root, "ModelStructure"), content, listed)
    return _text(root)


def _interfaces(root: Element, identifier: str, three: bool, flows: bool, step: float) -> None:
    """Model exchange where there are rates, and co-simulation."""
    own = {"modelIdentifier": identifier, **(CAN_3 if three else CAN_2)}
    if not flows:
        own["providesDirectionalDerivatives" if three else "providesDirectionalDerivative"] = "false"
    if three:
        if flows:
            SubElement(root, "ModelExchange", {**own, "needsCompletedIntegratorStep": "true"})
        fixed = {"fixedInternalStepSize": number(step)} if step else {}
        SubElement(root, "CoSimulation", {
            **own, **fixed, "canHandleVariableCommunicationStepSize": "true", "hasEventMode": "false",
            "canReturnEarlyAfterIntermediateUpdate": "false", "providesIntermediateUpdate": "false",
        })  # fmt: skip
        return
    for name, more in (
        *([("ModelExchange", {"completedIntegratorStepNotNeeded": "false"})] if flows else []),
        ("CoSimulation", {"canHandleVariableCommunicationStepSize": "true", "canInterpolateInputs": "false",
                          "canRunAsynchronuously": "false", "maxOutputDerivativeOrder": "0"}),
    ):  # fmt: skip
        interface = SubElement(root, name, {**own, **more})
        SubElement(SubElement(interface, "SourceFiles"), "File", {"name": "fmi2.c"})


def _said(each: FmuVariable, content: Content) -> dict[str, str]:
    """What both versions say of a variable in the same words."""
    fixed = "fixed" if content.system.state.project is not None else "tunable"
    found = {"name": each.name, "valueReference": str(each.reference)}
    found |= {"description": each.about} if each.about else {}
    found |= {"causality": _CAUSALITY[each.group], "variability": fixed if each.group == PARAMETER else "continuous"}
    if each.group in (STATE, PARAMETER):
        found["initial"] = "exact"
    return found


def _numbers(each: FmuVariable, units: Mapping[str, object]) -> dict[str, str]:
    found = {"unit": each.unit.strip()} if each.unit in units else {}
    return found | ({"start": number(each.start)} if each.start is not None else {})


def _variable_3(
    parent: Element, each: FmuVariable, content: Content, places: Mapping[int, int], units: Mapping[str, object]
) -> None:
    derivative = {"derivative": str(each.of)} if each.of is not None else {}
    SubElement(parent, "Float64", {**_said(each, content), **_numbers(each, units), **derivative})


def _variable_2(
    parent: Element, each: FmuVariable, content: Content, places: Mapping[int, int], units: Mapping[str, object]
) -> None:
    derivative = {"derivative": str(places[each.of])} if each.of is not None else {}
    SubElement(
        SubElement(parent, "ScalarVariable", _said(each, content)), "Real", {**_numbers(each, units), **derivative}
    )


def _structure_3(parent: Element, content: Content, listed: list[FmuVariable]) -> None:
    groups = {"Output": (STATE, POWER, OUTPUT), "ContinuousStateDerivative": (RATE,), "InitialUnknown": COMPUTED}
    for name, wanted in {**groups, "EventIndicator": (INDICATOR,)}.items():
        for each in content.variables:
            if each.group in wanted:
                SubElement(parent, name, {"valueReference": str(each.reference)})


def _structure_2(parent: Element, content: Content, listed: list[FmuVariable]) -> None:
    groups = {"Outputs": (STATE, POWER, OUTPUT), "Derivatives": (RATE,), "InitialUnknowns": COMPUTED}
    for name, wanted in groups.items():
        found = [k for k, each in enumerate(listed) if each.group in wanted]
        if found:
            own = SubElement(parent, name)
            for k in found:
                SubElement(own, "Unknown", {"index": str(k + 1)})


def build_description(identifier: str, source: str) -> bytes:
    """The text of sources/buildDescription.xml of FMI 3.0."""
    root = Element("fmiBuildDescription", {"fmiVersion": "3.0"})
    configuration = SubElement(root, "BuildConfiguration", {"modelIdentifier": identifier})
    files = SubElement(configuration, "SourceFileSet", {"language": "C99"})
    SubElement(files, "SourceFile", {"name": source})
    return _text(root)


def _text(root: Element) -> bytes:
    ElementTree.indent(root)
    found: bytes = ElementTree.tostring(root, encoding="UTF-8", xml_declaration=True)
    return found + b"\n"
