import { baseOrgDoc } from '@tqc/contract/register';
import { exports, resource } from '@tqc/contract/resource';
import { filingFlow } from '@tqc/domain/register';
import { pdfOf } from '../../../kit/files/filesTesting';
import { otherwise } from '../../../walks/otherwise';
import { call, idOf, next, once } from '../../../walks/stage';
import type { Example } from '../../../walks/example';
import { newFiling } from '../../../testing/newFiling';

const promise = () => [
  { field: 'file', name: `承诺书${next()}.pdf`, bytes: new Uint8Array(pdfOf()) },
];
const uploaded = async () =>
  (
    (await call('county', resource.updateFile, { input: {}, files: promise() })) as {
      fileId: string;
    }
  ).fileId;
const entered = async () => ({
  ...newFiling,
  fileId: await uploaded(),
});
const filed = async () => idOf(await call('county', baseOrgDoc.create, { input: await entered() }));
const withdrawn = async () => {
  const docId = await filed();
  await call('county', baseOrgDoc.update, { input: { docId, action: 'withdraw' }, version: 1 });
  return docId;
};
const passed = async () => {
  const docId = await filed();
  await call('city', baseOrgDoc.editBatchBaseOrgDoc, {
    input: { records: [{ id: docId, version: 1 }], decision: 'pass', uses: 1 },
  });
  return docId;
};
const one = once(filed);

/** Filings for letting numbers out in full: only the county and the city above it see them. */
export const filingExamples: readonly Example[] = [
  {
    call: baseOrgDoc.list,
    by: 'county',
    ready: once(async () => ({ input: {}, mark: await one() })),
  },
  { call: baseOrgDoc.get, by: 'county', ready: async () => ({ input: { docId: await one() } }) },
  {
    call: baseOrgDoc.create,
    by: 'county',
    personal: true,
    ready: async () => ({ input: await entered() }),
  },
  {
    call: baseOrgDoc.update,
    by: 'county',
    ready: async () => ({ input: { docId: await withdrawn(), expected: 90 }, version: 2 }),
    state: {
      says: otherwise(filingFlow, 'edit'),
      ready: async () => ({ input: { docId: await passed(), expected: 90 }, version: 2 }),
    },
  },
  {
    call: baseOrgDoc.remove,
    by: 'county',
    ready: async () => ({ input: { docId: await withdrawn() }, version: 2 }),
    state: {
      says: otherwise(filingFlow, 'remove'),
      ready: async () => ({ input: { docId: await filed() }, version: 1 }),
    },
  },
  {
    call: baseOrgDoc.excelHeader,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { filingType: 1 } }),
  },
  {
    call: baseOrgDoc.editBatchBaseOrgDoc,
    by: 'city',
    ready: async () => ({
      input: { records: [{ id: await filed(), version: 1 }], decision: 'pass', uses: 1 },
    }),
    stale: ({ input }) => {
      const [record] = input['records'] as { id: string }[];
      return { input: { ...input, records: [{ id: record?.id ?? '', version: 7 }] } };
    },
    state: {
      says: otherwise(filingFlow, 'pass'),
      ready: async () => ({
        input: { records: [{ id: await withdrawn(), version: 2 }], decision: 'pass', uses: 1 },
      }),
    },
  },
  {
    call: exports.changeKeepOnRecordPdf,
    by: 'county',
    ready: async () => ({ input: { docId: await filed() }, files: promise(), version: 1 }),
    state: {
      says: otherwise(filingFlow, 'replace'),
      ready: async () => ({ input: { docId: await passed() }, files: promise(), version: 2 }),
    },
  },
];
