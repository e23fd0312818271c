import { baseOrg } from '@tqc/contract/basic';
import { PublishedSites } from './PublishedSites';

const { queryRegSiteOrgDoList } = baseOrg;

/** What is public of organisations that recognise (发布记录). */
export function RegSiteHistoryScreen() {
  return <PublishedSites work={1} list={queryRegSiteOrgDoList} />;
}
