import { cut } from '@tqc/domain/shared';
import { factsOf, type Imported } from '@tqc/contract/kit';
import { z } from 'zod';
import { ApiFailure } from '../failure';
import type { Table } from '../files';
import { modestJson } from '../modestJson';

/** One line of a file: its cells by field, as they stand there. */
export interface FileLine {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Lines taken at once. */
export const MOST_LINES = 10_000;
/** The column that a marked file has beside those of the template. */
export const WHY_NOT = '错误说明';
/** Rows above the heads: a title, who exported it and the like. */
const HEAD_WITHIN = 10;
const MOST_EDITED = 200_000;
/** So many strange heads are named before the others are counted. */
const MOST_NAMED = 5;

/** What a column is called in a file; what has to be filled in has a star. */
export function headOf(name: string, schema: z.ZodType): string {
  const label = factsOf(schema)?.label ?? name;
  return schema.safeParse(undefined).success ? label : `${label}*`;
}

/** The label of a head, however it was starred. */
const bare = (head: string) => head.replaceAll(/[\s*＊]|（必填）|\(必填\)/g, '');

/** The lines of a file, by the heads of its columns; a column nobody knows is refused. */
export function readLines(imported: Imported, { rows }: Table): FileLine[] {
  const fields = Object.entries(imported.row.shape);
  const labels = new Map(fields.map(([name, schema]) => [bare(headOf(name, schema)), name]));
  const keyLabel = bare(headOf(imported.key, imported.row.shape[imported.key] ?? z.any()));
  const at = rows
    .slice(0, HEAD_WITHIN)
    .findIndex(({ cells }) => cells.some((cell) => bare(cell) === keyLabel));
  const head = rows[at];
  if (!head) throw new ApiFailure(422, `文件里没有“${keyLabel}”这一列，请用模板填写后重新上传`);
  const columns = head.cells.map((cell) => labels.get(bare(cell)));
  requireKnown(head.cells.map(bare), labels);
  requireColumns(imported, columns);
  const lines = rows.slice(at + 1);
  if (lines.length > MOST_LINES)
    throw new ApiFailure(422, '一次最多导入1万行，请拆成几个文件后分别导入');
  return lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((name, place) => (name === undefined ? [] : [[name, cells[place] ?? '']])),
    ),
  }));
}

/** Refuses heads that nobody knows, all of them at once, and says which there are. */
function requireKnown(heads: readonly string[], labels: ReadonlyMap<string, string>): void {
  const strange = heads.filter((label) => label !== '' && label !== WHY_NOT && !labels.has(label));
  if (strange.length === 0) return;
  const named = strange.slice(0, MOST_NAMED).map((label) => `“${cut(label, 20)}”`);
  throw new ApiFailure(
    422,
    `不认识${named.join('')}${columnsText(strange.length)}，请用模板里的列名：${[...labels.keys()].join('、')}`,
  );
}

/** What stands behind the names of so many columns. */
function columnsText(count: number): string {
  if (count === 1) return '这一列';
  return count <= MOST_NAMED ? '这几列' : `等${count}列`;
}

function requireColumns({ row }: Imported, columns: readonly (string | undefined)[]): void {
  for (const [name, schema] of Object.entries(row.shape)) {
    const label = bare(headOf(name, schema));
    const times = columns.filter((one) => one === name).length;
    if (times > 1) throw new ApiFailure(422, `“${label}”有${times}列，请只留一列`);
    if (times === 0 && headOf(name, schema).endsWith('*'))
      throw new ApiFailure(422, `文件里没有“${label}”这一列，请用模板填写后重新上传`);
  }
}

const Edits = z.array(
  z.object({
    line: z.number().int(),
    cells: z.record(z.string().max(40), z.string().max(2000)).nullable(),
  }),
);

/** Lines with the cells that were mended since; what was left out is no line any more. */
export function editedLines(
  { row }: Imported,
  lines: readonly FileLine[],
  edits: string,
): FileLine[] {
  if (edits === '') return [...lines];
  const found = Edits.safeParse(modestJson(Buffer.from(edits), MOST_EDITED));
  if (!found.success) throw new ApiFailure(422, '改动太多，请在文件里改好后重新选择文件');
  const mended = new Map(found.data.map(({ line, cells }) => [line, cells]));
  return lines.flatMap((one) => {
    const cells = mended.get(one.line);
    if (cells === null) return [];
    const known = Object.entries(cells ?? {}).filter(([name]) => Object.hasOwn(row.shape, name));
    const typed = known.map(([name, text]) => [name, text.trim()] as const);
    return [{ ...one, cells: { ...one.cells, ...Object.fromEntries(typed) } }];
  });
}
