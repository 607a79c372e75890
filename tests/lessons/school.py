"""A small lesson for tests, and the same with a line changed."""

from wolfmoon.lessons import Lesson
from wolfmoon.lessons.reading import read_lesson

FILE = "follow.lesson"
TEXT = """\
wolfmoon lesson 1
game lone-wolves
lesson follow
seat 1
picture R6

position
wolfmoon game 1
game lone-wolves
rules 1
board basic
seat 1 R3 R6 G2 G4 G7 K3 K5 K6 N4 N7 W2 W5 W6
seat 2 R2 R5 G3 G5 G6 K2 K4 K7 N2 N5 W3 W4 W7
aside R4 R7 N3 N6
hidden S1,S3 S4,S9 S1,S3 S4,S9 S2,S5
shown S2 S5 S8 S6 S7
box S6 S7 S8
honour 5/10 6/9 7/8 9/6 10/5
leader 2

2: play R5 volcano
end

step win
  light volcano R3 R6
  part trick
  about L6 L8
  wrong lower L8 does trick-won seat!=me
  wrong suit L6 refused play G* *
  accept play R6 *
  goal does trick-won seat=me
  reply take S6
  reply place volcano
  turn play R6 volcano

step lead
  about L5 L10 L11 L12
  accept play *
  goal does led seat=me
  turn play G7 swamp
"""


def changed(old: str, new: str) -> str:
    """The text with one line changed."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def lesson(old: str = "", new: str = "") -> Lesson:
    """The lesson, or the same with one line changed."""
    return read_lesson(changed(old, new) if old else TEXT, FILE)
