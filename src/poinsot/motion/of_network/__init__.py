"""The System of a network: its flow, residual, energies and observations."""
