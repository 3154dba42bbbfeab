"""Exports of a mechanism: robot files, and its algorithms as C source."""

from __future__ import annotations

import os
from collections.abc import Sequence
from inspect import cleandoc
from typing import TYPE_CHECKING

from poinsot.algorithms.by_name import Algorithm, algorithm_names, find_algorithm
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.errors import ModelError
from poinsot.kernels.kernel import Kernel
from poinsot.multibody.conditions import uncertain
from poinsot.multibody.motions import shown

if TYPE_CHECKING:
    from poinsot.renderers.c.library import CLibrary


class InRobotFiles(CompiledModel):
    """The mechanism as text that other engines read."""

    def to_urdf(self, *, strict: bool = True, folder: str | os.PathLike[str] | None = None) -> str:
        """This mechanism as a URDF robot: the text of a file.

        strict  refuse what acts on its motion and URDF cannot say, by name; else it is left out, with a FileWarning
                that lists it
        folder  where the file will lie: paths of meshes are written as seen from there; without it as they were read
        Bodies keep their names, frames, inertias [kg, m, kg·m²] and shapes, joints their coordinates [rad or m],
        limits, damping and friction. Products of turns and slides become chains of links without inertia. A comment
        says with which options of ``load`` it is read as it was.
        Errors  ModelError for balls, contacts and other pairs that the format has not; where strict for closed loops,
                springs, sources, another gravity, …
        Law     read again, by us or by Pinocchio, poses, mass matrix, inverse dynamics are the same to 1e-12; written
                again the text is the same, tests/backends/test_formats.py
        Source  the URDF specification of ROS; docs/robot-files.md
        """
        from poinsot.backends.robot_files.urdf import UrdfWriter

        return UrdfWriter.written(self.tree, strict, folder)

    def to_sdf(self, *, strict: bool = True, folder: str | os.PathLike[str] | None = None) -> str:
        """This mechanism as an SDF model, that of Gazebo: the text of a file.

        strict, folder  as for `to_urdf`
        As URDF, with balls, crosses, screws, springs of joints, any gravity, and loops that are closed where all
        coordinates are 0 [rad, m]; what follows another joint must do so (``coupled``).
        Errors  ModelError for pairs that the format has not, and for free joints between bodies; where strict for loops
                that are open there, sources, …
        Law     read again, poses, mass matrix, inverse dynamics are the same to 1e-12; written again the text is the
                same, tests/backends/test_formats.py
        Source  the SDF specification 1.10; docs/robot-files.md
        """
        from poinsot.backends.robot_files.urdf import SdfWriter

        return SdfWriter.written(self.tree, strict, folder)

    def to_mjcf(self, *, strict: bool = True, folder: str | os.PathLike[str] | None = None) -> str:
        """This mechanism as an MJCF model, that of MuJoCo: the text of a file.

        strict, folder  as for `to_urdf`
        Bodies keep their names, frames, inertias [kg, m, kg·m²] and shapes, joints their coordinates [rad or m],
        limits, rotors, springs, losses. Springs, dampers and limits along lines and sums of coordinates become tendons,
        sources actuators, closures and couplings equality constraints, which are soft there, as are contacts.
        Errors  ModelError for pairs that the format has not, and for what moves without inertia; where strict for
                closures by other pairs than fixed, spherical and revolute ones, forces in world directions, …
        Law     poses, mass matrix, bias, forces of springs, dampers and actuators are MuJoCo's to 1e-12; read again it
                is the same model, written again the same text but for meshes, tests/backends/test_formats.py
        Source  MuJoCo's XML reference; docs/robot-files.md
        """
        from poinsot.backends.robot_files.mjcf_file import mjcf_text

        return mjcf_text(self.tree, strict, folder)


USUAL = ("forward_dynamics", "inverse_dynamics", "mass_matrix", "bias_force", "integrate", "poses")
"""The default options of an export."""
MOST_OPERATIONS = 400_000
SINGLE = 2.0**-23  # the rounding of single precision, by which rows that repeat others are taken for others


