import { connect, createServer, type Server } from 'node:net';

const open = new Map<string, Promise<Relay>>();

interface Relay {
  readonly url: string;
  readonly server: Server;
}

/**
 * The product under an address from which nobody has called yet: what arrives here is passed on
 * from 127.0.x.y, so that the counters of one proof never touch another. Where the system lends no
 * such address, the caller's own is used.
 */
export async function relayFrom(target: string, address: string): Promise<string> {
  const known = open.get(address) ?? start(target, address);
  open.set(address, known);
  return (await known).url;
}

/** Closes every relay. */
export async function closeRelays(): Promise<void> {
  for (const relay of open.values()) (await relay).server.close();
  open.clear();
}

async function start(target: string, address: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  const localAddress =
    process.platform === 'linux' && host.startsWith('127.') ? address : undefined;
  const server = createServer((client) => {
    const upstream = connect({
      host,
      port: Number(port),
      ...(localAddress ? { localAddress } : {}),
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
    client.pipe(upstream).pipe(client);
  });
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const listens = server.address();
  if (typeof listens !== 'object' || !listens) throw new Error('the relay has no port');
  return { url: `http://127.0.0.1:${listens.port}`, server };
}

let given = 0;

/** An address of this machine that was not given out before. */
export function freshAddress(): string {
  given += 1;
  return `127.0.${10 + Math.floor(given / 200)}.${2 + (given % 200)}`;
}
