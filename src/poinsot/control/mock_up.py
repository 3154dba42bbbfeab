"""A functional mock-up unit as a controller: co-simulation by FMPy, a communication step a period.

Units: what the FMU's description says of its variables; nothing is converted.
"""

from __future__ import annotations

import os
import shutil
import weakref
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypedDict, TypeVar, Unpack
from xml.parsers import expat

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.control.controller import Controller
from poinsot.errors import FileError, ModelError, SimulationError, nearest

Answer = TypeVar("Answer")
_DESCRIPTION = "modelDescription.xml"
_DESCRIPTION_BYTES = 1 << 26  # bytes of a description that are read
_FATAL = 4  # the status of an instance that nothing may be asked of any more


class ControllerOptions(TypedDict, total=False):
    """What else `Controller` takes."""

    name: str | None
    delay: float
    phase: float
    initial: ArrayLike
    limits: tuple[ArrayLike, ArrayLike] | None
    quantum: ArrayLike | None
    resolution: float | Sequence[float | None] | None


def fmu(
    path: str | os.PathLike[str],
    period: float,
    reads: Mapping[str, str],
    writes: Mapping[str, str],
    *,
    parameters: Mapping[str, float] | None = None,
    **options: Unpack[ControllerOptions],
) -> MockUp:
    """u_k = h(x_k, y_k), then x_{k+1} is where the FMU comes in one communication step with its inputs y_k held.

    **This runs the binary inside the FMU in this process, with all that you may do.** Take FMUs of people you trust.

    path     of an FMU with co-simulation, FMI 2.0 or 3.0, and a binary for this platform
    period   [s] of its steps
    reads    input of the FMU → what it reads, as `Controller` names it: {"angle": "joint_position[elbow]"}
    writes   input of the system → output of the FMU: {"elbow": "torque"}; its power is booked at that port
    parameters  name → value, set before it is initialised
    options  further ones of `Controller`: limits, delay, quantum, name (the file's)
    It begins anew with every run; a run that has been interrupted cannot be resumed with it, for its state is its own.
    Outputs are asked for after the inputs are set: an FMU that computes them in its steps alone answers a period late.
    A network has it as its own by ``net.controllers.append(…)``; in files it is an element, kind = "fmu". An ideal
    source whose conjugate it reads is a port of power; the error of sampling is O(period). Model exchange is not
    served.
    Errors   FileError for what is no FMU; ModelError without co-simulation, for unknown variables, without a binary for
             this platform, and without FMPy (``pip install 'poinsot[fmu]'``); in a run SimulationFailure where the FMU
             says so
    Law      equals the same law as a `Controller` of its own, tests/control/test_mock_up.py
    Source   Functional Mock-up Interface Specification 3.0.1, §4
    """
    return MockUp(path, period, reads, writes, parameters=parameters, **options)


class MockUp(Controller):
    """The controller that `fmu` makes; of a file its binary runs only once ``trusted`` is true."""

    resumable = False

    def __init__(
        self,
        path: str | os.PathLike[str],
        period: float,
        reads: Mapping[str, str],
        writes: Mapping[str, str],
        *,
        parameters: Mapping[str, float] | None = None,
        trusted: bool = True,
        **options: Unpack[ControllerOptions],
    ) -> None:
        self.trusted, self.made = trusted, (path, period, dict(reads), dict(writes))
        self.said: dict[str, Any] = {"parameters": parameters, **options}
        unit = self.unit = _Unit(Path(path), dict(parameters or {}))
        inputs = [unit.reference(each, "input") for each in reads]
        outputs = [unit.reference(each, "output") for each in writes.values()]
        for each in unit.parameters:
            unit.reference(each, "parameter")

        def act(t: float, *given: Floats | float) -> tuple[list[float], Floats]:
            count = np.asarray(given[-1])
            unit.be_at(int(count[0]), float(t))
            return unit.answer(inputs, [float(each) for each in given[:-1]], outputs), count + 1.0

        options["name"] = options.get("name") or unit.path.stem
        super().__init__(period, act, list(reads.values()), list(writes), state=np.zeros(1), **options)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(MockUp, trusted=self.trusted, **self.said), self.made

    def ready(self) -> None:
        """Refuse a binary that is not allowed to run, or missing."""
        if not self.trusted:
            raise ModelError(
                f"{self.unit.path}: {self} is an FMU that a file names. Running it runs the binary inside, in this "
                "process, with all that you may do, and nobody has said that it may: if you trust whoever made it, say "
                "network.trust_fmus(), or --run-fmus on the command line"
            )
        self.unit.refuse_other_platforms()


