import type { Call } from '@tqc/contract/kit';
import { firstHindrance, timesAgainst, type ClosedTimes } from '@tqc/contract/permission';
import type { MaintenanceWindow } from '@tqc/domain/maintenance';
import type { LockWindow } from '@tqc/domain/organisations';
import { chinaMinute } from '@tqc/domain/shared';
import { create } from 'zustand';
import { transport, whenSessionEnds } from './session';

/** Windows of maintenance that are told, run or begin soon, as the server said last. */
export const useMaintenance = create<readonly MaintenanceWindow[]>(() => []);
/** Times in which those above close functions for whoever works here. */
export const useLocks = create<readonly LockWindow[]>(() => []);

// Both were told to the person who leaves; the next one asks for their own.
whenSessionEnds(() => {
  useMaintenance.setState([], true);
  useLocks.setState([], true);
});

/** The minute in China at a moment of the server, as 2024-08-22 00:00. */
export const minuteAt = (now: number): string => chinaMinute(new Date(now));

/** What of a call its closing times need to know. */
type Closing = Pick<Call, 'id' | 'method' | 'permission' | 'writes'>;

/** What is closed, as the server said last. */
export function useClosedTimes(): ClosedTimes {
  const windows = useMaintenance();
  const locks = useLocks();
  return { windows, locks };
}

/** What of the closed times stands in the way of a call by now. */
export const closedNow = (wanted: Closing, times: ClosedTimes) =>
  timesAgainst(wanted, times, minuteAt(transport.now()));

/** Why a call cannot be made for the time being: it is locked, or its area is maintained. */
export function useClosed(wanted: Closing): string | undefined {
  return firstHindrance(closedNow(wanted, useClosedTimes()))?.note;
}
