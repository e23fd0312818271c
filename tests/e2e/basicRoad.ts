import { expect } from '@playwright/test';
import { createTransport } from '@tqc/client';
import { auth } from '@tqc/contract/account';
import { baseOrg } from '@tqc/contract/basic';
import { makeCreditCode } from '@tqc/domain/shared';
import { startServer } from '../product/startServer';
import { callsAs, changeRows, product, showProduct } from './product';

/** The city and the county that the province adds. */
export const CITY = { name: '沐川市教育局', area: '3289', areaName: '沐川市', code3: '977' };
export const COUNTY = {
  name: '沐川市禾岭县教育局',
  area: '328901',
  areaName: '禾岭县',
  code3: '978',
};
export const creditOf = ({ area }: { readonly area: string }) =>
  makeCreditCode('11', area.padEnd(6, '0'), 'DMLX0029');

/** Another name from tomorrow, for the county that issues certificates. */
export const RENAMED = '云汀市东霁区教育体育局';
export const TOMORROW = '2024-06-19';
const MORNING = 'T10:00:00+08:00';

/** A product for one journey alone: its clock is moved, and its organisations are renamed. */
export async function ownProduct(): Promise<() => Promise<void>> {
  const own = await startServer('dev');
  showProduct(own);
  return async () => {
    showProduct(undefined);
    await own.stop();
  };
}

/**
 * Ten in the morning of a day, by the clock of the installation; over when the server has heard of
 * it: a sign-in that the move fell into would be refused as out of time. The work of each minute is
 * done at once: nobody waits for it.
 */
export async function dayComes(day: string): Promise<void> {
  const { EVENT_CHANNEL } = await import('../../apps/server/src/kit/events');
  const { CLOCK_TOPIC } = await import('../../apps/server/src/running');
  const shift = Date.now() - Date.parse(day + MORNING);
  const moved = JSON.stringify({ topic: CLOCK_TOPIC, event: 'moved', data: null });
  await changeRows(
    `update installation set value = value || jsonb_build_object('shift', ${shift}::bigint) where key = 'demo';
     select pg_notify('${EVENT_CHANNEL}', '${moved}');
     select graphile_worker.add_job('orgRenames', run_at := now() + interval '1 second')`,
  );
  const asked = createTransport({ baseUrl: product().url, app: 'tqc-admin' });
  const clock = async () => (await asked.send(auth.signInKey, {})).stamp;
  await expect.poll(clock).toBeGreaterThan(Date.parse(day + MORNING) - 1000);
}

/** The name turns within the first minute of its day; whoever signs in then has the new one. */
export async function nameTurns(): Promise<void> {
  const province = await callsAs('demo_s32');
  const found = async () => (await province.send(baseOrg.list, { orgName: RENAMED })).record.length;
  await expect.poll(found, { timeout: 120_000, intervals: [1000] }).toBe(1);
}

const HEAD = ['学校标识码', '学校名称', '办学类型', '办学性质', '行政区划代码', '主管部门'];
export const SCHOOLS = 200;

/** Schools of the county as a file; five lines are wrong. */
export function schoolsFile(): Buffer {
  const lines = Array.from({ length: SCHOOLS }, (_, at) => [
    String(3_132_900_000 + at),
    `东霁区演练${at + 1}小学`,
    '小学',
    '公办',
    '328801',
    '东霁区教育局',
  ]);
  const wrong = [
    [0, 0, '313290'],
    [49, 2, '学院小学'],
    [99, 3, '民营'],
    [149, 4, '3288'],
    [199, 1, ''],
  ] as const;
  for (const [line, column, text] of wrong) lines[line]?.splice(column, 1, text);
  return Buffer.from([HEAD, ...lines].map((cells) => cells.join(',')).join('\r\n'));
}
