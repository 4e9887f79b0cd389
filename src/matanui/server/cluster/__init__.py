"""Several workers on one database: leases and letters."""
