import * as account from '../account';
import * as basic from '../basic';
import * as cert from '../cert';
import * as intake from '../intake';
import type { Call } from '../kit';
import * as lookup from '../lookup';
import * as message from '../message';
import * as monitor from '../monitor';
import * as register from '../register';
import * as resource from '../resource';
import * as rms from '../rms';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'permission' in value && 'path' in value;
}

/** Every call that is built. */
export const allCalls: readonly Call[] = [
  account,
  basic,
  message,
  lookup,
  register,
  cert,
  rms,
  resource,
  intake,
  monitor,
]
  .flatMap((area) => Object.values(area) as unknown[])
  .flatMap((group) =>
    typeof group === 'object' && group !== null
      ? (Object.values(group) as unknown[]).filter(isCall)
      : [],
  );
