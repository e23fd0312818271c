import {
  certType,
  orgBatchApproval,
  orgType,
  planEndStatus,
  receiveWay,
} from '@tqc/domain/dictionaries';
import { namesOf, orgPlanActions } from '@tqc/domain/planning';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, crud, field, get, mayBeLeftOut, none, paged, pageOf, put } from '../kit';
import { Offence } from './provinceBatch';

/** A time slot of an organisation plan. */
export const OrgBatchTime = z.object({
  obtId: field.id('时间段编号'),
  obId: field.id('机构计划编号'),
  /** Filing, YYYY-MM-DD HH:mm. */
  validBeginDateStr: field.minute('网报开始时间'),
  validEndDateStr: field.minute('网报结束时间'),
  confirmBegin: field.date('确认开始日期'),
  confirmEnd: field.date('确认结束日期'),
  dayLimit: field.count('每日限额', 1, 100_000).nullable(),
  ctIds: field.codes('开放资格种类', certType),
  arrangements: field.count('确认点数'),
  dayCapacity: field.count('每日容量合计'),
  applied: field.count('已网报'),
  confirmed: field.count('已确认'),
  version: field.version(),
});
const slot = OrgBatchTime.shape;
const slotWritten = {
  validBeginDateStr: slot.validBeginDateStr,
  validEndDateStr: slot.validEndDateStr,
  confirmBegin: slot.confirmBegin,
  confirmEnd: slot.confirmEnd,
  dayLimit: slot.dayLimit.default(null),
  ctIds: slot.ctIds,
};

/** An organisation plan: what one organisation does under a province plan. */
export const OrgBatch = z.object({
  obId: field.id('机构计划编号'),
  pbId: field.id('省级计划'),
  cbId: field.id('所属批次'),
  cbName: field.shown('批次名称'),
  provincePlanName: field.shown('省级计划名称'),
  planName: field.text('计划名称', 50),
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  receiveWay: field.code('领证方式', receiveWay),
  healthNote: field.longText('体检说明', 500).or(z.literal('')),
  notice: field.longText('公告', 2000).or(z.literal('')),
  attention: field.longText('注意事项', 2000).or(z.literal('')),
  filingOpen: field.flag('网报开放'),
  filingBegin: field.minute('网报开始时间').nullable(),
  filingEnd: field.minute('网报结束时间').nullable(),
  confirmBegin: field.date('确认开始日期').nullable(),
  confirmEnd: field.date('确认结束日期').nullable(),
  slots: field.count('时间段数'),
  arrangements: field.count('确认点数'),
  applied: field.count('网报人数'),
  issued: field.count('已认定人数'),
  unsettled: field.count('未结数'),
  approvalStatus: field.status('审批状态', orgBatchApproval),
  endStatus: field.status('结束状态', planEndStatus),
  opinion: field.shown('审批意见'),
  reporter: field.shown('上报人'),
  reportedAt: field.moment('上报时间').nullable(),
  version: field.version(),
});
const MOST_SLOTS = 50;
const shape = OrgBatch.shape;
const { obId, pbId, cbId, cbName, planName, orgId, orgName, approvalStatus } = shape;

const written = {
  pbId,
  planName,
  receiveWay: shape.receiveWay,
  healthNote: shape.healthNote.default(''),
  notice: shape.notice.default(''),
  attention: shape.attention.default(''),
};
const area = { prov: field.area('省份'), city: field.area('地市'), county: field.area('区县') };

/** 机构认定计划 */
export const orgBatch = calls(catalogue.orgBatch, {
  /**
   * `side` own: the caller's plan; down: plans of the organisations below; absent: all the caller
   * sees.
   */
  ...crud(OrgBatch, {
    key: 'obId',
    filters: {
      cbId,
      pbId,
      cbName: cbName.max(50),
      orgId,
      orgName: orgName.max(60),
      approvalStatus,
      orgType: shape.orgType,
      ...area,
      side: z.literal(['own', 'down']),
    },
    sorts: ['obId', 'reportedAt'],
    written: {
      ...written,
      times: z
        .array(z.object(slotWritten))
        .min(1, '请添加时间段')
        .max(MOST_SLOTS, `时间段最多${MOST_SLOTS}个`),
    },
  }),
  get: get(
    '{obId}',
    'view',
    z.object({ obId }),
    OrgBatch.extend({ times: z.array(OrgBatchTime), offences: z.array(Offence) }),
  ),
  update: put(
    '{obId}',
    'edit',
    z.object({
      obId,
      action: z.literal(namesOf(orgPlanActions)).default('edit'),
      opinion: field.longText('审批意见', 200).optional(),
      filingOpen: shape.filingOpen.optional(),
      ...mayBeLeftOut(z.object(written).omit({ pbId: true }).shape),
    }),
    none,
  ),
  queryMyOrgBatchToEnd: get(
    'queryMyOrgBatchToEnd',
    'register.planEnd.view',
    paged({ cbName: cbName.max(50), endStatus: shape.endStatus }),
    pageOf(OrgBatch),
    { rowKey: 'obId' },
  ),
  /** The plans that run today for the caller's organisation (a point: its superior's). */
  queryCurrentOrgBatch: get(
    'queryCurrentOrgBatch',
    'view',
    z.object({}),
    z.object({ record: z.array(OrgBatch.extend({ times: z.array(OrgBatchTime) })) }),
  ),
  /** Organisations below the caller with or without a plan under a province plan. */
  queryProvinceDownOrgName: get(
    'queryProvinceDownOrgName',
    'view',
    z.object({ pbId: pbId.optional() }),
    z.object({
      record: z.array(
        z.object({ orgId, orgName: shape.orgName, orgType: shape.orgType, hasPlan: z.boolean() }),
      ),
    }),
  ),
});

/** 机构计划的时间段 */
export const orgBatchTime = calls(catalogue.orgBatchTime, {
  ...crud(OrgBatchTime, {
    key: 'obtId',
    filters: { obId },
    sorts: [],
    written: { obId, ...slotWritten },
  }),
  /** A slot is entered whole, and it stays in its plan. */
  update: put('{obtId}', 'edit', z.object({ obtId: slot.obtId, ...slotWritten }), none),
});
