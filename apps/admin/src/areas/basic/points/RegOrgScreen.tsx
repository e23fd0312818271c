import { baseOrg } from '@tqc/contract/basic';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';

const { getRegOrgData } = baseOrg;

/** 按认定机构: which organisation has how many points, and who works there. */
export function RegOrgScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      title="按认定机构"
      note="办理资格认定的机构各有几个确认点、几个启用、有多少确认人员。"
      list={getRegOrgData}
      search={['orgName', 'orgType', 'status']}
      sorts={['orgName']}
      columns={[
        'orgName',
        'status',
        'orgType',
        'areaName',
        'points',
        'startedPoints',
        'staff',
        'orgId',
      ]}
    >
      {tabs}
    </ListScreen>
  );
}
