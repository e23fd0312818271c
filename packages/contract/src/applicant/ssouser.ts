import {
  applicantAccount,
  certStatus,
  certType,
  ecertStatus,
  finalJudgement,
  idDocumentType,
  nation,
  province,
  realNameAuth,
  realNameReason,
  realNameRefusal,
  sex,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/applicant';
import { calls, del, field, get, none, paged, pageOf, put } from '../kit';
import { applicantLife, ofPerson } from './person';

/** An account of an applicant as the lists show it: numbers, address and mailbox masked. */
export const Applicant = z.object({
  ssoId: ofPerson.ssoId,
  idRef: ofPerson.idRef,
  name: ofPerson.name,
  realNameAuth: field.status('实名状态', realNameAuth),
  account: field.status('账户状态', applicantAccount),
  sex: field.code('性别', sex),
  nation: field.code('民族', nation),
  birthDate: field.date('出生日期'),
  idType: field.code('证件类型', idDocumentType),
  idNo: ofPerson.idNo,
  mobile: field.mobile(),
  email: field.shown('邮箱'),
  household: field.shown('户籍地'),
  prov: field.code('户籍省份', province).nullable(),
  reviewReason: field.code('申请原因', realNameReason).nullable(),
  faceScore: field.count('人脸比对分数', 0, 100).nullable(),
  autoTries: field.count('自动核验次数'),
  askedAt: field.moment('提交时间').nullable(),
  refusal: field.code('不通过原因', realNameRefusal).nullable(),
  /** Who would refuse: somebody else has a second look before it counts. */
  doubted: field.shown('初审意见'),
  reviewer: field.shown('审核人'),
  reviewedAt: field.moment('审核时间').nullable(),
  registeredAt: field.moment('注册时间'),
  lastLoginAt: field.moment('最近登录').nullable(),
  /** The caller looked first and would refuse: the second look is somebody else's. */
  ownDoubt: z.boolean(),
  version: field.version(),
});
const row = Applicant.shape;
const { ssoId } = row;

/** A certificate of a teacher that an applicant holds already. */
export const HeldCert = z.object({
  certId: field.id('证书编号'),
  certNo: field.certNo(),
  status: field.status('证书状态', certStatus),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科'),
  orgName: field.shown('认定机构'),
  recognisedOn: field.date('认定日期'),
  /** Of the last registration that counts. */
  conclusion: field.status('注册结论', finalJudgement).nullable(),
  validUntil: field.date('有效期止').nullable(),
  ecertStatus: field.status('电子证照', ecertStatus).nullable(),
});

/** An account with its pictures, its holder's certificates and what happened to it. */
export const ApplicantDetail = Applicant.extend({
  opinion: field.shown('审核意见'),
  pictures: z.array(
    z.object({
      part: z.string(),
      fileId: field.file('图片'),
    }),
  ),
  /** As far as the caller's reach goes. */
  certs: z.array(HeldCert),
  life: applicantLife,
});

/** 申请人账户 */
export const ssouser = calls(catalogue.ssouser, {
  list: get(
    '',
    'view',
    paged(
      {
        name: ofPerson.name,
        idNo: ofPerson.idNo,
        mobile: row.mobile,
        idType: row.idType,
        nation: row.nation,
        prov: row.prov.unwrap(),
        realNameAuth: row.realNameAuth,
        account: row.account,
        reviewReason: row.reviewReason.unwrap(),
        /** What waits for a verdict, or what has one. */
        review: z.enum(['waiting', 'done']),
        registeredAtFrom: field.date('注册时间起'),
        registeredAtTo: field.date('注册时间止'),
        askedAtFrom: field.date('提交时间起'),
        askedAtTo: field.date('提交时间止'),
      },
      ['ssoId', 'registeredAt', 'askedAt'],
    ),
    pageOf(Applicant),
    { rowKey: 'ssoId', audit: 'query' },
  ),
  get: get('{ssoId}', 'view', z.object({ ssoId }), ApplicantDetail, { audit: 'view' }),
  /**
   * `pass` and `refuse` are verdicts on who waits for one, `mobile` gives another phone, `lock` and
   * `unlock` shut and open the account. A refusal counts when a second person agrees.
   */
  update: put(
    '{ssoId}',
    'audit',
    z.object({
      ssoId,
      action: z.enum(['pass', 'refuse', 'mobile', 'lock', 'unlock']),
      refusal: row.refusal.unwrap().optional(),
      opinion: field.longText('审核意见', 200).optional(),
      mobile: row.mobile.optional(),
      reason: field.longText('原因', 200).optional(),
    }),
    none,
  ),
  /** The kept answers about all certificates of the person go. */
  removeCache: del(
    '{ssoId}/{idRef}',
    'cacheRemove',
    z.object({ ssoId, idRef: ofPerson.idRef }),
    none,
    { versioned: false },
  ),
});
