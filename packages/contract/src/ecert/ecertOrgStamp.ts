import { orgType, province, stampStatus, stampType } from '@tqc/domain/dictionaries';
import { ECERT_PAGE } from '@tqc/domain/ecert';
import { z } from 'zod';
import * as catalogue from '../generated/calls/ecert';
import { calls, field, get, none, paged, pageOf, post, put } from '../kit';

const SMALLEST = 10;
const { width, height } = ECERT_PAGE;

/** A seal of an organisation, as the list shows it. */
export const EcertStamp = z.object({
  stampId: field.id('印章'),
  stampName: field.text('印章名称', 50),
  status: field.status('状态', stampStatus),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  stampType: field.code('印章类型', stampType),
  sn: field.text('印章序列号', 40),
  stampCode: field.text('印章ID', 40),
  systemCode: field.text('系统编码', 40),
  fileId: field.file('印模图片'),
  validFrom: field.date('有效期起'),
  validTo: field.date('有效期止'),
  daysLeft: field.count('剩余天数', Number.MIN_SAFE_INTEGER),
  x: field.count('签章位置左（毫米）', 0, width - SMALLEST),
  y: field.count('签章位置上（毫米）', 0, height - SMALLEST),
  width: field.count('签章宽（毫米）', SMALLEST, width),
  height: field.count('签章高（毫米）', SMALLEST, height),
  remark: field.longText('备注', 200).or(z.literal('')),
  reason: field.shown('停用原因'),
  creator: field.shown('登记人'),
  createdAt: field.moment('登记时间'),
  /** Of the caller's own organisation: others look at it. */
  own: z.boolean(),
  version: field.version(),
});
const row = EcertStamp.shape;
const { stampId } = row;

const entered = {
  stampName: row.stampName,
  stampType: row.stampType,
  sn: row.sn,
  stampCode: row.stampCode,
  systemCode: row.systemCode,
  fileId: row.fileId,
  validFrom: row.validFrom,
  validTo: row.validTo,
  x: row.x,
  y: row.y,
  width: row.width,
  height: row.height,
  remark: row.remark.default(''),
};

/** 机构电子印章 */
export const ecertOrgStamp = calls(catalogue.ecertOrgStamp, {
  list: get(
    '',
    'view',
    paged(
      {
        prov: field.code('省份', province),
        city: field.area('地市'),
        county: field.area('区县'),
        orgName: field.text('机构名称', 60),
        sn: row.sn,
        status: row.status,
        validToFrom: field.date('有效期止起'),
        validToTo: field.date('有效期止止'),
      },
      ['stampId', 'validTo'],
    ),
    pageOf(EcertStamp),
    { rowKey: 'stampId', audit: 'query' },
  ),
  /** With what happened to it, the last first. */
  get: get(
    '{stampId}',
    'view',
    z.object({ stampId }),
    EcertStamp.extend({
      log: z.array(
        z.object({
          at: field.moment('时间'),
          event: z.string(),
          note: z.string(),
          operator: z.string(),
        }),
      ),
    }),
    { audit: 'view' },
  ),
  /** In use at once: it takes the place of the stamp of the same type that was in use. */
  create: post('', 'add', z.object(entered), z.object({ id: stampId }), { unique: ['sn'] }),
  update: put('{stampId}', 'edit', z.object({ stampId, ...entered }), none, { unique: ['sn'] }),
  /** Starting one stops the other of its type; stopping one says why. */
  statusChange: put(
    'statusChange/{stampId}/{status}',
    'status',
    z.object({
      stampId,
      status: row.status,
      reason: field.longText('停用原因', 200).optional(),
    }),
    none,
  ),
});
