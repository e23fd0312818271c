import { certType } from '@tqc/domain/dictionaries';
import { cubeOf, type Definition } from '@tqc/domain/reports';
import { sql } from 'kysely';
import type { Db } from '../../kit/scope';
import type { RunFor } from './runnable';

/** What a report was asked for, in words; what is not asked is all. */
export async function askedText(
  db: Db,
  { cube }: Definition,
  { batch = [], ctId = [], from, to }: RunFor,
): Promise<string> {
  const parts = [
    ...(batch.length > 0 ? [`批次：${(await batchNames(db, batch)).join('、')}`] : []),
    ...(ctId.length > 0 ? [`资格种类：${ctId.map((one) => certType.label(one)).join('、')}`] : []),
    ...(from === undefined && to === undefined
      ? []
      : [`${cubeOf(cube)?.day.label ?? '日期'}：${from ?? '开始'}至${to ?? '现在'}`]),
  ];
  return parts.length > 0 ? parts.join('；') : '全部';
}

async function batchNames(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select cb_name as name from plan_batch where cb_id = any(${[...ids]}::bigint[]) order by cb_id`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
