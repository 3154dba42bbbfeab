"""What switches in a mechanism: limits, stops, friction, clutches, contacts, as elements that yield rows."""
