import { expect } from 'vitest';
import { server } from '../stage';

/** The words of a decision that stand in the life of its case. */
export interface Told {
  readonly label: string;
  readonly step: { readonly label: string };
}

/** Looks whether a decision stands in the life of its case as its row says. */
export async function stepWritten(
  kind: string,
  id: string,
  { label, step }: Told,
  { from, to }: { readonly from: unknown; readonly to: unknown },
): Promise<void> {
  const { rows } = await server.pool.query(
    `select step, event, from_status, to_status from case_step
     where kind = $1 and case_id = $2 order by step_id desc limit 1`,
    [kind, id],
  );
  expect(rows[0]).toEqual({ step: step.label, event: label, from_status: from, to_status: to });
}
