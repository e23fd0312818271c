import { createPool, type DatabaseTarget } from '../kit/database';
import { createPersonal } from '../kit/personal';
import { loadKeyRing } from '../kit/secrets';
import { startPlatformRunner } from '../jobs/platform';
import type { PushPlan } from '../jobs/platform';
import { httpPlatform, type PlatformSettings } from '../trade/platform';

/** What the process is told by its first message. */
export interface WorkerOrder {
  readonly target: DatabaseTarget;
  /** The file of the keys: what seals a number here opens it there. */
  readonly keys: string;
  readonly platform: PlatformSettings;
  readonly plan: PushPlan;
}

process.once('message', (order: WorkerOrder) => {
  const { target, keys, platform, plan } = order;
  startPlatformRunner(
    {
      pool: createPool(target, 2),
      personal: createPersonal(loadKeyRing(keys)),
      clock: () => new Date(),
    },
    httpPlatform(platform),
    plan,
    { every: 20, onError: () => undefined },
  );
  process.send?.('runs');
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
