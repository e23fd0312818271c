import { ApiError } from '@tqc/client';
import { expect, test } from 'vitest';
import { whyRefused } from './whyRefused';

test('服务端拒绝的照它的话说，落在它说的那一项；一项里的一部分也在那一项里改', () => {
  const refusal = new ApiError(422, '请填写原因', { fields: { 'missing.3': '请填写' } });
  expect(whyRefused(refusal)).toEqual({ sentence: '请填写原因', field: 'missing' });
  expect(whyRefused(new ApiError(409, '已被他人办理'))).toEqual({
    sentence: '已被他人办理',
    field: undefined,
  });
});

test('没有答复的请人重试', () => {
  expect(whyRefused(new TypeError('fetch'))).toEqual({
    sentence: '办理失败，请重试',
    field: undefined,
  });
});
