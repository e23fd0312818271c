import { RuleError } from '../../kit';
import { calendar2023 } from './calendar2023';
import { calendar2024 } from './calendar2024';
import { calendar2025 } from './calendar2025';
import { calendar2026 } from './calendar2026';
import { calendar2027 } from './calendar2027';
import type { YearCalendar } from './yearCalendar';

/** Every year that is known, oldest first. */
export const calendars: readonly YearCalendar[] = [
  calendar2023,
  calendar2024,
  calendar2025,
  calendar2026,
  calendar2027,
];

const byYear = new Map(calendars.map((calendar) => [calendar.year, calendar]));
/** The State Council publishes the next year's days in October or November. */
const EXPECTED_FROM = '10-01';

/**
 * The calendar of a year; a year that is not known is refused, because counting on without its
 * holidays would be wrong.
 */
export function calendarOf(year: number): YearCalendar {
  const found = byYear.get(year);
  if (!found)
    throw new RuleError(
      `系统中没有${year}年的工作日历，不能计算办理期限，请联系系统管理员补充${year}年的放假和调休安排`,
    );
  return found;
}

/**
 * What the operator should mend about the calendars that are needed next, or undefined; `today` is
 * YYYY-MM-DD in China.
 */
export function calendarConcern(today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const concern = (wanted: number) => {
    const found = byYear.get(wanted);
    if (!found) return `系统中没有${wanted}年的工作日历，${wanted}年的办理期限将无法计算`;
    return found.published ? undefined : `${wanted}年的工作日历是暂定的，尚未按国务院的通知更新`;
  };
  return concern(year) ?? (today.slice(5) >= EXPECTED_FROM ? concern(year + 1) : undefined);
}