class _Unit:
    """An FMU that is read, and its instance while a run goes on."""

    def __init__(self, path: Path, parameters: dict[str, float]) -> None:
        try:
            import fmpy
        except ImportError:
            raise ModelError(f"{path}: an FMU is run by FMPy, which is not there: pip install 'poinsot[fmu]'") from None
        _refuse_no_unit(path)
        try:
            self.description: Any = fmpy.read_model_description(str(path), validate=False)
        except Exception as error:
            raise FileError(f"{path}: its modelDescription.xml cannot be read: {error}.") from None
        if self.description.coSimulation is None:
            raise ModelError(f"{path}: this FMU has no co-simulation, and model exchange is not served")
        if self.description.fmiVersion not in ("2.0", "3.0"):
            raise ModelError(f"{path}: FMI {self.description.fmiVersion} is not served, but 2.0 and 3.0 are")
        self.library = str(self.description.coSimulation.modelIdentifier)
        if not self.library.isidentifier():
            raise FileError(f"{path}: its modelIdentifier {self.library!r:.80} is no identifier of C.")
        self.path, self.parameters = path, parameters
        self.variables = {each.name: each for each in self.description.modelVariables}
        self.three = self.description.fmiVersion == "3.0"
        self.instance: Any = None
        self.count, self.time = -1, 0.0
        self._finish: weakref.finalize[[CleanUp, str], _Unit] | None = None

    def refuse_other_platforms(self) -> None:
        """ModelError where there is no binary for this platform."""
        import fmpy

        here = fmpy.platform_tuple if self.three else fmpy.platform
        with zipfile.ZipFile(self.path) as archive:
            names = archive.namelist()
        if f"binaries/{here}/{self.library}{fmpy.sharedLibraryExtension}" in names:
            return
        others = sorted({name.split("/")[1] for name in names if name.startswith("binaries/") and name.count("/") > 1})
        sources = any(name.startswith("sources/") and name.endswith(".c") for name in names)
        raise ModelError(
            f"{self.path}: it has no binary for this platform, {here}, but for {', '.join(others) or 'none'}"
            + ("; its C sources can be compiled: fmpy compile FILE" if sources else "")
        )

    def reference(self, name: str, causality: str) -> int:
        """The value reference of a variable. ModelError for one that is not there, or is something else."""
        found = self.variables.get(name)
        if found is None:
            known = [each.name for each in self.variables.values() if each.causality == causality]
            raise ModelError(f"{self.path}: there is no {causality} {name!r}{nearest(name, known, 'it has')}")
        real = "Float64" if self.three else "Real"
        if found.causality != causality or found.type != real:
            raise ModelError(
                f"{self.path}: {name!r} is no {causality} that is a real number, but "
                f"{found.causality or 'local'} of the type {found.type}"
            )
        return int(found.valueReference)

    def be_at(self, count: int, t: float) -> None:
        """Begin at the first action of a run; else one communication step from the last action to this one."""
        if count == 0:
            self._begin(t)
        elif count != self.count + 1 or self.instance is None:
            raise SimulationError(f"{self.path}: an FMU keeps its state to itself, so that such a run is not resumed")
        else:
            self._step(self.time, t - self.time)
        self.count, self.time = count, t

    def answer(self, inputs: list[int], values: list[float], outputs: list[int]) -> list[float]:
        """The outputs with these inputs."""
        write, read = ("setFloat64", "getFloat64") if self.three else ("setReal", "getReal")
        if inputs:
            self._ask(getattr(self.instance, write), inputs, values)
        return [float(each) for each in self._ask(getattr(self.instance, read), outputs)]

    def _step(self, time: float, length: float) -> None:
        """One communication step, whole."""
        told = self._ask(self.instance.doStep, time, length)
        if self.three and (told[1] or told[2]):
            raise SimulationError(f"{self.path}: the FMU ended at {told[3]:.9g} s, in the step from {time:.9g} s")

    def _ask(self, call: Callable[..., Answer], *given: object) -> Answer:
        """The answer of the instance; one that breaks down is not even freed."""
        from fmpy.fmi1 import FMICallException

        try:
            return call(*given)
        except FMICallException as error:
            if error.status == _FATAL and self._finish is not None:
                self._finish.detach()
            raise SimulationError(f"{self.path}: the FMU failed: {error}") from None

    def _begin(self, t: float) -> None:
        import fmpy
        from fmpy.fmi2 import FMU2Slave
        from fmpy.fmi3 import FMU3Slave

        folder, here = fmpy.extract(str(self.path)), os.getcwd()
        try:
            made = (FMU3Slave if self.three else FMU2Slave)(
                guid=self.description.guid, unzipDirectory=folder, instanceName=self.path.stem,
                modelIdentifier=self.library,
            )  # fmt: skip
        except Exception as error:
            os.chdir(here)  # FMPy stays in the folder of what it cannot load
            shutil.rmtree(folder, ignore_errors=True)
            raise ModelError(f"{self.path}: it has no binary that runs here ({error})") from None
        if self._finish is not None:
            self._finish()
        self.instance = made
        self._finish = weakref.finalize(self, _closed, made, folder)
        made.instantiate()
        if self.three:
            made.enterInitializationMode(startTime=t)
        else:
            made.setupExperiment(startTime=t)
            made.enterInitializationMode()
        for each, value in self.parameters.items():
            (made.setFloat64 if self.three else made.setReal)([self.variables[each].valueReference], [float(value)])
        made.exitInitializationMode()


