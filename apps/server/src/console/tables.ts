import { renderTables } from '../kit/renderTables';
import { runParts } from './runParts';

/** `npm run tables > apps/server/src/kit/tables.ts`: the types of the tables, from the migrated database. */
await runParts(async ({ app }) => void process.stdout.write(await renderTables(app.pool)));
