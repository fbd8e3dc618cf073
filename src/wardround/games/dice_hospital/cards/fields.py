"""Fields that only cards of Dice Hospital have."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.table.cards.fields import Fields


class CardFields(Fields):
    """The fields of a card of Dice Hospital."""

    def span(self, field: str) -> tuple[int, int]:
        """Lowest and highest value of a patient; left out it is any."""
        value = self.entry.pop(field, [1, 6])
        whole = isinstance(value, list) and len(value) == 2 and all(type(v) is int for v in value)
        if not whole or not 1 <= value[0] <= value[1] <= 6:
            self.not_that(field, value, "[low, high] 1..6")
            return 1, 6
        return value[0], value[1]

    def six(self, field: str, most: int) -> tuple[int, ...]:
        """A number for each value of a patient."""
        value = self.entry.pop(field)
        if len(value) != 6 or not all(type(v) is int and 1 <= v <= most for v in value):
            self.not_that(field, value, f"6 x 1..{most}")
            return (1,) * 6
        return tuple(value)

    def labels(self, field: str, count: int, among: Sequence[str]) -> tuple[str, ...]:
        """So many colours or values."""
        there, value = self.take(field, None)
        labels = [str(label) for label in value] if isinstance(value, list) else []
        if there and (len(labels) != count or any(label not in among for label in labels)):
            self.not_that(field, value, f"{count} x {'|'.join(among)}")
            return tuple(among[:count])
        return tuple(labels)
