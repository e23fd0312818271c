import { certApplyDecisions } from '@tqc/domain/cert';
import {
  certChangeStatus,
  certType,
  printStatus,
  receiveWay,
  reissueReason,
  reissueType,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import {
  calls,
  caseFields,
  caseLife,
  del,
  field,
  get,
  mayBeLeftOut,
  none,
  paged,
  pageOf,
  post,
  put,
} from '../kit';

/** An application for a certificate to be issued again, as the lists show it. */
export const CertApply = z.object({
  id: field.id('补发换发申请'),
  applyNo: field.serial('申请编号'),
  name: field.personName('姓名', 30),
  status: field.status('审核状态', certChangeStatus),
  kind: field.code('办理类型', reissueType),
  idNo: field.idNo(),
  certNo: field.certNo(),
  ctId: field.code('资格种类', certType),
  orgName: field.shown('认定机构'),
  reason: field.code('原因', reissueReason),
  lostOn: field.date('遗失声明刊登日期').nullable(),
  collected: field.flag('原证已收回'),
  applicant: field.shown('申请人'),
  appliedAt: field.moment('申请时间'),
  lastOpinion: field.shown('审核意见'),
  /** Of the certificate today: on which blank it stands. */
  blankNo: field.shown('空白证书号').nullable(),
  printStatus: field.status('打印状态', printStatus),
  fetchedOn: field.date('领取日期').nullable(),
  fetchedBy: field.text('领取人', 30).or(z.literal('')),
  certId: field.id('证书编号'),
  certVersion: field.version(),
  /** Of the caller's own organisation. */
  own: z.boolean(),
  ...caseFields,
});
const row = CertApply.shape;
const { id } = row;

const more = {
  media: field.text('刊登媒体', 50).or(z.literal('')),
  pickup: field.code('领取方式', receiveWay),
  remark: field.longText('备注', 200).or(z.literal('')),
  noticeFile: field.file('声明扫描件').nullable(),
  formFile: field.file('申请表扫描件').nullable(),
  identityFile: field.file('身份证件扫描件').nullable(),
  photoFile: field.file('新照片').nullable(),
};
/** An application with everything that is known of it and what happened to it. */
export const CertApplyDetail = CertApply.extend({
  ...more,
  ...caseLife,
});

const entered = {
  kind: row.kind,
  reason: row.reason,
  lostOn: row.lostOn.unwrap().optional(),
  media: more.media.default(''),
  collected: row.collected.default(false),
  pickup: more.pickup,
  remark: more.remark.default(''),
  noticeFile: more.noticeFile.unwrap().optional(),
  formFile: more.formFile.unwrap(),
  identityFile: more.identityFile.unwrap(),
  photoFile: more.photoFile.unwrap().optional(),
};

/** 证书补发换发申请 */
export const certApply = calls(catalogue.certApply, {
  list: get(
    '',
    'view',
    paged(
      {
        applyNo: row.applyNo,
        name: row.name,
        idNo: field.idNo(),
        certNo: row.certNo,
        kind: row.kind,
        status: row.status,
        appliedAtFrom: field.date('申请时间起'),
        appliedAtTo: field.date('申请时间止'),
        mine: field.flag('本机构办理'),
      },
      ['appliedAt'],
    ),
    pageOf(CertApply),
    { rowKey: 'id', audit: 'query' },
  ),
  get: get('{id}', 'view', z.object({ id }), CertApplyDetail, { audit: 'view' }),
  create: post(
    '',
    'add',
    z.object({ certNo: row.certNo.min(1, '请输入证书号码'), ...entered }),
    z.object({ id }),
  ),
  /**
   * `decide` by a second person of the issuing organisation; `again` changes and asks anew what was
   * refused; `handOver` notes who fetched the new paper.
   */
  update: put(
    '{id}',
    'edit',
    z.object({
      id,
      action: z.enum(['decide', 'again', 'handOver']).default('decide'),
      decision: z.literal(certApplyDecisions.of('update')).optional(),
      opinion: field.longText('审核意见', 200).or(z.literal('')).default(''),
      fetchedBy: field.text('领取人', 30).optional(),
      ...mayBeLeftOut(entered),
    }),
    none,
  ),
  remove: del('{id}', 'delete', z.object({ id }), none),
});

/** The call that carries the decisions on an application, by the word of their table. */
export const certApplyDecisionCalls = { update: certApply.update };
