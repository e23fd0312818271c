import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';

/** Chromium without sandbox or traffic of its own, so an offline machine has the same results. */
const browserArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const MEMORY = '/dev/shm';
/** Bytes that all windows of a suite share with their drawing processes at most. */
const ROOM = 2 * 1024 ** 3;

/**
 * What the driver asks of a browser and it does without: to share its memory between processes by
 * files on the disk, where the machine has room in memory for that.
 */
const withoutArgs: string[] = hasRoom() ? ['--disable-dev-shm-usage'] : [];

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/** Pages running test files at once: each waits half of its time, for frames and timers. */
export const browserPages = Math.max(4, availableParallelism());

/** How every browser here is launched; `more` are arguments of who launches it. */
export const browserLaunch = async (...more: string[]) => ({
  executablePath: await browserPath(),
  args: [...browserArgs, ...more],
  ignoreDefaultArgs: withoutArgs,
});

/** The first browser there is: environment, system, playwright, npm package; throws if none. */
export async function browserPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return (await import('@sparticuz/chromium')).default.executablePath();
}
