import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { boundConnections } from './connections';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that takes so many connections, and what became of so many opened to it. */
async function opened(
  n: number,
  most: { address: number; process: number },
  proxies: readonly string[] = [],
) {
  const server = createServer();
  boundConnections(server, proxies, most);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const closed: number[] = [];
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const one = async () => {
    const at = sockets.length;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    socket.once('close', () => closed.push(at));
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  };
  for (let i = 0; i < n; i += 1) await one();
  return { closed, sockets, one };
}

test('一个地址的连接有上限：多出来的当即关闭，关掉一个就能再开一个', async () => {
  const { closed, sockets, one } = await opened(7, { address: 5, process: 100 });
  await expect.poll(() => closed).toEqual([5, 6]);
  sockets[0]?.destroy();
  await expect.poll(() => closed).toContain(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await one();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(closed).not.toContain(7);
});

test('登记过的代理替许多人说话，不按地址限；进程的总数照样限', async () => {
  const { closed } = await opened(8, { address: 2, process: 6 }, ['loopback']);
  await expect.poll(() => closed.length).toBe(2);
  const { closed: masked } = await opened(4, { address: 2, process: 6 }, ['127.0.0.0/255.0.0.0']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(masked).toEqual([]);
});
