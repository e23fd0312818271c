import { expect, test } from 'vitest';
import { pdfKey } from './pdfKeys';

const key = (name: string, ctrlKey = false) =>
  pdfKey({ key: name, ctrlKey, metaKey: false, altKey: false });

test('按键的意思', () => {
  expect([key('ArrowRight'), key('-'), key(']'), key('End')]).toEqual([
    'next',
    'out',
    'right',
    { end: 'last' },
  ]);
  expect([key('f', true), key('p', true)]).toEqual(['find', 'print']);
  expect([key('f'), key('+', true), key('ArrowDown')]).toEqual([undefined, undefined, undefined]);
});
