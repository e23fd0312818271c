import { readFileSync } from 'node:fs';
import type { Opened } from './openCase';

const MIB = 2 ** 20;

/** MiB of script objects after a collection. */
export async function heapOf({ cdp }: Opened): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / MIB;
}

/** MiB the process of the page holds for itself: script, decoded pictures and canvases alike. */
export async function processMemory(opened: Opened): Promise<number> {
  await opened.cdp.send('HeapProfiler.collectGarbage');
  const status = readFileSync(`/proc/${await renderer(opened)}/status`, 'utf8');
  return (
    [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+)/gm)].reduce(
      (sum, [, kib]) => sum + Number(kib),
      0,
    ) / 1024
  );
}

/**
 * Milliseconds the main thread spends on a processor while something is done; waiting for one does
 * not count, so neighbours disturb it little.
 */
export async function workOf(opened: Opened, act: () => Promise<unknown>): Promise<number> {
  const pid = await renderer(opened);
  const before = spent(pid);
  await act();
  return spent(pid) - before;
}

/** The process of the page: the one that works while the page is made to; spare ones stand by. */
async function renderer({ browser, page }: Opened): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const all = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => ({ id, before: spent(id) }));
  await page.evaluate(() => {
    const end = performance.now() + 40;
    while (performance.now() < end);
  });
  return (
    all.sort((one, two) => spent(two.id) - two.before - (spent(one.id) - one.before))[0]?.id ?? 0
  );
}

/** Milliseconds the main thread of a process has been on a processor. */
function spent(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}
