import { verifyKind, verifyStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, field, get, none, outcomeOf, paged, pageOf, put } from '../kit';

const empty = z.literal('');

/** A change of roles or rights that takes effect when a second person has looked at it. */
export const RoleChange = z.object({
  changeId: field.id('变更'),
  kind: field.code('类别', verifyKind),
  status: field.status('状态', verifyStatus),
  target: field.shown('对象'),
  content: field.longText('变更内容', 1000),
  orgName: field.shown('申请机构'),
  asker: field.shown('申请人'),
  askedAt: field.moment('申请时间'),
  decider: field.shown('审核人'),
  deciderOrg: field.shown('审核机构'),
  decidedAt: field.moment('审核时间').nullable(),
  opinion: field.longText('审核意见', 200).or(empty),
  /** Why the caller does not decide on it; nothing where he does. */
  notYours: field.shown('不能审核的原因'),
  version: field.version(),
});
const row = RoleChange.shape;
const { changeId } = row;

/** Several in a path, separated by commas. */
const changeIds = z.string().regex(/^\d{1,16}(,\d{1,16}){0,49}$/, '请选择1至50条变更');
const opinion = row.opinion.default('');
const preview = z.boolean().default(false);
const outcome = outcomeOf(changeId);
const many = {
  versioned: false,
  dryRun: ({ preview: dry }: Readonly<Record<string, unknown>>) => dry === true,
};

/** 用户权限变更审核 */
export const verify = calls(catalogue.verify, {
  list: get(
    '',
    'view',
    paged(
      {
        changeKind: row.kind,
        status: row.status,
        askedAtFrom: field.date('申请时间起'),
        askedAtTo: field.date('申请时间止'),
      },
      ['askedAt'],
    ),
    pageOf(RoleChange),
    { rowKey: 'changeId', audit: 'query' },
  ),
  accept: put('accept/{changeId}', 'audit', z.object({ changeId, opinion }), none),
  reject: put(
    'reject/{changeId}',
    'audit',
    z.object({ changeId, opinion: field.longText('审核意见', 200) }),
    none,
  ),
  acceptBatch: put(
    'accept/batch/{changeIds}',
    'audit',
    z.object({ changeIds, opinion, preview }),
    outcome,
    many,
  ),
  rejectBatch: put(
    'reject/batch/{changeIds}',
    'audit',
    z.object({ changeIds, opinion, preview }),
    outcome,
    many,
  ),
});
