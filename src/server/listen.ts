import type { Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

export interface Listening {
  /** Without a slash at the end, such as `http://127.0.0.1:4173`. */
  url: string;
  /** Closes the server and all open connections. */
  close: () => Promise<void>;
}

/** The address at which only this machine reaches a server. */
export const loopback = '127.0.0.1';

/** The addresses of a server that listens at a host, which may stand for all of this machine. */
export function urlsAt(host: string, port: number): [string, ...string[]] {
  const own = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? address : [])),
  );
  const hosts = host === '0.0.0.0' || host === '::' ? [loopback, ...own] : [host];
  return hosts.map((one) => `http://${isIP(one) === 6 ? `[${one}]` : one}:${port}`) as [string, ...string[]];
}

/** Starts a server. Rejects with a message about the port or the host if it cannot be used. */
export async function listen(server: Server, port: number, host = loopback): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port, host), { cause: error }));
    server.once('error', fail);
    try {
      server.listen({ port, host }, () => {
        server.off('error', fail);
        resolve();
      });
    } catch (error) {
      server.off('error', fail);
      fail(error as NodeJS.ErrnoException);
    }
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: urlsAt(host, taken)[0], close: () => close(server) };
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? ''))
    return `${host} is not an address of this machine; choose one with --host, such as 0.0.0.0 for all that it has.`;
  if (error.code === 'EADDRINUSE') return `Port ${port} is already in use; choose another one with --port N.`;
  if (error.code === 'EACCES') return `Port ${port} is not allowed for this user; choose another one with --port N.`;
  if (error.code === 'ERR_SOCKET_BAD_PORT') return `${port} is not a port; choose one from 1 to 65535 with --port N.`;
  return `The server could not start on port ${port} (${error.message}); choose another one with --port N.`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only possible error is that the server is closed already.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
