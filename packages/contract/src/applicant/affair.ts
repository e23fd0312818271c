import { affairType, reviewFlag } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/applicant';
import { calls, field, get, none, paged, pageOf, put } from '../kit';
import { applicantLife, ofPerson } from './person';

const affairId = field.id('事务');

/** What somebody asks to have done with an account, the values masked. */
export const Affair = z.object({
  affairId,
  ...ofPerson,
  flag: field.status('审核标志', reviewFlag),
  affairNo: field.serial('事务编号'),
  affairType: field.code('事务类型', affairType),
  oldValue: field.shown('原值'),
  newValue: field.shown('新值'),
  submittedAt: field.moment('提交时间'),
  opinion: field.shown('审核意见'),
  reviewer: field.shown('审核人'),
  reviewedAt: field.moment('审核时间').nullable(),
  version: field.version(),
});
const row = Affair.shape;

/** 申请人事务 */
export const ssouserForgetpassApply = calls(catalogue.ssouserForgetpassApply, {
  list: get(
    '',
    'view',
    paged(
      {
        name: row.name,
        idNo: row.idNo,
        affairType: row.affairType,
        flag: row.flag,
        submittedAtFrom: field.date('提交时间起'),
        submittedAtTo: field.date('提交时间止'),
      },
      ['affairId', 'submittedAt'],
    ),
    pageOf(Affair),
    { rowKey: 'affairId', audit: 'query' },
  ),
  get: get(
    '{affairId}',
    'view',
    z.object({ affairId }),
    Affair.extend({
      pictures: z.array(z.object({ title: z.string(), fileId: field.file('材料') })),
      life: applicantLife,
    }),
    { audit: 'view' },
  ),
  /** What was asked for is done, or refused with a reason that the applicant is texted. */
  update: put(
    '{affairId}',
    'audit',
    z.object({
      affairId,
      action: z.enum(['pass', 'refuse']),
      opinion: field.longText('审核意见', 200).optional(),
    }),
    none,
  ),
});
