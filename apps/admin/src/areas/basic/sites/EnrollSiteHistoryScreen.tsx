import { baseOrg } from '@tqc/contract/basic';
import { PublishedSites } from './PublishedSites';

const { queryEnrollSiteOrgDoList } = baseOrg;

/** What is public of organisations that register (发布记录). */
export function EnrollSiteHistoryScreen() {
  return <PublishedSites work={2} list={queryEnrollSiteOrgDoList} />;
}
