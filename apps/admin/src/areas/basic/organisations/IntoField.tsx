import { baseOrg } from '@tqc/contract/basic';
import type { OutputOf } from '@tqc/contract/kit';
import type { CustomFieldProps } from '@tqc/ui/FormDialog';
import { useRecord } from '../../../kit/record/useRecord';
import { call as send } from '../../../kit/session/api';
import { ChosenOrgField } from './ChosenOrgField';

interface IntoProps extends CustomFieldProps {
  readonly call: typeof baseOrg.orgAnnul | typeof baseOrg.transferHistoryData;
  readonly org: { readonly orgId: string; readonly orgType: number; readonly version: number };
}

/** The organisation that takes over, and what would go over to it. */
export function IntoField({ call, org, ...field }: IntoProps) {
  const { orgId: id, orgType, version } = org;
  const intoId = typeof field.value === 'string' ? field.value : '';
  // What would move, or why it cannot, asked as soon as somebody is chosen.
  const { record, failure } = useRecord(
    call,
    { id, intoId, preview: true },
    {
      when: intoId !== '',
      turn: version,
      ask: (input) => send(call, input, { version }),
    },
  );
  return (
    <ChosenOrgField
      {...field}
      orgType={call === baseOrg.orgAnnul ? orgType : undefined}
      except={id}
      effect={record && whatMoves(record)}
      refusal={failure?.message}
    />
  );
}

const whatMoves = ({ certs, records, users, points, intoName }: OutputOf<IntoProps['call']>) =>
  `将转移证书 ${certs} 张、申请和注册 ${records} 件、用户 ${users} 人、确认点 ${points} 个到“${intoName}”。`;
