"""Decisions as data: the rows against the games themselves, read by polars and by DuckDB."""

import json
from pathlib import Path
from typing import Any

import duckdb
import polars as pl
import pytest
from click.testing import CliRunner, Result

import wolfmoon
from wolfmoon.cli import main
from wolfmoon.data.facts import Facts
from wolfmoon.data.parquet import Writer, frame_of, schema_of
from wolfmoon.data.recording import recorder
from wolfmoon.engine.game import Game
from wolfmoon.engine.stream import seed_of

REPLAYS = Path(__file__).parents[1] / "replays"
DOCS = Path(__file__).parents[2] / "docs"


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def written(path: Path, *words: object) -> pl.DataFrame:
    result = run(*words, "--parquet", path)
    assert result.exit_code == 0, result.output
    return pl.read_parquet(path)


def check_row(row: dict[str, Any], game: Game) -> None:
    """A row says what is true of a game that stands before the decision."""
    rules, state = game.rules, game.state
    assert row["seat"] == game.seat
    assert row["offered"] == len(game.offer)
    assert row["words"] == game.action(row["action"]).text
    assert row["turn"] == rules.turns(state)
    assert row["asks"] == rules.view(state, None)["asks"]
    sheet = game.score_sheet()["seats"]
    assert row["scores"] == [seat["total"] for seat in sheet]
    for source, points in row["points"].items():
        assert points == [seat["points"][source] for seat in sheet]


@pytest.mark.parametrize("name", ["the-wolves-2-players", "lone-wolves-advanced"])
def test_the_rows_of_a_file_are_its_decisions(name: str, tmp_path: Path) -> None:
    path = REPLAYS / f"{name}.game"
    rows = written(tmp_path / "rows.parquet", "export", path)
    whole = wolfmoon.load(path.read_text(encoding="utf-8"))
    game = Game(whole.rules, whole.start)
    assert rows["action"].to_list() == [played.number for played in whole.log]
    assert rows["seq"].to_list() == list(range(len(whole.log)))
    for row in rows.iter_rows(named=True):
        check_row(row, game)
        assert row["final"] == list(whole.outcome.scores)
        won = row["seat"] in whole.outcome.winners
        assert row["share"] == pytest.approx(won / len(whole.outcome.winners))
        game.play(row["words"])
    assert game.states.tobytes() == whole.states.tobytes()
    assert set(rows["file"]) == {str(path)}
    assert set(rows["bot"]) == {None}


@pytest.mark.parametrize("name", ["the-wolves-2-players", "lone-wolves-advanced"])
def test_rows_tell_what_each_decision_did_if_they_are_asked_to(name: str, tmp_path: Path) -> None:
    path = REPLAYS / f"{name}.game"
    rows = written(tmp_path / "rows.parquet", "export", path, "--told")
    whole = wolfmoon.load(path.read_text(encoding="utf-8"))
    for number, (action, told) in enumerate(rows.select("action", "told").iter_rows()):
        assert json.loads(told) == whole.rules.story(whole.at(number).states, action)
    assert "told" not in written(tmp_path / "rows.parquet", "export", path).columns


def test_simulated_rows_tell_the_same_as_the_game_played_again(tmp_path: Path) -> None:
    words = ["simulate", "lone-wolves", "--games", "20", "--seed", "5", "--told"]
    rows = written(tmp_path / "rows.parquet", *words).filter(pl.col("game") == 13)
    game = wolfmoon.new("lone-wolves", seed=rows["seed"][0])
    for action, told in rows.select("action", "told").iter_rows():
        assert json.loads(told) == game.rules.story(game.states, action)
        game.play(action)


def test_games_for_any_number_of_players_stand_in_one_file(tmp_path: Path) -> None:
    files = sorted(REPLAYS.glob("the-wolves-?-players.game"))
    rows = written(tmp_path / "rows.parquet", "export", *files)
    assert rows["players"].unique(maintain_order=True).to_list() == [2, 3, 4, 5]
    assert (rows["scores"].list.len() == rows["players"]).all()
    assert rows["game"].unique(maintain_order=True).to_list() == [0, 1, 2, 3]


@pytest.mark.parametrize("name", ["the-wolves", "lone-wolves"])
def test_simulated_rows_are_the_games_that_were_counted(name: str, tmp_path: Path) -> None:
    words = ["simulate", name, "--games", "300", "--seed", "5"]
    rows = written(tmp_path / "rows.parquet", *words)
    counted = json.loads(run(*words, "--json").stdout)
    assert len(rows) == round(counted["decisions_per_game"] * 300)
    ends = rows.group_by("game", maintain_order=True).agg(pl.first("final"), pl.first("seed"))
    means = [sum(each) / 300 for each in zip(*ends["final"].to_list(), strict=True)]
    assert means == pytest.approx([seat["total"] for seat in counted["seats"]])
    number, _, seed = ends.row(299)  # of the second batch
    assert (number, seed) == (299, seed_of(5, 299))
    game = wolfmoon.new(name, seed=seed)
    for row in rows.filter(pl.col("game") == number).iter_rows(named=True):
        check_row(row, game)
        game.play(row["action"])
    assert list(game.outcome.scores) == row["final"]
    assert set(rows["bot"]) == {"random"}


