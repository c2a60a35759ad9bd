import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { type FileState, newsEvent } from '../../src/studio/protocol.ts';

/** Listens to what the development server tells its pages, with the headers that are given; collects the news of Studio. */
export function hearNews(url: string, more: Record<string, string> = {}): Promise<{ news: FileState[]; end(): void }> {
  const { hostname, port } = new URL(url);
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    'Sec-WebSocket-Protocol': 'vite-hmr',
    ...more,
  };
  return new Promise((done, fail) => {
    const asked = request({ hostname, port, path: '/', headers });
    asked.on('error', fail);
    asked.on('response', ({ statusCode }) => fail(new Error(`The server answers ${statusCode}.`)));
    asked.on('upgrade', (_response, socket, head) => {
      const news: FileState[] = [];
      let rest = head;
      const take = (chunk: Buffer) => {
        rest = Buffer.concat([rest, chunk]);
        for (let read = readMessage(rest); read; read = readMessage(rest)) {
          rest = rest.subarray(read.end);
          const message = read.text.startsWith('{') ? JSON.parse(read.text) : {};
          if (message.event === newsEvent) news.push(message.data);
        }
      };
      socket.on('data', take);
      socket.on('error', () => {});
      take(Buffer.alloc(0));
      done({ news, end: () => socket.destroy() });
    });
    asked.end();
  });
}

/** The first whole message in what came from a server, which masks none. */
function readMessage(bytes: Buffer): { text: string; end: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] as number) & 127;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + length;
  return bytes.length < end ? undefined : { text: bytes.toString('utf8', start, end), end };
}
