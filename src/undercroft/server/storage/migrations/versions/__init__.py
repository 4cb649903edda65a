"""Migrations, forward only; the next one is `v0019_…` with `down_revision = "0018"`."""
