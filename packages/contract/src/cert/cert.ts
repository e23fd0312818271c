import {
  certStatus,
  certType,
  dataSource,
  ecertStatus,
  educationLevel,
  filingType,
  idDocumentType,
  nation,
  printStatus,
  province,
  sex,
} from '@tqc/domain/dictionaries';
import { printAgain } from '@tqc/domain/cert';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import { calls, field, get, none, paged, pageOf, post, put } from '../kit';
import { blankNo } from './certAddition';
import { certChangeCalls } from './changeCalls';

const runId = field.id('打印批次');

/** A certificate as the lists show it. */
export const Cert = z.object({
  certId: field.id('证书编号'),
  certNo: field.certNo(),
  name: field.personName('姓名', 30),
  sex: field.code('性别', sex).nullable(),
  idNo: field.idNo(),
  idRef: field.shown('证件索引'),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科'),
  orgName: field.shown('认定机构'),
  recognisedOn: field.date('认定日期'),
  dataSource: field.code('数据来源', dataSource),
  educationLevel: field.code('学历层次', educationLevel).nullable(),
  status: field.status('证书状态', certStatus),
  printStatus: field.status('打印状态', printStatus),
  ecertStatus: field.status('电子证照', ecertStatus).nullable(),
  version: field.version(),
});
const row = Cert.shape;

/** A certificate with everything that stands on it and what happened to it. */
export const CertDetail = Cert.extend({
  nation: field.code('民族', nation).nullable(),
  birthDate: field.date('出生日期').nullable(),
  idType: field.code('证件类型', idDocumentType),
  issueDate: field.date('签发日期'),
  regId: field.id('报名号').nullable(),
  subjectId: field.word('任教学科'),
  graduateSchool: field.shown('毕业学校'),
  photo: field.file('照片').nullable(),
  /** The blank it is printed on. */
  blankNo: field.shown('空白证书号').nullable(),
  /** What its last page says: when and why it was issued again. */
  remark: field.shown('备注'),
  /** What was printed with it, as long as that is not reset. */
  printRun: runId.nullable(),
  steps: z.array(z.object({ at: field.moment('时间'), title: z.string(), note: z.string() })),
});

/** What a screen offers and the index of a place has (docs/decisions/D-050). */
const filters = {
  certNo: row.certNo,
  name: row.name,
  idNo: field.idNo(),
  ctId: row.ctId,
  prov: field.code('省份', province),
  city: field.area('地市'),
  county: field.area('区县'),
  subjectId: field.word('任教学科'),
  orgId: field.id('认定机构'),
  /** Those that got their numbers in one run. */
  assignId: field.id('编号批次'),
  birthDateFrom: field.date('出生日期起'),
  birthDateTo: field.date('出生日期止'),
  recognisedOnFrom: field.date('认定日期起'),
  recognisedOnTo: field.date('认定日期止'),
  dataSource: row.dataSource,
  nation: field.code('民族', nation),
  sex: row.sex.unwrap(),
  status: row.status,
  printStatus: row.printStatus,
};

const certId = row.certId;
/** The certificates with the versions that were read. */
const records = z
  .array(z.object({ id: certId, version: row.version }))
  .min(1, '请选择要打印的证书')
  .max(200, '一次最多打印200张');
/** A printed form leaves the house like a download, and counts as one. */
const leaves = { reply: 'file', audit: 'view', quota: () => 'download' as const } as const;

/** 教师资格证书 */
export const cert = calls(catalogue.cert, {
  list: get(
    '',
    'view',
    paged(filters, ['certId', 'certNo', 'name', 'recognisedOn']),
    pageOf(Cert),
    {
      audit: 'query',
      rowKey: 'certId',
      mayLag: true,
      filing: { type: filingType.code('recognition'), fields: ['idNo'] },
      reach: {
        from: 5,
        narrowing: ['prov', 'city', 'county', 'name', 'idNo', 'certNo'],
        filters: ['status'],
        sorts: ['certId'],
        advice: '请先选择省份，或填写姓名、证件号码、证书编号',
      },
    },
  ),
  get: get('{certId}', 'view', z.object({ certId }), CertDetail, { audit: 'view' }),
  ...certChangeCalls,
  /** `resetPrint` voids the blank it was printed on: it is printed again on another one. */
  update: put(
    '{certId}',
    'edit',
    z.object({
      certId,
      action: z.literal('resetPrint'),
      reason: field.longText('重置原因', 200),
    }),
    none,
  ),
  /**
   * Books blanks for certificates, one number after the other from the given one; `preview` says
   * who would get which, and of whom it cannot be printed.
   */
  print: post(
    'print',
    'print',
    z.object({
      records,
      firstNo: blankNo('起始印刷号').optional(),
      layoutId: field.id('打印版式').optional(),
      preview: z.boolean().default(false),
    }),
    z.object({
      runId: runId.nullable(),
      done: z.array(certId),
      refused: z.array(z.object({ id: certId, name: z.string(), reason: z.string() })),
      numbers: z.array(z.object({ certId, name: z.string(), blankNo: z.string() })),
    }),
    { dryRun: ({ preview }) => preview === true },
  ),
  /**
   * The paper of a run, with its holders' numbers in full: each counts as one shown. Whoever
   * printed it sees it in the half hour after; anybody later says why.
   */
  printed: get(
    'printed/{runId}',
    'print',
    z.object({ runId, again: field.code('再次查看的原因', printAgain).optional() }),
    z.null(),
    leaves,
  ),
  printTest: get(
    'printTest/{id}',
    'print',
    z.object({ id: field.id('打印版式') }),
    z.null(),
    leaves,
  ),
});

/** The call that carries the decisions on a change, by the word of their table. */
export const certChangeDecisionCalls = { approve: cert.beforeCertApprove };
