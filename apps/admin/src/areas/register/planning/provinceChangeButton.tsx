import type { Row } from '@tqc/contract/kit';
import { provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { offers, provincePlanWork } from '@tqc/domain/planning';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { fieldsOf } from '../../../kit/form/formFields';
import { attachment } from '../../../trade/planning/attachment';
import {
  filingOf,
  filingRows,
  orgIdsOf,
  windowsStart,
} from '../../../trade/planning/provinceFields';

/** The days that a change of a province plan may move. */
const days = ['confirmBegin', 'confirmEnd', 'approveBegin', 'approveEnd'] as const;
export const dayFields = fieldsOf(provinceBatch.create, days);

interface ProvinceChangeProps {
  readonly plan: Row<typeof provinceBatch.list>;
  readonly opened: FormField;
  readonly when: boolean;
}

/** Asks for a change of a passed province plan: only what differs from the plan is sent. */
export function provinceChangeButton({ plan, opened, when }: ProvinceChangeProps) {
  return (
    <FormButton
      call={provinceBatchPostpone.create}
      label={provincePlanWork.askChange.label}
      link
      drawer
      intro="改好要变更的内容后由国家级机构审批，通过后才生效。"
      fields={['changeKind', filingRows, ...dayFields, opened, 'reason', attachment]}
      initial={{ ...plan, ...windowsStart(plan) }}
      input={{ pbId: plan.pbId }}
      toInput={(values) => ({ after: movedOf(plan, values) })}
      when={when && offers(provincePlanWork.askChange, plan)}
    />
  );
}

type Standing = Pick<ProvinceChangeProps['plan'], (typeof days)[number] | 'filing' | 'orgIds'>;

/** Those days of a plan alone. */
export const daysOf = (plan: Standing): FormValues =>
  Object.fromEntries(days.map((name) => [name, plan[name]]));

/** What the form holds of a plan beyond what stands. */
export function movedOf(plan: Standing, values: FormValues) {
  const filing = filingOf(values);
  const orgIds = orgIdsOf(values);
  const moved = days.filter((name) => values[name] !== plan[name]);
  return {
    ...(same(filing, plan.filing) ? {} : { filing }),
    ...(same(orgIds, plan.orgIds) ? {} : { orgIds }),
    ...Object.fromEntries(moved.map((name) => [name, String(values[name])])),
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
