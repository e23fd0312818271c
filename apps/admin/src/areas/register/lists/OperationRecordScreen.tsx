import { operations, registrationChange } from '@tqc/contract/register';
import { caseSteps } from '@tqc/domain/register';
import { ActionLink } from '@tqc/ui/DataTable';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { DataChangeFacts } from '../application/DataChangeFacts';

const time: SearchField = { name: 'at', label: '操作时间', kind: 'dateRange' };
const step: SearchField = {
  name: 'step',
  label: '业务环节',
  kind: 'dict',
  options: caseSteps.map((one) => ({ value: one, label: one })),
};

/** 操作记录 */
export function OperationRecordScreen() {
  const navigate = useNavigate();
  const isCentre = useSession(({ user }) => user?.orgType) === 5;
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note={`谁在什么时候对哪件申请做了什么；${isCentre ? '不选时间时查最近3天，一次最多查7天，填写报名号的' : ''}不选时间时查最近30天，一次最多查90天。`}
      list={operations.queryOperations}
      search={[time, 'actor', 'orgName', step, 'event', 'regId']}
      sorts={['at']}
      columns={[
        'at',
        'actor',
        'event',
        'fromStatus',
        'toStatus',
        'regId',
        'name',
        'orgName',
        'step',
        'opinion',
        'address',
      ]}
      onOpen={open}
      actionsWidth={140}
      rowActions={(row, openRow) => (
        <>
          <ActionLink label="查看" onClick={openRow} />
          {row.chgId !== null && (
            <ViewButton
              call={registrationChange.viewRegChg}
              input={{ chgId: row.chgId }}
              label="查看明细"
              title={`${row.name}的数据变更`}
            >
              {(change) => <DataChangeFacts change={change} />}
            </ViewButton>
          )}
        </>
      )}
    />
  );
}
