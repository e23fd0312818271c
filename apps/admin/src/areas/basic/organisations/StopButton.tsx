import { baseOrg, baseOrgDisable } from '@tqc/contract/basic';
import type { OutputOf } from '@tqc/contract/kit';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { call } from '../../../kit/session/api';
import { StopEffects } from './StopEffects';
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
  const [org, setOrg] = useState<OutputOf<typeof baseOrg.get>>();
  return (
    <FormButton
      call={baseOrgDisable.create}
      label={label}
      link
      danger
      fields={stopFields}
      input={{ orgId }}
      load={async () => {
        setOrg(await call(baseOrg.get, { orgId, waiting: true }));
        return {};
      }}
      intro={org && <StopEffects org={org} />}
      when={when}
      {...(onDone ? { onDone } : {})}
    />
  );
}
