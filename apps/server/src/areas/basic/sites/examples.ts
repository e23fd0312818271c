import { baseOrg, siteOrg } from '@tqc/contract/basic';
import { siteFlow } from '@tqc/domain/organisations';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';
import { call, once, server } from '../../../walks/stage';
import { siteAt, siteFactsOf } from '../../../testing/sites';

const COUNTY = testOrgs.county.id;
const above = { by: 'county', also: ['city', 'province', 'centre'] } as const;
const seen = (workType: 1 | 2) => async () => {
  await siteAt(server, workType, 'published');
  return { input: { orgName: testOrgs.county.name }, mark: COUNTY };
};
let said = 0;
const waiting = otherwise(siteFlow, 'edit');
const inState =
  (workType: 1 | 2, state: 'draft' | 'waiting' | 'published', input: object = {}) =>
  async () => ({
    input: { ...input },
    version: (await siteAt(server, workType, state)).version,
  });
const toDecide = (state: 'waiting' | 'draft') => async () => {
  const { id, version } = await siteAt(server, 1, state);
  return { input: { workType: 1, records: [{ id, version }], decision: 'pass' } };
};
const traced = once(async () => {
  const { version } = await siteAt(server, 1, 'draft');
  await call('county', baseOrg.editBaseSiteOrg, {
    input: siteFactsOf('留下痕迹'),
    version,
  });
  return {
    input: { orgIdKey: COUNTY, isProvince: 0, workType: 1 },
    mark: testOrgs.county.name,
  };
});

export const siteExamples: readonly Example[] = [
  { call: baseOrg.queryRegSiteOrgDoList, ...above, ready: seen(1) },
  { call: baseOrg.queryEnrollSiteOrgDoList, ...above, ready: seen(2) },
  {
    call: baseOrg.viewSiteOrgDo,
    ...above,
    ready: async () => ({ input: { orgId: COUNTY, workType: 1 } }),
  },
  {
    call: baseOrg.editBaseSiteOrg,
    by: 'county',
    personal: true,
    alone: true,
    ready: inState(1, 'draft', siteFactsOf('对外名称')),
    state: { says: waiting, ready: inState(1, 'waiting', siteFactsOf('对外名称')) },
  },
  {
    call: baseOrg.siteOrgReleaseApply,
    by: 'county',
    personal: true,
    alone: true,
    ready: inState(1, 'draft'),
    state: { says: otherwise(siteFlow, 'apply') },
  },
  {
    call: baseOrg.siteOrgEnrollReleaseApply,
    by: 'county',
    personal: true,
    alone: true,
    ready: inState(2, 'draft'),
    state: { says: otherwise(siteFlow, 'apply') },
  },
  {
    call: baseOrg.reviewRegSiteOrgDoList,
    by: 'province',
    at: 'county',
    alone: true,
    ready: toDecide('waiting'),
    state: { says: otherwise(siteFlow, 'pass'), ready: toDecide('draft') },
  },
  { call: baseOrg.querySiteOrgLog, ...above, ready: traced },
  {
    call: siteOrg.enrollEditSiteOrg,
    by: 'province',
    at: 'county',
    alone: true,
    ready: async () => ({
      input: { orgIdKey: COUNTY, attention: `请提前预约${(said += 1)}` },
      version: (await siteAt(server, 2, 'published')).version,
    }),
    stateless: true,
  },
];
