import { baseOrg } from '@tqc/contract/basic';
import { routeOf } from '@tqc/contract/screens';
import { provinceBatch } from '@tqc/contract/register';
import { correctButton, ownSiteActions } from './siteActions';
import { SITE_FIELDS } from './siteForm';
import { SiteList } from './SiteList';

const { editBaseSiteOrg, queryRegSiteOrgDoList, siteOrgReleaseApply } = baseOrg;
const { updateSiteOrg } = provinceBatch;

/** 认定机构公示信息 */
export function RegSiteOrgScreen() {
  return (
    <SiteList
      work={1}
      list={queryRegSiteOrgDoList}
      apply={siteOrgReleaseApply}
      published={routeOf('basic.provinceBatchPostponeHis')}
      ownActions={(row) => (
        <>
          {ownSiteActions({
            row,
            edit: editBaseSiteOrg,
            fields: SITE_FIELDS,
            apply: siteOrgReleaseApply,
          })}
          {correctButton({
            row,
            call: updateSiteOrg,
            label: '更正',
            fields: SITE_FIELDS,
            work: 1,
          })}
        </>
      )}
    />
  );
}
