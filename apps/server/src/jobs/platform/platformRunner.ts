import { randomUUID } from 'node:crypto';
import { repeat, type Repeated } from '../../kit/repeat';
import type { AppParts } from '../../kit/serve';
import type { NationalPlatform } from '../../trade/platform';
import { fetchReturned } from './fetchReturned';
import { pushDue } from './pushDue';
import { pushLimits } from './pushLimits';
import type { PushPlan } from './pushPlan';

type Parts = Pick<AppParts, 'pool' | 'personal' | 'clock'>;

const EVERY = 1000;
const QUIET = 4000;

/**
 * Talks to the national platform for as long as the process lives; of several processes one at a
 * time does.
 */
export function startPlatformRunner(
  app: Parts,
  platform: NationalPlatform,
  plan: PushPlan,
  {
    every = EVERY,
    onError = console.error,
  }: { every?: number; onError?: (e: unknown) => void } = {},
): Repeated {
  const runner = randomUUID();
  let looked = -Infinity;
  async function turn(): Promise<boolean | 'nothing'> {
    const ours = () => takeLease(app, runner, plan.lease);
    if (!(await ours())) return 'nothing';
    let sent = 0;
    for (const push of [pushDue, pushLimits]) {
      const came = await push(app, platform, plan, ours);
      if (came.away) {
        await pause(app, plan);
        return false;
      }
      if (came.answered) await endPause(app);
      sent += came.sent;
    }
    if (performance.now() - looked > plan.looks) {
      const came = await fetchReturned(app, platform, plan.appId, ours);
      looked = performance.now();
      await (came ? endPause(app) : pause(app, plan));
    }
    return sent > 0 ? true : 'nothing';
  }
  const running = repeat(turn, { every, quiet: Math.max(every, QUIET), onError });
  return {
    async stop() {
      await running.stop();
      await app.pool
        .query("update platform_runner set lease_until = '-infinity' where runner = $1", [runner])
        .catch(() => undefined);
    },
  };
}

/** True where this process is the one, and the platform may be asked. */
async function takeLease({ pool, clock }: Parts, runner: string, lease: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update platform_runner set runner = $1, lease_until = now() + $2 * interval '1 millisecond'
     where (runner = $1 or lease_until < now()) and (pause_until is null or pause_until <= $3)`,
    [runner, lease, clock()],
  );
  return rowCount === 1;
}

/** Nobody answered: the platform is left alone for longer each time. */
async function pause({ pool, clock }: Parts, { retries }: PushPlan): Promise<void> {
  const { rows } = await pool.query<{ pauses: number }>(
    'update platform_runner set pauses = pauses + 1 returning pauses',
  );
  const wait = retries[Math.min((rows[0]?.pauses ?? 1) - 1, retries.length - 1)] ?? 0;
  await pool.query('update platform_runner set pause_until = $1', [
    new Date(clock().getTime() + wait),
  ]);
}

async function endPause({ pool }: Parts): Promise<void> {
  await pool.query('update platform_runner set pauses = 0, pause_until = null where pauses > 0');
}
