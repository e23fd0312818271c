import { expect, test } from 'vitest';
import { readCell } from '../kit/imports/readCell';
import { allImports } from './imports';

test('模板里的示例照着填就能读：每一格都认得，整行合乎要求', () => {
  for (const {
    imported: { title, row, example },
  } of allImports) {
    const cells = Object.entries(row.shape).map(
      ([name, schema]) => [name, readCell(schema, example[name] ?? '')] as const,
    );
    expect(cells.filter(([, cell]) => 'error' in cell)).toEqual([]);
    const line = Object.fromEntries(
      cells.map(([name, cell]) => [name, 'value' in cell ? cell.value : undefined]),
    );
    expect(row.safeParse(line).error?.message, title).toBeUndefined();
  }
});
