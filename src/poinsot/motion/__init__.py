"""Systems: state, flow, energies and ports of mechanisms and networks, as integrators take them."""
