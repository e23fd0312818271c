import { checkOffice } from '../office';
import { FileRefused } from '../refused';
import type { Table } from './boundedTable';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';

/** The rows of a file that somebody hands in; anything but a plain table is refused. */
export function readTable(extension: string, bytes: Buffer): Table {
  const table = extension === 'csv' ? readCsv(bytes) : readChecked(extension, bytes);
  if (table.rows.length === 0) throw new FileRefused(422, '文件里没有内容，请用模板填写后重新上传');
  return table;
}

function readChecked(extension: string, bytes: Buffer): Table {
  if (extension !== 'xlsx')
    throw new FileRefused(461, '只收 xlsx 和 csv 文件，请另存为其中一种后重新上传');
  checkOffice('xlsx', bytes);
  return readXlsx(bytes);
}
