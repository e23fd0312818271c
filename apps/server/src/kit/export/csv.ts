import { wellFormed } from '@tqc/contract/wire';
import type { Cell, TableFile } from './tableFile';

/** Tells programs of the office that the file is UTF-8. */
const MARK = '\uFEFF';
const LINE = '\r\n';
/** With these a cell would be read as a formula; the wide ones are read so in Chinese editions. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
// Nobody reads what no letter stands for, and some programs end the file there.
// oxlint-disable-next-line no-control-regex -- exactly these are meant
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

/** Rows as comma-separated values: every text in quotes, none of them a formula. */
export async function* csvOf({ title, lines, columns, rows }: TableFile): AsyncGenerator<Buffer> {
  const head = [
    [title],
    ...lines.map((line) => [line]),
    columns.map(({ title: own, heads: above = [] }) => [...above, own].join(' ')),
  ];
  yield Buffer.from(MARK + textOf(head));
  for await (const some of rows) yield Buffer.from(textOf(some));
}

function textOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => cells.map(cellOf).join(',') + LINE).join('');
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = wellFormed(cell).replaceAll(CONTROL, '');
  return `"${FORMULA.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
