import { statSync } from 'node:fs';
import type { Took } from './rows';

const MB = 1024 * 1024;
const KB = 1024;

/** Does the work and says on one line what it took; the memory is the system's own figure. */
export async function tell(path: string, work: () => Promise<void>): Promise<void> {
  const before = process.memoryUsage().rss;
  const began = performance.now();
  await work();
  const took: Took = {
    seconds: (performance.now() - began) / 1000,
    growth: (process.resourceUsage().maxRSS * KB - before) / MB,
    file: statSync(path).size / MB,
  };
  console.log(JSON.stringify(took));
}
