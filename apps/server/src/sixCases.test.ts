import { uuid7 } from '@tqc/client';
import { personal, session, view } from '@tqc/contract/account';
import { allCalls } from '@tqc/contract/catalogue';
import { certAssign } from '@tqc/contract/cert';
import { isWrite, type Call } from '@tqc/contract/kit';
import {
  certBatch,
  localeSet,
  orgBatch,
  orgBatchTime,
  provinceBatch,
  provinceBatchPostpone,
  regAud,
  registration,
  registrationChange,
  registrationReview,
} from '@tqc/contract/register';
import { job, resource } from '@tqc/contract/resource';
import { audit } from '@tqc/contract/rms';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestOrg, type TestServer } from './testing';
import {
  arrangement,
  checks,
  newBatch,
  provincePlan,
  testRoad,
  timeSlot,
  type Road,
} from './testingRoad';

let server: TestServer;
let road: Road;
let photo: Uint8Array<ArrayBuffer>;
let serial = 0;
beforeAll(async () => {
  server = await testServer();
  // The audit belongs to nobody else: one more right for the person who plays its administrator here.
  await server.pool.query("insert into role_permission values (5, 'rms.audit.view')");
  road = await testRoad(server);
  photo = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
});

interface Asked {
  readonly input: Record<string, unknown>;
  readonly version?: number;
  readonly files?: readonly { field: string; name: string; bytes: Uint8Array<ArrayBuffer> }[];
}

/** A write call with what makes it succeed and what must refuse it. */
interface Written {
  readonly call: Call;
  readonly by: TestOrg;
  /** A fresh record every time, ready for the call. */
  ready(): Promise<Asked>;
  /** Somebody without the right; absent where every level has it. */
  readonly level?: TestOrg;
  /** Somebody with the right who does not see the record; absent where a call touches only the caller's own. */
  readonly scope?: TestOrg;
  /** What a stranger is told, where it is not the usual sentence. */
  readonly strange?: { readonly code: number; readonly message: string };
  /** The refusal when the record is not in the state for it: the same again after success, unless `wrong` makes another. */
  readonly state?: 'again' | (() => Promise<Asked>);
}

const next = () => (serial += 1);
const START = Date.parse('2024-06-18T02:00:00Z');
/** Every call a little later: one person makes no more than a hundred in ten seconds. */
let clock = START;
const call = async (
  org: TestOrg,
  one: Call,
  { input, version, files }: Asked,
  key = uuid7(),
): Promise<unknown> => {
  const caller = await server.as(org);
  server.setNow(new Date((clock += 150)));
  return caller(one, input as never, {
    key,
    ...(version === undefined ? {} : { version }),
    ...(files ? { files } : {}),
  });
};
const idOf = (answer: unknown) => String((answer as { id: unknown }).id);
/** One running batch a year and type: each gets its own. */
const batchInput = () => {
  const n = next();
  return {
    ...newBatch,
    year: 2000 + Math.floor(n / 4),
    half: ((n % 4) + 1) as 1 | 2 | 3 | 4,
    cbName: `专项${n}`,
  };
};
const batch = async () => idOf(await call('centre', certBatch.create, { input: batchInput() }));
/** A province has one plan a batch, so each plan gets a batch of its own. */
const plan = async () =>
  idOf(
    await call('province', provinceBatch.create, {
      input: { ...provincePlan, autoPass: false, cbId: await batch() },
    }),
  );
