import { baseTechnicalJob } from '@tqc/contract/basic';
import { wall } from '@tqc/contract/monitor';
import { expect, test } from 'vitest';
import { keysOf, versionOf } from './namedInput';

const row = { tjId: '12', code: '012', name: '高级教师', status: 1, version: 2 };
const { create, update } = baseTechnicalJob;

test('从行里取的只有路径里的键：正文里同名的项没有人说就不发', () => {
  expect(keysOf(update, row)).toEqual({ tjId: '12' });
  expect(keysOf(create, row)).toEqual({});
  expect(keysOf(update, { code: '012' })).toEqual({});
  expect(keysOf(update, undefined)).toEqual({});
});

test('要版本的接口带读到的版本，不要的不带', () => {
  expect(versionOf(update, row)).toEqual({ version: 2 });
  expect(versionOf(create, row)).toEqual({});
  expect(versionOf(wall.revoke, row)).toEqual({});
});
