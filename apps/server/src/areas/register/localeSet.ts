import { localeSet } from '@tqc/contract/register';
import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { arrangementsOf } from '../../trade/planning';
import { serve } from '../../kit/serve';

const arrangements = arrangementsOf('register');

export const localeSetRoutes = serve(localeSet, {
  ...arrangements,
  batchAddLocaleSet: async (call) => {
    const { orgIds, ...input } = call.input;
    const refused: { pointName: string; message: string }[] = [];
    let added = 0;
    // In the order of their numbers, so that two who arrange the same points do not wait for each
    // other.
    for (const pointId of [...new Set(orgIds.split(','))].sort()) {
      await sql`savepoint point`.execute(call.db);
      try {
        await arrangements.create({ ...call, input: { ...input, pointId } });
        await sql`release savepoint point`.execute(call.db);
        added += 1;
      } catch (error) {
        if (!(error instanceof ApiFailure || error instanceof RuleError)) throw error;
        await sql`rollback to savepoint point`.execute(call.db);
        await sql`release savepoint point`.execute(call.db);
        const point = await call.db
          .selectFrom('org')
          .select('orgName')
          .where('orgId', '=', pointId)
          .executeTakeFirst();
        refused.push({ pointName: point?.orgName ?? pointId, message: error.message });
      }
    }
    return { added, refused };
  },
});
