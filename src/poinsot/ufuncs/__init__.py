"""Machine code as NumPy's ufuncs: inner loops, C interfaces, the cache of object code."""
