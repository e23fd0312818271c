import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startCounterpart, type Counterpart, type PlatformSettings } from '../../trade/platform';
import { usualPlan, type PushPlan } from './pushPlan';

/** What the settings of the process say of the platform. */
type Wanted =
  | { readonly kind: 'none' }
  | { readonly kind: 'local' }
  | (PlatformSettings & { readonly kind: 'http'; readonly rate: number });

/** How the platform is reached from here; without settings it is not. */
export interface PlatformLine {
  readonly settings: PlatformSettings | undefined;
  readonly plan: PushPlan;
  stop(): Promise<void>;
}

const APP = 'local';

/** Where nothing is said a demonstration has a counterpart of its own, and others have none. */
export async function connectPlatform(
  wanted: Wanted | undefined,
  { demo, dataFolder }: { readonly demo: boolean; readonly dataFolder: string },
): Promise<PlatformLine> {
  const { kind } = wanted ?? { kind: demo ? 'local' : 'none' };
  if (wanted?.kind === 'http')
    return line(wanted, { ...usualPlan(wanted.appId), rate: wanted.rate });
  if (kind !== 'local') return line(undefined, usualPlan(''));
  // Its door is open to every user of this machine: the secret is told to nobody.
  const local = { appId: APP, secret: randomBytes(32).toString('hex') };
  const counterpart = await startCounterpart({
    ...local,
    file: join(dataFolder, 'platform.jsonl'),
  });
  return line({ ...local, url: counterpart.url }, usualPlan(APP), counterpart);
}

function line(
  settings: PlatformSettings | undefined,
  plan: PushPlan,
  counterpart?: Counterpart,
): PlatformLine {
  return { settings, plan, stop: async () => counterpart?.stop() };
}
