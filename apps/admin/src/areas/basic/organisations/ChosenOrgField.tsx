import { baseOrg } from '@tqc/contract/basic';
import { SelectField } from '@tqc/ui/fields';
import type { CustomFieldProps } from '@tqc/ui/FormDialog';
import { useState, type ReactNode } from 'react';
import { useChoices } from '../../../kit/form/useChoices';
import styles from './ChosenOrgField.module.css';

interface ChosenOrgProps extends CustomFieldProps {
  /** Only those of a kind. */
  readonly orgType?: number | undefined;
  /** The one that cannot be chosen. */
  readonly except?: string;
  /** What the choice means, said below it as soon as it is made. */
  readonly effect: ReactNode;
}

/** An organisation at or below the caller's, and what choosing it means. */
export function ChosenOrgField({ orgType, except, effect, ...field }: ChosenOrgProps) {
  const { label, value, onChange, error } = field;
  const [keyword, setKeyword] = useState('');
  const options = useChoices(
    baseOrg.queryKV,
    { ...(keyword === '' ? {} : { keyword }), ...(orgType === undefined ? {} : { orgType }) },
    ({ orgId, orgName }) => (orgId === except ? undefined : { value: orgId, label: orgName }),
  );
  return (
    <div className={styles.field}>
      <SelectField
        label={label}
        required
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        options={options}
        searchable
        onSearch={setKeyword}
        {...(error === undefined ? {} : { error })}
      />
      <div role="status" className={styles.effect}>
        {effect}
      </div>
    </div>
  );
}
