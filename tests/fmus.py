"""FMUs driven by FMPy: rates, runs by SciPy's DOP853 around the FMU, co-simulation, derivatives along directions."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
from scipy.integrate import DOP853

from conftest import require_oracle

HAS_COMPILER = any(map(shutil.which, ("cc", "gcc", "clang")))


class Driven:
    """An FMU that is loaded: both versions of FMI by the same names."""

    def __init__(
        self,
        path: Path,
        kind: str = "ModelExchange",
        start: float = 0.0,
        tolerance: float | None = None,
        **values: float,
    ) -> None:
        fmpy = require_oracle("fmpy")
        from fmpy.fmi2 import FMU2Model, FMU2Slave
        from fmpy.fmi3 import FMU3Model, FMU3Slave

        self.folder = Path(fmpy.extract(str(path)))
        self.description = fmpy.read_model_description(str(self.folder))
        self.three = self.description.fmiVersion == "3.0"
        made = {"ModelExchange": (FMU2Model, FMU3Model), "CoSimulation": (FMU2Slave, FMU3Slave)}[kind][self.three]
        identifier = (self.description.modelExchange or self.description.coSimulation).modelIdentifier
        self.fmu: Any = made(
            guid=self.description.guid, unzipDirectory=str(self.folder), modelIdentifier=identifier, instanceName="own"
        )
        self.variables = {each.name: each.valueReference for each in self.description.modelVariables}
        self.nx = self.description.numberOfContinuousStates
        self.states = [each.derivative for each in self.description.modelVariables if each.derivative is not None]
        self.kind = kind
        self.fmu.instantiate()
        self.begin(start, values, tolerance)

    def begin(self, start: float, values: dict[str, float], tolerance: float | None) -> None:
        if self.three:
            self.fmu.enterInitializationMode(startTime=start, tolerance=tolerance)
        else:
            self.fmu.setupExperiment(startTime=start, tolerance=tolerance)
            self.fmu.enterInitializationMode()
        for name, value in values.items():
            self.set(name, value)
        self.fmu.exitInitializationMode()
        if self.kind == "ModelExchange":
            self.happen()
            self.fmu.enterContinuousTimeMode()

    def close(self) -> None:
        self.fmu.terminate()
        self.fmu.freeInstance()
        shutil.rmtree(self.folder, ignore_errors=True)

    def get(self, *names: str) -> np.ndarray:
        read = self.fmu.getFloat64 if self.three else self.fmu.getReal
        return np.array(read([self.variables[name] for name in names]))

    def set(self, name: str, value: float) -> None:
        write = self.fmu.setFloat64 if self.three else self.fmu.setReal
        write([self.variables[name]], [value])

    def happen(self) -> Any:
        """Event mode, until nothing is to be done: whether the state is another, and the next time event."""
        return self.fmu.updateDiscreteStates() if self.three else self.fmu.newDiscreteStates()

    def state(self) -> np.ndarray:
        from ctypes import c_double

        room = (c_double * self.nx)()
        self.fmu.getContinuousStates(room, self.nx)
        return np.array(room)

    def rates(self, t: float, x: np.ndarray) -> np.ndarray:
        from ctypes import c_double

        room = (c_double * self.nx)()
        self.fmu.setTime(float(t))
        self.fmu.setContinuousStates((c_double * self.nx)(*x), self.nx)
        (self.fmu.getContinuousStateDerivatives if self.three else self.fmu.getDerivatives)(room, self.nx)
        return np.array(room)

    def integrate(self, end: float, rtol: float = 1e-12) -> np.ndarray:
        """By SciPy's DOP853 around the FMU; what it asks for after a step is done."""
        method = DOP853(self.rates, 0.0, self.state(), end, rtol=rtol, atol=1e-3 * rtol)
        while method.status == "running":
            method.step()
            self.rates(method.t, method.y)
            wanted = self.fmu.completedIntegratorStep()
            if wanted[0]:
                self.fmu.enterEventMode()
                self.happen()
                self.fmu.enterContinuousTimeMode()
                if method.t < end:
                    method = DOP853(self.rates, method.t, self.state(), end, rtol=rtol, atol=1e-3 * rtol)
        return self.state()

    def advance(self, end: float, count: int) -> None:
        """Co-simulation in equal steps."""
        for k in range(count):
            self.fmu.doStep(end * k / count, end / count)

    def along(self, unknowns: list[str], known: str) -> np.ndarray:
        ask = self.fmu.getDirectionalDerivative
        unknown = [self.variables[each] for each in unknowns]
        return np.array(ask(unknown, [self.variables[known]], [1.0]))
