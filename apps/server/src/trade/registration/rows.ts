import { recognitionStatus } from '@tqc/domain/dictionaries';
import { decisions, type Approvable, type PersonToday } from '@tqc/domain/register';
import { chinaDay, maskIdNo } from '@tqc/domain/shared';
import { sql, type Selectable } from 'kysely';
import type { Personal } from '../../kit/personal';
import { placeOf } from '../../kit/personal';
import type { Tables } from '../../kit/tables';
import type { DueDays } from '../calendar';

/** An application as the database holds it. */
export type RegistrationRecord = Selectable<Tables['registration']>;

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
  const status = recognitionStatus.nameOf(row.status);
  if (status === 'confirmed')
    // A list is read by many; what its organisation may not recognise is said where it decides.
    return decisions.unmet('approve', {
      application: approvable(row),
      recogniser: undefined,
      openChange: false,
      today,
      ...person,
    });
  // Who is checked online hears what the confirmation will ask: some of it takes time to get.
  return status === 'filed' || status === 'qualified'
    ? decisions.unmet('confirm', { application: approvable(row), today })
    : [];
}

/** What a row is dressed with. */
interface Dress {
  readonly personal: Personal;
  readonly now: Date;
  readonly nameOf: (orgId: string) => string;
  /** Working days left until a day; nobody asked where it is left out. */
  readonly daysLeft?: (day: string | null) => number | null;
  /** Personal members that leave in full. */
  readonly inFull?: ReadonlySet<string>;
  /** What is known of its person; the mark of the library where nobody asked. */
  readonly personOf?: (row: RegistrationRecord) => PersonToday;
}

/**
 * Names of organisation and point beside a row, masked numbers, what blocks it and how long is
 * left. Lists go by the mark of the library; who decides asks about the person.
 */
export function dressRow(
  row: RegistrationRecord,
  { personal, now, nameOf, daysLeft = () => null, inFull, personOf = marked }: Dress,
) {
  const today = chinaDay(now);
  const idNo = personal.open(placeOf('registration', 'id_no', row.regId), row.idNo);
  return {
    ...row,
    idNo: inFull?.has('idNo') ? idNo : maskIdNo(idNo),
    orgName: nameOf(row.orgId),
    pointName: nameOf(row.pointId),
    daysLeft: daysLeft(row.dueOn),
    blocks: [...blocksOf(row, personOf(row), today)],
  };
}

/** What is due: within five or ten working days, or overdue. */
export type DueChoice = '5' | '10' | 'over';

/**
 * What is due by that choice. Where no state is asked for, what waits for its decision is meant:
 * before that another term runs.
 */
export function daysLeftCondition(choice: DueChoice, days: DueDays, anyState = false) {
  const due = sql`due_on <= ${days[choice]}`;
  return anyState ? due : sql`status = ${recognitionStatus.code('confirmed')} and ${due}`;
}
