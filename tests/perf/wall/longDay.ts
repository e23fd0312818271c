import type { CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { slopeOf } from './figures';
import { openBrowser, openWall } from './openWall';
import { installPlayedStream } from './playedStream';
import type { Bench, Proof } from './proof';

/** 24 hours with an update every five seconds. */
const TICKS = 17_280;
const CHUNK = 480;
/** Ticks between two scenes; eight to a chunk, so that every sample is taken on the same scene. */
const TURN = 60;
const WARM = 5000;
const LEAKY = 2880;
const MEGABYTE = 1_048_576;

interface Sample {
  readonly tick: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly resident: number;
}

/** A day on the screen in a quarter of an hour; and a planted leak, which the same gate must see. */
export const longDay: Proof = {
  name: 'day',
  how: `${TICKS.toLocaleString('en')} updates of every panel through the wall's own stream reader as fast as frames are drawn, another scene every ${TURN}; memory is read after a collection every ${CHUNK}. The negative control leaks one listener and one detached element a tick. What grows is compiled code and the browser's own timing entries: two heap snapshots 1,440 updates apart show no growing object of ours`,
  async run(bench) {
    const sound = await watch(bench, TICKS, false);
    const leaky = await watch(bench, LEAKY, true);
    const warm = sound.filter(({ tick }) => tick > WARM);
    const slope = heapSlope(warm);
    const [first, last] = [warm[0], warm.at(-1)] as [Sample, Sample];
    const leak = gate(leaky.slice(1));
    return [
      { bar: 'Heap after warm-up', wanted: 'slope ≤ 0.05 MB per 1,000 updates', measured: `${slope.toFixed(3)} MB per 1,000; ${first.heap.toFixed(1)} → ${last.heap.toFixed(1)} MB`, met: slope <= 0.05 },
      { bar: 'Nodes and listeners', wanted: 'flat', measured: `nodes ${first.nodes} → ${last.nodes}, listeners ${first.listeners} → ${last.listeners}`, met: flat(warm) },
      { bar: 'Resident memory of the page', wanted: '≤ +10 MB', measured: `${first.resident.toFixed(0)} → ${last.resident.toFixed(0)} MB`, met: last.resident - first.resident <= 10 },
      { bar: 'The gate sees a planted leak', wanted: 'fails', measured: leak.length > 0 ? `fails: ${leak.join(', ')}` : 'passes', met: leak.length > 0 },
      { bar: 'The gate passes the wall', wanted: 'passes', measured: gate(warm).join(', ') || 'passes', met: gate(warm).length === 0 },
    ];
  },
};

/** What is wrong with a row of samples; nothing for a sound one. */
function gate(samples: readonly Sample[]): string[] {
  const slope = heapSlope(samples);
  return [...(slope > 0.05 ? [`heap +${slope.toFixed(2)} MB per 1,000`] : []), ...(flat(samples) ? [] : [`listeners ${samples[0]?.listeners} → ${samples.at(-1)?.listeners}, nodes ${samples[0]?.nodes} → ${samples.at(-1)?.nodes}`])];
}

const heapSlope = (samples: readonly Sample[]): number => slopeOf(samples.map(({ tick, heap }) => [tick / 1000, heap] as const));

/** The middle of the last third against that of the first: single samples catch a row of a table more or less. */
function flat(samples: readonly Sample[]): boolean {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const middle = (part: readonly Sample[], key: 'nodes' | 'listeners') => part.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  return middle(samples.slice(-third), 'listeners') - middle(samples.slice(0, third), 'listeners') <= 2 && middle(samples.slice(-third), 'nodes') - middle(samples.slice(0, third), 'nodes') <= 40;
}

async function watch({ server, nation }: Bench, ticks: number, leak: boolean): Promise<Sample[]> {
  const browser = await openBrowser();
  try {
    const page = await openWall(browser, nation, { url: server.url, prepare: async (fresh) => void (await fresh.addInitScript(installPlayedStream)) });
    const processes = await browser.newBrowserCDPSession();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const samples: Sample[] = [];
    for (let tick = CHUNK; tick <= ticks; tick += CHUNK) {
      await page.evaluate(([count, turn, leaking]) => window.played.run(count, turn, leaking), [CHUNK, TURN, leak] as const);
      await page.waitForTimeout(400);
      samples.push({ tick, ...(await sample(session, page)), resident: await residentOf(processes) });
      if (tick % (CHUNK * 6) === 0) console.log(`  ${leak ? 'leaky ' : ''}${tick}: ${JSON.stringify(samples.at(-1))}`);
    }
    return samples;
  } finally {
    await browser.close();
  }
}

async function sample(session: CDPSession, page: Page): Promise<Omit<Sample, 'tick' | 'resident'>> {
  for (let turn = 0; turn < 3; turn += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(60);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: read('JSHeapUsedSize') / MEGABYTE, nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

async function residentOf(processes: CDPSession): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * 4096 / MEGABYTE);
  return Math.max(...pages);
}
