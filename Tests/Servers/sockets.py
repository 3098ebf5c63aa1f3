#!/usr/bin/env python3
"""Two servers for the tests of streams, on the loopback, made with the packages aiohttp (HTTP and web sockets) and
websockets (web sockets only).

The program writes the ports of both servers as a line to standard output, or the name of a missing package. It ends
when its standard input ends, and so when the tests that started it end. `key` names a connection, so that other
requests can refer to it.

    aiohttp     /events?count=N             N server-sent events with ids from 1 on
                /lines?count=N              N lines of JSON
                /upload                     the number of bytes of the request's body, and their SHA-256
                /file?size=N                N bytes
                /socket/count?count=N&key=K a web socket that sends the numbers from 1 on, and closes with 1000
                /socket/sink                a web socket that, at "end", says how many messages came, and whether in order
                /stalled?key=K              waits until nothing can be sent to K; says how many messages were sent
                /met?key=K                  what the clients of K have sent to /feed, a line each, connections separated by a line
                                            with a dash; and `end CODE` for how each has ended
    websockets  /echo                       sends each message back
                /close?code=N&reason=R      closes at once
                /feed?key=K&per=N           sends N messages when it is asked to ("from"), and then closes with 1012, or, with
                                            `abort=1`, breaks the connection; `last=N` closes with 1000 after that many in all
                /deaf                       never reads
                /refuse                     403
"""
import asyncio
import collections
import contextlib
import hashlib
import http
import json
import os
import sys
from urllib.parse import parse_qs, urlsplit

try:
    import websockets
    from aiohttp import web
except ImportError as error:
    print(f"{error}. Install it: apt-get install python3-aiohttp python3-websockets, or pip install aiohttp websockets.")
    sys.exit(1)

stalled, met, total = collections.defaultdict(asyncio.Future), collections.defaultdict(list), collections.Counter()


async def stream(request, kind, make):
    response = web.StreamResponse(headers={"Content-Type": kind})
    await response.prepare(request)
    count = int(request.query["count"])
    for first in range(1, count + 1, 1000):
        await response.write(b"".join(make(number) for number in range(first, min(first + 1000, count + 1))))
    await response.write_eof()
    return response


async def events(request):
    return await stream(request, "text/event-stream", lambda number: b"id: %d\ndata: event %d\n\n" % (number, number))


async def lines(request):
    return await stream(request, "application/x-ndjson", lambda number: json.dumps({"number": number}).encode() + b"\n")


async def upload(request):
    digest, size = hashlib.sha256(), 0
    async for piece in request.content.iter_any():
        digest.update(piece)
        size += len(piece)
    return web.Response(text=f"{size} {digest.hexdigest()}")


async def file(request):
    return web.Response(body=bytes(range(256)) * (int(request.query["size"]) // 256))


async def count(request):
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    key = request.query.get("key")
    for number in range(1, int(request.query["count"]) + 1):
        if not key or stalled[key].done():
            await socket.send_str(str(number))
            continue
        sending = asyncio.ensure_future(socket.send_str(str(number)))
        done, _ = await asyncio.wait([sending], timeout=0.5)
        if not done:
            stalled[key].set_result(number)
        await sending
    await socket.close(code=1000)
    return socket


async def sink(request):
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    number, inOrder = 0, True
    async for message in socket:
        if message.data == "end":
            await socket.send_str(f"{number} {inOrder}")
        else:
            number += 1
            inOrder = inOrder and message.data == str(number)
    return socket


async def isStalled(request):
    return web.Response(text=str(await stalled[request.query["key"]]))


async def whatWasMet(request):
    return web.Response(text="\n".join(met[request.query["key"]]))


async def feed(socket, query):
    key, per, last = query["key"], int(query["per"]), int(query.get("last", 0))
    met[key].append("-")
    with contextlib.suppress(websockets.ConnectionClosedError):
        async for message in socket:
            met[key].append(str(message))
            if message != "from":
                continue
            for _ in range(per):
                total[key] += 1
                await socket.send(str(total[key]))
                if total[key] == last:
                    return await socket.close(1000)
            if "abort" in query:
                return socket.transport.abort()
            return await socket.close(1012, "again")
    met[key].append(f"end {socket.close_code}")


async def handle(socket, *_):
    # Versions before 14 store the path in the socket.
    parts = urlsplit(socket.path if hasattr(socket, "path") else socket.request.path)
    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
    if parts.path == "/echo":
        async for message in socket:
            await socket.send(message)
    elif parts.path == "/close":
        await socket.close(int(query["code"]), query.get("reason", ""))
    elif parts.path == "/feed":
        await feed(socket, query)
    elif parts.path == "/deaf":
        socket.transport.pause_reading()
        await asyncio.sleep(3600)


async def refuse(first, second):
    # Versions before 14 pass the path and the headers, later ones the connection and the request.
    if isinstance(first, str):
        return (http.HTTPStatus.FORBIDDEN, [], b"no") if first == "/refuse" else None
    return first.respond(http.HTTPStatus.FORBIDDEN, "no") if second.path == "/refuse" else None


async def main():
    app = web.Application(client_max_size=1 << 30)
    app.add_routes([
        web.get("/events", events), web.get("/lines", lines), web.put("/upload", upload), web.get("/file", file),
        web.get("/socket/count", count), web.get("/socket/sink", sink), web.get("/stalled", isStalled), web.get("/met", whatWasMet),
    ])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    others = await websockets.serve(
        handle, "127.0.0.1", 0, process_request=refuse, compression=None, ping_interval=None, close_timeout=1
    )
    print(site._server.sockets[0].getsockname()[1], others.sockets[0].getsockname()[1], flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


loop = asyncio.new_event_loop()
asyncio.set_event_loop(loop)
try:
    loop.run_until_complete(main())
finally:
    os._exit(0)
