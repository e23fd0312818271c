import { baseOrg } from '@tqc/contract/basic';
import type { CustomFieldProps } from '@tqc/ui/FormDialog';
import { useEffect, useState } from 'react';
import { call as send, failureOf } from '../../../kit/session/api';
import { ChosenOrgField } from './ChosenOrgField';

interface IntoProps extends CustomFieldProps {
  readonly call: typeof baseOrg.orgAnnul | typeof baseOrg.transferHistoryData;
  readonly org: { readonly orgId: string; readonly orgType: number; readonly version: number };
}

/** The organisation that takes over, and what would go over to it. */
export function IntoField({ call, org, ...field }: IntoProps) {
  const chosen = typeof field.value === 'string' ? field.value : '';
  return (
    <ChosenOrgField
      {...field}
      orgType={call === baseOrg.orgAnnul ? org.orgType : undefined}
      except={org.orgId}
      effect={useEffectText(call, org, chosen)}
    />
  );
}

/** What would move, or why it cannot, asked as soon as somebody is chosen. */
function useEffectText(
  call: IntoProps['call'],
  { orgId: id, version }: IntoProps['org'],
  intoId: string,
): string {
  const [text, setText] = useState('');
  useEffect(() => {
    setText('');
    if (intoId === '') return undefined;
    let gone = false;
    send(call, { id, intoId, preview: true }, { version }).then(
      ({ certs, records, users, points, intoName }) => {
        if (!gone)
          setText(
            `将转移证书 ${certs} 张、申请和注册 ${records} 件、用户 ${users} 人、确认点 ${points} 个到“${intoName}”。`,
          );
      },
      (error: unknown) => {
        if (!gone) setText(failureOf(error).message);
      },
    );
    return () => {
      gone = true;
    };
  }, [call, id, intoId, version]);
  return text;
}
