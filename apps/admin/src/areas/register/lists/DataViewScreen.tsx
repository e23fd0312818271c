import { certAssign } from '@tqc/contract/cert';
import { exchange, registration } from '@tqc/contract/register';
import { recognitionStatus, recordStatusRegister, sortRegister } from '@tqc/domain/dictionaries';
import { ActionLink } from '@tqc/ui/DataTable';
import { useNavigate } from 'react-router-dom';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import {
  useBatchSearch,
  useOrgSearch,
  usePlanSearch,
  useSlotSearch,
  useSubjectSearch,
} from '../../../kit/list/lookupSearches';
import { useSession } from '../../../kit/session/session';
import { useMay } from '../../../kit/session/useMay';
import { ageSearch, dueSearch, timeSearch } from './caseSearches';
import { CaseBulk } from './CaseBulk';
import { dueColumn } from './dueColumn';
import { PushRecord } from './PushRecord';
import { pointSearch } from './pointSearch';

const NORMAL = recordStatusRegister.code('normal');
const DELETED = recordStatusRegister.code('deleted');
const NUMBERED = recognitionStatus.code('recognised');
const CONCLUDED = recognitionStatus.group.confirmed;
/** Levels that may restore what was deleted. */
const RESTORES = [4, 5];

/** 认定数据查看 */
export function DataViewScreen() {
  const navigate = useNavigate();
  const org = useOrgSearch();
  const batch = useBatchSearch();
  const subject = useSubjectSearch();
  const plan = usePlanSearch();
  const slot = useSlotSearch();
  const user = useSession((session) => session.user);
  const mayRestore = RESTORES.includes(user?.orgType ?? 0);
  const mayRuns = useMay(certAssign.list);
  const open = ({ regId }: { regId: string }) => navigate(`/register/application/${regId}`);
  return (
    <ListScreen
      note="查询权限范围内的全部认定申请。"
      list={registration.list}
      orders={sortRegister}
      sorts={[
        'regId',
        'archiveNo',
        'certNo',
        'name',
        'status',
        'daysLeft',
        'applyTime',
        'approveTime',
      ]}
      search={[
        'name',
        'idNo',
        'area',
        'status',
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
        'accessMerged',
        'recordStatus',
        dueSearch,
        batch,
        plan,
        slot,
        subject,
        org,
        pointSearch,
        'normalStudent',
        'collegeVerifyStatus',
        ageSearch,
        timeSearch('apply', '网报时间'),
        timeSearch('approve', '审批时间'),
      ]}
      columns={[
        'regId',
        'archiveNo',
        'name',
        'status',
        dueColumn,
        'sex',
        'idNo',
        'ctId',
        'subjectName',
        'orgName',
        'pointName',
        'applyTime',
        'approveTime',
        'certNo',
        'recordStatus',
      ]}
      selectable
      toolbar={(selected, keep) => <CaseBulk selected={selected} onKeep={keep} />}
      onOpen={open}
      actionsWidth={225}
      rowActions={(row, openRow) => (
        <>
          <ActionLink label="查看" onClick={openRow} />
          <FormButton
            call={registration.remove}
            label="删除"
            link
            danger
            intro={`删除${row.name}（报名号 ${row.regId}）的申请。`}
            fields={['reason']}
            row={row}
            // What its organisation has concluded, that one takes back itself.
            when={
              row.recordStatus === NORMAL &&
              (row.orgName === user?.orgName || !CONCLUDED.includes(row.status))
            }
            reason={
              row.status === NUMBERED ? '证书编号已生成，请先在编号记录中收回编号' : undefined
            }
          />
          {row.status === NUMBERED && mayRuns && (
            <ActionLink
              label="编号记录"
              onClick={() => navigate(`/register/numbers?regId=${row.regId}`)}
            />
          )}
          <PushRecord call={exchange.gbTaskAll} label="推送记录" of={row} />
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
