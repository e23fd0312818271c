import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalCreditCode, normalIdNo, normalMobile } from '@tqc/domain/shared';
import { expect, test } from 'vitest';
import {
  normaliseCreditCode,
  normaliseIdNo,
  normaliseMobile,
} from '../packages/ui/src/fields/normalise';

const root = resolve(import.meta.dirname, '..');
// The components know no rules of the trade: their own list is held equal to it here.
const VALUES = ['15410060021', '+8615410060021', '008615410060021', '11880120000101001x'];

/** The planes people paste from: letters, marks, full width, and digits of another look. */
const RANGES = [
  [0, 0x30ff],
  [0xf900, 0xffff],
  [0x1d400, 0x1d7ff],
  [0xe0000, 0xe007f],
] as const;

test('输入框和服务端把粘贴来的号码归成同一个，每个字符都一样', () => {
  for (const [from, to] of RANGES)
    for (let code = from; code <= to; code += 1) {
      const sign = String.fromCodePoint(code);
      for (const value of VALUES) {
        const pasted = `${value.slice(0, 4)}${sign}${value.slice(4)}${sign}`;
        const mine = [normaliseMobile, normaliseIdNo, normaliseCreditCode].map((fold) =>
          fold(pasted),
        );
        const theirs = [normalMobile, normalIdNo, normalCreditCode].map((fold) => fold(pasted));
        if (mine.join() !== theirs.join()) expect(mine, code.toString(16)).toEqual(theirs);
      }
    }
});

test('没有浏览器自带的日期框：它不认粘贴的写法，没填完的当作没填', () => {
  const sources = ['packages/ui/src', 'apps/admin/src', 'apps/bigscreen/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(100);
  const native = /type=[{]?["'](date|datetime-local|month|week|time)["']/;
  expect(sources.filter((name) => native.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});
