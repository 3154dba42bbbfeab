"""Many runs of one model that differ in numbers: the varied quantities, the runs of members, their records.

    over      names → values or distributions: the axes            `axes`, `draws`, `names`
    chunk     some members: (what varies, first, end) → arrays      `members`, in lanes or one by one
    ensemble  chunks on threads, into a dataset or reductions       `ensemble`, `kept`, `reductions`

A member's numbers follow from its number alone, and its result from these: nothing depends on neighbours, on the order
or on how members are cut into chunks.
"""
