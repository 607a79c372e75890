"""What can be seen on this machine: versions, database, disk, clock, compiled code."""

import platform
import shutil
import time
from importlib.metadata import version as version_of
from pathlib import Path

from sqlalchemy import Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from ...bots.preparing import lacking
from ...engine.compiled import INTERPRETED, cache_of
from ...engine.errors import WolfmoonError, phrase
from ...games import NAMES
from ...version import __version__, is_supported, pythons
from ..store.database import FILE, HEAD, connect, is_sqlite, url_there, version
from ..store.schema import events
from .finding import Finding, Patient, ill, note, well

GIGABYTE = 1 << 30
LEAST_FREE, FEW_FREE = 200 << 20, GIGABYTE
MOST_AHEAD_SECONDS = 5.0
MICROS = 1_000_000
UPGRADE = "wolfmoon db upgrade"
WARM = "wolfmoon warm"


def versions(patient: Patient) -> Finding:
    """Whether this Python is one of those that Wolfmoon is made for."""
    python, numba = platform.python_version(), version_of("numba")
    facts = {"version": __version__, "python": python, "numba": numba}
    if not is_supported():
        return ill("doctor-versions-other", phrase("cure-python", **pythons()), **facts)
    return well("doctor-versions", **facts)


def database(patient: Patient) -> Finding:
    """Whether the database answers, has the right form, and is whole."""
    file = patient.settings.folder() / FILE
    if patient.settings.database is None and not file.is_file():
        return note("doctor-database-none", phrase("cure-where"), file=str(file))
    try:
        engine = engine_of(patient)
        found = version(engine)
        if found is None:
            return note("doctor-database-empty", phrase("cure-run", command=UPGRADE))
        if found != HEAD:
            newer = found > HEAD
            cure = phrase("cure-newer") if newer else phrase("cure-run", command=UPGRADE)
            return ill("doctor-database-version", cure, found=found, wanted=HEAD)
        if is_sqlite(engine) and (trouble := _broken(engine)):
            return ill("doctor-database-broken", phrase("cure-restore"), problem=trouble)
        return well("doctor-database", kind=engine.dialect.name, version=found)
    except (SQLAlchemyError, WolfmoonError, OSError) as error:
        problem = str(getattr(error, "orig", error)).splitlines()[0]
        return ill("doctor-database-away", phrase("cure-database"), problem=problem)


def _broken(engine: Engine) -> str:
    with engine.connect() as connection:
        said = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    return "" if said == "ok" else said


def engine_of(patient: Patient) -> Engine:
    """The database that is looked at; BadInput where there is none, for none is made here."""
    settings = patient.settings
    return connect(url_there(settings.database, settings.folder()))


def disk(patient: Patient) -> Finding:
    """Whether there is room where games are kept, and where code is compiled to."""
    folder = patient.settings.folder()
    folder = folder if folder.exists() else Path.home()
    free = shutil.disk_usage(folder).free
    facts = {"folder": str(folder), "gigabytes": f"{free / GIGABYTE:.1f}"}
    if free < LEAST_FREE:
        return ill("doctor-disk", phrase("cure-disk"), **facts)
    return (
        note("doctor-disk", phrase("cure-disk"), **facts)
        if free < FEW_FREE
        else well("doctor-disk", **facts)
    )


def clock(patient: Patient) -> Finding | None:
    """Whether this machine's clock agrees with the database's, or with what was kept before."""
    try:
        engine = engine_of(patient)
        if version(engine) != HEAD:
            return None
        ahead = _kept_ahead(engine) if is_sqlite(engine) else _clock_ahead(engine)
    except (SQLAlchemyError, WolfmoonError):
        return None  # another check tells of it
    if ahead > MOST_AHEAD_SECONDS:
        return ill("doctor-clock-behind", phrase("cure-clock"), seconds=round(ahead))
    if ahead < -MOST_AHEAD_SECONDS and not is_sqlite(engine):
        return ill("doctor-clock-ahead", phrase("cure-clock"), seconds=round(-ahead))
    return well("doctor-clock")


def _kept_ahead(engine: Engine) -> float:
    """How far the newest event of a file lies in the future."""
    with engine.connect() as connection:
        newest = connection.execute(select(func.max(events.c.at))).scalar()
    return (newest or 0) / MICROS - time.time()


def _clock_ahead(engine: Engine) -> float:
    with engine.connect() as connection:
        theirs = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar()
    return float(theirs or 0) - time.time()


def compiled(patient: Patient) -> Finding:
    """Whether rules and bots are compiled, so that nobody waits for them."""
    if INTERPRETED:
        return ill("doctor-interpreted", phrase("cure-interpreted"))
    folder = str(cache_of("wolfmoon.engine.compiled").parent)
    missing = sum(len(lacking(game)) for game in NAMES)
    if missing:
        cure = phrase("cure-run", command=WARM)
        return note("doctor-not-compiled", cure, count=missing, folder=folder)
    return well("doctor-compiled", folder=folder)
