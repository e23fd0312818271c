import { cert, EnrollmentHistory, enrollmentHistory } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { sortHistory } from '@tqc/domain/dictionaries';
import { enrollRecordFlow } from '@tqc/domain/enroll';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { idsOf } from '../../../kit/form/inParts';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { FieldSections } from '../../../kit/record/FieldSections';
import { ViewButton } from '../../../kit/record/ViewButton';
import { conclusionFields, decisionPaper } from '../../../trade/conclusionFields';

const { get, list, remind } = enrollmentHistory;
type History = Row<typeof list>;

const TABS = [
  { key: 'all', label: '全部', input: {} },
  { key: 'expiring', label: '60天内到期', input: { expiring: true } },
  { key: 'overdue', label: '逾期未申请', input: { overdue: true } },
] as const;

/** 注册历史管理 */
export function EnrollHistoryScreen() {
  const { kind, tabs } = useKindTabs('范围', TABS, 'range');
  const isDue = kind?.key === 'expiring' || kind?.key === 'overdue';
  return (
    <ListScreen
      note="已生效的定期注册；撤销注册和变更结论由注册机构申请，上一级审批通过后生效。"
      list={list}
      fixed={kind?.input ?? {}}
      orders={sortHistory}
      sorts={['certNo', 'name', 'validUntil']}
      search={[
        'name',
        'idNo',
        'area',
        'certNo',
        'orgName',
        'workUnit',
        'registrationType',
        'enrollNumber',
        'conclusion',
        'recordStatus',
        { name: 'validUntil', label: '有效期止', kind: 'dateRange' },
      ]}
      columns={[
        'archiveNo',
        'name',
        'recordStatus',
        'conclusion',
        'idNo',
        'certNo',
        'workUnit',
        'teachGrade',
        'orgName',
        'registrationType',
        'enrollNumber',
        'firstReview',
        'recheck',
        'concludedOn',
        'validUntil',
        ...(isDue ? (['remindedAt'] as const) : []),
      ]}
      {...(isDue
        ? {
            selectable: true,
            toolbar: (selected: readonly History[], keep: (ids: readonly string[]) => void) => (
              <Reminders rows={selected} onKeep={keep} />
            ),
          }
        : {})}
      actionsWidth={240}
      rowActions={actionsOf}
    >
      {tabs}
    </ListScreen>
  );
}

interface RemindersProps {
  readonly rows: readonly History[];
  readonly onKeep: (ids: readonly string[]) => void;
}

/** Messages to teachers who have to renew: to those that are chosen, or to all that match. */
function Reminders({ rows, onKeep }: RemindersProps) {
  const chosen = rows.map(({ enrId: id, name, version }) => ({ id, name, version }));
  return (
    <BulkBar chosen={chosen} noneChosen="请先勾选记录" onKeep={onKeep}>
      <BulkButton
        call={remind}
        label="批量提醒"
        title="提醒"
        input={(part) => ({ enrIds: idsOf(part) })}
        done="已提醒"
      />
    </BulkBar>
  );
}

const FACTS = [
  'archiveNo',
  'name',
  'recordStatus',
  'conclusion',
  'idNo',
  'certNo',
  'ctId',
  'subjectName',
  'workUnit',
  'teachGrade',
  'orgName',
  'registrationType',
  'enrollNumber',
  'firstReview',
  'recheck',
  'concludedOn',
  'validUntil',
] as const;

/** To look, and what the organisation asks for about its registration. */
function actionsOf({ asked, certNo, enrId, idRef: idNo, name, own, recordStatus }: History) {
  const about = `${name}的注册（证书 ${certNo}）`;
  const isFree = own && !asked;
  return (
    <>
      <ViewButton call={get} input={{ enrId, idNo }} title={about}>
        {(record) => (
          <FieldSections schema={EnrollmentHistory} record={record} sections={{ 注册: FACTS }} />
        )}
      </ViewButton>
      <FormButton
        call={cert.change}
        label="变更结论"
        link
        fields={conclusionFields}
        input={{ kind: 'conclude', histId: enrId }}
        intro={`${about}：上一级审批通过后，结论和有效期同时改变。`}
        when={isFree}
      />
      <FormButton
        call={cert.change}
        label="撤销注册"
        link
        fields={[required('reasons'), 'explanation', decisionPaper]}
        input={{ kind: 'revoke', histId: enrId }}
        intro={`${about}：上一级审批通过后注册无效，仍可查询。`}
        when={isFree && enrollRecordFlow.can('revoke', recordStatus)}
      />
    </>
  );
}
