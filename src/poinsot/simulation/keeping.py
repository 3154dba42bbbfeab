"""A run of a method that keeps the structure: the kernel of its steps, and the arrays of the loop that takes them."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import cached_property
from poinsot.code import Block, Loops
from poinsot.code.records import replaced
from poinsot.errors import SimulationError
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.system import System
from poinsot.records import dataclass
from poinsot.simulation.loops.entries import KEEPING
from poinsot.simulation.loops.run_records import KeepingWork, Plan, Work
from poinsot.simulation.methods import Keeping
from poinsot.simulation.plan import Timeline
from poinsot.simulation.run import LoopRun, arrays_for
from poinsot.simulation.switching_run import SwitchingRun

SAMPLES = 1000
"""So many samples at most, at ends of steps, has a run without given sample times."""


@dataclass(eq=False)
class KeptRun(LoopRun):
    """A run under way.

    kernel  of a part of a step, which has to stay alive
    """

    loops: ClassVar[Loops] = KEEPING
    keeper: KeepingWork | None = None
    kernel: CompiledFunction | None = None

    @cached_property
    def block(self) -> Block:
        """As of a `MethodRun`."""
        return Block(self.plan, self.work, self.keeper)

    def take_numbers(self, system: System) -> None:
        """Go on with those of another member of a family."""
        assert self.keeper is not None and self.kernel is not None
        p = numbers(self.kernel, system)
        self.keeper.offered[len(self.keeper.offered) - len(p) :] = p


class KeptSwitchingRun(SwitchingRun):
    """A run that keeps the structure between events, at which it lands; while nothing is held.

    kernel  of a part of a step, which has to stay alive
    """

    def __init__(
        self, system: System, plan: Plan, work: Work, keeper: KeepingWork, kernel: CompiledFunction, method: str
    ) -> None:
        self.method, self.kernel = method, kernel
        super().__init__(system, plan, work, None)
        self.switch = self.switch._replace(step=keeper.step, parts=keeper.parts)
        self.rows = replaced(self.rows, offered=keeper.offered, found=keeper.found, moved=keeper.moved)

    def take_numbers(self, system: System) -> None:
        """As of a `KeptRun`."""
        p = numbers(self.kernel, system)
        self.rows.inputs.offered[len(self.rows.inputs.offered) - len(p) :] = p

    def _make_closed(self) -> None:
        """SimulationError where a row closes: these steps have no such modes."""
        if not self.rows.choice.chosen.any():
            return
        names = [name for name, mode in zip(self.switching.rows.names, self.rows.choice.chosen, strict=True) if mode]
        raise SimulationError(
            f"from here on {', '.join(map(repr, names[:4]))} would hold, rub or conduct, and the method "
            f"{self.method!r} keeps the structure of a motion between impacts and other events alone. Take 'gauss' "
            "with a fixed step, which keeps quadratic energies, or 'dop853'"
        )


def kept_step(system: System, method: Keeping) -> CompiledFunction:
    """The kernel of a part of a step; SimulationError where the system has none."""
    if method.scheme not in system.dynamics.keeping:
        told = "it tells those of " + ", ".join(map(repr, system.dynamics.keeping)) + ", and of their orders 4 and 6"
        none = (
            "port-Hamiltonian systems, mechanisms of up to 40 freedoms, and networks of such in which nothing "
            "switches, tell these steps, without activations and given motions; 'gauss' with a fixed step keeps "
            "quadratic energies of any system"
        )
        raise SimulationError(
            f"{system.name!r} tells no step of the method {method.name!r}; {told if system.dynamics.keeping else none}"
        )
    return system.dynamics.keeping[method.scheme]()


def prepare(
    kernel: CompiledFunction, system: System, method: Keeping, state: Vector, timeline: Timeline
) -> KeptRun | KeptSwitchingRun:
    """A run from `state`."""
    plan, work = arrays_for(system, method, state, timeline)
    nx, nu = system.state.size, len(system.inputs.names)
    given, out = np.append(np.zeros(nx + 2 + nu), numbers(kernel, system)), nx + len(system.books.power_names)
    keeper = KeepingWork(kernel.address, method.shares, given, np.zeros(out), np.zeros(out))
    if system.switching is not None:
        return KeptSwitchingRun(system, plan, work, keeper, kernel, method.name)
    return KeptRun(plan, work, None, None, keeper, kernel)


def numbers(kernel: CompiledFunction, system: System) -> Vector:
    """p, behind the other inputs of a step of a family."""
    return np.array([*system.dynamics.parameters.values()] if "p" in kernel.inputs else [], dtype=np.float64)


def steps_per_sample(span: float, step: float) -> int:
    """Of how many steps a sample is the end, by default."""
    return max(1, int(np.ceil(span / step / SAMPLES - 1e-9)))  # whole quotients stay whole
