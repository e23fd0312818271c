import { certChangeDecisions } from '@tqc/domain/cert';
import {
  certChangeBasis,
  certChangeStatus,
  certChangeType,
  certType,
  changeReason,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import {
  calls,
  caseFields,
  caseLife,
  decisionFields,
  del,
  field,
  get,
  mayBeLeftOut,
  MOST_PROOFS,
  none,
  paged,
  pageOf,
  put,
} from '../kit';
import { certData } from './certData';

const chgId = field.id('变更申请');
const { idNo: _sealed, ...plainData } = certData;

/** One field of a certificate that changes. */
export const CertChangeItem = z.object({
  field: z.string(),
  label: field.shown('变更字段'),
  before: field.shown('变更前'),
  after: field.shown('变更后'),
});

/** A change of a certificate as the lists show it; of the log a row is one field of it. */
export const CertChange = z.object({
  id: field.id('变更'),
  chgId,
  chgNo: field.serial('申请编号'),
  name: field.personName('姓名', 30),
  status: field.status('审核状态', certChangeStatus),
  changeType: field.code('变更类型', certChangeType),
  idNo: field.idNo(),
  certNo: field.certNo(),
  ctId: field.code('资格种类', certType),
  fields: field.count('变更字段数'),
  isKey: field.flag('关键字段'),
  summary: field.shown('变更摘要'),
  ...CertChangeItem.pick({ label: true, before: true, after: true }).shape,
  why: field.shown('变更原因'),
  orgName: field.shown('申请机构'),
  applicant: field.shown('申请人'),
  appliedAt: field.moment('申请时间'),
  decidedOrg: field.shown('审核机构'),
  decider: field.shown('审核人'),
  decidedAt: field.moment('审核时间').nullable(),
  lastOpinion: field.shown('审核意见'),
  certId: field.id('证书编号').nullable(),
  certVersion: field.version().nullable(),
  /** Of the caller's own organisation. */
  own: z.boolean(),
  ...caseFields,
});
const row = CertChange.shape;

/** What a change rests on. */
export const changeMore = {
  basis: field.code('变更原因', certChangeBasis).nullable(),
  reason: field.code('删除原因', changeReason).nullable(),
  paperNo: field.text('依据文号', 50).or(z.literal('')),
  effectiveOn: field.date('生效日期').nullable(),
  explanation: field.longText('说明', 200),
};
/** A change with everything that is known of it and what happened to it. */
export const CertChangeDetail = CertChange.extend({
  ...changeMore,
  items: z.array(CertChangeItem),
  /** The new values, for whoever asks anew; a number is typed again. */
  wanted: z.object(mayBeLeftOut(plainData)),
  files: field.files('证明材料', MOST_PROOFS),
  photo: field.file('新照片').nullable(),
  /** What the restriction library and the numbers say today, for whoever decides. */
  checks: z.array(z.string()),
  ...caseLife,
});

const filters = {
  chgNo: row.chgNo,
  name: row.name,
  idNo: field.idNo(),
  certNo: row.certNo,
  changeType: row.changeType,
  status: row.status,
  label: field.text('变更字段', 20),
  orgName: field.text('申请机构', 50),
  appliedAtFrom: field.date('申请时间起'),
  appliedAtTo: field.date('申请时间止'),
  /** Of certificates, or of the history of registrations. */
  about: z.enum(['cert', 'history']),
};

/** 证书变更 */
export const certChange = calls(catalogue.certChange, {
  /**
   * All of the place; `waiting`: what the caller's organisation decides; `decided`: what it
   * decided on; `own`: what it asked for, `record`: of that what was decided. `perField` answers
   * one row for each field that changed.
   */
  list: get(
    '',
    'view',
    paged(
      { ...filters, scope: z.enum(['waiting', 'decided', 'own', 'record']), perField: z.boolean() },
      [],
    ),
    pageOf(CertChange),
    { rowKey: 'id', audit: 'query' },
  ),
  get: get('{chgId}', 'view', z.object({ chgId }), CertChangeDetail, { audit: 'view' }),
  delCertChangeAndDetail: del(
    'delCertChangeAndDetail/{chgCertid}',
    'delete',
    z.object({ chgCertid: chgId }),
    none,
  ),
});

/** 证书变更明细 */
export const change = calls(catalogue.change, {
  /** All changes of one certificate, the newest first, each with its fields. */
  detailCertChg: get(
    'detailCertChg/{certId}',
    'view',
    z.object({ certId: field.id('证书编号') }),
    z.object({ record: z.array(CertChange.extend({ items: z.array(CertChangeItem) })) }),
    { audit: 'view' },
  ),
});

/** 审批证书变更: carried by a call of the certificates. */
export const approveChange = put(
  'beforeCertApprove',
  'cert.certChange.audit',
  z.object({
    chgId,
    ...decisionFields(certChangeDecisions.of('approve'), '审批意见'),
  }),
  none,
);
