import { baseOrg, eduDoc, orgNameLog } from '@tqc/contract/basic';
import { officeOf, pdfOf } from '../../kit/files/filesTesting';
import { allCalls } from '@tqc/contract/catalogue';
import { factsOf, isWrite, type Call } from '@tqc/contract/kit';
import {
  accessQuery,
  baseOrgDoc,
  certBatch,
  provinceBatch,
  provinceBatchPostpone,
  registrationChange,
} from '@tqc/contract/register';
import { limit } from '@tqc/contract/limit';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testOrgs, testServer, type TestOrg, type TestServer } from '../../testing/server';
import { newBatch, provincePlan, timeSlot, type Road } from '../../testing/road';
import { enrollBatch } from '../../walks/enrollStage';
import { openStage, road as stageRoad } from '../../walks/stage';
import { basicNaming } from '../../testing/basicNaming';
import { certNaming } from '../../testing/certFiles';
import { enrollNaming } from '../../testing/enrollFiles';
import { exemptNaming } from '../../testing/exemptFiles';
import { clearPicture, historyNaming } from '../../testing/historyNaming';
import { newFiling } from '../../testing/newFiling';
import { newRestriction } from '../../testing/newRestriction';

let server: TestServer;
let road: Road;
let picture: Uint8Array<ArrayBuffer>;
let serial = 0;
let clock = Date.parse('2024-06-18T02:00:00Z');
beforeAll(async () => {
  server = await testServer();
  await openStage(server);
  road = stageRoad;
  picture = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
});

const uploaded = async (org: TestOrg, name = '证明.jpg', bytes = picture) => {
  const caller = await server.as(org);
  const { fileId } = await caller(
    resource.updateFile,
    {},
    { files: [{ field: 'file', name, bytes }] },
  );
  return fileId;
};
const PDF = new Uint8Array(pdfOf());
const restricted = async (files: string[]) =>
  (await server.as('county'))(limit.create, { ...newRestriction((serial += 1)), files });
const material = {
  title: '认定操作手册',
  category: 2,
  audience: [1, 2, 3],
  docVersion: '2024年版',
};
const newName = { orgName: '云汀市教育体育局', paperNo: '1号', effectiveDay: '2024-07-01' };
const oldName = {
  orgId: testOrgs.city.id,
  beforeName: '云汀市教委',
  afterName: '云汀市教育局',
  paperNo: '3号',
  effectiveDay: '2004-03-01',
};
const cityVersion = async () =>
  (await (await server.as('province'))(baseOrg.get, { orgId: testOrgs.city.id })).version;
/** A plan in a batch of its own: a province has one plan a batch. */
const freshBatch = async () =>
  (
    await (
      await server.as('centre')
    )(certBatch.create, {
      ...newBatch,
      year: 2050 + (serial += 1),
      cbName: `专项${serial}`,
    })
  ).id;
const freshPlan = async () =>
  (
    await (
      await server.as('province')
    )(provinceBatch.create, { ...provincePlan, cbId: await freshBatch() })
  ).id;

/** How a call that names a file is made, on a record that is ready for it. */
interface Naming {
  readonly call: Call;
  readonly by: TestOrg;
  /** Somebody whose upload the caller may not see. */
  readonly stranger: TestOrg;
  /** It takes no pictures. */
  readonly pdf?: boolean;
  /** It takes pictures one can look through. */
  readonly seal?: boolean;
  readonly name: (fileId: string) => Promise<unknown>;
}

