import { registration } from '@tqc/contract/register';
import { recognitionStatus, sortRegister } from '@tqc/domain/dictionaries';
import { ActionLink } from '@tqc/ui/DataTable';
import { useNavigate } from 'react-router-dom';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useStateTab } from '../../../kit/list/StateTabs';
import {
  useOrgSearch,
  usePlanSearch,
  useSlotSearch,
  useSubjectSearch,
} from '../../../kit/list/lookupSearches';
import { todayText } from '../../../kit/record/momentText';
import { transport, useSession } from '../../../kit/session/session';
import { AuditBulk } from './AuditBulk';
import { auditRowActions } from './auditRowActions';
import { dueSearch, timeSearch } from './caseSearches';
import { dueColumn } from './dueColumn';
import { Elsewhere } from './Elsewhere';
import { useOwnScope } from '../../../kit/list/OwnScope';
import { StatusTabs, type StatusTab } from './StatusTabs';
import { pointSearch } from './pointSearch';

const tabs: readonly StatusTab[] = [
  { key: 'confirmed', label: '待审批', statuses: [recognitionStatus.code('confirmed')] },
  { key: 'approved', label: '待编号', statuses: [recognitionStatus.code('approved')] },
  { key: 'recognised', label: '已认定', statuses: [recognitionStatus.code('recognised')] },
  { key: 'failed', label: '不通过', statuses: [recognitionStatus.code('failed')] },
  {
    key: 'returned',
    label: '已退回',
    statuses: recognitionStatus.group.awaitingConfirmation,
    returned: true,
  },
];

/** 认定审批 */
export function AuditScreen() {
  const navigate = useNavigate();
  const tab = useStateTab(tabs);
  const { mine } = useOwnScope();
  const orgName = useSession(({ user }) => user?.orgName);
  const today = todayText(transport.now());
  const org = useOrgSearch();
  const subject = useSubjectSearch();
  const plan = usePlanSearch();
  const slot = useSlotSearch();
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note="审批已确认的申请，通过后生成证书编号；不能办理的逐条说明原因。"
      list={registration.list}
      fixed={{
        statuses: [...tab.statuses],
        undeleted: true,
        ...(tab.returned ? { returned: true } : {}),
        ...(mine ? { mine } : {}),
      }}
      selectable
      orders={sortRegister}
      sorts={['archiveNo', 'name', 'confirmTime', 'daysLeft']}
      search={[
        'name',
        'idNo',
        'area',
        'archiveNo',
        'ctId',
        'examType',
        'accessMerged',
        dueSearch,
        'mobile',
        subject,
        'collegeVerifyStatus',
        timeSearch('confirm', '确认时间'),
        'recordStatus',
        'graduating',
        plan,
        slot,
        org,
        pointSearch,
      ]}
      columns={[
        'archiveNo',
        'name',
        'status',
        dueColumn,
        'accessResult',
        'limitHit',
        'idNo',
        'sex',
        'ctId',
        'subjectName',
        'examType',
        'educationLevel',
        'mandarinLevel',
        'certNo',
        'confirmTime',
        'pointName',
        'recordStatus',
      ]}
      onOpen={open}
      actionsWidth={120}
      actionsShown={1}
      rowActions={(row, openRow) => (
        <>
          <ActionLink label={tab.key === 'confirmed' ? '审批' : '查看'} onClick={openRow} />
          {auditRowActions(row, { isOwn: row.orgName === orgName, today })}
        </>
      )}
      toolbar={(selected, keep) => <AuditBulk tab={tab} selected={selected} onKeep={keep} />}
    >
      <StatusTabs tabs={tabs} />
      <Elsewhere tabs={tabs} />
    </ListScreen>
  );
}
