"""How alembic runs our migrations: on the connection that it is given."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=context.config.attributes["metadata"],
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
