"""One step at a time, for loops of one's own."""
