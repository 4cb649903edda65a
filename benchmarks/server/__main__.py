"""Measure a server under load and under attack: `python -m benchmarks.server --output server.json`."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from benchmarks.server.load import QUICK, Plan, measure_load


@click.command()
@click.option("--quick", is_flag=True, help="About a minute, with few attacks, instead of six.")
@click.option("--output", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures as JSON here too.")
def main(quick: bool, output: Path | None) -> None:
    """Measure a server on loopback with many tables, then beside each attack."""
    plan = QUICK if quick else Plan()
    with click.progressbar(length=plan.measurements, label="Measuring a server") as bar:
        report = measure_load(plan, lambda: bar.update(1))
    if output is not None:
        output.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    for name, value in report.figures():
        click.echo(f"{name:<36} {'-' if value is None else f'{value:,}':>12}")


if __name__ == "__main__":
    main()
