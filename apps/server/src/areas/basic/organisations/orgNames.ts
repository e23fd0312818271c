import { orgNameLog, type baseOrg } from '@tqc/contract/basic';
import { refuse } from '@tqc/domain/kit';
import { renameFlow, renameState, requireOrgFacts } from '@tqc/domain/organisations';
import { chinaDay, requireDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { ownUpload } from '../../../kit/files';
import { asSystem } from '../../../kit/scope';
import { serve, type CallContext } from '../../../kit/serve';
import { containsText, store } from '../../../kit/store';
import { actorOf } from '../../../trade/orgLog';
import { namesOn, turnNames } from '../../../trade/orgRenames';
import { holdOrg, orgs, placedAt, subtreeOf, type OrgRow } from './scope';

const rows = store('orgRename', 'nameId');
/** No organisation of the product is older, and no paper is written for later. */
const [EARLIEST, LATEST] = ['1949-10-01', '2100-01-01'];

/** What a record of names carries of its organisation. */
function namedAt(org: OrgRow) {
  const { orgName: _, ...place } = placedAt(org);
  return { ...place, shortCode: org.shortCode };
}

/** Another name for an organisation below the caller, at once or from a day on. */
export async function renameOrg(call: CallContext<typeof baseOrg.orgRename>): Promise<null> {
  const { input, db, who, now } = call;
  const { orgId, orgName, paperNo, fileId, effectiveDay, sealChange } = input;
  const org = await holdOrg(call, orgId);
  const before = { ...org, orgCode3: org.shortCode, mobile: undefined };
  if (orgName === org.orgName) throw refuse('orgName', '新名称与现在的名称相同，请修改');
  requireOrgFacts({ ...before, orgName }, before);
  requireDay('effectiveDay', '生效日期', effectiveDay, { from: chinaDay(now), to: LATEST });
  const waiting = await db
    .selectFrom('orgRename')
    .select('nameId')
    .where('orgId', '=', orgId)
    .where('state', '=', renameState.code('waiting'))
    .executeTakeFirst();
  if (waiting) throw new ApiFailure(422, '该机构已有待生效的更名，请等它生效或先在更名日志中删除');
  await ownUpload(call, fileId, ['pdf', 'image']);
  // Two who rename at once: the second is told.
  await orgs(call).change(orgId, { updatedAt: now });
  await rows(call).add({
    ...namedAt(org),
    beforeName: org.orgName,
    afterName: orgName,
    paperNo,
    fileId,
    effectiveDay,
    sealChange,
    state: renameState.code('waiting'),
    operator: who.name,
    at: now,
  });
  await asSystem(db, () => turnNames(actorOf(call)));
  return null;
}

/** Names of organisations below the caller, today or on a day. */
export async function orgNames(call: CallContext<typeof baseOrg.queryOrgNamesByOrgIds>) {
  const { input, db, who } = call;
  const { rows: found } = await sql<Pick<OrgRow, 'orgId' | 'orgName'>>`
    select org_id, org_name from org where org_id = any(${input.orgIds}::bigint[]) and ${subtreeOf(who)}
    order by org_id`.execute(db);
  return { record: input.day === undefined ? found : [...(await namesOn(db, found, input.day))] };
}

const shown = <R extends { readonly shortCode: string }>(row: R) => ({
  ...row,
  orgCode3: row.shortCode,
});

export const orgNameLogRoutes = serve(orgNameLog, {
  list: async (call) => {
    const { orgName, effectiveDayFrom, effectiveDayTo } = call.input;
    const page = await rows(call).page(call.input, {
      equal: ['state'],
      order: 'nameId.desc',
      filled: ['effectiveDay', 'at'],
      where: [
        orgName === undefined
          ? undefined
          : sql`(${containsText('before_name', orgName)} or ${containsText('after_name', orgName)})`,
        effectiveDayFrom === undefined ? undefined : sql`effective_day >= ${effectiveDayFrom}`,
        effectiveDayTo === undefined ? undefined : sql`effective_day <= ${effectiveDayTo}`,
      ],
    });
    return { ...page, record: page.record.map(shown) };
  },
  get: async (call) => shown(await rows(call).get(call.input.nameId)),
  create: async (call) => {
    const { input, who, now } = call;
    const { orgId, fileId, ...names } = input;
    requireDay('effectiveDay', '生效日期', names.effectiveDay, {
      from: EARLIEST,
      to: chinaDay(now),
    });
    if (names.beforeName === names.afterName)
      throw refuse('afterName', '新机构名称与原机构名称相同，请修改');
    const org = await orgs(call).get(orgId, subtreeOf(who));
    if (fileId !== null) await ownUpload(call, fileId, ['pdf', 'image']);
    return rows(call).add({
      ...namedAt(org),
      ...names,
      fileId,
      state: renameState.code('inForce'),
      operator: who.name,
      at: now,
      byHand: true,
    });
  },
  update: async (call) => {
    const { nameId, paperNo, fileId } = call.input;
    const row = await rows(call).hold(nameId);
    if (fileId !== undefined && fileId !== row.fileId)
      await ownUpload(call, fileId, ['pdf', 'image']);
    return rows(call).change(nameId, { paperNo, fileId });
  },
  remove: async (call) => {
    const row = await rows(call).hold(call.input.nameId);
    if (!row.byHand) renameFlow.next('remove', row.state);
    return rows(call).remove(row.nameId);
  },
});