const naming: readonly Naming[] = [
  ...enrollNaming(() => server, enrollBatch),
  ...basicNaming(() => server),
  ...historyNaming(() => server),
  ...certNaming(
    () => server,
    () => uploaded('county'),
  ),
  ...exemptNaming(
    () => server,
    (name) => uploaded('university', name, PDF),
  ),
  {
    call: provinceBatch.create,
    by: 'province',
    stranger: 'county',
    name: async (fileId) =>
      (await server.as('province'))(provinceBatch.create, {
        ...provincePlan,
        cbId: await freshBatch(),
        fileId,
      }),
  },
  {
    call: provinceBatch.update,
    by: 'province',
    stranger: 'county',
    name: async (fileId) =>
      (await server.as('province'))(
        provinceBatch.update,
        { pbId: await freshPlan(), action: 'edit', fileId },
        { version: 1 },
      ),
  },
  {
    call: provinceBatchPostpone.create,
    by: 'province',
    stranger: 'county',
    name: async (fileId) => {
      const [province, centre] = [await server.as('province'), await server.as('centre')];
      const pbId = await freshPlan();
      await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
      await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
      return province(provinceBatchPostpone.create, {
        pbId,
        changeKind: 1,
        after: { approveEnd: '2024-07-25' },
        reason: '推迟',
        fileId,
      });
    },
  },
  {
    call: registrationChange.regDataChange,
    by: 'point',
    stranger: 'county',
    name: async (fileId) => {
      const regId = await road.filed((serial += 1));
      return (await server.as('point'))(
        registrationChange.regDataChange,
        { regId, changes: { major: '英语' }, reason: '更正', fileId },
        { version: 1 },
      );
    },
  },
  {
    call: accessQuery.fuyi,
    by: 'county',
    stranger: 'point',
    name: async (fileId) => {
      const regId = await road.filed((serial += 1));
      await server.pool.query('update registration set access_result = 1 where reg_id = $1', [
        regId,
      ]);
      return (await server.as('county'))(
        accessQuery.fuyi,
        { regId, reason: '不是本人', fileId },
        { version: 1 },
      );
    },
  },
  {
    call: baseOrgDoc.create,
    by: 'county',
    stranger: 'otherCounty',
    pdf: true,
    name: async (fileId) =>
      (await server.as('county'))(baseOrgDoc.create, { ...newFiling, fileId }),
  },
  {
    call: baseOrgDoc.update,
    by: 'county',
    stranger: 'otherCounty',
    pdf: true,
    name: async (fileId) => {
      const county = await server.as('county');
      const first = await uploaded('county', '承诺书.pdf', PDF);
      const { id: docId } = await county(baseOrgDoc.create, { ...newFiling, fileId: first });
      await county(baseOrgDoc.update, { docId, action: 'withdraw' }, { version: 1 });
      return county(baseOrgDoc.update, { docId, fileId }, { version: 2 });
    },
  },
  {
    call: baseOrg.orgRename,
    by: 'province',
    stranger: 'county',
    name: async (fileId) =>
      (await server.as('province'))(
        baseOrg.orgRename,
        { ...newName, orgId: testOrgs.city.id, fileId },
        { version: await cityVersion() },
      ),
  },
  {
    call: orgNameLog.create,
    by: 'province',
    stranger: 'county',
    name: async (fileId) =>
      (await server.as('province'))(orgNameLog.create, { ...oldName, fileId }),
  },
  {
    call: orgNameLog.update,
    by: 'province',
    stranger: 'county',
    name: async (fileId) => {
      const province = await server.as('province');
      const { id: nameId } = await province(orgNameLog.create, oldName);
      return province(orgNameLog.update, { nameId, fileId }, { version: 1 });
    },
  },
  {
    call: eduDoc.create,
    by: 'province',
    stranger: 'county',
    name: async (fileId) => (await server.as('province'))(eduDoc.create, { ...material, fileId }),
  },
  {
    call: eduDoc.update,
    by: 'province',
    stranger: 'county',
    name: async (fileId) => {
      const province = await server.as('province');
      const first = await uploaded('province');
      const { id: docId } = await province(eduDoc.create, { ...material, fileId: first });
      return province(eduDoc.update, { docId, action: 'edit', fileId }, { version: 1 });
    },
  },
  {
    call: limit.create,
    by: 'county',
    stranger: 'otherCounty',
    name: (fileId) => restricted([fileId]),
  },
  {
    call: limit.update,
    by: 'county',
    stranger: 'otherCounty',
    name: async (fileId) => {
      const { id: limitId } = await restricted([await uploaded('county')]);
      const asked = { limitId, action: 'edit' as const, files: [fileId] };
      return (await server.as('county'))(limit.update, asked, { version: 1 });
    },
  },
  {
    call: limit.uploadDecisionFile,
    by: 'county',
    stranger: 'otherCounty',
    name: async (fileId) => {
      const { id: limitId } = await restricted([await uploaded('county')]);
      return (await server.as('county'))(limit.uploadDecisionFile, { limitId, files: [fileId] });
    },
  },
  {
    call: resource.ticket,
    by: 'point',
    stranger: 'county',
    name: async (fileId) => (await server.as('point'))(resource.ticket, { fileId }),
  },
];

