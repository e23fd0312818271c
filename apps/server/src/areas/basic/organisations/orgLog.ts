import { baseOrgHisoryLog } from '@tqc/contract/basic';
import { chinaDay, requireDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { serve, type Given } from '../../../kit/serve';
import { store, withinDays, type PageInput, type RowOf } from '../../../kit/store';
import { orgs, subtreeOf } from './scope';

const rows = store('orgLog', 'id');
type LogRow = RowOf<'orgLog'>;

/** No organisation of the product is older. */
const EARLIEST = '1949-10-01';

interface Asked extends PageInput {
  readonly atFrom?: string | undefined;
  readonly atTo?: string | undefined;
}

const list = (call: Given<Asked>) =>
  rows(call).page(call.input, {
    like: ['orgName', 'operator'],
    equal: ['kind'],
    order: 'id.desc',
    filled: ['at'],
    where: [withinDays('at', call.input.atFrom, call.input.atTo)],
  });

/** A line with its fields; one entered by hand has the one that was entered. */
async function one(call: Given<{ readonly id: string }>) {
  const row = await rows(call).get(call.input.id);
  // Written by `noteOrg`, or empty.
  const changes = row.changes as { label: string; before: string; after: string }[];
  const { field, before, after } = row;
  return { ...row, changes: changes.length > 0 ? changes : [{ label: field, before, after }] };
}

/** 变更记录: the same lines for whoever sees the organisations. */
export const orgChanges = { orgInfoQueryChange: list, orgChangeDetailInfo: one };

export const baseOrgHisoryLogRoutes = serve(baseOrgHisoryLog, {
  list,
  get: one,
  create: async (call) => {
    const { who, input, request, now } = call;
    const { orgId, kind, day, field, before, after } = input;
    requireDay('day', '发生日期', day, { from: EARLIEST, to: chinaDay(now) });
    const { orgName, orgType, areaName, prov, city, county, point } = await orgs(call).get(
      orgId,
      subtreeOf(who),
    );
    return rows(call).add({
      orgId,
      orgName,
      orgType,
      areaName,
      prov,
      city,
      county,
      point,
      kind,
      field,
      before,
      after,
      adminId: who.adminId,
      operator: who.name,
      operatorOrg: who.orgName,
      ip: request.address,
      at: sql`${`${day} 00:00:00+08`}::timestamptz`,
      byHand: true,
    });
  },
  update: async (call) => {
    const { id, ...changes } = call.input;
    requireByHand(await rows(call).hold(id));
    return rows(call).change(id, changes);
  },
  remove: async (call) => {
    requireByHand(await rows(call).hold(call.input.id));
    return rows(call).remove(call.input.id);
  },
});

function requireByHand({ byHand }: LogRow): void {
  if (!byHand) throw new ApiFailure(422, '系统记下的日志不能修改或删除，只有补录的可以');
}
