import { cert, certAddition, printLayout } from '@tqc/contract/cert';
import { blankFlow, printFlow } from '@tqc/domain/cert';
import { otherwise } from '../../../walks/otherwise';
import { call, idOf, next, numbered, once, server } from '../../../walks/stage';
import type { Example } from '../../../walks/example';

const asked = async () =>
  idOf(await call('county', certAddition.create, { input: { year: 2024, ctId: 3, asked: 5 } }));
const assign = async (id: string) => ({
  input: { id, action: 'assign', firstNo: `3224${String(50_000_000 + next() * 100)}` },
  version: 1,
});
/** Blanks that lie in the drawer of the county. */
export const received = async (): Promise<string> => {
  const id = await asked();
  await call('province', certAddition.update, await assign(id));
  await call('county', certAddition.update, { input: { id, action: 'receive' }, version: 2 });
  return id;
};
export const certOf = async (runId: string): Promise<{ id: string; version: number }> => {
  const { rows } = await server.pool.query<{ id: string; version: number }>(
    'select cert_id::text as id, version from cert where cert_no = (select first_no from cert_assign where id = $1)',
    [runId],
  );
  if (!rows[0]) throw new Error('no certificate');
  return rows[0];
};
/** A certificate that is printed: its key, its version and the run. */
export const printedCert = async () => {
  await received();
  const records = [await certOf(await numbered())];
  const answer = (await call('county', cert.print, { input: { records } })) as { runId: string };
  const id = records[0]?.id ?? '';
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from cert where cert_id = $1',
    [id],
  );
  return { certId: id, version: rows[0]?.version ?? 0, runId: answer.runId };
};
const newLayout = () => ({ name: `打印机${next()}`, dx: 0, dy: 0, offsets: [] });
const layout = async () => idOf(await call('county', printLayout.create, { input: newLayout() }));
const oneStock = once(asked);
const oneRun = once(printedCert);
const oneLayout = once(layout);

/** Blanks, what is printed on them, and how printers are off. */
export const blankExamples: readonly Example[] = [
  {
    call: certAddition.list,
    by: 'county',
    ready: async () => ({ input: { pageSize: 200 }, mark: await oneStock() }),
  },
  {
    call: certAddition.get,
    by: 'county',
    ready: async () => ({ input: { id: await oneStock() } }),
  },
  {
    call: certAddition.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { year: 2024, ctId: 3, asked: 5 } }),
  },
  {
    call: certAddition.update,
    by: 'province',
    at: 'county',
    also: ['centre'],
    ready: async () => assign(await asked()),
    state: { says: otherwise(blankFlow, 'assign'), ready: async () => assignAgain() },
  },
  {
    call: certAddition.remove,
    by: 'county',
    ready: async () => ({ input: { id: await asked() }, version: 1 }),
    state: {
      says: otherwise(blankFlow, 'remove'),
      ready: async () => ({ input: { id: await received() }, version: 3 }),
    },
  },
  {
    call: cert.print,
    by: 'county',
    ready: async () => {
      await received();
      return { input: { records: [await certOf(await numbered())] } };
    },
    stale: ({ input }) => {
      const [record] = input['records'] as { id: string }[];
      return { input: { ...input, records: [{ id: record?.id ?? '', version: 9 }] } };
    },
    state: {
      says: otherwise(printFlow, 'print'),
      ready: async () => {
        const { certId, version } = await printedCert();
        return { input: { records: [{ id: certId, version }] } };
      },
    },
  },
  {
    call: cert.update,
    by: 'county',
    ready: async () => {
      const { certId, version } = await printedCert();
      return { input: { certId, action: 'resetPrint', reason: '卡纸' }, version };
    },
    state: {
      says: otherwise(printFlow, 'reset'),
      ready: async () => {
        const { id, version } = await certOf(await numbered());
        return { input: { certId: id, action: 'resetPrint', reason: '卡纸' }, version };
      },
    },
  },
  {
    call: cert.printed,
    by: 'county',
    ready: async () => ({ input: { runId: (await oneRun()).runId } }),
  },
  {
    call: cert.printTest,
    by: 'county',
    ready: async () => ({ input: { id: await oneLayout() } }),
  },
  {
    call: printLayout.list,
    by: 'county',
    ready: async () => ({ input: {}, mark: await oneLayout() }),
  },
  {
    call: printLayout.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: newLayout() }),
  },
  {
    call: printLayout.update,
    by: 'county',
    stateless: true,
    ready: async () => ({ input: { ...newLayout(), id: await layout(), dx: 5 }, version: 1 }),
  },
  {
    call: printLayout.remove,
    by: 'county',
    stateless: true,
    ready: async () => ({ input: { id: await layout() }, version: 1 }),
  },
];

async function assignAgain() {
  const id = await received();
  return { ...(await assign(id)), version: 3 };
}
