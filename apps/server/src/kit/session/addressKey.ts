import { isIPv6 } from 'node:net';

/**
 * What an address is counted by: an IPv4 address itself, of IPv6 the network of one connection
 * (/64), because its owner has all addresses in it.
 */
export function addressKey(ip: string): string {
  const plain = ip.split('%')[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    // A dotted end stands for two groups.
    const length = after.length + (tail.includes('.') ? 1 : 0);
    while (groups.length + length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
