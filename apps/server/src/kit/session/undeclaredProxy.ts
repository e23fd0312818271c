import type { FastifyInstance } from 'fastify';
import { ticks } from '../ticks';

const EVERY = 3_600_000;

/**
 * Says once an hour that a proxy stands in front which nobody declared: all its clients are then
 * one address, and what one of them does wrong costs all of them work.
 */
export function noticeUndeclaredProxy(server: FastifyInstance, now: () => number = ticks): void {
  let said = -Infinity;
  server.addHook('onRequest', async ({ headers, ip, socket }) => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    // A believed proxy has had its address replaced by that of its client.
    if (ip !== socket.remoteAddress || now() - said < EVERY) return;
    said = now();
    server.log.warn(
      `收到来自 ${ip} 的转发头，但该地址不在 TQC_TRUSTED_PROXIES 中：其后的所有用户会被当作同一个地址。如果它是本系统的反向代理，请把它的地址填入 TQC_TRUSTED_PROXIES`,
    );
  });
}
