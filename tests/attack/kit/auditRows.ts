import type { Pool } from 'pg';

/** A row of the audit, numbered already or still waiting. */
export interface AuditRow {
  readonly act: string;
  readonly ok: boolean;
  readonly obj: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Tells which rows of the audit are new since it was asked last. */
export async function followAudit(pool: Pool): Promise<() => Promise<readonly AuditRow[]>> {
  const known = new Map<string, number>();
  const fresh = async () => {
    // One statement sees both tables at one moment: a row on its way from one to the other is in
    // exactly one.
    const { rows } = await pool.query<{ text: string; row: AuditRow }>(
      "select (row - 'seq')::text as text, row from (select row from audit union all select row from audit_inbox) a",
    );
    const counts = new Map<string, number>();
    return rows
      .filter(({ text }) => {
        const n = (counts.get(text) ?? 0) + 1;
        counts.set(text, n);
        if (n <= (known.get(text) ?? 0)) return false;
        known.set(text, n);
        return true;
      })
      .map(({ row }) => row);
  };
  await fresh();
  return fresh;
}
