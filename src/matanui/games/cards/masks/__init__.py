"""Quest for the Masks: collect your Toa's six Great Masks."""
