import { certType, ecertAct, ecertStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/ecert';
import { calls, field, get, paged, pageOf } from '../kit';

/** One event in the life of an electronic certificate. */
export const EcertChange = z.object({
  id: field.id('痕迹'),
  ecertNo: field.serial('证照编号'),
  name: field.personName('姓名', 30),
  act: field.status('操作类型', ecertAct),
  certNo: field.certNo(),
  revision: field.count('版本号'),
  reason: field.shown('变更原因'),
  fromStatus: field.status('操作前状态', ecertStatus).nullable(),
  toStatus: field.status('操作后状态', ecertStatus),
  operator: field.shown('操作人'),
  orgName: field.shown('机构名称'),
  at: field.moment('操作时间'),
  /** The first letters of it: enough to tell two versions apart. */
  fingerprint: field.shown('文件指纹'),
});
const row = EcertChange.shape;

/** What stood on a version; the number of the person is masked. */
const Content = z.object({
  name: field.shown('姓名'),
  idNo: field.shown('证件号码'),
  certNo: field.shown('证书号码'),
  ctId: field.code('资格种类', certType),
  subjectName: field.shown('任教学科'),
  orgName: field.shown('认定机构'),
  issueDate: field.date('签发日期'),
  stampName: field.shown('印章'),
});
const Version = z.object({
  revision: row.revision,
  at: row.at,
  fingerprint: row.fingerprint,
  content: Content,
});

/** 电子证书痕迹 */
export const ecertChange = calls(catalogue.ecertChange, {
  list: get(
    '',
    'view',
    paged(
      {
        ecertNo: row.ecertNo,
        certNo: row.certNo,
        name: row.name,
        act: row.act,
        atFrom: field.date('操作时间起'),
        atTo: field.date('操作时间止'),
      },
      ['id', 'at'],
    ),
    pageOf(EcertChange),
    { rowKey: 'id', audit: 'query' },
  ),
  /** With the version it speaks of, and the version before that one, where there is one. */
  get: get(
    '{id}',
    'view',
    z.object({ id: row.id }),
    EcertChange.extend({ version: Version, before: Version.nullable() }),
    { audit: 'view' },
  ),
});

/** The words of a version, in their order. */
export const ecertContent = Content.shape;
