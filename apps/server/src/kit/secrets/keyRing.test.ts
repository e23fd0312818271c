import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToken, signToken } from '../session/token';
import { keepTurning, loadKeyRing } from './keyRing';
import { inService, openWith, sealWith } from './seal';

const DAY = 86_400_000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * DAY);
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tqc-keys-'));
  file = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));
const ids = (ring: ReturnType<typeof loadKeyRing>) =>
  [ring.hpke, ring.jwt, ring.audit].map((keys) => keys.map(({ kid }) => kid).join(' '));

test('首次生成，只有本用户可读；再次读取是同一套', () => {
  const first = loadKeyRing(file, start);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(loadKeyRing(file, after(1)).master.list).toEqual(first.master.list);
  expect(ids(first)).toEqual(['k1', 'j1', 'a1']);
});

test('运行中按期更换：登录密钥每月、令牌密钥九十天，旧的再留一天', () => {
  const ring = loadKeyRing(file, start);
  ring.refresh(after(29));
  expect(ids(ring)).toEqual(['k1', 'j1', 'a1']);
  ring.refresh(after(31));
  expect(ids(ring)).toEqual(['k1 k2', 'j1', 'a1']);
  ring.refresh(after(33));
  expect(ids(ring)).toEqual(['k2', 'j1', 'a1']);
  ring.refresh(after(91));
  expect(ids(ring)).toEqual(['k2 k3', 'j1 j2', 'a1']);
  ring.refresh(after(400));
  expect(ids(ring)).toEqual(['k3 k4', 'j2 j3', 'a1 a2']);
});

test('两个进程读同一文件：一个更换，另一个跟上', () => {
  const [one, other] = [loadKeyRing(file, start), loadKeyRing(file, start)];
  one.refresh(after(31));
  other.refresh(after(31));
  expect(other.hpke.at(-1)).toEqual(one.hpke.at(-1));
});

test('两个进程读同一文件：一个添了钥，另一个不用遇到它就马上知道', async () => {
  const [one, other] = [loadKeyRing(file), loadKeyRing(file)];
  const end = keepTurning(other, 600_000, 10);
  one.add('field');
  await expect.poll(() => other.field.list.map(({ id }) => id)).toEqual([1, 2]);
  end();
});

test('密钥文件暂时读不了，进程照常运行，已知的密钥照用；能读了就接着换', async () => {
  const ring = loadKeyRing(file);
  const text = readFileSync(file, 'utf8');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(file, '{');
  const end = keepTurning(ring, 5);
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(1);
  expect(ids(ring)).toEqual(['k1', 'j1', 'a1']);
  writeFileSync(file, text);
  await new Promise((resolve) => setTimeout(resolve, 30));
  const before = said.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(said.mock.calls.length).toBe(before);
  end();
  said.mockRestore();
});

test('写密钥文件时内容和目录都落盘，断电后一定读得到', () => {
  const synced = vi.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  loadKeyRing(file, start);
  expect(synced).toHaveBeenCalledTimes(2);
  synced.mockRestore();
  syncBuiltinESMExports();
});

test('旧版本的文件照常读取，并补上审计密钥', () => {
  loadKeyRing(file, start);
  const { audit: _audit, ...old } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    unknown
  >;
  writeFileSync(file, JSON.stringify(old));
  expect(ids(loadKeyRing(file, after(1)))).toEqual(['k1', 'j1', 'a1']);
});

const MINUTE = 60_000;

test('新密钥写下十分钟后才启用，此前仍用旧的', () => {
  const ring = loadKeyRing(file, start);
  ring.refresh(after(31));
  const turned = after(31).getTime();
  expect(inService(ring.hpke, new Date(turned + 9 * MINUTE)).kid).toBe('k1');
  expect(inService(ring.hpke, new Date(turned + 11 * MINUTE)).kid).toBe('k2');
});

test('另一进程换了密钥：遇到不认识的编号先重读文件', () => {
  const [one, other] = [loadKeyRing(file, start), loadKeyRing(file, start)];
  one.refresh(after(91));
  const claims = { sid: '1', pv: 1, st: 1, sub: '1' };
  const token = signToken(one.jwt.slice(-1), claims, after(91));
  expect(other.jwt.map(({ kid }) => kid)).toEqual(['j1']);
  expect(readToken(other, token)).toMatchObject(claims);
});

test('加一把字段密钥：旧的密文照样打开，启用后用新的封装，没有编号的老密文用第一把打开', () => {
  const [one, other] = [loadKeyRing(file, start), loadKeyRing(file, start)];
  const before = sealWith(one.field, 'a|b|1', Buffer.from('旧'));
  one.add('field', new Date(Date.now() - 11 * MINUTE));
  const sealed = sealWith(one.field, 'a|b|1', Buffer.from('新'));
  expect([before[1], sealed[1]]).toEqual([1, 2]);
  for (const ring of [one, other, loadKeyRing(file)]) {
    expect(openWith(ring.field, 'a|b|1', before).toString()).toBe('旧');
    expect(openWith(ring.field, 'a|b|1', sealed).toString()).toBe('新');
    // A seal of before keys had names is the same without the two bytes in front.
    expect(openWith(ring.field, 'a|b|1', before.subarray(2)).toString()).toBe('旧');
    expect(() => openWith(ring.field, 'a|b|2', sealed)).toThrow();
  }
});

test('旧版本的文件里密钥没有编号：读作第一把', () => {
  loadKeyRing(file, start);
  const keys = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { key: string }[]>;
  const flat = ['master', 'field', 'index', 'kRef', 'code'].map((kind) => [
    kind,
    keys[kind]?.[0]?.key,
  ]);
  writeFileSync(file, JSON.stringify({ ...keys, ...Object.fromEntries(flat) }));
  const ring = loadKeyRing(file, after(1));
  expect(ring.field.list.map(({ id }) => id)).toEqual([1]);
  expect(ring.index.toString('hex')).toBe(keys['index']?.[0]?.key);
});
