"""Products of a dense matrix with others, in blocks of rows and strips of columns that stay in registers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poinsot.renderers.llvm.assembly import Lanes
from poinsot.renderers.llvm.looping import Looping

_ROWS, _MOST, _WIDEST = 4, 4, 8  # rows of a block, vectors in a strip, lanes of a vector


@dataclass(frozen=True)
class Multiply:
    """X_k = A B_k for square matrices, into the first outputs.

    size         n, of all of them
    factor       the number of the output that is A, filled before
    right_sides  shared number at which each B begins; as many as fill a vector may be read beyond, to no effect
    row          numbers from a row of B to the next
    """

    size: int
    factor: int
    right_sides: Sequence[int]
    row: int

    @property
    def operations(self) -> int:
        """Multiplications and additions."""
        return 2 * self.size**3 * len(self.right_sides)

    def listing(self) -> str:
        """The formula."""
        return f"X = A*B  # {self.size} rows and columns, {len(self.right_sides)} times"

    def write(self, name: str, head: str, shared: int, lanes: Lanes, group: Lanes, fma: bool) -> str:
        """The functions: one for each size of a block, and one that goes through all blocks."""
        code, size = Looping(lanes, group, fma), self.size
        most = _MOST if code.lanes.count == _WIDEST else _MOST // 2
        vectors = -(-size // code.columns)
        strips, blocks = _parts(vectors, most), _parts(size, _ROWS)
        for k, start in enumerate(self.right_sides):
            for width, first, end in strips:
                with code.loop(first * code.columns, end * code.columns, width * code.columns) as column:
                    b = code.places(code.at("%work", shared + start * lanes.bytes), column.index)
                    x = code.places(f"%o{k}", column.index)
                    for height, top, bottom in blocks:
                        with code.loop(top, bottom, height) as row:
                            a, out = (code.places(each, row.index, size) for each in (f"%o{self.factor}", x))
                            arguments = f"ptr {a}, ptr {b}, ptr {out}, i64 {column.index}"
                            code.do(f"call void @{name}_block{height}_{width}({arguments})")
        code.do("ret void")
        functions = [
            self._block(name, height, width, Looping(lanes, group, fma))
            for height, *_ in blocks
            for width, *_ in strips
        ]
        return "\n".join([*functions, code.function(head)])

    def _block(self, name: str, height: int, width: int, code: Looping) -> str:
        """The function for some rows and some vectors of columns."""
        places = [(r, j) for r in range(height) for j in range(width)]
        with code.loop(0, self.size, 1, [code.zero()] * len(places)) as i:
            row = code.places("%b", i.index, self.row)
            b = [code.vector(row, j * code.columns) for j in range(width)]
            a = [code.uniform(code.places("%a", i.index), r * self.size) for r in range(height)]
            i.onward = [code.fma(a[r], b[j], total) for (r, j), total in zip(places, i.carried, strict=True)]
        for (r, j), total in zip(places, i.carried, strict=True):
            inside = code.within(code(f"add i64 %column, {j * code.columns}"), None, str(self.size))
            code.store_where(inside, total, code.places("%out", r * self.size + j * code.columns))
        code.do("ret void")
        arguments = "ptr noalias %a, ptr noalias %b, ptr noalias %out, i64 %column"
        return code.function(f"define internal void @{name}_block{height}_{width}({arguments})")


def _parts(count: int, most: int) -> list[tuple[int, int, int]]:
    """(size, first, end): as many parts of the largest size as there are, and what is left."""
    whole = count - count % most
    return [(size, a, b) for size, a, b in ((most, 0, whole), (count - whole, whole, count)) if a < b]
