import type { TestProject } from 'vitest/node';
import type { DatabaseTarget } from './pool';
import { startTestCluster } from './testDatabase';

/** One PostgreSQL for the whole run; every test file copies a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('database', cluster.target);
  return () => cluster.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseTarget;
  }
}
