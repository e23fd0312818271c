import { uuid7 } from '@tqc/client';
import { certAssign } from '@tqc/contract/cert';
import type { Call } from '@tqc/contract/kit';
import {
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
  regAud,
  registration,
  registrationChange,
  registrationReview,
} from '@tqc/contract/register';
import sharp from 'sharp';
import type { TestOrg, TestServer } from '../testing/server';
import {
  arrangement,
  checks,
  newBatch,
  provincePlan,
  testRoad,
  timeSlot,
  type Road,
} from '../testing/road';
import type { Asked } from './example';
import { letPass, newPerson } from './people';

/** The server the cases run on, and the road laid on it: both stand once the stage is open. */
export let server: TestServer;
export let road: Road;
let photo: Uint8Array<ArrayBuffer>;
let serial = 0;
let batches = 0;

/** Lays the road on a server; the cases below make their records on it. */
export async function openStage(opened: TestServer): Promise<void> {
  server = opened;
  batches = 0;
  road = await testRoad(server);
  photo = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
}

/** Every number once. */
export const next = () => (serial += 1);

/** Calls as somebody of an organisation, or as who is named in what is asked. */
export const call = async (
  org: TestOrg,
  one: Call,
  { input, version, files, as }: Asked,
  key = uuid7(),
): Promise<unknown> => {
  const caller = as ? as.send : await server.as(org);
  letPass(server);
  return caller(one, input as never, {
    key,
    ...(version === undefined ? {} : { version }),
    ...(files ? { files } : {}),
  });
};
/** Somebody of an organisation whose session nobody else uses. */
export const somebody = (org: TestOrg) => newPerson(server, org, { role: true });
export const idOf = (answer: unknown) => String((answer as { id: unknown }).id);
/**
 * One running batch a year and type: each gets its own. They are counted apart, from the opening of
 * the stage: a century has four hundred.
 */
export const batchInput = () => {
  const n = (batches += 1);
  const year = 2000 + Math.floor(n / 4);
  return {
    ...newBatch,
    // The year of the road has its batch already.
    year: year < newBatch.year ? year : year + 1,
    half: ((n % 4) + 1) as 1 | 2 | 3 | 4,
    cbName: `专项${n}`,
  };
};
export const batch = async () =>
  idOf(await call('centre', certBatch.create, { input: batchInput() }));
/** A province has one plan a batch, so each plan gets a batch of its own. */
export const plan = async () =>
  idOf(
    await call('province', provinceBatch.create, {
      input: { ...provincePlan, autoPass: false, cbId: await batch() },
    }),
  );
export const passedPlan = async () => {
  const pbId = await plan();
  await call('province', provinceBatch.update, { input: { pbId, action: 'report' }, version: 1 });
  await call('centre', provinceBatch.update, { input: { pbId, action: 'pass' }, version: 2 });
  return pbId;
};
export const orgPlan = async () =>
  idOf(
    await call('county', orgBatch.create, {
      input: { pbId: await passedPlan(), planName: '东霁区计划', receiveWay: 1, times: [timeSlot] },
    }),
  );
const slotOf = async (obId: string) =>
  ((await call('county', orgBatch.get, { input: { obId } })) as { times: { obtId: string }[] })
    .times[0]?.obtId ?? '';
export const freshSlot = async () => slotOf(await orgPlan());
export const runningSlot = async () => {
  const obId = await orgPlan();
  await call('county', orgBatch.update, { input: { obId, action: 'report' }, version: 1 });
  await call('province', orgBatch.update, { input: { obId, action: 'pass' }, version: 2 });
  return slotOf(obId);
};
export const newArrangement = async () =>
  idOf(
    await call('county', localeSet.create, {
      input: { ...arrangement, obtId: await runningSlot(), pointId: '32880101' },
    }),
  );
let applicants = 200;
const nextApplicant = () => (applicants += 1);
export const filed = (more?: Record<string, unknown>) => road.filed(nextApplicant(), more);
export const qualified = async () => {
  const regId = await filed();
  await call('point', registrationReview.confirmRegistration, {
    input: { regId, decision: 'materialsQualified', ...checks },
    version: 1,
  });
  return regId;
};
export const confirmed = async () => (await road.confirmed(nextApplicant())).regId;
export const set = (text: string, regId: string) =>
  server.pool.query(`update registration set ${text} where reg_id = $1`, [regId]);
/** The version an application has now. */
export const versionOf = async (regId: string) => {
  const [found] = await road.versionsOf([regId]);
  return found?.version ?? 0;
};
export const approved = async () => {
  const regId = await confirmed();
  await set("status = 18, access_result = 0, access_time = '2024-06-18'", regId);
  return regId;
};
export const numbered = async () =>
  idOf(
    await call('county', certAssign.create, {
      input: {
        records: await road.versionsOf([await approved()]),
        recognisedOn: '2024-06-18',
        issueDate: '2024-06-18',
      },
    }),
  );
export const message = async () => {
  const regId = await filed();
  return {
    regId,
    regAudId: idOf(await call('point', regAud.create, { input: { regId, content: '请补充材料' } })),
  };
};
export const change = async () =>
  idOf(
    await call('point', registrationChange.regDataChange, {
      input: { regId: await filed(), changes: { major: '英语' }, reason: '更正' },
      version: 1,
    }),
  );
export const postponed = async () =>
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
export const idRef = async (regId: string) =>
  ((await call('county', registration.get, { input: { regId } })) as { idRef: string }).idRef;
/** An application as the channel hands it in: received, on the time and site of the road. */
export const received = async (regId: string, status: 0 | 1) => ({
  regId,
  idNo: await idRef(regId),
  ctId: 3,
  obtId: road.obtId,
  lsId: road.lsId,
  orgId: '328801',
  status,
  type: '1',
});
export const upload = () => [{ field: 'file', name: `毕业证书${next()}.jpg`, bytes: photo }];

/** The same record every time on one server: reads do not use it up. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  const made = new WeakMap<TestServer, Promise<T>>();
  return () => {
    const one = made.get(server) ?? make();
    made.set(server, one);
    return one;
  };
}