const passedPlan = async () => {
  const pbId = await plan();
  await call('province', provinceBatch.update, { input: { pbId, action: 'report' }, version: 1 });
  await call('centre', provinceBatch.update, { input: { pbId, action: 'pass' }, version: 2 });
  return pbId;
};
const orgPlan = async () =>
  idOf(
    await call('county', orgBatch.create, {
      input: { pbId: await passedPlan(), planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
    }),
  );
const slotOf = async (obId: string) =>
  ((await call('county', orgBatch.get, { input: { obId } })) as { times: { obtId: string }[] })
    .times[0]?.obtId ?? '';
const freshSlot = async () => slotOf(await orgPlan());
const runningSlot = async () => {
  const obId = await orgPlan();
  await call('county', orgBatch.update, { input: { obId, action: 'report' }, version: 1 });
  await call('province', orgBatch.update, { input: { obId, action: 'pass' }, version: 2 });
  return slotOf(obId);
};
const newArrangement = async () =>
  idOf(
    await call('county', localeSet.create, {
      input: { ...arrangement, obtId: await runningSlot(), pointId: '32880101' },
    }),
  );
const filed = (more?: Record<string, unknown>) => road.filed(next() + 200, more);
const qualified = async () => {
  const regId = await filed();
  await call('point', registrationReview.confirmRegistration, {
    input: { regId, decision: 'materialsQualified', ...checks },
    version: 1,
  });
  return regId;
};
const confirmed = async () => (await road.confirmed(next() + 200)).regId;
const set = (text: string, regId: string) =>
  server.pool.query(`update registration set ${text} where reg_id = $1`, [regId]);
const approved = async () => {
  const regId = await confirmed();
  await set("status = 18, access_result = 0, access_time = '2024-06-18'", regId);
  return regId;
};
const numbered = async () =>
  idOf(
    await call('county', certAssign.create, {
      input: { regIds: [await approved()], recognisedOn: '2024-06-18', issueDate: '2024-06-18' },
    }),
  );
const message = async () => {
  const regId = await filed();
  return {
    regId,
    regAudId: idOf(await call('point', regAud.create, { input: { regId, content: '请补充材料' } })),
  };
};
const change = async () =>
  idOf(
    await call('point', registrationChange.regDataChange, {
      input: { regId: await filed(), changes: { major: '英语' }, reason: '更正' },
      version: 1,
    }),
  );
const postponed = async () =>
  idOf(
    await call('province', provinceBatchPostpone.create, {
      input: {
        pbId: await passedPlan(),
        changeKind: 1,
        after: { approveEnd: '2024-07-25' },
        reason: '推迟',
      },
    }),
  );
const idRef = async (regId: string) =>
  ((await call('county', registration.get, { input: { regId } })) as { idRef: string }).idRef;
const upload = () => [{ field: 'file', name: '毕业证书.jpg', bytes: photo }];

const written: readonly Written[] = [
  {
    call: certBatch.create,
    by: 'centre',
    ready: async () => ({ input: batchInput() }),
    level: 'province',
    state: 'again',
  },
  {
    call: certBatch.update,
    by: 'centre',
    ready: async () => ({ input: { cbId: await batch(), action: 'end' }, version: 1 }),
    level: 'province',
    state: 'again',
  },
  {
    call: certBatch.remove,
    by: 'centre',
    ready: async () => ({ input: { cbId: await batch() }, version: 1 }),
    level: 'county',
    state: async () => ({ input: { cbId: road.cbId }, version: 1 }),
  },
  {
    call: provinceBatch.create,
    by: 'province',
    ready: async () => ({ input: { ...provincePlan, cbId: await batch() } }),
    level: 'centre',
    state: async () => ({ input: { ...provincePlan, cbId: road.cbId } }),
  },
  {
    call: provinceBatch.update,
    by: 'province',
    ready: async () => ({ input: { pbId: await plan(), action: 'report' }, version: 1 }),
    level: 'point',
    scope: 'otherProvince',
    state: 'again',
  },
  {
    call: provinceBatch.remove,
    by: 'province',
    ready: async () => ({ input: { pbId: await plan() }, version: 1 }),
    level: 'county',
    scope: 'otherProvince',
    state: async () => ({ input: { pbId: await passedPlan() }, version: 3 }),
  },
  {
    call: provinceBatch.updateSiteOrg,
    by: 'province',
    ready: async () => ({
      input: {
        orgIdKey: '328801',
        address: '滨河路1号',
        phone: '000-88880000',
        officeHours: '工作日',
      },
      version: Number(
        (await server.pool.query('select version from org where org_id = 328801')).rows[0].version,
      ),
    }),
    level: 'point',
    scope: 'otherProvince',
  },
  {
    call: provinceBatchPostpone.create,
    by: 'province',
    ready: async () => ({
      input: {
        pbId: await passedPlan(),
        changeKind: 1,
        after: { approveEnd: '2024-07-25' },
        reason: '推迟',
      },
    }),
    level: 'point',
    scope: 'otherProvince',
    state: 'again',
  },
  {
    call: provinceBatchPostpone.update,
    by: 'centre',
    ready: async () => ({ input: { id: await postponed(), action: 'pass' }, version: 1 }),
    level: 'point',
    scope: 'otherProvince',
    state: 'again',
  },
  {
    call: provinceBatchPostpone.remove,
    by: 'province',
    ready: async () => ({ input: { id: await postponed() }, version: 1 }),
    level: 'point',
    scope: 'otherProvince',
    state: async () => {
      const id = await postponed();
      await call('centre', provinceBatchPostpone.update, {
        input: { id, action: 'pass' },
        version: 1,
      });
      return { input: { id }, version: 2 };
    },
  },
  {
    call: orgBatch.create,
    by: 'county',
    ready: async () => ({
      input: { pbId: await passedPlan(), planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
    }),
    level: 'centre',
    state: async () => ({
      input: { pbId: await plan(), planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
    }),
  },
  {
    call: orgBatch.update,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan(), action: 'report' }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
  {
    call: orgBatch.remove,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan() }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({ input: { obId: road.obId }, version: 2 }),
  },
  {
    call: orgBatchTime.create,
    by: 'county',
    ready: async () => ({ input: { obId: await orgPlan(), ...timeSlot } }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({ input: { obId: road.obId, ...timeSlot } }),
  },
  {
    call: orgBatchTime.update,
    by: 'county',
    ready: async () => ({ input: { obtId: await freshSlot(), ...timeSlot }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({ input: { obtId: road.obtId, ...timeSlot }, version: 1 }),
  },
  {
    call: orgBatchTime.remove,
    by: 'county',
    ready: async () => {
      const obId = await orgPlan();
      return {
        input: {
          obtId: idOf(await call('county', orgBatchTime.create, { input: { obId, ...timeSlot } })),
        },
        version: 1,
      };
    },
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({ input: { obtId: road.obtId }, version: 1 }),
  },
  {
    call: localeSet.create,
    by: 'county',
    ready: async () => ({
      input: { ...arrangement, obtId: await runningSlot(), pointId: '32880101' },
    }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({
      input: { ...arrangement, obtId: road.obtId, pointId: '32880101', endDate: '2024-07-30' },
    }),
  },
  {
    call: localeSet.update,
    by: 'county',
    ready: async () => ({ input: { lsId: await newArrangement(), dayCapacity: 50 }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => ({
      input: { lsId: await newArrangement(), endDate: '2024-07-30' },
      version: 1,
    }),
  },
  {
    call: localeSet.remove,
    by: 'county',
    ready: async () => ({ input: { lsId: await newArrangement() }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => {
      await filed();
      return {
        input: { lsId: road.lsId },
        version: Number(
          (
            await server.pool.query('select version from plan_arrangement where ls_id = $1', [
              road.lsId,
            ])
          ).rows[0].version,
        ),
      };
    },
  },
  {
    call: localeSet.batchAddLocaleSet,
    by: 'county',
    ready: async () => ({
      input: { ...arrangement, orgIds: '32880101,32880102', obtId: await runningSlot() },
    }),
    level: 'point',
  },
  {
    call: registration.update,
    by: 'county',
    ready: async () => ({ input: { regId: await filed(), address: '滨河路2号' }, version: 1 }),
    level: 'otherProvince',
    scope: 'otherCounty',
    state: async () => ({ input: { regId: await filed(), action: 'undelete' }, version: 1 }),
  },
  {
    call: registration.remove,
    by: 'county',
    ready: async () => ({ input: { regId: await filed(), reason: '重复申报' }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
  {
    call: registration.removeByIdNo,
    by: 'county',
    ready: async () => {
      const regId = await filed();
      return { input: { id: regId, idNo: await idRef(regId), reason: '重复申报' }, version: 1 };
    },
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
  {
    call: registrationChange.regDataChange,
    by: 'point',
    ready: async () => ({
      input: { regId: await filed(), changes: { major: '英语' }, reason: '更正' },
      version: 1,
    }),
    level: 'centre',
    scope: 'otherPoint',
    state: async () => {
      const regId = await filed();
      await call('point', registrationChange.regDataChange, {
        input: { regId, changes: { major: '英语' }, reason: '更正' },
        version: 1,
      });
      return { input: { regId, changes: { major: '物理学' }, reason: '更正' }, version: 1 };
    },
  },
  {
    call: registrationChange.regChgAudit,
    by: 'county',
    ready: async () => ({ input: { chgId: await change(), passed: true }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
  {
    call: registrationReview.confirmRegistration,
    by: 'point',
    ready: async () => ({
      input: { regId: await filed(), decision: 'materialsQualified', ...checks },
      version: 1,
    }),
    level: 'centre',
    scope: 'otherPoint',
    state: 'again',
  },
  {
    call: registrationReview.affirmRegistration,
    by: 'point',
    ready: async () => ({
      input: { regId: await qualified(), decision: 'confirm', ...checks },
      version: 2,
    }),
    level: 'centre',
    scope: 'otherPoint',
    state: 'again',
  },
  {
    call: registrationReview.receiveRegInfos,
    by: 'point',
    ready: async () => {
      const regId = await filed();
      await set('status = 0', regId);
      return {
        input: {
          regId,
          idNo: await idRef(regId),
          ctId: 3,
          obtId: road.obtId,
          lsId: road.lsId,
          orgId: '328801',
          status: 0,
          type: '1',
        },
        version: 1,
      };
    },
    level: 'centre',
    scope: 'otherPoint',
    state: 'again',
  },
  {
    call: registrationReview.changeLocalSetInfo,
    by: 'county',
    ready: async () => ({
      input: { regId: await filed(), localSetid: road.lsId, lsId: road.otherLsId },
      version: 1,
    }),
    level: 'centre',
    scope: 'otherCounty',
    state: async () => ({
      input: { regId: await confirmed(), localSetid: road.lsId, lsId: road.otherLsId },
      version: 3,
    }),
  },
  {
    call: registrationReview.audCollegeInfo,
    by: 'county',
    ready: async () => {
      const regId = await confirmed();
      await set('record_status = 4, college_append_flag = true', regId);
      return {
        input: {
          regId,
          diplomaNo: '190011202405001234',
          graduateDate: '2024-06-20',
          graduateSchool: '澄岚师范大学',
          major: '数学',
          educationLevel: 3,
          passed: true,
          opinion: '',
        },
        version: 3,
      };
    },
    level: 'point',
    scope: 'otherCounty',
    state: 'again',
  },
  {
    call: regAud.create,
    by: 'point',
    ready: async () => ({ input: { regId: await filed(), content: '请补充材料' } }),
    level: 'centre',
    scope: 'otherPoint',
  },
  {
    call: regAud.update,
    by: 'point',
    ready: async () => ({
      input: { regAudId: (await message()).regAudId, content: '请尽快补充' },
      version: 1,
    }),
    level: 'centre',
    scope: 'otherPoint',
    state: async () => {
      const { regAudId } = await message();
      await server.pool.query(
        "update registration_message set reply = '好的' where reg_aud_id = $1",
        [regAudId],
      );
      return { input: { regAudId, content: '改' }, version: 1 };
    },
  },
  {
    call: regAud.remove,
    by: 'point',
    ready: async () => ({ input: { regAudId: (await message()).regAudId }, version: 1 }),
    level: 'centre',
    scope: 'otherPoint',
    state: async () => {
      const { regAudId } = await message();
      await server.pool.query(
        "update registration_message set reply = '好的' where reg_aud_id = $1",
        [regAudId],
      );
      return { input: { regAudId }, version: 1 };
    },
  },
  {
    call: regAud.cancelMessagesRegAud,
    by: 'point',
    ready: async () => ({ input: await message(), version: 1 }),
    level: 'centre',
    scope: 'otherPoint',
    state: 'again',
  },
  {
    call: certAssign.create,
    by: 'county',
    ready: async () => ({
      input: { regIds: [await approved()], recognisedOn: '2024-06-18', issueDate: '2024-06-18' },
    }),
    level: 'point',
    scope: 'otherCounty',
    strange: { code: 422, message: '不属于本机构' },
    state: 'again',
  },
  {
    call: certAssign.update,
    by: 'county',
    ready: async () => ({ input: { id: await numbered(), issueDate: '2024-06-19' }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
  },
  {
    call: certAssign.remove,
    by: 'county',
    ready: async () => ({ input: { id: await numbered() }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => {
      const id = await numbered();
      await server.pool.query(
        'update cert set print_status = 1 where cert_no = (select first_no from cert_assign where id = $1)',
        [id],
      );
      return { input: { id }, version: 1 };
    },
  },
  {
    call: resource.updateFile,
    by: 'point',
    ready: async () => ({ input: {}, files: upload() }),
    state: async () => ({ input: {}, files: [] }),
  },
  {
    call: resource.updateFileCurr,
    by: 'point',
    ready: async () => ({
      input: {
        regId: await filed({
          files: [
            { kind: 'photo', title: '证件照片', part: 'photo' },
            { kind: 'diploma', title: '毕业证书', part: 'photo' },
          ],
        }),
        kind: 'diploma',
        seq: 2,
      },
      files: upload(),
    }),
    scope: 'otherPoint',
    state: async () => ({
      input: { regId: await confirmed(), kind: 'diploma', seq: 2 },
      files: upload(),
    }),
  },
  {
    call: resource.ticket,
    by: 'point',
    ready: async () => ({
      input: {
        fileId: (
          (await call('point', registration.get, { input: { regId: await filed() } })) as {
            files: { fileId: string }[];
          }
        ).files[0]?.fileId,
      },
    }),
    scope: 'otherPoint',
  },
  {
    call: personal.reveal,
    by: 'point',
    ready: async () => ({
      input: { table: 'registration', id: await filed(), field: 'idNo', reason: '核对原件' },
    }),
    scope: 'otherPoint',
  },
  {
    call: view.save,
    by: 'county',
    ready: async () => ({ input: { screen: 'certBatch', name: `视图${next()}`, state: {} } }),
  },
  {
    call: view.remove,
    by: 'county',
    ready: async () => ({
      input: {
        id: idOf(
          await call('county', view.save, {
            input: { screen: 'certBatch', name: `视图${next()}`, state: {} },
          }),
        ),
      },
    }),
    scope: 'otherCounty',
  },
  { call: audit.verify, by: 'centre', ready: async () => ({ input: {} }), level: 'county' },
];

/** Calls that answer each record for itself: a refusal stands in the answer, not in its code. */
const batchCalls: readonly {
  readonly call: Call;
  readonly by: TestOrg;
  readonly level: TestOrg;
  readonly scope: TestOrg;
  ready(): Promise<{ input: Record<string, unknown>; regId: string }>;
  readonly again: boolean;
  stale?(input: Record<string, unknown>, regId: string): Record<string, unknown>;
}[] = [
  {
    call: registrationReview.batchAud,
    by: 'county',
    level: 'point',
    scope: 'otherCounty',
    again: true,
    ready: async () => {
      const regId = await confirmed();
      return {
        regId,
        input: {
          regIds: regId,
          decision: 'returnToConfirmation',
          opinion: '材料不全',
          records: [{ id: regId, version: 3 }],
        },
      };
    },
    stale: (input, regId) => ({ ...input, records: [{ id: regId, version: 2 }] }),
  },
  {
    call: registrationReview.batchMsg,
    by: 'point',
    level: 'centre',
    scope: 'otherPoint',
    again: false,
    ready: async () => {
      const regId = await filed();
      return { regId, input: { regIds: regId, content: '请补充材料' } };
    },
  },
  {
    call: registrationReview.batchAllowQuery,
    by: 'county',
    level: 'point',
    scope: 'otherCounty',
    again: true,
    ready: async () => {
      const regId = await confirmed();
      return { regId, input: { regIds: regId } };
    },
  },
  {
    call: registrationReview.handleCancelQuery,
    by: 'county',
    level: 'point',
    scope: 'otherCounty',
    again: true,
    ready: async () => {
      const regId = await confirmed();
      await set('access_result = 11', regId);
      return { regId, input: { regIds: regId } };
    },
  },
];

/** Whose six cases stand elsewhere, and where. */
const elsewhere: Readonly<Record<string, string>> = {
  'account.auth.login': 'areas/account/signIn.test.ts',
  'account.auth.logout': 'areas/account/signIn.test.ts',
  'account.forgetPass.sendSms': 'areas/account/signIn.test.ts',
  'account.forgetPass.verificationSms': 'areas/account/signIn.test.ts',
  'account.forgetPass.resetPass': 'areas/account/signIn.test.ts',
  'account.loginSms.sendLoginSms': 'areas/account/signIn.test.ts',
  'account.loginSms.checkLoginSms': 'areas/account/signIn.test.ts',
  'account.personal.changePassword': 'areas/account/signIn.test.ts',
  'account.session.endOthers': '本文件',
  'account.session.end': '本文件',
  'resource.job.cancel': '本文件',
  'register.registration.create': '本文件',
  'intake.registration': 'areas/register/review.test.ts',
  'intake.supplement': 'areas/register/registrationChange.test.ts',
  'monitor.wall.ticket': 'areas/monitor/wall.test.ts',
  'monitor.wall.exchange': 'areas/monitor/wall.test.ts',
  'monitor.wall.command': 'areas/monitor/wall.test.ts',
  'monitor.wall.revoke': 'areas/monitor/wall.test.ts',
};

test('每个写接口都有这些情形', () => {
  const covered = new Set(
    [...written, ...batchCalls].map(({ call: { id } }) => id).concat(Object.keys(elsewhere)),
  );
  expect(
    allCalls
      .filter(isWrite)
      .map(({ id }) => id)
      .filter((id) => !covered.has(id)),
  ).toEqual([]);
});

describe.each(written.map((one) => [one.call.id, one] as const))('%s', (_, one) => {
  test('成功，同一编号重复只有一次效果，缺编号被拒绝', async () => {
    const asked = await one.ready();
    const key = uuid7();
    const first = await call(one.by, one.call, asked, key);
    expect(await call(one.by, one.call, asked, key)).toEqual(first);
    await expect(call(one.by, one.call, asked, '')).rejects.toMatchObject({ code: 400 });
  });

  if (one.level)
    test('没有该权限的级别', async () => {
      await expect(call(one.level ?? 'point', one.call, await one.ready())).rejects.toMatchObject({
        code: 403,
      });
    });

  if (one.scope)
    test('有权限而不在范围内', async () => {
      const { code, message } = one.strange ?? { code: 403, message: '您不具备该条数据的权限' };
      await expect(call(one.scope ?? 'point', one.call, await one.ready())).rejects.toMatchObject({
        code,
        message: expect.stringContaining(message),
      });
    });

  if (one.state)
    test('状态不符合时说明原因', async () => {
      let asked: Asked;
      if (one.state === 'again') {
        asked = await one.ready();
        await call(one.by, one.call, asked);
        if (asked.version !== undefined) asked = { ...asked, version: asked.version + 1 };
      } else asked = (await one.state?.()) ?? { input: {} };
      await expect(call(one.by, one.call, asked)).rejects.toMatchObject({
        code: expect.toSatisfy((code: number) => code === 422 || code === 403),
        message: expect.stringMatching(/[\u4e00-\u9fff]{4}/),
      });
    });

  if (one.call.versioned)
    test('没有版本、版本过时', async () => {
      const asked = await one.ready();
      const { version: _version, ...without } = asked;
      await expect(call(one.by, one.call, without)).rejects.toMatchObject({ code: 428 });
      await expect(
        call(one.by, one.call, { ...asked, version: (asked.version ?? 1) + 7 }),
      ).rejects.toMatchObject({ code: 409, message: '数据已被他人修改，请刷新后再操作' });
    });
});

describe.each(batchCalls.map((one) => [one.call.id, one] as const))('%s', (_, one) => {
  test('成功、重复、级别、范围、状态、版本', async () => {
    const { input, regId } = await one.ready();
    const key = uuid7();
    await expect(call(one.level, one.call, { input })).rejects.toMatchObject({ code: 403 });
    expect(await call(one.scope, one.call, { input })).toMatchObject({
      done: [],
      refused: [{ id: regId, reason: '您不具备该条数据的权限，请刷新页面后再操作！' }],
    });
    if (one.stale)
      expect(await call(one.by, one.call, { input: one.stale(input, regId) })).toMatchObject({
        done: [],
        refused: [{ reason: '数据已被他人修改，请刷新后再操作' }],
      });
    expect(await call(one.by, one.call, { input }, key)).toEqual({ done: [regId], refused: [] });
    expect(await call(one.by, one.call, { input }, key)).toEqual({ done: [regId], refused: [] });
    if (one.again)
      expect(await call(one.by, one.call, { input })).toMatchObject({
        done: [],
        refused: [{ id: regId, reason: expect.stringMatching(/[\u4e00-\u9fff]{4}/) }],
      });
  });
});

test('会话：结束别处的、结束指定的；别人的会话结束不了', async () => {
  const mine = (await call('province', session.list, { input: {} })) as {
    record: { sid: string }[];
  };
  await expect(
    call('county', session.end, { input: { sid: mine.record[0]?.sid } }),
  ).rejects.toMatchObject({ code: 403 });
  await expect(call('county', session.end, { input: { sid: 'x' } })).rejects.toMatchObject({
    code: 400,
  });
  expect(await call('county', session.endOthers, { input: {} })).toBeNull();
});

test('任务：结束的不能取消，别人的看不到', async () => {
  await server.pool.query(
    "insert into job (job_id, admin_id, org_id, kind, title, status) values (1, 328801, 328801, 'x', '演示任务', 2), (2, 328801, 328801, 'x', '演示任务', 0)",
  );
  await expect(call('county', job.cancel, { input: { id: '1' } })).rejects.toThrow(
    '任务已结束，不能取消',
  );
  await expect(call('otherCounty', job.cancel, { input: { id: '2' } })).rejects.toMatchObject({
    code: 422,
  });
  expect(await call('county', job.cancel, { input: { id: '2' } })).toBeNull();
});

test('后台采集不在此办理，说明该怎么做', async () => {
  await expect(
    call('county', registration.create, { input: { lsId: road.lsId, person: {} } }),
  ).rejects.toMatchObject({
    code: expect.toSatisfy((code: number) => code === 422 || code === 403),
  });
});

test('批量安排：不在范围内的时间段，每个确认点都说明原因，一个也不加', async () => {
  const answer = (await call('otherCounty', localeSet.batchAddLocaleSet, {
    input: { ...arrangement, orgIds: '32880101,32880102', obtId: await runningSlot() },
  })) as { added: number; refused: { message: string }[] };
  expect(answer.added).toBe(0);
  expect(answer.refused.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => '您不具备该条数据的权限，请刷新页面后再操作！'),
  );
});
