"""Random programs of the loop language in lanes: each lane has the bits that it has alone."""

import ctypes
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from compiler.random_programs import Data, arguments, bits, load, program
from compiler.run_programs import ATTEMPTS, Runner, by_llvm, read
from poinsot.code import Block
from poinsot.code.lanes import assembly
from poinsot.code.llvm import called_by
from poinsot.code.records import leaves, replaced
from poinsot.code.typed import TypedProgram
from poinsot.code.varying import Layout, Region
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host, optimised

OWN = {(of, name): Region.LANE for of, names in (("Data", "xyk"), ("Inner", ["M", "events"])) for name in names}
LAYOUT: Layout = {**OWN, ("", "state"): Region.LANE}


def words(array: Any) -> Any:
    """The words of an array, of records field by field."""
    return array.view(np.int64).reshape(-1)


def by_lanes(made: TypedProgram, cases: list[tuple[Data, Any]], optimise: bool) -> list[tuple[bytes, ...]]:
    """What each lane comes to; the numbers that lanes share are those of the first."""
    count, machine = len(cases), host()
    text = assembly(made, count, LAYOUT, machine.fma)
    code = compile_object(optimised(text, machine) if optimise else text, machine, calling=True)
    loaded = LoadedObject(code, machine, called_by(made) or ["log"])
    data, state = cases[0]
    arrays = [own_arrays(each) for each, _ in cases]
    together = {name: np.stack([words(each[name]) for each in arrays], axis=-1).copy() for name in arrays[0]}
    states = np.stack([words(each) for _, each in cases], axis=-1).copy()
    block = Block(data, state)
    for name, array in together.items():
        block.words[block.places[0, name]] = array.ctypes.data
    block.words[-1] = states.ctypes.data
    ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(loaded.address("advance"))(
        block.address, ATTEMPTS
    )
    for k, (_, record) in enumerate(cases):
        for name, array in together.items():
            words(arrays[k][name])[:] = array[:, k]
        words(record)[:] = states[:, k]
    return [bits(*case) for case in cases]


def own_arrays(data: Data) -> dict[str, Any]:
    """The arrays of a lane."""
    return {name: value for kind, name, value in leaves(data) if (kind.__name__, name) in OWN}


def alone(runner: Runner, case: tuple[Data, Any]) -> tuple[bytes, ...]:
    """What a lane comes to by itself."""
    data, state = case
    own = replaced(data, **{name: each.copy() for name, each in own_arrays(data).items()}), state.copy()
    runner(*own)
    return bits(*own)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("count", "first", "seeds"),
    [(1, 0, 2), (4, 3, 2), *(pytest.param(count, 1000, 200, marks=pytest.mark.long) for count in (4, 8, 16))],
)
def test_lanes_have_the_bits_of_each_alone(count: int, first: int, seeds: int, tmp_path: Path) -> None:
    for seed in range(first, first + seeds):
        made = read(load(program(seed), tmp_path).advance, *arguments(seed))
        runner, shared = by_llvm(made, checked=False, optimised=False), arguments(seed)[0]
        cases = [arguments(1000 * seed + k) for k in range(count)]
        cases = [(replaced(data, rounds=shared.rounds, weight=shared.inner.weight), state) for data, state in cases]
        wanted = [alone(runner, case) for case in cases]
        for k, found in enumerate(by_lanes(made, cases, optimise=seed % 2 == 0)):
            assert found == wanted[k], f"seed {seed}, lane {k} of {count}"
