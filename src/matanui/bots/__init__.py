"""Players made of code: they see views and choose among options."""
