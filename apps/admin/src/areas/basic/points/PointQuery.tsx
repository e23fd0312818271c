import { baseOrg } from '@tqc/contract/basic';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { PointFacts } from './PointFacts';
import { ENROLL_COLUMNS, REG_COLUMNS, SEARCH, WORK_COLUMNS } from './pointLists';
import { PointsFile } from './PointsFile';

const { get } = baseOrg;

interface QueryProps {
  readonly bizType: 1 | 2;
  readonly list: typeof baseOrg.getConfirmPointData | typeof baseOrg.queryBaseOrgEnroll;
  readonly tabs?: ReactNode;
}

/** Confirmation points of the whole place, to look at. */
export function PointQuery({ bizType, list, tabs }: QueryProps) {
  return (
    <ListScreen
      note="本机构和下级机构的确认点；当前安排是没有结束的确认安排。"
      list={list}
      search={[...SEARCH, 'arranged']}
      sorts={['orgName', 'updatedAt']}
      columns={[...(bizType === 1 ? REG_COLUMNS : ENROLL_COLUMNS), ...WORK_COLUMNS]}
      toolbar={<PointsFile bizType={bizType} />}
      actionsWidth={100}
      rowActions={(row) => (
        <ViewButton call={get} input={{ orgId: row.orgId }} title={row.orgName}>
          {(org) => <PointFacts point={row} org={org} />}
        </ViewButton>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
