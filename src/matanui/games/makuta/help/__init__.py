"""Help that follows from a view of Quest for Makuta."""
