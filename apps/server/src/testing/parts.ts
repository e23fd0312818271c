import { join } from 'node:path';
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { fillDemo } from '../demo/fill';
import { createPool } from '../kit/database';
import { asLogin, createTestDatabase } from '../kit/database/testDatabase';
import { createEvents } from '../kit/events';
import { localFolderStore } from '../kit/files';
import { createPersonal } from '../kit/personal';
import { temporaryKeyRing } from '../kit/secrets';
import type { AppParts } from '../kit/serve';
import { createAuth } from '../kit/session';
import { ticks } from '../kit/ticks';
import { afterFile } from './afterFile';

/** The day of the demonstration. */
export const DEMO_NOW = new Date('2024-06-18T02:00:00Z');

/** The parts of an installation whose files and keys last as long as its folder. */
export function partsOf(pool: Pool, folder: string, clock: () => Date): AppParts {
  const keys = temporaryKeyRing();
  return {
    pool,
    auth: createAuth({ pool, keys, clock }),
    files: localFolderStore(folder),
    auditHeads: join(folder, 'audit-heads.jsonl'),
    personal: createPersonal(keys),
    ticks,
    clock,
    events: createEvents(),
    demo: true,
    demoAccounts: [],
  };
}

/**
 * The demonstration on a database of its own, without a server; it goes when the file is over.
 * What the product does goes through `app`, which has the rights of the application; a test
 * prepares and looks as the `owner`.
 */
export async function demoProduct(): Promise<{ readonly app: AppParts; readonly owner: Pool }> {
  const database = await createTestDatabase(inject('database'));
  const owner = createPool(database.target, 2);
  const pool = createPool(asLogin(database.target), 3);
  const folder = mkdtempSync(join(tmpdir(), 'tqc-demo-'));
  afterFile(async () => {
    await Promise.all([pool.end(), owner.end()]);
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const app = partsOf(pool, folder, () => DEMO_NOW);
  await fillDemo({ ...app, pool: owner }, 'dev', DEMO_NOW, () => undefined);
  return { app, owner };
}
