import { existsSync, readFileSync } from 'node:fs';

/**
 * Percent of the processors' time that the host of a virtual machine took away while something was
 * done; 0 where nobody counts it.
 */
export async function stolenWhile<Made>(
  act: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly stolen: number }> {
  const before = ticks();
  const made = await act();
  const after = ticks();
  const all = after.all - before.all;
  return { made, stolen: all === 0 ? 0 : (100 * (after.stolen - before.stolen)) / all };
}

/**
 * Clock ticks since the start of the machine: user, nice, system, idle, iowait, irq, softirq,
 * steal.
 */
function ticks(): { readonly all: number; readonly stolen: number } {
  const counts = existsSync('/proc/stat')
    ? (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).slice(1, 9).map(Number)
    : [];
  return { all: counts.reduce((sum, count) => sum + count, 0), stolen: counts[7] ?? 0 };
}
