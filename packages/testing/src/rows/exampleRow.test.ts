import { TechnicalJob } from '@tqc/contract/basic';
import { plainResources } from '@tqc/contract/catalogue';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleRow } from '.';

test('每个普通资源的行都能照契约造出来，两个编号各不相同', () => {
  const plain = plainResources();
  expect(plain.length).toBeGreaterThan(0);
  for (const { list, get } of plain) {
    const row = get.output as z.ZodObject;
    const [one, two] = [exampleRow(row), exampleRow(row, {}, 2)];
    expect(list.output.safeParse({ total: 2, record: [one, two] }).error).toBeUndefined();
    expect(one[list.rowKey ?? '']).not.toBe(two[list.rowKey ?? '']);
  }
});

test('说了的照说的，造不出来的字段说出名称', () => {
  expect(exampleRow(TechnicalJob, { name: '高级教师' })).toMatchObject({
    name: '高级教师',
    tjId: '101',
    status: 1,
  });
  expect(() => exampleRow(z.object({ odd: z.string() }))).toThrow('odd');
});
