"""The robot files that a mechanism writes."""

from __future__ import annotations

import os

from poinsot.algorithms.compiled_model import CompiledModel


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
        from poinsot.backends.robot_files.sdf import SdfWriter

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
