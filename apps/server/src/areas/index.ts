import type { ServedCall } from '../kit/serve';
import * as account from './account';
import * as register from './register';

/** The handlers of every area. */
export const allAreas: readonly ServedCall[] = [account, register].flatMap((area) => Object.values(area)).flat();
