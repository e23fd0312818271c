import { change, provinceBatch } from '@tqc/contract/enroll';
import { planChangeFlow } from '@tqc/domain/planning';
import {
  actOnEnrollChange,
  askedOrgChange,
  askedProvinceChange,
  enrollProvinceChange,
  passedEnrollPlan,
} from '../../../walks/enrollStage';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';

/** Changes of plans that passed: asked for from below, decided above. */
export const planChangeExamples: readonly Example[] = [
  {
    call: provinceBatch.changeProvinceBatch,
    by: 'province',
    ready: async () => ({
      input: { pbId: await passedEnrollPlan(), ...enrollProvinceChange },
      version: 3,
    }),
    state: { says: '该计划已有待审批的变更，请等待审批或先撤回' },
  },
  {
    call: provinceBatch.applyForAmendmentProvinceOrg,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: { id: await askedOrgChange() } }),
  },
  {
    call: change.list,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({ input: { pageSize: 200 }, mark: await askedOrgChange() }),
  },
  {
    call: change.update,
    by: 'centre',
    ready: async () => ({ input: { id: await askedProvinceChange(), action: 'pass' }, version: 1 }),
    state: {
      says: otherwise(planChangeFlow, 'pass'),
      ready: async () => ({
        input: {
          id: await actOnEnrollChange('centre', 'pass')(await askedProvinceChange()),
          action: 'pass',
        },
        version: 2,
      }),
    },
  },
];
