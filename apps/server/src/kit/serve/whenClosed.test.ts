import Fastify from 'fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendFile } from './sendFile';
import { FileReply } from './serve';

const LARGE = Buffer.alloc(40 * 1024 * 1024);
const HALF = Buffer.alloc(20 * 1024 * 1024);

test('答复开始之前就离开的人，不再占着位置：同一个人接着还能打开别的', async () => {
  const server = Fastify();
  let left = 0;
  server.get('/slow', async (request, reply) => {
    // Whoever asked has gone before there is anything to answer.
    await once(request.raw.socket, 'close');
    await sleep(20);
    left += 1;
    return sendFile(reply, new FileReply(LARGE, 'image/png', '图', true), 'leaver');
  });
  server.get('/next', async (_, reply) =>
    sendFile(reply, new FileReply(LARGE, 'image/png', '图', true), 'leaver'),
  );
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    const gone = get(`${address}/slow`).on('error', () => undefined);
    await once(gone, 'socket');
    await sleep(200);
    gone.destroy();
    await expect.poll(() => left, { timeout: 10_000 }).toBe(1);
    const next = await fetch(`${address}/next`);
    expect(next.status).toBe(200);
    expect((await next.arrayBuffer()).byteLength).toBe(LARGE.length);
  } finally {
    await server.close();
  }
}, 20_000);

test('排在别人后面、还没轮到就断开的答复，也不再占着位置', async () => {
  const server = Fastify();
  let asked = 0;
  server.get('/file', async (_, reply) => {
    asked += 1;
    return sendFile(reply, new FileReply(HALF, 'image/png', '图', true), 'piper');
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  try {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /file HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(3));
    await expect.poll(() => asked, { timeout: 10_000 }).toBe(3);
    socket.destroy();
    const again = async () => {
      const one = get({ port, host: '127.0.0.1', path: '/file', agent: false });
      const [answer] = (await once(one, 'response')) as [IncomingMessage];
      one.destroy();
      return answer.statusCode;
    };
    await expect.poll(again, { timeout: 10_000 }).toBe(200);
    const both = await Promise.all([again(), again(), again()]);
    expect(both).toEqual([200, 200, 200]);
  } finally {
    await server.close();
  }
}, 30_000);
