import { orgType, siteReleaseStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, get, mayBeLeftOut, none, paged, pageOf, put } from '../kit';
import { enrollFacts, SiteContent } from '../sites';

const { publicName, address, phones, officeHours, url, scope, grades } = SiteContent.shape;

/** A registration organisation of a city as the public sees it, and how far its release is. */
export const CitySite = z.object({
  orgId: field.id('机构代码'),
  orgName: field.text('机构名称', 60),
  status: field.status('发布状态', siteReleaseStatus).nullable(),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  publicName,
  address,
  phones,
  officeHours,
  url,
  scope,
  grades,
  publishedAt: field.moment('公示时间').nullable(),
});
const { orgId, orgName } = CitySite.shape;

/** 注册机构公示信息 */
export const siteOrg = calls(catalogue.siteOrg, {
  /** Those of one city: the caller's own, or a city below the caller. */
  querySiteOrgCity: get(
    'siteOrg/querySiteOrgCity',
    'view',
    paged({ city: field.area('地市'), orgName }, ['areaCode', 'orgName']),
    pageOf(CitySite),
    { rowKey: 'orgId', audit: 'query' },
  ),
  /** The draft of the caller's own organisation; `withdraw` takes back what waits. */
  update: put(
    'siteOrg/{orgId}',
    'edit',
    z.object({
      orgId,
      action: z.enum(['edit', 'withdraw']).default('edit'),
      ...mayBeLeftOut(enrollFacts),
    }),
    none,
  ),
  /** The province corrects what an organisation below it has published; in force at once. */
  editPublicOrgSiteOrg: put(
    'siteOrg/editPublicOrgSiteOrg/{orgIdKey}',
    'edit',
    z.object({ orgIdKey: field.id('机构'), ...mayBeLeftOut(enrollFacts) }),
    none,
  ),
});
