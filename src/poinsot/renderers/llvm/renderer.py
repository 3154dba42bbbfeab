"""The LLVM renderer: programs as machine code of this computer, with operands handed over by address."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from poinsot.programs.program import Operands
from poinsot.records import NamedTuple, dataclass
from poinsot.renderers.llvm import interface
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.target import Host, LoadedObject, compile_object, library_function
from poinsot.renderers.protocol import ByAddress

if TYPE_CHECKING:
    from poinsot.programs.composition import Source
    from poinsot.renderers.llvm.module import Around

ONE = ValueType(1)
_LENGTH = 8  # bytes that say how long the object code is; tables follow it


class ObjectCode(NamedTuple):
    """What LLVM made of a program, and the tables that its code reads; both can be kept on disk."""

    code: bytes
    tables: bytes

    def kept(self) -> bytes:
        """As one."""
        return len(self.code).to_bytes(_LENGTH, "little") + self.code + self.tables

    @classmethod
    def of(cls, kept: bytes) -> Self:
        """From what `kept` gave."""
        end = _LENGTH + int.from_bytes(kept[:_LENGTH], "little")
        return cls(kept[_LENGTH:end], kept[end:])


@dataclass(frozen=True)
class LLVM:
    """Programs as machine code: `renderers.protocol.Renderer`.

    machine  that it is made for
    lanes    how many samples the functions take at once
    """

    machine: Host
    lanes: ValueType = ONE

    def render(self, program: Source, operands: Operands, around: Around | None = None) -> ObjectCode:
        """The object code of a program, with functions ``around`` it."""
        from poinsot.renderers.llvm.module import assemble

        text, tables = assemble(program, operands, self.lanes, self.machine, around)
        return ObjectCode(compile_object(text, self.machine), tables)

    def load(self, artefact: ObjectCode, operands: Operands) -> ByAddress:
        """The function ``void f(const double *in, double *out)``, which several threads may call."""
        memory = InMemory(artefact, self.machine)
        return ByAddress(memory.address(interface.CALL), operands, memory)


class InMemory:
    """Object code in memory, set up and ready to be called; its functions live as long as this object.

    size   bytes of the workspace
    known  addresses that functions around a program work with, by name, in the order of ``Around.addresses``
    """

    def __init__(self, artefact: ObjectCode, machine: Host, known: Mapping[str, int] | None = None) -> None:
        self._loaded = LoadedObject(artefact.code, machine)
        self._kept: list[Any] = []
        self.size = self._set_up(artefact.tables, known or {})

    def address(self, name: str) -> int:
        """The address of a function."""
        return self._loaded.address(name)

    def _set_up(self, tables: bytes, known: Mapping[str, int]) -> int:
        """Hand the code the addresses it works with; the size of its workspace."""
        setup = ctypes.CFUNCTYPE(ctypes.c_ssize_t, ctypes.c_void_p)(self.address(interface.SETUP))
        names: Sequence[str] = [*interface.ADDRESSES, *known]
        addresses = (ctypes.c_void_p * len(names))()
        size: int = setup(ctypes.addressof(addresses))
        own = {"allocate": ctypes.pythonapi.PyMem_RawMalloc, "free": ctypes.pythonapi.PyMem_RawFree}
        for k, name in enumerate(names):
            if name == "workspace":
                addresses[k] = self._memory(size)
            elif name == "tables":
                addresses[k] = start = self._memory(len(tables))
                ctypes.memmove(start, tables, len(tables))
            elif name in own:
                addresses[k] = ctypes.cast(own[name], ctypes.c_void_p).value
            else:
                addresses[k] = known[name] if name in known else library_function(name.removeprefix("libm_"))
        setup(ctypes.addressof(addresses))
        for name in interface.TEXTS:
            if place := self._loaded.has(f"{interface.TEXT}{name}"):
                from poinsot.code.texts import TEXTS

                ctypes.c_void_p.from_address(place).value = TEXTS[name].function(name)
        return size

    def _memory(self, size: int) -> int:
        """The address of so many bytes, aligned, that live as long as this object."""
        memory = ctypes.create_string_buffer(size + interface.ALIGNMENT)
        self._kept.append(memory)
        return -(-ctypes.addressof(memory) // interface.ALIGNMENT) * interface.ALIGNMENT
