"""A record gives back what it was made of, bit for bit, or is refused."""

from __future__ import annotations

import hashlib
import json
import struct

import numpy as np
import pytest

from poinsot import FileError
from poinsot.simulation.checkpoints.records import pack, put_back, unpack
from poinsot.simulation.plan import MEMORY, PROGRESS


def test_there_and_back() -> None:
    rng = np.random.default_rng(5)
    arrays = {
        "numbers": rng.normal(size=(3, 0, 2)),
        "special": np.array([np.nan, -0.0, np.inf, 5e-324]),
        "whole": rng.integers(-9, 9, (4, 2)),
        "scalar": np.array(3.0),
        "progress": np.zeros(1, PROGRESS),
        "memory": np.ones(2, MEMORY),
        "": np.arange(3)[::-1],
    }
    data = {"name": "Ä\n", "time": 0.1 + 0.2, "nested": {"list": [1, None, True]}}
    found, back = unpack(pack(data, arrays), "it")
    assert found == data and list(back) == list(arrays)
    for name, array in arrays.items():
        assert (back[name].dtype, back[name].shape) == (array.dtype, array.shape)
        assert back[name].tobytes() == array.tobytes() and back[name].flags.writeable


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    own = {"x": np.zeros(3), "n": np.zeros(2, np.int64)}
    for saved, message in (
        ({"x": np.ones(3)}, "it lacks 'n'"),
        ({"x": np.ones(3), "n": np.ones(2, np.int64), "y": np.ones(1)}, "it has 'y'"),
        ({"x": np.ones(4), "n": np.ones(2, np.int64)}, r"'x' has the shape \(4,\)"),
        ({"x": np.ones(3), "n": np.ones(2)}, "'n' has the shape"),
    ):
        with pytest.raises(FileError, match=message):
            put_back(own, saved, "it")
        assert not own["x"].any() and not own["n"].any()


def test_a_forged_record_does_no_harm() -> None:
    """With a checksum that is right, and nonsense inside."""
    kinds = (["x", "<f8", [10**12]], ["x", "O", [2]], ["x", "<f8", [-1]], ["x", "<f8", [2, -1]], ["x", "<f8", [1]], 3)
    texts = [json.dumps({"data": {}, "arrays": [kind]}) for kind in kinds]
    for text in ("[]", "{", json.dumps({"arrays": []}), "[" * 100_000, *texts):
        body = struct.pack("<Q", len(text)) + text.encode() + bytes(16)
        with pytest.raises(FileError, match=r"parts do not fit together|no record"):
            unpack(b"poinsot record 1\n" + hashlib.sha256(body).digest() + body, "it")
