"""Compile the loops that are text of Python to LLVM assembly for any machine, which the package ships.

    make loops        (into another folder: tools/loops.py FOLDER; one file alone: tools/loops.py switching)

Numba does it, at build time alone: for no machine in particular, each entry a function of one block of words
(`simulation.loops.shipped`) and a number. What it writes is kept small: no names, no data of one machine, no dead code.
A changed text wants this again: tests/simulation/test_shipped.py.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

os.environ |= {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core.datamodel import PrimitiveModel
from numba.core.imputils import lower_getattr_generic
from numba.core.options import DefaultOptions
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import intrinsic, register_model
from numba.np.arrayobj import populate_array

import poinsot
from poinsot.motion.of_hamiltonian import HamiltonianSystem
from poinsot.motion.switching import Mode, Switching
from poinsot.simulation import keeping, moreau, switching_run
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.loops import loop_text, shipped
from poinsot.simulation.methods import find_method
from poinsot.simulation.options import CONTROLS, DEFAULTS, read_control
from poinsot.simulation.residual import run as residual_run
from poinsot.structures.port_hamiltonian import PortHamiltonian

ENTRIES = {
    "implicit": {
        "begin": "loop.begin",
        "take": "loop.take",
        "advance": "implicit_loop.advance",
        "differentiate": "implicit_loop.differentiate",
    },
    "switching": {name: f"switching_loop.{name}" for name in ("begin", "sample", "advance", "advance_implicit")},
    "residual": {name: f"differential_algebraic_loop.{name}" for name in ("begin", "advance", "take_state")},
    "keeping": {"begin": "loop.begin", "take": "loop.take", "advance": "keeping_loop.advance"},
    "moreau": {name: f"moreau_loop.{name}" for name in ("begin", "take", "advance", "restart")}
    | {"show": "moreau_shown.show"},
}
HOLDING = ("switching",)
"""Files whose functions pass addresses of parts on, not what these hold: a hundred arrays each time take minutes."""
LONG = 300  # bytes of Python's code: such functions are kept apart there
LIBRARY = ("pow", "log", "memset", "memcpy", "memmove")
NAME = r'(?:"[^"]*"|[-a-zA-Z$._0-9]+)'
# Numba's functions return a status, and what they compute through a pointer.
WRAPPER = """declare i32 @{core}(ptr, ptr, i64, i64)
define i64 @{name}(i64 %block, i64 %number) {{
  %result = alloca i64
  %raised = alloca ptr
  %status = call i32 @{core}(ptr %result, ptr %raised, i64 %block, i64 %number)
  %value = load i64, ptr %result
  ret i64 %value
}}"""
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "fastmath": {"contract", "nsz"}}
OPTIONS |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
if hasattr(DefaultOptions, "_nrt"):
    OPTIONS["_nrt"] = False  # nothing here allocates, so no reference counts


def _is_vector(array: Any) -> bool:
    return isinstance(array, types.Array) and (array.dtype, array.ndim, array.layout) == (types.float64, 1, "C")


@intrinsic
def call_kernel(typing: Any, address: Any, inputs: Any, outputs: Any) -> Any:
    """`loop_text.call_kernel`."""
    assert isinstance(address, types.Integer) and _is_vector(inputs) and _is_vector(outputs)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number, source, target = arguments
        pointer = ir.DoubleType().as_pointer()
        function = ir.FunctionType(ir.VoidType(), [pointer, pointer]).as_pointer()
        number = context.cast(builder, number, signature.args[0], types.intp)
        data = [
            context.make_array(kind)(context, builder, value).data
            for kind, value in zip(signature.args[1:], (source, target), strict=True)
        ]
        builder.call(builder.inttoptr(number, function), [builder.bitcast(each, pointer) for each in data])
        return context.get_dummy_value()

    return types.none(address, inputs, outputs), generate


def _array(context: Any, builder: Any, kind: Any, address: Any, shape: list[Any]) -> Any:
    """The array in C order that lies at an address; it owns nothing."""
    array, size = context.make_array(kind)(context, builder), context.get_constant(types.intp, _bytes(kind.dtype))
    strides = [size]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    data = builder.inttoptr(address, context.get_data_type(kind.dtype).as_pointer())
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


def _bytes(kind: Any) -> int:
    return int(kind.size) if isinstance(kind, types.Record) else 8


def _lying(number: Any, dimensions: int) -> Any:
    """An intrinsic: (address, sizes…) → the array of float64 or int64 that lies there."""

    def view(typing: Any, address: Any, *sizes: Any) -> Any:
        assert all(isinstance(each, types.Integer) for each in (address, *sizes))
        kind = types.Array(number, dimensions, "C")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            given = [
                context.cast(builder, value, own, types.intp)
                for value, own in zip(arguments, signature.args, strict=True)
            ]
            return _array(context, builder, kind, given[0], given[1:])

        return kind(address, *sizes), generate

    return view


@intrinsic
def vector(typing: Any, address: Any, size: Any) -> Any:
    """`loop_text.vector`."""
    return _lying(types.float64, 1)(typing, address, size)


@intrinsic
def matrix(typing: Any, address: Any, rows: Any, columns: Any) -> Any:
    """`loop_text.matrix`."""
    return _lying(types.float64, 2)(typing, address, rows, columns)


@intrinsic
def whole(typing: Any, address: Any, size: Any) -> Any:
    """`loop_text.whole`."""
    return _lying(types.int64, 1)(typing, address, size)


def jit_texts() -> None:
    """Put Numba's functions in the place of what is marked, in every module of loops."""
    made: dict[Any, Any] = {getattr(loop_text, f.__name__): f for f in (call_kernel, vector, matrix, whole)}
    modules = [
        importlib.import_module(f"poinsot.simulation.loops.{name}")
        for name in sorted({*chain(*loop_text.TEXTS.values())})
    ]
    for module in modules:
        for thing in [*vars(module).values()]:
            mark = getattr(thing, "loop", None)
            if callable(thing) and mark and thing not in made:
                more = {"inline": "always"} if mark == "written out" else {}
                made[thing] = numba.njit(**OPTIONS, **more)(thing)
    for module in modules:
        for name, thing in [*vars(module).items()]:
            if callable(thing) and getattr(thing, "__hash__", None) and thing in made:
                setattr(module, name, made[thing])


