import type { CustomFieldProps } from '@tqc/ui/FormDialog';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../kit/session/api';
import type { NamedField } from '../../../kit/form/formFields';
import { ChosenOrgField } from './ChosenOrgField';
import { stopEffects } from './stopEffects';

/** The organisation that stops, with what waits there and who attends to it then. */
function StoppedField(field: CustomFieldProps) {
  const orgId = typeof field.value === 'string' ? field.value : '';
  const [effects, setEffects] = useState<readonly string[]>([]);
  useEffect(() => {
    setEffects([]);
    if (orgId === '') return undefined;
    let gone = false;
    stopEffects(orgId)
      .catch((error: unknown) => [failureOf(error).message])
      .then((said) => {
        if (!gone) setEffects(said);
      });
    return () => {
      gone = true;
    };
  }, [orgId]);
  return (
    <ChosenOrgField
      {...field}
      effect={effects.map((text) => (
        <p key={text}>{text}</p>
      ))}
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
