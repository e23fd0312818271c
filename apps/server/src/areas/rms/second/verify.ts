import { verify } from '@tqc/contract/rms';
import { onOff, verifyKind } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { verifyFlow } from '@tqc/domain/people';
import { CITY } from '@tqc/domain/organisations';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { refusalOf, serve, type Given, type RefusedOne } from '../../../kit/serve';
import { tellPerson } from '../../../trade/messages';
import { changeRoles, requireRoles } from '../people/roleEffects';
import { asKeeper, people } from '../people/scope';
import { changeRightsNow, requireRights } from '../roles/changeRights';
import { roleStore } from '../roles/scope';
import { changes, type ChangeRow } from './change';

type Verdict = 'accept' | 'reject';

export const verifyRoutes = serve(verify, {
  list: asKeeper(async (call) => {
    const { changeKind } = call.input;
    const page = await changes(call).page(call.input, {
      equal: ['status'],
      between: ['askedAt'],
      filled: ['askedAt'],
      order: 'askedAt.desc',
      where: [seenBy(call), changeKind === undefined ? undefined : sql`kind = ${changeKind}`],
    });
    return { ...page, record: await shown(call, page.record) };
  }),
  accept: asKeeper((call) => one(call, 'accept')),
  reject: asKeeper((call) => one(call, 'reject')),
  acceptBatch: asKeeper((call) => many(call, 'accept')),
  rejectBatch: asKeeper((call) => many(call, 'reject')),
});

/** What the own organisation asked for, and those right below it. */
const seenBy = ({ who }: Pick<Given, 'who'>): RawBuilder<unknown> =>
  sql`org_id in (select org_id from org where org_id = ${who.orgId} or parent_id = ${who.orgId})`;

async function shown(call: Given, rows: readonly ChangeRow[]) {
  if (rows.length === 0) return [];
  const { rows: orgs } = await sql<{ orgId: string; orgName: string }>`
    select org_id, org_name from org where org_id in (${sql.join([...new Set(rows.map(({ orgId }) => orgId))])})`.execute(
    call.db,
  );
  const names = new Map(orgs.map(({ orgId, orgName }) => [orgId, orgName]));
  return rows.map((row) => ({
    changeId: row.changeId,
    kind: row.kind,
    status: row.status,
    target: row.target,
    content: row.content,
    orgName: names.get(row.orgId) ?? '',
    asker: row.asker,
    askedAt: row.askedAt,
    decider: row.decider,
    deciderOrg: row.deciderOrg,
    decidedAt: row.decidedAt,
    opinion: row.opinion,
    notYours: verifyFlow.can('accept', row.status) ? (notYours(call, row) ?? '') : '',
    version: row.version,
  }));
}

/** Why somebody who sees a change is not the second person for it. */
function notYours({ who }: Pick<Given, 'who'>, row: ChangeRow): string | undefined {
  if (row.askedBy === who.adminId) return '自己申请的变更由其他人审核';
  if (row.kind !== verifyKind.code('rights') && row.targetId === who.adminId)
    return '涉及本人的变更由其他人审核';
  return row.orgId === who.orgId && who.orgType < CITY ? '本机构的变更由上级机构审核' : undefined;
}

async function one(
  call: Given<{ readonly changeId: string; readonly opinion: string }>,
  verdict: Verdict,
): Promise<null> {
  const row = await changes(call).hold(call.input.changeId, seenBy(call));
  if (row.version !== call.version) throw new ApiFailure(409);
  await decide(call, row, verdict);
  return null;
}

/** Each for itself: what is refused of one is given up and said, the others are done. */
async function many(
  call: Given<{
    readonly changeIds: string;
    readonly opinion: string;
    readonly preview: boolean;
  }>,
  verdict: Verdict,
) {
  const { changeIds, opinion, preview } = call.input;
  if (verdict === 'reject' && !preview && opinion === '') throw refuse('opinion', '请填写审核意见');
  const done: string[] = [];
  const refused: RefusedOne[] = [];
  for (const id of [...new Set(changeIds.split(','))].sort()) {
    let name = '';
    await sql`savepoint one`.execute(call.db);
    try {
      const row = await changes(call).hold(id, seenBy(call));
      name = row.target;
      await decide(call, row, verdict);
      done.push(id);
    } catch (error) {
      const why = refusalOf(error);
      await sql`rollback to savepoint one`.execute(call.db);
      refused.push({ id, name, ...why });
    }
  }
  return { done, refused };
}

async function decide(
  call: Given<{ readonly opinion: string }>,
  row: ChangeRow,
  verdict: Verdict,
): Promise<void> {
  const { who, now, input, db } = call;
  const status = verifyFlow.next(verdict, row.status);
  const why = notYours(call, row);
  if (why !== undefined) throw new RuleError(why);
  if (verdict === 'accept') await takeEffect(call, row);
  const { numAffectedRows } = await sql`
    update role_change set status = ${status}, decider = ${who.name}, decider_org = ${who.orgName}, decided_at = ${now},
      opinion = ${input.opinion}, version = version + 1
    where change_id = ${row.changeId}`.execute(db);
  if (numAffectedRows !== 1n) throw outOfReach();
  call.note({
    obj: `verify/${row.changeId}`,
    subject: row.target,
    detail: { from: row.status, to: status, version: row.version },
  });
  const said = verdict === 'accept' ? '已通过，现在生效' : `没有通过：${input.opinion}`;
  await tellPerson(
    db,
    row.askedBy,
    {
      title: `您申请的权限变更${verdict === 'accept' ? '已通过' : '没有通过'}`,
      content: `${row.target}，${row.content}。${said}`,
    },
    now,
  );
}

/** Does what was asked for, as far as the second person could have done it too. */
async function takeEffect(call: Given, row: ChangeRow): Promise<void> {
  const way = row.way as 'give' | 'take';
  if (row.kind === verifyKind.code('rights')) {
    const role = await roleStore(call).hold(row.targetId).catch(gone('角色'));
    if (way === 'give') requireRights(call, role, row.items);
    return changeRightsNow(call, role.roleId, row.items, way);
  }
  const person = await people(call).hold(row.targetId).catch(gone('用户'));
  if (way === 'give' && person.status !== onOff.code('on'))
    throw new RuleError('该用户已经停用，请先启用或不通过');
  await sql`select from org where org_id = ${person.orgId} for no key update`.execute(call.db);
  await requireRoles(call, person, row.items, way);
  return changeRoles(call, person, row.items, way);
}

const gone = (what: string) => (error: unknown) => {
  if (error instanceof ApiFailure) throw new RuleError(`${what}已经删除，请不通过这项变更`);
  throw error;
};
