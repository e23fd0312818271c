import { maintenanceArea } from '../dictionaries';

/** A time in which areas are maintained, minutes in China (2024-08-22 00:00). */
export interface MaintenanceWindow {
  readonly maintId: string;
  readonly title: string;
  readonly areas: readonly string[];
  /** What may still be done, of `maintenanceAllows`. */
  readonly allows: number;
  /** From here on it is told. */
  readonly tellFrom: string;
  readonly beginTime: string;
  readonly endTime: string;
  readonly notice: string;
}
/** What somebody is about to do. */
export interface Wanted {
  readonly area: string;
  readonly write: boolean;
}

const VIEW = 1;
/** The area of a call or page: what stands before the first dot of its name. */
export const areaOf = (id: string): string => id.split('.', 1)[0] ?? '';

/** The maintenance that keeps somebody from doing something at a minute, if there is one. */
export function closedBy<W extends MaintenanceWindow>(
  windows: readonly W[],
  { area, write }: Wanted,
  minute: string,
): W | undefined {
  return windows.find(
    ({ areas, allows, beginTime, endTime }) =>
      areas.includes(area) && beginTime <= minute && minute < endTime && (write || allows !== VIEW),
  );
}

/** Why something cannot be done, in one sentence. */
export function closedText({ allows, endTime, title }: MaintenanceWindow, area: string): string {
  const name = maintenanceArea.label(area);
  return allows === VIEW
    ? `${name}正在维护（${title}），${endTime}前只能查看，之后再办理`
    : `${name}正在维护（${title}），${endTime}前暂停使用，请之后再来`;
}

/** What is told about an area at a minute: before it begins, and as long as it runs. */
export function toldOf<W extends MaintenanceWindow>(
  windows: readonly W[],
  area: string,
  minute: string,
): readonly W[] {
  return windows.filter(
    ({ areas, tellFrom, endTime }) =>
      areas.includes(area) && tellFrom <= minute && minute < endTime,
  );
}
