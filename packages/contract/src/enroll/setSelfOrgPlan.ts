import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';
import {
  changedSlots,
  EnrollOrgPlan,
  newSlots,
  orgPlanFilters,
  orgPlanWritten,
  WholeOrgPlan,
} from './orgPlan';
import { changeAsked } from './planChanges';
import { EnrollProvincePlan } from './provinceBatch';

const { obId, pbId } = EnrollOrgPlan.shape;
const { cbName, approvalStatus } = orgPlanFilters;
const above = EnrollProvincePlan.shape;

/** 本机构注册计划 */
export const setSelfOrgPlan = calls(catalogue.setSelfOrgPlan, {
  /** The caller's own plans. */
  getMyOrgBatch: get(
    'setSelfOrgPlan/getMyOrgBatch',
    'view',
    paged({ pbId, cbName, approvalStatus }, ['obId', 'reportedAt']),
    pageOf(EnrollOrgPlan),
    { rowKey: 'obId' },
  ),
  get: get('setSelfOrgPlan/{obId}', 'view', z.object({ obId }), WholeOrgPlan),
  /** Province plans that the caller's organisation can plan under; `planned` where it has. */
  queryProvinceOrgEnrollPlan: get(
    'setSelfOrgPlan/queryProvinceOrgEnrollPlan',
    'view',
    z.object({}),
    z.object({
      record: z.array(
        z.object({
          pbId,
          planName: above.planName,
          cbName: above.cbName,
          noticeDays: above.noticeDays,
          /** Whether the caller's level acts in these stages. */
          rechecks: z.boolean(),
          judges: z.boolean(),
          planned: z.boolean(),
        }),
      ),
    }),
  ),
  create: post(
    'setSelfOrgPlan',
    'add',
    z.object({ pbId, ...orgPlanWritten, times: newSlots }),
    z.object({ id: obId }),
  ),
  /** Its own organisation hands a plan in or takes it back; whoever stands above decides. */
  editOrgBatchEnroll: put(
    'setSelfOrgPlan/editOrgBatchEnroll/{obId}',
    'approve',
    z.object({
      obId,
      action: z.literal(['report', 'withdraw', 'pass', 'fail', 'lock', 'unlock']),
      opinion: field.longText('审批意见', 200).optional(),
    }),
    none,
  ),
  /**
   * What was entered, with all time slots as they shall be. Of a plan that passed, slots and stages
   * are asked for as a change.
   */
  editOrgBatchPlan: put(
    'setSelfOrgPlan/editOrgBatchPlan/{obId}',
    'edit',
    z.object({
      obId,
      action: z.literal(['edit', 'change']).default('edit'),
      changeKind: changeAsked.changeKind.optional(),
      reason: changeAsked.reason.optional(),
      fileId: changeAsked.fileId,
      ...mayBeLeftOut(orgPlanWritten),
      times: changedSlots.optional(),
    }),
    none,
  ),
  remove: del('setSelfOrgPlan/{obId}', 'delete', z.object({ obId }), none),
});
