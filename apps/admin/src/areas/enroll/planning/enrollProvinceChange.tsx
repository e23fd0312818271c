import { provinceBatch } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { offers, provincePlanWork } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { attachment } from '../../../trade/planning/attachment';
import { filingRows, windowsStart } from '../../../trade/planning/provinceFields';
import { provinceDayFields } from './enrollStageFields';
import { movedOfProvince, provinceDaysOf } from './movedOfProvince';

const { changeProvinceBatch } = provinceBatch;
type Plan = Row<typeof provinceBatch.list>;

/** Asks for a change of a passed province plan: only what differs from the plan is sent. */
export function enrollProvinceChange(plan: Plan, opened: FormField, own: boolean) {
  return (
    <FormButton
      call={changeProvinceBatch}
      label={provincePlanWork.askChange.label}
      link
      drawer
      intro="改好要变更的内容后由国家级机构审批，通过后才生效；复核和终审由哪级办理不能变更。"
      fields={['changeKind', filingRows, ...provinceDayFields, opened, 'reason', attachment]}
      row={{ pbId: plan.pbId, version: plan.version }}
      initial={{ ...provinceDaysOf(plan), ...windowsStart(plan) }}
      toInput={(values) => ({ after: movedOfProvince(plan, values) })}
      when={own && offers(provincePlanWork.askChange, plan)}
    />
  );
}
