"""A mechanism or a network as a model of Modelica."""

from __future__ import annotations

from pathlib import Path

from poinsot.cli.exports import Asked
from poinsot.cli.terminal import tell
from poinsot.files.load import load_family
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network


def write(system: Mechanism | Network, target: Path, asked: Asked) -> None:
    """The file; with symbols the parameters of its network file are those of the model."""
    named = asked.file if asked.symbols else None
    source = system if named is None else load_family(named, limits=asked.limits is not False)
    tell(f"wrote {source.to_modelica(asked.name, inputs=asked.inputs).write(target)}")
