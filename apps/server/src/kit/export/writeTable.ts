import type { ExportFormat } from '@tqc/contract/kit';
import { csvOf } from './csv';
import type { TableFile } from './tableFile';
import { xlsxOf } from './xlsx';

const KINDS = {
  xlsx: {
    write: xlsxOf,
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { write: csvOf, mime: 'text/csv; charset=utf-8' },
} as const;

/** The bytes of a file of rows, as they come, and what kind of file it is. */
export function writeTable(format: ExportFormat, file: TableFile) {
  const { write, mime } = KINDS[format];
  return { bytes: write(file), mime };
}
