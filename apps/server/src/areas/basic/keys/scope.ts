import { usbKeyStatus } from '@tqc/domain/dictionaries';
import { CENTRE } from '@tqc/domain/organisations';
import { sql, type RawBuilder } from 'kysely';
import { asSystem } from '../../../kit/scope';
import type { Given } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';

export const keys = store('usbKey', 'serial');
export const holders = store('admin', 'adminId');
export type KeyRow = RowOf<'usbKey'>;
export type HolderRow = RowOf<'admin'>;
type Who = Pick<Given, 'db' | 'who'>;

/**
 * No level reads keys and accounts at the database: what is done with them is done as the system,
 * and every question says itself whose they are.
 */
export function asKeyKeeper<G extends Who, A>(
  work: (call: G) => Promise<A>,
): (call: G) => Promise<A> {
  return (call) => asSystem(call.db, () => work(call));
}

/** The centre keeps all keys, a province its own. */
export const keysOf = ({ who }: Pick<Given, 'who'>): RawBuilder<unknown> =>
  who.orgType === CENTRE ? sql`true` : sql`prov = ${who.prov}`;

/** The people who can have one of them. */
export const holdersOf = ({ who }: Pick<Given, 'who'>): RawBuilder<unknown> =>
  who.orgType === CENTRE
    ? sql`true`
    : sql`org_id in (select org_id from org where prov = ${who.prov} and org_type <> ${CENTRE})`;

/** States in which a key is in somebody's hands. */
export const IN_HAND = [usbKeyStatus.code('normal'), usbKeyStatus.code('locked')];
