import { newId } from '../../kit/newId';
import type { Db } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import type { StepNote } from './caseKind';

interface Logged {
  readonly status: number;
  readonly version: number;
  readonly name: string;
}
type StepCall = Pick<CallContext, 'db' | 'who' | 'now' | 'note'>;

/** Writes steps into the lives of cases of a kind and into the audit, in one statement. */
export async function recordCaseSteps<R extends Logged>(
  kind: string,
  idOf: (row: R) => string,
  { db, who, now, note }: StepCall,
  rows: readonly R[],
  stepOf: (row: R) => StepNote,
): Promise<void> {
  if (rows.length === 0) return;
  const noted = rows.map((row) => ({ row, id: idOf(row), step: stepOf(row) }));
  await db
    .insertInto('caseStep')
    .values(
      noted.map(({ row, id, step: { step, event, toStatus, opinion = '' } }) => ({
        stepId: newId(),
        kind,
        caseId: id,
        at: now.toISOString(),
        step,
        event,
        fromStatus: row.status,
        toStatus,
        opinion,
        actorId: who.adminId,
        actor: who.name,
        orgId: who.orgId,
        orgName: who.orgName,
      })),
    )
    .execute();
  for (const { row, id, step } of noted)
    note({
      obj: `${kind}/${id}`,
      subject: row.name,
      detail: { from: row.status, to: step.toStatus, version: row.version, event: step.event },
    });
}

/** What happened to a case, the first step first. */
export function lifeOf(db: Db, kind: string, id: string) {
  return db
    .selectFrom('caseStep')
    .select(['at', 'step', 'event', 'actor', 'orgName', 'opinion'])
    .where('kind', '=', kind)
    .where('caseId', '=', id)
    .orderBy('stepId')
    .execute();
}
