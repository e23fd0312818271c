import { ApiFailure } from '../failure';
import type { Queries } from '../scope';
import { limits } from './limits';

type Kind = 'account' | 'address';

/** Refuses what is locked: the account of one class of devices, or an address. */
export async function refuseLocked(
  db: Queries,
  kind: Kind,
  value: string,
  now: Date,
  code: 429 | 494,
): Promise<void> {
  const { rows } = await db.query<{ locked_until: string | null }>(
    'select locked_until from sign_in_failure where kind = $1 and value = $2',
    [kind, value],
  );
  const until = rows[0]?.locked_until;
  if (until && Date.parse(until) > now.getTime()) throw new ApiFailure(code);
}

/** Counts a failure in one statement, so that two at once are two; true when the value is locked now. */
export async function countFailure(
  db: Queries,
  kind: Kind,
  value: string,
  now: Date,
): Promise<boolean> {
  const [most, span] =
    kind === 'account'
      ? [limits.failures, limits.failureSpan]
      : [limits.addressFailures, limits.addressSpan];
  const { rows } = await db.query<{ locked: boolean }>(
    `insert into sign_in_failure as f (kind, value, n, first_at) values ($1, $2, 1, $3)
     on conflict (kind, value) do update set
       n = case when f.first_at < $4 then 1 when f.n + 1 >= $5 then 0 else f.n + 1 end,
       first_at = case when f.first_at < $4 then $3 else f.first_at end,
       locked_until = case when f.first_at >= $4 and f.n + 1 >= $5 then $6 else f.locked_until end
     returning coalesce(locked_until > $3, false) as locked`,
    [kind, value, now, new Date(now.getTime() - span), most, new Date(now.getTime() + limits.lock)],
  );
  return rows[0]?.locked === true;
}

/** How often signing in failed of late, the worse of the two. */
export async function recentFailures(
  db: Queries,
  values: { readonly account?: string; readonly address: string },
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select coalesce(max(n), 0)::int as n from sign_in_failure
     where (kind = 'account' and value = $1 and first_at >= $3) or (kind = 'address' and value = $2 and first_at >= $4)`,
    [
      values.account ?? '',
      values.address,
      new Date(now.getTime() - limits.failureSpan),
      new Date(now.getTime() - limits.addressSpan),
    ],
  );
  return rows[0]?.n ?? 0;
}

/** A right password wipes the account's failures away. */
export async function forgetFailures(db: Queries, account: string): Promise<void> {
  await db.query("delete from sign_in_failure where kind = 'account' and value = $1", [account]);
}
