import type { Row } from '@tqc/contract/kit';
import { orgBatch } from '@tqc/contract/register';
import { offers, orgPlanActions } from '@tqc/domain/planning';
import { FormButton } from '../../../kit/form/buttons';
import type { NamedField } from '../../../kit/form/formFields';
import { changedSlotsOf, loadSlots, slotRows } from './slotFields';

type DownOrg = Row<typeof orgBatch.queryProvinceDownOrgName>;
const { amend } = orgPlanActions;
const fields = ['planName', 'receiveWay', 'healthNote', 'notice', 'attention'] as const;
const reason: NamedField<'opinion'> = {
  of: 'opinion',
  change: ({ name }) => ({
    name,
    label: '修改原因',
    kind: 'textarea',
    required: true,
    wide: true,
    maxLength: 200,
  }),
};

/** Changes the plan of an organisation below, which is told why; its slots are moved or added. */
export function amendButton(row: DownOrg & { readonly obId: string }, level: number) {
  return (
    <FormButton
      call={orgBatch.update}
      label={amend.label}
      link
      drawer
      intro="保存后立即生效，下级机构会收到消息。原有的时间段只能调整，不能删除。"
      load={() => loadSlots(row.obId)}
      fields={[...fields, slotRows(row.slots), reason]}
      row={row}
      input={{ action: 'amend' }}
      toInput={(values) => ({ slots: changedSlotsOf(values) })}
      when={level >= (amend.least ?? 0) && offers(amend, row)}
    />
  );
}
