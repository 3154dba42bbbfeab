"""Digests of the contents of a result file: a bit that changed on the disk is never read as a number.

The attribute `poinsot_digest` of each variable tells its name, dimensions, type, other attributes and values, that of
the file its attributes and the names of its variables. `read` compares them; whoever looks at a part of a large file is
guarded by the checksums of its chunks instead (`checksums`). Files of earlier versions have none, and are read as they
are.
Law  of 1,000 files with one flipped bit none is read with another number, tests/simulation/test_hostile_results.py
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import FileError

if TYPE_CHECKING:
    import xarray as xr

DIGEST = "poinsot_digest"
_SIZE = 16  # bytes of a digest
_OF_THE_WHOLE = (".zgroup", ".zattrs")


class Hashed:
    """The digest of an array of which a part comes after another along its first axis."""

    def __init__(self, *parts: NDArray[np.generic]) -> None:
        self._hash = blake2b(digest_size=_SIZE)
        for part in parts:
            self.add(part)

    def add(self, part: NDArray[np.generic]) -> None:
        """More of the array."""
        if part.dtype.kind in "USO":
            for text in part.flat:
                coded = str(text).encode("utf-8", "surrogatepass")
                self._hash.update(len(coded).to_bytes(8, "little") + coded)
        elif part.size:
            self._hash.update(np.ascontiguousarray(part).view(np.uint8).data)

    def sealed(self, *about: object) -> str:
        """The digest, also of the attributes of the array."""
        found = self._hash.copy()
        found.update(json.dumps(about, sort_keys=True).encode())
        return found.hexdigest()


def digests(stored: xr.Dataset, values: Mapping[str, Hashed] | None = None) -> dict[str, str]:
    """The digest of each variable of a dataset as it stands in a file, and of the whole by the name "".

    values  of variables that are not looked at for it
    """
    found = {"": Hashed().sealed(sorted(map(str, stored.variables)), _plain(stored.attrs))}
    for name, variable in stored.variables.items():
        hashed = (values or {}).get(str(name)) or Hashed(variable.values)
        kind = "text" if variable.dtype.kind in "USO" else variable.dtype.str
        found[str(name)] = hashed.sealed(str(name), [*variable.dims], [*variable.shape], kind, _plain(variable.attrs))
    return found


def check(stored: xr.Dataset, source: object) -> None:
    """Take the digests out of a dataset as it was read; FileError that names variables that are not as written."""
    written = {str(name): variable.attrs.pop(DIGEST, None) for name, variable in stored.variables.items()}
    written[""] = stored.attrs.pop(DIGEST, None)
    if str(written[""]).startswith("metadata "):  # a store of an ensemble, whose chunks tell themselves
        return
    if not any(written.values()):
        return
    now = digests(stored)
    if wrong := [name for name in now if written[name] != now[name]]:
        named = ", ".join(repr(name) if name else "what is said of the whole" for name in wrong[:4])
        raise FileError(
            f"cannot read {source}: it is damaged. {named}{' …' * (len(wrong) > 4)} is not as it was written, by the "
            "digests in the file: copy it anew from where it came, or run the simulation again."
        )


def metadata_digest(consolidated: Mapping[str, dict[str, dict[str, object]]]) -> str:
    """The digest of the consolidated metadata of a Zarr folder with checksums of chunks."""
    metadata = {**consolidated["metadata"]}
    metadata[".zattrs"] = {key: value for key, value in metadata[".zattrs"].items() if key != DIGEST}
    return "metadata " + Hashed().sealed(metadata)


def check_metadata(store: Path) -> None:
    """FileError where the metadata of a store of an ensemble, consolidated and of the whole, are not as written."""
    found = json.loads((store / ".zmetadata").read_bytes())
    try:
        told = found["metadata"][".zattrs"].pop(DIGEST, "")
        damaged = told.startswith("metadata ") and (told != metadata_digest(found) or not _agrees(store, found))
    except (KeyError, TypeError, AttributeError):
        return
    if damaged:
        raise FileError(
            f"cannot read {store}: it is damaged. What is said of its arrays is not as it was written, by the digest "
            "in .zmetadata: run the same line again, which writes that anew, or copy the store from where it came."
        )


def _agrees(store: Path, consolidated: Mapping[str, dict[str, object]]) -> bool:
    """Test for attributes of the whole, which readers take from a separate file: the same as consolidated."""
    own = {name: json.loads((store / name).read_bytes()) for name in _OF_THE_WHOLE}
    told = {name: consolidated["metadata"][name] for name in _OF_THE_WHOLE}
    return json.dumps(own, sort_keys=True) == json.dumps(told, sort_keys=True)  # as texts: NaN is not NaN


def checksums(names: Iterable[str], zarr: bool) -> dict[str, dict[str, object]]:
    """The encoding of variables with checksums of chunks: reading a damaged one is an error."""
    if not zarr:
        return {name: {"fletcher32": True} for name in names}
    from numcodecs import CRC32

    return {name: {"filters": [CRC32()]} for name in names}


def _plain(attrs: Mapping[object, object]) -> dict[str, list[str]]:
    """Attributes whatever types a format gives them."""
    lists = {str(key): np.ravel(np.asarray(value)).tolist() for key, value in attrs.items() if key != DIGEST}
    return {key: [each if isinstance(each, str) else float(each).hex() for each in some] for key, some in lists.items()}
