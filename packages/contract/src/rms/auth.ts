import { authResult, authWay } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, field, get, none, paged, pageOf, post } from '../kit';

const empty = z.literal('');
/** What the national platform says itself is entered by nobody. */
const PLATFORM = 1;
const ways = {
  options: authWay.options.filter(({ value }) => value !== PLATFORM),
  codes: authWay.codes.filter((code) => code !== PLATFORM),
};

/** A teacher whose account is vouched for, or not. */
export const TeacherAuth = z.object({
  authId: field.id('认证编号'),
  name: field.personName('姓名', 30),
  result: field.status('结果', authResult),
  idNo: field.idNo(),
  mobile: field.mobile(),
  certNo: field.text('证书号码', 17).or(empty),
  way: field.code('认证方式', authWay),
  message: field.longText('说明', 200).or(empty),
  asker: field.shown('提交人'),
  submittedAt: field.moment('提交时间'),
  operator: field.shown('处理人'),
  handledAt: field.moment('处理时间').nullable(),
  /** The caller entered it: somebody else decides by hand. */
  mine: field.flag('由本人提交'),
  version: field.version(),
});
const row = TeacherAuth.shape;

/** 教师账号认证 */
export const auth = calls(catalogue.auth, {
  authTeachers: get(
    'authTeachers',
    'view',
    paged(
      {
        name: row.name,
        idNo: row.idNo,
        way: row.way,
        result: row.result,
        submittedAtFrom: field.date('提交时间起'),
        submittedAtTo: field.date('提交时间止'),
      },
      ['submittedAt'],
    ),
    pageOf(TeacherAuth),
    { rowKey: 'authId', audit: 'query' },
  ),
  authTeacher: post(
    'authTeacher',
    'add',
    z.object({
      name: row.name,
      idNo: row.idNo,
      mobile: row.mobile,
      certNo: row.certNo.default(''),
      way: field.code('认证方式', ways),
    }),
    z.object({ id: row.authId }),
  ),
  /** Compares with the certificates, decides by hand, or puts what failed back. */
  updateAuthById: get(
    'updateAuthById',
    'edit',
    z.object({
      authId: row.authId,
      action: z.enum(['check', 'pass', 'fail', 'again']),
      message: row.message.default(''),
    }),
    none,
    { writes: true, versioned: true },
  ),
  /** How the national sign-on stands for the provinces the caller looks after. */
  sso: get(
    'sso',
    'view',
    z.object({}),
    z.object({
      connected: field.flag('已接入国家平台'),
      open: field.count('已开通的省份'),
      closed: field.count('未开通的省份'),
      lastSuccessAt: field.moment('最近成功时间').nullable(),
    }),
  ),
});
