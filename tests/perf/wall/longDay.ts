import type { CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { slopeOf } from '../figures';
import { objectsOf } from './objectsOf';
import { openBrowser, openWall } from './openWall';
import { installPlayedStream } from './playedStream';
import type { Bench, Proof } from './proof';

/** 24 hours with an update every five seconds. */
const DAY = 17_280;
const CHUNK = 480;
/** Ticks between two scenes; eight to a chunk, so that every sample is taken on the same scene. */
const TURN = 60;
/**
 * From here on no object may grow; compiled code still does, because a function is compiled again
 * when it has run often enough.
 */
const LOADED = 5280;
const LEAKY = 2880;
const MEGABYTE = 1_048_576;

interface Sample {
  readonly tick: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly resident: number;
}

/**
 * Two days on the screen in a quarter of an hour; and a planted leak, which the same gate must see.
 */
export const longDay: Proof = {
  name: 'day',
  how: `two days of ${DAY.toLocaleString('en')} updates each of every panel through the wall's own stream reader, as fast as frames are drawn, another scene every ${TURN}; memory is read after a collection every ${CHUNK}. The first day is the warm-up: the heap still grows in it, by compiled code alone, ever slower. That is proved by two heap snapshots, at update ${LOADED.toLocaleString('en')} and at the end, from which compiled code and the browser's own records are left out. The negative control leaks one listener and one detached element a tick`,
  async run(bench) {
    const { samples, objects } = await watch(bench, DAY * 2, false);
    const leaky = await watch(bench, LEAKY, true);
    const [first, second] = [
      samples.filter(({ tick }) => tick >= LOADED && tick <= DAY),
      samples.filter(({ tick }) => tick > DAY),
    ];
    const [begin, end] = [second[0], second.at(-1)] as [Sample, Sample];
    const slope = heapSlope(second);
    const grown =
      (((objects.at(-1) ?? Number.NaN) - (objects[0] ?? Number.NaN)) * 1000) / (DAY * 2 - LOADED);
    const leak = gate(leaky.samples.slice(1));
    return [
      {
        bar: 'Heap after warm-up, second day',
        wanted: 'slope ≤ 0.05 MB per 1,000 updates',
        measured: `${slope.toFixed(3)} MB per 1,000; ${begin.heap.toFixed(1)} → ${end.heap.toFixed(1)} MB (first day from update ${LOADED.toLocaleString('en')}: ${heapSlope(first).toFixed(3)})`,
        met: slope <= 0.05,
      },
      {
        bar: `Objects on the heap from update ${LOADED.toLocaleString('en')} on, without compiled code`,
        wanted: '≤ 0.05 MB per 1,000 updates',
        measured: `${grown.toFixed(4)} MB per 1,000; ${objects.map((size) => size.toFixed(2)).join(' → ')} MB`,
        met: grown <= 0.05,
      },
      {
        bar: 'Nodes and listeners',
        wanted: 'flat',
        measured: `nodes ${begin.nodes} → ${end.nodes}, listeners ${begin.listeners} → ${end.listeners}`,
        met: flat(second),
      },
      {
        bar: 'Resident memory of the page',
        wanted: '≤ +10 MB',
        measured: `${begin.resident.toFixed(0)} → ${end.resident.toFixed(0)} MB`,
        met: end.resident - begin.resident <= 10,
      },
      {
        bar: 'The gate sees a planted leak',
        wanted: 'fails',
        measured: leak.length > 0 ? `fails: ${leak.join(', ')}` : 'passes',
        met: leak.length > 0,
      },
      {
        bar: 'The gate passes the wall',
        wanted: 'passes',
        measured: gate(second).join(', ') || 'passes',
        met: gate(second).length === 0,
      },
    ];
  },
};

/** What is wrong with a row of samples; nothing for a sound one. */
function gate(samples: readonly Sample[]): string[] {
  const slope = heapSlope(samples);
  return [
    ...(slope > 0.05 ? [`heap +${slope.toFixed(2)} MB per 1,000`] : []),
    ...(flat(samples)
      ? []
      : [
          `listeners ${samples[0]?.listeners} → ${samples.at(-1)?.listeners}, nodes ${samples[0]?.nodes} → ${samples.at(-1)?.nodes}`,
        ]),
  ];
}

const heapSlope = (samples: readonly Sample[]): number =>
  slopeOf(samples.map(({ tick, heap }) => [tick / 1000, heap] as const));

/**
 * The middle of the last third against that of the first: single samples catch a row of a table
 * more or less.
 */
function flat(samples: readonly Sample[]): boolean {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const middle = (part: readonly Sample[], key: 'nodes' | 'listeners') =>
    part.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  return (
    middle(samples.slice(-third), 'listeners') - middle(samples.slice(0, third), 'listeners') <=
      2 && middle(samples.slice(-third), 'nodes') - middle(samples.slice(0, third), 'nodes') <= 40
  );
}

async function watch(
  { server, nation }: Bench,
  ticks: number,
  leak: boolean,
): Promise<{ samples: Sample[]; objects: number[] }> {
  const browser = await openBrowser();
  try {
    const page = await openWall(browser, nation, {
      url: server.url,
      prepare: async (fresh) => void (await fresh.addInitScript(installPlayedStream)),
    });
    const processes = await browser.newBrowserCDPSession();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const samples: Sample[] = [];
    const objects: number[] = [];
    for (let tick = CHUNK; tick <= ticks; tick += CHUNK) {
      await page.evaluate(([count, turn, leaking]) => window.played.run(count, turn, leaking), [
        CHUNK,
        TURN,
        leak,
      ] as const);
      await page.waitForTimeout(400);
      samples.push({
        tick,
        ...(await sample(session, page)),
        resident: await residentOf(processes),
      });
      if (!leak && (tick === LOADED || tick === ticks))
        objects.push((await objectsOf(session)) / MEGABYTE);
      if (tick % (CHUNK * 6) === 0)
        console.log(`  ${leak ? 'leaky ' : ''}${tick}: ${JSON.stringify(samples.at(-1))}`);
    }
    return { samples, objects };
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
  return {
    heap: read('JSHeapUsedSize') / MEGABYTE,
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

async function residentOf(processes: CDPSession): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  const pages = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) =>
        (Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * 4096) / MEGABYTE,
    );
  return Math.max(...pages);
}
