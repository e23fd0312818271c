import { expect, test, vi } from 'vitest';
import { modestJson } from './modestJson';

const read = (text: string, values = 1000) => modestJson(Buffer.from(text), values);

test('通常的内容照读，引号里的符号不算数', () => {
  const honest = {
    a: '[[[[{{{{,,,,::::',
    b: ['\\', '\\\\"', '"]', '𠮷'],
    c: { d: [1, null, true, { e: {} }] },
  };
  expect(read(JSON.stringify(honest), 30)).toEqual(honest);
  expect(read('[]')).toEqual([]);
  expect(read('{"a":"没有结束')).toBeUndefined();
  expect(read('{"__proto__":1}')).toBeUndefined();
});

test.each([
  ['太深', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['没有合上', '['.repeat(400_000)],
  ['太多空的', `[${'[],'.repeat(100_000)}[]]`],
  ['太多值', `[${'1,'.repeat(200_000)}1]`],
  ['太多名字', `{${Array.from({ length: 50_000 }, (_, at) => `"${at}":1`).join(',')}}`],
])('%s的内容不解析就不收', (_, text) => {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    expect(read(text)).toBeUndefined();
    expect(parse).not.toHaveBeenCalled();
  } finally {
    parse.mockRestore();
  }
});