def _refuse_no_unit(path: Path) -> None:
    """FileError unless it is an archive with a description of moderate size and without declarations."""
    if not path.is_file() or not zipfile.is_zipfile(path):
        raise FileError(f"{path}: there is no such file, or it is no FMU: that is a ZIP archive.")

    def declared(*_: object) -> None:
        raise FileError(f"{path}: its modelDescription.xml declares a document type, and no FMU needs one.")

    try:
        with zipfile.ZipFile(path) as archive:
            if archive.getinfo(_DESCRIPTION).file_size > _DESCRIPTION_BYTES:
                raise FileError(f"{path}: its modelDescription.xml is larger than {_DESCRIPTION_BYTES >> 20} MiB.")
            text = archive.read(_DESCRIPTION)
        parser = expat.ParserCreate()
        parser.StartDoctypeDeclHandler = declared
        parser.Parse(text, True)
    except KeyError:
        raise FileError(f"{path}: it is no FMU, for it has no modelDescription.xml.") from None
    except (expat.ExpatError, zipfile.BadZipFile, zlib.error, RuntimeError, OSError, ValueError) as error:
        if isinstance(error, FileError):
            raise
        raise FileError(f"{path}: its modelDescription.xml cannot be read: {error}.") from None


class CleanUp(Protocol):
    """What of an instance is used at its end."""

    def freeInstance(self) -> None:
        """End it."""


def _closed(instance: CleanUp, folder: str) -> None:
    """End an instance, and delete the unpacked files."""
    try:
        instance.freeInstance()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
