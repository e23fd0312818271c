/** A row of twenty columns, as wide as the lists of the product. */
export type Row = Readonly<Record<string, string>> & { readonly id: string };

export const COLUMNS: readonly { readonly key: string; readonly title: string; readonly width: number }[] = Array.from({ length: 20 }, (_, at) => ({ key: `c${at}`, title: ['姓名', '证件号码', '资格种类', '任教学科', '认定机构'][at % 5] + String(at), width: 140 }));

const WORDS = ['王雪琳', '328***********1165', '初级中学教师资格', '语文', '云汀市东霁区教育局', '已确认待审批', '2024-06-18 10:20'];

/** The same rows for everybody. */
export function rowsOf(n: number): Row[] {
  return Array.from({ length: n }, (_, row) => ({ id: String(row), ...Object.fromEntries(COLUMNS.map(({ key }, at) => [key, `${WORDS[(row + at) % WORDS.length]}${row % 97}`])) }) as Row);
}
