#!/usr/bin/env python3
"""Checks what the site's server refuses, without a site: Documentation/Web/check_server.py."""
import os
import socket
import sys
import tempfile
import threading

sys.dont_write_bytecode = True
import server as site_server


def ask(port, head, body=b""):
    """The status of the answer to a request, or 0 if the connection ends without one; and what follows."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
        connection.sendall("".join(f"{line}\r\n" for line in [*head, ""]).encode() + body if head else body)
        answer = b""
        try:
            while piece := connection.recv(65_536):
                answer += piece
        except ConnectionResetError:
            pass
    status = int(answer.split()[1]) if answer.startswith(b"HTTP") else 0
    return status, answer.rpartition(b"\r\n\r\n")[2]


def main():
    problems = []

    def expect(what, found, expected):
        if found != expected:
            problems.append(f"{what}: {found}, not {expected}")

    with tempfile.TemporaryDirectory() as site:
        with open(f"{site}/index.html", "w", encoding="utf-8") as file:
            file.write("a page")
        player = f"{site}/player"
        with open(player, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\nexec cat\n")
        os.chmod(player, 0o755)
        site_server.Handler.timeout = 1
        server = site_server.start(site, 0, player)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_port
        own = f"Host: localhost:{port}"

        expect("a page", ask(port, ["GET / HTTP/1.1", own]), (200, b"a page"))
        expect("a page of 127.0.0.1", ask(port, ["GET / HTTP/1.1", f"Host: 127.0.0.1:{port}"])[0], 200)
        # A domain that leads to this machine, and a request without any.
        for host in [f"Host: example.com:{port}", "Host: localhost", "Host: localhost:1", "Accept: */*"]:
            expect(host, ask(port, ["GET / HTTP/1.1", host])[0], 403)
            expect(f"POST, {host}", ask(port, ["POST /play HTTP/1.1", host, "Content-Length: 2"], b"{}")[0], 403)

        def play(length, body, *more):
            return ask(port, ["POST /play HTTP/1.1", own, f"Content-Length: {length}", *more], body)

        expect("a request", play(2, b"{}"), (200, b"{}\n"))
        expect("a request of another site", play(2, b"{}", "Origin: http://example.com")[0], 404)
        most = site_server.MOST
        expect("the longest request", play(most, b"a" * most)[0], 200)
        expect("a longer request", play(most + 1, b"")[0], 413)
        for length in ["", "0", "-1", "+2", "2.0", "two", "\N{SUPERSCRIPT TWO}", "9" * 5_000]:
            expect(f"a length of {length[:9]!r}", play(length, b"{}")[0], 400)
        # Connections that never end: an unfinished head, and a body that doesn't come.
        expect("a head that isn't sent", ask(port, [], b"GET / HTTP/1.1\r\nA: b")[0], 0)
        expect("a body that isn't sent", play(100, b"{")[0], 0)
        expect("a page after all that", ask(port, ["GET / HTTP/1.1", own])[0], 200)
        server.shutdown()
        server.player.stop()
    for problem in problems:
        print(f"error: {problem}")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
