import { provinceBatch } from '@tqc/contract/enroll';
import { planEndFlow } from '@tqc/domain/planning';
import {
  endAskedEnrollPlan,
  passedEnrollOrgPlan,
  passedEnrollPlan,
  provinceOf,
} from '../../../walks/enrollStage';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';

/** Ends of plans, and the reads of province plans that say how far they are. */
export const planEndExamples: readonly Example[] = [
  {
    call: provinceBatch.applyOrgEnrollFinshList,
    by: 'county',
    ready: async () => ({ input: { pageSize: 200 }, mark: await passedEnrollOrgPlan() }),
  },
  {
    call: provinceBatch.applyEnrollFinshList,
    by: 'city',
    also: ['province', 'centre'],
    ready: async () => ({ input: { pageSize: 200 }, mark: await endAskedEnrollPlan() }),
  },
  {
    call: provinceBatch.applyEnrollFinshDetail,
    by: 'city',
    also: ['county', 'province', 'centre'],
    ready: async () => ({ input: { obId: await endAskedEnrollPlan() } }),
  },
  {
    call: provinceBatch.applyOrgEnrollEndEdit,
    by: 'county',
    ready: async () => {
      const obId = await passedEnrollOrgPlan();
      return { input: { pbId: await provinceOf(obId), obId }, version: 3 };
    },
    state: { says: otherwise(planEndFlow, 'applyEnd') },
  },
  {
    call: provinceBatch.applyEnrollFinshEdit,
    by: 'city',
    also: ['province', 'centre'],
    ready: async () => {
      const obId = await endAskedEnrollPlan();
      return { input: { pbId: await provinceOf(obId), obId, action: 'endPlan' }, version: 4 };
    },
    state: {
      says: otherwise(planEndFlow, 'endPlan'),
      ready: async () => {
        const obId = await passedEnrollOrgPlan();
        return { input: { pbId: await provinceOf(obId), obId, action: 'endPlan' }, version: 3 };
      },
    },
  },
  {
    call: provinceBatch.provincialPlanEnquiry,
    by: 'province',
    also: ['city', 'county', 'point', 'otherCounty', 'otherPoint', 'centre'],
    ready: async () => ({ input: { pbId: await passedEnrollPlan() } }),
  },
  {
    call: provinceBatch.superiorProvinceRegistrationInformation,
    by: 'county',
    also: ['province', 'city', 'point', 'otherCounty', 'otherPoint'],
    ready: async () => ({ input: {}, mark: await passedEnrollPlan() }),
  },
  {
    call: provinceBatch.provinceSelfApplyNewTime,
    by: 'province',
    also: ['city', 'county', 'point', 'otherCounty', 'otherPoint', 'centre'],
    ready: async () => ({ input: { pbId: await passedEnrollPlan() } }),
  },
];
