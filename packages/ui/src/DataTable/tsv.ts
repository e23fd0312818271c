import { cellText, type Column } from './column';

/** 选中的行连同标题写成制表符分隔的文本，可直接粘贴到表格软件。 */
export function toTsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return linesOf(columns, rows)
    .map((line) => line.map(quoted).join('\t'))
    .join('\r\n');
}

/** 同样的内容写成网页表格：表格软件先取这一种，号码是文字，不会被当成数截断。 */
export function toHtml<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = linesOf(columns, rows).map((line) => `<tr>${line.map(tableCell).join('')}</tr>`);
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
}

function linesOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] {
  const cells = rows.map((row) => columns.map((column) => clean(cellText(column, row))));
  return [columns.map(({ title }) => clean(title)), ...cells];
}

/** 屏幕上空单元格的样子；复制出去是空的。 */
const NOTHING = '—';

// A spreadsheet takes text beginning with = and the like for a formula: a quote goes before it.
function clean(text: string): string {
  const flat = text.replace(/[\t\r\n]+/g, ' ');
  if (flat === NOTHING) return '';
  return /^[=+@-]/.test(flat) && Number.isNaN(Number(flat)) ? `'${flat}` : flat;
}

// A mark at the start would otherwise swallow the cells and rows behind it.
function quoted(text: string): string {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A quantity; whatever else consists of digits is a name, of which a spreadsheet keeps fifteen. */
const QUANTITY = /^-?(0|[1-9]\d{0,8})(\.\d{1,6})?$/;
const AS_TEXT = String.raw` style='mso-number-format:"\@"'`;

function tableCell(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<td${QUANTITY.test(text) ? '' : AS_TEXT}>${safe}</td>`;
}
