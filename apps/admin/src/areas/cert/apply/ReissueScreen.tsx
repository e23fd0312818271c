import { certApply } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { certApplyDecisions, certApplyFlow } from '@tqc/domain/cert';
import { certChangeStatus } from '@tqc/domain/dictionaries';
import { CaseBulkBar } from '../../../kit/case/CaseBulkBar';
import { caseButton } from '../../../kit/case/caseButton';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ScopeSwitch, useOwnScope } from '../../../kit/list/OwnScope';
import { statusTabs } from '../../../kit/list/statusTabs';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { PrintBar } from '../print/PrintBar';
import { applyForm } from './applyForm';
import { ApplicationFacts } from './ApplicationFacts';
import { certNoField } from './CertNoField';

const { create, get, list, remove, update } = certApply;
type Application = Row<typeof list>;

const TABS = statusTabs({
  of: 'status',
  status: certChangeStatus,
  keys: ['pending', 'failed', 'passed'],
  all: true,
});

/** 证书补发换发 */
export function ReissueScreen() {
  const { kind, fixed, tabs } = useKindTabs('审核状态', TABS, 'state', <ScopeSwitch />);
  const { mine } = useOwnScope();
  const isOpen = kind?.key === 'pending';
  const isPassed = kind?.key === 'passed';
  return (
    <ListScreen
      note="证书遗失的补发、损毁或信息变化的换发：证书号码不变，由本机构另一人审核，通过后用新的空白证书打印。"
      list={list}
      fixed={{ ...fixed, ...(mine && { mine }) }}
      sorts={['appliedAt']}
      search={[
        'name',
        'idNo',
        'certNo',
        'applyNo',
        'kind',
        { name: 'appliedAt', label: '申请时间', kind: 'dateRange' },
      ]}
      columns={[
        'applyNo',
        'name',
        'status',
        'kind',
        'idNo',
        'certNo',
        'ctId',
        'printStatus',
        'blankNo',
        'reason',
        'lostOn',
        'collected',
        'orgName',
        'applicant',
        'appliedAt',
        'fetchedOn',
        'lastOpinion',
      ]}
      selectable={isOpen || isPassed}
      toolbar={(selected, keep) => (
        <>
          <FormButton
            call={create}
            label="新增申请"
            primary
            fields={[certNoField, ...applyForm.entered]}
          />
          {isOpen && (
            <CaseBulkBar
              call={update}
              table={certApplyDecisions}
              step="approval"
              rows={selected}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              noun="申请"
              onKeep={keep}
            />
          )}
          {isPassed && (
            <PrintBar
              selected={selected.map(({ certId, name, certVersion }) => ({
                certId,
                name,
                version: certVersion,
              }))}
              onKeep={(certIds) =>
                keep(selected.filter(({ certId }) => certIds.includes(certId)).map(({ id }) => id))
              }
            />
          )}
        </>
      )}
      actionsWidth={210}
      rowActions={actionsOf}
    >
      {tabs}
    </ListScreen>
  );
}

/** To look, to decide, and what the organisation does with its application. */
function actionsOf(row: Application) {
  const { id, own, status, version } = row;
  const can = (event: Parameters<typeof certApplyFlow.can>[0]) =>
    own && certApplyFlow.can(event, status);
  return (
    <>
      {caseButton({
        call: update,
        table: certApplyDecisions,
        label: '审核',
        row: { ...row, id },
        load: () => call(get, { id }),
        about: (record) => <ApplicationFacts record={record} />,
      })}
      <ViewButton call={get} input={{ id }} title={`${row.name}的申请 ${row.applyNo}`}>
        {(record) => <ApplicationFacts record={record} />}
      </ViewButton>
      <FormButton
        call={update}
        label="修改后提交"
        link
        fields={applyForm.changed}
        row={{ id, version }}
        load={async () => applyForm.start(await call(get, { id }))}
        input={{ action: 'again' }}
        when={can('again')}
      />
      <FormButton
        call={update}
        label="登记领取"
        link
        fields={[required('fetchedBy')]}
        row={{ id, version }}
        initial={{ fetchedBy: row.name }}
        input={{ action: 'handOver' }}
        intro={`空白证书号 ${row.blankNo ?? ''}：核对身份后交给领取人。`}
        when={can('handOver') && row.blankNo !== null && row.fetchedOn === null}
      />
      <AskButton
        call={remove}
        label="删除"
        link
        danger
        row={{ id, version }}
        question={`删除${row.name}的申请 ${row.applyNo} 吗？`}
        when={can('remove')}
      />
    </>
  );
}
