import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded';

/** Who hears how the database fares. */
export interface Keeper {
  /** It fell, or stands again. */
  warn(text: string): void;
  /** It does not stay up: somebody has to look. */
  giveUp(error: Error): void;
}

/** Whoever stood less than this fell at once. */
const STANDS = 2000;
const TRIES = 5;
const FIRST_WAIT = 500;

/**
 * The embedded database, started anew whenever it falls: at once when it had stood, with growing
 * waits when it fell again at once, and after five such falls somebody is told and nothing more is
 * tried. A process that found it running takes it over when its starter has gone.
 */
export async function keepEmbedded(
  options: EmbeddedOptions,
  { warn, giveUp }: Keeper,
): Promise<Embedded> {
  let current = await startEmbedded(options);
  let starting: Promise<Embedded> | undefined;
  let stopped = false;
  void keep().catch((error: unknown) => {
    if (!stopped) giveUp(error instanceof Error ? error : new Error(String(error)));
  });

  async function keep(): Promise<void> {
    for (let falls = 0; ;) {
      const since = performance.now();
      await current.gone();
      if (stopped) return;
      const fell = performance.now();
      falls = fell - since < STANDS ? falls + 1 : 0;
      if (falls >= TRIES)
        throw new Error('内置数据库反复停止，请查看数据目录旁的数据库记录和磁盘空间后重新启动');
      warn('内置数据库意外停止，正在重新启动');
      if (falls > 0) await sleep(FIRST_WAIT * 2 ** (falls - 1), undefined, { ref: false });
      if (stopped) return;
      starting = startEmbedded(options);
      current = await starting;
      starting = undefined;
      if (stopped) return;
      warn(`内置数据库已恢复，用时 ${((performance.now() - fell) / 1000).toFixed(1)} 秒`);
    }
  }

  return {
    host: current.host,
    port: current.port,
    user: current.user,
    dataDir: current.dataDir,
    get owner() {
      return current.owner;
    },
    gone: () => current.gone(),
    async stop() {
      stopped = true;
      // Told to stop while it was starting: the one that is being started is the one to stop.
      await (await (starting ?? Promise.resolve(current)).catch(() => current)).stop();
    },
  };
}
