"""The end of any game: the points of every seat, and who has won."""

from typing import Any

Data = dict[str, Any]
Telling = dict[str, Any]


def final(sheet: Data) -> list[Telling]:
    """The points of every seat, the best first, and who has won."""
    ranked = sorted(enumerate(sheet["seats"]), key=lambda each: int(each[1]["rank"]))
    winners = [seat for seat, row in ranked if row["rank"] == 1]
    won = "won" if len(winners) == 1 else "shared"
    return [
        *(
            {"what": "final", "seat": seat, "rank": row["rank"], "total": row["total"]}
            for seat, row in ranked
        ),
        *({"what": won, "seat": seat} for seat in winners),
    ]
