import { baseOrg, siteOrg } from '@tqc/contract/basic';
import { siteOrg as enrollSite } from '@tqc/contract/enroll';
import { provinceBatch } from '@tqc/contract/register';
import { expect, test } from 'vitest';
import { testOrgs, testServer, type TestOrg } from '../../../testing/server';

const server = await testServer();
const facts = {
  publicName: '东霁区教师资格认定中心',
  address: '滨河路1号',
  phones: '000-88880000、000-88880001',
  officeHours: '工作日 8:30-17:00',
  materials: '身份证、学历证书、体检表',
};
const view = async (by: TestOrg, of: TestOrg = by, workType: 1 | 2 = 1) =>
  (await server.as(by))(baseOrg.viewSiteOrgDo, { orgId: testOrgs[of].id, workType });
const edit = async (by: TestOrg, more: object = {}) =>
  (await server.as(by))(
    baseOrg.editBaseSiteOrg,
    { ...facts, ...more },
    { version: (await view(by)).version },
  );
const apply = async (by: TestOrg) =>
  (await server.as(by))(baseOrg.siteOrgReleaseApply, {}, { version: (await view(by)).version });
const decide = async (by: TestOrg, of: TestOrg, more: object) => {
  const { siteId, version } = await view('centre', of);
  return (await server.as(by))(baseOrg.reviewRegSiteOrgDoList, {
    workType: 1,
    records: [{ id: siteId ?? '0', version }],
    decision: 'pass',
    ...more,
  });
};
const toldTo = async (url: string) =>
  (
    await server.pool.query<{ title: string }>(
      'select title from sys_message where msg_url like $1 order by msg_id desc limit 1',
      [`${url}%`],
    )
  ).rows[0]?.title;

test('公示的版本与草稿分开：审核通过以后才公示，再修改时公示的不变', async () => {
  await edit('county');
  expect(await view('county')).toMatchObject({
    status: 0,
    published: null,
    changes: { length: 5 },
  });
  await apply('county');
  expect(await toldTo('/basicModel/RegSiteOrgSubModel')).toBe('有机构公示信息待审核');
  await expect(edit('county')).rejects.toThrow('待审核的公示信息不能修改，请先撤回');
  expect(await decide('province', 'county', { preview: true })).toMatchObject({ refused: [] });
  await decide('province', 'county', {});
  expect(await toldTo('/basicModel/RegSiteOrgSubModel')).toBe('公示信息已发布');
  expect(await view('county')).toMatchObject({
    status: 2,
    published: { address: '滨河路1号' },
    changes: [],
    publishedTimes: 1,
  });
  await expect(apply('county')).rejects.toThrow('请先编辑');
  await edit('county', { address: '滨河路2号' });
  const now = await view('county');
  expect(now).toMatchObject({ status: 0, published: { address: '滨河路1号' } });
  expect(now.changes).toEqual([{ label: '办公地址', before: '滨河路1号', after: '滨河路2号' }]);
  const { record } = await (
    await server.as('province')
  )(baseOrg.queryRegSiteOrgDoList, { published: true });
  expect(record).toMatchObject([{ orgId: testOrgs.county.id, address: '滨河路1号' }]);
});

test('省级审核市县的，中心审核省级的；退回要写原因，退回后修改再报；本机构不能审核自己', async () => {
  await edit('city');
  await apply('city');
  for (const by of ['centre', 'province'] as const) {
    const { done } = await decide(by, 'city', { preview: true });
    expect(done.length).toBe(by === 'province' ? 1 : 0);
  }
  await expect(decide('province', 'city', { decision: 'return' })).rejects.toMatchObject({
    fields: { opinion: '请输入退回的原因' },
  });
  await decide('province', 'city', { decision: 'return', opinion: '电话有误' });
  expect(await view('city')).toMatchObject({ status: 3, opinion: '电话有误' });
  await edit('city', { phones: '000-88880002' });
  await apply('city');
  const city = await server.as('city');
  await city(
    baseOrg.editBaseSiteOrg,
    { action: 'withdraw' },
    { version: (await view('city')).version },
  );
  expect((await view('city')).status).toBe(0);
  await edit('province');
  await apply('province');
  expect((await decide('province', 'province', {})).refused).toHaveLength(1);
  expect((await decide('centre', 'province', {})).done).toHaveLength(1);
});

test('省级更正已公示的内容立即生效并留痕；没有公示的、不是下级的、没有修改的不能更正', async () => {
  const province = await server.as('province');
  const correct = async (of: TestOrg, more: object = { phones: '000-88880009' }) =>
    province(
      provinceBatch.updateSiteOrg,
      { orgIdKey: testOrgs[of].id, ...more },
      { version: (await view('centre', of)).version },
    );
  await correct('county');
  const now = await view('county');
  expect(now.published).toMatchObject({ phones: '000-88880009' });
  // Mended in the draft too, which says something else of the address.
  expect(now.draft).toMatchObject({ phones: '000-88880009', address: '滨河路2号' });
  await expect(correct('county')).rejects.toThrow('没有修改任何内容');
  await expect(correct('city')).rejects.toThrow('还没有公示的信息');
  await expect(correct('province')).rejects.toMatchObject({ code: 403 });
  const trace = await province(baseOrg.querySiteOrgLog, {
    orgIdKey: testOrgs.province.id,
    isProvince: 1,
    workType: 1,
    orgName: testOrgs.county.name,
  });
  expect(trace.record.map(({ act }) => act)).toEqual([7, 2, 5, 3, 1]);
  expect(trace.record[0]).toMatchObject({ field: '咨询电话', after: '000-88880009' });
  const alone = await province(baseOrg.querySiteOrgLog, {
    orgIdKey: testOrgs.province.id,
    isProvince: 0,
    workType: 2,
  });
  expect(alone.total).toBe(0);
});

test('注册的公示信息走同一条路；同市的机构只看得到已公示的内容', async () => {
  const county = await server.as('county');
  const orgId = testOrgs.county.id;
  await county(
    enrollSite.update,
    { orgId, ...facts, scope: '东霁区在编教师', grades: [1, 2] },
    { version: 0 },
  );
  await county(baseOrg.siteOrgEnrollReleaseApply, {}, { version: 1 });
  const ofCity = async (by: TestOrg) => {
    const { record } = await (
      await server.as(by)
    )(enrollSite.querySiteOrgCity, { orgName: testOrgs.county.name });
    return record[0];
  };
  expect(await ofCity('otherCounty')).toMatchObject({ status: 1, publicName: '' });
  const { siteId } = await view('county', 'county', 2);
  const province = await server.as('province');
  await province(baseOrg.reviewRegSiteOrgDoList, {
    workType: 2,
    records: [{ id: siteId ?? '0', version: 2 }],
    decision: 'pass',
  });
  await province(
    siteOrg.enrollEditSiteOrg,
    { orgIdKey: orgId, attention: '请提前预约' },
    { version: 3 },
  );
  await province(
    enrollSite.editPublicOrgSiteOrg,
    { orgIdKey: orgId, officeHours: '工作日' },
    { version: 4 },
  );
  expect(await ofCity('otherCounty')).toMatchObject({ status: 2, officeHours: '工作日' });
  expect((await view('county', 'county', 2)).published).toMatchObject({ attention: '请提前预约' });
  await expect(
    (await server.as('city'))(enrollSite.update, { orgId, ...facts }, { version: 5 }),
  ).rejects.toMatchObject({ code: 403 });
});
