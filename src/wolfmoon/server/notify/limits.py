"""How often one may have something sent, or drawn, that is not play."""

from ..limits import Limit

MAILS_AN_HOUR, MAILS_AT_ONCE = 3, 3
"""Letters that ask whether an address is one's own: of one person, and from one address."""
TESTS_A_MINUTE, TESTS_AT_ONCE = 6, 6
"""How often one person may have a service tried."""
PICTURES_A_SECOND, PICTURES_AT_ONCE = 1.0, 20
"""Pictures in messages that are drawn again, for one address."""


class NoticeLimits:
    """The limits of one server process."""

    def __init__(self) -> None:
        self.mails = Limit(MAILS_AN_HOUR / 3600, MAILS_AT_ONCE)
        self.tests = Limit(TESTS_A_MINUTE / 60, TESTS_AT_ONCE)
        self.pictures = Limit(PICTURES_A_SECOND, PICTURES_AT_ONCE)
