"""What is added up, as SQL: for every key and block of deals the sums that estimates are made of.

Numbers called `n_...` are counts to divide by.
"""

from __future__ import annotations

_VALUES = """
    (SELECT deal, variant, turn, block, avg(score) AS score, max(score) AS best FROM seats
     GROUP BY ALL)
    JOIN (SELECT deal, variant, turn, words, decisions, legal / decisions AS branching, rounds,
          lead_changes, margin FROM games)
    USING (deal, variant, turn)
"""
_NAMES = "score, best, words, decisions, branching, rounds, lead_changes, margin"
_GAMES = f"""
    SELECT deal, variant, block, measure, total FROM
    (SELECT deal, variant, block, {_NAMES} FROM {_VALUES})
    UNPIVOT (total FOR measure IN ({_NAMES}))
"""
MEASURES = f"SELECT variant, measure, block, total, 1 AS n_ FROM ({_GAMES})"

_DEALS = f"""
    SELECT deal, variant, block, measure, avg(total) AS value FROM ({_GAMES}) GROUP BY ALL
"""
DIFFERENCES = f"""
    SELECT other.variant, measure, other.block, other.value - base.value AS total, 1 AS n_
    FROM ({_DEALS}) AS other JOIN ({_DEALS}) AS base USING (deal, measure)
    WHERE base.variant = '{{first}}' AND other.variant <> '{{first}}'
"""

SEATS = "SELECT variant, place, player, block, win, lead, 1 AS n_ FROM seats"

POINTS = """
    SELECT variant, source, points.block, points, 1 AS n_, points * win AS won, win AS n_won
    FROM points JOIN seats USING (deal, variant, turn, seat)
"""

ROUNDS = """
    SELECT variant, round, block, score, legal, decisions AS n_decisions, 1 AS n_ FROM rounds
"""

LEADERS = """
    SELECT variant, round, led.block, win, 1 AS n_ FROM (
        SELECT deal, variant, turn, round, block, arg_max(seat, score) AS seat,
            max(score, 2) AS best
        FROM rounds GROUP BY ALL
    ) AS led JOIN seats USING (deal, variant, turn, seat)
    WHERE len(best) = 1 OR best[1] > best[2]
"""

_SUMS = """
    count(*) FILTER (offered > 0) AS offered,
    count(*) FILTER (taken > 0) AS taken,
    sum(played) AS played,
    sum(lead) FILTER (taken > 0) AS lead,
    sum(win) FILTER (taken > 0) AS win,
    count(*) FILTER (taken = 0 AND offered > 0) AS n_left,
    sum(lead) FILTER (taken = 0 AND offered > 0) AS lead_left,
"""
_HELD = """
    (SELECT deal, variant, turn, seat, {by} kind, thing, sum(offered) AS offered,
     sum(taken) AS taken, sum(played) AS played FROM choices GROUP BY ALL)
    JOIN seats USING (deal, variant, turn, seat)
"""
THINGS = f"""
    SELECT variant, kind, thing, block, {_SUMS} FROM {_HELD.format(by="")}
    GROUP BY variant, kind, thing, block
"""
THING_ROUNDS = f"""
    SELECT variant, kind, thing, round, block, {_SUMS} FROM {_HELD.format(by="round,")}
    GROUP BY variant, kind, thing, round, block
"""
TOGETHER = """
    CREATE OR REPLACE TEMP TABLE {name} AS
    SELECT {keys}, sum(COLUMNS(* EXCLUDE ({keys}))) FROM {name} GROUP BY {keys}
"""
HOLDERS = """
    SELECT variant, kind, thing, block, offered, taken, played, lead, win, n_left, lead_left,
        taken AS n_taken, n_all,
        if(max(coalesce(offered, 0)) OVER (PARTITION BY variant, kind, thing) > 0,
           offered, n_all) AS n_could
    FROM (SELECT DISTINCT variant, kind, thing FROM things WHERE offered > 0 OR taken > 0)
    JOIN (SELECT variant, block, count(*) AS n_all FROM seats GROUP BY ALL) USING (variant)
    LEFT JOIN (SELECT variant, kind, thing, block,
               sum(COLUMNS(* EXCLUDE (variant, kind, thing, block))) FROM things GROUP BY ALL)
    USING (variant, kind, thing, block)
"""
CHOOSERS = """
    SELECT *, taken AS n_taken, offered AS n_offered FROM thing_rounds WHERE offered > 0
"""
WORTH = "{lead} / {n_taken} - {lead_left} / {n_left}"
