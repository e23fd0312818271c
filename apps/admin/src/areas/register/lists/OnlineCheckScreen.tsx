import { recognitionStatus, sortRegister } from '@tqc/domain/dictionaries';
import { registration } from '@tqc/contract/register';
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
import { useSession } from '../../../kit/session/session';
import { DeskButton } from '../desk/DeskButton';
import { CaseBulk } from './CaseBulk';
import { caseRowActions } from './caseRowActions';
import { dueSearch, timeSearch } from './caseSearches';
import { dueColumn } from './dueColumn';
import { Elsewhere } from './Elsewhere';
import { useOwnScope } from '../../../kit/list/OwnScope';
import { PapersButton } from './PapersButton';
import { StatusTabs, type StatusTab } from './StatusTabs';
import { pointSearch } from './pointSearch';

/** A tab of one status under the word of that status. */
const named = (key: 'incomplete' | 'qualified'): StatusTab => {
  const code = recognitionStatus.code(key);
  return { key, label: recognitionStatus.label(code), statuses: [code] };
};
const tabs: readonly StatusTab[] = [
  { key: 'filed', label: '待确认', statuses: [recognitionStatus.code('filed')] },
  named('incomplete'),
  named('qualified'),
  { key: 'refused', label: '确认不通过', statuses: [recognitionStatus.code('refused')] },
  { key: 'confirmed', label: '已确认', statuses: recognitionStatus.group.confirmed },
];

/** 网报数据核验 */
export function OnlineCheckScreen() {
  const navigate = useNavigate();
  const tab = useStateTab(tabs);
  const { mine } = useOwnScope();
  // A point takes over what came to it; who goes where its organisation says.
  const user = useSession((session) => session.user);
  const org = useOrgSearch();
  const subject = useSubjectSearch();
  const plan = usePlanSearch();
  const slot = useSlotSearch();
  const own = mine || user?.orgType === 1;
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note="核验申请人网上提交的材料，到场后确认；确认通过即生成档案号和受理号。"
      list={registration.list}
      fixed={{ statuses: [...tab.statuses], undeleted: true, ...(mine ? { mine } : {}) }}
      orders={sortRegister}
      sorts={['regId', 'name', 'applyTime', 'daysLeft']}
      // What is overdue to be taken in stands before what has just come.
      firstSort={own && tab.key === 'filed' ? 'daysLeft.asc' : undefined}
      search={[
        'name',
        'idNo',
        'area',
        'regId',
        'ctId',
        'examType',
        'collegeVerifyStatus',
        'graduating',
        dueSearch,
        'mobile',
        pointSearch,
        subject,
        'collegeAppendFlag',
        'paymentType',
        'recordStatus',
        timeSearch('apply', '网报时间'),
        plan,
        slot,
        org,
      ]}
      columns={[
        'regId',
        'name',
        'status',
        dueColumn,
        'idNo',
        'ctId',
        'subjectName',
        'collegeVerifyStatus',
        'mandarinLevel',
        'applyTime',
        'sex',
        'examType',
        'graduating',
        'pointName',
        'recordStatus',
      ]}
      selectable
      toolbar={(selected, keep) => (
        <CaseBulk selected={selected} onKeep={keep}>
          <DeskButton step={tab.key === 'qualified' ? 'confirm' : 'check'} primary />
          {tab.key === 'confirmed' && <PapersButton kind="accept" selected={selected} />}
        </CaseBulk>
      )}
      onOpen={open}
      actionsWidth={120}
      actionsShown={1}
      rowActions={(row, openRow) => (
        <>
          <ActionLink label={tab.key === 'confirmed' ? '查看' : '确认'} onClick={openRow} />
          {caseRowActions(row, {
            confirmed: tab.key === 'confirmed',
            organises: user?.orgType !== 1 && row.orgName === user?.orgName,
          })}
        </>
      )}
    >
      <StatusTabs tabs={tabs} />
      <Elsewhere tabs={tabs} />
    </ListScreen>
  );
}
