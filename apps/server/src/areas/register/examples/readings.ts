import {
  certBatch,
  localeSet,
  nation,
  operations,
  otherPoint,
  orgBatch,
  orgBatchTime,
  provinceBatch,
  provinceBatchPostpone,
  regAud,
  registration,
  registrationChange,
  registrationDocument,
  registrationReview,
} from '@tqc/contract/register';
import type { Call } from '@tqc/contract/kit';
import type { TestOrg } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import {
  change,
  confirmed,
  filed,
  idRef,
  message,
  once,
  postponed,
  road,
  set,
} from '../../../walks/stage';

const KINDS = ['photo', 'diploma', 'newDiploma', 'degree', 'mandarin', 'other', 'student'];
const withDocuments = once(() =>
  filed({ files: KINDS.map((kind) => ({ kind, title: kind, part: 'photo' })) }),
);
const oneMessage = once(message);
const oneChange = once(change);
const withNumber = once(() => confirmed());
const certNumber = once(async () => {
  const certNo = '20243288039999001';
  await set(`cert_no = '${certNo}'`, await filed());
  return certNo;
});

/** Reads one application; whoever is not above its point sees nothing of it. */
const ofApplication = (
  call: Call,
  more: Record<string, unknown> = {},
  regId: () => Promise<string> = withDocuments,
): Example => ({
  call,
  by: 'county',
  at: 'point',
  ready: async () => ({ input: { regId: await regId(), ...more } }),
});

/** Reads one record of the planning chain by its key. */
const ofPlan = (call: Call, by: TestOrg, key: string, at: () => unknown): Example => ({
  call,
  by,
  ready: async () => ({ input: { [key]: await at() } }),
});

/** Lists without a record of theirs to be read by its key. */
const lists: readonly Example[] = [
  {
    call: orgBatch.queryMyOrgBatchToEnd,
    by: 'county',
    ready: async () => ({ input: { pageSize: 200 }, mark: road.obId }),
  },
  {
    call: orgBatch.queryProvinceDownOrgName,
    by: 'city',
    also: ['province', 'centre'],
    ready: async () => ({
      input: { pbId: road.pbId, orgName: '东霁区', pageSize: 200 },
      mark: `${road.pbId}-328801`,
    }),
  },
  {
    call: orgBatchTime.list,
    by: 'county',
    ready: async () => ({ input: { obId: road.obId }, mark: road.obtId }),
  },
  {
    call: otherPoint.otherOrgRegistration,
    by: 'otherPoint',
    shared: true,
    ready: async () => ({ input: { regId: await withDocuments(), name: '王雪琳' } }),
  },
  {
    call: nation.queryNation,
    by: 'county',
    shared: true,
    ready: async () => ({
      input: { certNo: await certNumber(), name: '王雪琳', purpose: '核对' },
    }),
  },
  {
    call: operations.queryOperations,
    by: 'county',
    at: 'point',
    ready: async () => ({ input: { pageSize: 200 }, mark: await withDocuments() }),
  },
  {
    call: registrationChange.queryRegChgDos,
    by: 'county',
    at: 'point',
    ready: async () => ({ input: { pageSize: 200 }, mark: await oneChange() }),
  },
];

/** What is read with a key. */
export const readingExamples: readonly Example[] = [
  ...lists,
  { ...ofPlan(certBatch.get, 'centre', 'cbId', () => road.cbId), shared: true },
  ofPlan(localeSet.get, 'county', 'lsId', () => road.lsId),
  ofPlan(orgBatch.get, 'county', 'obId', () => road.obId),
  ofPlan(orgBatchTime.get, 'county', 'obtId', () => road.obtId),
  ofPlan(provinceBatch.get, 'province', 'pbId', () => road.pbId),
  ofPlan(provinceBatchPostpone.get, 'province', 'id', once(postponed)),
  { ...ofPlan(regAud.get, 'point', 'regAudId', async () => (await oneMessage()).regAudId) },
  ofApplication(regAud.getMessagesRegAud, {}, async () => (await oneMessage()).regId),
  ofApplication(registration.get),
  {
    ...ofApplication(registration.getByIdNo),
    ready: async () => {
      const id = await withDocuments();
      return { input: { id, idno: await idRef(id) } };
    },
  },
  { ...ofPlan(registrationChange.viewRegChg, 'county', 'chgId', oneChange), at: 'point' },
  ofApplication(registrationReview.getAccessQueryStatus),
  ofApplication(registrationReview.scores, { type: 1 }),
  ofApplication(registrationDocument.modifyFile),
  ofApplication(registrationDocument.viewCollegeCert),
  ofApplication(registrationDocument.viewNewCollegeCert),
  ofApplication(registrationDocument.viewDegreeCert),
  ofApplication(registrationDocument.viewPthCert),
  ofApplication(registrationDocument.viewOtherCert),
  ofApplication(registrationDocument.viewStudentCert),
  ofApplication(registrationDocument.regReport),
  ofApplication(registrationDocument.regOverInfoReport),
  ofApplication(registrationDocument.registerPdfCredentials, {}, withNumber),
  {
    call: registrationDocument.papers,
    by: 'county',
    at: 'point',
    ready: async () => ({ input: { kind: 'accept', regIds: await withNumber() } }),
  },
];
