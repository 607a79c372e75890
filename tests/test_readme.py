"""What the README shows is true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs_and_says_what_it_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    said = capsys.readouterr().out
    assert "S5 is water or chasm; no piece can stand there. (W15)" in said
    assert "wolfmoon game 1" in said


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md", "docs/notation.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert ((ROOT / page).parent / target).exists(), target
