import { baseOrg } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';
import { routeOf } from '@tqc/contract/screens';
import { siteReleaseStatus } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Press } from '../../../kit/form/Press';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useMay } from '../../../kit/session/useMay';
import { SiteApplications } from './SiteApplications';
import { SiteDecisions } from './SiteDecisions';
import { SiteFacts } from './SiteFacts';

const { querySiteOrgLog, reviewRegSiteOrgDoList, viewSiteOrgDo } = baseOrg;
type Site = Row<typeof baseOrg.queryRegSiteOrgDoList>;

interface SiteListProps {
  /** Which kind of work: 1 is recognition (认定), 2 is registration. */
  readonly work: 1 | 2;
  readonly list: typeof baseOrg.queryRegSiteOrgDoList | typeof baseOrg.queryEnrollSiteOrgDoList;
  /** Asks for the release of one's own. */
  readonly apply: typeof baseOrg.siteOrgReleaseApply | typeof baseOrg.siteOrgEnrollReleaseApply;
  /** Where what was published is read. */
  readonly published: string;
  /** What the organisation does with its own, and the province with what is public below it. */
  readonly ownActions: (row: Site) => ReactNode;
  readonly tabs?: ReactNode;
}

const recordOf = ({ siteId, orgName, version }: Site) => ({
  id: siteId ?? '0',
  name: orgName,
  version,
});
const isWaiting = ({ decides, status }: Site) =>
  decides && status === siteReleaseStatus.code('waiting');

/** What organisations tell the public: written by each, released by the province or the centre. */
export function SiteList({ work, list, apply, published, ownActions, tabs }: SiteListProps) {
  const navigate = useNavigate();
  const mayDecide = useMay(reviewRegSiteOrgDoList);
  const mayApply = useMay(apply);
  const mayTrace = useMay(querySiteOrgLog);
  const trace = (orgId: string) =>
    void navigate(
      `${routeOf('basic.siteOrgLog')}?kind=${work === 1 ? 'reg' : 'enroll'}&org=${orgId}`,
    );
  return (
    <ListScreen
      note="各机构编写自己的公示信息并申请发布，市县的由省级审核，省级的由国家级审核；修改期间已公示的内容不变。"
      list={list}
      search={['orgName', 'area', 'status', 'orgType', 'waiting']}
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
        ...(work === 2 ? (['scope', 'grades'] as const) : []),
        'url',
        'changed',
        'publishedAt',
        'submittedBy',
        'submittedAt',
        'reviewer',
        'reviewedAt',
        'opinion',
      ]}
      selectable={mayDecide || mayApply}
      toolbar={(selected, keep) => (
        <>
          {mayDecide && <SiteDecisions work={work} chosen={selected.map(recordOf)} onKeep={keep} />}
          {mayApply && <SiteApplications call={apply} rows={selected} onKeep={keep} />}
          <Press label="发布记录" onClick={() => void navigate(published)} />
        </>
      )}
      actionsWidth={236}
      rowActions={(row) => (
        <>
          <ViewButton
            call={viewSiteOrgDo}
            input={{ orgId: row.orgId, workType: work }}
            label={mayDecide && isWaiting(row) ? '审核' : '查看'}
            title={`${row.orgName}的公示信息`}
          >
            {(view) => (
              <>
                <SiteFacts view={view} />
                {mayDecide && isWaiting(view) && (
                  <SiteDecisions work={work} chosen={[recordOf(view)]} />
                )}
              </>
            )}
          </ViewButton>
          {ownActions(row)}
          {mayTrace && <Press label="痕迹" link onClick={() => trace(row.orgId)} />}
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
