import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { objectName, objectsNamed } from './auditWords';

const SOURCE = new URL('../..', import.meta.url).pathname;

/** What handlers of areas and of the trade note as the object of a row: area and name of it. */
const noted = ['areas', 'trade'].flatMap((room) =>
  readdirSync(join(SOURCE, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(SOURCE, room, file), 'utf8').matchAll(/\bobj: `(\w+)\/\$/g)].map(
        ([, name = '']) => ({ area: room === 'areas' ? (file.split('/')[0] ?? '') : '', name }),
      ),
    ),
);

test('审计里记下的每一种对象都有名称', () => {
  expect(noted.length).toBeGreaterThan(60);
  const unnamed = noted.filter(
    ({ area, name }) => objectName({ act: `${area}.any`, obj: `${name}/1` }) === `${name}/1`,
  );
  expect(unnamed).toEqual([]);
});

test('对象按名称、编号或两样一起都找得到', () => {
  expect(objectName({ act: 'rms.admins.update', obj: 'admin/7' })).toBe('用户 7');
  for (const asked of ['电子印章 7', '电子印章7'])
    expect(objectsNamed(asked)).toEqual(expect.arrayContaining(['orgStamp/7']));
  expect(objectsNamed('ukey 7')).toEqual(expect.arrayContaining(['usbKey/7']));
});
