import { decisions, type PersonToday, type RecognitionDecision } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import type { CallContext } from '../../../kit/serve';
import { plansOver } from '../../../trade/planning';
import { approvable, personsToday, type RegistrationRecord } from '../../../trade/registration';

/** Everything a decision may rest on besides what is said with it. */
type Known = Parameters<typeof decisions.unmet<RecognitionDecision>>[1];
type Hold = ReturnType<typeof decisions.get>['holds'][number];

const OF_PERSONS: ReadonlySet<Hold> = new Set(['unlimited', 'firstOfItsKind']);
const NOBODY: PersonToday = { limited: false, held: false };

/**
 * What the wanted decisions on some applications rest on today: each question is asked once for all
 * of them, and only when a row of the table names it. `hold` is for who takes the decision.
 */
export async function knownOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  wanted: readonly RecognitionDecision[],
  rows: readonly RegistrationRecord[],
  way: 'look' | 'hold',
): Promise<(row: RegistrationRecord) => Known> {
  const today = chinaDay(now);
  const asked = new Set(wanted.flatMap((decision) => decisions.get(decision).holds));
  const planOver = await plansOver(
    db,
    asked.has('planGoesOn') ? rows.map(({ obId }) => obId) : [],
    way,
  );
  const personOf = [...asked].some((name) => OF_PERSONS.has(name))
    ? await personsToday(db, rows, today)
    : () => NOBODY;
  return (row) => ({
    ...personOf(row),
    application: approvable(row),
    completeBefore: row.completeBefore,
    planOver: planOver(row.obId),
    today,
  });
}

/**
 * Why a decision may not be taken on one application today; the sentences come from the holds of
 * its row.
 */
export async function unmetOf(
  call: Pick<CallContext, 'db' | 'now'>,
  decision: RecognitionDecision,
  row: RegistrationRecord,
): Promise<readonly string[]> {
  return decisions.unmet(decision, (await knownOf(call, [decision], [row], 'hold'))(row));
}
