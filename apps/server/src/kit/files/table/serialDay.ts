const DAY = 86_400_000;
/** Day 0 of the two ways in which workbooks count days. */
const SINCE_1900 = Date.UTC(1899, 11, 30);
const SINCE_1904 = Date.UTC(1904, 0, 1);
/** Formats by number that are days: those of every office, and those of the Chinese editions. */
const DAYS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);
/** Letters of a format that workbooks take. */
const LONGEST_CODE = 255;
const LAST = Date.UTC(9999, 11, 31);

/** True where a cell of that format shows its number as a day. */
export function showsDay(format: number, code: string | undefined): boolean {
  if (code === undefined) return DAYS.has(format);
  if (code.length > LONGEST_CODE) return false;
  // Colours, conditions and quoted words of a format say nothing of a day.
  const bare = code.replaceAll(/\[[^\]]*\]|"[^"]*"|\\./g, '');
  return /[yd]/i.test(bare) && !/general/i.test(bare);
}

/** The day that a number of a workbook stands for, as 2024-06-30; a moment has its minute too. */
export function serialDay(serial: number, from1904: boolean): string | undefined {
  const moment = (from1904 ? SINCE_1904 : SINCE_1900) + Math.round(serial * DAY);
  if (!Number.isFinite(moment) || serial < 1 || moment > LAST) return undefined;
  const text = new Date(moment).toISOString();
  return Number.isInteger(serial)
    ? text.slice(0, 10)
    : `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}
