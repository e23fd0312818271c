import { certType, ecertStatus, pushState, stampType } from '@tqc/domain/dictionaries';
import { MOST_MADE_AT_ONCE } from '@tqc/domain/ecert';
import { defineDict } from '@tqc/domain/kit';
import { z } from 'zod';
import * as catalogue from '../generated/calls/ecert';
import { calls, field, get, outcomeOf, paged, pageOf, post, put } from '../kit';

const MOST = 200;
const MOST_FETCHED = 50;

/** An electronic certificate, as the list shows it. */
export const EcertCert = z.object({
  id: field.id('电子证书'),
  ecertNo: field.serial('证照编号'),
  name: field.personName('姓名', 30),
  status: field.status('状态', ecertStatus),
  idNo: field.idNo(),
  certNo: field.certNo(),
  certId: field.id('证书编号'),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科'),
  orgName: field.shown('认定机构'),
  issueDate: field.date('签发日期'),
  madeAt: field.moment('制作时间'),
  stampName: field.shown('印章'),
  revision: field.count('版本号'),
  downloads: field.count('下载次数'),
  pushState: field.status('推送状态', pushState),
  reason: field.shown('撤销原因'),
  version: field.version(),
});
const row = EcertCert.shape;
const { id } = row;

/** With its fingerprint, and the certificate of today. */
export const EcertCertDetail = EcertCert.extend({
  fingerprint: field.shown('文件指纹'),
});

const format = field.code(
  '格式',
  defineDict<string>('ecertFormat', [
    { value: 'pdf', label: 'PDF' },
    { value: 'zip', label: '压缩包' },
  ]),
);

const outcome = outcomeOf(z.string());
const preview = z.boolean().default(false);

/** 本机构电子证书 */
export const ecertCert = calls(catalogue.ecertCert, {
  list: get(
    '',
    'view',
    paged(
      {
        name: row.name,
        idNo: field.idNo(),
        certNo: row.certNo,
        ecertNo: row.ecertNo,
        ctId: row.ctId,
        status: row.status,
        pushState: row.pushState,
        issueDateFrom: field.date('签发日期起'),
        issueDateTo: field.date('签发日期止'),
        madeAtFrom: field.date('制作时间起'),
        madeAtTo: field.date('制作时间止'),
      },
      ['id', 'issueDate', 'madeAt'],
    ),
    pageOf(EcertCert),
    { rowKey: 'id', audit: 'query' },
  ),
  get: get('{id}', 'view', z.object({ id }), EcertCertDetail, { audit: 'view' }),
  /**
   * Makes, or makes again, electronic certificates of certificates that are named by their numbers;
   * `preview` says of which it can be done.
   */
  create: post(
    'create',
    'create',
    z.object({
      certNos: z
        .array(row.certNo.min(1, '请输入证书号码'))
        .min(1, '请输入证书号码')
        .max(MOST_MADE_AT_ONCE, `一次最多制作${MOST_MADE_AT_ONCE}张，更多的请新建任务`),
      issueDate: row.issueDate.optional(),
      stampType: field.code('印章', stampType).default(stampType.code('official')),
      preview,
    }),
    outcome,
    { dryRun: (input) => input['preview'] === true },
  ),
  cancel: put(
    'cancel',
    'cancel',
    z.object({
      records: z
        .array(z.object({ id, version: row.version }))
        .min(1, '请选择电子证书')
        .max(MOST),
      reason: field.longText('撤销原因', 200).optional(),
      preview,
    }),
    outcome,
    { versioned: false, dryRun: (input) => input['preview'] === true },
  ),
  /** The signed PDF, or several in one zip; each shows its number in full and is counted. */
  getEcertPhoto: get(
    'getEcertPhoto',
    'view',
    z.object({ ids: field.ids('电子证书', MOST_FETCHED), format: format.default('pdf') }),
    z.null(),
    { reply: 'file', audit: 'view', quota: () => 'download' },
  ),
  /** A sample with a stamp of the own organisation, never kept. */
  testPhoto: get('testPhoto', 'view', z.object({ stampId: field.id('印章') }), z.null(), {
    reply: 'file',
    audit: 'view',
    quota: () => 'download',
  }),
  /** Looks at the bytes that are kept, each finding with its verdict. */
  verify: get(
    '{id}/verify',
    'view',
    z.object({ id }),
    z.object({
      genuine: z.boolean(),
      findings: z.array(
        z.object({
          part: z.enum(['hash', 'signature', 'stamp', 'status']),
          good: z.boolean(),
          says: z.string(),
        }),
      ),
    }),
    { audit: 'view' },
  ),
});
