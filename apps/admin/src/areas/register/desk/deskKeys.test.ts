import { expect, test } from 'vitest';
import { deskCommand } from './deskKeys';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test.each([['j', { do: 'next' }], ['K', { do: 'previous' }], ['3', { do: 'decide', at: 2 }], ['/', { do: 'find' }], ['?', { do: 'help' }]])('按 %s', (key, command) => {
  expect(deskCommand(press(key), false)).toEqual(command);
});

test('输入文字、拼音未上屏、按着修饰键时不是命令', () => {
  expect(deskCommand(press('j'), true)).toBeUndefined();
  expect(deskCommand(press('1', { isComposing: true }), false)).toBeUndefined();
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(deskCommand(press('k', { [held]: true }), false)).toBeUndefined();
  expect(deskCommand(press('0'), false)).toBeUndefined();
});
