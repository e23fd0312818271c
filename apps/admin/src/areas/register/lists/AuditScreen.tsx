import { registration } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { ActionLink } from '@tqc/ui/DataTable';
import { DeadlineChip } from '@tqc/ui/DeadlineChip';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../../kit/list/ListScreen';
import { AuditBulk } from './AuditBulk';
import { StatusTabs, useStatusTab, type StatusTab } from './StatusTabs';

const tabs: readonly StatusTab[] = [
  { key: 'confirmed', label: '待审批', statuses: [recognitionStatus.code('confirmed')] },
  { key: 'approved', label: '待编号', statuses: [recognitionStatus.code('approved')] },
  { key: 'recognised', label: '已认定', statuses: [recognitionStatus.code('recognised')] },
  { key: 'failed', label: '不通过', statuses: [recognitionStatus.code('failed')] },
];

/** 认定审批 */
export function AuditScreen() {
  const navigate = useNavigate();
  const tab = useStatusTab(tabs);
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note="审批已确认的申请，通过后生成证书编号；不能办理的逐条说明原因。"
      list={registration.list}
      fixed={{ statuses: [...tab.statuses], undeleted: true }}
      selectable
      sorts={['archiveNo', 'name', 'confirmTime']}
      search={[
        'name',
        'idNo',
        'archiveNo',
        'ctId',
        'examType',
        'accessResult',
        'recordStatus',
        'graduating',
      ]}
      columns={[
        'archiveNo',
        'name',
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'examType',
        'educationLevel',
        'mandarinLevel',
        'accessResult',
        'limitHit',
        {
          key: 'daysLeft',
          title: '剩余工作日',
          width: 160,
          render: (row) => (row.daysLeft === null ? '—' : <DeadlineChip workdays={row.daysLeft} />),
        },
        'certNo',
        'status',
        'recordStatus',
      ]}
      onOpen={open}
      actionsWidth={88}
      rowActions={(_, openRow) => (
        <ActionLink label={tab.key === 'confirmed' ? '审批' : '查看'} onClick={openRow} />
      )}
      toolbar={(selected, clear) => (
        <AuditBulk
          onDesk={() => navigate('/register/desk?step=audit')}
          tab={tab}
          selected={selected}
          onDone={clear}
        />
      )}
    >
      <StatusTabs tabs={tabs} />
    </ListScreen>
  );
}
