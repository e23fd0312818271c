/** 空白证书印刷号: province, year and a serial of eight digits. */
export const BLANK_NO = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-6])\d{10}$/;
/** Most blanks of one range. */
export const MOST_BLANKS = 10_000;

/** The number that lies so far behind another one. */
export function blankAfter(no: string, by: number): string {
  return String(Number(no) + by).padStart(12, '0');
}

/** How many numbers a range has, its ends included. */
export function blanksOf(firstNo: string, lastNo: string): number {
  return Number(lastNo) - Number(firstNo) + 1;
}

/** Province and year of the numbers that an organisation of a province prints on. */
export function blankPrefix(prov: string, year: number): string {
  return `${prov}${String(year % 100).padStart(2, '0')}`;
}
