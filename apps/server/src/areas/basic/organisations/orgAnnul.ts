import { baseOrgAnnulLog, type baseOrg } from '@tqc/contract/basic';
import type { ParsedOf } from '@tqc/contract/kit';
import { annulState } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { annulFlow, annulKind, requireInto } from '@tqc/domain/organisations';
import { chinaDay, requireDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { asSystem } from '../../../kit/scope';
import { serve, type CallContext } from '../../../kit/serve';
import { containsText, store, type RowOf } from '../../../kit/store';
import { requireMovable, whatMoves } from '../../../trade/orgMoves';
import { holdOrg, orgs, subtreeOf, type OrgRow } from './scope';

const rows = store('orgAnnul', 'annulId');
type Row = RowOf<'orgAnnul'>;
type Asked = ParsedOf<typeof baseOrg.transferHistoryData> & { readonly effectiveDay?: string };

/** No organisation of the product is older, and no paper is written for later. */
const [EARLIEST, LATEST] = ['1949-10-01', '2100-01-01'];

/** Goes into another organisation from a day on. */
export const annulOrg = (call: CallContext<typeof baseOrg.orgAnnul>) =>
  ask(call, annulKind.code('annul'));

/** Hands certificates and registrations over, today. */
export const transferData = (call: CallContext<typeof baseOrg.transferHistoryData>) =>
  ask(call, annulKind.code('transfer'));

/** What would move, or is going to: written down, and carried out by a job on its day. */
async function ask(
  call: CallContext<typeof baseOrg.orgAnnul | typeof baseOrg.transferHistoryData>,
  kind: number,
) {
  const { input, db, who, now } = call;
  const { id, intoId, paperNo, effectiveDay = chinaDay(now), preview }: Asked = input;
  const from = await holdOrg(call, id);
  const into = await orgs(call).get(intoId, subtreeOf(who));
  requireInto(kind, from, into);
  const moving = await asSystem(db, async () => {
    await requireMovable(db, kind, from, into);
    return whatMoves(db, kind, from);
  });
  if (!preview) {
    await requireNoOther(call, id);
    if (paperNo === undefined) throw refuse('paperNo', '请输入批文号');
    requireDay('effectiveDay', '生效日期', effectiveDay, { from: chinaDay(now), to: LATEST });
    // Two who ask at once: the second is told.
    await orgs(call).change(id, { updatedAt: now });
    await rows(call).add({
      ...placeOnly(from),
      fromOrgId: id,
      fromName: from.orgName,
      intoOrgId: intoId,
      intoName: into.orgName,
      kind,
      ...moving,
      paperNo,
      effectiveDay,
      state: annulState.code('waiting'),
      operator: who.name,
      at: now,
    });
  }
  return { ...moving, intoName: into.orgName };
}

/** Where a record lies; it names two organisations by numbers of its own. */
const placeOnly = ({ orgType, areaName, prov, city, county, point }: OrgRow) => ({
  orgType,
  areaName,
  prov,
  city,
  county,
  point,
});

/** Refuses a second move of an organisation while one waits. */
async function requireNoOther({ db }: Pick<CallContext, 'db'>, orgId: string | null) {
  const waiting = await db
    .selectFrom('orgAnnul')
    .select('annulId')
    .where('fromOrgId', '=', orgId)
    .where('state', '=', annulState.code('waiting'))
    .executeTakeFirst();
  if (waiting)
    throw new ApiFailure(422, '该机构已有待执行的撤并或移交，请等它完成或先在日志中删除');
}

const shown = ({ moved, ...row }: Row) => ({
  ...row,
  // Counted by the job alone.
  done: Object.values(moved as Readonly<Record<string, number>>).reduce((sum, n) => sum + n, 0),
});

export const baseOrgAnnulLogRoutes = serve(baseOrgAnnulLog, {
  list: async (call) => {
    const { orgName, effectiveDayFrom, effectiveDayTo } = call.input;
    const page = await rows(call).page(call.input, {
      equal: ['kind', 'state'],
      order: 'annulId.desc',
      filled: ['effectiveDay', 'at'],
      where: [
        orgName === undefined
          ? undefined
          : sql`(${containsText('from_name', orgName)} or ${containsText('into_name', orgName)})`,
        effectiveDayFrom === undefined ? undefined : sql`effective_day >= ${effectiveDayFrom}`,
        effectiveDayTo === undefined ? undefined : sql`effective_day <= ${effectiveDayTo}`,
      ],
    });
    return { ...page, record: page.record.map(shown) };
  },
  get: async (call) => shown(await rows(call).get(call.input.annulId)),
  create: async (call) => {
    const { input, who, now } = call;
    requireDay('effectiveDay', '生效日期', input.effectiveDay, {
      from: EARLIEST,
      to: chinaDay(now),
    });
    const into = await orgs(call).get(input.intoOrgId, subtreeOf(who));
    return rows(call).add({
      ...placeOnly(into),
      ...input,
      intoName: into.orgName,
      kind: annulKind.code('annul'),
      state: annulState.code('done'),
      operator: who.name,
      at: now,
      byHand: true,
    });
  },
  update: async (call) => {
    const { annulId, action, paperNo } = call.input;
    const row = await rows(call).hold(annulId);
    if (action === 'edit') return rows(call).change(annulId, { paperNo });
    const state = annulFlow.next('again', row.state);
    await requireNoOther(call, row.fromOrgId);
    return rows(call).change(annulId, { state, message: '' });
  },
  remove: async (call) => {
    const row = await rows(call).hold(call.input.annulId);
    if (!row.byHand) {
      annulFlow.next('remove', row.state);
      if (shown(row).done > 0)
        throw new ApiFailure(422, '已经开始转移，不能删除；请等它完成，执行失败的请重新执行');
    }
    return rows(call).remove(row.annulId);
  },
});
