"""The loop of explicit methods, one text of LLVM assembly for one run and for several side by side, one in each lane.

    propose    h in every lane                           `steps`
    stages     ξ = h Σ a k, flow; step, error, chart     `stages`, `errors`
    settle     on the constraints                        `settling`
    sample     dense output of those in the step         `samples`
    arrive     the new state, with the flow there        `arriving`
    conclude   the size of the next step                 `steps`

Control is arithmetic: what one lane does and another does not is chosen by masks, and no number of one lane ever meets
one of another, so that a run has the same bits alone and beside others.
"""
