import { orgBatch, setProvinceAndOrgPlan, setSelfOrgPlan } from '@tqc/contract/enroll';
import type { Call } from '@tqc/contract/kit';
import { approvalFlow } from '@tqc/domain/planning';
import {
  enrollOrgPlan,
  enrollOrgPlanInput,
  enrollPlan,
  passedEnrollOrgPlan,
  passedEnrollPlan,
  provinceOf,
  reportedEnrollOrgPlan,
} from '../../../walks/enrollStage';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';

/** Reads the county's plan by its key. */
const ofPlan = (call: Call, also: NonNullable<Example['also']>): Example => ({
  call,
  by: 'county',
  also,
  ready: async () => ({ input: { obId: await passedEnrollOrgPlan() } }),
});
/** Lists in which the county's plan stands, found by the number it is marked with. */
const listOf = (
  call: Call,
  by: NonNullable<Example['by']>,
  also: NonNullable<Example['also']>,
): Example => ({
  call,
  by,
  also,
  ready: async () => {
    const obId = await passedEnrollOrgPlan();
    return { input: { pageSize: 200, pbId: await provinceOf(obId) }, mark: obId };
  },
});
const ABOVE = ['city', 'province', 'centre'] as const;

/** Organisation plans: own ones, those below, and how far they are. */
export const orgPlanExamples: readonly Example[] = [
  ofPlan(setSelfOrgPlan.get, ['city', 'province']),
  listOf(setSelfOrgPlan.getMyOrgBatch, 'county', []),
  {
    call: setSelfOrgPlan.queryProvinceOrgEnrollPlan,
    by: 'county',
    also: ['city', 'province', 'otherCounty'],
    ready: async () => {
      const pbId = await passedEnrollPlan();
      return { input: {}, mark: pbId };
    },
  },
  {
    call: setSelfOrgPlan.create,
    by: 'county',
    stranger: { code: 422, message: '省级计划不存在，请重新选择' },
    also: ['otherCounty', 'city', 'province'],
    ready: async () => ({ input: { ...enrollOrgPlanInput, pbId: await passedEnrollPlan() } }),
    state: {
      says: '省级计划尚未审批通过，暂不能制定机构计划',
      ready: async () => ({ input: { ...enrollOrgPlanInput, pbId: await enrollPlan() } }),
    },
  },
  {
    call: setSelfOrgPlan.editOrgBatchEnroll,
    by: 'county',
    ready: async () => ({ input: { obId: await enrollOrgPlan(), action: 'report' }, version: 1 }),
    state: { says: otherwise(approvalFlow, 'report') },
  },
  {
    call: setSelfOrgPlan.editOrgBatchPlan,
    by: 'county',
    ready: async () => ({
      input: { obId: await enrollOrgPlan(), planName: '改过的注册计划' },
      version: 1,
    }),
    state: {
      says: otherwise(approvalFlow, 'edit'),
      ready: async () => ({
        input: { obId: await reportedEnrollOrgPlan(), planName: '改过的注册计划' },
        version: 2,
      }),
    },
  },
  {
    call: setSelfOrgPlan.remove,
    by: 'county',
    ready: async () => ({ input: { obId: await enrollOrgPlan() }, version: 1 }),
    state: {
      says: otherwise(approvalFlow, 'remove'),
      ready: async () => ({ input: { obId: await reportedEnrollOrgPlan() }, version: 2 }),
    },
  },
  ofPlan(orgBatch.get, ['point', ...ABOVE]),
  ofPlan(orgBatch.viewOrgEnrollDownlevelDetail, ['point', ...ABOVE]),
  ofPlan(orgBatch.timeReading, ['point', ...ABOVE]),
  listOf(orgBatch.list, 'city', ['province', 'centre']),
  listOf(orgBatch.getMyOrgEnroll, 'county', ['point']),
  {
    call: orgBatch.getMyOrgBatch,
    by: 'county',
    also: ['point'],
    ready: async () => ({ input: {}, mark: await passedEnrollOrgPlan() }),
  },
  listOf(orgBatch.getAllDownOrgEnrollInfo, 'city', ['province', 'centre']),
  listOf(setProvinceAndOrgPlan.list, 'city', ['province', 'centre']),
  ...[orgBatch.getOrgLevelOrg, setProvinceAndOrgPlan.getOrgLevelOrg].map((call: Call): Example => ({
    call,
    by: 'city',
    also: ['province', 'centre', 'county', 'point', 'otherCounty', 'otherPoint'],
    ready: async () => {
      const obId = await passedEnrollOrgPlan();
      return { input: { pbId: await provinceOf(obId) } };
    },
  })),
  {
    call: orgBatch.getProvinceAndParentOrgTime,
    by: 'county',
    also: ['point', 'otherCounty', 'otherPoint', ...ABOVE],
    ready: async () => ({ input: { pbId: await passedEnrollPlan() } }),
  },
  {
    call: orgBatch.urgeReport,
    by: 'city',
    also: ['province', 'centre'],
    stateless: true,
    ready: async () => ({ input: { downIds: [`${await passedEnrollPlan()}-328801`] } }),
  },
];
