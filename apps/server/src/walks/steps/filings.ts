import { baseOrgDoc } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { pdfOf } from '../../kit/files/filesTesting';
import { filingExpiry } from '../../jobs/filingExpiry';
import { call, idOf, next, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';
import { newFiling } from '../../testing/newFiling';

const filing = stepsOf('filingStatus');

const versionOf = async (docId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from export_filing where doc_id = $1',
    [docId],
  );
  return rows[0]?.version ?? 0;
};
const filed = async () => {
  const bytes = new Uint8Array(pdfOf());
  const files = [{ field: 'file', name: `承诺书${next()}.pdf`, bytes }];
  const { fileId } = (await call('county', resource.updateFile, { input: {}, files })) as {
    fileId: string;
  };
  return idOf(
    await call('county', baseOrgDoc.create, {
      input: {
        ...newFiling,
        fileId,
      },
    }),
  );
};
const change =
  (input: Record<string, unknown>) =>
  async (docId: string): Promise<string> => {
    await call('county', baseOrgDoc.update, {
      input: { docId, ...input },
      version: await versionOf(docId),
    });
    return docId;
  };
const decide =
  (decision: Record<string, unknown>) =>
  async (docId: string): Promise<string> => {
    const records = [{ id: docId, version: await versionOf(docId) }];
    await call('city', baseOrgDoc.editBatchBaseOrgDoc, { input: { records, ...decision } });
    return docId;
  };
const pass = decide({ decision: 'pass', uses: 1 });
const withdraw = change({ action: 'withdraw' });
const again = change({ expected: 90 });
const passed = async () => pass(await filed());
const withdrawn = async () => withdraw(await filed());
const expire = async (docId: string) => {
  await server.pool.query("update export_filing set valid_until = '2024-01-01' where doc_id = $1", [
    docId,
  ]);
  await filingExpiry(server.app);
  return docId;
};

/** 导出权限备案 */
export const filingSteps: readonly Step[] = [
  filing('-', 'filing submitted', '2', nothing, () => filed()),
  filing('2', 'approve', '1', filed, pass),
  filing('2', 'return for edit', '3', filed, decide({ decision: 'return', opinion: '请写清用途' })),
  filing('2', 'taken back for edit', '3', filed, withdraw),
  filing('3', 'edited and submitted again', '2', withdrawn, again),
  filing('3', 'removed', '-', withdrawn, async (docId) => {
    await call('county', baseOrgDoc.remove, { input: { docId }, version: await versionOf(docId) });
    return docId;
  }),
  filing('1', 'validity over', '4', passed, expire),
  filing('4', 'submitted again', '2', async () => expire(await passed()), again),
];
