"""The exceptions a user of poinsot can meet; each message is one paragraph: what, where, why, what to do."""

from __future__ import annotations


class PoinsotError(ValueError):
    """Base of every error that poinsot raises about what it was given."""


class GeometryError(PoinsotError):
    """A geometric object that cannot exist or an operation it does not allow."""


class ModelError(PoinsotError):
    """A mechanism or network that contradicts itself: unknown body, unphysical inertia, disconnected graph."""


class FileError(ModelError):
    """A file that cannot be read as what it claims to be; names the file and the place in it."""


class AssemblyError(PoinsotError):
    """A mechanism whose closures cannot be met from the configuration given; names the pair and the residual."""


class SimulationError(PoinsotError):
    """A run that could not start: inconsistent options, initial values or inputs."""


class CompilerError(PoinsotError):
    """A function that cannot be turned into a kernel: an operation outside the scalar protocol."""


class RunWarning(UserWarning):
    """Something doubtful about a run that was made all the same: what, when, and what to do."""


class FileWarning(UserWarning):
    """Something doubtful in a file that was read all the same; names the file and the place in it."""


class UnphysicalInertiaWarning(FileWarning):
    """A body in a file has an inertia that no rigid body can have; its dynamics may be meaningless."""
