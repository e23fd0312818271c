import { localeSet } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestServer } from '../../testing/server';
import { scopeOf, transaction } from '../scope';
import { createPlaces } from './places';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const placed = (org: keyof typeof testOrgs) => {
  const { id, type, prov, city, county, point } = testOrgs[org];
  return { adminId: id, orgId: id, orgType: type, prov, city, county, point };
};

test('三个人各办三件很久的事，第四个人照样查得到', async () => {
  const fourth = await server.as('otherCounty');
  const ends: (() => void)[] = [];
  let isOver = false;
  const long = (org: keyof typeof testOrgs) =>
    transaction(server.app.pool, scopeOf(placed(org)), async () => {
      if (!isOver) await new Promise<void>((end) => ends.push(end));
    });
  const all = (['province', 'city', 'county'] as const).flatMap((org) => [
    long(org),
    long(org),
    long(org),
  ]);
  // Each of the three is served; what they ask for beyond that leaves room for others.
  await expect.poll(() => ends.length).toBe(5);
  await fourth(localeSet.list, {});
  await fourth(localeSet.list, {});
  expect(ends).toHaveLength(5);
  isOver = true;
  for (const end of ends) end();
  await Promise.all(all);
});

test('大屏占用的连接算打开它的人的', () => {
  const display = { ...placed('city'), adminId: 'display/1', person: '3288' };
  expect(scopeOf(display).person).toBe(scopeOf(placed('city')).person);
});

test('没有连接的人先得；自己的办完一件，下一件就轮到；没有人名的不受限', async () => {
  const places = createPlaces(3, 1);
  const running: string[] = [];
  const over = new Map<string, () => void>();
  const ask = (person: string | undefined, name: string) =>
    places(person, async () => {
      running.push(name);
      await new Promise<void>((end) => over.set(name, end));
      running.splice(running.indexOf(name), 1);
    });
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
  await expect.poll(() => running).toEqual(['a1', 'a2', 'b1']);
  all.push(ask(undefined, 'nobody'), ask('b', 'b2'));
  await expect.poll(() => running).toEqual(['a1', 'a2', 'b1', 'nobody']);
  // A place that is free again stays for who holds none.
  over.get('a1')?.();
  await expect.poll(() => running).toEqual(['a2', 'b1', 'nobody']);
  over.get('a2')?.();
  await expect.poll(() => running).toEqual(['b1', 'nobody', 'a3']);
  over.get('nobody')?.();
  over.get('a3')?.();
  await expect.poll(() => running).toEqual(['b1', 'b2']);
  over.get('b1')?.();
  over.get('b2')?.();
  await Promise.all(all);
});
