import type { Queries } from '../../kit/scope';
import type { AppParts } from '../../kit/serve';

/** What an interface of a province did. */
export interface Run {
  readonly prov: string;
  readonly name: string;
  readonly kind: 'push' | 'recover';
  readonly sent: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly took: number;
  readonly code: string;
  readonly text: string;
}

/** Adds it to the minute, and says at the switch when it went well and when it did not last. */
export async function noteRun(
  { pool, clock }: Pick<AppParts, 'clock'> & { readonly pool: Queries },
  { prov, name, kind, sent, succeeded, failed, took, code, text }: Run,
): Promise<void> {
  const now = clock();
  await pool.query(
    `with noted as (
       insert into platform_run as r (prov, city, county, name, kind, at, sent, succeeded, failed, took, code, text)
       select prov, city, county, name, $3, date_trunc('minute', $4::timestamptz), $5, $6, $7, $8, $9, $10 from platform_switch where prov = $1 and name = $2
       on conflict (prov, name, kind, at) where kind in ('push', 'recover') do update
         set sent = r.sent + excluded.sent, succeeded = r.succeeded + excluded.succeeded, failed = r.failed + excluded.failed,
           took = r.took + excluded.took, code = excluded.code, text = excluded.text
     )
     update platform_switch set
       last_success_at = case when $6 > 0 then $4 else last_success_at end,
       last_failure_at = case when $7 > 0 then $4 else last_failure_at end
     where prov = $1 and name = $2`,
    [prov, name, kind, now, sent, succeeded, failed, took, code, text],
  );
}
