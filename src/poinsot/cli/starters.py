"""The files that `poinsot new` begins with: each one runs as it stands, and says what its keys mean."""

from __future__ import annotations

from pathlib import Path

from poinsot.records import dataclass


@dataclass(frozen=True)
class Starter:
    """A file to begin with: its path and one sentence about it."""

    file: Path
    about: str

    @property
    def suffix(self) -> str:
        """The ending of its name."""
        return self.file.suffix

    @property
    def text(self) -> str:
        """The text of the file."""
        return self.file.read_text(encoding="utf-8")


STARTERS = {
    Path(name).stem: Starter(Path(__file__).parent / "starting" / name, about)
    for name, about in {
        "mechanism.toml": "bodies on pairs: a damped double pendulum",
        "loop.toml": "a closed loop: a four-bar linkage",
        "drive.toml": "a network with a mechanism: motor, gear and pendulum",
        "circuit.toml": "an electrical network: a low-pass filter",
        "hydraulic.toml": "a hydraulic network: pump, orifice, cylinder and boom",
        "urdf.urdf": "a robot arm as ROS describes it",
    }.items()
}
"""By the name of their kind."""
