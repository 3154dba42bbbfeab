"""Runs of explicit methods, one or several side by side, each in a lane of the processor's vectors.

The loop is text (`simulation.loops.explicit_run`), compiled for some lanes by masks (`code.lanes`). What one lane does
and another does not is chosen by masks, and no number of one lane ever meets one of another, so that a run has the same
bits alone and beside others.
"""
