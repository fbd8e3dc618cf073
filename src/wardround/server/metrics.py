"""Figures of a running server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from wardround.server.security.doorkeeper import Doorkeeper
from wardround.server.tables.registry import TableRegistry

METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metric(NamedTuple):
    """A figure with its name and kind; `label` tells several of one name apart."""

    name: str
    kind: str
    value: float
    label: str = ""


def metrics(registry: TableRegistry, keeper: Doorkeeper) -> str:
    """All figures, as lines of text."""
    lines: list[str] = []
    for one in _metrics(registry, keeper):
        kind = f"# TYPE wardround_{one.name} {one.kind}"
        if kind not in lines:
            lines.append(kind)
        lines.append(f"wardround_{one.name}{one.label} {one.value:g}")
    return "\n".join(lines) + "\n"


def _metrics(registry: TableRegistry, keeper: Doorkeeper) -> Iterator[Metric]:
    services, watch = registry.services, registry.services.watch
    tables = registry.tables.values()
    yield Metric("ok", "gauge", 0 if watch.lost else 1)
    yield Metric("tables_in_memory", "gauge", len(tables))
    yield Metric("guests", "gauge", sum(len(table.presence.guests) for table in tables))
    yield Metric("connections", "gauge", keeper.connections.total())
    yield Metric("descriptors", "gauge", watch.descriptors)
    yield Metric("disk_free_bytes", "gauge", watch.free_bytes)
    yield Metric("loop_lag_seconds", "gauge", watch.lag)
    for name in ("entries", "requests", "requests_refused"):
        yield Metric(f"{name}_total", "counter", services.counts[name])
    for limit, count in sorted(keeper.turned_away.items()):
        yield Metric("turned_away_total", "counter", count, f'{{limit="{limit}"}}')
