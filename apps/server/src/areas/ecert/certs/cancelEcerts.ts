import type { ecertCert } from '@tqc/contract/ecert';
import { ecertFlow } from '@tqc/domain/ecert';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../../kit/failure';
import { refusalOf, type CallContext, type RefusedOne } from '../../../kit/serve';
import { revokeEcerts } from '../../../trade/ecert';
import { asOperator, mine, type Ecert } from './ecertRows';

/** 撤销: with a reason, one by one; of whom it cannot be done is named. */
export async function cancelEcerts(call: CallContext<typeof ecertCert.cancel>) {
  const { records, preview, reason } = call.input;
  if (!preview && reason === undefined) throw refuse('reason', '请输入撤销原因');
  const held = await hold(
    call,
    records.map(({ id }) => id),
  );
  const done: string[] = [];
  const refused: RefusedOne[] = [];
  for (const { id, version } of records) {
    const row = held.get(id);
    try {
      if (!row) throw outOfReach();
      if (row.version !== version) throw new ApiFailure(409);
      ecertFlow.next('cancel', row.status);
      if (!preview) await asOperator(call, (by) => revokeEcerts(by, [row.certId], reason ?? ''));
      done.push(id);
    } catch (error) {
      const why = refusalOf(error);
      if (records.length === 1 && !preview) throw error;
      refused.push({ id, name: row?.name ?? '', ...why });
    }
  }
  call.note({ detail: { done, refused: refused.length } });
  return { done, refused };
}

async function hold(call: CallContext, ids: readonly string[]): Promise<Map<string, Ecert>> {
  const { rows } = await sql<Ecert>`
    select * from ecert where id in (${sql.join([...ids])}) and ${mine(call)} order by id`.execute(
    call.db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
