"""A compiled tree and its algorithms as ufuncs: what every helper of a mechanism takes."""
