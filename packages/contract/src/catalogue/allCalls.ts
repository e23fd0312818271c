import * as account from '../account';
import * as cert from '../cert';
import type { Call } from '../kit';
import * as register from '../register';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'permission' in value && 'path' in value;
}

/** Every call that is built, in the order of the catalogue's areas. */
export const allCalls: readonly Call[] = [account, register, cert]
  .flatMap((area) => Object.values(area) as unknown[])
  .flatMap((group) => (typeof group === 'object' && group !== null ? (Object.values(group) as unknown[]).filter(isCall) : []));
