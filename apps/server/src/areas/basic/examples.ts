import { baseSubject, eduDoc } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import { docFlow } from '@tqc/domain/shared';
import { pdfOf } from '../../kit/files/filesTesting';
import type { TestOrg } from '../../testing/server';
import type { Example } from '../../walks/example';
import { otherwise } from '../../walks/otherwise';
import { call, idOf, next, once } from '../../walks/stage';
import { organisationExamples } from './organisations/examples';
import { keyExamples } from './keys/examples';
import { moveExamples } from './organisations/moves/examples';
import { nameExamples } from './organisations/names/examples';
import { settingExamples } from './organisations/settings/examples';
import { creditExamples } from './credit/examples';
import { pointExamples } from './points/examples';
import { siteExamples } from './sites/examples';
import { schoolExamples } from './schools/examples';
import { tabExamples } from './organisations/tabs/examples';

const uploaded = async (by: TestOrg) => {
  const files = [{ field: 'file', name: `手册${next()}.pdf`, bytes: new Uint8Array(pdfOf()) }];
  const kept = await call(by, resource.updateFile, { input: {}, files });
  return (kept as { fileId: string }).fileId;
};
const entered = async (by: TestOrg = 'province') => ({
  title: `认定操作手册${next()}`,
  category: 2,
  audience: [1, 2, 3, 4, 6],
  fileId: await uploaded(by),
  docVersion: '2024年版',
});
const put = async (by: TestOrg = 'province') =>
  idOf(await call(by, eduDoc.create, { input: await entered(by) }));
const withdrawn = async () => {
  const docId = await put();
  await call('province', eduDoc.update, { input: { docId, action: 'withdraw' }, version: 1 });
  return docId;
};
/** The centre's are there for everybody. */
const everybodys = once(() => put('centre'));

export const examples: readonly Example[] = [
  // The trees of the whole country: there is nobody's row in them.
  { call: baseSubject.queryTreeData, shared: true, ready: async () => ({ input: { type: 3 } }) },
  ...organisationExamples,
  ...tabExamples,
  ...nameExamples,
  ...moveExamples,
  ...keyExamples,
  ...settingExamples,
  ...schoolExamples,
  ...siteExamples,
  ...pointExamples,
  ...creditExamples,
  {
    call: eduDoc.list,
    shared: true,
    ready: once(async () => ({ input: {}, mark: await everybodys() })),
  },
  { call: eduDoc.get, shared: true, ready: async () => ({ input: { docId: await everybodys() } }) },
  {
    call: eduDoc.zip,
    shared: true,
    ready: async () => ({ input: { docIds: [await everybodys()] } }),
  },
  {
    call: eduDoc.create,
    by: 'province',
    personal: true,
    ready: async () => ({ input: await entered() }),
  },
  {
    call: eduDoc.update,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: { docId: await put(), action: 'withdraw' }, version: 1 }),
    state: { says: otherwise(docFlow, 'withdraw') },
  },
  {
    call: eduDoc.remove,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: { docId: await withdrawn() }, version: 2 }),
    state: {
      says: otherwise(docFlow, 'remove'),
      ready: async () => ({ input: { docId: await put() }, version: 1 }),
    },
  },
];
