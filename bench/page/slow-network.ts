import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Listening } from '../../src/cli/listen.ts';

/** What is called slow 4G: the time there and back, and bits a second to the visitor and from them. */
const roundTrip = 150;
const [down, up] = [1_600_000, 750_000];
/** Bytes that travel together. */
const packet = 1400;

/** A way to a server that is as slow as a phone's: all connections share it, and each takes a round trip to open. TCP's own slow start is left out. */
export async function slowNetwork(url: string): Promise<Listening> {
  const [downLink, upLink] = [link(down), link(up)];
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const opened = performance.now() + roundTrip;
    const site = connect(Number(new URL(url).port), '127.0.0.1');
    for (const socket of [visitor, site]) sockets.add(socket.setNoDelay());
    carry(visitor, site, upLink, opened);
    carry(site, visitor, downLink, opened);
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

/** A line of some bits a second: tells when so many bytes, given to it now, are through. */
function link(bits: number): (bytes: number, from: number) => number {
  let free = 0;
  return (bytes, from) => {
    free = Math.max(free, from) + (bytes * 8000) / bits;
    return free;
  };
}

/** Brings what comes from one end to the other, in its order, when it would have arrived. */
function carry(from: Socket, to: Socket, through: ReturnType<typeof link>, opened: number): void {
  const way: { at: number; bytes: Buffer | undefined }[] = [];
  let waiting: NodeJS.Timeout | undefined;
  const deliver = () => {
    waiting = undefined;
    for (let next = way[0]; next; next = way[0]) {
      const wait = next.at - performance.now();
      if (wait > 0.5) {
        waiting = setTimeout(deliver, wait);
        return;
      }
      way.shift();
      if (next.bytes) to.write(next.bytes);
      else to.end();
    }
  };
  const send = (bytes: Buffer | undefined) => {
    const at = through(bytes?.length ?? 0, Math.max(performance.now(), opened)) + roundTrip / 2;
    way.push({ at, bytes });
    if (!waiting) deliver();
  };
  from.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += packet) send(bytes.subarray(at, at + packet));
  });
  from.on('end', () => send(undefined));
  from.on('error', () => to.destroy());
}
