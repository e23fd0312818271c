import { recognitionStatus } from '@tqc/domain/dictionaries';
import {
  decisions,
  qualificationBlocks,
  type Approvable,
  type PersonToday,
} from '@tqc/domain/register';
import { chinaDay, maskIdNo, workingDaysBetween } from '@tqc/domain/shared';
import { sql, type Selectable } from 'kysely';
import type { Personal } from '../../kit/personal';
import { placeOf } from '../../kit/personal';
import type { Db } from '../../kit/scope';
import type { Tables } from '../../kit/tables';

/** An application as the database holds it. */
export type RegistrationRecord = Selectable<Tables['registration']>;

/** Working days between confirmation and decision that the law allows. */
export const DECISION_DAYS = 30;

/** Reads an application as the rules of approval want it. */
export function approvable(row: RegistrationRecord): Approvable {
  return { ...row, applyDate: chinaDay(new Date(row.applyTime)) };
}

/** What a row tells of its person without asking: the mark of the library that the lists show. */
const marked = ({ limitHit }: RegistrationRecord): PersonToday => ({
  limited: limitHit,
  held: false,
});

/** Why the next decision on an application is refused today; none for one that waits for nobody. */
function blocksOf(row: RegistrationRecord, person: PersonToday, today: string): readonly string[] {
  const application = approvable(row);
  const status = recognitionStatus.nameOf(row.status);
  if (status === 'confirmed') return decisions.unmet('approve', { application, today, ...person });
  return status === 'filed' || status === 'qualified'
    ? qualificationBlocks(application, today)
    : [];
}

/**
 * Names of organisations and points beside the rows, masked numbers, what blocks them and how long
 * is left. Lists go by the mark of the library; who decides asks about the person.
 */
export async function dressRows(
  db: Db,
  personal: Personal,
  now: Date,
  rows: readonly RegistrationRecord[],
  personOf: (row: RegistrationRecord) => PersonToday = marked,
) {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.flatMap(({ orgId, pointId }) => [orgId, pointId]))];
  const orgs = new Map(
    (
      await db.selectFrom('org').select(['orgId', 'orgName']).where('orgId', 'in', ids).execute()
    ).map(({ orgId, orgName }) => [orgId, orgName]),
  );
  const today = chinaDay(now);
  return rows.map((row) => ({
    ...row,
    idNo: maskIdNo(personal.open(placeOf('registration', 'id_no', row.regId), row.idNo)),
    orgName: orgs.get(row.orgId) ?? '',
    pointName: orgs.get(row.pointId) ?? '',
    daysLeft:
      row.status === recognitionStatus.code('confirmed') && row.confirmTime
        ? DECISION_DAYS - workingDaysBetween(chinaDay(new Date(row.confirmTime)), today)
        : null,
    blocks: [...blocksOf(row, personOf(row), today)],
  }));
}

/** Conditions of the list that read what is stored sealed or computed. */
export function daysLeftCondition(choice: DueChoice, now: Date) {
  return sql`status = ${recognitionStatus.code('confirmed')} and confirm_time <= ${`${dueDay(choice, now)}T23:59:59.999+08:00`}`;
}

/** What is due: within five or ten working days, or overdue. */
export type DueChoice = '5' | '10' | 'over';

/**
 * The last day of confirmation whose applications are due by that choice today; YYYY-MM-DD in
 * China.
 */
export function dueDay(choice: DueChoice, now: Date): string {
  return confirmedBefore({ 5: 5, 10: 10, over: -1 }[choice], now);
}

/** The latest day of confirmation that leaves no more than `left` working days today. */
function confirmedBefore(left: number, now: Date): string {
  const today = chinaDay(now);
  let at = now.getTime();
  while (DECISION_DAYS - workingDaysBetween(chinaDay(new Date(at)), today) > left) at -= 86_400_000;
  return chinaDay(new Date(at));
}
