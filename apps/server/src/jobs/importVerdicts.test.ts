import { baseTechnicalJob } from '@tqc/contract/basic';
import { imports } from '@tqc/contract/resource';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { allAreas } from '../areas';
import { allImports } from '../areas/imports';
import { readLines, runLines } from '../kit/imports';
import { personNow } from '../kit/session';
import { acceptInput, failureOf, performAlone, performIn, type CallContext } from '../kit/serve';
import { testServer, type TestServer } from '../testing/server';

/** Files in one run, and lines of one file. */
const [FILES, LINES] = [1000, 5];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const post = { code: 'P2', name: '乙', series: '系列', grade: '级' };
  await (
    await server.as('centre')
  )(baseTechnicalJob.create, post);
});

/** The same numbers in every run. */
function numbers(seed: number) {
  let now = seed;
  return <T>(choices: readonly T[]): T => {
    now = (now * 48_271) % 2_147_483_647;
    const chosen = choices[now % choices.length];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
}

/** What becomes of a line that somebody types: the call of the form, without any import. */
async function typed(call: CallContext, values: Readonly<Record<string, string>>) {
  const { sort, status, ...texts } = values;
  const codes: Record<string, number> = { 启用: 1, 停用: 0, '1': 1, '0': 0 };
  // What nobody chose is not sent; a text that was left empty is.
  const chosen = {
    sort: /^-?\d+$/.test(sort ?? '') ? Number(sort) : sort,
    status: codes[status ?? ''] ?? status,
  };
  const input = {
    ...texts,
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')),
  };
  const { code = '' } = texts;
  await sql`savepoint typed`.execute(call.db);
  try {
    const before = code.includes('\0')
      ? undefined
      : await call.db
          .selectFrom('technicalJob')
          .select(['tjId', 'version'])
          .where('code', '=', code)
          .executeTakeFirst();
    const { create, update } = baseTechnicalJob;
    const served = allAreas.find((one) => one.call.id === (before ? update : create).id);
    if (!served) throw new Error('posts are served');
    const whole = before ? { ...input, tjId: before.tjId } : input;
    await performIn(call, served, acceptInput(served.call, whole), before?.version);
    return 'written';
  } catch (error) {
    await sql`rollback to savepoint typed`.execute(call.db);
    if (failureOf(error).code === -1) throw error;
    return 'refused';
  }
}

const CELLS = {
  code: [...'123456']
    .map((n) => `P${n}`)
    .concat('', '一二三四五六七八九十百', ' P1 ', 'P\0', '=P6'),
  name: ['甲', '乙', '丙', '㛃𬭎', "'; drop table job; --", '<b>', '', '名'.repeat(51)],
  series: ['系列', '系列', '系列', '甲系', '乙系', ''],
  grade: ['级', '级', '级', '甲级', '乙级', '级'.repeat(21)],
  sort: ['', '1', '2', '3', '9999', '10000', '-1', '1.5', '壹', '1e3'],
  status: ['', '启用', '停用', '1', '0', '作废'],
};

test('一千个生成的文件：核对的结论和逐行真正写入的结论，每一行都相同', async () => {
  const centre = await server.as('centre');
  const { rows } = await server.pool.query<{ admin_id: string }>(
    "select admin_id from admin where account = 't_centre'",
  );
  const who = await personNow(server.app.pool, rows[0]?.admin_id ?? '');
  const how = allImports.find(({ imported }) => imported.target === 'technicalJob');
  if (!who || !how) throw new Error('the centre imports posts');
  const names = Object.keys(CELLS) as (keyof typeof CELLS)[];
  const labels = ['代码', '名称', '系列', '级别', '排序', '状态'];
  const counted = { good: 0, bad: 0 };
  for (let file = 0; file < FILES; file += 1) {
    const pick = numbers(file + 1);
    const cells = Array.from({ length: LINES }, () => names.map((name) => pick(CELLS[name])));
    const table = {
      rows: [labels, ...cells].map((row, at) => ({
        line: at + 1,
        cells: row.map((cell) => cell.trim()),
      })),
    };
    const lines = readLines(how.imported, table);
    await performAlone(server.app, imports.importRows, who, async (call) => {
      await sql`savepoint whole`.execute(call.db);
      const dry = await runLines(call, allAreas, how, lines);
      await sql`rollback to savepoint whole`.execute(call.db);
      // One line after the other, as a person would type them into the form.
      for (const { line, verdict, values, errors } of dry.rows) {
        // That two lines of a file are about one record is seen by nobody who types one line.
        if (errors?.['code']?.includes('重复')) continue;
        const told = `第${file}个文件第${line}行：${JSON.stringify(values)}`;
        expect(await typed(call, values), told).toBe(verdict === 'bad' ? 'refused' : 'written');
        counted[verdict === 'bad' ? 'bad' : 'good'] += 1;
      }
      await sql`rollback to savepoint whole`.execute(call.db);
    });
  }
  expect(counted.good).toBeGreaterThan(500);
  expect(counted.bad).toBeGreaterThan(500);
  // Nothing of all that was kept.
  expect((await centre(baseTechnicalJob.list, { code: 'P1' })).total).toBe(0);
}, 120_000);
