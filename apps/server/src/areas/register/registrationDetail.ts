import { recognitionStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { recognitionFlow } from '@tqc/domain/register';
import { maskMobile } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import { outOfReach } from '../../kit/failure';
import {
  dressRows,
  isDeleted,
  requireUndeleted,
  type RegistrationRecord,
} from '../../trade/registration';
import type { CallContext } from '../../kit/serve';

/** Decisions of the flow by the right they need. */
const RIGHT_OF: Readonly<Record<string, string>> = {
  receive: 'register.registration.accept',
  materialsIncomplete: 'register.registration.check',
  materialsQualified: 'register.registration.check',
  checkFailed: 'register.registration.check',
  notCompletedInTime: 'register.registration.check',
  withdrawConclusion: 'register.registration.check',
  confirm: 'register.registration.confirm',
  confirmFailed: 'register.registration.confirm',
  askMoreMaterials: 'register.registration.confirm',
  approve: 'register.registration.audit',
  approveFail: 'register.registration.audit',
  returnToConfirmation: 'register.registration.audit',
  withdrawApproval: 'register.registration.audit',
  withdrawFailure: 'register.registration.audit',
};
/** Only the recognising organisation takes these; its points do the others too. */
const OWNER_ONLY = new Set([
  'approve',
  'approveFail',
  'returnToConfirmation',
  'withdrawApproval',
  'withdrawFailure',
  'withdrawConclusion',
]);

/** The decisions somebody may take on an application in its present state; none on one that is deleted. */
export function decisionsOf(
  { who }: Pick<CallContext, 'who'>,
  row: Pick<RegistrationRecord, 'status' | 'orgId' | 'pointId' | 'recordStatus'>,
): string[] {
  if (isDeleted(row)) return [];
  const owner = row.orgId === who.orgId;
  const point = row.pointId === who.orgId;
  return recognitionFlow.events.filter((event) => {
    const right = RIGHT_OF[event];
    return (
      right !== undefined &&
      who.rights.has(right) &&
      recognitionFlow.can(event, row.status) &&
      (owner || (point && !OWNER_ONLY.has(event)))
    );
  });
}

/** Refuses a decision that somebody may not take on an application now, with the reason. */
export function requireDecision(
  call: CallContext,
  row: RegistrationRecord,
  decision: Parameters<typeof recognitionFlow.next>[0],
): void {
  if (decisionsOf(call, row).includes(decision)) return;
  const owner = row.orgId === call.who.orgId || row.pointId === call.who.orgId;
  if (!owner) throw outOfReach();
  requireUndeleted(row);
  throw new RuleError(recognitionFlow.why(decision, row.status) ?? '该操作由认定机构办理');
}

/** Everything the review of one application needs, in one answer. */
export async function detailOf(call: CallContext, row: RegistrationRecord) {
  const { db, app, now } = call;
  const [dressed] = await dressRows(db, app.personal, now, [row]);
  if (!dressed) throw new Error('a row was lost');
  const files = await db
    .selectFrom('registrationFile')
    .innerJoin('file', 'file.fileId', 'registrationFile.fileId')
    .select(['registrationFile.kind', 'seq', 'title', 'file.fileId', 'mime'])
    .where('registrationFile.city', '=', row.city)
    .where('regId', '=', row.regId)
    .orderBy('seq')
    .execute();
  const steps = await db
    .selectFrom('registrationLog')
    .select(['at', 'step', 'event', 'actor', 'orgName', 'fromStatus', 'toStatus', 'opinion'])
    .where('city', '=', row.city)
    .where('regId', '=', row.regId)
    .orderBy('logId')
    .execute();
  const named = await db
    .selectFrom('planBatch')
    .leftJoin('orgPlan', (join) => join.on('orgPlan.obId', '=', row.obId))
    .select(['planBatch.cbName', 'orgPlan.planName'])
    .where('planBatch.cbId', '=', row.cbId)
    .executeTakeFirst();
  return {
    ...dressed,
    files,
    steps,
    cbName: named?.cbName ?? '',
    planName: named?.planName ?? '',
    resume: row.resume as { from: string; to: string; place: string; role: string }[],
    mobile: maskMobile(app.personal.open(placeOf('registration', 'mobile', row.regId), row.mobile)),
    decisions: decisionsOf(call, row).filter(
      (event) =>
        event !== 'approve' ||
        dressed.blocks.length === 0 ||
        row.status !== recognitionStatus.code('confirmed'),
    ),
  };
}
