import { confirmWork, localeSet, orgBatch } from '@tqc/contract/enroll';
import type { Call } from '@tqc/contract/kit';
import {
  enrollArrangement,
  enrollArrangementInput,
  enrollSlot,
  enrollSlotOf,
  passedEnrollOrgPlan,
} from '../../../walks/enrollStage';
import type { Example } from '../../../walks/example';
import { server } from '../../../walks/stage';

const BEYOND = /^确认日期（2024-05-27 至 2024-07-30）超出时间段的确认时间/;
const POINT = '32880101';

/** Reads with a slot of the county's plan. */
const ofSlot = (call: Call, also: NonNullable<Example['also']>): Example => ({
  call,
  by: 'county',
  also,
  ready: async () => ({ input: { obtId: await enrollSlot() } }),
});

/** Both views on the one set of records answer alike. */
const examplesOf = (calls: typeof confirmWork): readonly Example[] => [
  {
    call: calls.list,
    by: 'county',
    also: ['point', 'province', 'centre'],
    ready: async () => ({ input: { pageSize: 200 }, mark: await enrollArrangement() }),
  },
  {
    call: calls.get,
    by: 'county',
    also: ['point', 'province', 'centre'],
    ready: async () => ({ input: { lsId: await enrollArrangement() } }),
  },
  ofSlot(calls.getLocaleDatas, ['point', 'province', 'centre']),
  {
    call: calls.getLocaleSetData,
    by: 'county',
    also: ['point', 'province', 'centre'],
    ready: async () => ({ input: { obId: await passedEnrollOrgPlan(), pointId: POINT } }),
  },
  {
    call: calls.orgAddLocalPoint,
    by: 'county',
    also: ['city', 'province', 'otherCounty'],
    ready: async () => ({ input: {}, mark: POINT }),
  },
  {
    call: calls.getCurrentOrgBatchEnrollTimes,
    by: 'county',
    ready: async () => ({ input: {}, mark: await enrollSlot() }),
  },
  {
    call: calls.create,
    by: 'county',
    ready: async () => ({
      input: { ...enrollArrangementInput, obtId: await enrollSlot(), pointId: POINT },
    }),
    state: {
      says: BEYOND,
      ready: async () => ({
        input: {
          ...enrollArrangementInput,
          obtId: await enrollSlot(),
          pointId: POINT,
          endDate: '2024-07-30',
        },
      }),
    },
  },
  {
    call: calls.update,
    by: 'county',
    ready: async () => ({
      input: { lsId: await enrollArrangement(), dayCapacity: 50 },
      version: 1,
    }),
    state: {
      says: BEYOND,
      ready: async () => ({
        input: { lsId: await enrollArrangement(), endDate: '2024-07-30' },
        version: 1,
      }),
    },
  },
  {
    call: calls.remove,
    by: 'county',
    ready: async () => ({ input: { lsId: await enrollArrangement() }, version: 1 }),
    state: {
      says: /^已有3人选择该确认点，不能删除；可停用后转移申请人$/,
      ready: async () => {
        const lsId = await enrollArrangement();
        await server.pool.query('update plan_arrangement set booked = 3 where ls_id = $1', [lsId]);
        return { input: { lsId }, version: 1 };
      },
    },
  },
];

/** Arrangements of points in registration. */
export const arrangementExamples: readonly Example[] = [
  ...examplesOf(localeSet),
  ...examplesOf(confirmWork),
  {
    call: localeSet.batchAddLocaleSet,
    by: 'county',
    ready: async () => ({
      input: {
        ...enrollArrangementInput,
        orgIds: '32880101,32880102',
        obtId: await enrollSlotOf(await passedEnrollOrgPlan()),
      },
    }),
  },
  ofSlot(orgBatch.getLocalSetDateByObtId, ['point', 'province', 'centre']),
  ofSlot(orgBatch.getLocalSetInfoDetail, ['point', 'province', 'centre']),
];