def kinds_of(layout: str) -> list[Any]:
    """Numba's types of the values of a part, from how a block tells them."""
    found = []
    for kind, fields, dimensions in re.findall(r"([fi]|{([^}]*)})(\d*)", layout.partition("(")[2]):
        if fields:
            pairs = [each.split("=") for each in fields.split(",")]
            dtype = np.dtype([(field, {"f": np.float64, "i": np.int64}[code]) for field, code in pairs])
            number = numba.from_dtype(dtype)
        else:
            number = {"f": types.float64, "i": types.int64}[kind]
        found.append(types.Array(number, int(dimensions), "C") if dimensions else number)
    return found


def unpacker(part: Any, kinds: list[Any], start: int) -> Any:
    """An intrinsic: address of a block → one of its parts, a named tuple, or a record."""

    def unpack(typing: Any, block: Any) -> Any:
        result = kinds[0] if part is None else types.NamedTuple(kinds, part)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            words = iter(range(start, 10_000))

            def load(kind: Any) -> Any:
                at = builder.add(arguments[0], context.get_constant(types.intp, 8 * next(words)))
                return builder.load(builder.inttoptr(at, context.get_value_type(kind).as_pointer()))

            def value(kind: Any) -> Any:
                if isinstance(kind, types.Record):
                    return builder.inttoptr(load(types.intp), context.get_value_type(kind))
                if isinstance(kind, types.Array):
                    return _array(
                        context, builder, kind, load(types.intp), [load(types.intp) for _ in range(kind.ndim)]
                    )
                return load(kind)

            values = [value(kind) for kind in kinds]
            return values[0] if part is None else context.make_tuple(builder, result, values)

        return result(block), generate

    return intrinsic(unpack)


