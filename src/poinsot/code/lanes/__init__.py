"""A renderer of the typed form for lanes that run side by side: LLVM assembly by masks.

What varies (`varying`) is a vector; an array of a lane lies as [n][W], so that a number of all lanes is one load. Where
lanes part, a mask says which of them are there: a condition that varies narrows it and jumps over what no lane wants,
values given under it are blended, and `break`, `continue` and `return` take lanes out of it. A block may be left early
where its mask is empty, since every lane that was there has left it; so never is more than that block.

A kernel is called once for all lanes. What stands for its address in a block is the address of six words: the function
f(inputs, outputs, workspace), the workspace, a buffer for outputs that not all lanes want, and how many they are, and
the same of inputs that do not lie side by side.

Law     W lanes have the bits of each alone, tests/compiler/test_random_lanes.py
Source  Pharr & Mark, ispc: a SPMD compiler for high-performance CPU programming, InPar 2012
"""

from poinsot.code.lanes.module import assembly

__all__ = ["assembly"]
