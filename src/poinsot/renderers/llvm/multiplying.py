"""Products of a dense matrix with others in LLVM assembly: blocks of rows, strips of columns kept in registers."""

from __future__ import annotations

from poinsot.programs.multiplying import Multiply
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.looping import Looping

_ROWS, _STRIP_VECTORS, _LANES = 4, 4, 8  # rows of a block, vectors in a strip, lanes of a vector


def multiply(stage: Multiply, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool) -> str:
    """The functions: one for each size of a block, and one that goes through all blocks."""
    code, size = Looping(lanes, group, fma), stage.size
    most = _STRIP_VECTORS if code.lanes.count == _LANES else _STRIP_VECTORS // 2
    vectors = -(-size // code.columns)
    strips, blocks = _parts(vectors, most), _parts(size, _ROWS)
    for k, start in enumerate(stage.right_sides):
        for width, first, end in strips:
            with code.loop(first * code.columns, end * code.columns, width * code.columns) as column:
                b = code.places(code.at("%work", shared + start * lanes.bytes), column.index)
                x = code.places(f"%o{k}", column.index)
                for height, top, bottom in blocks:
                    with code.loop(top, bottom, height) as row:
                        a, out = (code.places(each, row.index, size) for each in (f"%o{stage.factor}", x))
                        arguments = f"ptr {a}, ptr {b}, ptr {out}, i64 {column.index}"
                        code.do(f"call void @{name}_block{height}_{width}({arguments})")
    code.do("ret void")
    functions = [
        _block(stage, name, height, width, Looping(lanes, group, fma)) for height, *_ in blocks for width, *_ in strips
    ]
    return "\n".join([*functions, code.function(head)])


def _block(stage: Multiply, name: str, height: int, width: int, code: Looping) -> str:
    """The function for some rows and some vectors of columns."""
    places = [(r, j) for r in range(height) for j in range(width)]
    with code.loop(0, stage.size, 1, [code.zero()] * len(places)) as i:
        row = code.places("%b", i.index, stage.row)
        b = [code.vector(row, j * code.columns) for j in range(width)]
        a = [code.uniform(code.places("%a", i.index), r * stage.size) for r in range(height)]
        i.onward = [code.fma(a[r], b[j], total) for (r, j), total in zip(places, i.carried, strict=True)]
    for (r, j), total in zip(places, i.carried, strict=True):
        inside = code.within(code(f"add i64 %column, {j * code.columns}"), None, str(stage.size))
        code.store_where(inside, total, code.places("%out", r * stage.size + j * code.columns))
    code.do("ret void")
    arguments = "ptr noalias %a, ptr noalias %b, ptr noalias %out, i64 %column"
    return code.function(f"define internal void @{name}_block{height}_{width}({arguments})")


def _parts(count: int, most: int) -> list[tuple[int, int, int]]:
    """(size, first, end): as many parts of the largest size as there are, and what is left."""
    whole = count - count % most
    return [(size, a, b) for size, a, b in ((most, 0, whole), (count - whole, whole, count)) if a < b]
