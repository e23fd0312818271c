import { certAddition, certApply, certChangeDecisionCalls, historyValid } from '@tqc/contract/cert';
import * as enroll from '@tqc/contract/enroll';
import { limitDecisionCalls } from '@tqc/contract/limit';
import {
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
  registrationChange,
} from '@tqc/contract/register';
import {
  blankStockStatus,
  certChangeStatus,
  limitStatus,
  orgBatchApproval,
  planEndStatus,
  regChangeStatus,
  reviewFlag,
} from '@tqc/domain/dictionaries';
import { workKeys, workKinds, type WorkKey } from '@tqc/domain/register';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../kit/serve';
import { statusIn, statusIs } from '../../kit/store';

/** The call that decides: who has no right to it does not see the kind. */
const DECIDES: Readonly<Record<WorkKey, { readonly permission: string }>> = {
  provincePlan: provinceBatch.update,
  orgPlan: orgBatch.update,
  planChange: provinceBatchPostpone.update,
  dataChange: registrationChange.regChgAudit,
  endPlan: orgBatch.update,
  enrollProvincePlan: enroll.provinceBatch.update,
  enrollOrgPlan: enroll.setSelfOrgPlan.editOrgBatchEnroll,
  enrollPlanChange: enroll.change.update,
  enrollEndPlan: enroll.provinceBatch.applyEnrollFinshEdit,
  enrollConclusion: certChangeDecisionCalls.approve,
  certChange: certChangeDecisionCalls.approve,
  restriction: limitDecisionCalls.workflow,
  releaseReview: limitDecisionCalls.workflow,
  release: limitDecisionCalls.workflow,
  blanks: certAddition.update,
  reissue: certApply.update,
  college: historyValid.associationCollege,
};
const REPORTED = statusIs('approval_status', orgBatchApproval.code('reported'));
const IN_FORCE = statusIn('approval_status', orgBatchApproval.group.inForce);
const END_ASKED = statusIs('end_status', planEndStatus.code('applied'));
const UNDECIDED = statusIs('status', certChangeStatus.code('pending'));
const WAITING = statusIs('status', regChangeStatus.code('waiting'));

/**
 * How many of each kind wait for the caller: what the inboxes of 审批管理 and the pages of other
 * work list, counted without reading one, because a list of changes names persons and is noted as
 * looked at.
 */
export async function worksWaiting({
  db,
  who,
}: CallContext): Promise<{ kind: WorkKey; n: number }[]> {
  const mine = workKeys.filter(
    (kind) =>
      workKinds[kind].orgTypes.some((one) => one === who.orgType) &&
      who.rights.has(DECIDES[kind].permission),
  );
  if (mine.length === 0) return [];
  const below = sql`org_id <> ${who.orgId} and org_id in (select org_id from org where org_type < ${who.orgType})`;
  const plans = (track: 'register' | 'enroll') => ({
    province: sql`province_plan where track = ${track} and ${REPORTED}`,
    org: sql`org_plan where track = ${track} and ${REPORTED} and ${below}`,
    change: sql`plan_change where track = ${track} and ${WAITING}`,
    end: sql`org_plan where track = ${track} and ${IN_FORCE} and ${END_ASKED} and ${below}`,
  });
  const [register, enrolling] = [plans('register'), plans('enroll')];
  const of: Readonly<Record<WorkKey, RawBuilder<unknown>>> = {
    provincePlan: register.province,
    orgPlan: register.org,
    planChange: register.change,
    dataChange: sql`registration_change where ${WAITING}`,
    endPlan: register.end,
    enrollProvincePlan: enrolling.province,
    enrollOrgPlan: enrolling.org,
    enrollPlanChange: enrolling.change,
    enrollEndPlan: enrolling.end,
    enrollConclusion: sql`cert_change where hist_id is not null and decider_id = ${who.orgId} and ${UNDECIDED}`,
    certChange: sql`cert_change where hist_id is null and decider_id = ${who.orgId} and ${UNDECIDED}`,
    restriction: sql`limitation where above_id = ${who.orgId} and ${statusIs('status', limitStatus.code('reported'))}`,
    releaseReview: sql`limitation where first_id = ${who.orgId} and ${statusIs('status', limitStatus.code('releaseAsked'))}`,
    release: sql`limitation where final_id = ${who.orgId} and ${statusIs('status', limitStatus.code('releaseReviewed'))}`,
    blanks: sql`blank_stock where ${statusIs('status', blankStockStatus.code('asked'))}`,
    reissue: sql`cert_apply where org_id = ${who.orgId} and ${UNDECIDED}`,
    college: sql`history_college where org_id = ${who.orgId} and ${statusIs('status', reviewFlag.code('waiting'))}`,
  };
  const counts = mine.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, count(*)::int as n from ${of[kind]}`,
  );
  const { rows } = await sql<{ kind: WorkKey; n: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return mine.map((kind) => ({ kind, n: rows.find((row) => row.kind === kind)?.n ?? 0 }));
}
