import { createTransport, signIn } from '@tqc/client';
import { resource } from '@tqc/contract/resource';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { PASSWORD, testServer } from '../testing/server';

const server = await testServer();
const MB = 1024 * 1024;

/** A large file of a person. */
async function largeFileOf(account: string): Promise<string> {
  const { id, size, sha256 } = await server.app.files.put(Buffer.alloc(40 * MB));
  await server.pool.query(
    `insert into file (file_id, name, kind, mime, size, sha256, org_id, admin_id)
     select $1, '材料.pdf', 'pdf', 'application/pdf', $2, $3, org_id, admin_id from admin where account = $4`,
    [id, size, sha256, account],
  );
  return id;
}

/** Signs in anew, asks for links and opens them; nothing of the answers is read. */
async function opened(account: string, fileId: string, n: number): Promise<IncomingMessage[]> {
  const mine = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  await signIn(mine, account, PASSWORD);
  const replies: IncomingMessage[] = [];
  for (let left = n; left > 0; left -= 1) {
    const { url } = await mine.send(resource.ticket, { fileId });
    const [reply] = (await once(get(server.url + url), 'response')) as [IncomingMessage];
    replies.push(reply);
  }
  return replies;
}

/** Files of a person that may be on the way at once. */
const MOST = 64;

test('没收完的链接按人计，不按会话计：重新登录换不来新的份额，也挤不掉别人；多少个也不占内存', async () => {
  const [mine, theirs] = [await largeFileOf('t_county'), await largeFileOf('t_province')];
  const before = process.memoryUsage().rss;
  const first = await opened('t_county', mine, MOST);
  expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  // Two of them read whole would be more.
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST * 1.2 * MB);
  const second = await opened('t_county', mine, 1);
  const other = await opened('t_province', theirs, 1);
  expect([...second, ...other].map(({ statusCode }) => statusCode)).toEqual([429, 200]);
  for (const reply of [...first, ...second, ...other]) reply.on('error', () => undefined).destroy();
});
