import { maintenanceArea } from '@tqc/domain/dictionaries';
import { areaOf, closedBy, closedText, type MaintenanceWindow } from '@tqc/domain/maintenance';
import {
  functionOf,
  LOCKED,
  lockedBy,
  type LockFunction,
  type LockWindow,
} from '@tqc/domain/organisations';
import { isWrite, type Call } from '../kit';
import type { Hindrances } from './decide';

type Wanted = Pick<Call, 'id' | 'method' | 'permission' | 'writes'>;

/** The file of a list's rows: its right says nothing of what it takes away. */
const FILE_OF_ROWS = 'resource.exportRows';

/** The function that has to be open for a call, if it is one that can be closed. */
export function lockFunctionOf(wanted: Wanted): LockFunction | undefined {
  if (wanted.id === FILE_OF_ROWS) return 'export';
  return isWrite(wanted) ? functionOf(wanted.permission) : undefined;
}

/** Whether the area of a call can be maintained. */
export const isMaintained = ({ id }: Pick<Wanted, 'id'>): boolean =>
  maintenanceArea.has(areaOf(id));

/** What is closed for a while, by whoever stands above or by the centre. */
export interface ClosedTimes {
  readonly locks: readonly LockWindow[];
  readonly windows: readonly MaintenanceWindow[];
}

/** What of these times stands in the way of a call at a minute in China. */
export function timesAgainst(
  wanted: Wanted,
  { locks, windows }: ClosedTimes,
  minute: string,
): Pick<Hindrances, 'window' | 'maintenance'> {
  const name = lockFunctionOf(wanted);
  const area = areaOf(wanted.id);
  const closed = closedBy(windows, { area, write: isWrite(wanted) }, minute);
  return {
    window: name && lockedBy(locks, name, minute) ? LOCKED : undefined,
    maintenance: closed && closedText(closed, area),
  };
}
