"""Programs as LLVM assembly, and as machine code in memory."""
