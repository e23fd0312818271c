import { maintenance } from '@tqc/contract/rms';
import { refuse } from '@tqc/domain/kit';
import { maintenanceFlow, maintenanceState, maintenanceStateAt } from '@tqc/domain/maintenance';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { serve, type Given } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { currentWindows, tellMaintenance } from '../../../trade/maintenance';
import { locksOver } from '../../../trade/orgLocks';

const rows = store('maintenance', 'maintId');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Whoever needs longer lays down another. */
const MOST_DAYS = 30;

/** A row with how far it has come by now. */
const stated = ({ now }: Pick<Given, 'now'>, row: RowOf<'maintenance'>) => ({
  ...row,
  state: maintenanceStateAt(chinaMinute(now), row),
});

/** The condition under which a window has come so far. */
function inState(state: number, now: Date) {
  const minute = chinaMinute(now);
  switch (maintenanceState.nameOf(state)) {
    case 'planned':
      return sql`begin_time > ${minute}`;
    case 'running':
      return sql`(begin_time <= ${minute} and end_time > ${minute})`;
    default:
      return sql`end_time <= ${minute}`;
  }
}

interface Times {
  readonly tellFrom: string;
  readonly beginTime: string;
  readonly endTime: string;
}
const momentOf = (minute: string) => Date.parse(`${minute.replace(' ', 'T')}:00+08:00`);

/** Told before it begins, begun before it ends, not over, and no longer than a month. */
function requireOrder({ tellFrom, beginTime, endTime }: Times, now: string): void {
  if (endTime <= (beginTime > now ? beginTime : now))
    throw refuse('endTime', '维护结束应晚于维护开始和现在');
  if (tellFrom > beginTime) throw refuse('tellFrom', '公告开始不能晚于维护开始');
  if (momentOf(endTime) - momentOf(beginTime) > MOST_DAYS * DAY)
    throw refuse('endTime', `一次维护最长${MOST_DAYS}天，请缩短或分开安排`);
}

export const maintenanceRoutes = serve(maintenance, {
  list: async (call) => {
    const { state, ...input } = call.input;
    const page = await rows(call).page(input, {
      like: ['title'],
      equal: ['allows'],
      order: 'beginTime.desc',
      filled: ['beginTime', 'endTime', 'updatedAt'],
      where: [state === undefined ? undefined : inState(state, call.now)],
    });
    return { ...page, record: page.record.map((row) => stated(call, row)) };
  },
  get: async (call) => stated(call, await rows(call).get(call.input.maintId)),
  create: async (call) => {
    const { db, input, now, who } = call;
    requireOrder(input, chinaMinute(now));
    await tellMaintenance(db);
    return rows(call).add({ ...input, operator: who.name, updatedAt: now });
  },
  update: async (call) => {
    const { maintId, action, ...changes } = call.input;
    const row = stated(call, await rows(call).hold(maintId));
    if (row.version !== call.version) throw new ApiFailure(409);
    maintenanceFlow.next(action, row.state);
    const minute = chinaMinute(call.now);
    const told = { operator: call.who.name, updatedAt: call.now };
    await tellMaintenance(call.db);
    // What ends in the minute it began in was never in force.
    if (action === 'end') {
      const before = chinaMinute(new Date(call.now.getTime() - MINUTE));
      return rows(call).change(maintId, {
        ...told,
        tellFrom: sql`least(tell_from, ${before})`,
        beginTime: sql`least(begin_time, ${before})`,
        endTime: minute,
      });
    }
    requireOrder({ ...row, ...defined(changes) }, minute);
    return rows(call).change(maintId, { ...told, ...changes });
  },
  remove: async (call) => {
    const row = stated(call, await rows(call).hold(call.input.maintId));
    if (row.version !== call.version) throw new ApiFailure(409);
    maintenanceFlow.next('remove', row.state);
    await tellMaintenance(call.db);
    return rows(call).remove(row.maintId);
  },
  current: async (call) => {
    const windows = await currentWindows(call.db, call.now);
    const locks = await locksOver(call);
    return {
      record: windows.map((one) => ({ ...one, areas: [...one.areas] })),
      locks: locks.map((one) => ({ ...one, functions: [...one.functions] })),
    };
  },
});

/** What was entered; what was left out stays as it is. */
function defined(changes: Partial<Times>): Partial<Times> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
