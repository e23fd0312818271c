import { decisions, type PersonToday, type RecognitionDecision } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import type { CallContext } from '../../../kit/serve';
import { plansOver } from '../../../trade/planning';
import {
  approvable,
  openChanges,
  personsToday,
  type RegistrationRecord,
} from '../../../trade/registration';

/** Everything a decision may rest on besides what is said with it. */
type Known = Parameters<typeof decisions.unmet<RecognitionDecision>>[1];
type Hold = ReturnType<typeof decisions.get>['holds'][number];

const OF_PERSONS: ReadonlySet<Hold> = new Set(['unlimited', 'firstOfItsKind']);
const NOBODY: PersonToday = { limited: false, held: false };

/**
 * What the wanted decisions on some applications rest on today: each question is asked once for all
 * of them, and only when a row of the table names it. `hold` is for who takes the decision;
 * `persons` is what somebody has asked already.
 */
export async function knownOf(
  { db, now, who }: Pick<CallContext, 'db' | 'now' | 'who'>,
  wanted: readonly RecognitionDecision[],
  rows: readonly RegistrationRecord[],
  way: 'look' | 'hold',
  persons?: ReturnType<typeof personsToday>,
): Promise<(row: RegistrationRecord) => Known> {
  const today = chinaDay(now);
  const asked = new Set(wanted.flatMap((decision) => decisions.get(decision).holds));
  const planOver = plansOver(db, asked.has('planGoesOn') ? rows.map(({ obId }) => obId) : [], way);
  // Who holds the plans has to hold them before the persons are looked at.
  if (way === 'hold') await planOver;
  const [planOverOf, openOf, personOf] = await Promise.all([
    planOver,
    openChanges(db, asked.has('noOpenChange') ? rows : []),
    [...asked].some((name) => OF_PERSONS.has(name))
      ? (persons ?? personsToday(db, rows, today))
      : () => NOBODY,
  ]);
  return (row) => ({
    ...personOf(row),
    application: approvable(row),
    recogniser: row.orgId === who.orgId ? who : undefined,
    completeBefore: row.completeBefore,
    planOver: planOverOf(row.obId),
    openChange: openOf(row),
    today,
  });
}

/**
 * Why a decision may not be taken on one application today; the sentences come from the holds of
 * its row.
 */
export async function unmetOf(
  call: Pick<CallContext, 'db' | 'now' | 'who'>,
  decision: RecognitionDecision,
  row: RegistrationRecord,
): Promise<readonly string[]> {
  return decisions.unmet(decision, (await knownOf(call, [decision], [row], 'hold'))(row));
}
