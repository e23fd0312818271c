import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectionOf } from '../../kit/database/pool';

/**
 * What many small tables ask for, where the cluster is the run's own: counting a hundred tables of
 * a few rows looks to the planner like work for three processes, which cost more than it.
 */
const SETTINGS = { max_parallel_workers_per_gather: '0', jit: 'off' };

/** Sets the cluster of the tests, after the one that starts it; somebody's own is left as it is. */
export default async function setup(project: TestProject): Promise<void> {
  const { database: target } = project.getProvidedContext();
  if ('url' in target) return;
  const client = new pg.Client(connectionOf(target));
  await client.connect();
  try {
    for (const [name, value] of Object.entries(SETTINGS))
      await client.query(`alter system set ${name} = '${value}'`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
