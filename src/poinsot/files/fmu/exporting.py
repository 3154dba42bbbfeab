"""A machine as a functional mock-up unit, which other tools run: FMI 3.0 or 2.0, model exchange and co-simulation.

modelDescription.xml and buildDescription.xml of an FMU, in the words of FMI 3.0 and of FMI 2.0.

Source: Functional Mock-up Interface Specification 3.0.1, §2.4; 2.0.4, §2.2. Law: FMPy finds no problem,
tests/files/test_fmu.py
Units are exponents of the SI's base units, FMI 3.0, §2.4.3.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib import resources
from math import isfinite
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from poinsot.algebra import units
from poinsot.errors import FileError, ModelError, RunWarning, warn
from poinsot.files.fmu.content import Content, flows
from poinsot.files.fmu.run import prepared
from poinsot.files.fmu.source import source_of
from poinsot.files.fmu.variables import INDICATOR, INPUT, OUTPUT, PARAMETER, POWER, RATE, STATE, TIME, FmuVariable, line
from poinsot.records import NamedTuple, dataclass
from poinsot.renderers.c.library import named, quiet
from poinsot.simulation.checkpoints.resuming import package_version
from poinsot.simulation.events import Event
from poinsot.simulation.own_methods import OwnMethod

BASES = ("kg", "m", "s", "A", "K", "mol", "cd", "rad")


class FmuUnit(NamedTuple):
    """A unit: its name, and exponents of base units that are not 0."""

    name: str
    exponents: dict[str, int]


def unit_of(text: str) -> FmuUnit | None:
    """The unit that a text such as "N*m/rad", "kg m²/s" or "V" names; None for one that is unknown, and for no unit.

    Law  products and quotients add and subtract exponents, tests/files/test_fmu.py
    """
    try:
        unit = units.unit_of(text)
    except ModelError:
        return None
    exponents = dict(zip(units.BASE, unit.exponents, strict=True))
    kept = {base: exponents[base] for base in BASES if exponents[base]}
    return FmuUnit(text.strip(), kept) if kept and unit.factor == 1 else None


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
    """Identity of an FMU: its name in C, the token shared by description and code, the generating tool."""

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
    measured = {each.unit: found for each in content.variables if (found := unit_of(each.unit)) is not None}
    root = Element("fmiModelDescription", {
        "fmiVersion": version, "modelName": line(content.name), "generationTool": named.tool,
        "variableNamingConvention": "flat", "instantiationToken" if three else "guid": named.token,
    })  # fmt: skip
    indicators = content.group(INDICATOR)
    if not three:
        root.set("numberOfEventIndicators", str(len(indicators)))
    _interfaces(root, named.identifier, three, flows(content.system), experiment.step)
    if measured:
        defined = SubElement(root, "UnitDefinitions")
        for unit in {unit.name: unit for unit in measured.values()}.values():
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
        _variable(variables, each, content, places, measured, three)
    _structure(SubElement(root, "ModelStructure"), listed, three)
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
    """Attributes of a variable that both versions of FMI share."""
    fixed = "fixed" if content.system.state.project is not None else "tunable"
    found = {"name": each.name, "valueReference": str(each.reference)}
    found |= {"description": each.about} if each.about else {}
    found |= {"causality": _CAUSALITY[each.group], "variability": fixed if each.group == PARAMETER else "continuous"}
    if each.group in (STATE, PARAMETER):
        found["initial"] = "exact"
    return found


def _variable(
    parent: Element, each: FmuVariable, content: Content, places: Mapping[int, int], measured: Mapping[str, object],
    three: bool,
) -> None:  # fmt: skip
    numbers = {"unit": each.unit.strip()} if each.unit in measured else {}
    numbers |= {"start": number(each.start)} if each.start is not None else {}
    numbers |= {"derivative": str(each.of if three else places[each.of])} if each.of is not None else {}
    if three:
        SubElement(parent, "Float64", {**_said(each, content), **numbers})
    else:
        SubElement(SubElement(parent, "ScalarVariable", _said(each, content)), "Real", numbers)


def _structure(parent: Element, listed: list[FmuVariable], three: bool) -> None:
    """Outputs: in FMI 3.0 by references, in 2.0 in lists by places."""
    names = ("Output", "ContinuousStateDerivative", "InitialUnknown", "EventIndicator")
    for name, wanted in zip(
        names if three else ("Outputs", "Derivatives", "InitialUnknowns"),
        ((STATE, POWER, OUTPUT), (RATE,), COMPUTED, (INDICATOR,)), strict=False,
    ):  # fmt: skip
        found = [(each.reference, k + 1) for k, each in enumerate(listed) if each.group in wanted]
        own = parent if three or not found else SubElement(parent, name)
        for reference, place in found:
            if three:
                SubElement(own, name, {"valueReference": str(reference)})
            else:
                SubElement(own, "Unknown", {"index": str(place)})


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


VERSIONS = ("3.0", "2.0")
OPTIONS = ("-std=c99", "-O1", "-fPIC", "-shared", "-ffp-contract=off", "-fvisibility=hidden", "-w",
           "-Werror=implicit-function-declaration")  # fmt: skip
_DAY = (1980, 1, 1, 0, 0, 0)
"""Of the files in the archive: the same machine makes the same bytes."""
_SYSTEMS = {"linux": "linux", "darwin": "darwin", "win32": "windows"}
_MACHINES = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}
_OF_TWO = {"x86_64-linux": "linux64", "x86_64-windows": "win64", "x86_64-darwin": "darwin64"}


@dataclass(frozen=True)
class FMU:
    """An FMU that was written.

    path      of the file            version  of FMI
    platform  the folder of the binary in it, such as "x86_64-linux"; "" where it holds sources alone
    names     of its variables, by what they are: "state", "parameter", "input", "power", "output"
    left_out  numbers of a network that are no parameters because its start follows from them
    """

    path: Path
    version: str
    platform: str
    names: Mapping[str, tuple[str, ...]]
    left_out: tuple[str, ...] = ()


def export_fmu(
    machine: object,
    path: str | os.PathLike[str],
    *,
    version: str = "3.0",
    inputs: Sequence[str] | Mapping[str, float] | None = None,
    parameters: Sequence[str] | Mapping[str, str | tuple[str, ...]] | None = None,
    initial: object = None,
    start: float | None = None,
    stop: float | None = None,
    tolerance: float = 1e-8,
    method: str | OwnMethod | None = None,
    step: float | str | None = None,
    events: Event | Sequence[Event] = (),
    name: str | None = None,
    binary: bool | None = None,
) -> FMU:
    """Write a mechanism or a network as an FMU: model exchange and co-simulation in one file.

    machine     a `Mechanism`, a `Network`, a family of either, or a `System`
    path        of the file, which ends in .fmu
    version     of FMI: "3.0" or "2.0"
    inputs      names of sources, or freedoms to drive; or name → the value [SI] that it holds until it is set
    parameters  addresses of numbers that are to be parameters, or name → address(es), as of ``with_parameters``; none
                for an empty list. Without: all numbers that are not zero, but those of a network that its start
                follows from. Of mechanisms with closed loops they are fixed once it moves
    initial     the start, as of `simulate`
    start, stop  of the proposed run [s], else the file's; jumps of functions of time are known between them, and no
                FMU goes beyond
    tolerance   the proposed relative tolerance
    method, step  of co-simulation, as of `simulate`, else those of the file: the package's own steps, adaptive
                or of so many seconds; "moreau" steps in time: co-simulation alone, without parameters
    events      of the user, as of `simulate`, beside those of the machine's file
    name        of the model in C; else the machine's as an identifier
    binary      whether to compile it here. Without: where there is a C compiler; sources are always in it
    Errors      ModelError for what has no C source (very large machines), for numbers of networks that are solved with
                their storage (these have no rates either: co-simulation alone), and for what switches in ways that an
                FMU cannot; FileError for a place that cannot be written
    Law         FMPy finds no problem; rates, runs and directional derivatives are those of `simulate`,
                tests/files/test_fmu.py
    Source      Functional Mock-up Interface Specification 3.0.1 and 2.0.4
    """
    if version not in VERSIONS:
        raise ModelError(f"FMI {version!r} is not written; the versions are {' and '.join(VERSIONS)}")
    place = Path(path)
    if place.suffix != ".fmu":
        raise FileError(f"{place}: an FMU is a file that ends in .fmu; write '{place.stem or 'model'}.fmu'.")
    if not 0.0 < tolerance < 1.0:
        raise ModelError("the tolerance of an FMU must lie between 0 and 1")
    content, run, begin, end = prepared(machine, parameters, inputs, initial, events, method, start, stop, step)
    system, identifier = content.system, named(name, content.name)[:60]
    text = source_of(content, run, derivatives=flows(system))
    glue = "fmi3.c" if version == "3.0" else "fmi2.c"
    digest = sha256("\n".join([text, version, repr(content.variables)]).encode()).hexdigest()
    token = f"{{{digest[:8]}-{digest[8:12]}-{digest[12:16]}-{digest[16:20]}-{digest[20:32]}}}"
    sources = _runtime(glue) | {"model.c": f'#define TOKEN "{token}"\n{text}'.encode()}
    if system.switching is not None:
        sources |= _shared("events.c")
    tool = f"poinsot {package_version()}"
    files = {
        "modelDescription.xml": model_description(
            content, Named(identifier, token, tool), DefaultExperiment(begin, end, tolerance, run.step), version
        )
    }
    files |= {f"sources/{each}": data for each, data in sources.items()}
    if version == "3.0":
        files["sources/buildDescription.xml"] = build_description(identifier, glue)
    folder, made = _compiled(sources, glue, identifier, version, binary)
    files |= made
    _write(place, files)
    groups = dict.fromkeys(each.group for each in content.variables)
    listed = {group: tuple(each.name for each in content.group(group)) for group in groups}
    return FMU(place, version, folder, listed, content.left_out)


def _shared(*names: str) -> dict[str, bytes]:
    folder = resources.files("poinsot.files.fmu") / "runtime"
    return {each: (folder / each).read_bytes() for each in names}


def _runtime(glue: str) -> dict[str, bytes]:
    """The files of the sources that are the same for all machines."""
    folder = resources.files("poinsot.files.fmu") / "runtime"
    found = _shared("core.c", "fmi.c", glue)
    for each in (folder / "fmi").iterdir():
        if each.name.startswith(glue[:4]):
            found[each.name] = each.read_bytes()
    return found


def _compiled(
    sources: Mapping[str, bytes], glue: str, identifier: str, version: str, wanted: bool | None
) -> tuple[str, dict[str, bytes]]:
    """The folder of the binary for this platform, and the binary by its place; none where there is no compiler."""
    if wanted is False:
        return "", {}
    folder = _folder(version)
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None or not folder:
        why = "there is no C compiler (cc, gcc, clang)" if compiler is None else f"FMI {version} has no name for it"
        said = f"the FMU holds sources alone, no binary for this platform: {why}. Whoever runs it must compile it"
        if wanted:
            raise ModelError(said)
        warn(RunWarning(said))
        return "", {}
    end = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
    with tempfile.TemporaryDirectory() as room:
        for name, data in sources.items():
            Path(room, name).write_bytes(data)
        made = Path(room, f"made{end}")
        command = [compiler, *OPTIONS, str(Path(room, glue)), "-o", str(made), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=room)
        if done.returncode or not made.exists():
            told = re.sub(re.escape(room), "", done.stderr)[:600]
            raise ModelError(
                f"the C compiler refuses the sources of the FMU; binary=False writes them alone. It says: {told}"
            )
        return folder, {f"binaries/{folder}/{identifier}{end}": made.read_bytes()}


def _folder(version: str) -> str:
    """The folder of binaries for this platform; "" where this version of FMI has none."""
    system, machine = _SYSTEMS.get(sys.platform, ""), _MACHINES.get(platform.machine().lower(), "")
    if not system or not machine or sys.maxsize < 2**32:
        return ""
    return f"{machine}-{system}" if version == "3.0" else _OF_TWO.get(f"{machine}-{system}", "")


def _write(place: Path, files: Mapping[str, bytes]) -> None:
    try:
        with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in sorted(files):
                entry = zipfile.ZipInfo(name, _DAY)
                entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                archive.writestr(entry, files[name])
    except OSError as error:
        raise FileError(f"cannot write the FMU {quiet(str(place))}: {error.strerror or error}.") from None
