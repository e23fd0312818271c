import { readFileSync, writeFileSync } from 'node:fs';
import { createPool } from '../kit/database';
import { createTestDatabase, startTestCluster } from '../kit/database/testDatabase';
import { renderTables } from '../kit/renderTables';
import { asCommand } from './runParts';

const FILE = new URL('../kit/tables.ts', import.meta.url);

/**
 * `npm run tables`: writes the types of the tables, from a throw-away database that knows every
 * migration; with `--check` it only says whether they are as they should be.
 */
await asCommand(async () => {
  const cluster = await startTestCluster();
  try {
    const { target } = await createTestDatabase(cluster.target);
    const pool = createPool(target, 1);
    const made = await renderTables(pool);
    await pool.end();
    if (!process.argv.includes('--check')) writeFileSync(FILE, made);
    else if (readFileSync(FILE, 'utf8') !== made)
      throw new Error('src/kit/tables.ts is not as the migrations have it: run `npm run tables`');
  } finally {
    await cluster.stop();
  }
});
