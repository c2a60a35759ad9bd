import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** Without a slash at the end, such as `http://127.0.0.1:4173`. */
  url: string;
  /** Closes the server and all open connections. */
  close: () => Promise<void>;
}

/** Starts a server on 127.0.0.1. Rejects with a message about the port if it cannot be used. */
export async function listen(server: Server, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port), { cause: error }));
    server.once('error', fail);
    try {
      server.listen({ port, host: '127.0.0.1' }, () => {
        server.off('error', fail);
        resolve();
      });
    } catch (error) {
      server.off('error', fail);
      fail(error as NodeJS.ErrnoException);
    }
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, close: () => close(server) };
}

function explain(error: NodeJS.ErrnoException, port: number): string {
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
