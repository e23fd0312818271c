import { conditionsOf, factsOf, rowMembers, valueText, type Call } from '@tqc/contract/kit';
import { refuse } from '@tqc/domain/kit';
import { chinaMinute } from '@tqc/domain/shared';
import type { Cell, TableFile } from './tableFile';

type Values = Readonly<Record<string, unknown>>;

/** What is asked of a list and what shall stand in its file. */
interface Plan {
  readonly call: Call;
  readonly title: string;
  readonly columns: readonly string[];
  readonly lines: readonly string[];
}

/** Widths of columns in letters: no value is cut at the usual sight. */
const WIDTHS: Readonly<Record<string, number>> = {
  idNo: 22,
  certNo: 20,
  id: 20,
  dateTime: 18,
  date: 12,
  count: 10,
  flag: 8,
};
const USUAL = 24;

/** Refuses columns that the rows of a list do not have. */
export function requireColumns(call: Call, columns: readonly string[]): void {
  const members = rowMembers(call);
  const unknown = columns.find((name) => !members[name] || !factsOf(members[name]));
  if (unknown !== undefined || new Set(columns).size !== columns.length)
    throw refuse('columns', '导出的列已经变化，请刷新页面后重新选择');
}

/** The rows of a list as a file: each column as its field says. */
export function fileOfRows(
  { call, title, columns, lines }: Plan,
  pages: AsyncIterable<readonly unknown[]>,
): TableFile {
  const members = rowMembers(call);
  const fields = columns.map((name) => {
    const schema = members[name];
    return { name, facts: schema && factsOf(schema) };
  });
  const cellOf = (row: Values, { name, facts }: (typeof fields)[number]): Cell => {
    const value = row[name];
    return facts?.kind === 'count' && typeof value === 'number' ? value : valueText(facts, value);
  };
  return {
    title,
    lines,
    columns: fields.map(({ name, facts }) => ({
      title: facts?.label ?? name,
      width: WIDTHS[facts?.kind ?? ''] ?? USUAL,
    })),
    rows: mapped(pages, (row) => fields.map((one) => cellOf(row, one))),
  };
}

async function* mapped(
  pages: AsyncIterable<readonly unknown[]>,
  cellsOf: (row: Values) => readonly Cell[],
): AsyncGenerator<readonly (readonly Cell[])[]> {
  // Rows of a list are objects: its output schema has seen them.
  for await (const page of pages) yield page.map((row) => cellsOf(row as Values));
}

/** Who asked for what, when and how much of it there is: the head of every file. */
export function headOf(
  call: Call,
  query: Values,
  who: { readonly name: string; readonly account: string; readonly orgName: string },
  now: Date,
  total: number,
): string[] {
  return [
    `导出时间：${chinaMinute(now)}　导出人：${who.name}（${who.account}）　机构：${who.orgName}`,
    `查询条件：${conditionText(call, query)}`,
    `共${total}条`,
  ];
}

function conditionText(call: Call, query: Values): string {
  const said = conditionsOf(call, query).map(({ label, text }) => `${label}：${text}`);
  return said.length > 0 ? said.join('；') : '全部';
}
