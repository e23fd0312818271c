import { baseOrgDisable } from '@tqc/contract/basic';
import { refuse } from '@tqc/domain/kit';
import { stopFlow, stopState } from '@tqc/domain/organisations';
import { chinaMinute } from '@tqc/domain/shared';
import { ApiFailure } from '../../../kit/failure';
import { asSystem } from '../../../kit/scope';
import { serve } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { actorOf } from '../../../trade/orgLog';
import { carryOutStops, endStop } from '../../../trade/orgStops';
import { holdOrg, placedAt } from './scope';

const rows = store('orgDisable', 'id');

export const baseOrgDisableRoutes = serve(baseOrgDisable, {
  list: (call) =>
    rows(call).page(call.input, {
      like: ['orgName'],
      equal: ['orgId', 'state'],
      order: 'id.desc',
      filled: ['beginTime', 'updatedAt'],
    }),
  get: (call) => rows(call).get(call.input.id),
  create: async (call) => {
    const { input, now, who, db } = call;
    const org = await holdOrg(call, input.orgId);
    const minute = chinaMinute(now);
    const { endTime, reason } = input;
    const beginTime = input.beginTime ?? minute;
    if (beginTime < minute) throw refuse('beginTime', '开始时间不能早于现在，不填表示立即停用');
    requireLater(beginTime, endTime);
    const running = await db
      .selectFrom('orgDisable')
      .select('id')
      .where('orgId', '=', org.orgId)
      .where('state', '<', stopState.code('over'))
      .executeTakeFirst();
    if (running) throw refuse('orgId', '该机构已有停用记录没有结束，请在原记录上修改');
    const made = await rows(call).add({
      ...placedAt(org),
      reason,
      beginTime,
      endTime,
      state: stopState.code('planned'),
      operator: who.name,
      updatedAt: now,
    });
    await asSystem(db, () => carryOutStops(actorOf(call)));
    return made;
  },
  update: async (call) => {
    const { id, action, reason, endTime } = call.input;
    const row = await rows(call).hold(id);
    await holdOrg(call, row.orgId);
    if (row.version !== call.version) throw new ApiFailure(409);
    if (action === 'end') {
      stopFlow.next('end', row.state);
      await asSystem(call.db, () => endStop(actorOf(call), id));
      return null;
    }
    stopFlow.next('edit', row.state);
    if (endTime !== undefined) requireLater(row.beginTime, endTime, chinaMinute(call.now));
    return rows(call).change(id, {
      reason,
      endTime,
      operator: call.who.name,
      updatedAt: call.now,
    });
  },
  remove: async (call) => {
    const row = await rows(call).hold(call.input.id);
    await holdOrg(call, row.orgId);
    stopFlow.next('remove', row.state);
    return rows(call).remove(row.id);
  },
});

/** A stop ends after it begins, and not in the past. */
function requireLater(begin: string, end: string | null, now = begin): void {
  if (end !== null && end <= (begin > now ? begin : now))
    throw refuse('endTime', '结束时间应晚于开始时间和现在');
}
