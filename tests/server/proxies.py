"""nginx and Caddy before a server on this machine, with the files of `deploy` and a certificate of our own."""

from __future__ import annotations

import datetime as dt
import ipaddress
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 20.0
NGINX = """
daemon off;
{user}
pid {folder}/pid;
error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
PATH_SITE = """
server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/fullchain.pem;
    ssl_certificate_key {folder}/privkey.pem;
    location / {{ return 200 "another site"; }}
    include {folder}/path.conf;
}}
"""
CADDY = """{{
	admin off
	skip_install_trust
	auto_https disable_redirects
	https_port {port}
}}
"""
CADDY_PATH_SITE = """
localhost {{
	import {folder}/path.conf
	handle {{
		respond "another site"
	}}
}}
"""


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def make_certificate(folder: Path) -> Path:
    """A certificate for localhost that signs itself, in a file with its key beside it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost"), address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "fullchain.pem"
    file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "privkey.pem").write_bytes(private)
    return file


def nginx(folder: Path, port: int) -> tuple[list[str], Path]:
    """The command that runs nginx, and the file of its certificate."""
    certificate = make_certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in {
        "listen [::]:80;": "",
        "listen [::]:443 ssl http2;": "",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "server 127.0.0.1:8765;": f"include {folder}/upstreams;",
        "/etc/letsencrypt/live/games.example": str(folder),
        "games.example": "localhost",
    }.items():
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    return ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")], certificate


def nginx_path(folder: Path, port: int) -> tuple[list[str], Path]:
    """The command that runs nginx with a server under a path, and the file of its certificate."""
    command, certificate = nginx(folder, port)
    write_path(folder, "nginx-path.conf")
    (folder / "site.conf").write_text(PATH_SITE.format(folder=folder, port=port))
    return command, certificate


def write_path(folder: Path, name: str) -> None:
    """Write what a site includes for a server under a path, with the address of the server."""
    (upstream,) = (folder / "upstreams").read_text().split(";")[:-1]
    snippet = (DEPLOY / name).read_text("utf-8")
    assert "127.0.0.1:8765" in snippet
    (folder / "path.conf").write_text(snippet.replace("127.0.0.1:8765", upstream.removeprefix("server ")))


def caddy(folder: Path, port: int) -> tuple[list[str], Path]:
    """The command that runs Caddy, and the file of the certificate that it makes."""
    return caddy_with(folder, port, (DEPLOY / "Caddyfile").read_text("utf-8"))


def caddy_path(folder: Path, port: int) -> tuple[list[str], Path]:
    """The command that runs Caddy with a server under a path, and the file of the certificate that it makes."""
    write_path(folder, "Caddyfile-path")
    return caddy_with(folder, port, CADDY_PATH_SITE.format(folder=folder))


def caddy_with(folder: Path, port: int, site: str) -> tuple[list[str], Path]:
    """The command that runs Caddy with this site, and the file of the certificate that it makes."""
    file = folder / "Caddyfile"
    file.write_text(CADDY.format(port=port) + site)
    root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"], root


PROXIES = {"nginx": nginx, "nginx-path": nginx_path, "caddy": caddy, "caddy-path": caddy_path}


@contextmanager
def proxy(name: str, folder: Path, port: int, servers: Sequence[str]) -> Iterator[Path]:
    """A running proxy of this name before servers; the file of the certificate to trust."""
    program = shutil.which(name.partition("-")[0], path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip(f"{name} is not installed here")
    upstreams = [server.removeprefix("http://") for server in servers]
    (folder / "upstreams").write_text("".join(f"server {upstream};" for upstream in upstreams))
    command, certificate = PROXIES[name](folder, port)
    base = "/ludarium" if name.endswith("-path") else ""
    settings = {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "LUDARIUM_UPSTREAMS": " ".join(upstreams)}
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen([program, *command[1:]], stderr=log, stdout=log, env=os.environ | settings) as running,  # noqa: S603 - our own arguments
    ):
        try:
            end = time.monotonic() + PATIENCE
            while not is_ready(port, certificate, base):
                assert running.poll() is None, (folder / "log").read_text()
                assert time.monotonic() < end, (folder / "log").read_text()
                time.sleep(0.05)
            yield certificate
        finally:
            running.terminate()


def is_ready(port: int, certificate: Path, base: str) -> bool:
    """Whether the server answers through the proxy."""
    if not certificate.exists():
        return False
    try:
        return httpx.get(f"https://localhost:{port}{base}/health", verify=False).is_success  # noqa: S501 - only whether it is there
    except httpx.TransportError:
        return False
