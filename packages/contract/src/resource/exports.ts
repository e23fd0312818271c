import { z } from 'zod';
import * as catalogue from '../generated/calls/resource';
import { baseOrg } from '../basic/baseOrg';
import { baseOrgSchool } from '../basic/baseOrgSchool';
import { enrollment } from '../enroll/enrollment';
import { enrollmentData } from '../enroll/enrollmentData';
import {
  calls,
  exportAsked,
  exportCounts,
  exported,
  exportMade,
  field,
  get,
  post,
  put,
  type Call,
} from '../kit';
import { JobPage } from './job';
import { StoredFile } from './resource';

/** Nobody opens a longer file, and nobody may carry off more at once. */
export const MOST_ROWS = 200_000;
/** Days for which a result is kept. */
export const KEPT_DAYS = 7;

/** The lists of registrations: they leave by one call, with a right of its own. */
const enrollmentLists = [
  enrollment.list.id,
  enrollment.queryAllEnrollCheckTheQuery.id,
  enrollment.queryAllEnrollFinshTheQuery.id,
  enrollmentData.queryAllEnrollLevelOrg.id,
  enrollmentData.downOrgEnrollList.id,
] as const;

/** 导出 */
export const exports = calls(catalogue.resource, {
  /** Of every list that has no call of its own for it; the right of the list itself is asked. */
  exportRows: post(
    'exportRows',
    'signedIn',
    z.object({ call: z.string().max(80), ...exportAsked }),
    exportMade,
    exportCounts,
  ),
  exporRegExcelData: exported('exporRegExcelData', 'register.registration.export'),
  regExcelTaskList: get('regExcelTaskList', 'register.registration.export', z.object({}), JobPage),
  /** Of the lists of registrations; which of them is said. */
  exporEnrollExcelData: post(
    'exporEnrollExcelData',
    'enroll.enrollment.export',
    z.object({ call: z.enum(enrollmentLists, '该列表不能导出'), ...exportAsked }),
    exportMade,
    exportCounts,
  ),
  enrollExcelTaskList: get(
    'enrollExcelTaskList',
    'enroll.enrollment.export',
    z.object({}),
    JobPage,
    { rowKey: 'id' },
  ),
  downEnrollExcelFile: get(
    'downEnrollExcelFile',
    'enroll.enrollment.export',
    z.object({ id: exportMade.shape.id }),
    z.null(),
    { reply: 'file', audit: 'view', quota: () => 'download' },
  ),
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
    z.object({ id: exportMade.shape.id }),
    z.null(),
    { reply: 'file', audit: 'view', quota: () => 'download' },
  ),
});

/** The export that a list has of its own, by the list it belongs to. */
const OWN: Readonly<Record<string, Call>> = {
  'register.registration.list': exports.exporRegExcelData,
  [baseOrg.list.id]: baseOrg.exportOrg,
  [baseOrg.getReOrgData.id]: baseOrg.exportUniscOrg,
  [baseOrgSchool.list.id]: baseOrgSchool.export,
  ...Object.fromEntries(enrollmentLists.map((id) => [id, exports.exporEnrollExcelData])),
};

/** The call that exports a list. */
export function exportCallOf({ id }: Pick<Call, 'id'>): Call {
  return OWN[id] ?? exports.exportRows;
}
