"""Pictures of networks: elements by their symbols on wires, and bond graphs; laid out without a hand, as SVG."""
