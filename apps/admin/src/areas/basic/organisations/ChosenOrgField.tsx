import { SelectField } from '@tqc/ui/fields';
import type { CustomFieldProps } from '@tqc/ui/FormDialog';
import type { ReactNode } from 'react';
import { useOrgChoice } from '../../../trade/useOrgField';
import styles from './ChosenOrgField.module.css';

interface ChosenOrgProps extends CustomFieldProps {
  /** Only those of a kind. */
  readonly orgType?: number | undefined;
  /** The one that cannot be chosen. */
  readonly except?: string;
  /** What the choice means, said below it as soon as it is made. */
  readonly effect: ReactNode;
  /** Why it cannot be chosen: said at the field before the form is sent, as after it. */
  readonly refusal: string | undefined;
}

/** An organisation at or below the caller's, and what choosing it means. */
export function ChosenOrgField({ orgType, except, effect, refusal, ...field }: ChosenOrgProps) {
  const { label, value, onChange, error = refusal } = field;
  const choice = useOrgChoice({ orgType, except });
  return (
    <div className={styles.field}>
      <SelectField
        label={label}
        required
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        {...choice}
        searchable
        {...(error === undefined ? {} : { error })}
      />
      <div role="status" className={styles.effect}>
        {effect}
      </div>
    </div>
  );
}
