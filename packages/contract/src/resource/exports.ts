import { z } from 'zod';
import * as catalogue from '../generated/calls/resource';
import { calls, field, get, post, put, type Call } from '../kit';
import { JobPage } from './job';
import { StoredFile } from './resource';

/** What a file of a list may be. */
const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Nobody opens a longer file, and nobody may carry off more at once. */
export const MOST_ROWS = 200_000;
/** Days for which a result is kept. */
export const KEPT_DAYS = 7;

const name = z.string().max(40);

const asked = {
  /** Of the page, as it stands in the head of the file. */
  title: field.text('名称', 60),
  /** What the list is asked for, without page; its own call judges it. */
  query: z.record(name, z.unknown()),
  columns: z.array(name).min(1, '请选择要导出的列').max(100),
  format: z.enum(exportFormats),
  /** The approved filing under which the numbers that it covers leave in full. */
  docId: field.id('备案').optional(),
};
const made = z.object({ id: field.id('任务编号') });
/** Numbers of persons that a list may be asked for. */
const NUMBERS = ['idNo', 'mobile', 'certNo'];
/** Looks for a person by a full number where its list would, and writes a file. */
const counts = {
  quota: () => 'export',
  alsoCounts: ({ query }) =>
    NUMBERS.some((name) => (query as typeof asked.query._output)[name])
      ? ['result', 'search']
      : ['result'],
} satisfies Pick<Call, 'quota' | 'alsoCounts'>;

/** 导出 */
export const exports = calls(catalogue.resource, {
  /** Of every list that has no call of its own for it; the right of the list itself is asked. */
  exportRows: post(
    'exportRows',
    'signedIn',
    z.object({ call: z.string().max(80), ...asked }),
    made,
    counts,
  ),
  exporRegExcelData: post(
    'exporRegExcelData',
    'register.registration.export',
    z.object(asked),
    made,
    counts,
  ),
  regExcelTaskList: get('regExcelTaskList', 'register.registration.export', z.object({}), JobPage),
  /** Another promise for a filing that is not passed yet, uploaded with the call. */
  changeKeepOnRecordPdf: put(
    'changeKeepOnRecordPdf',
    'register.filing.edit',
    z.object({ docId: field.id('备案') }),
    StoredFile,
    { body: 'multipart', maxBody: 22 * 1024 * 1024, maxFiles: 1 },
  ),
  downRegExcelFile: get(
    'downRegExcelFile',
    'register.registration.export',
    z.object({ id: made.shape.id }),
    z.null(),
    { reply: 'file', audit: 'view', quota: () => 'download' },
  ),
});

/** The export that a list has of its own, by the list it belongs to. */
const OWN: Readonly<Record<string, Call>> = {
  'register.registration.list': exports.exporRegExcelData,
};

/** The call that exports a list. */
export function exportCallOf({ id }: Pick<Call, 'id'>): Call {
  return OWN[id] ?? exports.exportRows;
}
