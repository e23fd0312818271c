import { expect, test } from 'vitest';
import { pictureKey } from './pictureKeys';

const key = (name: string, held: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) =>
  pictureKey({
    key: name,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
  });

test('按键的意思', () => {
  expect([key('+'), key('-'), key('['), key(']'), key('0'), key('1')]).toEqual(
    ['in', 'out', 'left', 'right', 'reset', 'actual'].map((step) => ({ step })),
  );
  expect([key('ArrowLeft'), key('ArrowRight'), key('End')]).toEqual([
    { move: -1 },
    { move: 1 },
    { end: 'last' },
  ]);
  expect([key('{', { shiftKey: true }), key('}', { shiftKey: true })]).toEqual([
    { step: 'quarterLeft' },
    { step: 'quarterRight' },
  ]);
  expect(key('ArrowLeft', { shiftKey: true })).toEqual({ step: { dx: -60, dy: 0 } });
});

test('浏览器自己的快捷键不动', () => {
  expect([key('+', { ctrlKey: true }), key('a')]).toEqual([undefined, undefined]);
});
