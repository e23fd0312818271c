import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, field, get } from '../kit';
import { RegistrationFile } from './registrationRow';

const key = z.object({ regId: field.id('报名号') });
const bytes = z.null();
const image = <const N extends string>(name: N) =>
  get(name, 'view', key, bytes, { reply: 'file', audit: 'view' });
/** A printed form leaves the house like a download, and counts as one. */
const print = <const N extends string>(name: N) =>
  get(name, 'print', key, bytes, { reply: 'file', audit: 'view', quota: () => 'download' });

/** 认定申请的材料与打印件 */
export const registrationDocument = calls(catalogue.registration, {
  /** The documents of an application that may be replaced, with what is allowed for each. */
  modifyFile: get(
    'modifyFile',
    'edit',
    key,
    z.object({
      record: z.array(
        RegistrationFile.extend({
          replaceable: z.boolean(),
          extensions: z.array(z.string()),
          maxBytes: z.number(),
        }),
      ),
    }),
    { audit: 'view' },
  ),
  viewCollegeCert: image('viewCollegeCert'),
  viewNewCollegeCert: image('viewNewCollegeCert'),
  viewDegreeCert: image('viewDegreeCert'),
  viewPthCert: image('viewPthCert'),
  viewOtherCert: image('viewOtherCert'),
  viewStudentCert: image('viewStudentCert'),
  /** 教师资格认定申请表 */
  regReport: print('regReport'),
  /** 认定办结信息表: status, conclusion and every step */
  regOverInfoReport: print('regOverInfoReport'),
  /** 受理凭证 */
  registerPdfCredentials: print('registerPdfCredentials'),
  /**
   * One kind of paper for several applications: 受理通知书, 签收表, 不予认定通知书 or 公示名单. What of
   * them is not so far is named, and nothing is printed.
   */
  papers: get(
    'papers',
    'print',
    z.object({
      kind: z.enum(['accept', 'signOff', 'refusal', 'notice']),
      regIds: z.string().regex(/^\d{1,16}(,\d{1,16}){0,99}$/, '请选择1至100条数据'),
    }),
    bytes,
    { reply: 'file', audit: 'view', quota: () => 'download' },
  ),
});
