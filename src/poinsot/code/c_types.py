"""The types and the helpers of C source: the name of each, and its text where it is used."""

from __future__ import annotations

import re
from collections.abc import Mapping

from poinsot.code.types import BOOL, FLOAT, INT, NONE, Array, PartType, RecordType, Scalar, Tuple, Type

SCALARS = {FLOAT: "double", INT: "int64_t", BOOL: "bool", NONE: "void"}
_KEYWORDS = """
auto break case char const continue default do double else enum extern float for goto if inline int long register
restrict return short signed sizeof static struct switch typedef union unsigned void volatile while asm bool true false
INFINITY NAN
"""
_CALLED = "sqrt floor fabs fmod pow log hypot sin cos fma memcpy copysign isfinite isinf fprintf stderr abort"
_DECLARED = """
main acos asin atan atan2 tan cosh sinh tanh exp log2 ceil fmin fmax cbrt erf gamma signbit round trunc j0
j1 jn y0 y1 yn abs labs llabs div time index exit free signal remainder scalb logb
"""
KEYWORDS = frozenset(_KEYWORDS.split())
CALLED = frozenset(_CALLED.split())
"""Functions of the C library that a loop may call, beside the helpers."""
LIBRARY = frozenset(_DECLARED.split())
"""Further names that headers and compilers declare."""
ARRAYS = frozenset({"floats", "ints"})
WHOLE, REAL = "int64_t a, int64_t b", "double a, double b"
HELPERS: Mapping[str, str] = {
    "kernel": "typedef void (*kernel)(const double *inputs, double *outputs);",
    "moving_kernel": """typedef void (*moving_kernel)(
    const double *inputs, double *outputs, const double *moves, double *moved);""",
    "program": "typedef void (*program)(int64_t context, const double *inputs, double *outputs);",
    "entry": "typedef int64_t (*entry)(void *block, int64_t number);",
    "floor_div": f"""/* The quotient as Python rounds it: downwards. */
static inline int64_t floor_div({WHOLE})
{{
    const int64_t rest = a % b;
    return a / b - (rest != 0 && (rest < 0) != (b < 0));
}}""",
    "floor_mod": f"""/* The rest of that quotient: it has the sign of the divisor. */
static inline int64_t floor_mod({WHOLE})
{{
    const int64_t rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}}""",
    "floor_fmod": f"""static inline double floor_fmod({REAL})
{{
    const double rest = fmod(a, b);
    return rest == 0.0 ? copysign(0.0, b) : (rest < 0.0) != (b < 0.0) ? rest + b : rest;
}}""",
    "bits_of": """static inline int64_t bits_of(double x)
{
    int64_t found;
    memcpy(&found, &x, sizeof found);
    return found;
}""",
    "float_of": """static inline double float_of(int64_t bits)
{
    double found;
    memcpy(&found, &bits, sizeof found);
    return found;
}""",
    "square": "static inline double square(double x) { return x * x; }",
    "min_real": f"static inline double min_real({REAL}) {{ return b < a ? b : a; }}",
    "max_real": f"static inline double max_real({REAL}) {{ return b > a ? b : a; }}",
    "min_whole": f"static inline int64_t min_whole({WHOLE}) {{ return b < a ? b : a; }}",
    "max_whole": f"static inline int64_t max_whole({WHOLE}) {{ return b > a ? b : a; }}",
    "abs_whole": "static inline int64_t abs_whole(int64_t a) { return a < 0 ? -a : a; }",
    "within": """/* An index, which lies within bounds. */
static inline int64_t within(int64_t index, int64_t size, const char *file, int line)
{
    if (index < 0 || index >= size) {
        fprintf(stderr, "%s, line %d: index %lld of %lld: out of bounds\\n", file, line, (long long)index,
                (long long)size);
        abort();
    }
    return index;
}""",
}


