#!/usr/bin/env python3
"""An HTTP server for the tests of streams, on the loopback, made with Python's standard library alone.

It writes its port as a line to standard output. It ends when its standard input ends, and so when the tests that
started it end. The path and the query of each request say what the server does; `key` names an exchange, so that other
requests can refer to it:

    /raw?response=BASE64&cut=N          exactly these bytes, or the first N of them, and then closes
    /pieces?response=BASE64             the same, byte by byte
    /events?count=N&size=N              N events with ids from 1 on, and data of that size
    /feed?total=N&per=N&key=K           a feed that continues after Last-Event-ID, ends each answer after N events (`per`), and
                                        answers with 204 when there are no more; `cut=1` breaks the answer instead of ending it
    /ids?key=K                          the Last-Event-ID of each request of a feed, as lines
    /headers                            an event with the head of the request, and no end
    /hang?key=K                         the head of an answer and an event, and then nothing until the client leaves
    /closed?key=K                       waits until the client of K has left, and says so
    /flood?key=K&count=N&size=N         like /events, and counts the bytes that could be sent; `stays=1` waits after the last
                                        event until the client leaves, since a fast client may read all before it leaves
    /stalled?key=K                      waits until nothing can be sent to the client of K; says how many bytes were sent
    /file?size=N                        N bytes, whose number the head says
    /upload                             the number of bytes of the request's body, and their SHA-256
    /refuse?status=N&size=N             that status, with a body of that size
    /secret                             401, and for the right password (name:word) a text
"""
import base64
import hashlib
import socket
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

changed = threading.Condition()
closed, sent, stalled, ids = set(), {}, set(), {}


def wait_for(condition):
    with changed:
        changed.wait_for(condition, timeout=120)


def event(number, size):
    return b"id: %d\ndata: %s\n\n" % (number, b"%d " % number + b"x" * size)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def query(self, name, otherwise=""):
        return self.values.get(name, [str(otherwise)])[0]

    def number(self, name, otherwise=0):
        return int(self.query(name, otherwise))

    def do_GET(self):
        parts = urlsplit(self.path)
        self.values = parse_qs(parts.query)
        self.key = self.query("key")
        self.close_connection = True
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            getattr(self, {"headers": "headers_"}.get(parts.path[1:], parts.path[1:]))()
        except (ConnectionError, TimeoutError):
            pass

    do_POST = do_PUT = do_GET

    def head(self, status=200, kind="text/event-stream", size=None, **more):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Connection", "close")
        if size is not None:
            self.send_header("Content-Length", str(size))
        for name, value in more.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()

    def answer(self, text, status=200, **more):
        body = text.encode()
        self.head(status, "text/plain", len(body), **more)
        self.wfile.write(body)

    def raw(self):
        response = base64.urlsafe_b64decode(self.query("response"))
        self.wfile.write(response[: self.number("cut", len(response))])

    def pieces(self):
        for byte in base64.urlsafe_b64decode(self.query("response")):
            self.wfile.write(bytes([byte]))

    def events(self):
        self.head()
        count, size = self.number("count"), self.number("size")
        for first in range(1, count + 1, 1000):
            last = min(first + 1000, count + 1)
            self.wfile.write(b"".join(event(number, size) for number in range(first, last)))

    def feed(self):
        last = self.headers.get("Last-Event-ID", "")
        with changed:
            ids.setdefault(self.key, []).append(last)
        first, total = int(last or 0) + 1, self.number("total")
        if first > total:
            return self.send_response(204) or self.send_header("Connection", "close") or self.end_headers()
        body = b"".join(event(number, 0) for number in range(first, min(first + self.number("per", total), total + 1)))
        if not self.number("cut"):
            self.head()
            return self.wfile.write(b"retry: %d\n\n" % self.number("retry", 1) + body)
        # Breaks off in the middle of an event: the head announces more.
        self.head(size=len(body) + 1000)
        self.wfile.write(b"retry: 1\n\n" + body + b"id: 999999\ndata: never en")

    def ids(self):
        with changed:
            text = "\n".join(ids.get(self.key, []))
        self.answer(text)

    def headers_(self):
        self.head()
        self.wfile.write(b"".join(b"data: %s: %s\n" % (k.encode(), v.encode()) for k, v in self.headers.items()) + b"data:\n\n")

    def hang(self):
        self.head()
        self.wfile.write(event(1, 0))
        self.leave()

    def leave(self):
        try:
            while self.connection.recv(1024):
                pass
        except ConnectionError:
            pass
        self.note_closed()

    def note_closed(self):
        with changed:
            closed.add(self.key)
            changed.notify_all()

    def closed(self):
        wait_for(lambda: self.key in closed)
        self.answer("closed" if self.key in closed else "open")

    def flood(self):
        self.head()
        count, size = self.number("count"), self.number("size")
        self.connection.settimeout(0.5)
        total = 0
        for first in range(1, count + 1, 1000):
            last = min(first + 1000, count + 1)
            rest = memoryview(b"".join(event(number, size) for number in range(first, last)))
            while rest:
                try:
                    done = self.connection.send(rest)
                except TimeoutError:
                    done = 0
                except ConnectionError:
                    return self.note_closed()
                rest = rest[done:]
                total += done
                with changed:
                    sent[self.key] = total
                    (stalled.discard if done else stalled.add)(self.key)
                    changed.notify_all()
        with changed:
            stalled.add(self.key)
            changed.notify_all()
        if self.number("stays"):
            self.connection.settimeout(None)
            self.leave()

    def stalled(self):
        wait_for(lambda: self.key in stalled)
        self.answer(str(sent.get(self.key, 0)))

    def file(self):
        size = self.number("size")
        self.head(kind="application/octet-stream", size=size)
        block = bytes(range(256)) * 256
        while size > 0:
            self.wfile.write(block[: min(size, len(block))])
            size -= len(block)

    def upload(self):
        digest, size = hashlib.sha256(), 0
        while size < int(self.headers.get("Content-Length", 0)):
            piece = self.rfile.read1(65536)
            if not piece:
                return
            digest.update(piece)
            size += len(piece)
        self.answer(f"{size} {digest.hexdigest()}", self.number("status", 200))

    def refuse(self):
        self.answer("x" * self.number("size"), self.number("status"))

    def secret(self):
        if self.headers.get("Authorization") == "Basic " + base64.b64encode(b"name:word").decode():
            return self.answer("well done")
        self.answer("who are you?", 401, WWW_Authenticate=self.query("challenge", 'Basic realm="tests"'))


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 1024


server = Server(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
sys.stdin.read()