def test_bots_are_named_in_their_rows(tmp_path: Path) -> None:
    rows = written(
        tmp_path / "rows.parquet", "simulate", "lone-wolves", "--bots", "cub,random", "--games", 4
    )
    firsts = rows.group_by("game", "seat", maintain_order=True).agg(pl.first("bot", "seed"))
    seated = {(game, seat): (bot, seed) for game, seat, bot, seed in firsts.iter_rows()}
    assert [seated[game, 0][0] for game in range(4)] == ["cub", "random"] * 2
    assert seated[0, 0][1] == seated[1, 0][1] != seated[2, 0][1]  # a set-up from both seats


def test_bots_that_are_all_alike_never_play_the_same_game_twice(tmp_path: Path) -> None:
    words = ["simulate", "lone-wolves", "--bots", "random", "--games", 4]
    assert written(tmp_path / "rows.parquet", *words)["seed"].n_unique() == 4


def test_duckdb_reads_the_same(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    rows = written(path, "simulate", "the-wolves", "--games", "5")
    (asked,) = duckdb.sql(
        f"select count(*), sum(offered), sum(points.wolves[seat + 1]) from '{path}'"
    ).fetchall()
    own = rows.select(pl.col("points").struct.field("wolves").list.get(pl.col("seat")))
    assert asked == (len(rows), rows["offered"].sum(), own.to_series().sum())
    words = duckdb.sql(f"select words from '{path}' order by game, seq").fetchall()
    assert [word for (word,) in words] == rows.sort("game", "seq")["words"].to_list()
    about = dict(duckdb.sql(f"select key, value from parquet_kv_metadata('{path}')").fetchall())
    assert about[b"wolfmoon.game"] == b"the-wolves"


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    written(path, "simulate", "lone-wolves", "--board", "advanced", "--games", "3")
    about = pl.read_parquet_metadata(path)
    assert about["wolfmoon.game"] == "lone-wolves"
    assert about["wolfmoon.rules"] == str(wolfmoon.games["lone-wolves"].version)
    assert set(pl.read_parquet(path)["board"]) == {"advanced"}


def test_every_column_is_in_the_docs() -> None:
    said = (DOCS / "data.md").read_text(encoding="utf-8")
    for name in wolfmoon.GAMES:
        schema = schema_of(recorder(name, tells=True))
        table = [line.split("`")[1] for line in said.splitlines() if line.startswith("| `")]
        assert [column for column in table if column in schema] == list(schema)
        assert all(source in said for source in recorder(name).sources)


def test_a_broken_file_is_told_with_its_line_and_nothing_is_written(tmp_path: Path) -> None:
    good = REPLAYS / "the-wolves-2-players.game"
    bad = tmp_path / "bad.game"
    lines = good.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if "draft" in line) + 2
    bad.write_text("\n".join([*lines[:place], "forest: fly A1", *lines[place + 1 :]]), "utf-8")
    path = tmp_path / "rows.parquet"
    path.write_text("from before")
    result = run("export", good, bad, "--parquet", path)
    assert result.exit_code == 2
    assert f"{bad}: line {place + 1}: found" in result.output
    assert path.read_text() == "from before"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["bad.game", "rows.parquet"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["export", "/nowhere.game", "--parquet", "x"], "/nowhere.game: no such file"),
        (["export", str(REPLAYS / "the-wolves-quiet.game"), "--parquet", "/no/x"], "can’t write"),
        (
            ["export", *map(str, sorted(REPLAYS.glob("*2-players.game"))), "--parquet"],
            "requires a value",
        ),
        (["simulate", "lone-wolves", "--games", "1", "--parquet", "/no/x"], "can’t write /no/x"),
    ],
)
def test_what_can_not_be_done_is_told_in_a_sentence(words: list[str], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output


def test_two_games_do_not_share_a_file(tmp_path: Path) -> None:
    files = REPLAYS / "lone-wolves-basic.game", REPLAYS / "the-wolves-quiet.game"
    result = run("export", *files, "--parquet", tmp_path / "x.parquet")
    assert result.exit_code == 2
    assert "a file of rows is of one game" in result.output


def test_a_full_disk_is_told_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pl.LazyFrame, "sink_parquet", full)
    path = tmp_path / "x.parquet"
    result = run("simulate", "lone-wolves", "--games", 600, "--parquet", path)
    assert result.exit_code == 2
    assert "no space is left" in result.output
    assert list(tmp_path.iterdir()) == []


def test_games_without_a_decision_have_no_rows() -> None:
    recorded = recorder("lone-wolves").again(wolfmoon.new("lone-wolves", seed=1).states, [[]])
    frame = frame_of(recorder("lone-wolves"), [Facts(0, 1)], recorded)
    assert (len(frame), list(frame.schema)) == (0, list(schema_of(recorder("lone-wolves"))))


def test_who_gives_up_leaves_nothing(tmp_path: Path) -> None:
    with (
        pytest.raises(KeyboardInterrupt),
        Writer(tmp_path / "x.parquet", recorder("lone-wolves")),
    ):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
