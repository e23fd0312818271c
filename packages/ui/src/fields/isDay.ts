import { toHalfWidth } from './normalise';

/** 是不是真有的一天，写成 YYYY-MM-DD。 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const WRITTEN = [
  /^(\d{4})([-/.。])(\d{1,2})\2(\d{1,2})$/,
  /^(\d{4})(年)(\d{1,2})月(\d{1,2})[日号]?$/,
  /^(\d{4})()(\d{2})(\d{2})$/,
];

/**
 * 人写的日期读成 YYYY-MM-DD：横线、斜线、点、年月日、八位数字，月日可以只写一位，全角和空白不碍事；
 * 认不出来的照原样留着，由字段说明，不当作没填。
 */
export function readDay(text: string): string {
  const plain = toHalfWidth(text);
  for (const form of WRITTEN) {
    const [, year, , month = '', day = ''] = form.exec(plain) ?? [];
    const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isDay(read)) return read;
  }
  return text.trim();
}

/** 填了却认不出是哪一天时说的话。 */
export function dayProblem(text: string): string | undefined {
  return text === '' || isDay(text) ? undefined : `“${text}”不是日期，请写成 2024-05-01`;
}

/** 日期范围里认不出的那一头；只填一头是「起」或「至」，不算错。 */
export function daysProblem([from, to]: readonly [string, string]): string | undefined {
  return dayProblem(from) ?? dayProblem(to);
}
