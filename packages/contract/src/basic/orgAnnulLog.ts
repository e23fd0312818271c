import { annulState, orgType } from '@tqc/domain/dictionaries';
import { annulKind } from '@tqc/domain/organisations';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

/** What one organisation has that goes over to another. */
export const moving = {
  certs: field.count('转移证书数', 0, 99_999_999),
  records: field.count('转移申请和注册数', 0, 99_999_999),
  users: field.count('转移用户数', 0, 999_999),
  points: field.count('转移确认点数', 0, 99_999),
};

/** One time that an organisation went into another, or handed over to it. */
export const OrgAnnul = z.object({
  annulId: field.id('撤并记录'),
  fromName: field.text('原机构', 60),
  intoOrgId: field.id('接收机构'),
  intoName: field.shown('接收机构'),
  kind: field.code('办理方式', annulKind),
  state: field.status('执行状态', annulState),
  orgType: field.code('类型', orgType),
  areaName: field.shown('地区'),
  ...moving,
  /** How many rows have been moved so far. */
  done: field.count('已转移'),
  paperNo: field.text('批文号', 50),
  effectiveDay: field.date('生效日期'),
  runAt: field.moment('执行时间').nullable(),
  message: field.shown('执行结果'),
  operator: field.shown('操作人'),
  at: field.moment('操作时间'),
  byHand: field.flag('补录'),
  version: field.version(),
});
const row = OrgAnnul.shape;
const { annulId } = row;

const asked = {
  /** The organisation that is named by the path. */
  id: field.id('机构'),
  intoId: field.id('接收机构'),
  paperNo: row.paperNo.optional(),
  /** Only says what would move. */
  preview: z.boolean().default(false),
};

/** What would move, or is going to. */
export const OrgMove = z.object({ ...moving, intoName: field.shown('接收机构') });

/** What is said of an organisation that goes into another, or hands over to it. */
export const annulling = z.object({ ...asked, effectiveDay: row.effectiveDay.optional() });
export const transferring = z.object(asked);

/** 机构撤并日志: written by 撤并 and 移交; what was before the system is entered by hand. */
export const baseOrgAnnulLog = calls(catalogue.baseOrgAnnulLog, {
  list: get(
    '',
    'view',
    paged(
      {
        /** The one that went, or the one that took it. */
        orgName: field.text('机构名称', 60),
        kind: row.kind,
        state: row.state,
        effectiveDayFrom: field.date('生效日期起'),
        effectiveDayTo: field.date('生效日期止'),
      },
      ['effectiveDay', 'at'],
    ),
    pageOf(OrgAnnul),
    { rowKey: 'annulId', audit: 'query' },
  ),
  get: get('{annulId}', 'view', z.object({ annulId }), OrgAnnul, { audit: 'view' }),
  create: post(
    '',
    'add',
    z.object({
      fromName: row.fromName,
      intoOrgId: row.intoOrgId,
      paperNo: row.paperNo,
      effectiveDay: row.effectiveDay,
      certs: moving.certs.default(0),
      users: moving.users.default(0),
      points: moving.points.default(0),
    }),
    z.object({ id: annulId }),
  ),
  /** Mends the number of the paper; `again` runs what failed once more. */
  update: put(
    '{annulId}',
    'edit',
    z.object({
      annulId,
      action: z.enum(['edit', 'again']).default('edit'),
      paperNo: row.paperNo.optional(),
    }),
    none,
  ),
  remove: del('{annulId}', 'delete', z.object({ annulId }), none),
});
