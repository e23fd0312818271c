import { createReadStream, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime';

const server = Fastify();
const began: string[] = [];
let port = 0;
beforeAll(async () => {
  oneAtATime(server);
  server.get<{ Params: { name: string } }>('/file/:name', async ({ params }, reply) => {
    began.push(params.name);
    return reply.type('text/plain').send(createReadStream(process.execPath));
  });
  server.get<{ Params: { name: string } }>('/word/:name', async ({ params }) => params.name);
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

const ask = (paths: readonly string[]) => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  return socket;
};
/** Files of the process that are open. */
const opened = () => readdirSync('/proc/self/fd').length;

test('一次要几样的，一样一样地答，次序不乱', async () => {
  const socket = ask(['/word/a', '/word/b', '/word/c']);
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  await expect.poll(() => text.match(/\r\n\r\n./g)?.map((end) => end.at(-1))).toEqual([...'abc']);
  socket.destroy();
});

test('前一样没有收，后面的不开始；断开以后一样也不再开始，打开的文件都关上', async () => {
  const before = opened();
  const socket = ask(['/file/1', '/file/2', '/file/3']);
  await expect.poll(() => began).toEqual(['1']);
  await new Promise((done) => setTimeout(done, 100));
  socket.destroy();
  await expect.poll(opened).toBeLessThanOrEqual(before);
  expect(began).toEqual(['1']);
});

test('一次要几百样的当即断开，什么都不留下', async () => {
  began.length = 0;
  const before = opened();
  const socket = ask(Array.from({ length: 900 }, (_, at) => `/file/${at}`));
  socket.resume();
  await once(socket, 'close');
  await expect.poll(opened).toBeLessThanOrEqual(before);
  expect(began.length).toBeLessThan(2);
});
