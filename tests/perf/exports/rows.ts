/** Columns of the file that is written: as many as 认定数据查看 has. */
export const COLUMNS = 14;

/** Rows of text as a list of applications has them: names, numbers, words of code lists. */
export function rowAt(at: number, columns = COLUMNS): (string | number)[] {
  const person = `24118801${String(at).padStart(6, '0')}`;
  const texts = [
    person,
    `A${person}`,
    `演示申请人${at % 977}`,
    at % 2 === 0 ? '男' : '女',
    '110***********002X',
    '高级中学教师资格',
    '数学',
    '云汀市教育局',
    '东霁区第一确认点',
    '2024-06-11 09:30',
    '2024-06-18 16:05',
    `2024321${person}`,
    '审批通过待编号',
    '正常',
  ];
  // What is wider than that list is a report: figures.
  const figures = Array.from({ length: Math.max(0, columns - COLUMNS) }, (_, to) => at * 7 + to);
  return [...texts, ...figures];
}

/** What one writer took, of its own process. */
export interface Took {
  readonly seconds: number;
  /** Megabytes beyond what the process had before the first row. */
  readonly growth: number;
  /** Megabytes of the file. */
  readonly file: number;
}
