import { cert } from '@tqc/contract/cert';
import type { OutputOf } from '@tqc/contract/kit';
import { certFlow } from '@tqc/domain/cert';
import { FormButton } from '../../../kit/form/buttons';
import { useSession } from '../../../kit/session/session';
import { removeFields } from './changeForm';

/** 申请删除 of the certificate that is read. */
export function RemovalButton({
  detail,
  onDone,
}: {
  readonly detail: OutputOf<typeof cert.get>;
  readonly onDone: () => void;
}) {
  const { certId, certNo, name, orgName, status, version } = detail;
  const own = useSession(({ user }) => user?.orgName === orgName);
  return (
    <FormButton
      call={cert.remove}
      label="申请删除"
      fields={removeFields}
      row={{ certId, version }}
      intro={`${name}的证书 ${certNo}：上一级审批通过后不再有效，仍可查询。`}
      when={own && certFlow.can('remove', status)}
      onDone={onDone}
    />
  );
}
