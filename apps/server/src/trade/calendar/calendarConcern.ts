import type { Pool } from 'pg';

/** The State Council publishes the next year's days in October or November. */
const EXPECTED_FROM = '10-01';

/**
 * What should be mended about the calendars that are needed next, or undefined; `today` is
 * YYYY-MM-DD in China.
 */
export async function calendarConcern(
  pool: Pick<Pool, 'query'>,
  today: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ year: number; provisional: boolean }>(
    "select year, bool_or(basis = '暂定') as provisional from work_calendar group by year having bool_or(kind = 1)",
  );
  const concern = (wanted: number) => {
    const found = rows.find(({ year }) => year === wanted);
    if (!found) return `系统中没有${wanted}年的工作日历，${wanted}年的办理期限将无法计算`;
    return found.provisional ? `${wanted}年的工作日历是暂定的，尚未按国务院的通知更新` : undefined;
  };
  const year = Number(today.slice(0, 4));
  return concern(year) ?? (today.slice(5) >= EXPECTED_FROM ? concern(year + 1) : undefined);
}
