import { cellText, type Column } from './column';

/** 选中的行连同标题写成制表符分隔的文本，可直接粘贴到表格软件。 */
export function toTsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map((column) => clean(cellText(column, row))).join('\t'));
  return [columns.map(({ title }) => clean(title)).join('\t'), ...lines].join('\r\n');
}

// A spreadsheet takes text beginning with = and the like for a formula: a quote goes before it.
function clean(text: string): string {
  const flat = text.replace(/[\t\r\n]+/g, ' ');
  return /^[=+@-]/.test(flat) && Number.isNaN(Number(flat)) ? `'${flat}` : flat;
}
