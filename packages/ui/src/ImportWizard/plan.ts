/** 导入表里的一列。 */
export interface ImportColumn {
  key: string;
  title: string;
  /** 像素。 */
  width?: number;
}

/** 一行会怎样：新增、更新、与现有相同而跳过、有错不能写入。 */
export type RowVerdict = 'add' | 'update' | 'same' | 'bad';

/** 试运行之后的一行。 */
export interface PlanRow {
  /** 文件里的行号，从 1 起。 */
  line: number;
  verdict: RowVerdict;
  values: Readonly<Record<string, string>>;
  /** 更新之前的值，只写变化的列。 */
  before?: Readonly<Record<string, string>>;
  /** 出错的列和原因；整行的错误写在空串下。 */
  errors?: Readonly<Record<string, string>>;
}

/** 服务器试运行得到的计划；写入时只认这个校验值。 */
export interface ImportPlan {
  hash: string;
  rows: readonly PlanRow[];
}

/** 改过的格子：行号到列到新值。 */
export type Edits = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** 各种结论的行数。 */
export function countVerdicts(rows: readonly PlanRow[]): Record<RowVerdict, number> {
  const counts: Record<RowVerdict, number> = { add: 0, update: 0, same: 0, bad: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

/** 记下一格的改动；改回原值等于没改。 */
export function editCell(edits: Edits, row: PlanRow, key: string, value: string): Edits {
  const { [key]: _old, ...others } = edits[row.line] ?? {};
  const cells = value === (row.values[key] ?? '') ? others : { ...others, [key]: value };
  const { [row.line]: _row, ...rest } = edits;
  return Object.keys(cells).length > 0 ? { ...rest, [row.line]: cells } : rest;
}

/** 改动合进各行，交给服务器再试运行。 */
export function withEdits(
  rows: readonly PlanRow[],
  edits: Edits,
): { line: number; values: Record<string, string> }[] {
  return rows.map(({ line, values }) => ({ line, values: { ...values, ...edits[line] } }));
}

/** 现在为什么不能写入；可以写入时为空。 */
export function commitProblem(plan: ImportPlan, edits: Edits): string | undefined {
  const { add, update, bad } = countVerdicts(plan.rows);
  if (Object.keys(edits).length > 0) return '改动还没有核对，请先点「核对改动」';
  if (bad > 0) return `还有 ${bad} 行有错，改正或去掉后才能写入`;
  return add + update === 0 ? '没有要写入的内容' : undefined;
}

/** 送去核对之后又改的格子：核对回来时，送去的那些已经进了计划，这些还是改动。 */
export function editsSince(rows: readonly PlanRow[], sent: Edits, now: Edits): Edits {
  const kept: Record<number, Record<string, string>> = {};
  for (const { line, values } of rows) {
    const cells = { ...sent[line], ...now[line] };
    for (const key of Object.keys(cells)) {
      const value = now[line]?.[key] ?? values[key] ?? '';
      if (value !== (sent[line]?.[key] ?? values[key] ?? '')) (kept[line] ??= {})[key] = value;
    }
  }
  return kept;
}
