"""A kernel: an algorithm made into machine code for one mechanism, when it is first used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn
from weakref import WeakValueDictionary

from poinsot.errors import CompilerError
from poinsot.programs.locking import compiling
from poinsot.programs.program import Operands, Shape
from poinsot.ufuncs.arguments import Arguments, Axis
from poinsot.ufuncs.cache import Cache

if TYPE_CHECKING:
    from poinsot.programs.composition import Source

OF_UFUNCS: WeakValueDictionary[int, Kernel] = WeakValueDictionary()
"""The kernels that are there, by the id of their ufunc, which lives as long as they do."""


class Kernel:
    """An algorithm on arrays of fixed shapes, compiled on first use and called as a NumPy ufunc.

    function   called once with an object array of traced scalars per input (the scalar itself for the shape ()), by
               name; returns an array or scalar per output, in order. Not called at all where the cache has the code
    inputs, outputs   core shape of each operand by name, () for a scalar
    key        a text that tells this function from all others of the same name and shapes, such as the canonical model
               with its options; None: not cached on disk
    rolled     whether what is compiled is a recursion, which walks over a tree in loops
    axes       what the numbers of inputs belong to, for sentences about arguments that are refused
    along      another kernel of the same operands and values, which is to be differentiated in the place of this one
    Law        the ufunc equals the function on floats, up to rounding; a batch equals its singles bit for bit,
               tests/compiler/test_ufunc_laws.py
    Errors     CompilerError where the function cannot be compiled. On values nothing is ever raised: NaN in, NaN out
    """

    rolled = False

    def __init__(
        self,
        function: Callable[..., Any],
        inputs: Mapping[str, Shape],
        outputs: Mapping[str, Shape],
        name: str,
        doc: str = "",
        key: str | None = None,
    ) -> None:
        if not inputs or not outputs:
            raise CompilerError(f"The kernel {name} needs at least one input and one output.")
        self.name = name
        self.inputs = {each: tuple(shape) for each, shape in inputs.items()}
        self.outputs = {each: tuple(shape) for each, shape in outputs.items()}
        self._function, self._doc, self._key = function, doc, key
        self._traced: Source | None = None
        self._made: Any = None
        self._called: Any = None
        self.along: Kernel | None = None
        self.axes: Mapping[str, Axis] = {}

    @property
    def ufunc(self) -> Any:
        """The NumPy generalised ufunc, float64 in and out, with the core shapes in its signature; made on first use."""
        if self._called is None:
            with compiling:
                if self._called is None:
                    self._called = self._make_ufunc()
                    OF_UFUNCS[id(self._called)] = self
        return self._called

    @property
    def address(self) -> int:
        """The C function ``void f(const double *in, double *out)``: inputs concatenated in C order, outputs likewise.

        For loops and other compiled code. Valid as long as this kernel is alive; in and out must not overlap.
        """
        return int(self._engine().call)

    def lanes(self, count: int) -> tuple[int, int]:
        """The C function ``void f(const double *in, double *out, void *work)`` for some samples, and bytes of `work`.

        Number i of the sample in lane l stands at i count + l; otherwise as `address`, and with the same bits. `work`
        is the caller's, aligned to `interface.ALIGNMENT`; what it holds does not matter.
        """
        found: tuple[int, int] = self._engine().lanes(count)
        return found

    @property
    def differentiated(self) -> Kernel:
        """The kernel with the code that is differentiated: itself, unless another is to be in its place."""
        return self.along or self

    @property
    def function(self) -> Callable[..., Any]:
        """The compiled function, to be a part of another function."""
        return self._function

    @property
    def operations(self) -> int:
        """The number of scalar operations of the program, after common subexpressions are shared; traces if need be."""
        return self._program().operations

    @property
    def is_made(self) -> bool:
        """Whether its machine code is there, so that `address` takes no time."""
        return self._made is not None

    @property
    def compile_seconds(self) -> float:
        """Seconds spent so far to trace, lower and compile this kernel, or to load it from the cache."""
        made = self._made
        return 0.0 if made is None else float(made.seconds)

    def program(self) -> Source:
        """The program, as data, for any renderer; traces if need be."""
        return self._program()

    def source(self) -> str:
        """The program, an instruction a line, with the names of inputs and outputs; traces if need be."""
        title = f"{self.name}({', '.join(self.inputs)}) -> {', '.join(self.outputs)}"
        return f"# {title}\n" + self._program().listing(_names(self.inputs), _names(self.outputs))

    def __repr__(self) -> str:
        return f"Kernel({self.name}: {self._signature()})"

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            f"The kernel {self.name} is machine code of this process and cannot be pickled: "
            f"pickle the mechanism it was made for, which makes its kernels anew where it is loaded."
        )

    def _signature(self) -> str:
        from poinsot.ufuncs.engine import signature

        return signature([*self.inputs.values()], [*self.outputs.values()])

    def _program(self) -> Source:
        with compiling:
            if self._traced is None:
                self._traced = self._trace()
            return self._traced

    def _trace(self) -> Source:
        from poinsot.programs.tracing import trace

        return trace(self._function, self.inputs, self.outputs, self.name)

    def _engine(self) -> Any:
        from poinsot.renderers.llvm.target import host
        from poinsot.ufuncs.engine import Engine
        from poinsot.ufuncs.identity import cache_key

        with compiling:
            if self._made is None:
                shapes = f"{self.inputs} {self.outputs}"
                machine = host()
                key = None if self._key is None else cache_key(machine, self.name, shapes, self._key)
                self._made = Engine(self._program, Operands(self.inputs, self.outputs), machine, Cache(), key)
            return self._made

    def _make_ufunc(self) -> Any:
        from poinsot.ufuncs.engine import make_ufunc, take_shortcut
        from poinsot.ufuncs.standing_in import EmptyCore

        doc = f"{self.name}({', '.join(self.inputs)}) -> {', '.join(self.outputs)}\n\n{self._doc}"
        if any(0 in shape for shape in [*self.inputs.values(), *self.outputs.values()]):
            return EmptyCore(self._arguments(), self.outputs, self._ufunc_of_full(), doc, self._signature())
        engine = self._engine()
        ufunc = make_ufunc(engine.loop, engine.data, engine, self._signature(), self._arguments(), doc)
        take_shortcut(ufunc, engine.shortcut)
        return ufunc

    def _arguments(self) -> Arguments:
        """Arguments of its ufunc, for sentences about those that it refuses."""
        return Arguments(self.name, self.inputs, len(self.outputs), self.axes)

    def _ufunc_of_full(self) -> Any:
        """The ufunc of the operands that hold numbers, and of a scalar that only carries the loop shape; or None."""
        inputs, outputs = (
            {name: shape for name, shape in each.items() if 0 not in shape} for each in (self.inputs, self.outputs)
        )
        key = None if self._key is None else self._key + "\nwithout empty operands"
        return self._of_full({**inputs, "loop shape": ()}, outputs, key).ufunc if outputs else None

    def _of_full(self, inputs: Mapping[str, Shape], outputs: Mapping[str, Shape], key: str | None) -> Kernel:
        """The kernel of these operands."""
        return Kernel(self._kept(outputs), inputs, outputs, self.name, key=key)

    def _complete(self, function: Callable[..., object]) -> Callable[..., Any]:
        """A function of all operands as one of those that hold numbers: it gets empty arrays for the others."""

        def called(**given: Any) -> Any:
            import numpy as np

            empty = {name: np.empty(shape, dtype=object) for name, shape in self.inputs.items() if 0 in shape}
            return function(**{name: given[name] for name in given if name != "loop shape"}, **empty)

        return called

    def _kept(self, outputs: Mapping[str, Shape]) -> Callable[..., Any]:
        """The function of the operands that hold numbers, with these results."""
        complete = self._complete(self._function)

        def function(**given: Any) -> Any:
            results = complete(**given)
            each = results if len(self.outputs) > 1 else (results,)
            kept = tuple(result for result, name in zip(each, self.outputs, strict=True) if name in outputs)
            return kept if len(kept) > 1 else kept[0]

        return function


def _names(shapes: Mapping[str, Shape]) -> list[str]:
    """The name of every number of every operand, such as ``q[2]`` and ``M[0,1]``."""
    import numpy as np

    return [
        name + (f"[{','.join(map(str, index))}]" if shape else "")
        for name, shape in shapes.items()
        for index in np.ndindex(*shape)
    ]
