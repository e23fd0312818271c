import { baseOrg } from '@tqc/contract/basic';
import type { CustomFieldProps } from '@tqc/ui/FormDialog';
import type { NamedField } from '../../../kit/form/formFields';
import { useRecord } from '../../../kit/record/useRecord';
import { ChosenOrgField } from './ChosenOrgField';
import { StopEffects } from './StopEffects';

/** The organisation that stops, with what waits there and who attends to it then. */
function StoppedField(field: CustomFieldProps) {
  const orgId = typeof field.value === 'string' ? field.value : '';
  const { record, failure } = useRecord(
    baseOrg.get,
    { orgId, waiting: true },
    { when: orgId !== '' },
  );
  return (
    <ChosenOrgField
      {...field}
      effect={record && <StopEffects org={record} />}
      refusal={failure?.message}
    />
  );
}

export const stoppedField: NamedField<'orgId'> = {
  of: 'orgId',
  change: ({ name, label }) => ({
    name,
    label,
    required: true,
    requiredMessage: '请选择要停用的机构',
    wide: true,
    kind: 'custom',
    render: (field) => <StoppedField {...field} />,
  }),
};
