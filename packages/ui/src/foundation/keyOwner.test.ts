import { expect, test } from 'vitest';
import { isPlainEnter } from './keyOwner';

test('普通回车可以提交', () => {
  expect(isPlainEnter({ key: 'Enter', keyCode: 13, nativeEvent: { isComposing: false } })).toBe(
    true,
  );
});

test('结束拼音的回车不提交', () => {
  expect(isPlainEnter({ key: 'Enter', keyCode: 229 })).toBe(false);
  expect(isPlainEnter({ key: 'Enter', keyCode: 13, nativeEvent: { isComposing: true } })).toBe(
    false,
  );
});

test('其他键不提交', () => {
  expect(isPlainEnter({ key: 'a', keyCode: 65 })).toBe(false);
});
