"""A functional mock-up unit as a controller: co-simulation by FMPy, a communication step a period.

Units: what the FMU's description says of its variables; nothing is converted.
"""

from __future__ import annotations

import os
import shutil
import weakref
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from poinsot.control.controller import Controller
from poinsot.errors import FileError, ModelError, SimulationError, nearest


def fmu(
    path: str | os.PathLike[str],
    period: float,
    reads: Mapping[str, str],
    writes: Mapping[str, str],
    *,
    parameters: Mapping[str, float] | None = None,
    name: str | None = None,
    **options: Any,
) -> Controller:
    """u_k = h(x_k, y_k), then x_{k+1} is where the FMU comes in one communication step with its inputs y_k held.

    **This runs the binary inside the FMU in this process, with all that you may do.** Take FMUs of people you trust.

    path     of an FMU with co-simulation, FMI 2.0 or 3.0, and a binary for this platform
    period   [s] of its steps
    reads    input of the FMU → what it reads, as `Controller` names it: {"angle": "joint_position[elbow]"}
    writes   input of the system → output of the FMU: {"elbow": "torque"}; its power is booked at that port
    parameters  name → value, set before it is initialised
    options  further ones of `Controller`: limits, delay, quantum
    It begins anew with every run; a run that has been interrupted cannot be resumed with it, for its state is its own.
    Outputs are asked for after the inputs are set: an FMU that computes them in its steps alone answers a period late.
    Model exchange inside the methods of this package, and FMUs with power ports in network files, are not served.
    Errors   FileError for what is no FMU; ModelError without co-simulation, for unknown variables, and without FMPy
             (``pip install 'poinsot[fmu]'``); in a run SimulationFailure where the FMU says so
    Law      equals the same law as a `Controller` of its own, tests/control/test_mock_up.py
    Source   Functional Mock-up Interface Specification 3.0.1, §4
    """
    unit = _Unit(Path(path), float(period), dict(parameters or {}))
    inputs = [unit.reference(each, "input") for each in reads]
    outputs = [unit.reference(each, "output") for each in writes.values()]
    for each in parameters or {}:
        unit.reference(each, "parameter")

    def act(t: float, *given: NDArray[np.float64] | float) -> tuple[list[float], NDArray[np.float64]]:
        count = np.asarray(given[-1])
        unit.be_at(int(count[0]), float(t))
        return unit.answer(inputs, [float(each) for each in given[:-1]], outputs), count + 1.0

    return Controller(
        period, act, list(reads.values()), list(writes), state=np.zeros(1), name=name or unit.path.stem, **options
    )


class _Unit:
    """An FMU that is read, and its instance while a run goes on."""

    def __init__(self, path: Path, period: float, parameters: dict[str, float]) -> None:
        try:
            import fmpy
        except ImportError:
            raise ModelError(f"{path}: an FMU is run by FMPy, which is not there: pip install 'poinsot[fmu]'") from None
        if not path.is_file() or not zipfile.is_zipfile(path):
            raise FileError(f"{path}: there is no such file, or it is no FMU: that is a ZIP archive.")
        try:
            self.description: Any = fmpy.read_model_description(str(path), validate=False)
        except Exception as error:
            raise FileError(f"{path}: its modelDescription.xml cannot be read: {error}.") from None
        if self.description.coSimulation is None:
            raise ModelError(f"{path}: this FMU has no co-simulation, and model exchange is not served")
        if self.description.fmiVersion not in ("2.0", "3.0"):
            raise ModelError(f"{path}: FMI {self.description.fmiVersion} is not served, but 2.0 and 3.0 are")
        self.path, self.period, self.parameters = path, period, parameters
        self.variables = {each.name: each for each in self.description.modelVariables}
        self.three = self.description.fmiVersion == "3.0"
        self.instance: Any = None
        self.count, self.time = -1, 0.0
        self._finish: weakref.finalize[[Freed, str], _Unit] | None = None

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
            self.instance.doStep(self.time, t - self.time)
        self.count, self.time = count, t

    def answer(self, inputs: list[int], values: list[float], outputs: list[int]) -> list[float]:
        """The outputs with these inputs."""
        write, read = ("setFloat64", "getFloat64") if self.three else ("setReal", "getReal")
        if inputs:
            getattr(self.instance, write)(inputs, values)
        return [float(each) for each in getattr(self.instance, read)(outputs)]

    def _begin(self, t: float) -> None:
        import fmpy
        from fmpy.fmi2 import FMU2Slave
        from fmpy.fmi3 import FMU3Slave

        folder = fmpy.extract(str(self.path))
        try:
            made = (FMU3Slave if self.three else FMU2Slave)(
                guid=self.description.guid, unzipDirectory=folder, instanceName=self.path.stem,
                modelIdentifier=self.description.coSimulation.modelIdentifier,
            )  # fmt: skip
        except Exception as error:
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


class Freed(Protocol):
    """What of an instance is used at its end."""

    def freeInstance(self) -> None:
        """End it."""


def _closed(instance: Freed, folder: str) -> None:
    """End an instance, and drop what was unpacked."""
    try:
        instance.freeInstance()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
