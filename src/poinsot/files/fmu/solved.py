"""A network with laws that are solved with its storage, as C: form with kernels by numbers, records, outputs.

Units: those of the network's variables, energies [J].
Law: the steps are those of the package, tests/simulation/test_solved_in_c.py. Source: decision 0007.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.code.records import Arrays, replaced
from poinsot.errors import ModelError
from poinsot.files.fmu.variables import Attributes
from poinsot.kernels import Kernel
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.of_network.observation import WithPotentials
from poinsot.motion.of_network.residual import FormTables, ResidualObservations
from poinsot.motion.residual_form import ResidualForm
from poinsot.motion.system import System
from poinsot.records import NamedTuple
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.loops.residual_records import ResidualCourse, ResidualOutputs
from poinsot.simulation.loops.run_records import Progress
from poinsot.simulation.methods import Method
from poinsot.simulation.plan import Timeline
from poinsot.simulation.residual.plan import stages_for
from poinsot.simulation.residual.run import ResidualRun, prepare, together

Stands = Callable[[str, CompiledFunction | None], Any]


class SolvedNetwork(NamedTuple):
    """The form of a network without a flow, its outputs as rows over z, and the kernel of its energies or None."""

    form: ResidualForm
    tables: FormTables
    energies: Kernel | None

    def said(self) -> list[Attributes]:
        """Names and units of the outputs in their order."""
        found = [Attributes(name, unit) for name, unit in zip(self.tables.names, self.tables.units, strict=True)]
        stores = self.tables.storages if self.energies is not None else ()
        return [*found, *(Attributes(f"energy.{each}", "J", about=f"energy of {each}") for each in stores)]


def is_solved(system: System) -> bool:
    """Test for a System that has a residual form alone."""
    return system.dynamics.flow is None and system.dynamics.residual is not None and system.switching is None


def solved_network(system: System) -> SolvedNetwork | None:
    """The form and the outputs of a System without a flow; None for others."""
    if not is_solved(system) or system.dynamics.residual is None:
        return None
    form = system.dynamics.residual()
    if len(form.constants):
        raise ModelError(
            f"{system.name!r} is solved together with its storage, and in C has its numbers for good: give the network "
            "itself, and leave parameters out"
        )
    seen = form.observations.variables if isinstance(form.observations, WithPotentials) else form.observations
    assert isinstance(seen, ResidualObservations)
    tables = seen.tables()
    out = {"energies": (len(tables.storages),)}
    kernel = Kernel(tables.energies, {"x": (form.states,)}, out, "energies") if tables.storages else None
    return SolvedNetwork(form, tables, kernel)


def parts_of(
    solved: SolvedNetwork, stands: Stands, method: Method, system: System, start: Vector, timeline: Timeline
) -> tuple[ResidualCourse, dict[str, Arrays[Any]]]:
    """The course of a run and its records in the order of its block, with numbers in the place of addresses.

    Errors  ModelError for methods that do not solve laws with storage
    """
    if not isinstance(method, Collocation) or together(system, method) is None:
        raise ModelError(f"{system.name!r} has no explicit flow: {system.dynamics.refusal}")
    form, laws = solved.form, solved.form.laws
    kinds = [replace(f, kernel=stands(f"law{k}", f.kernel)) for k, f in enumerate(laws.families)]
    named = replace(form, signals=stands("signals", form.signals), laws=replace(laws, families=kinds))
    run = prepare(named, method, start, system, timeline, float(np.ptp(timeline.times)))
    progress = {name: run.counted[name][0] for name in run.counted.dtype.names or ()}
    seen = stages_for(run.shape, np.array([[1.0]]), np.ones(1))
    records: dict[str, Arrays[Any]] = {
        "SHAPE": run.shape, "WORK": run.work, "PROGRESS": Arrays(Progress, progress), "START": run.start,
        "STAGES": run.stages, "PART": run.part, "END": run.end, "SEEN": seen,
        "OUTPUTS": _outputs(solved, run, stands("energies", solved.energies)),
    }  # fmt: skip
    return replaced(run.plan, times=np.array([np.inf])), records


def _outputs(solved: SolvedNetwork, run: ResidualRun, energies: Any) -> Arrays[ResidualOutputs]:
    """The record of outputs: rows over z, its rates and states in units of the shape."""
    form, table, unit = solved.form, solved.tables.rows.tocsr(), run.shape.arrays["unit"]
    nx, by = form.states, np.ones(solved.tables.rows.shape[1])
    by[:nx] = by[nx : 2 * nx] = unit[:nx]
    rows, stores = table.shape[0], 0 if energies is None else len(solved.tables.storages)
    return Arrays(ResidualOutputs, dict(
        rows=rows, first=np.array(table.indptr, np.int64), columns=np.array(table.indices, np.int64),
        numbers=np.array(table.data * by[table.indices]), found=np.zeros(rows + stores + 1),
        energies=0 if energies is None else energies.address, energies_feed=np.zeros(nx), storages=stores,
    ))  # fmt: skip
