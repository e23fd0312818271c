import { isWrite, type Call } from '@tqc/contract/kit';
import { areaOf, closedBy, closedText, type MaintenanceWindow } from '@tqc/domain/maintenance';
import { chinaMinute } from '@tqc/domain/shared';
import { create } from 'zustand';
import { transport } from './session';

/** Windows of maintenance that are told or run, as the server said last. */
export const useMaintenance = create<readonly MaintenanceWindow[]>(() => []);

/** The minute in China at a moment of the server, as 2024-08-22 00:00. */
export const minuteAt = (now: number): string => chinaMinute(new Date(now));

/** Why a call cannot be made for the time being: its area is maintained. */
export function useClosed(wanted: Pick<Call, 'id' | 'method'>): string | undefined {
  const windows = useMaintenance();
  if (windows.length === 0) return undefined;
  const area = areaOf(wanted.id);
  const closed = closedBy(windows, { area, write: isWrite(wanted) }, minuteAt(transport.now()));
  return closed && closedText(closed, area);
}