class Held(types.Type):  # type: ignore[misc]
    """A part of a block by its address: what is read of it is loaded there, so that functions pass one number on."""

    def __init__(self, kinds: dict[str, Any]) -> None:
        self.kinds, self.places, words = kinds, dict[str, int](), 0
        for name, kind in kinds.items():
            self.places[name], words = words, words + 1 + (kind.ndim if isinstance(kind, types.Array) else 0)
        super().__init__(f"Held{hashlib.sha256(str(kinds).encode()).hexdigest()[:8]}")


@register_model(Held)
class HeldModel(PrimitiveModel):  # type: ignore[misc]
    """The address."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, ir.IntType(64))


@infer_getattr
class HeldAttributes(AttributeTemplate):  # type: ignore[misc]
    """The types of what a part holds."""

    key = Held

    def generic_resolve(self, held: Any, name: str) -> Any:
        return held.kinds[name]


@lower_getattr_generic(Held)
def read_held(context: Any, builder: Any, held: Any, address: Any, name: str) -> Any:
    """A number, or an array of which address and shape are loaded; they stay as they are during a call."""
    kind, place = held.kinds[name], held.places[name]

    def load(word: int, kind: Any) -> Any:
        at = builder.add(address, context.get_constant(types.intp, 8 * (place + word)))
        found = builder.load(builder.inttoptr(at, context.get_value_type(kind).as_pointer()))
        found.set_metadata("invariant.load", builder.module.add_metadata([]))
        return found

    if isinstance(kind, types.Array):
        shape = [load(1 + k, types.intp) for k in range(kind.ndim)]
        return _array(context, builder, kind, load(0, types.intp), shape)
    return load(0, kind)


def holder(part: Any, kinds: list[Any], start: int) -> Any:
    """An intrinsic: address of a block → one of its parts, held."""

    def hold(typing: Any, block: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.add(arguments[0], context.get_constant(types.intp, 8 * start))

        return Held(dict(zip(part._fields, kinds, strict=True)))(block), generate

    return intrinsic(hold)


def core(loop: Any, parts: tuple[Any, ...], layout: list[str], holds: bool) -> Any:
    """Numba's function of the address of a block and a number, which calls the loop with the parts of the block."""
    names, start, unpackers = [], 0, {}
    for k, (part, text) in enumerate(zip(parts, layout, strict=False)):
        kinds = kinds_of(text)
        make = holder if holds else unpacker
        unpackers[f"part{k}"] = make(type(part) if isinstance(part, tuple) else None, kinds, start)
        start += sum(1 + (kind.ndim if isinstance(kind, types.Array) else 0) for kind in kinds)
        names.append(f"part{k}(block)")
    wants = len(inspect.signature(loop.py_func).parameters) - len(names)
    call = f"loop({', '.join(names + ['number'] * wants)})"
    silent = inspect.signature(loop.py_func).return_annotation == "None"
    text = f"def entry(block, number):\n    {f'{call}; return 0' if silent else f'return {call}'}"
    place = {"loop": loop, **unpackers}
    exec(text, place)
    return numba.njit(types.int64(types.int64, types.int64), **OPTIONS)(place["entry"])


def no_rows(system: Any) -> Switching:
    """What switches where nothing does: kinds of arrays don't tell how long they are."""
    none, kernel = np.zeros(0), system.flow
    whole = np.zeros(0, np.int64)
    return Switching(
        row_names=(), element_names=(), element=whole, kind=whole, degree=whole, restitution=none, static=none,
        kinetic=none, poisson=np.zeros(0, bool), flow=kernel, watch=kernel, data=kernel, impulse=kernel,
        modes=lambda mode: Mode(none), mode_size=0, loss=whole, gap=none, rate=none,
    )  # fmt: skip


