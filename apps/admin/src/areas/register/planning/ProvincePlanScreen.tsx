import { lookup } from '@tqc/contract/lookup';
import { provinceBatch } from '@tqc/contract/register';
import { routeOf, screenOf } from '@tqc/contract/screens';
import { BatchStatus, orgBatchApproval } from '@tqc/domain/dictionaries';
import { offers, provincePlanActions, provincePlanWork } from '@tqc/domain/planning';
import type { FormValues } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { stepButton } from '../../../kit/form/stepButton';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { attachment } from '../../../trade/planning/attachment';
import { ChangesButton } from './ChangesButton';
import { ChangesLink } from '../../../trade/planning/ChangesLink';
import { ProvincePlanFacts } from './PlanFacts';
import { provinceChangeButton } from './provinceChangeButton';
import {
  filingOf,
  filingRows,
  orgIdsOf,
  openedField,
  orgOption,
  windowsStart,
} from '../../../trade/planning/provinceFields';

const CHANGES = screenOf('register.changeRecord');
const { create, get, list, remove, update } = provinceBatch;
const form = [
  'planName',
  'confirmBegin',
  'confirmEnd',
  'approveBegin',
  'approveEnd',
  'autoPass',
  'ctIds',
  'contact',
  'contactPhone',
  'notice',
] as const;
const entered = (values: FormValues) => ({
  filing: filingOf(values),
  orgIds: orgIdsOf(values),
});

/** 省级计划 */
export function ProvincePlanScreen() {
  const open = { status: BatchStatus.code('open') };
  const batches = useChoices(lookup.queryCertBatchxx, open, ({ cbId, cbName }) => ({
    value: cbId,
    label: cbName,
  }));
  const opened = openedField(useChoices(provinceBatch.queryOrgInfo, {}, orgOption));
  const orgId = useSession(({ user }) => user?.orgId);
  const mayChanges = useSession(({ rights }) => rights.has(CHANGES.permission));
  return (
    <ListScreen
      note="制定本省的认定计划，上报国家级审批；通过后下级机构才能制定自己的计划。"
      list={list}
      search={['cbName', 'year', 'approvalStatus']}
      columns={[
        'cbName',
        'planName',
        'approvalStatus',
        'endStatus',
        'orgName',
        'windows',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'approveBegin',
        'approveEnd',
        'openedOrgs',
        'ctIds',
        'opinion',
        'reporter',
        'reportedAt',
      ]}
      toolbar={
        <>
          <FormButton
            call={create}
            label="新增计划"
            primary
            drawer
            fields={[choices('cbId', batches), filingRows, ...form, opened, attachment]}
            toInput={entered}
          />
          <ChangesButton />
        </>
      }
      actionsWidth={230}
      rowActions={(row) => {
        const own = row.orgId === orgId;
        const step = (action: keyof typeof provincePlanActions) =>
          stepButton({
            call: update,
            step: provincePlanActions[action],
            row,
            input: { action },
            when: own,
          });
        return (
          <>
            <FormButton
              call={update}
              label={provincePlanActions.edit.label}
              link
              drawer
              fields={[filingRows, ...form, opened, attachment]}
              row={row}
              initial={windowsStart(row)}
              input={{ action: 'edit' }}
              toInput={entered}
              when={own && offers(provincePlanActions.edit, row)}
            />
            {step('report')}
            {step('withdraw')}
            {provinceChangeButton({ plan: row, opened, when: own })}
            <ViewButton call={get} input={{ pbId: row.pbId }} title={row.planName}>
              {(plan) => <ProvincePlanFacts plan={plan} />}
            </ViewButton>
            <ChangesLink
              to={routeOf('register.changeRecord')}
              label={CHANGES.title}
              planName={row.planName}
              planKind="province"
              when={mayChanges && orgBatchApproval.group.inForce.includes(row.approvalStatus)}
            />
            {stepButton({
              call: remove,
              step: provincePlanWork.remove,
              danger: true,
              row,
              when: own,
            })}
          </>
        );
      }}
    />
  );
}
