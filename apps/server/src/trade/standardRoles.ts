import { defaultRights } from '@tqc/contract/catalogue';
import { CENTRE, CITY, COUNTY, POINT, PROVINCE, UNIVERSITY } from '@tqc/domain/organisations';
import type { Queries } from '../kit/scope';

const AUDIT_ROLE = 9;

const business = (orgType: number, roleName: string) => ({
  roleId: orgType,
  roleName,
  orgType,
  duty: 'business',
  rights: () => [...defaultRights(orgType)],
});

/** What an installation begins with: who works at an organisation of a kind, and who audits. */
const standardRoles = [
  business(POINT, '确认点经办'),
  business(COUNTY, '县级经办'),
  business(CITY, '市级经办'),
  business(PROVINCE, '省级经办'),
  business(CENTRE, '国家级经办'),
  business(UNIVERSITY, '高校经办'),
  {
    roleId: AUDIT_ROLE,
    roleName: '审计管理员',
    orgType: CENTRE,
    duty: 'audit',
    rights: () => [
      'rms.audit.view',
      'shell.homeWorks.menu',
      'message.msgSysmsg.view',
      'lookup.common.view',
    ],
  },
];

/**
 * Lays the standard roles down where there is no role yet: nobody begins by choosing hundreds of
 * rights. What was changed of them since stays.
 */
export async function layDownRoles(queries: Queries): Promise<void> {
  const { rows } = await queries.query('select from role limit 1');
  if (rows.length > 0) return;
  for (const { roleId, roleName, orgType, duty, rights } of standardRoles) {
    await queries.query(
      'insert into role (role_id, role_name, org_type, duty) values ($1, $2, $3, $4)',
      [roleId, roleName, orgType, duty],
    );
    await queries.query(
      'insert into role_permission (role_id, permission) select $1, unnest($2::text[])',
      [roleId, rights()],
    );
  }
}
