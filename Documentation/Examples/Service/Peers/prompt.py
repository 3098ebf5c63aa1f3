#!/usr/bin/env python3
"""A desk that says its first and only word in the segment of its answer, as no package does each time.

    prompt.py PORT

It prints that it listens, and that a frame of a client has come.
"""
import asyncio
import base64
import hashlib
import re
import sys


async def serve(reader, writer):
    key = re.search(rb"Sec-WebSocket-Key: *(\S+)", await reader.readuntil(b"\r\n\r\n"), re.IGNORECASE)[1]
    accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
    text = b'{"booked": 0, "price": 250}'
    writer.write(
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n" + bytes([0x81, len(text)]) + text
    )
    if await reader.read(1):
        print("heard", flush=True)
    await reader.read()


async def main():
    async with await asyncio.start_server(serve, "127.0.0.1", int(sys.argv[1])):
        print("listens", flush=True)
        await asyncio.Future()


asyncio.run(main())
