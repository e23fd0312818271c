import type { Given } from '../../../kit/serve';

/** What whoever prints is told where their organisation issues electronic certificates only. */
export const NO_PAPER =
  '本机构只发电子证书，不打印纸质证书；确需打印的，请上级机构在“机构管理”中恢复打印';

/** Whether the caller's organisation issues electronic certificates only. */
export async function issuesNoPaper({ db, who }: Pick<Given, 'db' | 'who'>): Promise<boolean> {
  const org = await db
    .selectFrom('org')
    .select('onlyEcert')
    .where('orgId', '=', who.orgId)
    .executeTakeFirst();
  return org?.onlyEcert === true;
}
