import {
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
  registrationChange,
} from '@tqc/contract/register';
import { orgBatchApproval, planEndStatus, regChangeStatus } from '@tqc/domain/dictionaries';
import { approvalKeys, approvalKinds, type ApprovalKey } from '@tqc/domain/register';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../kit/serve';
import { statusIn, statusIs } from '../../kit/store';

/** The call that decides: who has no right to it does not see the kind. */
const DECIDES: Readonly<Record<ApprovalKey, { readonly permission: string }>> = {
  provincePlan: provinceBatch.update,
  orgPlan: orgBatch.update,
  planChange: provinceBatchPostpone.update,
  dataChange: registrationChange.regChgAudit,
  endPlan: orgBatch.update,
};
const REPORTED = statusIs('approval_status', orgBatchApproval.code('reported'));
const WAITING = statusIs('status', regChangeStatus.code('waiting'));

/**
 * How many of each kind wait for the caller's approval: what the inboxes of 审批管理 list, counted
 * without reading one, because a list of changes names persons and is noted as looked at.
 */
export async function approvalsWaiting({
  db,
  who,
}: CallContext): Promise<{ kind: ApprovalKey; n: number }[]> {
  const mine = approvalKeys.filter(
    (kind) =>
      approvalKinds[kind].orgTypes.some((one) => one === who.orgType) &&
      who.rights.has(DECIDES[kind].permission),
  );
  if (mine.length === 0) return [];
  const below = sql`org_id <> ${who.orgId} and org_id in (select org_id from org where org_type < ${who.orgType})`;
  const of: Readonly<Record<ApprovalKey, RawBuilder<unknown>>> = {
    provincePlan: sql`province_plan where track = 'register' and ${REPORTED}`,
    orgPlan: sql`org_plan where track = 'register' and ${REPORTED} and ${below}`,
    planChange: sql`plan_change where track = 'register' and ${WAITING}`,
    dataChange: sql`registration_change where ${WAITING}`,
    endPlan: sql`org_plan where track = 'register' and ${statusIn('approval_status', orgBatchApproval.group.inForce)} and ${statusIs('end_status', planEndStatus.code('applied'))} and ${below}`,
  };
  const counts = mine.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, count(*)::int as n from ${of[kind]}`,
  );
  const { rows } = await sql<{ kind: ApprovalKey; n: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return mine.map((kind) => ({ kind, n: rows.find((row) => row.kind === kind)?.n ?? 0 }));
}
