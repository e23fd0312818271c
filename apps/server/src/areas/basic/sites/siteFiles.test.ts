import { baseOrg } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import { expect, test } from 'vitest';
import { pdfOf } from '../../../kit/files/filesTesting';
import { testOrgs, testServer } from '../../../testing/server';

const server = await testServer();
const facts = {
  publicName: '东霁区教师资格认定中心',
  address: '滨河路1号',
  phones: '000-88880000',
  officeHours: '工作日 8:30-17:00',
  materials: '身份证、学历证书、体检表',
};
const upload = async (name: string, bytes = pdfOf()) => {
  const county = await server.as('county');
  const files = [{ field: 'file', name, bytes: new Uint8Array(bytes) }];
  return (await county(resource.updateFile, {}, { files })).fileId;
};
const view = async () =>
  (await server.as('county'))(baseOrg.viewSiteOrgDo, {
    orgId: testOrgs.county.id,
    workType: 1,
  });
const edit = async (files: readonly string[]) =>
  (await server.as('county'))(
    baseOrg.editBaseSiteOrg,
    { ...facts, files: [...files] },
    { version: (await view()).version },
  );
const publish = async () => {
  const county = await server.as('county');
  await county(baseOrg.siteOrgReleaseApply, {}, { version: (await view()).version });
  const { siteId, version } = await view();
  await (
    await server.as('province')
  )(baseOrg.reviewRegSiteOrgDoList, {
    workType: 1,
    records: [{ id: siteId ?? '0', version }],
    decision: 'pass',
  });
};
const kept = async () =>
  (
    await server.pool.query<{ id: string }>('select file_id::text as id from site_file order by 1')
  ).rows.map(({ id }) => id);

test('附件随草稿走，公示的一份不变，通过以后才换；两份都不再用的不留', async () => {
  const [old, other] = [await upload('公告.pdf'), await upload('公告二.pdf')];
  await edit([old]);
  await publish();
  await edit([other]);
  const now = await view();
  expect(now.draft?.attachments).toMatchObject([{ fileId: other, name: '公告二.pdf' }]);
  expect(now.published?.attachments).toMatchObject([{ fileId: old, name: '公告.pdf' }]);
  expect(now.changes).toEqual([{ label: '附件', before: '公告.pdf', after: '公告二.pdf' }]);
  expect(await kept()).toEqual([old, other].toSorted());
  const province = await server.as('province');
  await expect(province(resource.viewImage, { fileId: other })).resolves.toBeDefined();
  await publish();
  expect(await kept()).toEqual([other]);
  const trace = await province(baseOrg.querySiteOrgLog, {
    orgIdKey: testOrgs.county.id,
    isProvince: 0,
    workType: 1,
  });
  expect(trace.record[0]).toMatchObject({ field: '附件', after: '公告二.pdf' });
});

test('只收本人上传的pdf，一个文件只用一处；别的地方看不到', async () => {
  const own = (await view()).published?.attachments[0]?.fileId ?? '';
  const fresh = await upload('公告三.pdf');
  const other = await server.as('otherCounty');
  await expect(
    other(baseOrg.editBaseSiteOrg, { ...facts, files: [fresh] }, { version: 0 }),
  ).rejects.toMatchObject({ code: 403 });
  await edit([own, fresh]);
  expect((await view()).draft?.attachments).toHaveLength(2);
  await expect(other(resource.viewImage, { fileId: fresh })).rejects.toMatchObject({ code: 403 });
});
