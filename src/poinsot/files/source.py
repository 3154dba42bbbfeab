"""A file with its reading options, in the place of a path."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from poinsot.files.load import load, load_family, reader_of, refused_option
from poinsot.files.reader_options import NetworkOptions
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.files.loaded import FamilyOfEither, MechanismOrNetwork


@dataclass(frozen=True)
class Source(os.PathLike[str]):
    """A file, and its reading options: wherever a path may be given, `ensemble` and `fit` among them."""

    path: str | os.PathLike[str]
    options: Mapping[str, Any]

    def __fspath__(self) -> str:
        return os.fspath(self.path)

    def load(self) -> MechanismOrNetwork:
        """The mechanism or network that `load` reads."""
        return load(self.path, **self.options)

    def parameter_unit(self, name: str) -> str | None:
        """The unit of a number of [parameters], by how it is written or where it is used; None where that says none."""
        if not os.fspath(self.path).endswith(".toml"):
            return None
        from poinsot.files.network import units_of_parameters

        return units_of_parameters(self.path).get(name)

    def family(self, *names: str) -> FamilyOfEither:
        """The family that `load_family` reads. ModelError for an option that families do not take."""
        if other := next((name for name in self.options if name not in NetworkOptions.__annotations__), None):
            raise refused_option(self.path, reader_of(self.path), other, self.options[other])
        return load_family(self.path, *names, **self.options)
