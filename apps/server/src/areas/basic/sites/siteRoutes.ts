import { siteOrg, type baseOrg } from '@tqc/contract/basic';
import { serve, type CallContext } from '../../../kit/serve';
import { applySite, correctSite, withdrawSite, writeSite } from '../../../trade/sites';
import { decideSites } from './decideSites';
import { pagedSites, siteTrace, viewSite } from './siteLists';

type Of<N extends keyof typeof baseOrg> = CallContext<(typeof baseOrg)[N]>;

/** Handlers of `baseOrg` that are about public information. */
export const siteRoutes = {
  queryRegSiteOrgDoList: (call: Of<'queryRegSiteOrgDoList'>) => pagedSites(call, 1),
  queryEnrollSiteOrgDoList: (call: Of<'queryEnrollSiteOrgDoList'>) => pagedSites(call, 2),
  viewSiteOrgDo: viewSite,
  editBaseSiteOrg: (call: Of<'editBaseSiteOrg'>) => {
    const { action, ...facts } = call.input;
    return action === 'withdraw' ? withdrawSite(call, 1) : writeSite(call, 1, facts);
  },
  siteOrgReleaseApply: (call: Of<'siteOrgReleaseApply'>) => applySite(call, 1),
  siteOrgEnrollReleaseApply: (call: Of<'siteOrgEnrollReleaseApply'>) => applySite(call, 2),
  reviewRegSiteOrgDoList: decideSites,
  querySiteOrgLog: siteTrace,
};

export const siteOrgRoutes = serve(siteOrg, {
  enrollEditSiteOrg: (call) => {
    const { orgIdKey, ...facts } = call.input;
    return correctSite(call, 2, orgIdKey, facts);
  },
});
