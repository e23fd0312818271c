import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { addressKey } from '../kit/session';

/**
 * Connections of one address, and of the process: a browser opens six at most, and the people of a
 * whole authority may come from one address. A declared proxy speaks for everybody behind it and
 * has no limit but that of the process.
 */
export const MOST_CONNECTIONS = { address: 1000, process: 8000 } as const;

/**
 * Node keeps the limits of a request only as often as it looks, and never below the limit of the
 * headers.
 */
export const PATIENCE = { headersTimeout: 10_000, connectionsCheckingInterval: 5000 };
/** Who begins to speak in secret gets as long for it as for the headers. */
export const HANDSHAKE = { handshakeTimeout: PATIENCE.headersTimeout };

/** The names Fastify knows for kinds of addresses, as networks. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Bounds the connections of a server; one too many is closed before anything of it is read. */
export function boundConnections(
  server: Server,
  trustedProxies: readonly string[] = [],
  most: { readonly address: number; readonly process: number } = MOST_CONNECTIONS,
): void {
  const proxies = networksOf(trustedProxies);
  const open = new Map<string, number>();
  server.maxConnections = most.process;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: ip = '' } = socket;
    if (ip === '' || proxies.check(plain(ip), isIPv6(plain(ip)) ? 'ipv6' : 'ipv4')) return;
    const address = addressKey(ip);
    const now = (open.get(address) ?? 0) + 1;
    if (now > most.address) {
      socket.destroy();
      return;
    }
    open.set(address, now);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

function networksOf(declared: readonly string[]): BlockList {
  const list = new BlockList();
  for (const one of declared.flatMap((name) => NAMED[name] ?? [name])) {
    const [ip = '', bits] = one.split('/');
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(ip, family);
    else list.addSubnet(ip, lengthOf(bits), family);
  }
  return list;
}

/** A network may be written with its length or with its mask. */
const lengthOf = (bits: string): number =>
  bits.includes('.')
    ? bits
        .split('.')
        .reduce((sum, part) => sum + Number(part).toString(2).replaceAll('0', '').length, 0)
    : Number(bits);

/** An IPv4 address as such, also where the socket knows it as IPv6. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
