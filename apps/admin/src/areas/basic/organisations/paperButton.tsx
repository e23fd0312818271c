import { baseOrg } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';
import { recognises } from '@tqc/domain/organisations';
import { FormButton } from '../../../kit/form/buttons';

const { onlyEcertSwitch } = baseOrg;

/** Whether certificates of an organisation are printed: an element that the list can read. */
export function paperButton(org: Row<typeof baseOrg.list>, isOwn: boolean, onDone: () => void) {
  const { onlyEcert, orgId, orgName, version } = org;
  return (
    <FormButton
      call={onlyEcertSwitch}
      row={{ version }}
      input={{ orgId, onlyEcert: !onlyEcert }}
      label={onlyEcert ? '恢复打印' : '只发电子证书'}
      link
      danger={!onlyEcert}
      fields={['reason']}
      intro={
        onlyEcert
          ? `恢复后“${orgName}”可以申领空白证书、打印纸质证书。`
          : `“${orgName}”以后只发电子证书：不能打印纸质证书，也不能申领空白证书；已打印的证书不变。`
      }
      when={!isOwn && recognises(org)}
      onDone={onDone}
    />
  );
}
