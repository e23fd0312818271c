import { certType, orgBatchApproval, orgType, planEndStatus } from '@tqc/domain/dictionaries';
import { namesOf, provincePlanActions } from '@tqc/domain/planning';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, crud, field, get, mayBeLeftOut, none, put } from '../kit';
import { around, FilingWindow, openedNames } from '../planning';
import { siteFacts } from '../sites';

/** A province plan: what one province does in one batch. */
export const ProvinceBatch = z.object({
  pbId: field.id('省级计划编号'),
  cbId: field.id('所属批次'),
  cbName: field.shown('批次名称'),
  year: field.count('年度'),
  planName: field.text('计划名称', 50),
  orgId: field.id('上报机构编号'),
  orgName: field.shown('上报机构'),
  orgType: field.code('机构类型', orgType),
  prov: field.area('省份'),
  areaName: field.shown('所属地区'),
  filing: field.list('网报时间段', FilingWindow, 50),
  windows: field.count('网报次数'),
  filingBegin: field.minute('首次网报时间'),
  filingEnd: field.minute('末次网报时间'),
  confirmBegin: field.date('确认开始日期'),
  confirmEnd: field.date('确认结束日期'),
  approveBegin: field.date('审批开始日期'),
  approveEnd: field.date('审批结束日期'),
  autoPass: field.flag('下级计划自动通过'),
  /** Organisations that may make a plan; empty means all of the province. */
  orgIds: field.list('开放机构', field.id('机构'), 1000),
  openedOrgs: field.count('开放机构数'),
  points: field.count('确认点数'),
  applied: field.count('已网报人数'),
  ctIds: field.codes('开放资格种类', certType),
  notice: field.longText('注意事项', 2000).or(z.literal('')),
  contact: field.text('联系人', 30),
  contactPhone: field.text('联系电话', 30),
  fileId: field.file('计划文件').nullable(),
  approvalStatus: field.status('审批状态', orgBatchApproval),
  endStatus: field.status('结束状态', planEndStatus),
  opinion: field.shown('审批意见'),
  reporter: field.shown('上报人'),
  reportedAt: field.moment('上报时间').nullable(),
  decidedBy: field.shown('审批人'),
  decidedAt: field.moment('审批时间').nullable(),
  version: field.version(),
});
const shape = ProvinceBatch.shape;
const { pbId, cbId, cbName, year, planName, prov, orgName, approvalStatus } = shape;

const written = {
  cbId,
  planName,
  filing: z.array(FilingWindow).min(1, '请添加网报时间段').max(4, '网报时间段最多4个'),
  confirmBegin: shape.confirmBegin,
  confirmEnd: shape.confirmEnd,
  approveBegin: shape.approveBegin,
  approveEnd: shape.approveEnd,
  autoPass: shape.autoPass.default(false),
  orgIds: shape.orgIds.default([]),
  ctIds: shape.ctIds,
  notice: shape.notice.default(''),
  contact: shape.contact,
  contactPhone: shape.contactPhone,
  fileId: shape.fileId.default(null),
};

/** 省级认定计划 */
export const provinceBatch = calls(catalogue.provinceBatch, {
  ...crud(ProvinceBatch, {
    key: 'pbId',
    filters: {
      cbId,
      cbName: cbName.max(50),
      year,
      planName,
      prov,
      orgName: orgName.max(60),
      approvalStatus,
      openToday: field.flag('今日在网报期'),
      ctId: field.code('资格种类', certType),
      reportedAtFrom: field.date('上报时间起'),
      reportedAtTo: field.date('上报时间止'),
    },
    sorts: ['pbId', 'filingBegin', 'reportedAt'],
    written,
  }),
  get: get(
    '{pbId}',
    'view',
    z.object({ pbId }),
    ProvinceBatch.extend({ ...around, ...openedNames }),
  ),
  /** Each action is checked against a right of its own (`domain/planning/actions.ts`). */
  update: put(
    '{pbId}',
    'edit',
    z.object({
      pbId,
      action: z.literal(namesOf(provincePlanActions)).default('edit'),
      opinion: field.longText('审批意见', 200).optional(),
      ...mayBeLeftOut(z.object(written).omit({ cbId: true }).shape),
    }),
    none,
  ),
  /** Organisations that stand below the caller's province and can be opened in a plan. */
  queryOrgInfo: get(
    'queryOrgInfo',
    'view',
    z.object({ prov: prov.optional() }),
    z.object({
      record: z.array(
        z.object({
          orgId: field.id('机构'),
          orgName: field.shown('机构名称'),
          orgType: shape.orgType,
          parentId: field.id('上级机构').nullable(),
        }),
      ),
    }),
  ),
  /** Filing windows that are open or come next, for the plans the caller sees. */
  netAtTime: get(
    'netAtTime',
    'view',
    z.object({ cbId: cbId.optional() }),
    z.object({
      record: z.array(
        z.object({
          pbId,
          planName: shape.planName,
          begin: shape.filingBegin,
          end: shape.filingEnd,
          open: z.boolean(),
        }),
      ),
    }),
  ),
  /** The province corrects what an organisation below it has published; in force at once. */
  updateSiteOrg: put(
    'updateSiteOrg/{orgIdKey}',
    'register.siteOrg.edit',
    z.object({ orgIdKey: field.id('机构'), ...mayBeLeftOut(siteFacts) }),
    none,
  ),
});
