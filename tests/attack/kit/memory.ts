import { readFileSync } from 'node:fs';

const MB = 1024 * 1024;

/** Memory of a process that stands in RAM, MB; undefined where nobody can tell. */
export function residentOf(pid: number | undefined): number | undefined {
  const found = procFile(pid, 'status')?.match(/VmRSS:\s+(\d+) kB/);
  return found ? Number(found[1]) / 1024 : undefined;
}

/** MB a process has read so far, from the network or anywhere else. */
export function readSoFar(pid: number | undefined): number | undefined {
  const found = procFile(pid, 'io')?.match(/rchar: (\d+)/);
  return found ? Number(found[1]) / MB : undefined;
}

/** Watches the memory of a process while something runs: before, the highest, and after. */
export async function memoryWhile<T>(
  pid: number | undefined,
  work: () => Promise<T>,
): Promise<{ readonly made: T; readonly growth: number | undefined }> {
  const before = residentOf(pid);
  let most = before ?? 0;
  const watch = setInterval(() => (most = Math.max(most, residentOf(pid) ?? 0)), 20);
  try {
    const made = await work();
    most = Math.max(most, residentOf(pid) ?? 0);
    return { made, growth: before === undefined ? undefined : most - before };
  } finally {
    clearInterval(watch);
  }
}

function procFile(pid: number | undefined, name: string): string | undefined {
  if (!pid) return undefined;
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}
