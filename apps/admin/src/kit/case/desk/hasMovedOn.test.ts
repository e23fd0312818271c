import { ApiError } from '@tqc/client';
import { expect, test } from 'vitest';
import { hasMovedOn } from './hasMovedOn';

test('状态已经变了、别人先改了，要重新读；缺了什么、没有网络的不读', () => {
  const otherwise = '该记录的状态已变化，请刷新后再操作';
  const reads = (error: unknown) => hasMovedOn(error, otherwise);
  expect(reads(new ApiError(409, '其中有数据他人正在办理，请刷新后再操作'))).toBe(true);
  expect(reads(new ApiError(422, otherwise))).toBe(true);
  // One of many is refused with the sentence alone.
  expect(reads(new ApiError(422, '数据已被他人修改，请刷新后再操作'))).toBe(true);
  expect(reads(new ApiError(422, '请选择体检结论'))).toBe(false);
  expect(reads(new Error('offline'))).toBe(false);
});
