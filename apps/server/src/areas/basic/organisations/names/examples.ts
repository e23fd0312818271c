import { baseOrg, orgNameLog } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import { renameFlow } from '@tqc/domain/organisations';
import { chinaDay } from '@tqc/domain/shared';
import { pdfOf } from '../../../../kit/files/filesTesting';
import { testOrgs } from '../../../../testing/server';
import type { Example } from '../../../../walks/example';
import { otherwise } from '../../../../walks/otherwise';
import { call, idOf, next, once, server } from '../../../../walks/stage';
import { anOrg } from '../examples';

const above = { by: 'province', also: ['centre'] } as const;
const scan = async () => {
  const files = [{ field: 'file', name: `批文${next()}.pdf`, bytes: new Uint8Array(pdfOf()) }];
  const kept = await call('province', resource.updateFile, { input: {}, files });
  return (kept as { fileId: string }).fileId;
};
const renaming = async (orgId: string) => ({
  orgId,
  orgName: `演示${next()}教育体育局`,
  paperNo: '演编办〔2024〕18号',
  fileId: await scan(),
  effectiveDay: '2099-01-01',
});
const past = async (mark = `演示${next()}教委`) => ({
  orgId: testOrgs.county.id,
  beforeName: mark,
  afterName: '东霁区教育局',
  paperNo: '演政发〔2004〕3号',
  effectiveDay: '2004-03-01',
});
const entered = async () =>
  idOf(await call('province', orgNameLog.create, { input: await past() }));
const seen = once(async () => {
  const mark = `演示${next()}教委`;
  return {
    nameId: idOf(await call('province', orgNameLog.create, { input: await past(mark) })),
    mark,
  };
});
const places = { also: ['centre', 'city', 'county'] } as const;

/** Another name at once: its line in the log. */
async function turned(): Promise<string> {
  const orgId = await anOrg();
  const input = { ...(await renaming(orgId)), effectiveDay: today() };
  await call('province', baseOrg.orgRename, { input, version: 1 });
  const { record } = (await call('province', orgNameLog.list, {
    input: { orgName: input.orgName },
  })) as { record: { nameId: string }[] };
  return record[0]?.nameId ?? '';
}
const today = () => chinaDay(server.app.clock());

/** Names of organisations. */
export const nameExamples: readonly Example[] = [
  {
    call: baseOrg.orgRename,
    by: 'province',
    ready: async () => ({ input: await renaming(await anOrg()), version: 1 }),
    state: { says: '该机构已有待生效的更名，请等它生效或先在更名日志中删除' },
  },
  {
    call: baseOrg.queryOrgNamesByOrgIds,
    ...above,
    also: ['centre', 'city', 'county', 'point'],
    ready: async () => ({
      input: { orgIds: [testOrgs.point.id] },
      mark: testOrgs.point.name,
    }),
  },
  {
    call: orgNameLog.list,
    by: 'province',
    ...places,
    ready: async () => {
      const { mark } = await seen();
      return { input: { orgName: mark }, mark };
    },
  },
  {
    call: orgNameLog.get,
    by: 'province',
    ...places,
    ready: async () => ({ input: { nameId: (await seen()).nameId } }),
  },
  { call: orgNameLog.create, ...above, ready: async () => ({ input: await past() }) },
  {
    call: orgNameLog.update,
    ...above,
    ready: async () => ({ input: { nameId: await entered(), paperNo: '4号' }, version: 1 }),
    stateless: true,
  },
  {
    call: orgNameLog.remove,
    ...above,
    ready: async () => ({ input: { nameId: await entered() }, version: 1 }),
    state: {
      says: otherwise(renameFlow, 'remove'),
      ready: async () => ({ input: { nameId: await turned() }, version: 2 }),
    },
  },
];
