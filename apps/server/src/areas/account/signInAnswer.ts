import { mostRights } from '@tqc/contract/catalogue';
import { onOff } from '@tqc/domain/dictionaries';
import { maskMobile } from '@tqc/domain/shared';
import { menuOf } from '../../trade/menu';
import type { AppParts } from '../../kit/serve';
import { mobileOf, rightsOf, type SignedIn } from '../../kit/session';

/** Rights that each role of somebody which works leaves out of the menu. */
const LEFT_OUT = `select permission from admin_role join role r using (role_id) join role_permission using (role_id)
  where admin_id = $1 and r.status = ${onOff.code('on')} group by permission having not bool_or(shown)`;

/**
 * What the browser learns of the person who signed in: masked, without menu and buttons while the
 * password must change first.
 */
export async function signInAnswer(
  app: AppParts,
  {
    admin,
    smsToken,
    key,
    passDaysLeft,
  }: Pick<SignedIn, 'admin' | 'smsToken' | 'passDaysLeft'> & { key: string },
) {
  const rights = await rightsOf(app.pool, {
    adminId: admin.admin_id,
    superuser: admin.superuser,
    monitor: admin.monitor,
    pv: admin.pv,
  });
  const { rows } = await app.pool.query<{ permission: string }>(LEFT_OUT, [admin.admin_id]);
  const hidden = new Set(admin.superuser ? [] : rows.map(({ permission }) => permission));
  return {
    user: {
      userId: admin.admin_id,
      account: admin.account,
      nickname: admin.name,
      phone: maskMobile(mobileOf(app.personal, admin)),
      orgId: admin.org_id,
      orgType: admin.org_type,
      orgName: admin.org_name,
      orgBizType: admin.org_biz_type,
      prov: admin.prov,
      city: admin.city,
      county: admin.county,
      loginType: admin.login_type,
      smsToken,
      passOverdue: passDaysLeft <= 0 ? 1 : 0,
      passDaysLeft,
      superuser: admin.superuser ? 1 : 0,
      monitor: admin.monitor ? 1 : 0,
      manage: admin.manage ? 1 : 0,
      demo: app.demo,
    },
    privilege:
      passDaysLeft > 0
        ? {
            menu: menuOf({ rights }, hidden),
            module: [...rights].sort(),
            withheld: [...mostRights(admin.org_type)].filter((code) => !rights.has(code)).sort(),
          }
        : { menu: [], module: [] },
    key,
  };
}
