import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { TooLate } from '@tqc/domain/kit';
import { newId } from '../../kit/newId';
import { requireFree, type CallContext } from '../../kit/serve';
import type { RegistrationRecord } from './rows';

/**
 * As the audit names the answer of the platform that is asked about persons: no call of anybody's.
 */
export const ACCESS_ANSWERED = 'register.accessQuery.answered';

/** Where the questions to the platform stand in the life of an application. */
export const ACCESS_QUERY = '准入查询';

/** Where changes of what was filed stand in the life of an application. */
export const DATA_CHANGE = '数据变更';

/** What decisions on applications call their records while they wait to count. */
export const REGISTRATION = 'registration';

/** What a step says of an application. */
export interface StepNote {
  readonly step: string;
  readonly event: string;
  readonly toStatus: number;
  readonly opinion?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

type StepCall = Pick<CallContext, 'db' | 'who' | 'now' | 'note' | 'request'>;

/** Writes a step into the life of an application and into the audit. */
export function recordStep(call: StepCall, row: RegistrationRecord, step: StepNote): Promise<void> {
  return recordSteps(call, [row], () => step);
}

/** The same for many applications, in one statement. */
export async function recordSteps(
  { who, db, now, note, request }: StepCall,
  rows: readonly RegistrationRecord[],
  stepOf: (row: RegistrationRecord) => StepNote,
): Promise<void> {
  if (rows.length === 0) return;
  const noted = rows.map((row) => ({ row, step: stepOf(row) }));
  const ids = rows.map(({ regId }) => regId);
  const written = db
    .insertInto('registrationLog')
    .values(
      noted.map(({ row, step: { step, event, toStatus, opinion = '', detail = {} } }) => ({
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
      })),
    )
    .execute();
  // Whatever happens to an application passes here: nothing does while a decision on it waits.
  await Promise.all([requireFree({ db, now }, REGISTRATION, ids), written]);
  for (const { row, step } of noted)
    note({
      obj: `registration/${row.regId}`,
      subject: row.name,
      detail: { from: row.status, to: step.toStatus, version: row.version, event: step.event },
    });
}

/** Whether an application is marked as deleted; it keeps the state it had. */
export function isDeleted({ recordStatus }: Pick<RegistrationRecord, 'recordStatus'>): boolean {
  return recordStatus === recordStatusRegister.code('deleted');
}

/** Refuses what serves a decision once the decision has fallen. */
export function requireUnsettled({ status }: Pick<RegistrationRecord, 'status'>): void {
  if (!(recognitionStatus.group.unsettled as readonly number[]).includes(status))
    throw new TooLate('申请已经办结，不能再查询从业禁止信息');
}

/** Said of a deleted application: it stands still until it is restored. */
export const STANDS_STILL = '该申请已删除，恢复后才能办理';

/** Refuses whatever would happen to a deleted application. */
export function requireUndeleted(row: Pick<RegistrationRecord, 'recordStatus'>): void {
  if (isDeleted(row)) throw new TooLate(STANDS_STILL);
}
