import type { ServedCall } from '../kit/serve';
import * as account from './account';
import * as basic from './basic';
import * as cert from './cert';
import * as intake from './intake';
import * as lookup from './lookup';
import * as message from './message';
import * as monitor from './monitor';
import * as register from './register';
import * as resource from './resource';
import * as rms from './rms';

/** The handlers of every area. */
export const allAreas: readonly ServedCall[] = [
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
  .flatMap((area) => Object.values(area))
  .flat();
