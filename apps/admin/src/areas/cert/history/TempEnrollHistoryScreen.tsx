import { EnrollmentHistory, enrollmentHistory } from '@tqc/contract/cert';
import { sortHistory } from '@tqc/domain/dictionaries';
import { ListScreen } from '../../../kit/list/ListScreen';
import { FieldSections } from '../../../kit/record/FieldSections';
import { ViewButton } from '../../../kit/record/ViewButton';
import { tempActions, useOrgs } from './tempActions';
import { useTempTabs } from './useTempTabs';

const { get, handleTemp, list } = enrollmentHistory;

const FACTS = [
  'name',
  'status',
  'idNo',
  'certNo',
  'ctId',
  'subjectName',
  'workUnit',
  'orgName',
  'registrationType',
  'enrollNumber',
  'conclusion',
  'concludedOn',
  'validUntil',
  'reason',
  'importNo',
  'handlerOrg',
  'handler',
  'handledAt',
  'opinion',
] as const;

/** 非正式注册历史查询 */
export function TempEnrollHistoryScreen() {
  const orgs = useOrgs(handleTemp);
  const { fixed, tabs } = useTempTabs();
  return (
    <ListScreen
      note="导入时没有进入注册库的注册数据：凭档案修正有问题的栏目后入库，查不清的写明原因作废。"
      list={list}
      fixed={{ temp: true, ...fixed }}
      orders={sortHistory}
      sorts={['certNo', 'name', 'validUntil']}
      search={['name', 'idNo', 'area', 'certNo', 'reason', 'importNo']}
      columns={[
        'certNo',
        'name',
        'status',
        'reason',
        'idNo',
        'workUnit',
        'orgName',
        'registrationType',
        'enrollNumber',
        'conclusion',
        'concludedOn',
        'validUntil',
        'importNo',
        'handler',
        'opinion',
      ]}
      actionsWidth={220}
      rowActions={(row) => {
        const { enrId, idRef: idNo, name, status } = row;
        return (
          <>
            <ViewButton
              call={get}
              input={{ enrId, idNo, temp: true }}
              title={`${name}的非正式历史`}
            >
              {(record) => (
                <FieldSections
                  schema={EnrollmentHistory}
                  record={record}
                  sections={{ 历史数据: FACTS }}
                />
              )}
            </ViewButton>
            {status !== null &&
              tempActions(
                handleTemp,
                { ...row, id: enrId, status },
                { orgs, orgLabel: '注册机构' },
              )}
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
