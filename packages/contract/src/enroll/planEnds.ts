import { planKind } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field, get, none, paged, pageOf, put } from '../kit';
import { EnrollOrgPlan, orgPlanFilters, WholeOrgPlan } from './orgPlan';

const shape = EnrollOrgPlan.shape;
const { obId, pbId } = shape;

const ending = {
  /** Records that nobody has judged in a stage they are in. */
  unsettled: field.count('未结数'),
  endAskedAt: field.moment('申请时间').nullable(),
  endDecidedBy: field.shown('审核人'),
  endDecidedAt: field.moment('审核时间').nullable(),
};

/** A plan that can be ended, with when its end was asked for and who answered. */
const PlanToEnd = EnrollOrgPlan.extend(ending);

/** The same of either kind, as whoever ends it finds it. */
const EndToDecide = z.object({
  /** The kind and the number of the plan. */
  endId: field.word('编号'),
  planKind: field.code('计划类型', planKind),
  pbId,
  obId: obId.nullable(),
  cbName: shape.cbName,
  planName: shape.planName,
  orgName: shape.orgName,
  orgType: shape.orgType,
  areaName: shape.areaName,
  firstReviewEnd: shape.firstReviewEnd,
  booked: shape.booked,
  ...ending,
  approvalStatus: shape.approvalStatus,
  endStatus: shape.endStatus,
  endReason: shape.endReason,
  version: field.version(),
});

const { cbName, orgName, orgType, endStatus, prov, city, county } = orgPlanFilters;
const opinion = field.longText('审批意见', 200).optional();

/** The calls that end plans of registration. */
export const planEndCalls = {
  /** Plans of the caller's organisation that passed: their end can be asked for. */
  applyOrgEnrollFinshList: get(
    'applyOrgEnrollFinshList',
    'enroll.planEnd.view',
    paged({ cbName, endStatus }),
    pageOf(PlanToEnd),
    { rowKey: 'obId' },
  ),
  /** Plans below that can be ended: of organisations, or of provinces for the centre. */
  applyEnrollFinshList: get(
    'applyEnrollFinshList',
    'enroll.planEnd.view',
    paged({
      kind: EndToDecide.shape.planKind,
      cbName,
      orgName,
      orgType,
      endStatus,
      prov,
      city,
      county,
    }),
    pageOf(EndToDecide),
    { rowKey: 'endId' },
  ),
  applyEnrollFinshDetail: get(
    'applyEnrollFinshDetail/{obId}',
    'enroll.planEnd.view',
    z.object({ obId }),
    WholeOrgPlan.extend(ending),
  ),
  /** An organisation asks for the end of its plan. */
  applyOrgEnrollEndEdit: put(
    'applyOrgEnrollEndEdit/{pbId}',
    'enroll.planEnd.apply',
    z.object({ pbId, obId, opinion: field.longText('申请说明', 200).optional() }),
    none,
  ),
  /**
   * Whoever stands above ends or returns the plan of an organisation; without `obId` the centre
   * ends the plan of a province, which needs no application.
   */
  applyEnrollFinshEdit: put(
    'applyEnrollFinshEdit/{pbId}',
    'enroll.planEnd.approve',
    z.object({
      pbId,
      obId: obId.optional(),
      action: z.literal(['endPlan', 'returnEnd']),
      opinion,
    }),
    none,
  ),
};
