import type { AuditRow } from './kit/audit';
import type { Queries } from './kit/scope';

/** A row of the audit for what a command on the machine did: nobody signed in for it. */
export async function tellAudit(
  queries: Queries,
  act: string,
  obj: string,
  now: Date,
  { org, detail }: Pick<AuditRow, 'org' | 'detail'>,
): Promise<void> {
  const row: AuditRow = {
    act,
    actor: '',
    at: now.toISOString(),
    detail,
    ip: '',
    obj,
    ok: true,
    org,
    perm: '',
  };
  await queries.query('insert into audit_inbox (row) values ($1)', [row]);
}
