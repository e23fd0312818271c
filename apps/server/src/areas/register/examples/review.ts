import { accessQueryFlow, recognitionFlow, recordFlow } from '@tqc/domain/register';
import { otherwise } from '../../../walks/otherwise';
import { accessQuery, registrationReview } from '@tqc/contract/register';
import { checks } from '../../../testing/road';
import {
  call,
  confirmed,
  filed,
  once,
  qualified,
  received,
  road,
  server,
  set,
} from '../../../walks/stage';
import type { Example } from '../../../walks/example';

/** A batch of one question, sent by the county. */
const sentBatch = once(async () => {
  const regId = await confirmed();
  await call('county', accessQuery.sendData, { input: { regIds: [regId] } });
  const { rows } = await server.pool.query<{ batch_no: string }>(
    'select batch_no from access_query where reg_id = $1',
    [regId],
  );
  return rows[0]?.batch_no ?? '';
});

/** Applications: check, confirmation and review. */
export const reviewExamples: readonly Example[] = [
  {
    call: registrationReview.confirmRegistration,
    by: 'point',
    also: ['county'],
    ready: async () => ({
      input: { regId: await filed(), decision: 'materialsQualified', ...checks },
      version: 1,
    }),
    state: { says: otherwise(recognitionFlow, 'materialsQualified') },
  },
  {
    call: registrationReview.affirmRegistration,
    by: 'point',
    also: ['county'],
    ready: async () => ({
      input: { regId: await qualified(), decision: 'confirm', ...checks },
      version: 2,
    }),
    state: { says: otherwise(recognitionFlow, 'confirm') },
  },
  {
    call: registrationReview.receiveRegInfos,
    by: 'point',
    also: ['county'],
    ready: async () => {
      const regId = await filed();
      await set('status = 0', regId);
      return { input: await received(regId, 0), version: 1 };
    },
    state: { says: otherwise(recognitionFlow, 'receive') },
  },
  {
    call: registrationReview.changeLocalSetInfo,
    by: 'county',
    also: ['otherPoint'],
    ready: async () => ({
      input: {
        regId: await filed(),
        localSetid: road.lsId,
        lsId: road.otherLsId,
        name: '王雪琳',
      },
      version: 1,
    }),
    state: {
      says: '该申请已确认，不能再转移确认点',
      ready: async () => ({
        input: { regId: await confirmed(), localSetid: road.lsId, lsId: road.otherLsId },
        version: 3,
      }),
    },
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
          graduateDate: '2024-06-18',
          graduateSchool: '澄岚师范大学',
          major: '数学',
          educationLevel: 3,
          passed: true,
          opinion: '',
        },
        version: 3,
      };
    },
    state: { says: otherwise(recordFlow, 'collegePassed') },
  },
  {
    call: accessQuery.sendData,
    by: 'county',
    ready: async () => ({ input: { regIds: [await confirmed()] } }),
    state: { says: otherwise(accessQueryFlow, 'send') },
  },
  {
    call: accessQuery.zzStatus,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: once(async () => ({ input: {}, mark: await sentBatch() })),
  },
  {
    call: accessQuery.zzData,
    by: 'county',
    also: ['city', 'province', 'centre'],
    shared: true,
    ready: async () => ({ input: { batchNo: await sentBatch() } }),
  },
  {
    call: accessQuery.fuyi,
    by: 'county',
    ready: async () => {
      const regId = await confirmed();
      await set('access_result = 1, record_status = 3', regId);
      return { input: { regId, reason: '同名同姓，不是本人' }, version: 3 };
    },
    state: { says: otherwise(accessQueryFlow, 'reconsider') },
  },
];
