import { ApiError } from '@tqc/client';
import { expect, test } from 'vitest';
import { hasMovedOn } from './refusals';

test('状态已经变了、别人先改了，要重新读；缺了什么、没有网络的不读', () => {
  expect(hasMovedOn(new ApiError(409, '其中有数据他人正在办理，请刷新后再操作'))).toBe(true);
  expect(hasMovedOn(new ApiError(409, '该记录的状态已变化，请刷新后再操作'))).toBe(true);
  expect(hasMovedOn(new ApiError(422, '请选择体检结论'))).toBe(false);
  // Whatever the sentence says, the code tells it.
  expect(hasMovedOn(new ApiError(422, '该记录的状态已变化，请刷新后再操作'))).toBe(false);
  expect(hasMovedOn(new Error('offline'))).toBe(false);
});
