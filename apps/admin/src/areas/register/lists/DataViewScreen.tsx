import { registration } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { ActionLink } from '@tqc/ui/DataTable';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useNavigate } from 'react-router-dom';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

const times: readonly SearchField[] = [
  { name: 'applyTime', label: '网报时间', kind: 'dateRange' },
  { name: 'approveTime', label: '审批时间', kind: 'dateRange' },
];

const NORMAL = recordStatusRegister.code('normal');
const DELETED = recordStatusRegister.code('deleted');
const NUMBERED = recognitionStatus.code('recognised');
/** Levels that may restore what was deleted. */
const RESTORES = [4, 5];

/** 认定数据查看 */
export function DataViewScreen() {
  const navigate = useNavigate();
  const mayRestore = useSession(({ user }) => RESTORES.includes(user?.orgType ?? 0));
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note="查询权限范围内的全部认定申请。"
      list={registration.list}
      sorts={['regId', 'archiveNo', 'certNo', 'name', 'applyTime', 'approveTime']}
      search={[
        'name',
        'idNo',
        'regId',
        'archiveNo',
        'certNo',
        'mobile',
        'ctId',
        'examType',
        'educationLevel',
        'nation',
        'sex',
        'graduateSchool',
        'workUnit',
        'graduating',
        'accessResult',
        'recordStatus',
        ...times,
      ]}
      columns={[
        'regId',
        'archiveNo',
        'name',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'orgName',
        'pointName',
        'applyTime',
        'approveTime',
        'certNo',
        'status',
        'recordStatus',
      ]}
      onOpen={open}
      actionsWidth={120}
      rowActions={(row, openRow) => (
        <>
          <ActionLink label="查看" onClick={openRow} />
          <FormButton
            call={registration.remove}
            label="删除"
            link
            danger
            fields={['reason']}
            row={row}
            when={row.recordStatus === NORMAL}
            reason={row.status === NUMBERED ? '证书编号已生成，请先收回编号' : undefined}
          />
          <AskButton
            call={registration.update}
            label="恢复"
            link
            row={row}
            input={{ action: 'undelete' }}
            when={mayRestore && row.recordStatus === DELETED}
            question={`恢复“${row.name}”的申请？恢复后从原来的状态继续办理。`}
          />
        </>
      )}
    />
  );
}
