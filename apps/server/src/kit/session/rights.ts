import { rightsHeld } from '@tqc/contract/permission';
import { onOff } from '@tqc/domain/dictionaries';
import type { Queries } from '../scope';

interface Holder {
  readonly adminId: string;
  readonly superuser: boolean;
  readonly monitor: boolean;
  readonly pv: number;
}

/** What is remembered belongs to its database: another one numbers its people the same. */
const caches = new WeakMap<Queries, Map<string, ReadonlySet<string>>>();

/**
 * The codes somebody holds. The version `pv` counts up with every change of rights, so what is
 * remembered is never stale.
 */
export async function rightsOf(
  pool: Queries,
  { adminId, superuser, monitor, pv }: Holder,
): Promise<ReadonlySet<string>> {
  const cache = caches.get(pool) ?? new Map<string, ReadonlySet<string>>();
  caches.set(pool, cache);
  const key = `${adminId}/${pv}`;
  const known = cache.get(key);
  if (known) return known;
  const { rows } = await pool.query<{ permission: string }>(
    `select distinct p.permission from admin_role a join role r using (role_id) join role_permission p using (role_id) where a.admin_id = $1 and r.status = ${onOff.code('on')}`,
    [adminId],
  );
  const rights = rightsHeld(
    { superuser, monitor },
    rows.map(({ permission }) => permission),
  );
  if (cache.size > 20_000) cache.clear();
  cache.set(key, rights);
  return rights;
}
