import { enrollCertBatch, provinceBatch } from '@tqc/contract/enroll';
import type { Call } from '@tqc/contract/kit';
import { approvalFlow, batchFlow } from '@tqc/domain/planning';
import {
  endedEnrollBatch,
  enrollBatch,
  enrollBatchInput,
  enrollPlan,
  enrollPlanInput,
  passedEnrollPlan,
  reportedEnrollPlan,
} from '../../walks/enrollStage';
import type { Example } from '../../walks/example';
import { siteExamples } from './examples/sites';
import { otherwise } from '../../walks/otherwise';
import { arrangementExamples } from './examples/arrangements';
import { fileExamples } from './examples/files';
import { orgPlanExamples } from './examples/orgPlans';
import { planChangeExamples } from './examples/planChanges';
import { planEndExamples } from './examples/planEnds';
import { recordDataExamples } from './examples/recordData';
import { recordExamples } from './examples/records';

/** Reads a province plan by its key. */
const ofPlan = (call: Call): Example => ({
  call,
  by: 'province',
  also: ['city', 'county', 'point', 'otherCounty', 'otherPoint', 'centre'],
  ready: async () => ({ input: { pbId: await passedEnrollPlan() } }),
});
/** Lists of province plans. */
const listOfPlans = (call: Call): Example => ({
  call,
  by: 'province',
  also: ['city', 'county', 'point', 'otherCounty', 'otherPoint', 'centre'],
  ready: async () => {
    const pbId = await passedEnrollPlan();
    return { input: { pageSize: 200 }, mark: pbId };
  },
});
/** Answers that are everybody's who has the right: what may be chosen. */
const shared = (call: Call, ready: () => Promise<unknown> = async () => undefined): Example => ({
  call,
  by: 'province',
  shared: true,
  ready: async () => {
    await ready();
    return { input: {} };
  },
});

/** One valid use of each call of the area. */
export const examples: readonly Example[] = [
  ...orgPlanExamples,
  ...arrangementExamples,
  ...planEndExamples,
  ...planChangeExamples,
  ...fileExamples,
  ...recordExamples,
  ...recordDataExamples,
  {
    call: enrollCertBatch.list,
    by: 'centre',
    shared: true,
    ready: async () => {
      await enrollBatch();
      return { input: {} };
    },
  },
  {
    call: enrollCertBatch.get,
    by: 'centre',
    shared: true,
    ready: async () => ({ input: { cbId: await enrollBatch() } }),
  },
  {
    call: enrollCertBatch.create,
    by: 'centre',
    personal: true,
    ready: async () => ({ input: enrollBatchInput() }),
    state: { says: '批次名称已存在' },
  },
  {
    call: enrollCertBatch.update,
    by: 'centre',
    ready: async () => ({
      input: { cbId: await enrollBatch(), finalEnd: '2024-12-13' },
      version: 1,
    }),
    state: {
      says: otherwise(batchFlow, 'update'),
      ready: async () => ({
        input: { cbId: await endedEnrollBatch(), finalEnd: '2024-12-13' },
        version: 2,
      }),
    },
  },
  {
    call: enrollCertBatch.endCertBatch,
    by: 'centre',
    ready: async () => ({ input: { cbId: await enrollBatch(), type: 'end' }, version: 1 }),
    state: { says: otherwise(batchFlow, 'end') },
  },
  {
    call: enrollCertBatch.remove,
    by: 'centre',
    ready: async () => ({ input: { cbId: await enrollBatch() }, version: 1 }),
    state: {
      says: otherwise(batchFlow, 'remove'),
      ready: async () => ({ input: { cbId: await endedEnrollBatch() }, version: 2 }),
    },
  },
  ofPlan(provinceBatch.get),
  ofPlan(provinceBatch.detailsOfApprovalAndRegistration),
  listOfPlans(provinceBatch.list),
  listOfPlans(provinceBatch.queryProvinceBatchSearch),
  listOfPlans(provinceBatch.queryProvinceBatchApprove),
  shared(provinceBatch.queryCertBatch, enrollBatch),
  shared(provinceBatch.queryOrgInfo),
  shared(provinceBatch.netAtTime, passedEnrollPlan),
  shared(provinceBatch.queryProvinceEnroll, passedEnrollPlan),
  {
    call: provinceBatch.create,
    by: 'province',
    personal: true,
    ready: async () => ({ input: { ...enrollPlanInput, cbId: await enrollBatch() } }),
    state: { says: '本省在该批次已有计划：演示省注册计划' },
  },
  {
    call: provinceBatch.update,
    by: 'province',
    ready: async () => ({ input: { pbId: await enrollPlan(), action: 'report' }, version: 1 }),
    state: { says: otherwise(approvalFlow, 'report') },
  },
  {
    call: provinceBatch.remove,
    by: 'province',
    ready: async () => ({ input: { pbId: await enrollPlan() }, version: 1 }),
    state: {
      says: otherwise(approvalFlow, 'remove'),
      ready: async () => ({ input: { pbId: await reportedEnrollPlan() }, version: 2 }),
    },
  },
  ...siteExamples,
];
