"""Real databases for the tests: SQLite files, and a PostgreSQL server that is started for them."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psutil
import psycopg

KINDS = ("sqlite", "postgresql")


def binaries() -> Path:
    """The folder of PostgreSQL's programs: the machine's own, or those of the package pgserver."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if found or on_path:
        return found[-1].parent if found else Path(str(on_path)).parent
    import pgserver

    return Path(pgserver.__file__).parent / "pginstall" / "bin"


class Postgres:
    """A PostgreSQL server of the tests' own, reached by a socket in its folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="wolfmoon-pg-"))
        self._as = self._nobody()
        self._run("initdb", "-D", str(self.data), "-U", "wolfmoon", "-A", "trust", "-E", "UTF8")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _nobody(self) -> dict[str, int]:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return {}
        nobody = pwd.getpwnam("nobody")
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        return {"user": nobody.pw_uid, "group": nobody.pw_gid}

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(binaries() / program), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._as)

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c max_connections=200"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def kill(self) -> None:
        """End it as a power cut would."""
        master, *backends = self._processes()
        master.kill()
        psutil.wait_procs([master, *backends], timeout=60)  # they notice by themselves

    def freeze(self) -> None:
        """Let it say nothing more, and go on later as if nothing had been."""
        self._processes()[0].suspend()  # it makes no more of them
        for process in self._processes():
            process.suspend()

    def thaw(self) -> None:
        for process in self._processes():
            process.resume()

    def _processes(self) -> list[psutil.Process]:
        master = psutil.Process(int((self.data / "postmaster.pid").read_text().split()[0]))
        return [master, *master.children()]

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{uuid4().hex[:12]}"
        with psycopg.connect(
            host=str(self.folder), user="wolfmoon", dbname="postgres", autocommit=True
        ) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql+psycopg://wolfmoon@/{name}?host={self.folder}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server for as long as it is needed."""
    server = Postgres()
    try:
        yield server
    finally:
        server.remove()
