/** A row of twenty columns, as wide as the lists of the product. */
export type Row = Readonly<Record<string, string>> & { readonly id: string };

const TITLES = ['姓名', '证件号码', '资格种类', '任教学科', '认定机构'];
const WORDS = [
  '王雪琳',
  '328***********1165',
  '初级中学教师资格',
  '语文',
  '云汀市东霁区教育局',
  '已确认待审批',
  '2024-06-18 10:20',
];

/** What every table gets: made once, before the clock starts. */
export interface Data {
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly width: number;
  }[];
  readonly rows: Row[];
}

/** The height of a row and of the whole table, in pixels, for everybody. */
export const ROW_HEIGHT = 40;
export const TABLE_HEIGHT = 600;

/** The same rows for everybody. */
export function dataOf(rows: number, columns: number): Data {
  const named = Array.from({ length: columns }, (_, at) => ({
    key: `c${at}`,
    title: `${TITLES[at % TITLES.length]}${at}`,
    width: 140,
  }));
  return {
    columns: named,
    rows: Array.from(
      { length: rows },
      (_, row) =>
        ({
          id: String(row),
          ...Object.fromEntries(
            named.map(({ key }, at) => [key, `${WORDS[(row + at) % WORDS.length]}${row % 97}`]),
          ),
        }) as Row,
    ),
  };
}
