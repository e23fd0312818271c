import { session } from '@tqc/contract/account';
import { certBatch } from '@tqc/contract/register';
import { expect, test } from 'vitest';
import { mayCall } from './mayCall';

test('有权限才能调用；只要登录的接口人人都能（permission-07）', () => {
  expect(mayCall(new Set(), certBatch.create)).toBe(false);
  expect(mayCall(new Set([certBatch.create.permission]), certBatch.create)).toBe(true);
  expect(mayCall(new Set(), session.end)).toBe(true);
});