test('凡是收文件编号的调用都在这里', () => {
  const taking = allCalls.filter(
    ({ input, ...call }) =>
      isWrite(call) &&
      input instanceof z.ZodObject &&
      Object.values(input.shape as Record<string, z.ZodType>).some((field) =>
        ['file', 'files'].includes(factsOf(field)?.kind ?? ''),
      ),
  );
  expect(taking.map(({ id }) => id).sort()).toEqual(naming.map(({ call }) => call.id).sort());
});

test.each(naming.map((one) => [one.call.id, one] as const))(
  '%s：别人上传的文件不能用，自己上传的可以',
  async (_id, { by, stranger, name, pdf, seal }) => {
    const upload = async (org: TestOrg) => {
      if (pdf) return uploaded(org, '承诺书.pdf', PDF);
      return seal ? uploaded(org, '印模.png', await clearPicture()) : uploaded(org);
    };
    server.setNow(new Date((clock += 10_000)));
    await expect(name(await upload(stranger))).rejects.toMatchObject({ code: 403 });
    await expect(name('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 403 });
    await name(await upload(by));
  },
);

test('一个文件只用一次；类型不对的不收，说明要哪一种', async () => {
  const fileId = await uploaded('point');
  const change = naming.find(({ call }) => call === registrationChange.regDataChange);
  await change?.name(fileId);
  await expect(change?.name(fileId)).rejects.toMatchObject({
    code: 422,
    message: '该文件已用于其他记录，请重新上传',
  });
  const sheet = await uploaded('point', '名单.xlsx', new Uint8Array(officeOf('xlsx')));
  await expect(change?.name(sheet)).rejects.toMatchObject({
    code: 422,
    message: '请上传图片或PDF文件',
  });
});

test('变更的证明材料，审核人看得到，范围以外的人看不到；草稿计划的文件只有本省看得到', async () => {
  const evidence = await uploaded('point');
  await naming.find(({ call }) => call === registrationChange.regDataChange)?.name(evidence);
  const sees = async (org: TestOrg, fileId: string) =>
    (await server.as(org))(resource.viewImage, { fileId }).then(
      () => true,
      () => false,
    );
  expect([
    await sees('county', evidence),
    await sees('otherPoint', evidence),
    await sees('otherCounty', evidence),
  ]).toEqual([true, false, false]);
  const postponed = await uploaded('province');
  await naming.find(({ call }) => call === provinceBatchPostpone.create)?.name(postponed);
  expect([await sees('centre', postponed), await sees('otherProvince', postponed)]).toEqual([
    true,
    false,
  ]);
  const draft = await uploaded('province');
  await naming.find(({ call }) => call === provinceBatch.create)?.name(draft);
  expect([await sees('centre', draft), await sees('county', draft)]).toEqual([false, false]);
  // Once it was handed in, the centre decides with the file at hand.
  const { rows } = await server.pool.query<{ id: string; version: number }>(
    'select pb_id::text as id, version from province_plan where file_id = $1',
    [draft],
  );
  const { id: pbId = '', version = 0 } = rows[0] ?? {};
  await (
    await server.as('province')
  )(provinceBatch.update, { pbId, action: 'report' }, { version });
  expect([await sees('centre', draft), await sees('otherProvince', draft)]).toEqual([true, false]);
});

test('机构计划变更的附件，上级审批时打得开，别的机构打不开', async () => {
  const fileId = await uploaded('county');
  await (
    await server.as('county')
  )(provinceBatchPostpone.create, {
    pbId: road.pbId,
    obId: road.obId,
    changeKind: 1,
    after: {
      slots: [
        { ...timeSlot, obtId: road.obtId, dayLimit: null, validEndDateStr: '2024-06-20 18:00' },
      ],
    },
    reason: '提前结束',
    fileId,
  });
  const sees = async (org: TestOrg) =>
    (await server.as(org))(resource.viewImage, { fileId }).then(
      () => true,
      () => false,
    );
  expect([await sees('city'), await sees('province')]).toEqual([true, true]);
  expect([await sees('otherCounty'), await sees('otherProvince')]).toEqual([false, false]);
});
