"""A temporary nginx for the tests, on loopback with HTTPS; installed if it is missing and this user may."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

if TYPE_CHECKING:
    from collections.abc import Iterator

INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "nginx-light")
TIMEOUT = 30
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/log;
worker_processes 1;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {around}
    server {{
        listen 127.0.0.1:{port} ssl;
        server_name localhost;
        ssl_certificate {folder}/certificate.pem;
        ssl_certificate_key {folder}/key.pem;
        {inside}
    }}
}}
"""


class NoNginx(Exception):
    """Raised if nginx is missing, cannot be installed or does not start; the message says why."""


def find_or_install() -> str:
    """Return the path of nginx; install Debian's package first if it is missing and this user may."""
    found = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
    if found is None and os.geteuid() == 0 and shutil.which(INSTALL[0]):
        done = subprocess.run(
            INSTALL, capture_output=True, text=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )
        if done.returncode != 0:
            raise NoNginx(f"nginx is not installed, and `{' '.join(INSTALL)}` failed: {done.stderr.strip()[-300:]}")
        found = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
    if found is None:
        raise NoNginx("nginx is not installed; on Debian: apt-get install nginx")
    return found


@contextmanager
def running(port: int, inside: str, around: str = "") -> Iterator[Path]:
    """Run nginx with HTTPS on loopback; `inside` goes into its `server` block, `around` before it.

    Yield the file of the certificate that clients have to trust.
    """
    program = find_or_install()
    with tempfile.TemporaryDirectory(prefix="undercroft-nginx-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # its worker runs as another user
        certificate = make_certificate(folder)
        config = folder / "nginx.conf"
        config.write_text(AROUND.format(folder=folder, port=port, inside=inside, around=around), encoding="utf-8")
        with (folder / "output").open("w") as output:
            server = subprocess.Popen(
                [program, "-e", folder / "log", "-c", config, "-p", folder], stdout=output, stderr=output
            )
        try:
            _wait_for(folder / "pid", server, folder)
            yield certificate
        finally:
            server.terminate()
            server.wait(TIMEOUT)


def make_certificate(folder: Path) -> Path:
    """Create a self-signed certificate for localhost, valid for a day."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    (folder / "key.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, form, plain))
    return file


def _wait_for(pid: Path, server: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait until nginx listens; it writes its pid file after it has bound its port."""
    deadline = monotonic() + TIMEOUT
    while not pid.exists():
        if server.poll() is not None or monotonic() > deadline:
            output = [file.read_text(encoding="utf-8").strip() for file in (folder / "log", folder / "output")]
            raise NoNginx(f"nginx does not start: {' '.join(output)[-300:]}")
        sleep(0.02)
