import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Listening } from '../../src/server/listen.ts';

/** Slow 4G: the round trip in milliseconds, and the bits per second to and from the visitor. */
const roundTrip = 150;
const [down, up] = [1_600_000, 750_000];
/** In bytes. */
const packet = 1400;

/** Opens a proxy that emulates slow 4G. All connections share the bandwidth, and each takes a round trip to open. TCP slow start is not emulated. */
export async function slowNetwork(url: string): Promise<Listening> {
  const [downLink, upLink] = [link(down), link(up)];
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const opened = performance.now() + roundTrip;
    const site = connect(Number(new URL(url).port), '127.0.0.1');
    for (const socket of [visitor, site]) sockets.add(socket.setNoDelay());
    forward(visitor, site, upLink, opened);
    forward(site, visitor, downLink, opened);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A link with a bandwidth: returns when bytes that are sent at a time have passed it. */
function link(bits: number): (bytes: number, from: number) => number {
  let free = 0;
  return (bytes, from) => {
    free = Math.max(free, from) + (bytes * 8000) / bits;
    return free;
  };
}

/** Forwards data in order, each packet when it would have arrived. */
function forward(from: Socket, to: Socket, through: ReturnType<typeof link>, opened: number): void {
  const queue: { at: number; bytes: Buffer | undefined }[] = [];
  let waiting: NodeJS.Timeout | undefined;
  const deliver = () => {
    waiting = undefined;
    for (let next = queue[0]; next; next = queue[0]) {
      const wait = next.at - performance.now();
      if (wait > 0.5) {
        waiting = setTimeout(deliver, wait);
        return;
      }
      queue.shift();
      if (next.bytes) to.write(next.bytes);
      else to.end();
    }
  };
  const send = (bytes: Buffer | undefined) => {
    const at = through(bytes?.length ?? 0, Math.max(performance.now(), opened)) + roundTrip / 2;
    queue.push({ at, bytes });
    if (!waiting) deliver();
  };
  from.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += packet) send(bytes.subarray(at, at + packet));
  });
  from.on('end', () => send(undefined));
  from.on('error', () => to.destroy());
}