class InC(CompiledModel):
    """The algorithms as C source instead of machine code."""

    def to_c(self, *algorithms: str | tuple[str, str], name: str | None = None, real: str = "double") -> CLibrary:
        """C source of algorithms of this mechanism: self-contained C99, no allocation, nothing needed but libm.

        algorithms  names of ufuncs: "inverse_dynamics", "mass_matrix", …; (name, body) of a ufunc of a body: ("pose",
                    "hand"). Without any: `USUAL`
        name        of the files, and before every function; else the mechanism's as an identifier
        real        "double" or "float"
        What moves over time (start, rates, a step) is ``mechanism.system().to_c()``.
        Errors      ModelError for unknown algorithms, names that C cannot have, and what is too large to be written out
        Law         compiled, it equals the ufuncs to 1e-13, tests/backends/test_c_sources.py
        """
        return algorithms_in_c(self, algorithms, name, real)


def algorithms_in_c(
    mechanism: CompiledModel, algorithms: Sequence[str | tuple[str, str]], name: str | None, real: str
) -> CLibrary:
    """The library of algorithms; see `InC.to_c`."""
    from poinsot.renderers.c.library import LibraryFunction, identifier, library, named

    wanted = list(algorithms) or [each for each in USUAL if each in algorithm_names(mechanism)]
    own = named(name, mechanism.name)
    functions: list[LibraryFunction] = []
    for each in wanted:
        if isinstance(each, tuple) and len(each) != 2:
            raise ModelError(f"an algorithm of a body is (name, body), as in ('pose', 'hand'); not {shown(each)}")
        algorithm, body = each if isinstance(each, tuple) else (each, None)
        found = find_algorithm(mechanism, algorithm, body)
        if body is None and (requires := getattr(type(mechanism), algorithm).requires) is not None:
            requires(mechanism)
        kernel = _kernel(mechanism, algorithm, body, found, SINGLE if real == "float" else 0.0)
        if all(0 in shape for shape in found.outputs.values()):
            raise ModelError(f"{algorithm} of {mechanism.name!r} has no numbers: it would be an empty function in C")
        if not kernel.rolled and (count := kernel.operations) > MOST_OPERATIONS:
            raise ModelError(
                f"{algorithm} of {mechanism.name!r} takes {count:,} operations, too many to be written out in C (at "
                f"most {MOST_OPERATIONS:,}), and it has no loops over tables"
            )
        functions.append(
            LibraryFunction(identifier(found.name, [f.name for f in functions]), kernel, _doc(found.doc, body))
        )
    return library(own, mechanism.name, functions, _sizes(mechanism), _orders(mechanism), real)


def _kernel(mechanism: CompiledModel, algorithm: str, body: str | None, found: Algorithm, noise: float) -> Kernel:
    """The kernel of the ufunc where it walks over tables, else the kernel written out with constant numbers; noise: how
    uncertain these are at least."""
    if body is None and mechanism.member is None:
        of_ufunc = getattr(type(mechanism), algorithm).kernel(mechanism)
        if isinstance(of_ufunc, Kernel) and of_ufunc.rolled:
            return of_ufunc
    function = found.function
    tree = uncertain(mechanism.tree, noise)
    return Kernel(lambda **inputs: function(tree, **inputs), found.inputs, found.outputs, found.name)


def _doc(doc: str, body: str | None) -> str:
    """The card of an algorithm, with its body; batches are NumPy's alone."""
    text = cleandoc(doc.replace("(..., ", "(").replace(" (...)", "").replace("``", ""))
    kept = [line for line in text.splitlines() if line and not line.startswith(("Law:", "Errors:"))]
    return "\n".join(kept if body is None else [*kept, f"Of the body {body!r}."])


def _sizes(mechanism: CompiledModel) -> dict[str, tuple[int, str]]:
    return {
        "NQ": (mechanism.nq, "coordinates, in q"),
        "NV": (mechanism.nv, "freedoms, in v, a and tau"),
        "NB": (len(mechanism.body_names), "bodies"),
    }


def _orders(mechanism: CompiledModel) -> list[str]:
    """The order of the numbers in the arrays."""
    from poinsot.renderers.c.library import wrapped

    lines = [""]
    for what, names in (
        ("q", mechanism.coordinate_names),
        ("v, a, tau", mechanism.freedom_names),
        ("bodies", mechanism.body_names),
    ):
        lines.append(f"{what}: " + ", ".join(f"[{k}] {each}" for k, each in enumerate(names)))
    return [piece for line in lines for piece in wrapped(line)]