class Vocabulary:
    """Data shared by the functions of one source.

    A record has the name of what first brings it; `prefix` stands before the names of arrays and helpers.
    """

    def __init__(self, prefix: str = "") -> None:
        self._prefix = prefix
        self._named: dict[Type, str] = {}
        self._used: set[str] = {*HELPERS}
        self.definitions: dict[str, str] = {}
        self.helpers: dict[str, str] = {}

    def fresh(self, name: str) -> str:
        """A name of the file that nothing else has."""
        wanted = name.strip("_")
        wanted = f"{wanted}_" if wanted in KEYWORDS | CALLED | LIBRARY else wanted
        found, count = wanted, 1
        while found in self._used:
            count += 1
            found = f"{wanted}_{count}"
        self._used.add(found)
        return found

    def local(self, name: str) -> str:
        """The name of a local variable."""
        return f"{name}_" if name in KEYWORDS | CALLED | ARRAYS or name in self._used else name

    def type(self, kind: Type, hint: str = "record") -> str:
        """C's type of a value; hint: its name where it is met."""
        match kind:
            case Scalar():
                return SCALARS[kind]
            case RecordType() | PartType():
                return f"{'const ' if isinstance(kind, PartType) else ''}{self.struct(kind, hint)} *"
        return self.struct(kind, hint)

    def struct(self, kind: Type, hint: str = "record") -> str:
        """The name of a struct."""
        if kind not in self._named:
            self._named[kind] = self._defined(kind, hint)
        return self._named[kind]

    def _defined(self, kind: Type, hint: str) -> str:
        match kind:
            case Array(item=item, rank=rank):
                sizes = ", ".join(f"n{axis}" for axis in range(rank))
                pointer = self.type(item, hint) if isinstance(item, RecordType) else f"{self.type(item)} *"
                fields = [f"{pointer}at;", f"int64_t {sizes};"]
                names = {FLOAT: f"{self._prefix}floats", INT: f"{self._prefix}ints"}
                of = names[item] if isinstance(item, Scalar) else f"{self.struct(item, hint)}_array"
                name = self.fresh(of if rank == 1 else f"{of}_{rank}")
            case Tuple(items=items):
                parts = [self.type(each) for each in items]
                fields = [f"{declared(part, f'v{k}')};" for k, part in enumerate(parts)]
                name = self.fresh(self._prefix + "_".join(word(part) for part in parts))
            case RecordType(fields=inner):
                fields = [f"{declared(self.type(one), field_name(each))};" for each, one in inner]
                name = self.fresh(self._prefix + record_name(hint))
            case PartType(name=given, fields=inner):
                kinds = [self.struct(one) if isinstance(one, PartType) else self.type(one, each) for each, one in inner]
                fields = [f"{declared(one, field_name(each))};" for (each, _), one in zip(inner, kinds, strict=True)]
                name = self.fresh(given)
            case _:
                raise AssertionError(kind)
        text = " ".join(fields)
        lines = f"    {text}" if len(text) < 100 else "\n".join(f"    {each}" for each in fields)
        self.definitions[name] = f"typedef struct {{\n{lines}\n}} {name};"
        return name

    def helper(self, name: str) -> str:
        """The name of a helper, which is written out."""
        found = f"{self._prefix}{name}"
        self.helpers[name] = re.sub(rf"\b{name}\b", found, HELPERS[name])
        return found

    def piece(self, kind: Array, first: int, ranged: bool) -> str:
        """The helper that takes a part of an array: behind indices of its first axes, from a start to a stop."""
        whole, left = self.struct(kind), Array(kind.item, kind.rank - first)
        result = self.struct(left)
        name = (
            f"{whole}_{f'row{first if first > 1 else str()}' if first else 'part'}{'_part' if first and ranged else ''}"
        )
        given = [f"int64_t i{axis}" for axis in range(first)] + ["int64_t start", "int64_t stop"] * ranged
        place = "0" if not first else "i0"
        for axis in range(1, first):
            place = f"({place} * x.n{axis} + i{axis})"
        sizes = [f"x.n{axis}" for axis in range(first, kind.rank)]
        if ranged:
            place = f"({place} * {sizes[0]} + start)" if first else "start"
            sizes[0] = "stop - start"
        place = " * ".join([place, *(f"x.n{axis}" for axis in range(first + ranged, kind.rank))])
        self.helpers[name] = (
            f"static inline {result} {name}({', '.join([f'{whole} x', *given])})\n"
            f"{{\n    return ({result}){{x.at + {place}, {', '.join(sizes)}}};\n}}"
        )
        return name

    def fill(self, kind: Array) -> str:
        """The helper that writes a number to all places of an array."""
        whole, count = self.struct(kind), " * ".join(f"x.n{axis}" for axis in range(kind.rank))
        name = f"fill_{whole}"
        self.helpers[name] = (
            f"static inline void {name}({whole} x, {self.type(kind.item)} value)\n"
            f"{{\n    for (int64_t i = 0; i < {count}; i++)\n        x.at[i] = value;\n}}"
        )
        return name


def declared(kind: str, name: str) -> str:
    """The declaration of a variable."""
    return f"{kind}{name}" if kind.endswith("*") else f"{kind} {name}"


def word(kind: str) -> str:
    """A type as a part of a name."""
    return kind.replace("const ", "").replace(" *", "").removesuffix("_t")


def field_name(name: str) -> str:
    """The name of a field."""
    return f"{name}_" if name in KEYWORDS else name


def record_name(field: str) -> str:
    """The name of the struct of a record that a field of this name is of."""
    return field.strip("_").title().replace("_", "")
