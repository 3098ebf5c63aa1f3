#!/usr/bin/env python3
"""The feed: orders as server-sent events, over HTTP, made with the package aiohttp.

    feed.py PORT [--total N] [--rate N] [--size N] [--per N] [--retry N] [--poison N] [--status N]

The order with the number n is n % 7 + 1 units; nothing is stored, so the feed continues after any Last-Event-ID. It
answers with 204 when there are no more than --total, sends --rate a second (as fast as it can by default), each with
--size bytes of text, ends each connection after --per events, and names a delay of --retry milliseconds. The order with
the number --poison isn't JSON. With --status, that is its answer, and nothing else. It prints that it listens, each
connection, and how many bytes a client has let it send when it takes no more for a second.
"""
import argparse
import asyncio

from aiohttp import web

parser = argparse.ArgumentParser()
parser.add_argument("port", type=int)
for name, default in [("total", 1 << 60), ("rate", 0), ("size", 0), ("per", 1 << 60), ("retry", None), ("poison", 0),
                      ("status", 200)]:
    parser.add_argument(f"--{name}", type=int, default=default)
options = parser.parse_args()


async def send(response, data, sent):
    sending = asyncio.ensure_future(response.write(data))
    if not (await asyncio.wait([sending], timeout=1))[0]:
        print(f"waits after {sent} bytes", flush=True)
    await sending
    return sent + len(data)


def event(n, text):
    if n == options.poison:
        return b"id: %d\ndata: {poison\n\n" % n
    return b'id: %d\ndata: {"units": %d, "text": "%s"}\n\n' % (n, n % 7 + 1, text)


async def events(request):
    last = int(request.headers.get("Last-Event-ID", 0))
    print(f"connected after {last}", flush=True)
    if options.status != 200:
        return web.Response(status=options.status)
    if last >= options.total:
        return web.Response(status=204)
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    await response.prepare(request)
    sent = 0
    if options.retry is not None:
        sent = await send(response, b"retry: %d\n\n" % options.retry, sent)
    text = b"x" * options.size
    end = min(last + options.per, options.total)
    while last < end:
        first, last = last + 1, min(last + (options.rate // 50 or 100), end)
        sent = await send(response, b"".join(event(n, text) for n in range(first, last + 1)), sent)
        await asyncio.sleep(0.02 if options.rate else 0)
    await response.write_eof()
    return response


app = web.Application()
app.add_routes([web.get("/", events)])
web.run_app(app, host="127.0.0.1", port=options.port, print=lambda _: print("listens", flush=True))
