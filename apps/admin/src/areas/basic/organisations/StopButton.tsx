import { baseOrgDisable } from '@tqc/contract/basic';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { stopEffects } from './stopEffects';
import { stopFields } from './StopsLink';

interface StopButtonProps {
  readonly label: string;
  readonly row: { readonly orgId: string };
  /** Whether it is there: the list reads it before it draws anything. */
  readonly when: boolean;
  readonly onDone?: () => void;
}

/** Stops an organisation; what waits there, and who attends to it then, is told beforehand. */
export function StopButton({ label, row: { orgId }, when, onDone }: StopButtonProps) {
  const [effects, setEffects] = useState<readonly string[]>([]);
  return (
    <FormButton
      call={baseOrgDisable.create}
      label={label}
      link
      danger
      fields={stopFields}
      input={{ orgId }}
      load={async () => {
        setEffects(await stopEffects(orgId));
        return {};
      }}
      intro={effects.map((text) => (
        <p key={text}>{text}</p>
      ))}
      when={when}
      {...(onDone ? { onDone } : {})}
    />
  );
}
