import { siteOrg } from '@tqc/contract/enroll';
import { siteFlow } from '@tqc/domain/organisations';
import { testOrgs } from '../../../testing/server';
import { siteAt, siteFactsOf } from '../../../testing/sites';
import type { Example } from '../../../walks/example';
import { otherwise } from '../../../walks/otherwise';
import { server } from '../../../walks/stage';

const COUNTY = testOrgs.county.id;
const writing = (state: 'draft' | 'waiting') => async () => ({
  input: { orgId: COUNTY, ...siteFactsOf('东霁区注册中心') },
  version: (await siteAt(server, 2, state)).version,
});

/** Public information of registration organisations. */
export const siteExamples: readonly Example[] = [
  {
    call: siteOrg.querySiteOrgCity,
    by: 'county',
    also: ['otherCounty', 'city', 'province', 'centre'],
    ready: async () => {
      await siteAt(server, 2, 'published');
      return { input: { orgName: testOrgs.county.name }, mark: COUNTY };
    },
  },
  {
    call: siteOrg.update,
    by: 'county',
    alone: true,
    ready: writing('draft'),
    state: { says: otherwise(siteFlow, 'edit'), ready: writing('waiting') },
  },
  {
    call: siteOrg.editPublicOrgSiteOrg,
    by: 'province',
    at: 'county',
    alone: true,
    stateless: true,
    ready: async () => ({
      input: { orgIdKey: COUNTY, ...siteFactsOf('东霁区注册中心') },
      version: (await siteAt(server, 2, 'published')).version,
    }),
  },
];
