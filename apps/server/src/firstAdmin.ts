import { normalAccount } from '@tqc/contract/wire';
import { onOff } from '@tqc/domain/dictionaries';
import { newId } from './kit/newId';
import { queriesOn, systemScope, transaction, type Queries } from './kit/scope';
import type { AppParts } from './kit/serve';
import { firstPassword, hashForStore, hashOfPassword, storePassword } from './kit/session';
import { layDownRoles } from './trade/standardRoles';
import { tellAudit } from './tellAudit';

const LOCK = 7303;
const CENTRE = '1';

/**
 * Makes the first administrator of an installation without any, in the national centre; gives the
 * first password, which must change.
 */
export async function createFirstAdmin(
  { pool, auth, clock }: Pick<AppParts, 'pool' | 'auth' | 'clock'>,
  { account, name }: { readonly account: string; readonly name: string },
): Promise<{ readonly password: string }> {
  if (!/^[\w.@-]{4,30}$/.test(account))
    throw new Error('请用 --account 给出账号：4 到 30 个字母、数字、点、横线或下划线');
  if (!name || name.length > 50) throw new Error('请用 --name 给出姓名，最多 50 个字');
  const password = firstPassword([account, name]);
  const { phc, pepperId } = await hashForStore(
    auth.keys.pepper,
    await hashOfPassword(account, password),
  );
  await transaction(pool, systemScope, async (db) => {
    const queries = queriesOn(db);
    await queries.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await queries.query<{
      admin_id: string;
      account_n: string;
      password_first: boolean;
    }>('select admin_id, account_n, password_first from admin limit 2');
    const [only] = rows;
    // Whoever let the very first password lapse has nobody to ask: the same command gives another.
    if (rows.length === 1 && only?.password_first && only.account_n === normalAccount(account))
      return renew(queries, only.admin_id, { phc, pepperId }, clock());
    if (only) throw new Error('系统中已有账号，请由系统管理员添加；忘记密码请在登录页找回');
    await layDownRoles(queries);
    const orgId = await centreOf(queries);
    const adminId = newId();
    await queries.query(
      `insert into admin (admin_id, account, account_n, name, org_id, password_phc, pepper_id, password_at, password_first, superuser)
       values ($1, $2, $3, $4, $5, $6, $7, $8, true, true)`,
      [adminId, account, normalAccount(account), name, orgId, phc, pepperId, clock()],
    );
    await tellAudit(queries, 'rms.admins.create', `admin/${adminId}`, clock(), {
      org: orgId,
      detail: { account, superuser: true },
    });
  });
  return { password };
}

async function renew(
  queries: Queries,
  adminId: string,
  stored: Awaited<ReturnType<typeof hashForStore>>,
  now: Date,
): Promise<void> {
  await storePassword(queries, adminId, stored, now, true);
  await tellAudit(queries, 'rms.admins.singleResetPassword', `admin/${adminId}`, now, {
    org: '',
    detail: { passwordFirst: true },
  });
}

/** The national centre; made when there is none. */
async function centreOf(queries: Queries): Promise<string> {
  const { rows } = await queries.query<{ org_id: string }>(
    `select org_id from org where org_type = 5 and status = ${onOff.code('on')} order by org_id limit 1`,
  );
  if (rows[0]) return rows[0].org_id;
  await queries.query(
    "insert into division (code, name, parent) values ('00', '全国', null) on conflict do nothing",
  );
  await queries.query(
    `insert into org (org_id, org_type, org_name, short_code, area_code, area_name, parent_id, prov, city, county, point)
     values ($1, 5, '国家中心', '000', '00', '全国', null, '00', '0000', '000000', '')`,
    [CENTRE],
  );
  return CENTRE;
}
