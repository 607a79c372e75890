"""How often someone may ask: a bucket of tokens for each person or address."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from .refused import Refused

MOST_BUCKETS = 20_000
"""Whoever comes from more addresses than this only makes us forget the oldest."""
MOST_NETWORKS = 4096
"""Addresses that are remembered to have been read."""
OF_A_NETWORK = 64
"""An IPv6 customer has at least so many bits to choose an address from."""


class Limit:
    """Tokens come back at a rate, up to a burst; a request takes one, or as many as it costs."""

    def __init__(
        self, a_second: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._a_second = a_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: int = 1) -> None:
        """Take tokens, or refuse and say when there will be enough."""
        at = self._clock()
        tokens, since = self._buckets.pop(key, (self._burst, at))
        tokens = min(self._burst, tokens + (at - since) * self._a_second)
        enough = tokens >= cost
        self._buckets[key] = (tokens - cost if enough else tokens, at)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            seconds = math.ceil((cost - tokens) / self._a_second)
            raise Refused("too-many-requests", wait=seconds, seconds=seconds)


@lru_cache(MOST_NETWORKS)
def network_of(address: str) -> str:
    """What counts as one address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(ipaddress.ip_network((known, OF_A_NETWORK), strict=False))
