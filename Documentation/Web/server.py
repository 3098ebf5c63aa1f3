"""Serves the site to a browser, and lets a program of the library run the diagrams that are edited there.

Without it, nobody can edit a diagram.
"""
import functools
import http.server
import json
import os
import re
import select
import shutil
import subprocess
import sys
import threading

# The limits for the bytes of a request, and for the time of an answer.
MOST = 20_000
SECONDS = 8
# The names of this machine that a browser may have asked for. Another one leads here if the owner of a domain lets it.
HOSTS = ["localhost", "127.0.0.1"]


class Player:
    """The program that runs diagrams; a new one after one that didn't answer."""

    def __init__(self, path):
        self.path = path
        self.lock = threading.Lock()
        self.process = None

    def answer(self, request):
        """The answer to a request, both of them texts of one line."""
        with self.lock:
            if self.process is None or self.process.poll() is not None:
                pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
                self.process = subprocess.Popen([self.path], **pipes)
            try:
                self.process.stdin.write(request.encode() + b"\n")
                self.process.stdin.flush()
                answer = self.line()
            except BrokenPipeError:
                answer = b""
            if answer and answer.endswith(b"\n"):
                return answer.decode()
            return json.dumps({"problem": self.end(answer is None)})

    def line(self):
        """The output of the program; None if it takes too long."""
        ready, _, _ = select.select([self.process.stdout], [], [], SECONDS)
        return self.process.stdout.readline() if ready else None

    def end(self, is_late):
        """Ends the program; returns a sentence with the reason why there is no answer."""
        self.process.kill()
        _, errors = self.process.communicate()
        self.process = None
        if is_late:
            return f"This runs on and on: no end after {SECONDS} seconds. Let it wait a tick before it begins anew."
        # The message of a precondition, with the error and the remedy.
        lines = [line for line in errors.decode(errors="replace").split("\n") if "Fatal error: " in line]
        return lines[0].split("Fatal error: ")[1] if lines else "The library can't run this, and doesn't say why."

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of a folder, and the answers of the program that runs diagrams."""

    player = None
    # A sender that stops would hold the connection for ever.
    timeout = 60

    def parse_request(self):
        if not super().parse_request():
            return False
        port = self.server.server_port
        # A browser leaves the usual port out.
        hosts = [f"{name}:{port}" for name in HOSTS] + (HOSTS if port == 80 else [])
        if self.headers.get("Host", "").lower() in hosts:
            return True
        self.send_error(403, f"This server is {hosts[0]}")
        return False

    def log_message(self, *_):
        pass

    def end_headers(self):
        # Pages change with each build.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_text(self, status, kind, text):
        data = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def do_GET(self):
        # If diagrams can be run, a script lets a reader edit them.
        path = os.path.join(self.translate_path(self.path), "index.html")
        if self.player and self.path.split("?")[0].endswith("/") and "/documentation/" in self.path:
            if os.path.isfile(path):
                script = '<script defer src="/web/play.js"></script></head>'
                text = open(path, encoding="utf-8").read().replace("</head>", script, 1)
                return self.send_text(200, "text/html", text)
        super().do_GET()

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        length = int(length) if re.fullmatch("[0-9]{1,9}", length) else -1
        # Another site's page can't ask: its browser would name it as the origin.
        origin = self.headers.get("Origin", "")
        is_own = not origin or origin.split("//")[-1] == self.headers.get("Host")
        if self.path != "/play" or not self.player or not is_own:
            return self.send_error(404)
        if not 0 < length <= MOST:
            return self.send_error(413 if length > MOST else 400)
        request = self.rfile.read(length)
        if len(request) < length:
            return  # The connection has ended meanwhile.
        request = request.decode(errors="replace").replace("\n", " ")
        self.send_text(200, "application/json", self.player.answer(request))


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        # A browser that opens another page doesn't wait for its request.
        if not isinstance(sys.exc_info()[1], (BrokenPipeError, ConnectionResetError)):
            super().handle_error(request, client_address)


def start(site, port, player=None):
    """A server of a folder, which is started explicitly; `player` is a program that runs diagrams."""
    handler = type("SiteHandler", (Handler,), {"player": Player(player) if player else None})
    server = Server(("127.0.0.1", int(port)), functools.partial(handler, directory=site))
    server.player = handler.player
    return server


def serve(site, port, player):
    """Serves a folder until it is stopped; `player` may be empty."""
    try:
        server = start(site, port, player)
    except OSError as error:
        sys.exit(f"Port {port} can't be used: {error.strerror}. Choose another with --port.")
    address = f"http://localhost:{server.server_port}/"
    print(f"{address} (Control-C ends it)", flush=True)
    opener = "open" if sys.platform == "darwin" else "xdg-open" if os.environ.get("DISPLAY") else None
    if opener and shutil.which(opener):
        subprocess.Popen([opener, address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        if server.player:
            server.player.stop()
