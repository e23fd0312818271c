import {
  exemptFilingKind,
  filingStatus,
  onOff,
  province,
  teacherType,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/exemption';
import { calls, field, get, paged, pageOf } from '../kit';

const filed = (label: string) => field.status(label, filingStatus).nullable();

/** A university that takes part, and how far its filings of a year are. */
export const NormalUniversity = z.object({
  collegeId: field.id('学校'),
  code: field.shown('学校代码'),
  name: field.shown('学校名称'),
  prov: field.code('省份', province),
  year: field.count('备案年度', 2020, 2100),
  reformGroup: filed('改革工作小组备案'),
  university: filed('高校备案'),
  assessment: filed('考核办法备案'),
  majors: field.count('名录专业数'),
});
const row = NormalUniversity.shape;

/** 免试参加高校 */
export const normaleUniversity = calls(catalogue.normaleUniversity, {
  list: get(
    '',
    'view',
    paged(
      {
        prov: row.prov,
        name: field.text('学校', 60),
        year: row.year,
        /** Only those whose three filings of the year are not all passed. */
        lacking: field.flag('备案未齐'),
      },
      ['collegeId'],
    ),
    pageOf(NormalUniversity),
    { rowKey: 'collegeId' },
  ),
  get: get(
    '{collegeId}',
    'view',
    z.object({ collegeId: row.collegeId, year: row.year.optional() }),
    NormalUniversity.extend({
      filings: z.array(
        z.object({
          docId: field.id('备案'),
          kind: field.code('事项', exemptFilingKind),
          year: row.year,
          status: field.status('状态', filingStatus),
          submittedAt: field.moment('提交时间'),
          reviewedAt: field.moment('审核时间').nullable(),
          validUntil: field.date('有效期止').nullable(),
          opinion: field.shown('审核意见'),
        }),
      ),
      windows: z.array(
        z.object({
          windowId: field.id('设置编号'),
          classYear: field.count('届别'),
          teacherTypes: field.codes('适用类别', teacherType),
          collectBegin: field.minute('采集开始'),
          collectEnd: field.minute('采集结束'),
          submitEnd: field.minute('提交截止'),
          reviewEnd: field.minute('审核结束'),
          status: field.status('状态', onOff),
        }),
      ),
      /** What is to be done next, a sentence each. */
      next: z.array(z.string()),
    }),
  ),
});
