import { orgType, siteReleaseStatus } from '@tqc/domain/dictionaries';
import { siteAct } from '@tqc/domain/organisations';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, field, get, mayBeLeftOut, none, outcomeOf, paged, pageOf, post, put } from '../kit';
import { SiteContent, siteFacts } from '../sites';
import { FieldChange } from './baseOrgHisoryLog';

/** An organisation with what it tells the public: one that has not written anything yet too. */
export const SiteOrg = z.object({
  orgId: field.id('机构代码'),
  orgName: field.text('机构名称', 60),
  status: field.status('发布状态', siteReleaseStatus).nullable(),
  siteId: field.id('公示信息').nullable(),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  ...SiteContent.shape,
  changed: field.count('变更项数'),
  publishedAt: field.moment('公示时间').nullable(),
  publishedTimes: field.count('公示次数'),
  submittedBy: field.shown('提交人'),
  submittedAt: field.moment('提交时间').nullable(),
  reviewer: field.shown('审核人'),
  reviewedAt: field.moment('审核时间').nullable(),
  opinion: field.shown('审核意见'),
  /** Whether it is the caller's own. */
  own: field.flag('本机构'),
  /** Whether the caller decides on its release, and may correct what is public. */
  decides: field.flag('由本机构审核'),
  corrects: field.flag('可以更正'),
  /** 0 as long as nothing was written. */
  version: field.version(),
});
const row = SiteOrg.shape;
const { orgId } = row;
/** Which kind of work: 1 is recognition (认定), 2 is registration. */
const workType = z.literal([1, 2]);
const asked = paged(
  {
    orgName: row.orgName,
    orgType: row.orgType,
    status: field.status('发布状态', siteReleaseStatus),
    prov: field.area('省份'),
    city: field.area('地市'),
    county: field.area('区县'),
    /** Only those whose release waits for the caller's decision. */
    waiting: field.flag('待本机构审核'),
    /** Only what is public, as it is public. */
    published: field.flag('已公示'),
  },
  ['areaCode', 'orgName'],
);

/** What is written and what is public, and where they differ. */
export const SiteView = SiteOrg.extend({
  workType,
  draft: SiteContent.nullable(),
  published: SiteContent.nullable(),
  changes: field.list('变更明细', FieldChange, 20),
});

/** One line of the trace of public information. */
export const SiteLog = z.object({
  id: field.id('痕迹'),
  orgName: field.shown('机构名称'),
  act: field.status('操作类型', siteAct),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  field: field.shown('变更字段'),
  before: field.shown('变更前'),
  after: field.shown('变更后'),
  opinion: field.shown('审核意见'),
  operator: field.shown('操作人'),
  operatorOrg: field.shown('操作机构'),
  at: field.moment('操作时间'),
  changes: field.list('变更明细', FieldChange, 20),
});

/** Calls of `baseOrg` that are about public information. */
export const siteCalls = {
  queryRegSiteOrgDoList: get(
    'queryRegSiteOrgDoList',
    'basic.siteOrg.view',
    asked,
    pageOf(SiteOrg),
    { rowKey: 'orgId', audit: 'query' },
  ),
  queryEnrollSiteOrgDoList: get(
    'queryEnrollSiteOrgDoList',
    'basic.siteOrg.view',
    asked,
    pageOf(SiteOrg),
    { rowKey: 'orgId', audit: 'query' },
  ),
  viewSiteOrgDo: get(
    'viewSiteOrgDo',
    'basic.siteOrg.view',
    z.object({ orgId, workType }),
    SiteView,
    { audit: 'view' },
  ),
  /** The draft of the caller's own organisation; `withdraw` takes back what waits. */
  editBaseSiteOrg: put(
    'editBaseSiteOrg',
    'basic.siteOrg.edit',
    z.object({
      action: z.enum(['edit', 'withdraw']).default('edit'),
      ...mayBeLeftOut(siteFacts),
    }),
    none,
  ),
  siteOrgReleaseApply: post(
    'siteOrgReleaseApply',
    'basic.siteOrg.releaseApply',
    z.object({}),
    none,
    { versioned: true },
  ),
  siteOrgEnrollReleaseApply: post(
    'siteOrgEnrollReleaseApply',
    'basic.siteOrg.releaseApply',
    z.object({}),
    none,
    { versioned: true },
  ),
  /** Decides on releases of either kind of work. */
  reviewRegSiteOrgDoList: put(
    'reviewRegSiteOrgDoList',
    'basic.siteOrg.releaseAudit',
    z.object({
      workType,
      records: z
        .array(z.object({ id: field.id('公示信息'), version: z.number().int() }))
        .min(1, '请选择机构')
        .max(50, '一次最多审核50个机构'),
      decision: z.enum(['pass', 'return']),
      opinion: field.longText('审核意见', 200).or(z.literal('')).default(''),
      preview: z.boolean().default(false),
    }),
    outcomeOf(z.string()),
    { versioned: false, dryRun: ({ preview }) => preview === true },
  ),
  /** The trace of one organisation, with all below it where `isProvince` is 1. */
  querySiteOrgLog: get(
    'querySiteOrgLog/{orgIdKey}/{isProvince}/{workType}',
    'basic.siteOrg.log',
    paged(
      {
        orgName: field.text('机构名称', 60),
        act: SiteLog.shape.act,
        atFrom: field.date('操作时间起'),
        atTo: field.date('操作时间止'),
      },
      ['at'],
    ).extend({
      orgIdKey: field.id('机构'),
      isProvince: z.coerce.number().pipe(z.literal([0, 1])),
      workType: z.coerce.number().pipe(workType),
    }),
    pageOf(SiteLog),
    { rowKey: 'id', audit: 'query' },
  ),
};

/** 注册机构的网站信息 */
export const siteOrg = calls(catalogue.siteOrg, {
  /** The province corrects what only the public site shows, in force at once. */
  enrollEditSiteOrg: put(
    'EnrollEditSiteOrg/{orgIdKey}',
    'edit',
    z.object({
      orgIdKey: field.id('机构'),
      ...mayBeLeftOut({
        url: SiteContent.shape.url,
        noticeUrl: SiteContent.shape.noticeUrl,
        attention: SiteContent.shape.attention,
      }),
    }),
    none,
  ),
});
