import { baseOrg } from '@tqc/contract/basic';
import type { SearchField } from '@tqc/ui/SearchForm';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { ChangeFacts } from './ChangeFacts';

const { orgChangeDetailInfo, orgInfoQueryChange } = baseOrg;
const when: SearchField = { name: 'at', label: '操作时间', kind: 'dateRange' };

/** 变更记录: what was changed of the organisations one sees, for everybody who sees them. */
export function OrgChangeScreen() {
  return (
    <ListScreen
      note="本机构和下级机构的资料变更，查看可以逐项对照变更前后。"
      list={orgInfoQueryChange}
      search={['orgName', 'kind', 'operator', when]}
      sorts={['at']}
      columns={[
        'orgName',
        'orgType',
        'areaName',
        'kind',
        'field',
        'before',
        'after',
        'operator',
        'operatorOrg',
        'at',
      ]}
      actionsWidth={100}
      rowActions={(row) => (
        <ViewButton call={orgChangeDetailInfo} input={{ id: row.id }} title={row.orgName}>
          {(line) => <ChangeFacts line={line} />}
        </ViewButton>
      )}
    />
  );
}
