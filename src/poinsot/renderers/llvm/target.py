"""The machine we compile for, and the two steps that LLVM does: assembly to object code, object code to memory.

LLVM's passes over loops for any machine, none of which changes an operation.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from poinsot.errors import CompilerError, PoinsotError
from poinsot.programs.locking import compiling
from poinsot.records import dataclass
from poinsot.renderers.llvm.assembly import ValueType

GOOD = 2
VERSION: str = llvmlite.__version__
_FMA_ALWAYS = ("aarch64", "arm64", "powerpc64", "ppc64", "riscv64", "s390x")


@dataclass(frozen=True)
class Host:
    """What code generation depends on; part of the key under which object code is cached.

    level   of LLVM's code generation: 2, or 0 for plain code, of which every number has the same bits
    """

    triple: str
    cpu: str
    features: str
    fma: bool
    lanes: int
    x86: bool
    level: int = GOOD

    @property
    def vector(self) -> ValueType:
        """The lanes of a batch: 8 with AVX-512, 4 elsewhere."""
        return ValueType(self.lanes)

    @property
    def compact(self) -> bool:
        """Whether code and data of a kernel can be loaded side by side, so that one finds the other at a distance."""
        return self.x86 and any(system in self.triple for system in ("linux", "bsd"))

    def describe(self) -> str:
        """All of it in one line, with LLVM's version."""
        version = ".".join(map(str, llvm.llvm_version_info))
        return f"{self} LLVM {version} llvmlite {llvmlite.__version__}"


def llvm_version() -> int:
    """The version of LLVM; later ones know its words."""
    return int(llvm.llvm_version_info[0])


@cache
def host() -> Host:
    """The machine this process runs on."""
    with compiling:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        triple: str = llvm.get_process_triple()
        features: Any = llvm.get_host_cpu_features()
        cpu: str = llvm.get_host_cpu_name()
    x86 = triple.startswith(("x86_64", "i386", "i486", "i586", "i686"))
    fma = bool(features.get("fma")) if x86 else triple.startswith(_FMA_ALWAYS)
    return Host(triple, cpu, features.flatten(), fma, 8 if features.get("avx512f") else 4, x86, _level())


def _level() -> int:
    """LLVM's level as the environment asks for it: plain code is made five times as fast, and runs slower."""
    chosen = os.environ.get("POINSOT_CODE", "").strip().lower()
    if chosen not in {"", "good", "plain"}:
        raise PoinsotError(
            f"The environment variable POINSOT_CODE is {chosen!r:.40}: set it to plain for code that is made five "
            "times as fast and runs slower, with the same numbers, or to good, or leave it out, for fast code."
        )
    return 0 if chosen == "plain" else GOOD


def _machine(machine: Host, calling: bool) -> Any:
    """LLVM's code generator. Compact code finds its constants relative to itself, each by one instruction less.

    What calls others by name (``calling``) finds them anywhere; such are the loops that are shipped, always well made.
    """
    target = llvm.Target.from_triple(machine.triple)
    reloc, model = ("pic", "small") if machine.compact and not calling else ("default", "jitdefault")
    return target.create_target_machine(
        cpu=machine.cpu,
        features=machine.features,
        opt=GOOD if calling else machine.level,
        reloc=reloc,
        codemodel=model,
        jit=True,
    )


def compile_object(assembly: str, machine: Host, calling: bool = False) -> bytes:
    """Object code for LLVM assembly.

    Code generation at the machine's level, 2 unless POINSOT_CODE asks for plain code, and no passes on the assembly:
    it is already straight and shared, and on robot dynamics passes cost more time than they win.
    """
    with compiling:
        module = llvm.parse_assembly(assembly)
        module.triple = machine.triple
        target = _machine(machine, calling)
        module.data_layout = str(target.target_data)
        result: bytes = target.emit_object(module)
        return result


class LoadedObject:
    """Object code in memory. Its functions live as long as this object.

    called   the names of functions of the C library that the code calls by name
    """

    def __init__(self, code: bytes, machine: Host, called: Sequence[str] = ()) -> None:
        with compiling:
            for name in called:
                llvm.add_symbol(name, library_function(name))
            together = True if machine.compact and not called else None  # None: as llvmlite chooses for the platform
            generator = _machine(machine, bool(called))
            self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), generator, use_lmm=together)
            self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
            self._engine.finalize_object()

    def has(self, name: str) -> int:
        """The address of a constant or a variable; 0 if it does not exist."""
        with compiling:
            return int(self._engine.get_global_value_address(name))

    def variable(self, name: str) -> int:
        """The address of a constant."""
        if not (found := self.has(name)):
            raise CompilerError(f"The compiled code has no constant {name}: a fault in poinsot, please report it.")
        return found

    def address(self, name: str) -> int:
        """The address of a function."""
        with compiling:
            found: int = self._engine.get_function_address(name)
        if not found:
            raise CompilerError(f"The compiled code has no function {name}: a fault in poinsot, please report it.")
        return found


@cache
def library_function(name: str) -> int:
    """The address of a function of the C library's mathematics, wherever this platform keeps it."""
    with compiling:
        found = llvm.address_of_symbol(name)
    if found:
        return int(found)
    for library in _libraries():
        function = getattr(library, name, None)
        if function is not None:
            return ctypes.cast(function, ctypes.c_void_p).value or 0
    raise CompilerError(f"The mathematical function {name} was not found in the C library of this platform.")


def _libraries() -> Iterator[ctypes.CDLL]:
    names = ("ucrtbase", "msvcrt") if sys.platform == "win32" else (None, ctypes.util.find_library("m"))
    for name in names:
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        yield library


LEVEL = 1


def optimised(assembly: str, machine: Host | None = None) -> str:
    """The assembly after LLVM's passes, verified. Loops stay rolled: vectors of two to eight gain nothing at the sizes
    of machines, and triple the code."""
    with compiling:
        llvm.initialize_native_target()
        module = llvm.parse_assembly(assembly)
        module.verify()
        if machine is None:
            target = llvm.Target.from_default_triple().create_target_machine(cpu="generic", features="", opt=LEVEL)
        else:
            kind = llvm.Target.from_triple(machine.triple)
            target = kind.create_target_machine(cpu=machine.cpu, features=machine.features, opt=LEVEL)
            module.triple, module.data_layout = machine.triple, str(target.target_data)
        options = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
        options.loop_unrolling = options.slp_vectorization = False
        options.loop_vectorization = options.loop_interleaving = False
        builder = llvm.create_pass_builder(target, options)
        builder.getModulePassManager().run(module, builder)
        return str(module)
