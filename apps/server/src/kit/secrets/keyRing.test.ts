import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeyRing } from './keyRing';

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

test('旧版本的文件照常读取，并补上审计密钥', () => {
  loadKeyRing(file, start);
  const { audit: _audit, ...old } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    unknown
  >;
  writeFileSync(file, JSON.stringify(old));
  expect(ids(loadKeyRing(file, after(1)))).toEqual(['k1', 'j1', 'a1']);
});
