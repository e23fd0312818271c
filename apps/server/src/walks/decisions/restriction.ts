import { limit, limitDecisionCalls } from '@tqc/contract/limit';
import { limitStatus } from '@tqc/domain/dictionaries';
import { opinionNeed } from '@tqc/domain/kit';
import { limitDecisions, limitFlow, type LimitDecision } from '@tqc/domain/limit';
import { drafted, releaseAsked, restrictionVersion, reviewed } from '../restrictionCases';
import { call, server } from '../stage';
import type { InFlow } from './flowRows';
import type { Decided, Machine } from './machine';

/** An entry of a county: the city above it and reviews first, the province releases. */
const BY = { above: ['city'], first: ['city'], final: ['province'] } as const;
const NEVER_IN_FORCE = (['draft', 'reported', 'refused'] as const).map(limitStatus.code);
const ASKED = '不能审批自己提交的申请';
const REVIEWED = '初审和审批不能是同一人';

const decide =
  (decision: LimitDecision): Decided<InFlow>['send'] =>
  async (org, id, more) =>
    call(org, limitDecisionCalls.workflow, {
      input: { id, opinion: '材料已核对', ...more, decision },
      version: await restrictionVersion(id),
    });

const setOn = (column: string) => (limitId: string, adminId: string) =>
  server.pool.query(`update limitation set ${column} = $2 where limit_id = $1`, [limitId, adminId]);

const decided: readonly Decided<InFlow>[] = limitDecisions.keys.map((name) => {
  const { by, needs } = limitDecisions.get(name);
  return {
    name,
    by: BY[by],
    rights: [limitDecisionCalls.workflow.permission],
    after: ({ status }) => ({ status: limitFlow.next(name, status) }),
    send: decide(name),
    needs: needs.map((need) => ({ need, said: { opinion: '' }, ...opinionNeed })),
    hands:
      by === 'final'
        ? { set: setOn('reviewed_by'), sentence: REVIEWED }
        : { set: setOn('asked_by'), sentence: ASKED },
  };
});

type Action = 'edit' | 'submit' | 'withdraw' | 'askRelease' | 'withdrawRelease';

/** What is to be said for a release, each left out once. */
const RELEASE = [
  ['releaseReason', undefined, '请选择解除原因'],
  ['releasePaperNo', undefined, '请输入依据文号'],
  ['releaseText', undefined, '请输入解除说明'],
  ['releaseFiles', [], '请上传解除附件'],
] as const;

const own = (name: Action, more: () => Promise<object> = async () => ({})): Decided<InFlow> => ({
  name,
  by: ['county'],
  rights: [limit.update.permission],
  after: ({ status }) => ({ status: limitFlow.next(name, status) }),
  send: async (org, limitId, left) =>
    call(org, limit.update, {
      input: { limitId, action: name, ...(await more()), ...left },
      version: await restrictionVersion(limitId),
    }),
  needs:
    name === 'askRelease'
      ? RELEASE.map(([field, value, sentence]) => ({
          need: field,
          said: { [field]: value },
          field,
          sentence,
        }))
      : [],
});

const remove: Decided<InFlow> = {
  name: 'remove',
  by: ['county'],
  rights: [limit.remove.permission],
  after: ({ status }) => {
    limitFlow.next('remove', status);
    return 'gone';
  },
  send: async (org, limitId) =>
    call(org, limit.remove, { input: { limitId }, version: await restrictionVersion(limitId) }),
  needs: [],
};

/** Entries of the restriction library, and what their own organisation does with them. */
export const restriction: Machine<InFlow> = {
  name: '限制记录',
  table: 'limitation',
  key: 'limit_id',
  tables: [limitDecisions, limitFlow],
  // One that somebody decided on is not removed any more: its life stands.
  make: (name) => (name === 'remove' ? drafted() : reviewed()),
  usedUp: true,
  async stand(limitId, { status }) {
    await server.pool.query(
      "update limitation set status = $2, reviewed_by = null, asked_by = '328801' where limit_id = $1",
      [limitId, status],
    );
    // What never was in force has nothing to be told to anybody.
    if (NEVER_IN_FORCE.includes(status))
      await server.pool.query('delete from limit_push where limit_id = $1', [limitId]);
  },
  decided: [
    ...decided,
    own('edit', async () => ({ cause: '以虚假材料骗取教师资格的事实' })),
    own('submit'),
    own('withdraw'),
    own('askRelease', releaseAsked),
    own('withdrawRelease'),
    remove,
  ],
};
