import { baseOrg } from '@tqc/contract/basic';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { PublicFacts } from './SiteFacts';

const { viewSiteOrgDo } = baseOrg;
const PUBLISHED = { published: true } as const;

interface PublishedSitesProps {
  readonly work: 1 | 2;
  readonly list: typeof baseOrg.queryRegSiteOrgDoList | typeof baseOrg.queryEnrollSiteOrgDoList;
}

/** What is public of organisations, as the public reads it. */
export function PublishedSites({ work, list }: PublishedSitesProps) {
  return (
    <ListScreen
      note="已经公示、现在对外显示的内容；正在修改、还没有审核通过的不在这里。"
      list={list}
      fixed={PUBLISHED}
      search={['orgName', 'area', 'orgType']}
      sorts={['areaCode', 'orgName']}
      columns={[
        'orgName',
        'orgType',
        'areaName',
        'publicName',
        'publishedAt',
        'publishedTimes',
        'reviewer',
        'address',
        'phones',
        'officeHours',
        ...(work === 2 ? (['scope', 'grades'] as const) : []),
        'url',
        'noticeUrl',
      ]}
      actionsWidth={100}
      rowActions={(row) => (
        <ViewButton
          call={viewSiteOrgDo}
          input={{ orgId: row.orgId, workType: work }}
          title={`${row.orgName}已公示的信息`}
        >
          {(view) => <PublicFacts view={view} />}
        </ViewButton>
      )}
    />
  );
}
