import { expect, test } from 'vitest';
import { kindOf } from './kinds';

// Rules: validation-05, validation-07, validation-08, validation-09
test('扩展名说得出是图片、表格、文档还是 PDF，别的不收', () => {
  const kinds = (...endings: string[]) => endings.map((ending) => kindOf(ending)?.kind);
  expect(new Set(kinds('png', 'jpg', 'jpeg', 'bmp', 'gif'))).toEqual(new Set(['image']));
  expect(kinds('xls', 'xlsx', 'doc', 'docx', 'pdf')).toEqual([
    'sheet',
    'sheet',
    'word',
    'word',
    'pdf',
  ]);
  expect(kinds('exe', 'svg', 'html', 'constructor', '')).toEqual(Array(5).fill(undefined));
});