def probes() -> Iterator[shipped.Block]:
    """Blocks as a run of each kind makes them: their layouts are what the entries are compiled for."""
    examples, before = Path(__file__).parents[1] / "examples", ""
    method, grid = find_method("radau"), np.array([0.0, 1.0])
    for name in ("double_pendulum.toml", "double_pendulum.toml", "networks/rectifier.cir"):
        system = poinsot.load(examples / name).system(inputs={}, initial=None)
        if name == before:
            system = replace(system, switching=no_rows(system))
        before = name
        options = {each: None for each in CONTROLS} | {each: DEFAULTS[each] for each in CONTROLS if each in DEFAULTS}
        control, signals = read_control(system, 1.0, **options), make_signals([], (), 0.0, 1.0, None)
        form = residual_run.together(system, method)
        if form is None:
            yield switching_run.prepare(system, method, system.initial, grid, signals, control).block
        else:
            yield residual_run.prepare(form, method, system.initial, system, grid, signals, control).block


def fixed_steps(system: Any) -> tuple[Any, Any]:
    """The inputs and the options of a run with fixed steps."""
    options = {each: None for each in CONTROLS} | {each: DEFAULTS[each] for each in CONTROLS if each in DEFAULTS}
    return make_signals([], (), 0.0, 1.0, None), read_control(system, 1.0, **{**options, "step": 0.1})


def keeping_probe() -> shipped.Block:
    """The block of a run of a method that keeps the structure."""
    oscillator = PortHamiltonian(lambda x: x[0] * x[0] + x[1] * x[1], [[0, 1], [-1, 0]], ("q", "p"))
    system, method = HamiltonianSystem(oscillator).system(), find_method("gonzalez")
    step, grid = keeping.kept_step(system, method), np.array([0.0, 1.0])
    return keeping.prepare(step, system, method, system.initial, grid, *fixed_steps(system)).block


def stepping_probe() -> shipped.Block:
    """The block of a run of time-stepping."""
    body = poinsot.Body("ball", poinsot.Inertia.at_centre(1.0, np.zeros(3), np.eye(3)))
    system = poinsot.Mechanism(poinsot.Model("ball", (body,), ())).system(inputs={}, initial=None)
    signals, control = fixed_steps(system)
    grid, steps = np.array([0.0, 1.0]), moreau.prepared_stepping(system)
    return moreau.prepare(steps, find_method("moreau"), system.initial, grid, signals, control).active["block"]


def modules(files: Iterable[str]) -> Iterator[tuple[str, dict[str, list[str]], Any]]:
    """Of each of these files its name, what its entries take, and the module of LLVM with all that they call."""
    blocks = dict(zip(ENTRIES, (*probes(), keeping_probe(), stepping_probe()), strict=True))
    jit_texts()
    for file in files:
        block, names = blocks[file], ENTRIES[file]
        module, taken = llvm.parse_assembly(""), dict[str, list[str]]()
        for name, function in names.items():
            text = importlib.import_module(f"poinsot.simulation.loops.{function.partition('.')[0]}")
            loop = getattr(text, function.partition(".")[2])
            wanted = [each for each in inspect.signature(loop.py_func).parameters if each != "attempts"]
            taken[name] = block.layout[: len(wanted)]
            (result,) = core(loop, block.parts, taken[name], file in HOLDING).overloads.values()
            module.link_in(llvm.parse_assembly(result.library.get_llvm_str()))
            module.link_in(llvm.parse_assembly(WRAPPER.format(name=name, core=result.fndesc.llvm_func_name)))
        for thing in (*module.functions, *module.global_variables):
            if not thing.is_declaration and thing.name not in names:
                thing.linkage = "internal"
        if file in HOLDING:
            keep_apart(module, file)
        yield file, taken, module


def keep_apart(module: Any, file: str) -> None:
    """Longer functions of a file are not written out where they are called."""
    long = set[str]()
    for name in loop_text.TEXTS[file]:
        for function, thing in vars(importlib.import_module(f"poinsot.simulation.loops.{name}")).items():
            code = getattr(getattr(thing, "py_func", None), "__code__", None)
            if code is not None and len(code.co_code) > LONG:
                long.add(f"{len(function)}{function}B")
    for function in module.functions:
        if not function.is_declaration and any(each in function.name for each in long):
            function.add_function_attribute("noinline")


