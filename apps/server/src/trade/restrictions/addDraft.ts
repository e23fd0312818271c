import { limitStatus } from '@tqc/domain/dictionaries';
import { chinaDay, restrictionNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { newId } from '../../kit/newId';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { recordCaseSteps } from '../cases';
import { takeNumber } from '../numbers';

/** An entry of the restriction library as the database holds it. */
export type Restriction = RowOf<'limitation'>;
/** What the steps of its life are kept under. */
export const RESTRICTION = 'limitation';

type Call = Pick<CallContext, 'app' | 'db' | 'who' | 'now' | 'note' | 'version'>;
type Columns = Partial<Record<keyof Restriction, unknown>>;

const rows = store('limitation', 'limitId');

/**
 * A draft of the caller's organisation under the next number, with who decides on it: the columns
 * are made for its key, because what is sealed is sealed for its row.
 */
export async function addDraft(
  call: Call,
  event: string,
  columnsOf: (limitId: string) => Columns,
  reviewProv?: string,
): Promise<Restriction> {
  const { db, now, who } = call;
  const limitId = newId();
  const columns = columnsOf(limitId);
  const year = chinaDay(now).slice(0, 4);
  const serial = await asSystem(db, () => takeNumber(db, `limit/${who.prov}${year}`));
  const { rows: deciders } = await sql<
    Pick<Restriction, 'aboveId' | 'firstId' | 'finalId'>
  >`select * from limit_deciders(${who.orgId}, ${reviewProv ?? null})`.execute(db);
  const { prov, city, county, orgId, orgName, adminId, name } = who;
  await rows(call).add({
    ...columns,
    ...deciders[0],
    limitId,
    limitNo: restrictionNo(prov, year, serial),
    prov,
    city,
    county,
    orgId,
    orgName,
    adminId,
    applicant: name,
    status: limitStatus.code('draft'),
  } as Parameters<ReturnType<typeof rows>['add']>[0]);
  const row = await rows(call).get(limitId);
  await recordCaseSteps(
    RESTRICTION,
    ({ limitId: id }: Restriction) => id,
    call,
    [row],
    () => ({
      step: '录入',
      event,
      toStatus: row.status,
    }),
  );
  return row;
}
