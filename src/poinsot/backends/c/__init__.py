"""C source of algorithms and systems: what was traced, written as C99 that allocates nothing and needs libm alone."""
