import { Readable } from 'node:stream';
import { calls, get } from '@tqc/contract/kit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testServer } from '../../testing/server';
import { FileReply, serve } from './serve';

const tried = calls(
  {
    id: 'monitor.tried',
    path: 'tried',
    code: '',
    calls: {
      print: ['GET', 'print', 'signedIn', '试着打印'],
      pack: ['GET', 'pack', 'signedIn', '试着打包'],
    },
  },
  {
    print: get('print', 'signedIn', z.object({}), z.null(), { reply: 'file' }),
    pack: get('pack', 'signedIn', z.object({}), z.null(), { reply: 'file' }),
  },
);
const open: (() => void)[] = [];
const made: string[] = [];
/** One that goes on being made until it is let go. */
let letGo: (() => void)[] = [];
async function* packed() {
  yield Buffer.alloc(1000);
  await new Promise<void>((done) => letGo.push(done));
  yield Buffer.alloc(1000);
}
const server = await testServer({
  calls: serve(tried, {
    print: ({ who }) =>
      new FileReply(
        async () => {
          made.push(who.adminId);
          await new Promise<void>((done) => open.push(done));
          return Buffer.alloc(1000);
        },
        'application/pdf',
        'x.pdf',
      ),
    pack: () =>
      new FileReply(
        { stream: () => Readable.from(packed(), { objectMode: false }), atMost: 2000 },
        'application/zip',
        'x.zip',
      ),
  }),
});

test('一个人的打印件一份一份地做，不占住别人的；排得太多的请稍后再试', async () => {
  const [county, province] = [await server.as('county'), await server.as('province')];
  const refused: unknown[] = [];
  const mine = Array.from({ length: 14 }, () =>
    county(tried.print, {}).catch(({ code }: { code?: number }) => refused.push(code)),
  );
  await expect.poll(() => made).toEqual(['328801']);
  const theirs = province(tried.print, {});
  await expect.poll(() => made).toEqual(['328801', '32']);
  await expect.poll(() => refused, { timeout: 20_000 }).toEqual([429, 429, 429]);
  const opening = setInterval(() => open.shift()?.(), 5);
  await Promise.all([...mine, theirs]);
  clearInterval(opening);
  expect(refused).toHaveLength(3);
  expect(made.filter((id) => id === '328801')).toHaveLength(11);
});

test('一个人同时只打一个包，第二个请稍后再试；收完了可以再打', async () => {
  const [county, province] = [await server.as('county'), await server.as('province')];
  const first = county(tried.pack, {});
  await expect.poll(() => letGo).toHaveLength(1);
  await expect(county(tried.pack, {})).rejects.toMatchObject({ code: 429 });
  const theirs = province(tried.pack, {});
  await expect.poll(() => letGo).toHaveLength(2);
  for (const go of letGo) go();
  await Promise.all([first, theirs]);
  letGo = [];
  const again = county(tried.pack, {});
  await expect.poll(() => letGo).toHaveLength(1);
  for (const go of letGo) go();
  await again;
});
