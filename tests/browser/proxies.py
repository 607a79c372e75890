"""Real proxies before a real server, with the very files that `deploy/` has for them."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"
EXAMPLE, UPSTREAM = "wolves.example.org", "127.0.0.1:8000"
START_SECONDS = 60.0
NGINX = """{user} daemon off; worker_processes 1;
pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log {folder}/access.log; client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/wolfmoon.conf;
}}
"""
CADDY = """{{
	admin off
	skip_install_trust
	storage file_system {folder}/storage
}}
"""


@dataclass(frozen=True)
class Proxy:
    """Where a proxy listens."""

    http: int
    https: int


def found(name: str) -> str | None:
    """The program of a proxy, if it is here; Debian keeps one of them where only root looks."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")


@contextmanager
def proxy(name: str, folder: Path, upstream: int) -> Iterator[Proxy]:
    """A proxy before the server at a port, by its file in `deploy/`."""
    ports = Proxy(free_port(), free_port())
    command = {"nginx": _nginx, "caddy": _caddy}[name](folder, ports, upstream)
    log = (folder / f"{name}.log").open("wb")
    program = found(name)
    assert program is not None
    process = subprocess.Popen([program, *command], stdout=log, stderr=log)
    try:
        _wait(process, ports.https, folder / f"{name}.log")
        yield ports
    finally:
        process.terminate()
        process.wait(30)
        log.close()


def _nginx(folder: Path, ports: Proxy, upstream: int) -> list[str]:
    key, certificate = folder / "key.pem", folder / "cert.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    made += ["-nodes", "-days", "2", "-subj", "/CN=localhost"]
    made += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    listen = f"listen 127.0.0.1:{ports.https} ssl; listen 127.0.0.1:{ports.http};"
    live = f"/etc/letsencrypt/live/{EXAMPLE}"
    for old, new in {
        "listen 443 ssl;": listen,
        f"{live}/fullchain.pem": str(certificate),
        f"{live}/privkey.pem": str(key),
        EXAMPLE: "localhost",
        UPSTREAM: f"127.0.0.1:{upstream}",
    }.items():
        assert old in text
        text = text.replace(old, new)
    (folder / "wolfmoon.conf").write_text(text)
    user = "user root;" if os.getuid() == 0 else ""  # else it could not write into our folder
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    return ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def _caddy(folder: Path, ports: Proxy, upstream: int) -> list[str]:
    text = (DEPLOY / "Caddyfile").read_text()
    site = f"https://localhost:{ports.https}, http://localhost:{ports.http}"
    for old, new in {
        f"{EXAMPLE} {{": f"{site} {{\n\ttls internal",
        UPSTREAM: f"127.0.0.1:{upstream}",
    }.items():
        assert old in text
        text = text.replace(old, new)
    (folder / "Caddyfile").write_text(CADDY.format(folder=folder) + text)
    return ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _wait(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    """Caddy listens before it has its certificate: what counts is a handshake."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        assert process.poll() is None, log.read_text()
        with (
            suppress(OSError),
            socket.create_connection(("127.0.0.1", port), START_SECONDS) as tried,
            trusting.wrap_socket(tried, server_hostname="localhost"),
        ):
            return
        time.sleep(0.05)
    raise AssertionError(log.read_text())