def optimised(module: Any) -> str:
    """The text after LLVM's passes for no machine in particular."""
    target = llvm.Target.from_default_triple().create_target_machine(cpu="generic", features="", opt=2)
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_unrolling = options.slp_vectorization = False
    options.loop_vectorization = options.loop_interleaving = False
    builder = llvm.create_pass_builder(target, options)
    passes = builder.getModulePassManager()
    passes.run(module, builder)
    module.verify()
    return str(module)


def shortened(text: str) -> str:
    """Without what belongs to one machine or one version of LLVM, and with numbers as names."""
    text = re.sub(r" *;.*", "", text.replace("@sqrt(", "@llvm.sqrt.f64("))
    text = re.sub(r"^(target|source_filename|attributes|!|.*@llvm.lifetime).*\n", "", text, flags=re.M)
    text = re.sub(r", ![a-z_.]+ !\d+|, ![a-z_.]+ !{[^}]*}| #\d+| local_unnamed_addr| noundef| nonnull", "", text)
    declared = {
        re.sub(r"(ptr|i1) [a-z( )]+(?=[,)])", r"\1", each) for each in re.findall(r"^declare.*", text, flags=re.M)
    }
    functions = [numbered(each) for each in re.findall(r"^define.*?^}$", text, flags=re.M | re.S)]
    named = re.findall(r"^define internal [^@]*@([^( ]+)\(", "\n".join(functions), flags=re.M)
    own = {name: f"f{k}" for k, name in enumerate(named)}
    text, *functions = (
        re.sub(rf"@({NAME})", lambda name: f"@{own.get(name[1], name[1])}", each) for each in (text, *functions)
    )
    tables = [each for each in re.findall(r"^@.*", text, flags=re.M) if each.split()[0] in " ".join(functions)]
    return "\n".join([*sorted(declared), *tables, *functions]) + "\n"


def numbered(function: str) -> str:
    """With the names of arguments, blocks and values as LLVM numbers them, which need not be told."""
    lines, names = function.split("\n"), dict[str, str]()
    for name in re.findall(rf"%({NAME})", lines[0]):
        names[name] = str(len(names))
    if not re.match(rf"{NAME}:", lines[1]):
        names[str(sum(name.isdigit() for name in names))] = str(len(names))
    for line in lines[1:]:
        if found := re.match(rf"(?:\s+%({NAME}) =|({NAME}):)", line):
            names[found[1] or found[2]] = str(len(names))
    short = [re.sub(rf"%({NAME})", lambda name: f"%{names[name[1]]}", line) for line in lines]
    short = [re.sub(rf"^({NAME}):", lambda name: f"{names[name[1]]}:", line) for line in short]
    return "\n".join(line.replace("  ", " ") for line in short if line.strip())


def main() -> None:
    files = [each for each in sys.argv[1:] if each in ENTRIES]
    folders = [Path(each) for each in sys.argv[1:] if each not in ENTRIES]
    folder = folders[0] if folders else shipped.FOLDER
    for file, taken, module in modules(files or ENTRIES):
        text = shortened(optimised(module))
        llvm.parse_assembly(text).verify()
        said = {
            "what": "loops for any machine, written by `make loops` from their texts in Python: don't edit",
            "sources": loop_text.sources(file),
            "text": hashlib.sha256(text.encode()).hexdigest(),
            "calls": " ".join(name for name in LIBRARY if f"@llvm.{name}." in text),
            **{name: " | ".join(layouts) for name, layouts in taken.items()},
        }
        head = "".join(f"; {name}: {value}\n" for name, value in said.items())
        (folder / f"{file}.ll").write_text(head + text, encoding="utf-8")
        print(f"{file}.ll: {len(text) / 1e3:.0f} kB", file=sys.stderr)


if __name__ == "__main__":
    main()
