import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, field, get, paged, pageOf, post } from '../kit';

/** One row of the audit. */
export const AuditEntry = z.object({
  seq: field.count('序号'),
  at: field.moment('时间'),
  /** Id of the call. */
  act: field.shown('接口'),
  /** What the call does, in Chinese. */
  title: field.shown('操作'),
  actor: field.shown('操作人编号'),
  actorName: field.shown('操作人'),
  orgName: field.shown('机构'),
  /** As resource/key. */
  obj: field.shown('对象编号'),
  /** What it is and which one, in Chinese. */
  objName: field.shown('对象'),
  ok: field.flag('结果'),
  perm: field.shown('权限'),
  ip: field.shown('地址'),
  detail: z.record(z.string(), z.unknown()),
  /** The detail in the words of the contract, a line a fact: what changed from what to what. */
  told: z.array(z.string()),
});

/** 审计 */
export const audit = calls(catalogue.audit, {
  list: get(
    '',
    'view',
    paged({
      actor: z.string().max(30),
      /** As resource/key, or its key, with what it is before it or without. */
      obj: z.string().max(60),
      /** Words of a call's title, or its id. */
      act: z.string().max(60),
      atFrom: field.date('时间起'),
      atTo: field.date('时间止'),
    }),
    pageOf(AuditEntry),
    { audit: 'query', rowKey: 'seq', mayLag: true },
  ),
  verify: post(
    'verify',
    'view',
    z.object({}),
    z.object({
      /** The first row that was looked at: a long chain is looked at behind a signed head. */
      from: z.number(),
      checked: z.number(),
      head: z.string(),
      /** The newest signed head and its age in minutes; null before the first was signed. */
      signed: z.object({ seq: z.number(), at: z.string(), minutes: z.number() }).nullable(),
      broken: z.object({ seq: z.number(), reason: z.string() }).nullable(),
    }),
  ),
});
