import { baseOrg, baseOrgHisoryLog, orgNameLog } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import { renameState } from '@tqc/domain/organisations';
import { beforeAll, expect, test } from 'vitest';
import { orgRenames } from '../../../jobs/orgRenames';
import { pdfOf } from '../../../kit/files/filesTesting';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-06-18T02:00:00Z'));
});
const COUNTY = testOrgs.county.id;

const ask = async (orgId: string, more: object) => {
  const province = await server.as('province');
  const files = [{ field: 'file', name: '批文.pdf', bytes: new Uint8Array(pdfOf()) }];
  const { fileId } = await province(resource.updateFile, {}, { files });
  const { version } = await province(baseOrg.get, { orgId });
  return province(
    baseOrg.orgRename,
    {
      orgId,
      orgName: '东霁区教育体育局',
      paperNo: '18号',
      fileId,
      effectiveDay: '2024-06-19',
      ...more,
    },
    { version },
  );
};
/** The job of a minute. */
const workAt = (moment: string) =>
  orgRenames({ pool: server.app.pool, clock: () => new Date(moment) });
const nameOf = async (day?: string) => {
  const province = await server.as('province');
  const { record } = await province(baseOrg.queryOrgNamesByOrgIds, {
    orgIds: [COUNTY],
    ...(day === undefined ? {} : { day }),
  });
  return record[0]?.orgName;
};

test('到生效日期零时才换名，只换一次；之前之后各是各的名称，日志里有更名', async () => {
  const old = testOrgs.county.name;
  await ask(COUNTY, {});
  expect(await nameOf()).toBe(old);
  await expect(ask(COUNTY, { orgName: '别的教育局' })).rejects.toMatchObject({
    message: '该机构已有待生效的更名，请等它生效或先在更名日志中删除',
  });
  await workAt('2024-06-18T15:59:00Z');
  expect(await nameOf()).toBe(old);
  await workAt('2024-06-18T16:00:00Z');
  await workAt('2024-06-18T16:01:00Z');
  expect([await nameOf(), await nameOf('2024-06-18'), await nameOf('2024-06-19')]).toEqual([
    '东霁区教育体育局',
    old,
    '东霁区教育体育局',
  ]);
  const province = await server.as('province');
  const { record } = await province(baseOrgHisoryLog.list, { kind: 3 });
  expect(record).toMatchObject([{ before: old, after: '东霁区教育体育局', operator: '系统' }]);
  const names = await province(orgNameLog.list, { orgName: old });
  expect(names.record).toMatchObject([{ state: renameState.code('inForce'), paperNo: '18号' }]);
  await expect(
    province(orgNameLog.remove, { nameId: names.record[0]?.nameId ?? '' }, { version: 2 }),
  ).rejects.toMatchObject({ message: '已经生效的更名不能删除；名称有误请再办一次更名' });
});

test('待生效的撤销以后不再换名；当天生效的立即换', async () => {
  const province = await server.as('province');
  await ask(COUNTY, { orgName: '东霁区教育文化局', effectiveDay: '2024-06-20' });
  const [waiting] = (await province(orgNameLog.list, { state: renameState.code('waiting') }))
    .record;
  await province(orgNameLog.remove, { nameId: waiting?.nameId ?? '' }, { version: 1 });
  await workAt('2024-06-20T02:00:00Z');
  expect(await nameOf()).toBe('东霁区教育体育局');
  await ask(COUNTY, { orgName: '东霁区教育委员会', effectiveDay: '2024-06-18' });
  expect(await nameOf()).toBe('东霁区教育委员会');
});

test('同名、过去的日期、太短的名称、自己的机构，都说明原因', async () => {
  await expect(ask(COUNTY, { orgName: '东霁区教育委员会' })).rejects.toMatchObject({
    fields: { orgName: '新名称与现在的名称相同，请修改' },
  });
  await expect(ask(COUNTY, { effectiveDay: '2024-06-17' })).rejects.toMatchObject({
    fields: { effectiveDay: expect.stringContaining('2024-06-18') },
  });
  await expect(ask(COUNTY, { orgName: '教育局' })).rejects.toMatchObject({
    fields: { orgName: '机构名称至少4个字' },
  });
  await expect(ask(testOrgs.province.id, {})).rejects.toMatchObject({ code: 403 });
});

test('补录的更名可以改批文和删除，日期不晚于今天', async () => {
  const province = await server.as('province');
  const past = {
    orgId: COUNTY,
    beforeName: '东霁县教委',
    afterName: '东霁区教育局',
    paperNo: '3号',
    effectiveDay: '2004-03-01',
  };
  await expect(
    province(orgNameLog.create, { ...past, effectiveDay: '2030-01-01' }),
  ).rejects.toMatchObject({ fields: { effectiveDay: expect.any(String) } });
  const { id: nameId } = await province(orgNameLog.create, past);
  await province(orgNameLog.update, { nameId, paperNo: '4号' }, { version: 1 });
  expect(await province(orgNameLog.get, { nameId })).toMatchObject({
    paperNo: '4号',
    byHand: true,
  });
  await province(orgNameLog.remove, { nameId }, { version: 2 });
});
