"""The modules of this room: each is imported when it is first used."""

from . import (
    bond_graph as bond_graph,
)
from . import (
    chemical as chemical,
)
from . import (
    control as control,
)
from . import (
    declarations as declarations,
)
from . import (
    domains as domains,
)
from . import (
    electrical as electrical,
)
from . import (
    hydraulic as hydraulic,
)
from . import (
    magnetic as magnetic,
)
from . import (
    primitives as primitives,
)
from . import (
    rotational as rotational,
)
from . import (
    spatial as spatial,
)
from . import (
    thermal as thermal,
)
from . import (
    transducers as transducers,
)
from . import (
    translational as translational,
)
