import { recordStatusRegister } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { newId } from '../newId';
import type { CallContext } from '../serve';
import type { RegistrationRecord } from './rows';

interface StepNote {
  readonly step: string;
  readonly event: string;
  readonly toStatus: number;
  readonly opinion?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes a step into the life of an application and into the audit. */
export async function recordStep(
  call: Pick<CallContext, 'db' | 'who' | 'now' | 'note' | 'request'>,
  row: RegistrationRecord,
  { step, event, toStatus, opinion = '', detail = {} }: StepNote,
): Promise<void> {
  const { who, db, now, note, request } = call;
  await db
    .insertInto('registrationLog')
    .values({
      logId: newId(),
      city: row.city,
      regId: row.regId,
      prov: row.prov,
      county: row.county,
      point: row.point,
      at: now.toISOString(),
      step,
      event,
      fromStatus: row.status,
      toStatus,
      actorId: who.adminId,
      actor: who.name,
      orgName: who.orgName,
      opinion,
      detail: JSON.stringify(detail),
      address: request.address,
    })
    .execute();
  note({
    obj: `registration/${row.regId}`,
    detail: { from: row.status, to: toStatus, version: row.version, event },
  });
}

/** Whether an application is marked as deleted; it keeps the state it had. */
export function isDeleted({ recordStatus }: Pick<RegistrationRecord, 'recordStatus'>): boolean {
  return recordStatus === recordStatusRegister.code('deleted');
}

/** A deleted application stands still until it is restored. */
export function requireUndeleted(row: Pick<RegistrationRecord, 'recordStatus'>): void {
  if (isDeleted(row)) throw new RuleError('该申请已删除，恢复后才能办理');
}
