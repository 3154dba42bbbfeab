"""The models that can be moved, and how each becomes a System: the first argument of `simulate` and `Stepper`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.parameters import Family
from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.programs.locking import compiling
from poinsot.simulation.options import read_number

if TYPE_CHECKING:
    from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
    from poinsot.structures.port_hamiltonian import PortHamiltonian


@runtime_checkable
class HasSystem(Protocol):
    """A model that makes its System: a mechanism, a network.

    `system` refuses names it does not know, may trace some inputs into its kernels, and leaves the others sampled; its
    System starts from `initial`, made consistent.
    """

    def system(self, *, inputs: Mapping[str, object], initial: object) -> System: ...


@runtime_checkable
class HasFamily(Protocol):
    """Models that differ in some numbers, a family of mechanisms or of networks: kernels are made once for all."""

    @property
    def parameter_names(self) -> tuple[str, ...]: ...

    def system(self, *, parameters: Mapping[str, float], inputs: Mapping[str, object], initial: object) -> System: ...


def as_stepped(model: object, method: object) -> Any:
    """The model as a method takes it: time-stepping wants a mechanism without events."""
    own = getattr(getattr(model, "model", None), "run", None)
    wanted = (None if own is None else own.method) if method is None else method
    return model._stepped if isinstance(wanted, str) and wanted == "moreau" and hasattr(model, "_stepped") else model


Movable: TypeAlias = "System | HasSystem | HasFamily | PortHamiltonian | ImplicitPortHamiltonian"


def begun(
    model: Movable, inputs: Mapping[str, object], parameters: Mapping[str, float | str] | None, initial: object
) -> tuple[System, object, tuple[str, ...]]:
    """As `system_of`, for a run: of a mechanism the System that was made for others, where it serves."""
    started = getattr(type(model), "started", None)
    if parameters or started is None:
        return system_of(model, inputs, parameters, initial)
    made, state = started(model, inputs, initial)
    return made, state, tuple([name for name in inputs if name not in made.inputs.names]) if inputs else ()


def equations_of(model: Any) -> Any:
    """A port-Hamiltonian system as equations; all else as it is."""
    if hasattr(model, "hamiltonian"):
        from poinsot.motion.of_hamiltonian import HamiltonianSystem
        from poinsot.motion.of_implicit import ImplicitHamiltonianSystem
        from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
        from poinsot.structures.port_hamiltonian import PortHamiltonian

        if isinstance(model, PortHamiltonian):
            return HamiltonianSystem(model)
        if isinstance(model, ImplicitPortHamiltonian):
            return ImplicitHamiltonianSystem(model)
    return model


def system_of(
    model: Movable, inputs: Mapping[str, Any], parameters: Mapping[str, float | str] | None, initial: Any
) -> tuple[System, Any, tuple[str, ...]]:
    """The System of a model, the initial state if it is still to be read, and the inputs that its kernels hold.

    Errors  SimulationError for what is no model, and for parameters of what has none
    """
    model, parameters = equations_of(model), numbers_of(parameters)
    if isinstance(model, System):
        made, state = model, initial
    elif isinstance(model, HasFamily):
        with compiling:  # what makes Systems traces with CasADi, which crashes in two threads at once
            made, state = model.system(parameters=parameters, inputs=inputs, initial=initial), None
    elif isinstance(model, HasSystem):
        own = {name: parameters.pop(name) for name in getattr(model, "held_inputs", ()) if name in parameters}
        with compiling:
            made, state = model.system(inputs={**inputs, **own}, initial=initial), None
    else:
        raise SimulationError(
            f"cannot simulate a {type(model).__name__}: give a mechanism, a network or a System, for example "
            "simulate(poinsot.load('model.toml'))."
        )
    if not isinstance(model, HasFamily):
        refuse_parameters(made.name, parameters)
    traced = () if made is model else tuple(name for name in inputs if name not in made.inputs.names)
    return made, state, traced


def refuse_parameters(name: str, parameters: Mapping[str, float | str] | None) -> None:
    """SimulationError where parameters are given for a model that has none."""
    if parameters:
        raise SimulationError(
            f"{name!r} has no free parameters, so none of {', '.join(map(repr, parameters))} can be set: free them "
            "first, as in model.with_parameters(m='bodies.arm.mass') or load_family('model.toml')"
        )


def mechanism_of(model: Movable, parameters: Mapping[str, float | str] | None) -> CompiledTree | None:
    """The mechanism that is moved, of a family the member with these parameters; None where it is no mechanism."""
    found = model.member(model.values(**numbers_of(parameters))) if isinstance(model, Family) else model
    return found if isinstance(found, CompiledTree) else None


def numbers_of(parameters: Mapping[str, float | str] | None) -> dict[str, float]:
    """The parameters of a run as finite numbers."""
    if parameters is not None and not isinstance(parameters, Mapping):
        raise SimulationError(
            f"parameters must be a mapping name → number, such as {{'m': 1.0}}; not {parameters!r:.40}"
        )
    return {
        name: read_number(f"the parameter {name!r}", value, unit=None) for name, value in (parameters or {}).items()
    }
