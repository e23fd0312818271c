import { operations } from '@tqc/contract/register';
import { refuse } from '@tqc/domain/kit';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import { serve } from '../../kit/serve';
import { holdsText, store, withinDays } from '../../kit/store';
import { DATA_CHANGE, ofApplication } from '../../trade/registration';

const rows = store('registrationLog', 'logId');
/** Days that are looked at where nobody says which, and at most: fewer where a nation works. */
const DAYS = { below: { usual: 30, most: 90 }, nation: { usual: 3, most: 7 } };

export const operationRoutes = serve(operations, {
  queryOperations: async (call) => {
    const { actor, event, orgName, regId, step } = call.input;
    const { from, to } = rangeOf(
      call.input,
      chinaDay(call.now),
      call.who.orgType === 5 && regId === undefined ? DAYS.nation : DAYS.below,
    );
    const text = (column: string, wanted: string | undefined) =>
      wanted === undefined ? undefined : holdsText(column, wanted);
    const page = await rows(call).page(call.input, {
      order: 'at.desc',
      filled: ['at'],
      where: [
        withinDays('at', from, to),
        regId === undefined ? undefined : ofApplication(regId),
        text('actor', actor),
        text('org_name', orgName),
        text('event', event),
        step === undefined ? undefined : sql`step = ${step}`,
      ],
    });
    const [nameOf, changeOf] = await Promise.all([
      namesOf(call.db, page.record),
      changesOf(call.db, page.record),
    ]);
    return {
      ...page,
      record: page.record.map((row) => ({
        ...row,
        name: nameOf(row.regId),
        chgId: changeOf(row),
      })),
    };
  },
});

/** The days that are looked at: the last ones where none are named, never more than allowed. */
function rangeOf(
  { atFrom, atTo }: { readonly atFrom?: string | undefined; readonly atTo?: string | undefined },
  today: string,
  { usual, most }: (typeof DAYS)['below'],
): { readonly from: string; readonly to: string } {
  const to = atTo ?? (atFrom === undefined ? today : dayAfter(atFrom, usual));
  const from = atFrom ?? dayAfter(to, -usual);
  if (dayAfter(from, most) < to)
    throw refuse('atFrom', `操作时间一次最多查${most}天，请缩短起止时间`);
  return { from, to };
}

/** Who the applications are about; one that is not the caller's to see has no name. */
async function namesOf(
  db: Parameters<typeof rows>[0]['db'],
  found: readonly { readonly regId: string; readonly city: string }[],
): Promise<(regId: string) => string> {
  if (found.length === 0) return () => '';
  const named = await db
    .selectFrom('registration')
    .select(['regId', 'name'])
    .where('city', 'in', [...new Set(found.map(({ city }) => city))])
    .where('regId', 'in', [...new Set(found.map(({ regId }) => regId))])
    .execute();
  const names = new Map(named.map(({ regId, name }) => [regId, name]));
  return (regId) => names.get(regId) ?? '';
}

type Logged = Awaited<ReturnType<ReturnType<typeof rows>['get']>>;

/** The change of data that a step names, while it is there: one that was taken back is not. */
async function changesOf(
  db: Parameters<typeof rows>[0]['db'],
  found: readonly Logged[],
): Promise<(row: Logged) => string | null> {
  const named = (row: Logged) =>
    row.step === DATA_CHANGE
      ? (z.object({ chgId: z.string() }).safeParse(row.detail).data?.chgId ?? null)
      : null;
  const ids = [...new Set(found.flatMap((row) => named(row) ?? []))];
  if (ids.length === 0) return () => null;
  const there = await db
    .selectFrom('registrationChange')
    .select('chgId')
    .where('city', 'in', [...new Set(found.map(({ city }) => city))])
    .where('chgId', 'in', ids)
    .execute();
  const kept = new Set(there.map(({ chgId }) => chgId));
  return (row) => {
    const chgId = named(row);
    return chgId !== null && kept.has(chgId) ? chgId : null;
  };
}
