import { siteOrg } from '@tqc/contract/enroll';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';

const { querySiteOrgCity } = siteOrg;

/** 市内机构: the registration organisations of a city as the public sees them. */
export function EnrollSiteCityScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="市内机构"
      note="本市各注册机构已公示的内容和发布状态；没有公示的机构各栏为空。"
      list={querySiteOrgCity}
      search={['orgName']}
      sorts={['areaCode', 'orgName']}
      columns={[
        'orgName',
        'status',
        'orgType',
        'areaName',
        'publicName',
        'address',
        'phones',
        'officeHours',
        'scope',
        'grades',
        'url',
        'publishedAt',
      ]}
    >
      {tabs}
    </ListScreen>
  );
}
