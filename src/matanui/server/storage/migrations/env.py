"""What alembic runs around the steps: they join the transaction of whoever called `upgrade`."""

from alembic import context

from matanui.server.storage.migrations import VERSION_TABLE
from matanui.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
