"""Renderers print a program: as LLVM assembly, made into machine code; as C99 source."""
