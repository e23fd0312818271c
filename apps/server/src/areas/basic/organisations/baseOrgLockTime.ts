import { baseOrgLockTime } from '@tqc/contract/basic';
import { refuse } from '@tqc/domain/kit';
import { lockFlow, lockState, lockStateAt } from '@tqc/domain/organisations';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { serve, type Given } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { holdOrg, placedAt } from './scope';

const rows = store('orgLockTime', 'lockId');

/** A row with how far it has come by now, and whether the caller keeps it or is locked by it. */
const stated = ({ now, who }: Pick<Given, 'now' | 'who'>, row: RowOf<'orgLockTime'>) => ({
  ...row,
  state: lockStateAt(chinaMinute(now), row),
  kept: row.whole || row.orgId !== who.orgId,
});

/** The condition under which a window has come so far. */
function inState(state: number, now: Date) {
  const minute = chinaMinute(now);
  switch (lockState.nameOf(state)) {
    case 'planned':
      return sql`begin_time > ${minute}`;
    case 'running':
      return sql`(begin_time <= ${minute} and end_time > ${minute})`;
    default:
      return sql`end_time <= ${minute}`;
  }
}

/** One that the caller keeps, held: nobody opens what was closed for themselves. */
async function held(call: Given, lockId: string) {
  const row = stated(call, await rows(call).hold(lockId));
  if (!row.kept) throw outOfReach();
  if (row.version !== call.version) throw new ApiFailure(409);
  return row;
}

export const baseOrgLockTimeRoutes = serve(baseOrgLockTime, {
  list: async (call) => {
    const { input, now } = call;
    const page = await rows(call).page(input, {
      like: ['orgName'],
      order: 'lockId.desc',
      filled: ['beginTime', 'endTime', 'updatedAt'],
      where: [input.state === undefined ? undefined : inState(input.state, now)],
    });
    return { ...page, record: page.record.map((row) => stated(call, row)) };
  },
  get: async (call) => stated(call, await rows(call).get(call.input.lockId)),
  create: async (call) => {
    const { input, now, who } = call;
    const { orgId, functions, reason, beginTime, endTime } = input;
    const whole = orgId === null;
    const org = await holdOrg(call, orgId ?? who.orgId, whole);
    requireLater(endTime, beginTime, chinaMinute(now));
    return rows(call).add({
      ...placedAt(org),
      whole,
      functions,
      reason,
      beginTime,
      endTime,
      operator: who.name,
      updatedAt: now,
    });
  },
  update: async (call) => {
    const { lockId, action, endTime, ...changes } = call.input;
    const row = await held(call, lockId);
    const minute = chinaMinute(call.now);
    lockFlow.next(action, row.state);
    if (action === 'edit' && endTime !== undefined) requireLater(endTime, row.beginTime, minute);
    const told = { operator: call.who.name, updatedAt: call.now };
    // What ends in the minute it began in was never closed.
    if (action === 'end')
      return rows(call).change(lockId, {
        ...told,
        beginTime: sql`least(begin_time, ${chinaMinute(new Date(call.now.getTime() - MINUTE))})`,
        endTime: minute,
      });
    return rows(call).change(lockId, { ...told, ...changes, endTime });
  },
  remove: async (call) => {
    const row = await held(call, call.input.lockId);
    lockFlow.next('remove', row.state);
    return rows(call).remove(row.lockId);
  },
});

const MINUTE = 60_000;

/** A window ends after it begins, and not in the past. */
function requireLater(end: string, begin: string, now: string): void {
  if (end <= (begin > now ? begin : now)) throw refuse('endTime', '结束时间应晚于开始时间和现在');
}
