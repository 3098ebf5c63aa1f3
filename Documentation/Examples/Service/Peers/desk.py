#!/usr/bin/env python3
"""The desk: a web socket, made with the package websockets.

    desk.py PORT BOOKS [--pause SECONDS] [--poison N]

It says which order is the last in its books, a file, and the price of a unit: at once, after each report, and ten times
a second. It books a report in one step, after --pause, and prints what is wrong with it: an order that is missing or
comes twice, a sum that isn't right; the order with the number --poison has no units. Its messages are in two frames,
and it prints that it listens, that a ping was answered, and the code with which a connection ended.
"""
import argparse
import asyncio
import json
import os
import random

import websockets

parser = argparse.ArgumentParser()
parser.add_argument("port", type=int)
parser.add_argument("books")
parser.add_argument("--pause", type=float, default=0)
parser.add_argument("--poison", type=int, default=0)
options = parser.parse_args()


def booked():
    with open(options.books) as books:
        return int(books.read())


def book(report):
    first, last, units = report["first"], report["last"], report["units"]
    if first != booked() + 1:
        print(f"fault: {first} follows {booked()}", flush=True)
    sold = sum(n % 7 + 1 for n in range(first, last + 1) if n != options.poison)
    if units != sold or not 200 * units <= report["revenue"] <= 300 * units:
        print(f"fault: {report}", flush=True)
    with open(options.books + ".new", "w") as books:
        books.write(str(last))
    os.replace(options.books + ".new", options.books)


async def tell(socket):
    text = json.dumps({"booked": booked(), "price": random.randint(200, 300)})
    await socket.send([text[:9], text[9:]])


async def tell_often(socket):
    await (await socket.ping())
    print("ping answered", flush=True)
    while True:
        await tell(socket)
        await asyncio.sleep(0.1)


async def serve(socket, *_):
    print("connected", flush=True)
    await tell(socket)
    often = asyncio.ensure_future(tell_often(socket))
    try:
        async for message in socket:
            await asyncio.sleep(options.pause)
            book(json.loads(message))
            await tell(socket)
    except websockets.ConnectionClosed:
        pass
    finally:
        often.cancel()
        print(f"closed {socket.close_code}", flush=True)


async def main():
    if not os.path.exists(options.books):
        with open(options.books, "w") as books:
            books.write("0")
    async with websockets.serve(serve, "127.0.0.1", options.port):
        print("listens", flush=True)
        await asyncio.Future()


asyncio.run(main())
