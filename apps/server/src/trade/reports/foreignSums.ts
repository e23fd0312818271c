import { reportStatus } from '@tqc/domain/dictionaries';
import {
  evaluate,
  formulaText,
  judged,
  readingOf,
  type AskName,
  type CrossCheck,
  type Definition,
  type Foreign,
} from '@tqc/domain/reports';
import { sql } from 'kysely';
import type { Db } from '../../kit/scope';
import { assemble } from './assemble';
import { compileReport } from './compile';
import { readableFor } from './inUse';
import { MOST_LINES, placeFor, rowsBefore, type Reader, type RunFor } from './runnable';

const UNNAMED = '另一张报表';
/** Who makes reports, and so mends what a check says of another one. */
const MAKERS = '国家级的报表设计人员';
const ASKS: Readonly<Record<Exclude<AskName, 'org'>, string>> = {
  batch: '认定批次',
  ctId: '资格种类',
  when: '日期',
};

/**
 * What the checks of a report take from other reports, each asked for the same and read once; of
 * what cannot be read why, and who mends it.
 */
export async function foreignSums(
  db: Db,
  who: Reader,
  { checks = [] }: Definition,
  asked: RunFor,
): Promise<(check: CrossCheck) => Foreign> {
  const found = new Map<string, Foreign>();
  const keyOf = ({ report, right }: CrossCheck) => `${report ?? ''}/${right}`;
  for (const check of checks)
    if (check.report !== undefined && !found.has(keyOf(check)))
      found.set(keyOf(check), await sumOf(db, who, check.report, check.right, asked));
  return (check) => found.get(keyOf(check)) ?? unread(UNNAMED, '对照的报表没有读到');
}

const unread = (name: string, says: string): Foreign => ({ name, value: null, unread: says });

/** What another report says as its sum. */
async function sumOf(
  db: Db,
  who: Reader,
  id: string,
  text: string,
  asked: RunFor,
): Promise<Foreign> {
  const found = await readableFor(db, who.orgType, id);
  if (!found) return whyUnread(db, who, id);
  const { definition, name } = found;
  const { reading, faults } = judged(definition);
  const { tree, fault } = reading?.formulas.side(text) ?? {};
  if (!reading || !tree || faults.length > 0)
    return unread(
      name,
      `“${name}”已经改过，${fault ? formulaText(fault) : '现在不能统计'}，请${MAKERS}改这条审核关系`,
    );
  const unasked = unaskedIn(definition, asked);
  if (unasked.length > 0)
    return unread(
      name,
      `“${name}”不能按${unasked.join('、')}查询，两张报表统计的不是同一批数据，请${MAKERS}改这条审核关系`,
    );
  // The sum alone is asked for: what the other report checks in itself is not looked at here.
  const alone = readingOf(reading.cube, { ...definition, checks: [], zeros: false });
  const place = await placeFor(db, who, alone.definition, asked);
  const plan = compileReport(alone, place, asked, MOST_LINES + 1, [tree]);
  const { rows: raw } = await plan.statement.execute(db);
  const before = await rowsBefore(db, alone, place, asked, [tree]);
  const words = { org: new Map<string, string>(), batch: new Map<string, string>() };
  const { cube, definition: counted } = alone;
  const [sum] = assemble(raw, { plan, cube, definition: counted, words, before }).checked;
  return { name, value: sum ? evaluate(tree, sum) : null };
}

/** What was chosen and the other report does not ask: it would count something else. */
function unaskedIn({ asks }: Definition, { batch, ctId, from, to }: RunFor): readonly string[] {
  const given = { batch, ctId, when: from ?? to };
  return (['batch', 'ctId', 'when'] as const)
    .filter((name) => given[name] !== undefined && !asks.includes(name))
    .map((name) => ASKS[name]);
}

/** Why a report is not there for a reader; its name is told only to whom it was given. */
async function whyUnread(db: Db, { orgType }: Reader, id: string): Promise<Foreign> {
  const { rows } = await sql<{ name: string; status: number; given: boolean }>`
    select v.name, r.status, ${orgType}::smallint = any(v.audience) as given
    from report r join report_version v using (report_id, number) where r.report_id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return unread(UNNAMED, `对照的报表已经删除，请${MAKERS}改这条审核关系`);
  if (!row.given)
    return unread(UNNAMED, `对照的报表没有授权给本级机构，请${MAKERS}授权或改这条审核关系`);
  return row.status === reportStatus.code('stopped')
    ? unread(row.name, `“${row.name}”已停用，请${MAKERS}启用它或改这条审核关系`)
    : unread(row.name, `“${row.name}”现在不能读取，请稍后再查`);
}
