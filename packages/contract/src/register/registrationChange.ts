import { regChangeStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, field, get, none, paged, pageOf, put } from '../kit';
import { RegistrationRow } from './registrationRow';

/**
 * Fields of an application that can be changed after it was handed in, with the words people use
 * for them.
 */
export const changeableFields = {
  name: field.personName('姓名', 30),
  formerName: field.personName('曾用名', 30).or(z.literal('')),
  nation: z.string().regex(/^\d{2}$/, '请选择民族'),
  politics: z.string().regex(/^\d{2}$/, '请选择政治面貌'),
  workUnit: field.text('工作单位', 60).or(z.literal('')),
  graduateSchool: field.text('毕业学校', 60),
  major: field.text('专业', 60),
  diplomaNo: field.text('毕业证书号', 30),
  subjectId: z.string().max(36),
} as const;
export type ChangeableField = keyof typeof changeableFields;

/** One field of a change, before and after. */
export const FieldChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
});

/** A change of the data of an application. */
export const RegistrationChange = z.object({
  chgId: field.id('变更编号'),
  regId: field.id('报名号'),
  name: field.shown('姓名'),
  changes: z.array(FieldChange),
  reason: field.longText('申请原因', 200),
  fileId: z.string().nullable(),
  appliedBy: field.shown('申请人'),
  /** Asked for by whoever reads it: somebody else judges it. */
  own: z.boolean(),
  orgName: field.shown('申请机构'),
  appliedAt: field.moment('申请时间'),
  status: field.status('审核状态', regChangeStatus),
  decidedBy: field.shown('审核人'),
  decidedAt: field.moment('审核时间').nullable(),
  opinion: field.shown('审核意见'),
  version: field.version(),
});
const { chgId, regId, reason, status } = RegistrationChange.shape;

/** 认定申请的数据变更 */
export const registrationChange = calls(catalogue.registration, {
  queryRegChgDos: get(
    'queryRegChgDos',
    'register.regChange.view',
    paged({ regId, name: RegistrationRow.shape.name, status }, ['chgId']),
    pageOf(RegistrationChange),
    { audit: 'query', rowKey: 'chgId' },
  ),
  viewRegChg: get(
    'viewRegChg/{chgId}',
    'register.regChange.view',
    z.object({ chgId }),
    RegistrationChange,
    {
      audit: 'view',
    },
  ),
  regDataChange: put(
    'regDataChange/{regId}',
    'register.regChange.apply',
    z.object({
      regId,
      changes: z.object(changeableFields).partial(),
      reason,
      fileId: field.file('证明材料').optional(),
    }),
    z.object({ id: chgId }),
  ),
  regChgAudit: put(
    'regChgAudit/{chgId}',
    'register.regChange.audit',
    z.object({
      chgId,
      passed: z.boolean(),
      opinion: field.longText('审核意见', 200).or(z.literal('')).default(''),
    }),
    none,
  ),
  /** Whoever asked for a change takes it back before it is judged. */
  regChgWithdraw: put(
    'regChgWithdraw/{chgId}',
    'register.regChange.apply',
    z.object({ chgId }),
    none,
  ),
});
