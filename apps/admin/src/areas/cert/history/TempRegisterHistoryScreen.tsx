import { historyValid } from '@tqc/contract/cert';
import { sortHistory } from '@tqc/domain/dictionaries';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSubjects } from '../useSubjects';
import { tempActions, useOrgs } from './tempActions';
import { tempView } from './tempView';
import { useTempTabs } from './useTempTabs';

const { handleTemp, temp } = historyValid;

/** 非正式认定历史查询 */
export function TempRegisterHistoryScreen() {
  const orgs = useOrgs(handleTemp);
  const subjects = useSubjects(handleTemp);
  const { fixed, tabs } = useTempTabs();
  return (
    <ListScreen
      note="导入时没有进入证书库的认定数据：凭档案修正有问题的栏目后入库，查不清的写明原因作废。"
      list={temp}
      fixed={{ province2012: false, ...fixed }}
      orders={sortHistory}
      sorts={['certNo', 'name']}
      search={['name', 'idNo', 'area', 'certNo', 'reason', 'importNo']}
      columns={[
        'certNo',
        'name',
        'status',
        'reason',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'issuer',
        'recognisedOn',
        'dataSource',
        'importNo',
        'handler',
        'opinion',
      ]}
      actionsWidth={220}
      rowActions={(row) => (
        <>
          {tempView(row)}
          {tempActions(handleTemp, row, { orgs, subjects, orgLabel: '认定机构' })}
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
