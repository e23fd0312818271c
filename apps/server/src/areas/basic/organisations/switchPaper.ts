import type { baseOrg } from '@tqc/contract/basic';
import { RuleError } from '@tqc/domain/kit';
import { recognises } from '@tqc/domain/organisations';
import type { CallContext } from '../../../kit/serve';
import { actorOf, noteOrg } from '../../../trade/orgLog';
import { holdOrg, orgs } from './scope';

const said = (only: boolean) => (only ? '是' : '否');

/** An organisation below the caller issues electronic certificates only, or prints paper again. */
export async function switchPaper(
  call: CallContext<typeof baseOrg.onlyEcertSwitch>,
): Promise<null> {
  const { orgId, onlyEcert, reason } = call.input;
  const org = await holdOrg(call, orgId);
  if (!recognises(org)) throw new RuleError('只有认定机构签发证书，该机构不用设置');
  if (org.onlyEcert === onlyEcert)
    throw new RuleError(
      onlyEcert ? '该机构已经只发电子证书，不用再设置' : '该机构已经可以打印纸质证书，不用再设置',
    );
  await orgs(call).change(orgId, { onlyEcert, updatedAt: call.now });
  await noteOrg(actorOf(call), org, 'edited', [
    { label: '只发电子证书', before: said(org.onlyEcert), after: said(onlyEcert) },
    { label: '原因', before: '', after: reason },
  ]);
  return null;
}
