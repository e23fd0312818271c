import { registration } from '@tqc/contract/register';
import { ActionLink } from '@tqc/ui/DataTable';
import type { FormField } from '@tqc/ui/FormDialog';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useNavigate } from 'react-router-dom';
import { FormButton } from '../../kit/buttons';
import { ListScreen } from '../../kit/ListScreen';

const reason: FormField[] = [{ name: 'reason', label: '删除原因', kind: 'textarea', required: true, maxLength: 200, maxLengthMessage: '最多输入200字' }];
const times: readonly SearchField[] = [{ name: 'applyTime', label: '网报时间', kind: 'dateRange' }, { name: 'approveTime', label: '审批时间', kind: 'dateRange' }];

/** 认定数据查看 */
export function DataViewScreen() {
  const navigate = useNavigate();
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      title="认定数据查看" note="查询权限范围内的全部认定申请。" list={registration.list} rowKey="regId" sorts={['regId', 'archiveNo', 'certNo', 'name', 'applyTime', 'approveTime']}
      search={['name', 'idNo', 'regId', 'archiveNo', 'certNo', 'mobile', 'ctId', 'examType', 'educationLevel', 'nation', 'sex', 'graduateSchool', 'workUnit', 'graduating', 'accessResult', 'recordStatus', ...times]}
      columns={['regId', 'archiveNo', 'name', 'sex', 'idNo', 'ctId', 'subjectName', 'orgName', 'pointName', 'applyTime', 'approveTime', 'certNo', 'status', 'recordStatus']}
      onOpen={open}
      actionsWidth={120} rowActions={(row, openRow) => (
        <>
          <ActionLink label="查看" onClick={openRow} />
          <FormButton call={registration.remove} label="删除" link danger fields={reason} row={row} input={{ regId: row.regId }} toInput={(values) => ({ reason: String(values['reason']) })} when={row.recordStatus === 0} />
        </>
      )}
    />
  );
}
