import { createPool } from '../kit/database';
import { renderTables } from '../kit/renderTables';
import { runParts } from './runParts';

/**
 * `npm run tables > apps/server/src/kit/tables.ts`: the types of the tables, from the migrated
 * database; its owner sees them all.
 */
await runParts(async ({ owner }) => {
  const pool = createPool(owner, 1);
  process.stdout.write(await renderTables(pool));
  await pool.end();
});
