import { FileRefused } from '../refused';
import { boundedTable, type Table } from './boundedTable';

/** Before these our own files put an apostrophe, so that nobody's program runs them. */
const GUARDED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** The rows of comma-separated values, in UTF-8 or in the encoding of Chinese offices. */
export function readCsv(bytes: Buffer): Table {
  const text = decoded(bytes);
  if (text.includes('\0'))
    throw new FileRefused(461, '文件内容不是文本表格，请用 Excel 文件重新上传');
  const table = boundedTable();
  let row: string[] = [];
  let line = 1;
  let begun = 1;
  for (let at = 0; at < text.length;) {
    const { cell, next, lines } = text[at] === '"' ? quoted(text, at) : bare(text, at);
    row.push(cell.replace(GUARDED, ''));
    line += lines;
    at = next;
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    table.add(begun, row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    begun = line;
  }
  if (row.length > 0) table.add(begun, row);
  return table.table();
}

function decoded(bytes: Buffer): string {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  throw new FileRefused(461, '文件里有认不出的文字，请另存为 Excel 文件后重新上传');
}

const END = /[,\r\n]/g;

function bare(text: string, begin: number) {
  END.lastIndex = begin;
  const end = END.exec(text)?.index ?? text.length;
  return { cell: text.slice(begin, end), next: end, lines: 0 };
}

function quoted(text: string, begin: number) {
  const parts: string[] = [];
  for (let at = begin + 1; ;) {
    const end = text.indexOf('"', at);
    if (end < 0) throw new FileRefused(461, '文件里的引号没有成对，请另存为 Excel 文件后重新上传');
    parts.push(text.slice(at, end));
    if (text[end + 1] !== '"') {
      const next = end + 1;
      if (next < text.length && !/[,\r\n]/.test(text[next] ?? ''))
        throw new FileRefused(461, '文件里的引号没有成对，请另存为 Excel 文件后重新上传');
      const cell = parts.join('"');
      return { cell, next, lines: cell.split('\n').length - 1 };
    }
    at = end + 2;
  }
}
