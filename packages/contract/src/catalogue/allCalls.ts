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

const areas = [account, message, lookup, register, cert, rms, resource, intake, monitor, basic];

/** Every call that is built, once: an area may group its calls a second time by what they are for. */
export const allCalls: readonly Call[] = [
  ...new Set(
    areas
      .flatMap((area) => Object.values(area) as unknown[])
      .flatMap((group) =>
        typeof group === 'object' && group !== null
          ? (Object.values(group) as unknown[]).filter(isCall)
          : [],
      ),
  ),
];
