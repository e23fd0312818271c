import { once } from 'node:events';
import { createServer, Socket, type AddressInfo } from 'node:net';

/** A network line between a process and its database that a test can break. */
export interface Line {
  readonly port: number;
  /** Ends every connection at once. */
  cut(): void;
  /**
   * No byte gets through any more, and nobody is told. Connections of before stay dead for good, as
   * after a fail-over or behind a firewall that forgot them; new ones are dead too until `mend`.
   */
  stall(): void;
  /** Ends every connection and takes no new one until `mend`. */
  refuse(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Where the line leads: a socket in the file system, or a port of this machine. */
export type LineEnd = { readonly path: string } | { readonly port: number; readonly host: string };

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  dead: boolean;
}

/** Opens a line on a port of its own. */
export async function openLine(to: LineEnd): Promise<Line> {
  const pairs = new Set<Pair>();
  let stalled = false;
  let port = 0;
  let server = listen();
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;

  function listen() {
    return createServer((near) => {
      const far = new Socket();
      const pair: Pair = { near, far, dead: stalled };
      pairs.add(pair);
      const pass = (from: Socket, into: Socket) => {
        from.on('data', (bytes) => pair.dead || into.write(bytes));
        from.on('error', () => undefined);
        from.on('end', () => pair.dead || into.end());
        from.on('close', () => {
          // A dead line tells neither end that the other one has gone.
          if (!pair.dead) into.destroy();
          if (near.destroyed && far.destroyed) pairs.delete(pair);
        });
      };
      pass(near, far);
      pass(far, near);
      if (!pair.dead) far.connect(to as never);
    }).listen(port, '127.0.0.1');
  }

  function cut(): void {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  }

  return {
    port,
    cut,
    stall() {
      stalled = true;
      for (const pair of pairs) pair.dead = true;
    },
    async refuse() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    async mend() {
      stalled = false;
      if (server.listening) return;
      server = listen();
      await once(server, 'listening');
    },
    async close() {
      cut();
      if (server.listening) server.close();
    },
  };
}
