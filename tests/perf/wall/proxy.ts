import { connect, createServer, type Socket } from 'node:net';

/** A line between browser and server that can be cut. */
export interface Proxy {
  readonly url: string;
  /** Drops every connection and refuses new ones until mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line to a port of this machine. */
export async function openProxy(target: number): Promise<Proxy> {
  const open = new Set<Socket>();
  let up = true;
  const server = createServer((client) => {
    if (!up) return void client.destroy();
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      up = false;
      drop();
    },
    mend: () => void (up = true),
    close: () =>
      new Promise((done) => {
        drop();
        server.close(() => done());
      }),
  };
}
