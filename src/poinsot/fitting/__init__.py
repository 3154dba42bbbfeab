"""Numbers of a model from measurements.

measured    CSV files, datasets, mappings: columns over time                       `measured`
unknowns    what is looked for: its names, guesses, bounds by what models refuse   `unknowns`
problem     weighted residuals and their slopes, by runs of the model              `problem`
told apart  covariance, and what the data cannot tell apart                        `telling`
fit         least squares by SciPy, and the result                                 `fit`, `result`
inertias    base parameters of a mechanism, linear least squares, realisable ones  `base`, `inertias`
"""
