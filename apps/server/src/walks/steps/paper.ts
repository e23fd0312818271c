import { cert, certAddition } from '@tqc/contract/cert';
import { certOf, printedCert, received } from '../../areas/cert/examples/blanks';
import { call, idOf, next, numbered, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const print = stepsOf('printStatus');
const blank = stepsOf('blankStockStatus');

const versionOf = async (table: string, key: string, id: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    `select version from ${table} where ${key} = $1`,
    [id],
  );
  return rows[0]?.version ?? 0;
};
const printOn = async (id: string) => {
  await received();
  const records = [{ id, version: await versionOf('cert', 'cert_id', id) }];
  await call('county', cert.print, { input: { records } });
  return id;
};
const reset = async (certId: string) => {
  const version = await versionOf('cert', 'cert_id', certId);
  const input = { certId, action: 'resetPrint', reason: '卡纸' };
  await call('county', cert.update, { input, version });
  return certId;
};
const issued = async () => (await certOf(await numbered())).id;
const printed = async () => (await printedCert()).certId;

const asked = async () =>
  idOf(await call('county', certAddition.create, { input: { year: 2024, ctId: 3, asked: 5 } }));
const change = async (org: 'county' | 'province', id: string, more: Record<string, unknown>) => {
  const version = await versionOf('blank_stock', 'id', id);
  await call(org, certAddition.update, { input: { id, ...more }, version });
  return id;
};
const assign = (id: string) =>
  change('province', id, {
    action: 'assign',
    firstNo: `3224${String(70_000_000 + next() * 100)}`,
  });

const count = (id: string) => change('county', id, { action: 'close', counted: 5 });

/** The print of certificates, and the blanks they are printed on. */
export const paperSteps: readonly Step[] = [
  print('0', 'certificate printed', '1', issued, printOn),
  print('1', 'certificate print reset', '2', printed, reset),
  print('2', 'certificate printed again', '1', async () => reset(await printed()), printOn),
  blank('-', 'blanks asked for', '0', nothing, asked),
  blank('0', 'range assigned', '1', asked, assign),
  blank(
    '1',
    'received',
    '2',
    async () => assign(await asked()),
    (id) => change('county', id, { action: 'receive' }),
  ),
  blank('2', 'counted and closed', '3', received, count),
  blank(
    '3',
    'count taken back',
    '2',
    async () => count(await received()),
    (id) => change('county', id, { action: 'reopen', wrong: '少数了一张' }),
  ),
  blank('0', 'withdrawn', '-', asked, async (id) => {
    await call('county', certAddition.remove, { input: { id }, version: 1 });
    return id;
  }),
];
