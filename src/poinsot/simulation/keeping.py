"""A run of a method that keeps the structure: the kernel of its steps, and the arrays of the loop that takes them."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import cached_property
from poinsot.code import Block, Loops
from poinsot.errors import SimulationError
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.system import System
from poinsot.records import dataclass
from poinsot.simulation.loops.entries import KEEPING
from poinsot.simulation.loops.run_records import KeepingWork
from poinsot.simulation.methods import Keeping
from poinsot.simulation.plan import Timeline
from poinsot.simulation.run import LoopRun, arrays_for

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
        self.keeper.given[len(self.keeper.given) - len(p) :] = p


def kept_step(system: System, method: Keeping) -> CompiledFunction:
    """The kernel of a part of a step; SimulationError where the system has none."""
    if system.switching is not None:
        raise SimulationError(
            f"the method {method.name!r} keeps the structure of smooth systems: something in {system.name!r} switches, "
            "or events are asked for. Take 'gauss' with a fixed step, which lands on events and keeps quadratic "
            "energies, or 'dop853'"
        )
    if method.scheme not in system.dynamics.keeping:
        told = "it tells those of " + ", ".join(map(repr, system.dynamics.keeping)) + ", and of their orders 4 and 6"
        none = (
            "port-Hamiltonian systems, mechanisms of up to 40 freedoms, and networks of such, tell these steps, "
            "without activations and given motions; 'gauss' with a fixed step keeps quadratic energies of any system"
        )
        raise SimulationError(
            f"{system.name!r} tells no step of the method {method.name!r}; {told if system.dynamics.keeping else none}"
        )
    return system.dynamics.keeping[method.scheme]()


def prepare(kernel: CompiledFunction, system: System, method: Keeping, state: Vector, timeline: Timeline) -> KeptRun:
    """A run from `state`."""
    plan, work = arrays_for(system, method, state, timeline)
    nx, nu = system.state.size, len(system.inputs.names)
    given = np.append(np.zeros(nx + 2 + nu), numbers(kernel, system))
    keeper = KeepingWork(kernel.address, method.shares, given, np.zeros(nx + len(system.books.power_names)))
    return KeptRun(plan, work, None, None, keeper, kernel)


def numbers(kernel: CompiledFunction, system: System) -> Vector:
    """p, behind the other inputs of a step of a family."""
    return np.array([*system.dynamics.parameters.values()] if "p" in kernel.inputs else [], dtype=np.float64)


def steps_per_sample(span: float, step: float) -> int:
    """Of how many steps a sample is the end, by default."""
    return max(1, int(np.ceil(span / step / SAMPLES - 1e-9)))  # whole quotients stay whole
