import { baseOrg, siteOrg } from '@tqc/contract/basic';
import { routeOf } from '@tqc/contract/screens';
import { siteOrg as enrollSite } from '@tqc/contract/enroll';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { EnrollSiteCityScreen } from './EnrollSiteCityScreen';
import { correctButton, ownSiteActions } from './siteActions';
import { ENROLL_FIELDS } from './siteForm';
import { SiteList } from './SiteList';

const { queryEnrollSiteOrgDoList, siteOrgEnrollReleaseApply } = baseOrg;
const { enrollEditSiteOrg } = siteOrg;
const { editPublicOrgSiteOrg, update } = enrollSite;
const kinds = [
  { key: 'list', label: '公示信息' },
  { key: 'city', label: '市内机构' },
] as const;

/** 注册机构公示信息 */
export function EnrollSiteOrgScreen() {
  const { kind, tabs } = useKindTabs('内容', kinds);
  if (kind?.key === 'city') return <EnrollSiteCityScreen tabs={tabs} />;
  return (
    <SiteList
      work={2}
      list={queryEnrollSiteOrgDoList}
      apply={siteOrgEnrollReleaseApply}
      published={routeOf('basic.provinceBatchPostpone2His')}
      tabs={tabs}
      ownActions={(row) => (
        <>
          {ownSiteActions({
            row,
            edit: update,
            fields: ENROLL_FIELDS,
            apply: siteOrgEnrollReleaseApply,
          })}
          {correctButton({
            row,
            call: editPublicOrgSiteOrg,
            label: '更正',
            fields: ENROLL_FIELDS,
            work: 2,
          })}
          {correctButton({
            row,
            call: enrollEditSiteOrg,
            label: '更正网站信息',
            fields: ['url', 'noticeUrl', 'attention'],
            work: 2,
            files: false,
          })}
        </>
      )}
    />
  );
}
