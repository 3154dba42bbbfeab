"""Programs as C source: C99 that allocates nothing and needs libm alone."""
